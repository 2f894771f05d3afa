import type { Config } from '../../platform/config.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { requestedScopes, shownEndpoints } from '../social-providers/provider-kinds.ts';
import { socialProviderNotFound } from '../social-providers/provider-not-found.ts';
import { socialRedirectUri } from '../social-providers/redirect-uri.ts';

/** The providers with what their redirect URIs depend on. Callers add conditions. */
const selectProviders = (rows: Rows, deploymentId: number) =>
  rows
    .selectFrom('social_provider as provider')
    .innerJoin('deployment', 'deployment.id', 'provider.deployment_id')
    .select([
      'provider.id',
      'provider.name',
      'provider.kind',
      'provider.label',
      'provider.client_id as clientId',
      'provider.client_secret_sealed as clientSecretSealed',
      'provider.scopes',
      'provider.enabled',
      'provider.sign_up_allowed as signUpAllowed',
      'provider.tokens_stored as tokensStored',
      'provider.position',
      'provider.endpoints',
      'provider.created_at as createdAt',
      'provider.updated_at as updatedAt',
      'deployment.frontend_host as frontendHost',
    ])
    .where('provider.deployment_id', '=', deploymentId);

/** A provider with its secret, for requests to it. */
export type StoredProvider = Awaited<ReturnType<typeof readProvider>>;

/** Returns the provider with this name. Rejects an unknown name with 404. */
export function readProvider(rows: Rows, deploymentId: number, name: string) {
  return selectProviders(rows, deploymentId)
    .where('provider.name', '=', name)
    .executeTakeFirstOrThrow(socialProviderNotFound);
}

/** The providers in the order of their buttons. A deployment has at most 20. */
export const readProviders = (rows: Rows, deploymentId: number) =>
  selectProviders(rows, deploymentId).orderBy('provider.position').orderBy('provider.id').execute();

/** A provider as responses show it: all except the secret. */
export function shownProvider(config: Config, provider: StoredProvider) {
  const { clientSecretSealed, endpoints, frontendHost, ...shown } = provider;
  const { tenant = null, teamId = null, keyId = null, profileFields = null } = endpoints;
  return {
    ...shown,
    hasClientSecret: clientSecretSealed !== null,
    scopes: requestedScopes(provider),
    redirectUri: socialRedirectUri(config, frontendHost, provider.name),
    ...shownEndpoints(provider.kind, endpoints),
    tenant,
    teamId,
    keyId,
    profileFields,
  };
}
