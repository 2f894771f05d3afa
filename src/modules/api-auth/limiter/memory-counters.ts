import type { Counted, Counter, Counters } from './counters.ts';

/** Counters of which a process keeps at most so many. */
const MOST = 100_000;

interface Window {
  used: number;
  readonly endsAt: number;
}

export interface MemoryOptions {
  readonly most?: number;
  /** Milliseconds; tests know what time it is. */
  readonly clock?: () => number;
}

/**
 * Counters of this process alone, gone with it: for PGlite, which takes one process. Nothing else runs while it counts.
 * There are no timers, which could not wait for 30 days: a window is over when somebody looks at it after its end.
 */
export function createMemoryCounters({ most = MOST, clock = monotonic }: MemoryOptions = {}): Counters {
  const windows = new Map<string, Window>();

  function running(key: string, now: number): Window | undefined {
    const window = windows.get(key);
    return window !== undefined && window.endsAt > now ? window : undefined;
  }

  /** Makes room: first what is over goes, then a tenth of the rest, those that would have ended first. */
  function sweep(now: number): void {
    for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
    if (windows.size < most) return;
    const soonest = [...windows].sort(([, a], [, b]) => a.endsAt - b.endsAt);
    for (const [key] of soonest.slice(0, Math.ceil(most / 10))) windows.delete(key);
  }

  function add({ key, windowMs }: Counter, cost: number, now: number): void {
    const window = running(key, now);
    if (window !== undefined) {
      window.used += cost;
      return;
    }
    if (!windows.has(key) && windows.size >= most) sweep(now);
    windows.set(key, { used: cost, endsAt: now + windowMs });
  }

  return {
    async take(counters, cost) {
      const now = clock();
      const allowed = counters.every(({ key, limit }) => (running(key, now)?.used ?? 0) + cost <= limit);
      if (allowed) for (const counter of counters) add(counter, cost, now);
      const counts = counters.map(({ key }): Counted => {
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
