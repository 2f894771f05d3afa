import { SlowReaderError } from '../../platform/network/slow-reader.ts';
import type { WebhookDeliveryEventRow } from '../graph/rows.ts';

/** With more buffered events than these the feed waits for the subscriber. */
const MAX_BUFFERED_EVENTS = 500;
/** How long the feed waits before it disconnects the subscriber. */
const DRAIN_TIMEOUT_MS = 5_000;

type Event = WebhookDeliveryEventRow;

/** An open stream. Buffers events until they are read. */
export interface StreamSubscriber extends AsyncIterableIterator<Event, void, void> {
  push(event: Event): void;
  /** Puts missed events before the buffered ones. Later copies of them are dropped. */
  prepend(missed: readonly Event[]): void;
  /** Resolves when the buffer has capacity again. Disconnects a subscriber that does not read within the timeout. */
  waitForCapacity(): Promise<void>;
  /** Ends the stream and discards the buffered events. */
  end(): void;
}

export function createStreamSubscriber(
  matches: (event: Event) => boolean,
  onEnd: (subscriber: StreamSubscriber) => void,
): StreamSubscriber {
  let buffered: Event[] = [];
  let prependedIds: ReadonlySet<string> = new Set();
  let hasEnded = false;
  let isTooSlow = false;
  let resolveRead: ((result: IteratorResult<Event, void>) => void) | undefined;
  let onDrained: (() => void) | undefined;

  const subscriber: StreamSubscriber = {
    push(event) {
      if (hasEnded || prependedIds.has(event.id) || !matches(event)) return;
      if (resolveRead === undefined) {
        buffered.push(event);
        return;
      }
      resolveRead({ value: event, done: false });
      resolveRead = undefined;
    },
    prepend(missed) {
      prependedIds = new Set(missed.map(({ id }) => id));
      buffered = [...missed.filter(matches), ...buffered.filter(({ id }) => !prependedIds.has(id))];
    },
    async waitForCapacity() {
      if (hasEnded || buffered.length <= MAX_BUFFERED_EVENTS) return;
      const timer = setTimeout(() => {
        isTooSlow = true;
        subscriber.end();
      }, DRAIN_TIMEOUT_MS);
      await new Promise<void>((resolve) => {
        onDrained = resolve;
      });
      clearTimeout(timer);
    },
    end() {
      if (hasEnded) return;
      hasEnded = true;
      buffered = [];
      resolveRead?.({ value: undefined, done: true });
      onDrained?.();
      onEnd(subscriber);
    },
    next() {
      const event = buffered.shift();
      if (buffered.length <= MAX_BUFFERED_EVENTS) onDrained?.();
      if (event !== undefined) return Promise.resolve({ value: event, done: false });
      if (isTooSlow) return Promise.reject(new SlowReaderError());
      if (hasEnded) return Promise.resolve({ value: undefined, done: true });
      return new Promise((resolve) => {
        resolveRead = resolve;
      });
    },
    return() {
      subscriber.end();
      return Promise.resolve({ value: undefined, done: true });
    },
    [Symbol.asyncIterator]: () => subscriber,
  };
  return subscriber;
}
