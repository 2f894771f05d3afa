import type { Context } from '../../context.ts';
import { normaliseBackupCode } from '../../crypto/backup-codes.ts';
import { matchStep } from '../../crypto/totp.ts';
import type { Transaction } from '../../database/command.ts';
import { ServiceError } from '../../errors.ts';
import type { AuthSettings } from '../deployment/settings.ts';
import type { Limit } from '../session/attempt-counter.ts';
import { allowsBackupCodes } from '../session/policy.reads.ts';
import { authenticatorOf, secretOf } from './authenticator.reads.ts';

/** A code that may hold; it counts once it was consumed. */
export type Proof =
  | { readonly kind: 'totp'; readonly authenticatorId: string; readonly step: number }
  | { readonly kind: 'backup_code'; readonly hmacs: readonly string[] };

/** What backup codes are hashed for. */
export const BACKUP_CODE_PURPOSE = 'backup_code';

const MAX_PER_ACCOUNT = 10;

/** Guesses of a user's codes, over all challenges: a new challenge gives no new guesses. */
export const guessesOf = (userId: string): Limit => ({ key: `second_factor:${userId}`, max: MAX_PER_ACCOUNT });

export const invalidCode = () =>
  new ServiceError('INVALID_CODE', 'This code is wrong, was used already, or has passed. Wait for the next one.');

/** What the code proves, as far as reading tells. Callers have counted the attempt. */
export async function readProof(ctx: Context, userId: string, code: string, settings: AuthSettings): Promise<Proof> {
  const { rows, viewer, vault } = ctx;
  const backupCode = normaliseBackupCode(code);
  if (backupCode !== null && allowsBackupCodes(settings)) {
    return { kind: 'backup_code', hmacs: vault.hmacs(BACKUP_CODE_PURPOSE, backupCode) };
  }
  const authenticator = await authenticatorOf(rows, viewer.deploymentId, userId);
  if (authenticator === undefined || authenticator.verifiedAt === null) throw invalidCode();
  const moment = { now: new Date(), after: authenticator.lastStep };
  const step = matchStep(secretOf(vault, authenticator), code.replace(/\s/g, ''), moment);
  if (step === null) throw invalidCode();
  return { kind: 'totp', authenticatorId: authenticator.id, step };
}

/** Uses the code up, or throws: a replayed step, a used backup code, and all but one of parallel calls. */
export async function consumeProof(tx: Transaction, userId: string, proof: Proof): Promise<void> {
  const used = proof.kind === 'totp' ? await consumeStep(tx, userId, proof) : await consumeCode(tx, userId, proof);
  if (used === undefined) throw invalidCode();
}

function consumeStep(tx: Transaction, userId: string, { authenticatorId, step }: Extract<Proof, { kind: 'totp' }>) {
  return tx.rows
    .updateTable('authenticator')
    .set({ last_step: step, updated_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('user_id', '=', userId)
    .where('id', '=', authenticatorId)
    .where('verified_at', 'is not', null)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
}

function consumeCode(tx: Transaction, userId: string, { hmacs }: Extract<Proof, { kind: 'backup_code' }>) {
  return tx.rows
    .updateTable('backup_code')
    .set({ used_at: tx.now.toISOString() })
    .where('deployment_id', '=', tx.deploymentId)
    .where('user_id', '=', userId)
    .where('code_hmac', 'in', hmacs)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
}
