import { sql } from 'kysely';
import type { AuthSettings } from '../../deployment/index.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { allowedResources } from '../applications/allowed-resources.ts';
import type { ApplicationResource } from '../applications/oauth-application.entity.ts';
import type { RecordPayload } from '../records/record.reads.ts';

/** An access token that `oidc-provider` has stored, with what it depends on. */
export interface UserTokenRow {
  readonly userId: string;
  readonly applicationId: string;
  /** Of the token: `aud` and `scope`. */
  readonly payload: RecordPayload;
  readonly grantPayload: RecordPayload;
  readonly resources: readonly ApplicationResource[];
}

/**
 * The access token of a user, in one statement. Null unless it has neither expired nor been revoked, its grant has not ended, its
 * application is active, its user may sign in, and, if it belongs to a sign-in, that has neither ended nor expired.
 */
export async function findUserToken(
  rows: Rows,
  deploymentId: number,
  token: string,
  { sessionInactiveTimeout, sessionValidityPeriod }: AuthSettings,
): Promise<UserTokenRow | null> {
  const now = Date.now();
  const before = (seconds: number) => sql<string>`${new Date(now - seconds * 1_000).toISOString()}::timestamptz`;
  const isInUse =
    sessionInactiveTimeout > 0 ? sql<boolean>`session.last_active_at > ${before(sessionInactiveTimeout)}` : sql`true`;
  const found = await rows
    .selectFrom('oauth_record as token')
    .innerJoin('oauth_record as grant', (join) =>
      join
        .onRef('grant.deployment_id', '=', 'token.deployment_id')
        .onRef('grant.grant_id', '=', 'token.grant_id')
        .on('grant.model', '=', 'Grant'),
    )
    .innerJoin('oauth_application as application', (join) =>
      join
        .onRef('application.deployment_id', '=', 'token.deployment_id')
        .onRef('application.id', '=', 'token.application_id'),
    )
    .innerJoin('user as u', (join) =>
      join.onRef('u.deployment_id', '=', 'token.deployment_id').onRef('u.id', '=', 'token.user_id'),
    )
    .select(['u.id as userId', 'application.id as applicationId', 'token.payload'])
    .select(allowedResources.as('resources'))
    .select('grant.payload as grantPayload')
    .where('token.deployment_id', '=', deploymentId)
    .where('token.model', '=', 'AccessToken')
    .where('token.key_hash', '=', sha256(token))
    .where('token.expires_at', '>', before(0))
    .where('grant.expires_at', '>', before(0))
    .where('application.is_active', '=', true)
    .where('application.type', '!=', 'machine')
    .where('u.is_active', '=', true)
    .where(
      sql<boolean>`(token.signin_id is null or exists (select from signin
        join session on session.deployment_id = signin.deployment_id and session.id = signin.session_id
        where signin.deployment_id = ${DEPLOYMENT_ID} and signin.id = token.signin_id and signin.impersonator is null
          and signin.created_at > ${before(sessionValidityPeriod)} and session.ended_at is null
          and session.expires_at > ${before(0)} and ${isInUse}))`,
    )
    .executeTakeFirst();
  return found ?? null;
}
