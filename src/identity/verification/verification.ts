import { randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { newToken, sha256 } from '../../platform/crypto/tokens.ts';
import type { Transaction } from '../../platform/database/command.ts';
import { ServiceError } from '../../platform/errors.ts';
import { tooManyAttempts } from '../../platform/rate-limits/attempt-counter.ts';
import {
  CODE_CAPS,
  type Guesser,
  type GuessKeys,
  refundGuess,
  MAX_TRIES,
  reserveGuesses,
  takeCodeAttempt,
} from './guess-budget.ts';
import { Verification, type VerificationPurpose } from './verification.entity.ts';

/** What is to be proved: an attempt, an address or a user, by the purpose. It has one challenge at a time. */
export interface ChallengeSubject {
  readonly purpose: VerificationPurpose;
  readonly subjectId: string;
}

export interface NewChallenge extends ChallengeSubject {
  /** Whose proof it will be; null for a sign-up and for an attempt of nobody. */
  readonly userId: string | null;
  /** The asking browser, where the answer must come from it. */
  readonly sessionId?: string | null;
  /** No code will ever match it: for an address that is somebody else's, where nobody may learn of that. */
  readonly isDecoy?: boolean;
}

export interface NewCode extends NewChallenge {
  /** Who will guess, as the wrong codes of a day are counted. */
  readonly guesser: Guesser;
}

/** A challenge as it goes into the message, and nowhere else. */
export interface IssuedChallenge {
  readonly secret: string;
  readonly expiresAt: Date;
}

const CODE_SECONDS = 600;
/** How long the next message of a challenge has to wait. */
const RESEND_SECONDS = 60;

/** What codes are hashed for. */
const CODE_PURPOSE = 'verification_code';

export const invalidCode = () =>
  new ServiceError('INVALID_CODE', 'This code is wrong, was used already, or has passed. Ask for a new one.');

export const invalidLink = () =>
  new ServiceError('INVALID_LINK', 'This link was used already, or has passed. Ask for a new one.');

/**
 * A new code of 6 digits for 10 minutes; the one before is void. 429 within 60 seconds of the one before, and where the
 * guesses of the day are used up or set aside for other codes.
 */
export async function issueCode({ vault }: Context, tx: Transaction, challenge: NewCode): Promise<IssuedChallenge> {
  const { guesser } = challenge;
  const secret = String(randomInt(1_000_000)).padStart(6, '0');
  const secretHash = vault.hmac(CODE_PURPOSE, textToHash(challenge, challenge.isDecoy ? newToken() : secret));
  return { secret, expiresAt: await storeChallenge(tx, challenge, { kind: 'code', secretHash, seconds: CODE_SECONDS, guesser }) };
}

/** A new link's token; whatever was sent before is void. 429 within 60 seconds of it. */
export async function issueLink(tx: Transaction, challenge: NewChallenge, seconds: number): Promise<IssuedChallenge> {
  const secret = newToken();
  return { secret, expiresAt: await storeChallenge(tx, challenge, { kind: 'link', secretHash: sha256(secret), seconds }) };
}

/**
 * Checks a code and answers the challenge's id, for `consumeChallenge`. Each try is counted and committed before the code
 * is looked at. A challenge has five, whatever others have guessed: what they used up keeps new codes from being sent.
 */
export async function checkCode(ctx: Context, subject: ChallengeSubject, code: string): Promise<string> {
  const { id, secretHash, ...keys } = await countCodeAttempt(ctx, subject);
  const digits = code.replace(/\s/g, '');
  const matches = ctx.vault.hmacs(CODE_PURPOSE, textToHash(subject, digits)).some((hash) => isEqual(hash, secretHash));
  if (!matches) throw invalidCode();
  await refundGuess(ctx, keys);
  return id;
}

/** What operations answer of a message that was sent: until when it holds, and when the next one may be sent. */
export function sentUntil({ now }: Transaction, expiresAt: Date) {
  const resendAt = new Date(now.getTime() + RESEND_SECONDS * 1_000);
  return { expiresAt: expiresAt.toISOString(), resendAt: resendAt.toISOString() };
}

/** The living link of this token. Looking at it uses nothing up. */
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

/** Uses a challenge up; throws what `otherwise` makes where another call was first. */
export async function consumeChallenge(tx: Transaction, id: string, otherwise = invalidCode): Promise<void> {
  await tx.rows
    .deleteFrom('verification')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .where('expires_at', '>', tx.now.toISOString())
    .returning('id')
    .executeTakeFirstOrThrow(otherwise);
}

/** Voids what was sent for this subject, and lets the next message go at once. */
export async function voidChallenge(tx: Transaction, { purpose, subjectId }: ChallengeSubject): Promise<void> {
  await tx.rows
    .deleteFrom('verification')
    .where('deployment_id', '=', tx.deploymentId)
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .execute();
}

/**
 * Voids every code and link that was sent to prove something of the user's: after a change of the password, say. One that
 * is being used at this moment is left to that call, which holds it and waits for the user whom this command holds.
 */
export async function voidChallengesOf(tx: Transaction, userId: string): Promise<void> {
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
  if (wait > 0) throw tooManyAttempts(wait / 1_000, 'A message was sent a moment ago.');
  const keys = guesser === undefined ? {} : await reserveGuesses(tx, 'verification', guesser, CODE_CAPS);
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
        and kind = 'code' and expires_at > ${now} and tries < ${MAX_TRIES}
      returning id, secret_hash as "secretHash", guesses_at, guesses_from`,
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
  if (exhausted === undefined) throw invalidCode();
  const wait = Date.parse(exhausted.sentAt) + RESEND_SECONDS * 1_000 - Date.now();
  throw tooManyAttempts(wait / 1_000, 'Ask for a new code.');
}

/** A code's hash holds for its subject alone: one row's can't be written into another's. */
const textToHash = ({ purpose, subjectId }: ChallengeSubject, code: string) => `${purpose} ${subjectId} ${code}`;

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
