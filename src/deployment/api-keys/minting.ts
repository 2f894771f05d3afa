import { SCOPES, type Scope } from '../../platform/access/scopes.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { ServiceError } from '../../platform/errors.ts';

/**
 * The id of the calling API key. Rejects access tokens, because a token that creates credentials would extend its own lifetime, and
 * operators, because an access token ends with the key that created it.
 */
export function callingApiKeyId({ actor }: Viewer): string {
  if (actor.type === 'api_key' && actor.id !== null) return actor.id;
  throw new ServiceError(
    'INSUFFICIENT_PERMISSIONS',
    'This credential cannot create API keys and access tokens. Send the request with an API key.',
  );
}

/**
 * Rejects callers that may not create API keys. An operator may, in the console: its session ends and its role can change, and
 * `grantedScopes` limits the key to the scopes of the role.
 */
export function assertMayCreateKeys(viewer: Viewer): void {
  if (viewer.actor.type !== 'operator') callingApiKeyId(viewer);
}

/** The requested scopes without duplicates. Rejects scopes that the caller does not have. */
export function grantedScopes(viewer: Viewer, requested: readonly Scope[]): Scope[] {
  const granted = SCOPES.filter((scope) => requested.includes(scope));
  const lacking = granted.filter((scope) => !viewer.hasScope(scope));
  if (lacking.length > 0) {
    throw new ServiceError(
      'INSUFFICIENT_PERMISSIONS',
      `${viewer.actor.type === 'operator' ? 'Your role' : 'This API key'} lacks ${lacking.join(', ')} and cannot grant scopes that it does not have. Remove them from the request.`,
    );
  }
  return granted;
}

/**
 * Rejects a caller that may not give these scopes to a credential that does not end with its own, such as a secret of an application:
 * it must have all of them, and must not be a token, which would extend its own lifetime.
 */
export function assertMayGrantScopes(viewer: Viewer, scopes: readonly Scope[]): void {
  if (scopes.length === 0 || viewer.actor.type === 'system') return;
  if (viewer.actor.type !== 'operator' && viewer.actor.type !== 'api_key') {
    throw new ServiceError(
      'INSUFFICIENT_PERMISSIONS',
      'This credential cannot give scopes of this API to an application. Send the request with an API key.',
    );
  }
  grantedScopes(viewer, scopes);
}
