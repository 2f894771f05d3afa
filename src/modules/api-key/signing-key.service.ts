import type { Context } from '../../context.ts';
import { type CryptoKey, importKey, newSigningKey } from '../../crypto/jwt.ts';
import { command } from '../../database/command.ts';
import type { Rows } from '../../database/tables.ts';
import { Lru } from '../../lru.ts';
import { SigningKey } from './signing-key.entity.ts';

export type SigningPurpose = 'access_token' | 'session';

/** What a deployment signs with now. */
export interface ActiveSigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
}

/** Imported private keys by `kid`, which is made of the key itself: an entry is never out of date. */
const privateKeys = new Lru<string, CryptoKey>(1_000);

/** The deployment's active key of one purpose, made when it is first needed. */
export async function activeSigningKey(ctx: Context, purpose: SigningPurpose): Promise<ActiveSigningKey> {
  const { id, kid, privateSealed } = await findOrMake(ctx, purpose);
  let privateKey = privateKeys.get(kid);
  if (privateKey === undefined) {
    privateKey = await importKey(JSON.parse(ctx.vault.open(privateSealed, cellOf(id))));
    privateKeys.set(kid, privateKey);
  }
  return { kid, privateKey };
}

async function findOrMake(ctx: Context, purpose: SigningPurpose) {
  const { rows, viewer } = ctx;
  const existing = await findActive(rows, viewer.deploymentId, purpose).executeTakeFirst();
  if (existing !== undefined) return existing;
  await makeSigningKey(ctx, purpose);
  return findActive(rows, viewer.deploymentId, purpose).executeTakeFirstOrThrow();
}

/** Ends the command of whoever comes second: nothing is left to make and nothing to record. */
const MADE_MEANWHILE = new Error('Another call made the signing key meanwhile.');

async function makeSigningKey(ctx: Context, purpose: SigningPurpose): Promise<void> {
  const { kid, publicJwk, privateJwk } = await newSigningKey();
  const id = ctx.database.ids.next();
  const privateSealed = ctx.vault.seal(JSON.stringify(privateJwk), cellOf(id));
  try {
    await command(ctx, async (tx) => {
      await tx.lock(`signing_key ${purpose}`);
      if (await findActive(tx.rows, tx.deploymentId, purpose).executeTakeFirst()) throw MADE_MEANWHILE;
      const stamps = { createdAt: tx.now, updatedAt: tx.now };
      const key = { id, purpose, kid, publicJwk: { ...publicJwk }, privateSealed, state: 'active' as const };
      tx.em.create(SigningKey, { ...key, deploymentId: tx.deploymentId, ...stamps });
      tx.record({ type: 'signing_key.created', resource: { type: 'signing_key', id }, after: { purpose, kid } });
    });
  } catch (error) {
    if (error !== MADE_MEANWHILE) throw error;
  }
}

function findActive(rows: Rows, deploymentId: number, purpose: SigningPurpose) {
  return rows
    .selectFrom('signing_key')
    .select(['id', 'kid', 'private_sealed as privateSealed'])
    .where('deployment_id', '=', deploymentId)
    .where('purpose', '=', purpose)
    .where('state', '=', 'active');
}

const cellOf = (id: string) => ({ table: 'signing_key', column: 'private_sealed', row: id });
