import { sql } from 'kysely';
import { isIntegerText } from '../../deployment/index.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { allowedResources } from '../applications/allowed-resources.ts';
import type {
  ApplicationAuthMethod,
  ApplicationResource,
  ApplicationType,
} from '../applications/oauth-application.entity.ts';

/** An active application as the provider needs it. */
export interface ProviderApplication {
  readonly id: string;
  /** The URL of its metadata document, which is its `client_id` instead of the id; null for an application that was registered. */
  readonly metadataUrl: string | null;
  /** When the document is read again. */
  readonly metadataExpiresAt: string | null;
  readonly type: ApplicationType;
  readonly name: string;
  readonly authMethod: ApplicationAuthMethod;
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
  readonly deviceSignIn: boolean;
  readonly backchannelLogoutUri: string | null;
  readonly jwks: { readonly keys: readonly Record<string, unknown>[] } | null;
  readonly jwksUri: string | null;
  readonly scopes: readonly string[];
  readonly resources: readonly ApplicationResource[];
  /** The identifiers of the resources whose access tokens it may exchange. */
  readonly tokenExchangeResources: readonly string[];
  /** Whether it must prove a key, to which its access tokens are bound. */
  readonly dpopBoundAccessTokens: boolean;
  /** Whether it must push its authorization requests. */
  readonly requirePushedAuthorizationRequests: boolean;
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

/** The application with this `client_id`, which may be inactive, or null. Says whether the user is a member of its organization. */
export async function readProviderApplication(
  rows: Rows,
  deploymentId: number,
  clientId: string,
  userId: string | null = null,
): Promise<(ProviderApplication & { readonly isActive: boolean }) | null> {
  const isUrl = /^https?:/.test(clientId);
  if (!isUrl && !isIntegerText(clientId, 64)) return null;
  const found = await rows
    .selectFrom('oauth_application as application')
    .select([
      'application.id',
      'application.type',
      'application.name',
      'application.auth_method as authMethod',
      'application.redirect_uris as redirectUris',
    ])
    .select([
      'application.post_logout_redirect_uris as postLogoutRedirectUris',
      'application.jwks',
      'application.jwks_uri as jwksUri',
    ])
    .select([
      'application.backchannel_logout_uri as backchannelLogoutUri',
      'application.scopes',
      'application.metadata_url as metadataUrl',
      'application.device_sign_in as deviceSignIn',
    ])
    .select([
      'application.is_active as isActive',
      'application.metadata_expires_at as metadataExpiresAt',
      allowedResources.as('resources'),
    ])
    .select([
      'application.token_exchange_resources as tokenExchangeResources',
      'application.dpop_bound_access_tokens as dpopBoundAccessTokens',
      'application.require_pushed_authorization_requests as requirePushedAuthorizationRequests',
      'application.is_first_party as isFirstParty',
      'application.access_token_lifetime as accessTokenLifetime',
    ])
    .select([
      'application.refresh_token_lifetime as refreshTokenLifetime',
      'application.organization_id as organizationId',
    ])
    .select(
      sql<boolean>`exists (select from organization_membership member
        where member.deployment_id = ${DEPLOYMENT_ID} and member.organization_id = application.organization_id
          and member.user_id = ${userId})`.as('isMember'),
    )
    .select(
      sql<readonly string[]>`array(select secret.secret_hash from oauth_application_secret secret
        where secret.deployment_id = ${DEPLOYMENT_ID} and secret.application_id = application.id
          and (secret.expires_at is null or secret.expires_at > ${new Date().toISOString()}::timestamptz))`.as(
        'secretHashes',
      ),
    )
    .where('application.deployment_id', '=', deploymentId)
    .where(isUrl ? 'application.metadata_url' : 'application.id', '=', clientId)
    .$if(!isUrl, (query) => query.where('application.metadata_url', 'is', null))
    .executeTakeFirst();
  return found ?? null;
}
