import { SCOPES, type Scope } from '../../platform/access/scopes.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { ServiceError } from '../../platform/errors.ts';

/**
 * The id of the calling API key. Rejects access tokens: a token that creates credentials would extend its own lifetime.
 */
export function callingApiKeyId({ actor }: Viewer): string {
  if (actor.type === 'api_key' && actor.id !== null) return actor.id;
  throw new ServiceError(
    'INSUFFICIENT_PERMISSIONS',
    'Only an API key can create API keys and access tokens. Send the request with an API key instead of an access token.',
  );
}

/** The requested scopes without duplicates. Rejects scopes that the caller does not have. */
export function grantedScopes(viewer: Viewer, requested: readonly Scope[]): Scope[] {
  const granted = SCOPES.filter((scope) => requested.includes(scope));
  const lacking = granted.filter((scope) => !viewer.hasScope(scope));
  if (lacking.length > 0) {
    throw new ServiceError(
      'INSUFFICIENT_PERMISSIONS',
      `This API key lacks ${lacking.join(', ')} and cannot grant scopes that it does not have. Remove them from the request.`,
    );
  }
  return granted;
}
