import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { rateLimitKeyOf } from '../../platform/network/addresses.ts';
import { clearAttempts, tooManyAttempts, uncountAttempt } from '../../platform/rate-limits/attempt-counter.ts';

/** Code attempts per challenge. A challenge is a code that was sent, or the second factor of a sign-in attempt. */
export const MAX_CODE_ATTEMPTS = 5;

const DAY_SECONDS = 86_400;
const RECENT_SECONDS = 900;

/** The client that guesses, and the target of its guesses. */
export interface Guesser {
  /** For example an account's sign-in or an address. The guesses of all clients at one target are also counted together. */
  readonly target: string;
  /** The client's network address, or the signed-in user. */
  readonly client: string;
  /** Whether the account has signed in from this client before. Unknown clients cannot use up the guesses of a known one. */
  readonly isKnown?: boolean;
}

/** Guesses per day: of one client, and of all unknown clients together. */
export interface GuessLimits {
  readonly perClient: number;
  readonly overall: number;
  /** Wrong guesses of one client in 15 minutes after which it cannot start another challenge. */
  readonly recent?: number;
}

/**
 * Unknown clients have 70 guesses a day at a target together, and a known client has 30. With 6 digits the total chance is
 * 100 in 1,000,000, or 1 in 10,000. Six challenges with 5 code attempts each use up the limit of one client.
 */
export const CODE_GUESS_LIMITS: GuessLimits = { perClient: 30, overall: 70 };

/**
 * An authenticator accepts 3 codes at any time: the 30 guesses of unknown clients have a chance of 90 in 1,000,000, and the
 * 20 of a known client 60 in 1,000,000. Guessing requires the password first, which has separate limits.
 */
export const SECOND_FACTOR_GUESS_LIMITS: GuessLimits = { perClient: 20, overall: 30, recent: 10 };

/** The counter keys for the guesses of a challenge, as stored in its row. */
export interface GuessKeys {
  /** Counts all unknown clients together; null for a known client. */
  readonly guessesAt: string | null;
  /** Counts one client. */
  readonly guessesFrom: string;
}

export function guessKeys({ target, client, isKnown = false }: Guesser): GuessKeys {
  return { guessesAt: isKnown ? null : `guesses:${target}`, guessesFrom: `guesses:${target}:${client}` };
}

/** The counters of a target. Those of single clients have a suffix after a colon. */
export const guessCountersOf = (target: string): string[] => [`guesses:${target}`, recentKey(`guesses:${target}`)];

/** A table of challenges with `tries`, `expires_at`, `guesses_at` and `guesses_from`. */
type ChallengeTable = 'verification' | 'signin_attempt';

/**
 * Reserves five guesses for a new challenge, or throws 429. An open challenge keeps its code attempts regardless of other
 * clients, so a correct code is always accepted. The total stays bounded: the wrong guesses of the day plus the remaining
 * attempts of active challenges never exceed the caps. The lock is held to the end of the command, so that parallel
 * challenges do not reserve the same guesses.
 */
export async function reserveGuesses(
  tx: Transaction,
  challenges: ChallengeTable,
  guesser: Guesser,
  caps: GuessLimits,
): Promise<GuessKeys> {
  const keys = guessKeys(guesser);
  await tx.lock(`guesses ${guesser.target}`);
  const found = await readSpentGuesses(tx, challenges, keys);
  const [ofUnknownClients, ofClient, recent] = ['at', 'from', 'recent'].map((kind) =>
    found.find((row) => row.kind === kind),
  );
  const waits = [
    waitSecondsFor(ofUnknownClients, caps.overall, tx.now),
    waitSecondsFor(ofClient, caps.perClient, tx.now),
    recent !== undefined && caps.recent !== undefined && recent.wrong >= caps.recent
      ? secondsUntilReset(recent, tx.now)
      : 0,
  ];
  const wait = Math.max(...waits);
  if (wait > 0) throw tooManyAttempts(wait);
  return keys;
}

interface SpentGuesses {
  readonly kind: 'at' | 'from' | 'recent';
  /** Wrong guesses until the window ends. */
  readonly wrong: number;
  readonly resetsAt: string | null;
  /** Remaining code attempts of active challenges. */
  readonly left: number;
  readonly firstExpiry: string | null;
}

