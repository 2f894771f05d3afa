import { sql } from 'kysely';
import type { SigningKeyPurpose } from '../../generated/backend.ts';
import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { settingSeconds } from '../stored-settings/auth-settings.reads.ts';
import { addSigningKey, ensureSigningKeys, lockSigningKeys, prepareSigningKey } from './create-signing-keys.ts';
import type { SigningPurpose } from './signing-key.entity.ts';
import { signingKeysByKid } from './signing-key.reads.ts';
import { mayHaveSigned } from './verification-keys.ts';

/** Activates the next key and retires the active one. See `rotateSigningKeys` in the schema. */
export async function rotateSigningKeys(ctx: Context, keyPurpose: SigningKeyPurpose) {
  const purpose = keyPurpose.toLowerCase() as SigningPurpose;
  await ensureSigningKeys(ctx, purpose);
  const next = await prepareSigningKey(ctx);
  return command(ctx, async (tx) => {
    await lockSigningKeys(tx, purpose);
    await deleteExpiredKeys(tx, purpose);
    const retired = await retireActive(tx, purpose);
    const active = await activateNext(tx, purpose);
    addSigningKey(tx, purpose, 'next', next);
    tx.record({
      type: 'signing_key.rotated',
      resource: { type: 'signing_key', id: active.id },
      before: { purpose, kid: retired.kid },
      after: { purpose, kid: active.kid },
    });
    await tx.em.flush();
    const keyOf = await signingKeysByKid(tx.rows, tx.deploymentId, [active.kid, next.kid, retired.kid]);
    return { active: keyOf(active.kid), next: keyOf(next.kid), retired: keyOf(retired.kid) };
  });
}

/**
 * Retires the active key. For session keys, assumes that a token with the current lifetime exists: one may be in
 * creation.
 */
async function retireActive(tx: Transaction, purpose: SigningPurpose) {
  const lifetime = sql<number>`(select ${settingSeconds('sessionTokenLifetime')} from deployment d where d.id = ${tx.deploymentId})`;
  const now = tx.now.toISOString();
  return tx.rows
    .updateTable('signing_key')
    .set({
      state: 'retired',
      retired_at: now,
      updated_at: now,
      ...(purpose === 'session' ? { longest_ttl: sql<number>`greatest(longest_ttl, ${lifetime})` } : {}),
    })
    .where('deployment_id', '=', tx.deploymentId)
    .where('purpose', '=', purpose)
    .where('state', '=', 'active')
    .returning('kid')
    .executeTakeFirstOrThrow();
}

async function activateNext(tx: Transaction, purpose: SigningPurpose) {
  return tx.rows
    .updateTable('signing_key')
    .set({ state: 'active', updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('purpose', '=', purpose)
    .where('state', '=', 'next')
    .returning(['id', 'kid'])
    .executeTakeFirstOrThrow();
}

/** Deletes retired keys whose tokens have all expired, including the private keys. */
async function deleteExpiredKeys(tx: Transaction, purpose: SigningPurpose): Promise<void> {
  await tx.rows
    .deleteFrom('signing_key as sk')
    .where('sk.deployment_id', '=', tx.deploymentId)
    .where('sk.purpose', '=', purpose)
    .where('sk.state', '=', 'retired')
    .where((where) => where.not(mayHaveSigned(tx.now)))
    .execute();
}
