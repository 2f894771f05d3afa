import { SCOPES, type Scope } from '../../platform/access/scopes.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { ServiceError } from '../../platform/errors.ts';

/** The API key that calls. A token that could make credentials would outlive its own end. */
export function callingApiKeyId({ actor }: Viewer): string {
  if (actor.type === 'api_key' && actor.id !== null) return actor.id;
  throw new ServiceError(
    'INSUFFICIENT_PERMISSIONS',
    'Only an API key makes keys and access tokens. Call with the API key itself, not with an access token.',
  );
}

/** The scopes to give, each once, and none that the caller doesn't have. */
export function grantedScopes(viewer: Viewer, wanted: readonly Scope[]): Scope[] {
  const granted = SCOPES.filter((scope) => wanted.includes(scope));
  const lacking = granted.filter((scope) => !viewer.hasScope(scope));
  if (lacking.length > 0) {
    throw new ServiceError(
      'INSUFFICIENT_PERMISSIONS',
      `This API key lacks ${lacking.join(', ')}: nobody gives scopes that they don't have.`,
    );
  }
  return granted;
}
