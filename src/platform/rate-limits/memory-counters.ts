import type { Counter, CounterState, Counters } from './counters.ts';

/** The largest number of counters in memory. */
const MAX_COUNTERS = 100_000;

interface Window {
  /** Never more than the limit. */
  used: number;
  limit: number;
  readonly endsAt: number;
}

export interface MemoryOptions {
  readonly maxCounters?: number;
  /** The time in milliseconds. Replaced in tests. */
  readonly clock?: () => number;
}

/**
 * Counters in the memory of this process, for PGlite, which supports one process. They are lost when the process ends. Windows
 * have no timers, which cannot wait for 30 days: an ended window is detected when its counter is used.
 */
export function createMemoryCounters({ maxCounters = MAX_COUNTERS, clock = monotonic }: MemoryOptions = {}): Counters {
  /** In the order of their start. */
  const windows = new Map<string, Window>();

  function running(key: string, now: number): Window | undefined {
    const window = windows.get(key);
    return window !== undefined && window.endsAt > now ? window : undefined;
  }

  /**
   * Frees at least a tenth of the capacity, so that the next insertions do not scan all counters. Deletes ended windows first,
   * then the windows with the smallest used share of their limit, in steps of a tenth, the oldest first. Many addresses with few
   * requests each therefore evict each other, not the clients that have reached a limit.
   */
  function evict(now: number): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
    const targetSize = Math.floor(maxCounters * 0.9);
    for (let tenths = 1; windows.size > targetSize; tenths += 1) {
      for (const [key, { used, limit }] of windows) {
        if (windows.size <= targetSize) return;
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
    // An ended window of the same key is replaced, without an eviction.
    windows.delete(key);
    if (windows.size >= maxCounters) evict(now);
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

/** A clock that is never adjusted, in whole milliseconds, so that differences are exact. */
const monotonic = () => Math.floor(performance.now());
