/** A clock that moves only when a test moves it. */
export interface TestClock {
  /** Milliseconds since 1970, as `Date.now()`. */
  now(): number;
  set(time: Date | number): void;
  advance(milliseconds: number): void;
}

/** Creates a clock. It begins at the present time, which verifiers without a clock of their own accept for a while. */
export function createTestClock(start: Date | number = Date.now()): TestClock {
  let time = Number(start);
  return {
    now: () => time,
    set(next) {
      time = Number(next);
    },
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
