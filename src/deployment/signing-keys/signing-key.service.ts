import type { Context } from '../../platform/context.ts';
import { type CryptoKey, importKey } from '../../platform/crypto/jwt.ts';
import { Lru } from '../../platform/lru.ts';
import { createSigningKeys, privateKeyCell } from './create-signing-keys.ts';
import type { SigningPurpose } from './signing-key.entity.ts';
import { publicKeys } from './signing-key.reads.ts';

/** What a deployment signs with now. */
export interface ActiveSigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
}

/** Imported private keys by `kid`, which is made of the key itself: an entry is never out of date. */
const privateKeys = new Lru<string, CryptoKey>(1_000);

/** A key as it is stored, its private half encrypted. */
export interface StoredSigningKey {
  readonly id: string;
  readonly kid: string;
  readonly privateSealed: string;
  readonly longestTtl: number;
}

/**
 * The deployment's active key of one purpose, made when it is first needed, for a token that lives `ttl` seconds. The key
 * knows of that token before it is signed: once retired, it stays published for as long. `stored` is the key where the
 * caller has read it together with something else.
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
    privateKey = await importKey(JSON.parse(ctx.vault.open(privateSealed, privateKeyCell(id))));
    privateKeys.set(kid, privateKey);
  }
  return { kid, privateKey };
}

/** The public keys of session tokens: never empty, and each there before its first token. */
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

/** Each member by its name: nothing else of what is stored could ever be shown. */
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

/** Rarely done, and by itself: a longer one stays, and a key that was retired this moment takes it too. */
async function raiseLongestTtl({ rows, viewer }: Context, id: string, ttl: number): Promise<void> {
  await rows
    .updateTable('signing_key')
    .set({ longest_ttl: ttl })
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', id)
    .where('longest_ttl', '<', ttl)
    .execute();
}
