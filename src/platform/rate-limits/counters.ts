/** A counter with its limit in each window. */
export interface Counter {
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** The state of a counter. */
export interface CounterState {
  readonly used: number;
  /** Null when no window is running. */
  readonly resetsInMs: number | null;
}

/** Whether a request was counted, and the states of its counters in their order. Null when the counters are unavailable. */
export interface TakenCounters {
  readonly allowed: boolean;
  readonly counts: readonly CounterState[] | null;
}

/** A store of counters. */
export interface Counters {
  /**
   * Adds the cost to all counters, or to none if one of them would exceed its limit, as one atomic step. The keys are distinct.
   * Requests are counted in the order of these calls.
   */
  take(counters: readonly Counter[], cost: number): Promise<TakenCounters>;
  close(): Promise<void>;
}
