import type { KoaContextWithOIDC } from 'oidc-provider';
import type { ResourceScope } from '../resources/oauth-resource.entity.ts';

/**
 * Gives a request that names a resource and no scope the default scopes of the resource, of those that the application may have: RFC 6749,
 * section 3.3. Not with several resources, whose scopes are in one list: a default of one could be a scope of another that is none. Not for the
 * exchange of a code or refresh token, which has the scopes of that.
 */
export function addDefaultScopes(
  { params, route }: KoaContextWithOIDC['oidc'],
  scopes: readonly Pick<ResourceScope, 'name' | 'isDefault'>[],
): void {
  const asksForScopes =
    route === 'authorization' || route === 'device_authorization' || params?.['grant_type'] === 'client_credentials';
  if (params === undefined || !asksForScopes || params['scope'] !== undefined) return;
  if ([params['resource']].flat().length !== 1) return;
  const defaults = scopes.filter(({ isDefault }) => isDefault === true).map(({ name }) => name);
  if (defaults.length > 0) params['scope'] = defaults.join(' ');
}
