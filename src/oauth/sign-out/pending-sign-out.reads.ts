import { sql } from 'kysely';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';

/** A sign-out that waits for the user. The provider has checked the application and its URL. */
export interface PendingSignOut {
  readonly applicationName: string | null;
  /** Where the browser goes afterwards; null for the page of this service. */
  readonly redirectUri: string | null;
  /** The parameter `state` of the request. */
  readonly state: string | null;
}

/** The sign-out that an application has asked for in this sign-in; 404 if there is none. */
export function getPendingSignOut(rows: Rows, deploymentId: number, signInId: string): Promise<PendingSignOut> {
  return rows
    .selectFrom('oauth_record as session')
    .select([
      sql<string | null>`session.payload #>> '{state,postLogoutRedirectUri}'`.as('redirectUri'),
      sql<string | null>`session.payload #>> '{state,state}'`.as('state'),
      sql<string | null>`(select app.name from oauth_application app
        where app.deployment_id = ${DEPLOYMENT_ID} and coalesce(app.metadata_url, app.id::text) = session.payload #>> '{state,clientId}')`.as(
        'applicationName',
      ),
    ])
    .where('session.deployment_id', '=', deploymentId)
    .where('session.model', '=', 'Session')
    .where('session.key_hash', '=', sha256(signInId))
    .where(sql<boolean>`session.payload -> 'state' is not null`)
    .executeTakeFirstOrThrow(() =>
      notFound('OAUTH_SIGN_OUT_NOT_FOUND', 'A sign-out that an application has asked for'),
    );
}
