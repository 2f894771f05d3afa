import DataLoader from 'dataloader';
import { beforeDeadline, withRenewedDeadline } from '../../process/deadline.ts';
import { withoutRowBudget } from '../guards/response-limit.ts';
import type { Rows } from '../tables.ts';

/** Runs one statement for the inputs of several requests. Returns their results in the same order. */
export type BatchQuery<Input, Result> = (rows: Rows, inputs: readonly Input[]) => Promise<readonly Result[]>;

/** The largest number of inputs of one statement. */
const MAX_BATCH_SIZE = 1_000;
/** How long a statement waits for the previous one at most, whose connection may be broken. */
const MAX_WAIT_MS = 200;
/** How long it waits relative to the average statement. One that takes longer has lost its processor or waits for a lock. */
const PATIENCE = 3;
/** It waits at least this long, because statements of less than a millisecond vary by more than that. */
const MIN_WAIT_MS = 5;
/** The weight of the newest statement in the average. */
const AVERAGE_WEIGHT = 1 / 16;

/**
 * Combines the inputs of concurrent requests into one statement, so that a busy process needs fewer round trips. A statement
 * waits for the previous one, whose locks it may need, and takes all inputs that arrived in the meantime. It does not wait for one
 * that is much slower than usual, so that a single slow statement does not delay all requests that arrive meanwhile. Nothing is
 * cached: each result comes from a statement that starts after the input arrived.
 */
export function batchAcrossRequests<Input, Result>(
  rows: Rows,
  query: BatchQuery<Input, Result>,
): (input: Input) => Promise<Result> {
  let turn: Promise<unknown> = Promise.resolve();
  const ends: (() => void)[] = [];
  let averageMs = MAX_WAIT_MS;

  const loader = new DataLoader<Input, Result>(
    async (inputs) => {
      const end = ends.shift() as () => void;
      const startedAt = performance.now();
      const timer = setTimeout(end, Math.min(Math.max(averageMs * PATIENCE, MIN_WAIT_MS), MAX_WAIT_MS));
      try {
        return await withRenewedDeadline(() => withoutRowBudget(() => query(rows, inputs)));
      } finally {
        clearTimeout(timer);
        averageMs += (performance.now() - startedAt - averageMs) * AVERAGE_WEIGHT;
        end();
      }
    },
    {
      cache: false,
      maxBatchSize: MAX_BATCH_SIZE,
      batchScheduleFn: (dispatch) => {
        const before = turn;
        const { promise, resolve } = Promise.withResolvers<void>();
        turn = promise;
        ends.push(resolve);
        // Runs after all requests that have arrived by then.
        void before.then(() => setImmediate(dispatch));
      },
    },
  );
  return (input) => beforeDeadline(loader.load(input));
}
