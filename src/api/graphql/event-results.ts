import type { FormattedExecutionResult } from 'graphql';

interface Options {
  /** Resolves when the client has received the results so far. */
  readonly whenDrained: () => Promise<void>;
  readonly resultOf: (event: unknown) => Promise<FormattedExecutionResult>;
}

/**
 * Yields a result for each event of a subscription. graphql-sse buffers results without a limit, so the next event is read
 * from the source only after the client has received the results so far.
 */
export function eventResults(source: AsyncIterable<unknown>, { whenDrained: whenTaken, resultOf }: Options) {
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
