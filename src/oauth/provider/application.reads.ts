import { sql } from 'kysely';
import { isIntegerText } from '../../deployment/index.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type {
  ApplicationAuthMethod,
  ApplicationResource,
  ApplicationType,
} from '../applications/oauth-application.entity.ts';

/** An active application as the provider needs it. */
export interface ProviderApplication {
  readonly id: string;
  readonly type: ApplicationType;
  readonly name: string;
  readonly authMethod: ApplicationAuthMethod;
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
  readonly backchannelLogoutUri: string | null;
  readonly jwks: { readonly keys: readonly Record<string, unknown>[] } | null;
  readonly jwksUri: string | null;
  readonly scopes: readonly string[];
  readonly resources: readonly ApplicationResource[];
  readonly isFirstParty: boolean;
  /** The organization whose members it signs in; null for an application of the deployment. */
  readonly organizationId: string | null;
  /** Whether the signed-in user of the request is such a member. False without a signed-in user. */
  readonly isMember: boolean;
  readonly accessTokenLifetime: number;
  readonly refreshTokenLifetime: number;
  /** The hashes of the secrets that have not expired. */
  readonly secretHashes: readonly string[];
}

/** The active application with this `client_id`, or null. Says whether the user is a member of its organization. */
export async function readProviderApplication(
  rows: Rows,
  deploymentId: number,
  clientId: string,
  userId: string | null = null,
): Promise<ProviderApplication | null> {
  if (!isIntegerText(clientId, 64)) return null;
  const found = await rows
    .selectFrom('oauth_application as app')
    .select(['app.id', 'app.type', 'app.name', 'app.auth_method as authMethod', 'app.redirect_uris as redirectUris'])
    .select(['app.post_logout_redirect_uris as postLogoutRedirectUris', 'app.jwks', 'app.jwks_uri as jwksUri'])
    .select(['app.backchannel_logout_uri as backchannelLogoutUri', 'app.scopes', 'app.resources'])
    .select(['app.is_first_party as isFirstParty', 'app.access_token_lifetime as accessTokenLifetime'])
    .select(['app.refresh_token_lifetime as refreshTokenLifetime', 'app.organization_id as organizationId'])
    .select(
      sql<boolean>`exists (select from organization_membership member
        where member.deployment_id = ${DEPLOYMENT_ID} and member.organization_id = app.organization_id
          and member.user_id = ${userId})`.as('isMember'),
    )
    .select(
      sql<readonly string[]>`array(select secret.secret_hash from oauth_application_secret secret
        where secret.deployment_id = ${DEPLOYMENT_ID} and secret.application_id = app.id
          and (secret.expires_at is null or secret.expires_at > ${new Date().toISOString()}::timestamptz))`.as(
        'secretHashes',
      ),
    )
    .where('app.deployment_id', '=', deploymentId)
    .where('app.id', '=', clientId)
    .where('app.is_active', '=', true)
    .executeTakeFirst();
  return found ?? null;
}
