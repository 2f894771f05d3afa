import type { FormattedExecutionResult } from 'graphql';

interface Options {
  /** Resolves when the reader has room for another result. */
  readonly whenTaken: () => Promise<void>;
  readonly resultOf: (event: unknown) => Promise<FormattedExecutionResult>;
}

/**
 * A result for each event of a subscription. graphql-sse takes results as fast as they come and keeps them, so the next
 * event is not taken from the source before the reader has taken the results so far.
 */
export function eventResults(source: AsyncIterable<unknown>, { whenTaken, resultOf }: Options) {
  const events = source[Symbol.asyncIterator]();
  const results: Required<AsyncIterableIterator<FormattedExecutionResult, void>> = {
    async next() {
      await whenTaken();
      const event = await events.next();
      return event.done ? { value: undefined, done: true } : { value: await resultOf(event.value), done: false };
    },
    async return() {
      await events.return?.();
      return { value: undefined, done: true };
    },
    async throw(error) {
      await events.return?.();
      throw error;
    },
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}
