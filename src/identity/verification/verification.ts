import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { newToken, sha256 } from '../../platform/crypto/tokens.ts';
import { ServiceError } from '../../platform/errors.ts';
import { tooManyAttempts } from '../../platform/rate-limits/attempt-counter.ts';
import {
  CODE_GUESS_LIMITS,
  type Guesser,
  type GuessKeys,
  MAX_CODE_ATTEMPTS,
  refundGuess,
  reserveGuesses,
  takeCodeAttempt,
} from './guess-limits.ts';
import { Verification, type VerificationPurpose } from './verification.entity.ts';

/** The attempt, address or user that a challenge is for. It has one challenge at a time per purpose. */
export interface ChallengeSubject {
  readonly purpose: VerificationPurpose;
  readonly subjectId: string;
}

export interface NewChallenge extends ChallengeSubject {
  /** The user who is verified; null for a sign-up and for an attempt without an account. */
  readonly userId: string | null;
  /** The session of the requesting browser, when only that browser may complete the challenge. */
  readonly sessionId?: string | null;
  /** No code ever matches a decoy. It hides that the address belongs to another user. */
  readonly isDecoy?: boolean;
}

export interface NewCode extends NewChallenge {
  /** The client that wrong codes are counted for. */
  readonly guesser: Guesser;
}

/** The secret of a new challenge. It is sent in the message and stored only as a hash. */
export interface IssuedChallenge {
  readonly secret: string;
  readonly expiresAt: Date;
}

const CODE_SECONDS = 600;
/** The minimum time between two messages of a challenge. */
const RESEND_SECONDS = 60;

/** The purpose under which codes are hashed. */
const CODE_PURPOSE = 'verification_code';

export const invalidCode = () =>
  new ServiceError('INVALID_CODE', 'This code is wrong, has already been used or has expired. Request a new one.');

/** The same error, when the subject has no valid code: it has expired or was already used. Callers do not learn the difference. */
const withoutValidCode = () => {
  const { code, message } = invalidCode();
  return new ServiceError(code, message, { cause: NO_VALID_CODE });
};

const NO_VALID_CODE = 'The code has expired or was already used.';

/** Whether a code was rejected because none is valid, and not because it was wrong. */
export const isWithoutValidCode = (error: ServiceError): boolean => error.cause === NO_VALID_CODE;

export const invalidLink = () =>
  new ServiceError('INVALID_LINK', 'This link has already been used or has expired. Request a new one.');

/**
 * Issues a code of 6 digits that is valid for 10 minutes. The previous one becomes invalid. Throws 429 within 60 seconds of
 * the previous one, and when the guesses of the day are used up or reserved for other codes.
 */
export async function issueCode({ vault }: Context, tx: Transaction, challenge: NewCode): Promise<IssuedChallenge> {
  const { guesser } = challenge;
  const secret = String(randomInt(1_000_000)).padStart(6, '0');
  const secretHash = vault.hmac(CODE_PURPOSE, textToHash(challenge, challenge.isDecoy ? newToken() : secret));
  return {
    secret,
    expiresAt: await storeChallenge(tx, challenge, { kind: 'code', secretHash, seconds: CODE_SECONDS, guesser }),
  };
}

/** Issues the token of a link. The previous code or link becomes invalid. Throws 429 within 60 seconds of it. */
export async function issueLink(tx: Transaction, challenge: NewChallenge, seconds: number): Promise<IssuedChallenge> {
  const secret = newToken();
  return {
    secret,
    expiresAt: await storeChallenge(tx, challenge, { kind: 'link', secretHash: sha256(secret), seconds }),
  };
}

/**
 * Checks a code and returns the challenge's id, for `consumeChallenge`. Each attempt is counted and committed before the
 * code is checked. A challenge always has five attempts. Guesses of other clients only prevent new codes from being sent.
 */
export async function checkCode(ctx: Context, subject: ChallengeSubject, code: string): Promise<string> {
  const { id, secretHash, ...keys } = await countCodeAttempt(ctx, subject);
  const digits = code.replace(/\s/g, '');
  const matches = ctx.vault.hmacs(CODE_PURPOSE, textToHash(subject, digits)).some((hash) => isEqual(hash, secretHash));
  if (!matches) throw invalidCode();
  await refundGuess(ctx, keys);
  return id;
}

