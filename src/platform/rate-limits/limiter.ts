import type { Counter, CounterState, Counters } from './counters.ts';

/** A rate limit: at most `limit` in each window, for a key such as an address or a credential. */
export interface Rule {
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** The state of a rule after a request. */
export interface RuleState {
  readonly remaining: number;
  /** The time until the window ends, by the clock of the counters. The length of the window when none is running. */
  readonly resetsInMs: number;
  /** The same time by the clock of this process. */
  readonly resetsAt: Date;
}

export interface TakeResult {
  readonly allowed: boolean;
  /** The state of each rule, in their order. Empty when the counters are unavailable. */
  readonly states: readonly RuleState[];
  /** When the caller may send the request again. Null when it was allowed, or when its cost exceeds the limit of a rule. */
  readonly retryAfterMs: number | null;
}

/**
 * Counts requests against rate limits. A window is fixed and begins with the first counted request. A request is counted by all
 * of its rules or, if one of them denies it, by none.
 */
export interface Limiter {
  take(rules: readonly Rule[], cost: number): Promise<TakeResult>;
  close(): Promise<void>;
}

/** The retry delay of requests that are rejected because the counters are unavailable. */
const OUTAGE_RETRY_MS = 5_000;

const UNLIMITED: TakeResult = { allowed: true, states: [], retryAfterMs: null };

export function createLimiter(counters: Counters): Limiter {
  return {
    async take(rules, cost) {
      if (rules.length === 0) return UNLIMITED;
      const distinct = countersOf(rules);
      const { allowed, counts } = await counters.take(distinct, cost);
      if (counts === null) return { allowed, states: [], retryAfterMs: allowed ? null : OUTAGE_RETRY_MS };
      const countOf = new Map(distinct.map(({ key }, index) => [key, counts[index] as CounterState]));
      const now = Date.now();
      const states = rules.map((rule): RuleState => {
        const { used, resetsInMs } = countOf.get(keyOf(rule)) as CounterState;
        const wait = resetsInMs ?? rule.windowMs;
        return { remaining: Math.max(rule.limit - used, 0), resetsInMs: wait, resetsAt: new Date(now + wait) };
      });
      return { allowed, states, retryAfterMs: allowed ? null : retryAfter(rules, states, cost) };
    },
    close: () => counters.close(),
  };
}

/** The time until the windows of all rules that denied the request have ended. */
function retryAfter(rules: readonly Rule[], states: readonly RuleState[], cost: number): number | null {
  if (rules.some(({ limit }) => cost > limit)) return null;
  return Math.max(...states.filter(({ remaining }) => remaining < cost).map(({ resetsInMs }) => resetsInMs));
}

/**
 * The distinct counters of the rules. Two rules with the same key and window share a counter, with the smaller limit.
 */
function countersOf(rules: readonly Rule[]): Counter[] {
  const counters = new Map<string, Counter>();
  for (const rule of rules) {
    const key = keyOf(rule);
    const { limit } = counters.get(key) ?? rule;
    counters.set(key, { key, limit: Math.min(limit, rule.limit), windowMs: rule.windowMs });
  }
  return [...counters.values()];
}

/** The key of the counter. The limit may change while a window runs, but another window length is another counter. */
const keyOf = ({ key, windowMs }: Rule): string => `${key}:${windowMs}`;
