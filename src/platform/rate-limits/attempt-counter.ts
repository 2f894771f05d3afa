import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { sha256 } from '../crypto/tokens.ts';
import { ServiceError } from '../errors.ts';
import { rateLimitHeaders, wholeSeconds } from './headers.ts';

/** So many attempts of one kind until the window ends. */
export interface Limit {
  /** What is counted, such as a user or an address. */
  readonly key: string;
  readonly max: number;
  /** How long the window is; 15 minutes unless said otherwise. */
  readonly seconds?: number;
  /** Names the limit in the headers of its refusal; unset where a caller is not to learn which counter it was. */
  readonly shownAs?: string;
}

const WINDOW_SECONDS = 15 * 60;

/**
 * Counts an attempt before it is checked, or refuses it. Each statement commits by itself: a failure that is rolled back
 * still counts, and of parallel guesses no more than the limit get through. One by one: what the first refuses is not
 * counted by the next, or failures here could use up what counts everywhere. Retention removes what is over.
 */
export async function countAttempt(ctx: Context, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) await countOne(ctx, limit);
}

async function countOne(ctx: Context, limit: Limit): Promise<void> {
  const { rows, viewer } = ctx;
  const { key, max, seconds = WINDOW_SECONDS } = limit;
  const now = new Date();
  const resetsAt = new Date(now.getTime() + seconds * 1_000).toISOString();
  const isNewWindow = sql<boolean>`attempt_counter.resets_at <= ${now.toISOString()}`;
  const counted = await rows
    .insertInto('attempt_counter')
    .values({ deployment_id: viewer.deploymentId, key, count: 1, resets_at: resetsAt })
    .onConflict((conflict) =>
      conflict
        .columns(['deployment_id', 'key'])
        .doUpdateSet({
          count: sql<number>`case when ${isNewWindow} then 1 else attempt_counter.count + 1 end`,
          resets_at: sql<string>`case when ${isNewWindow} then excluded.resets_at else attempt_counter.resets_at end`,
        })
        .where((where) => where.or([isNewWindow, where('attempt_counter.count', '<', max)])),
    )
    .returning('count')
    .executeTakeFirst();
  if (counted === undefined) throw await tooMany(ctx, limit);
}

/** Takes an attempt back that turned out right: many people sign in from one office. */
export async function uncountAttempt(
  { rows, viewer }: Pick<Context, 'rows' | 'viewer'>,
  ...keys: readonly string[]
): Promise<void> {
  await rows
    .updateTable('attempt_counter')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('deployment_id', '=', viewer.deploymentId)
    .where('key', '=', sql<string>`any(${keys}::text[])`)
    .execute();
}

/** Forgets the failures: whoever owns the account has shown it. */
export async function clearAttempts({ rows, viewer }: Pick<Context, 'rows' | 'viewer'>, key: string): Promise<void> {
  await rows
    .deleteFrom('attempt_counter')
    .where('deployment_id', '=', viewer.deploymentId)
    .where('key', '=', key)
    .execute();
}

/** A counter's key for what a stranger typed: of one length, and no address in plain text. */
export function hashedKey(text: string): string {
  return sha256(text);
}

async function tooMany({ rows, viewer, answerHeaders }: Context, limit: Limit): Promise<ServiceError> {
  const counter = await rows
    .selectFrom('attempt_counter')
    .select('resets_at')
    .where('deployment_id', '=', viewer.deploymentId)
    .where('key', '=', limit.key)
    .executeTakeFirst();
  const milliseconds = counter === undefined ? 0 : Date.parse(counter.resets_at) - Date.now();
  const resetSeconds = Math.max(1, wholeSeconds(milliseconds));
  if (limit.shownAs !== undefined) {
    const { shownAs: name, max, seconds: windowSeconds = WINDOW_SECONDS } = limit;
    const shown = rateLimitHeaders([{ name, limit: max, windowSeconds, remaining: 0, resetSeconds }]);
    for (const [header, members] of Object.entries(shown)) answerHeaders.add(header, members);
  }
  return tooManyAttempts(resetSeconds);
}

export function tooManyAttempts(retryAfter: number, advice = 'Try again later.'): ServiceError {
  return new ServiceError('TOO_MANY_ATTEMPTS', `Too many attempts. ${advice}`, {
    retryAfter: Math.max(1, Math.ceil(retryAfter)),
  });
}
