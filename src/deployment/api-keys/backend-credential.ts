import { readBearerCredential } from '../../platform/access/bearer.ts';
import { Viewer } from '../../platform/access/viewer.ts';
import type { Services } from '../../platform/context.ts';
import { looksLikeApiKey } from '../../platform/crypto/api-keys.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import { verifyAccessToken } from './access-token.ts';

/**
 * Authenticates the `Authorization` header of a request to the backend host. Returns an anonymous viewer when the
 * credential is missing or invalid for any reason.
 */
export async function authenticateBackend(services: Services, header: string | undefined): Promise<Viewer> {
  const token = readBearerCredential(header);
  if (token === null) return Viewer.anonymous(null);
  if (looksLikeApiKey(token)) return authenticateKey(services, token);
  if (token.split('.').length === 3) return (await verifyAccessToken(services, token)) ?? Viewer.anonymous(null);
  return Viewer.anonymous(null);
}

async function authenticateKey({ findBackendKey }: Services, key: string): Promise<Viewer> {
  const found = await findBackendKey(sha256(key));
  if (found === null) return Viewer.anonymous(null);
  if (found.expiresAt !== null && Date.parse(found.expiresAt) <= Date.now()) return Viewer.anonymous(null);
  return Viewer.apiKey(found.deploymentId, found.id, found.scopes);
}