async function readSpentGuesses(tx: Transaction, challenges: ChallengeTable, keys: GuessKeys): Promise<SpentGuesses[]> {
  const { guessesAt, guessesFrom } = keys;
  const isOpen = challenges === 'signin_attempt' ? sql`not c.completed` : sql`true`;
  const { rows } = await sql<SpentGuesses>`
    select k.kind, coalesce(a.count, 0) as wrong, a.resets_at as "resetsAt", coalesce(l.left, 0)::int as left,
      l.first_expiry as "firstExpiry"
    from (values ('at', ${guessesAt}::text), ('from', ${guessesFrom}), ('recent', ${recentKey(guessesFrom)})) k (kind, key)
    left join attempt_counter a
      on a.deployment_id = ${tx.deploymentId} and a.key = k.key and a.resets_at > ${tx.now.toISOString()}
    left join lateral (
      select sum(${MAX_CODE_ATTEMPTS} - c.tries) as left, min(c.expires_at) as first_expiry
      from ${sql.table(challenges)} c
      where c.deployment_id = ${tx.deploymentId} and c.expires_at > ${tx.now.toISOString()} and c.tries < ${MAX_CODE_ATTEMPTS}
        and ${isOpen} and ((k.kind = 'at' and c.guesses_at = k.key) or (k.kind = 'from' and c.guesses_from = k.key))
    ) l on true`.execute(tx.rows);
  return rows;
}

/** Seconds until five guesses may be available; 0 when they are. */
function waitSecondsFor(spent: SpentGuesses | undefined, cap: number, now: Date): number {
  if (spent === undefined || spent.wrong + spent.left + MAX_CODE_ATTEMPTS <= cap) return 0;
  if (spent.wrong + MAX_CODE_ATTEMPTS > cap) return secondsUntilReset(spent, now);
  return Math.max(1, (Date.parse(spent.firstExpiry ?? '') - now.getTime()) / 1_000);
}

const secondsUntilReset = ({ resetsAt }: SpentGuesses, now: Date) =>
  Math.max(1, (Date.parse(resetsAt ?? now.toISOString()) - now.getTime()) / 1_000);

const recentKey = (guessesFrom: string) => `recent_${guessesFrom}`;

/** What wrong codes lock out, for the list of lockouts: the columns of the row that a code attempt was taken of. */
export interface GuessedCodes {
  readonly limits: GuessLimits;
  /** SQL for a value of `LockedAction` in the schema; null for codes that lock no account. */
  readonly action: RawBuilder<unknown>;
}

/**
 * Takes a code attempt of a challenge and counts it as a wrong guess. One statement does both and commits before the code
 * is checked. `update` is the conditional `update … set tries = tries + 1 … returning …` with `user_id`,
 * `guesses_at` and `guesses_from`. Returns its row, with these columns as `GuessKeys`. `refundGuess` uncounts a correct guess.
 */
export async function takeCodeAttempt<Row>(
  { rows, viewer, request, database }: Context,
  update: RawBuilder<unknown>,
  { limits, action }: GuessedCodes,
): Promise<Row | undefined> {
  const address = rateLimitKeyOf(request.ip);
  // A challenge reserves as many guesses as it has code attempts.
  const locksAt = (cap: number) => cap - MAX_CODE_ATTEMPTS + 1;
  const now = Date.now();
  const after = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
  const isNewWindow = sql`attempt_counter.resets_at <= ${new Date(now).toISOString()}`;
  const { rows: taken } = await sql<Row>`
    with taken as (${update}), counted as (
      insert into attempt_counter (deployment_id, key, count, resets_at, id, action, locks_at, user_id, address)
      select ${viewer.deploymentId}, k.key, 1, k.resets_at, k.id, l.action, k.locks_at, l.user_id, k.address
      from taken cross join lateral (values
        (taken.guesses_at, ${after(DAY_SECONDS)}::timestamptz, ${database.ids.next()}::bigint,
          ${locksAt(limits.overall)}::int, null::text),
        (taken.guesses_from, ${after(DAY_SECONDS)}, ${database.ids.next()}, ${locksAt(limits.perClient)}, ${address}),
        (${recentKey('')} || taken.guesses_from, ${after(RECENT_SECONDS)}, ${database.ids.next()},
          ${limits.recent ?? null}, ${address})
      ) k (key, resets_at, id, locks_at, address)
      cross join lateral (select ${action}, taken.user_id) l (action, user_id)
      where k.key is not null
      on conflict (deployment_id, key) do update set
        id = case when ${isNewWindow} then excluded.id else attempt_counter.id end,
        action = excluded.action, locks_at = excluded.locks_at, user_id = excluded.user_id, address = excluded.address,
        count = case when ${isNewWindow} then 1 else attempt_counter.count + 1 end,
        resets_at = case when ${isNewWindow} then excluded.resets_at else attempt_counter.resets_at end
    )
    select taken.*, guesses_at as "guessesAt", guesses_from as "guessesFrom" from taken`.execute(rows);
  return taken[0];
}

/** Uncounts a guess that was correct. */
export async function refundGuess(ctx: Context, { guessesAt, guessesFrom }: GuessKeys): Promise<void> {
  // One by one, in the order in which they are counted, so that two statements do not deadlock.
  if (guessesAt !== null) await uncountAttempt(ctx, guessesAt);
  await uncountAttempt(ctx, guessesFrom);
  await clearAttempts(ctx, recentKey(guessesFrom));
}
