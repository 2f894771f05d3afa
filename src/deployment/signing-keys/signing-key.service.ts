import { LRUCache } from 'lru-cache';
import type { Context } from '../../platform/context.ts';
import { type CryptoKey, importKey } from '../../platform/crypto/jwt.ts';
import { createSigningKeys } from './create-signing-keys.ts';
import { keySetOf, privateKeyCell } from './key-set.ts';
import type { SigningPurpose } from './signing-key.entity.ts';
import { publicKeys } from './signing-key.reads.ts';

/** The key with which a deployment signs now. */
export interface ActiveSigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
}

/** Imported private keys by `kid`. A `kid` is derived from its key, so entries never become stale. */
const privateKeys = new LRUCache<string, CryptoKey>({ max: 1_000 });

/** A stored key with its encrypted private key. */
export interface StoredSigningKey {
  readonly id: string;
  readonly kid: string;
  readonly privateSealed: string;
  readonly longestTtl: number;
}

/**
 * The deployment's active key of one purpose, created when it is first needed. Before a token with lifetime `ttl`
 * seconds is signed, the key stores that lifetime: after its retirement it stays published for that time. `stored` is
 * the key when the caller has already read it.
 */
export async function activeSigningKey(
  ctx: Context,
  purpose: SigningPurpose,
  ttl: number,
  stored?: StoredSigningKey | null,
): Promise<ActiveSigningKey> {
  const { id, kid, privateSealed, longestTtl } = stored ?? (await findOrCreate(ctx, purpose));
  if (longestTtl < ttl) await raiseLongestTtl(ctx, id, ttl);
  let privateKey = privateKeys.get(kid);
  if (privateKey === undefined) {
    privateKey = await importKey(JSON.parse(ctx.vault.open(privateSealed, privateKeyCell(keySetOf(purpose), id))));
    privateKeys.set(kid, privateKey);
  }
  return { kid, privateKey };
}

/** The public keys of session tokens. The list is never empty and contains each key before its first token. */
export async function jsonWebKeys(ctx: Context) {
  const { rows, viewer } = ctx;
  let keys = await publicKeys(rows, viewer.deploymentId, 'session');
  const states = new Set(keys.map(({ state }) => state));
  if (!states.has('active') || !states.has('next')) {
    await createSigningKeys(ctx, 'session');
    keys = await publicKeys(rows, viewer.deploymentId, 'session');
  }
  return { keys: keys.map(({ jwk }) => publicJwkOf(jwk)) };
}

/** Copies each field by name, so that no other stored field can be published. */
function publicJwkOf(jwk: Record<string, unknown>) {
  const text = (name: string) => String(jwk[name]);
  return {
    kty: text('kty'),
    crv: text('crv'),
    x: text('x'),
    y: text('y'),
    kid: text('kid'),
    alg: text('alg'),
    use: text('use'),
  };
}

async function findOrCreate(ctx: Context, purpose: SigningPurpose): Promise<StoredSigningKey> {
  const existing = await findActive(ctx, purpose).executeTakeFirst();
  if (existing !== undefined) return existing;
  await createSigningKeys(ctx, purpose);
  return findActive(ctx, purpose).executeTakeFirstOrThrow();
}

function findActive({ rows, viewer }: Context, purpose: SigningPurpose) {
  return rows
    .selectFrom('signing_key')
    .select(['id', 'kid', 'private_sealed as privateSealed', 'longest_ttl as longestTtl'])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('purpose', '=', purpose)
    .where('state', '=', 'active');
}

/**
 * Raises the stored lifetime in its own statement, which is rare. Never lowers it, and also applies to a key that was
 * just retired.
 */
async function raiseLongestTtl({ rows, viewer }: Context, id: string, ttl: number): Promise<void> {
  await rows
    .updateTable('signing_key')
    .set({ longest_ttl: ttl })
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', id)
    .where('longest_ttl', '<', ttl)
    .execute();
}
