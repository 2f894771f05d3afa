import type { Services } from '../context.ts';
import { looksLikeApiKey } from '../crypto/api-keys.ts';
import { sha256 } from '../crypto/tokens.ts';
import { verifyAccessToken } from './access-token.ts';
import { Viewer } from './viewer.ts';

/** Who a backend call's `Authorization` header stands for; nobody when it doesn't hold, whatever the reason. */
export async function authenticateBackend(services: Services, header: string | undefined): Promise<Viewer> {
  const token = /^Bearer ([\x21-\x7e]+)$/i.exec(header ?? '')?.[1];
  if (token === undefined) return Viewer.anonymous(null);
  // The checksum refuses a mistyped key without touching the database.
  if (looksLikeApiKey(token)) return authenticateKey(services, token);
  if (token.split('.').length === 3) return (await verifyAccessToken(services, token)) ?? Viewer.anonymous(null);
  return Viewer.anonymous(null);
}

async function authenticateKey({ database }: Services, key: string): Promise<Viewer> {
  const found = await database.rows
    .selectFrom('api_key')
    .select(['id', 'deployment_id', 'scopes', 'expires_at'])
    .where('key_hash', '=', sha256(key))
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return Viewer.anonymous(null);
  if (found.expires_at !== null && Date.parse(found.expires_at) <= Date.now()) return Viewer.anonymous(null);
  return Viewer.apiKey(found.deployment_id, found.id, found.scopes);
}
