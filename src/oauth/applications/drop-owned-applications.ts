import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import { timestampsOf } from '../../platform/events/snapshot-timestamps.ts';
import type { OwnedApplications } from '../../platform/ports/owned-applications.ts';
import { audited, resourceOf } from './oauth-application.record.ts';

const columns = [
  'id',
  'organization_id as organizationId',
  'type',
  'name',
  'description',
  'logo_url as logoUrl',
  'website_url as websiteUrl',
  'terms_url as termsUrl',
  'privacy_url as privacyUrl',
  'auth_method as authMethod',
  'redirect_uris as redirectUris',
  'post_logout_redirect_uris as postLogoutRedirectUris',
  'device_sign_in as deviceSignIn',
  'backchannel_logout_uri as backchannelLogoutUri',
  'jwks',
  'jwks_uri as jwksUri',
  'scopes',
  'resources',
  'token_exchange_resources as tokenExchangeResources',
  'dpop_bound_access_tokens as dpopBoundAccessTokens',
  'require_pushed_authorization_requests as requirePushedAuthorizationRequests',
  'registration',
  'metadata_url as metadataUrl',
  'is_first_party as isFirstParty',
  'is_active as isActive',
  'access_token_lifetime as accessTokenLifetime',
  'refresh_token_lifetime as refreshTokenLifetime',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

/** Implements `OwnedApplications` in one statement. */
async function dropOwnedApplications(tx: Transaction, organizationIds: readonly string[]): Promise<void> {
  const dropped = await tx.rows
    .deleteFrom('oauth_application')
    .where('deployment_id', '=', tx.deploymentId)
    .where('organization_id', '=', sql<string>`any(${organizationIds}::bigint[])`)
    .returning([
      ...columns,
      sql<string[]>`array(select held.role_id::text from oauth_application_role held
        where held.deployment_id = ${DEPLOYMENT_ID} and held.application_id = oauth_application.id
        order by held.role_id)`.as('roleIds'),
    ])
    .execute();
  for (const { roleIds, ...application } of dropped) {
    const roles = roleIds.map((id) => ({ id }));
    const before = { ...audited(application, roles), ...timestampsOf(application) };
    tx.record({ type: 'oauth_application.deleted', resource: resourceOf(application), before });
  }
}

/** See `OwnedApplications`. */
export const ownedApplications: OwnedApplications = { drop: dropOwnedApplications };
