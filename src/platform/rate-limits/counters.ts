/** A counter with what it may come to in its window. */
export interface Counter {
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** What a counter has come to. */
export interface CounterState {
  readonly used: number;
  /** Null where no window is running. */
  readonly resetsInMs: number | null;
}

/** Whether a call was counted, and what its counters have come to, in their order; null where they could not be reached. */
export interface TakenCounters {
  readonly allowed: boolean;
  readonly counts: readonly CounterState[] | null;
}

/** Where counters are kept. */
export interface Counters {
  /**
   * Adds the cost to all of the counters, or to none where one of them would exceed its limit; nothing else is counted in
   * between. Each key comes once. Calls are counted in the order in which they are made here.
   */
  take(counters: readonly Counter[], cost: number): Promise<TakenCounters>;
  close(): Promise<void>;
}
