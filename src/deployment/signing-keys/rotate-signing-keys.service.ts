import { sql } from 'kysely';
import type { SigningKeyPurpose } from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { settingSeconds } from '../stored-settings/auth-settings.reads.ts';
import { addSigningKey, ensureSigningKeys, lockSigningKeys, prepareSigningKeys } from './create-signing-keys.ts';
import { type KeyPurpose, type KeySet, keyOf, keySetOf, rowsOf } from './key-set.ts';
import { signingKeysByKid } from './signing-key.reads.ts';
import { mayHaveSigned } from './verification-keys.ts';

/** Activates the next keys of a purpose and retires the active ones. See `rotateSigningKeys` in the schema. */
export async function rotateSigningKeys(ctx: Context, keyPurpose: SigningKeyPurpose) {
  const purpose = keyPurpose.toLowerCase() as KeyPurpose;
  const set = keySetOf(purpose);
  await ensureSigningKeys(ctx, purpose);
  const added = await prepareSigningKeys(ctx, set);
  return command(ctx, async (tx) => {
    await lockSigningKeys(tx, set);
    await deleteExpiredKeys(tx, set);
    const retired = await retireActive(tx, set);
    const activated = await activateNext(tx, set);
    const rotated = set.algorithms.map((algorithm) => ({
      active: keyOf(activated, algorithm),
      next: keyOf(added, algorithm),
      retired: keyOf(retired, algorithm),
    }));
    for (const { active, next, retired } of rotated) {
      addSigningKey(tx, set, 'next', next);
      tx.record({
        type: 'signing_key.rotated',
        resource: { type: 'signing_key', id: active.id },
        before: { purpose, algorithm: retired.algorithm, kid: retired.kid },
        after: { purpose, algorithm: active.algorithm, kid: active.kid },
      });
    }
    await tx.em.flush();
    const kids = rotated.flatMap(({ active, next, retired }) => [active.kid, next.kid, retired.kid]);
    const shown = await signingKeysByKid(tx.rows, tx.deploymentId, kids);
    const keys = kids.map(shown);
    const [active, next, retiredKey] = keys;
    if (!active || !next || !retiredKey) throw new Error(`No algorithm signs for ${purpose}.`);
    return { active, next, retired: retiredKey, keys };
  });
}

/**
 * Retires the active keys. For session keys, assumes that a token with the current lifetime exists: one may be in
 * creation.
 */
async function retireActive(tx: Transaction, set: KeySet) {
  const lifetime = sql<number>`(select ${settingSeconds('sessionTokenLifetime')} from deployment d where d.id = ${tx.deploymentId})`;
  const now = tx.now.toISOString();
  return tx.rows
    .updateTable(rowsOf(set))
    .set({
      state: 'retired',
      retired_at: now,
      updated_at: now,
      ...(set.purpose === 'session' ? { longest_ttl: sql<number>`greatest(longest_ttl, ${lifetime})` } : {}),
    })
    .where('sk.deployment_id', '=', tx.deploymentId)
    .where(set.isMember)
    .where('sk.state', '=', 'active')
    .returning(['sk.kid', set.algorithm.as('algorithm')])
    .execute();
}

async function activateNext(tx: Transaction, set: KeySet) {
  return tx.rows
    .updateTable(rowsOf(set))
    .set({ state: 'active', updated_at: tx.now.toISOString() })
    .where('sk.deployment_id', '=', tx.deploymentId)
    .where(set.isMember)
    .where('sk.state', '=', 'next')
    .returning(['sk.id', 'sk.kid', set.algorithm.as('algorithm')])
    .execute();
}

/** Deletes retired keys whose tokens have all expired, including the private keys. */
async function deleteExpiredKeys(tx: Transaction, set: KeySet): Promise<void> {
  await tx.rows
    .deleteFrom(rowsOf(set))
    .where('sk.deployment_id', '=', tx.deploymentId)
    .where(set.isMember)
    .where('sk.state', '=', 'retired')
    .where((where) => where.not(mayHaveSigned(tx.now)))
    .execute();
}
