import DataLoader from 'dataloader';
import { beforeDeadline, withRenewedDeadline } from '../../process/deadline.ts';
import { withoutRowBudget } from '../guards/response-limit.ts';
import type { Rows } from '../tables.ts';

/** Runs one statement for the inputs of several requests. Returns their results in the same order. */
export type BatchQuery<Input, Result> = (rows: Rows, inputs: readonly Input[]) => Promise<readonly Result[]>;

/** The largest number of inputs of one statement. */
const MAX_BATCH_SIZE = 1_000;
/** How long a statement waits for the previous one, whose connection may be broken. */
const MAX_WAIT_MS = 200;

/**
 * Combines the inputs of concurrent requests into one statement, so that a busy process needs fewer round trips. A statement
 * waits for the previous one, whose locks it may need, and takes all inputs that arrived in the meantime. Nothing is cached:
 * each result comes from a statement that starts after the input arrived.
 */
export function batchAcrossRequests<Input, Result>(
  rows: Rows,
  query: BatchQuery<Input, Result>,
): (input: Input) => Promise<Result> {
  let turn: Promise<unknown> = Promise.resolve();
  const ends: (() => void)[] = [];

  const loader = new DataLoader<Input, Result>(
    async (inputs) => {
      const end = ends.shift() as () => void;
      const timer = setTimeout(end, MAX_WAIT_MS);
      try {
        return await withRenewedDeadline(() => withoutRowBudget(() => query(rows, inputs)));
      } finally {
        clearTimeout(timer);
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
