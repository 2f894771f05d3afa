import type { Log } from '../logging/log.ts';
import type { Counters } from './counters.ts';

/** What becomes of calls that can't be counted: they pass, or they are refused. */
export type OutagePolicy = 'open' | 'closed';

/** After a failure nothing is asked for so long: a counter that hangs would otherwise hold up every call. */
const PAUSE_MS = 500;

export interface OutageOptions {
  readonly policy: OutagePolicy;
  readonly log: Pick<Log, 'error' | 'info'>;
  readonly pauseMs?: number;
}

/** Counters that may be out of reach, or not count. An outage is logged once with its reason, and so is its end. */
export function withOutagePolicy(
  counters: Counters,
  { policy: whenAway, log, pauseMs = PAUSE_MS }: OutageOptions,
): Counters {
  const uncounted = { allowed: whenAway === 'open', counts: null };
  let isAway = false;
  let pausedUntil = 0;

  function failed(err: unknown): void {
    pausedUntil = performance.now() + pauseMs;
    if (isAway) return;
    isAway = true;
    const consequence = whenAway === 'open' ? 'calls pass uncounted' : 'calls that have some are refused';
    log.error({ err }, `Rate limits can not be counted in Redis: ${consequence} until they can`);
  }

  return {
    async take(wanted, cost) {
      if (performance.now() < pausedUntil) return uncounted;
      try {
        const taken = await counters.take(wanted, cost);
        if (isAway) log.info('Rate limits are counted in Redis again');
        isAway = false;
        return taken;
      } catch (err) {
        failed(err);
        return uncounted;
      }
    },
    close: () => counters.close(),
  };
}
