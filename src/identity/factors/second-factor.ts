import type { AuthSettings } from '../../deployment/index.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { normaliseBackupCode } from '../../platform/crypto/backup-codes.ts';
import { matchStep } from '../../platform/crypto/totp.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { ServiceError } from '../../platform/errors.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import {
  type AttemptLimit,
  clearAttempts,
  countAttempt,
  uncountAttempt,
} from '../../platform/rate-limits/attempt-counter.ts';
import { allowsAuthenticators, allowsBackupCodes } from '../policy/policy.reads.ts';
import { hasSignedInFrom } from '../sessions/known-devices.ts';
import { type Guesser, guessKeys, SECOND_FACTOR_GUESS_LIMITS } from '../verification/guess-limits.ts';
import { authenticatorOf, secretOf } from './authenticator.reads.ts';

/** A code that matched, but is valid only after it was consumed. */
export type SecondFactorCode =
  | { readonly kind: 'totp'; readonly authenticatorId: string; readonly step: number }
  | { readonly kind: 'backup_code'; readonly hmacs: readonly string[] };

/** The purpose under which backup codes are hashed. */
export const BACKUP_CODE_PURPOSE = 'backup_code';

const DAY_SECONDS = 86_400;

/** The operations that signed-in users reauthenticate for. Each is counted separately, so that none uses up another's guesses. */
export type GuessPurpose = 'reauthenticate' | 'remove_authenticator' | 'enroll_authenticator';

/** The limits that a guess was counted by, so that a correct one can be uncounted. */
export interface CountedGuess {
  readonly recent: AttemptLimit;
  /** Daily limits, only for codes: of the client, and of all unknown clients together. */
  readonly daily: readonly AttemptLimit[];
}

export interface NewGuess {
  readonly userId: string;
  readonly purpose: GuessPurpose;
  readonly what?: 'code' | 'password';
}

/**
 * Counts a guess of a signed-in user before it is checked. The count spans all challenges: a new challenge gives no new
 * guesses. Each client is counted separately, so that a stolen session cannot lock its owner out. Codes of a sign-in are
 * counted by `takeCodeAttempt` instead.
 */
export async function countGuess(ctx: Context, { userId, purpose, what = 'code' }: NewGuess): Promise<CountedGuess> {
  const keys = guessKeys(await guesserFor(ctx, ctx.rows, userId, purpose));
  const { perClient, overall, recent: max = perClient } = SECOND_FACTOR_GUESS_LIMITS;
  const lockedAt = (address: string | null) =>
    purpose === 'reauthenticate' ? { action: 'REAUTHENTICATION', userId, address } : undefined;
  const lockout = lockedAt(rateLimitKeyOf(ctx.request.ip));
  const recent = { key: `recent_${keys.guessesFrom}`, max, lockout };
  const ofClient = { key: keys.guessesFrom, max: perClient, seconds: DAY_SECONDS, lockout };
  const ofUnknownClients =
    keys.guessesAt === null
      ? []
      : [{ key: keys.guessesAt, max: overall, seconds: DAY_SECONDS, lockout: lockedAt(null) }];
  const daily = what === 'code' ? [...ofUnknownClients, ofClient] : [];
  await countAttempt(ctx, [recent, ...daily]);
  return { recent, daily };
}

/** Uncounts a guess that was correct. */
export async function uncountGuess(ctx: Context, { recent, daily }: CountedGuess): Promise<void> {
  await clearAttempts(ctx, recent.key);
  for (const { key } of daily) await uncountAttempt(ctx, key);
}

/** What the guesses at an account's codes are counted for: those of a sign-in, and those of a signed-in user. */
export const guessTargetsOf = (userId: string): string[] =>
  ['sign_in', 'second_factor', 'reauthenticate', 'remove_authenticator', 'enroll_authenticator'].map(
    (purpose) => `${purpose}:${userId}`,
  );

/** The caller as a `Guesser` of the user's codes. */
export async function guesserFor(
  { viewer, request }: Context,
  rows: Rows,
  userId: string,
  purpose: GuessPurpose | 'second_factor',
): Promise<Guesser> {
  const client = rateLimitKeyOf(request.ip);
  const user = await rows
    .selectFrom('user as u')
    .select(hasSignedInFrom(client).as('isKnown'))
    .where('u.deployment_id', '=', viewer.deploymentId)
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return { target: `${purpose}:${userId}`, client, isKnown: user?.isKnown ?? false };
}

/** The kinds of codes that are accepted. */
export interface AcceptedCodes {
  readonly authenticators: boolean;
  readonly backupCodes: boolean;
}

export const acceptedCodesOf = (settings: AuthSettings): AcceptedCodes => ({
  authenticators: allowsAuthenticators(settings),
  backupCodes: allowsBackupCodes(settings),
});

export const invalidCode = () =>
  new ServiceError('INVALID_CODE', 'This code is wrong, has already been used or has expired. Wait for the next one.');

/** Matches a code against the user's authenticator or as a backup code. Count the attempt before. */
export async function matchSecondFactorCode(
  ctx: Context,
  userId: string,
  code: string,
  taken: AcceptedCodes,
): Promise<SecondFactorCode> {
  const { rows, viewer, vault } = ctx;
  const backupCode = normaliseBackupCode(code);
  if (backupCode !== null && taken.backupCodes) {
    return { kind: 'backup_code', hmacs: vault.hmacs(BACKUP_CODE_PURPOSE, backupCode) };
  }
  const authenticator = await authenticatorOf(rows, viewer.deploymentId, userId);
  if (!taken.authenticators || authenticator === undefined || authenticator.verifiedAt === null) throw invalidCode();
  const period = { now: new Date(), after: authenticator.lastStep };
  const step = matchStep(secretOf(vault, authenticator), code.replace(/\s/g, ''), period);
  if (step === null) throw invalidCode();
  return { kind: 'totp', authenticatorId: authenticator.id, step };
}

/** Consumes the code. Throws for a TOTP code or backup code that was already used, also by a parallel request. */
export async function consumeSecondFactorCode(tx: Transaction, userId: string, proof: SecondFactorCode): Promise<void> {
  const used =
    proof.kind === 'totp' ? await consumeTotpStep(tx, userId, proof) : await consumeBackupCode(tx, userId, proof);
  if (used === undefined) throw invalidCode();
}

function consumeTotpStep(
  tx: Transaction,
  userId: string,
  { authenticatorId, step }: Extract<SecondFactorCode, { kind: 'totp' }>,
) {
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

function consumeBackupCode(
  tx: Transaction,
  userId: string,
  { hmacs }: Extract<SecondFactorCode, { kind: 'backup_code' }>,
) {
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
