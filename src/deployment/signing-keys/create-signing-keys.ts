import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { newSigningKey } from '../../platform/crypto/jwt.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { SigningKey, type SigningPurpose } from './signing-key.entity.ts';

/** A signing key that is not stored yet. */
export interface NewSigningKey {
  readonly id: string;
  readonly kid: string;
  readonly publicJwk: Record<string, unknown>;
  readonly privateSealed: string;
}

export const privateKeyCell = (id: string) => ({ table: 'signing_key', column: 'private_sealed', row: id });

/** Generates a key pair. Call it before the transaction, so that the transaction does not wait for it. */
export async function prepareSigningKey({ database, vault }: Context): Promise<NewSigningKey> {
  const { kid, publicJwk, privateJwk } = await newSigningKey();
  const id = database.ids.next();
  return {
    id,
    kid,
    publicJwk: { ...publicJwk },
    privateSealed: vault.seal(JSON.stringify(privateJwk), privateKeyCell(id)),
  };
}

/** Locks the keys of a purpose against concurrent changes. */
export const lockSigningKeys = (tx: Transaction, purpose: SigningPurpose) => tx.lock(`signing_key ${purpose}`);

export function addSigningKey(
  tx: Transaction,
  purpose: SigningPurpose,
  state: 'next' | 'active',
  key: NewSigningKey,
): void {
  const { deploymentId, now } = tx;
  tx.em.create(SigningKey, { ...key, deploymentId, purpose, state, createdAt: now, updatedAt: now });
  tx.record({
    type: 'signing_key.created',
    resource: { type: 'signing_key', id: key.id },
    after: { purpose, kid: key.kid, state },
  });
}

/** Creates the active and the next key of a purpose if they do not exist. */
export async function ensureSigningKeys(ctx: Context, purpose: SigningPurpose): Promise<void> {
  const missing = await missingStates(ctx.rows, ctx.viewer.deploymentId, purpose);
  if (missing.length > 0) await createSigningKeys(ctx, purpose);
}

/** Creates the active and the next key of a purpose, or the one that is missing. */
export async function createSigningKeys(ctx: Context, purpose: SigningPurpose): Promise<void> {
  const prepared = { active: await prepareSigningKey(ctx), next: await prepareSigningKey(ctx) };
  // The keys are not part of the response that is stored for an `Idempotency-Key`.
  const { idempotentRequest: _, ...own } = ctx;
  await command(own, async (tx) => {
    await lockSigningKeys(tx, purpose);
    const missing = await missingStates(tx.rows, tx.deploymentId, purpose);
    // Another request may have created them in the meantime.
    if (missing.length === 0) tx.markUnchanged();
    for (const state of missing) addSigningKey(tx, purpose, state, prepared[state]);
  });
}

async function missingStates(rows: Rows, deploymentId: number, purpose: SigningPurpose) {
  const existing = await rows
    .selectFrom('signing_key')
    .select('state')
    .where('deployment_id', '=', deploymentId)
    .where('purpose', '=', purpose)
    .where('state', 'in', ['active', 'next'])
    .execute();
  return (['active', 'next'] as const).filter((expected) => existing.every(({ state }) => state !== expected));
}
