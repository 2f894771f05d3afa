import type { Counter, CounterState, Counters } from './counters.ts';

/** Counters of which a process keeps at most so many. */
const MAX_COUNTERS = 100_000;

interface Window {
  /** Never more than the limit. */
  used: number;
  limit: number;
  readonly endsAt: number;
}

export interface MemoryOptions {
  readonly maxCounters?: number;
  /** Milliseconds; tests know what time it is. */
  readonly clock?: () => number;
}

/**
 * Counters of this process alone, gone with it: for PGlite, which takes one process. Nothing else runs while it counts.
 * There are no timers, which could not wait for 30 days: a window is over when somebody looks at it after its end.
 */
export function createMemoryCounters({
  maxCounters: most = MAX_COUNTERS,
  clock = monotonic,
}: MemoryOptions = {}): Counters {
  /** In the order in which they began. */
  const windows = new Map<string, Window>();

  function running(key: string, now: number): Window | undefined {
    const window = windows.get(key);
    return window !== undefined && window.endsAt > now ? window : undefined;
  }

  /**
   * Makes room for at least a tenth of all, so that the next insertions need not look at everything again: what is over
   * goes, then those that have used the smallest share of their limit, to a tenth, and of those the ones that began first.
   * Whoever calls from many addresses, once or twice from each, so pushes out these calls and nobody who is at a limit.
   */
  function evict(now: number): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
    const enough = Math.floor(most * 0.9);
    for (let tenths = 1; windows.size > enough; tenths += 1) {
      for (const [key, { used, limit }] of windows) {
        if (windows.size <= enough) return;
        if (used * 10 <= limit * tenths) windows.delete(key);
      }
    }
  }

  function add({ key, limit, windowMs }: Counter, cost: number, now: number): void {
    const window = running(key, now);
    if (window !== undefined) {
      window.used += cost;
      window.limit = limit;
      return;
    }
    // A key that begins anew takes the room that it had.
    windows.delete(key);
    if (windows.size >= most) evict(now);
    windows.set(key, { used: cost, limit, endsAt: now + windowMs });
  }

  return {
    async take(counters, cost) {
      const now = clock();
      const allowed = counters.every(({ key, limit }) => (running(key, now)?.used ?? 0) + cost <= limit);
      if (allowed) for (const counter of counters) add(counter, cost, now);
      const counts = counters.map(({ key }): CounterState => {
        const window = running(key, now);
        return window === undefined
          ? { used: 0, resetsInMs: null }
          : { used: window.used, resetsInMs: window.endsAt - now };
      });
      return { allowed, counts };
    },
    async close() {
      windows.clear();
    },
  };
}

/** Never set back or forward, as the machine's clock may be; whole milliseconds, of which differences are exact. */
const monotonic = () => Math.floor(performance.now());