/** The response fields for a message that was sent: when it expires, and when the next one may be sent. */
export function messageTimes({ now }: Transaction, expiresAt: Date) {
  const resendAt = new Date(now.getTime() + RESEND_SECONDS * 1_000);
  return { expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
}

/** The valid link with this token. Reading it does not consume it. */
export async function findLink({ rows, viewer }: Context, token: string) {
  return rows
    .selectFrom('verification')
    .select(['id', 'purpose', 'subject_id as subjectId', 'user_id as userId', 'session_id as sessionId'])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('kind', '=', 'link')
    .where('secret_hash', '=', sha256(token))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirstOrThrow(invalidLink);
}

/** Consumes a challenge. Throws `consumedError` when another request has already consumed it. */
export async function consumeChallenge(tx: Transaction, id: string, consumedError = invalidCode): Promise<void> {
  await tx.rows
    .deleteFrom('verification')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .where('expires_at', '>', tx.now.toISOString())
    .returning('id')
    .executeTakeFirstOrThrow(consumedError);
}

/** Invalidates the code or link that was sent for this subject. The next message may be sent immediately. */
export async function invalidateChallenge(tx: Transaction, { purpose, subjectId }: ChallengeSubject): Promise<void> {
  await tx.rows
    .deleteFrom('verification')
    .where('deployment_id', '=', tx.deploymentId)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .execute();
}

/**
 * Invalidates every code and link that was sent for the user, for example after a password change. Skips one that a
 * parallel request is consuming: that request has it locked and waits for the user row that this command has locked.
 */
export async function invalidateChallengesOf(tx: Transaction, userId: string): Promise<void> {
  await tx.rows
    .deleteFrom('verification')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', 'in', (free) =>
      free
        .selectFrom('verification')
        .select('id')
        .where('deployment_id', '=', tx.deploymentId)
        .where('user_id', '=', userId)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}

interface ChallengeSecret {
  readonly kind: 'code' | 'link';
  readonly secretHash: string;
  readonly seconds: number;
  /** Unset for links: their tokens are too long to guess. */
  readonly guesser?: Guesser;
}

async function storeChallenge(tx: Transaction, challenge: NewChallenge, secret: ChallengeSecret): Promise<Date> {
  const { kind, secretHash, seconds, guesser } = secret;
  const { purpose, subjectId, userId, sessionId = null } = challenge;
  await tx.lock(`verification ${purpose} ${subjectId}`);
  const earlier = await tx.rows
    .deleteFrom('verification')
    .where('deployment_id', '=', tx.deploymentId)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .returning('sent_at as sentAt')
    .executeTakeFirst();
  const wait = earlier === undefined ? 0 : Date.parse(earlier.sentAt) + RESEND_SECONDS * 1_000 - tx.now.getTime();
  if (wait > 0)
    throw tooManyAttempts(
      wait / 1_000,
      'A message was sent less than a minute ago. Wait before you request another one.',
    );
  const keys = guesser === undefined ? {} : await reserveGuesses(tx, 'verification', guesser, CODE_GUESS_LIMITS);
  const expiresAt = new Date(tx.now.getTime() + seconds * 1_000);
  tx.em.create(Verification, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    purpose,
    subjectId,
    userId,
    sessionId,
    kind,
    secretHash,
    ...keys,
    sentAt: tx.now,
    expiresAt,
  });
  await tx.em.flush();
  return expiresAt;
}

interface CountedCodeAttempt extends GuessKeys {
  readonly id: string;
  readonly secretHash: string;
}

async function countCodeAttempt(ctx: Context, { purpose, subjectId }: ChallengeSubject): Promise<CountedCodeAttempt> {
  const { rows, viewer } = ctx;
  const now = new Date().toISOString();
  const counted = await takeCodeAttempt<CountedCodeAttempt>(
    ctx,
    sql`update verification set tries = tries + 1
      where deployment_id = ${viewer.deploymentId} and purpose = ${purpose} and subject_id = ${subjectId}
        and kind = 'code' and expires_at > ${now} and tries < ${MAX_CODE_ATTEMPTS}
      returning id, user_id, purpose, secret_hash as "secretHash", guesses_at, guesses_from`,
    {
      limits: CODE_GUESS_LIMITS,
      action: sql`case taken.purpose when 'sign_in' then 'CODE' when 'reauthenticate' then 'REAUTHENTICATION' end`,
    },
  );
  if (counted !== undefined) return counted;
  const exhausted = await rows
    .selectFrom('verification')
    .select('sent_at as sentAt')
    .where('deployment_id', '=', viewer.deploymentId)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('kind', '=', 'code')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (exhausted === undefined) throw withoutValidCode();
  const wait = Date.parse(exhausted.sentAt) + RESEND_SECONDS * 1_000 - Date.now();
  throw tooManyAttempts(wait / 1_000, 'Request a new code.');
}

/** The hash of a code includes its subject, so that a hash copied into another row does not match. */
const textToHash = ({ purpose, subjectId }: ChallengeSubject, code: string) => `${purpose} ${subjectId} ${code}`;

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
