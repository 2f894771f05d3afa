import type { Log } from '../logging/log.ts';
import type { Counters } from './counters.ts';

/** Whether requests that cannot be counted are accepted (`open`) or rejected (`closed`). */
export type OutagePolicy = 'open' | 'closed';

/** After a failure the counters are not used for this time. Otherwise counters that hang would delay each request. */
const PAUSE_MS = 500;

export interface OutageOptions {
  readonly policy: OutagePolicy;
  readonly log: Pick<Log, 'error' | 'info'>;
  readonly pauseMs?: number;
}

/** Applies the policy while the counters fail. Logs the start of an outage once, with its reason, and its end. */
export function withOutagePolicy(counters: Counters, { policy, log, pauseMs = PAUSE_MS }: OutageOptions): Counters {
  const uncounted = { allowed: policy === 'open', counts: null };
  let isFailing = false;
  let pausedUntil = 0;

  function failed(err: unknown): void {
    pausedUntil = performance.now() + pauseMs;
    if (isFailing) return;
    isFailing = true;
    const consequence =
      policy === 'open' ? 'Requests are accepted without counting' : 'Requests with rate limits are rejected';
    log.error({ err }, `Redis does not count rate limits. ${consequence}`);
  }

  return {
    async take(wanted, cost) {
      if (performance.now() < pausedUntil) return uncounted;
      try {
        const taken = await counters.take(wanted, cost);
        if (isFailing) log.info('Redis counts rate limits again');
        isFailing = false;
        return taken;
      } catch (err) {
        failed(err);
        return uncounted;
      }
    },
    close: () => counters.close(),
  };
}
