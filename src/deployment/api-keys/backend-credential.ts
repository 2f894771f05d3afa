import type { PresentedToken } from '../../platform/access/bearer.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import type { Services } from '../../platform/context.ts';
import { looksLikeApiKey } from '../../platform/crypto/api-keys.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { isAccessToken, verifyAccessToken } from './access-token.ts';

/** What authenticates a request to the backend host. */
export interface BackendAuthentication extends Services {
  /** The viewer of a valid access token of an application, or null. The OpenID provider, which comes later, issues these tokens. */
  readonly findApplicationOfToken: (presented: PresentedToken) => Promise<Viewer | null>;
}

/**
 * Authenticates the `Authorization` header of a request to the backend host. Returns an anonymous viewer when the
 * credential is missing or invalid for any reason.
 */
export async function authenticateBackend(
  services: BackendAuthentication,
  presented: PresentedToken | null,
): Promise<Viewer> {
  if (presented === null) return Viewer.anonymous(null);
  const { token, proof } = presented;
  const isOwn = looksLikeApiKey(token) || isAccessToken(token);
  // Only tokens of applications can be bound to a key.
  if (isOwn && proof !== null) return Viewer.anonymous(null);
  if (looksLikeApiKey(token)) return authenticateKey(services, token);
  if (token.split('.').length !== 3) return Viewer.anonymous(null);
  const viewer = await (isOwn ? verifyAccessToken(services, token) : services.findApplicationOfToken(presented));
  return viewer ?? Viewer.anonymous(null);
}

async function authenticateKey({ findBackendKey }: Services, key: string): Promise<Viewer> {
  const found = await findBackendKey(sha256(key));
  if (found === null) return Viewer.anonymous(null);
  if (found.expiresAt !== null && Date.parse(found.expiresAt) <= Date.now()) return Viewer.anonymous(null);
  return Viewer.apiKey(found.deploymentId, found.id, found.scopes);
}
