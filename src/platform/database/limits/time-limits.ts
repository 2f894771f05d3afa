import { AsyncLocalStorage } from 'node:async_hooks';
import { activeDeadline } from '../../process/deadline.ts';

/** The time limits of connections and statements on PostgreSQL. */
export interface TimeLimits {
  /** Of a wait for a connection, in the queue of the pool or for the server. */
  readonly connectMs: number;
  /** Of a statement of a request. */
  readonly statementMs: number;
  /** Of a wait for a lock in a request. */
  readonly lockMs: number;
  /** Of a statement of background work, and of its waits for locks. */
  readonly backgroundMs: number;
}

export const DEFAULT_TIME_LIMITS: TimeLimits = {
  connectMs: 10_000,
  statementMs: 15_000,
  lockMs: 5_000,
  backgroundMs: 60_000,
};

/** PostgreSQL ends a statement itself. The client gives up this time later, when PostgreSQL does not respond. */
const GRACE_MS = 1_000;
/** After a failure the connection is needed no more, unless it responds at once. */
const ROLLBACK_MS = 5_000;

const unlimited = new AsyncLocalStorage<true>();

/** Runs migrations and the creation of indexes, whose duration depends on the amount of data. */
export function withoutTimeLimits<T>(work: () => T): T {
  return unlimited.run(true, work);
}

const isUnlimited = (): boolean => unlimited.getStore() === true;

/** The parameters of a session, which limit background work. A pooler such as PgBouncer rejects them at the connect. */
export function sessionSettings({ backgroundMs }: TimeLimits): string {
  return [
    'timezone=UTC',
    // JIT compilation takes longer than running the plan: the planner estimates a list without a limit by all of its rows.
    'jit=off',
    `statement_timeout=${backgroundMs}`,
    `lock_timeout=${backgroundMs}`,
    // A transaction whose process does not respond must not keep its locks.
    `idle_in_transaction_session_timeout=${backgroundMs}`,
  ]
    .map((setting) => `-c ${setting}`)
    .join(' ');
}

/**
 * The statements that begin a transaction, with the limits of the work that it belongs to. One round trip. The sessions of a pooler
 * have no limits of their own.
 */
export function beginStatement(begin: string, limits: TimeLimits, { isPooled = false } = {}): string {
  if (isUnlimited()) return `${begin}; ${settings('set local', [0, 0, 0])}`;
  const { statementMs, lockMs, backgroundMs } = limits;
  if (activeDeadline() === undefined) {
    return isPooled ? `${begin}; ${settings('set local', [backgroundMs, backgroundMs, backgroundMs])}` : begin;
  }
  return `${begin}; ${settings('set local', [statementMs, lockMs, statementMs])}`;
}

/** The statements around one that runs outside of a transaction and has no limit, such as `create index concurrently`. */
export function unlimitedSession(): { readonly before: string; readonly after: string } | null {
  if (!isUnlimited()) return null;
  const after = 'reset statement_timeout; reset lock_timeout; reset idle_in_transaction_session_timeout';
  return { before: settings('set', [0, 0, 0]), after };
}

function settings(verb: 'set' | 'set local', [statement, lock, idle]: readonly [number, number, number]): string {
  return `${verb} statement_timeout = ${statement}; ${verb} lock_timeout = ${lock}; ${verb} idle_in_transaction_session_timeout = ${idle}`;
}

/**
 * How long the client waits for the result of a statement; null without a limit. A server or proxy that does not read never
 * responds, also not after `statement_timeout`. Throws when the deadline of the request has passed.
 */
export function clientLimitMs(text: string, { statementMs, backgroundMs }: TimeLimits): number | null {
  if (text === 'rollback') return ROLLBACK_MS;
  if (isUnlimited()) return null;
  const deadline = activeDeadline();
  if (deadline === undefined) return backgroundMs + GRACE_MS;
  deadline.assertNotPassed();
  return Math.min(statementMs + GRACE_MS, deadline.remainingMs);
}
