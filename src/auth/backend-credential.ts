import type { Services } from '../context.ts';
import { looksLikeApiKey } from '../crypto/api-keys.ts';
import { sha256 } from '../crypto/tokens.ts';
import { verifyAccessToken } from './access-token.ts';
import { bearerOf } from './bearer.ts';
import { Viewer } from './viewer.ts';

/** Who a backend call's `Authorization` header stands for; nobody when it doesn't hold, whatever the reason. */
export async function authenticateBackend(services: Services, header: string | undefined): Promise<Viewer> {
  const token = bearerOf(header);
  if (token === null) return Viewer.anonymous(null);
  if (looksLikeApiKey(token)) return authenticateKey(services, token);
  if (token.split('.').length === 3) return (await verifyAccessToken(services, token)) ?? Viewer.anonymous(null);
  return Viewer.anonymous(null);
}

async function authenticateKey({ lookUps }: Services, key: string): Promise<Viewer> {
  const found = await lookUps.backendKey(sha256(key));
  if (found === null) return Viewer.anonymous(null);
  if (found.expiresAt !== null && Date.parse(found.expiresAt) <= Date.now()) return Viewer.anonymous(null);
  return Viewer.apiKey(found.deploymentId, found.id, found.scopes);
}
