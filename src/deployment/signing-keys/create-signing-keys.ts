import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { newSigningKey, type SigningAlgorithm } from '../../platform/crypto/jwt.ts';
import type { Rows } from '../../platform/database/tables.ts';
import {
  type KeyPurpose,
  type KeySet,
  keyOf,
  keySetOf,
  type LiveKey,
  missingKeys,
  privateKeyCell,
  rowsOf,
} from './key-set.ts';
import { OidcSigningKey, SigningKey } from './signing-key.entity.ts';

/** The longest lifetime in seconds of a token of the OpenID provider. Its keys are published for that time after their retirement. */
const LONGEST_OIDC_TTL = 86_400;

/** A signing key that is not stored yet. */
export interface NewSigningKey {
  readonly id: string;
  readonly algorithm: SigningAlgorithm;
  readonly kid: string;
  readonly publicJwk: Record<string, unknown>;
  readonly privateSealed: string;
}

/** Generates one key pair of each algorithm. Call it before the transaction, so that the transaction does not wait for it. */
export function prepareSigningKeys(ctx: Context, set: KeySet): Promise<NewSigningKey[]> {
  return Promise.all(set.algorithms.map((algorithm) => prepareSigningKey(ctx, set, algorithm)));
}

/** The id precedes the key pair, so that the ids of several keys have the order of the calls. */
async function prepareSigningKey(
  { database, vault }: Context,
  set: KeySet,
  algorithm: SigningAlgorithm,
): Promise<NewSigningKey> {
  const id = database.ids.next();
  const { kid, publicJwk, privateJwk } = await newSigningKey(algorithm);
  return {
    id,
    algorithm,
    kid,
    publicJwk: { ...publicJwk },
    privateSealed: vault.seal(JSON.stringify(privateJwk), privateKeyCell(set, id)),
  };
}

/** Locks the keys of a purpose against concurrent changes. */
export const lockSigningKeys = (tx: Transaction, { purpose }: KeySet) => tx.lock(`signing_key ${purpose}`);

export function addSigningKey(tx: Transaction, { purpose }: KeySet, state: LiveKey['state'], key: NewSigningKey): void {
  const { deploymentId, now } = tx;
  const { algorithm, ...columns } = key;
  const row = { ...columns, deploymentId, state, createdAt: now, updatedAt: now };
  if (purpose === 'oidc') tx.em.create(OidcSigningKey, { ...row, algorithm, longestTtl: LONGEST_OIDC_TTL });
  else tx.em.create(SigningKey, { ...row, purpose });
  tx.record({
    type: 'signing_key.created',
    resource: { type: 'signing_key', id: key.id },
    after: { purpose, algorithm, kid: key.kid, state },
  });
}

/** Creates the active and the next keys of a purpose if they do not exist. */
export async function ensureSigningKeys(ctx: Context, purpose: KeyPurpose): Promise<void> {
  const set = keySetOf(purpose);
  const missing = missingKeys(set, await readLiveKeys(ctx.rows, ctx.viewer.deploymentId, set));
  if (missing.length > 0) await createSigningKeys(ctx, purpose);
}

/** Creates the active and the next keys of a purpose, or those that are missing. */
export async function createSigningKeys(ctx: Context, purpose: KeyPurpose): Promise<void> {
  const set = keySetOf(purpose);
  const [active, next] = await Promise.all([prepareSigningKeys(ctx, set), prepareSigningKeys(ctx, set)]);
  const prepared = { active, next };
  // The keys are not part of the response that is stored for an `Idempotency-Key`.
  const { idempotentRequest: _, ...own } = ctx;
  await command(own, async (tx) => {
    await lockSigningKeys(tx, set);
    const missing = missingKeys(set, await readLiveKeys(tx.rows, tx.deploymentId, set));
    // Another request may have created them in the meantime.
    if (missing.length === 0) tx.markUnchanged();
    for (const { algorithm, state } of missing) addSigningKey(tx, set, state, keyOf(prepared[state], algorithm));
  });
}

function readLiveKeys(rows: Rows, deploymentId: number, set: KeySet) {
  return rows
    .selectFrom(rowsOf(set))
    .select(['sk.state', set.algorithm.as('algorithm')])
    .where('sk.deployment_id', '=', deploymentId)
    .where(set.isMember)
    .where('sk.state', 'in', ['active', 'next'])
    .execute();
}
