import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { ServiceError } from '../errors.ts';
import { rateLimitHeaders, wholeSeconds } from './headers.ts';

/** At most `max` attempts of one kind in a window. */
export interface AttemptLimit {
  /** Names the counter, such as an action and a user or an address. */
  readonly key: string;
  readonly max: number;
  /** The length of the window. Defaults to 15 minutes. */
  readonly seconds?: number;
  /** How many attempts the request makes, at most `max`: all of them are counted, or none. Defaults to 1. */
  readonly count?: number;
  /** Whom the limit locks out, for the list of lockouts. Unset for limits that concern neither an account nor an address. */
  readonly lockout?: LockedOut | undefined;
  /** The name of the limit in the headers of a rejection. Unset when the caller must not learn which counter it was. */
  readonly headerName?: string;
}

/** The account or the client address that a reached limit locks out. */
export interface LockedOut {
  /** What it prevents: a value of `LockedAction` in the schema. */
  readonly action: string;
  readonly userId: string | null;
  /** The address in the form of `rateLimitKeyOf`; null for a limit over several clients. */
  readonly address: string | null;
}

const WINDOW_SECONDS = 15 * 60;
const COUNTER_PURPOSE = 'attempt_counter';

/**
 * Counts an attempt before it is checked, or rejects it. Each statement commits separately, so that a failed attempt counts even
 * if its transaction is rolled back, and parallel attempts cannot exceed the limit. The limits are counted in order: an attempt
 * that one limit rejects does not use up the next one. Retention deletes ended windows.
 */
export async function countAttempt(ctx: Context, limits: readonly AttemptLimit[]): Promise<void> {
  for (const limit of limits) await countOne(ctx, limit);
}

async function countOne(ctx: Context, limit: AttemptLimit): Promise<void> {
  const { rows, viewer, database } = ctx;
  const { key, max, seconds = WINDOW_SECONDS, count = 1, lockout } = limit;
  const now = new Date();
  const resetsAt = new Date(now.getTime() + seconds * 1_000).toISOString();
  const isNewWindow = sql<boolean>`attempt_counter.resets_at <= ${now.toISOString()}`;
  const counted = await rows
    .insertInto('attempt_counter')
    .values({
      deployment_id: viewer.deploymentId,
      key,
      count,
      resets_at: resetsAt,
      id: lockout === undefined ? null : database.ids.next(),
      action: lockout?.action ?? null,
      locks_at: lockout === undefined ? null : max,
      user_id: lockout?.userId ?? null,
      address: lockout?.address ?? null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['deployment_id', 'key'])
        .doUpdateSet({
          count: sql<number>`case when ${isNewWindow} then ${count} else attempt_counter.count + ${count} end`,
          resets_at: sql<string>`case when ${isNewWindow} then excluded.resets_at else attempt_counter.resets_at end`,
          id: sql<string | null>`case when ${isNewWindow} then excluded.id else attempt_counter.id end`,
          action: sql<string | null>`excluded.action`,
          locks_at: sql<number | null>`excluded.locks_at`,
          user_id: sql<string | null>`excluded.user_id`,
          address: sql<string | null>`excluded.address`,
        })
        .where((where) => where.or([isNewWindow, where('attempt_counter.count', '<=', max - count)])),
    )
    .returning('count')
    .executeTakeFirst();
  if (counted !== undefined) return;
  const limitName = lockout?.action.toLowerCase() ?? 'other';
  ctx.metrics.count('gatehouse_rate_limit_rejections_total', { limit: limitName });
  throw await tooMany(ctx, limit);
}

/** Uncounts a successful attempt, because many users may share an address. */
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

/** Deletes a counter, after the owner of the account has authenticated. */
export async function clearAttempts({ rows, viewer }: Pick<Context, 'rows' | 'viewer'>, key: string): Promise<void> {
  await rows
    .deleteFrom('attempt_counter')
    .where('deployment_id', '=', viewer.deploymentId)
    .where('key', '=', key)
    .execute();
}

type KeyedContext = Pick<Context, 'vault' | 'viewer'>;

/** The key of a counter for an identifier: of constant length. It is keyed, because addresses and numbers can be guessed. */
export function hashedKey({ vault, viewer }: KeyedContext, text: string): string {
  return vault.hmac(COUNTER_PURPOSE, `${viewer.deploymentId} ${text}`);
}

/** The keys under all master keys. Counters are counted under the current one only. */
export function hashedKeys({ vault, viewer }: KeyedContext, text: string): string[] {
  return vault.hmacs(COUNTER_PURPOSE, `${viewer.deploymentId} ${text}`);
}

async function tooMany({ rows, viewer, responseHeaders }: Context, limit: AttemptLimit): Promise<ServiceError> {
  const counter = await rows
    .selectFrom('attempt_counter')
    .select('resets_at')
    .where('deployment_id', '=', viewer.deploymentId)
    .where('key', '=', limit.key)
    .executeTakeFirst();
  const milliseconds = counter === undefined ? 0 : Date.parse(counter.resets_at) - Date.now();
  const resetSeconds = Math.max(1, wholeSeconds(milliseconds));
  if (limit.headerName !== undefined) {
    const { headerName: name, max, seconds: windowSeconds = WINDOW_SECONDS } = limit;
    const headers = rateLimitHeaders([{ name, limit: max, windowSeconds, remaining: 0, resetSeconds }]);
    for (const [header, value] of Object.entries(headers)) responseHeaders.add(header, value);
  }
  return tooManyAttempts(resetSeconds);
}

export function tooManyAttempts(retryAfter: number, advice = 'Try again later.'): ServiceError {
  return new ServiceError('TOO_MANY_ATTEMPTS', `Too many attempts. ${advice}`, {
    retryAfter: Math.max(1, Math.ceil(retryAfter)),
  });
}
