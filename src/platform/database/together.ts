import DataLoader from 'dataloader';
import { withoutRowBudget } from './response-limit.ts';
import type { Rows } from './tables.ts';

/** Answers what several requests ask, in their order. */
export type Together<Asked, Answer> = (rows: Rows, asked: readonly Asked[]) => Promise<readonly Answer[]>;

/** As many as one statement answers. */
const MOST = 1_000;
/** Longer than this a statement does not wait for the one before it, whose connection may be dead. */
const PATIENCE_MS = 200;

/**
 * What requests that run side by side ask of the database, in one statement: the busier the process, the more of them share
 * a round trip. A statement waits for the one before it, whose locks it may need, and takes all who have come meanwhile.
 * Nothing is remembered: whoever asks is answered by a statement that begins afterwards.
 */
export function together<Asked, Answer>(rows: Rows, ask: Together<Asked, Answer>): (asked: Asked) => Promise<Answer> {
  let turn: Promise<unknown> = Promise.resolve();
  const ends: (() => void)[] = [];

  const loader = new DataLoader<Asked, Answer>(
    async (asked) => {
      const end = ends.shift() as () => void;
      const patience = setTimeout(end, PATIENCE_MS);
      try {
        return await withoutRowBudget(() => ask(rows, asked));
      } finally {
        clearTimeout(patience);
        end();
      }
    },
    {
      cache: false,
      maxBatchSize: MOST,
      batchScheduleFn: (dispatch) => {
        const before = turn;
        const { promise, resolve } = Promise.withResolvers<void>();
        turn = promise;
        ends.push(resolve);
        // Behind all requests that have come in by then.
        void before.then(() => setImmediate(dispatch));
      },
    },
  );
  return (asked) => loader.load(asked);
}
