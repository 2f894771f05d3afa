import type { Counter, CounterState, Counters } from './counters.ts';

/** At most `limit` in each window of so many milliseconds, for what the key stands for. */
export interface Rule {
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** How a rule's window stands after the call. */
export interface RuleState {
  readonly remaining: number;
  /** Until the window ends, by the clock that counts; the whole window where none is running. */
  readonly resetsInMs: number;
  /** The same as a moment of this process's clock. */
  readonly resetsAt: Date;
}

export interface TakeResult {
  readonly allowed: boolean;
  /** One for each rule, in their order; none where nothing could be counted. */
  readonly states: readonly RuleState[];
  /** When trying again makes sense; null where the call was allowed, or costs more than a rule ever allows. */
  readonly retryAfterMs: number | null;
}

/**
 * Counts calls against rate limits. A window is fixed and begins with the first call that is counted. A call is counted by
 * all of its rules or, denied by one of them, by none: what is denied uses nothing up.
 */
export interface Limiter {
  take(rules: readonly Rule[], cost: number): Promise<TakeResult>;
  close(): Promise<void>;
}

/** After so long a refusal for lack of counters may have passed. */
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

/** When all rules that denied the call begin anew. */
function retryAfter(rules: readonly Rule[], states: readonly RuleState[], cost: number): number | null {
  if (rules.some(({ limit }) => cost > limit)) return null;
  return Math.max(...states.filter(({ remaining }) => remaining < cost).map(({ resetsInMs }) => resetsInMs));
}

/**
 * What is to be counted, each counter once: two rules over the same window for the same key share theirs, and the smaller
 * limit holds.
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

/** A limit may change while its window runs; a window of another length is another counter. */
const keyOf = ({ key, windowMs }: Rule): string => `${key}:${windowMs}`;
