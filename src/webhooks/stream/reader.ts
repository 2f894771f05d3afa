import { SlowReader } from '../../platform/slow-reader.ts';
import type { WebhookDeliveryEventRow } from '../graph/rows.ts';

/** So many events may wait for a reader before the feed waits for it, and so long it is waited for. */
const MAX_WAITING = 500;
const PATIENCE_MS = 5_000;

type Event = WebhookDeliveryEventRow;

/** One who watches: events wait here until they are read. */
export interface Reader extends AsyncIterableIterator<Event, void, void> {
  offer(event: Event): void;
  /** Puts what was missed before all that waits; none of it comes again. */
  begin(missed: readonly Event[]): void;
  /** Resolves once there is room for more; cuts off a reader who leaves none for too long. */
  room(): Promise<void>;
  /** Ends it. What waits is not read any more. */
  end(): void;
}

export function createReader(passes: (event: Event) => boolean, onEnd: (reader: Reader) => void): Reader {
  let waiting: Event[] = [];
  let told: ReadonlySet<string> = new Set();
  let isOver = false;
  let isTooSlow = false;
  let wanted: ((result: IteratorResult<Event, void>) => void) | undefined;
  let emptied: (() => void) | undefined;

  const reader: Reader = {
    offer(event) {
      if (isOver || told.has(event.id) || !passes(event)) return;
      if (wanted === undefined) {
        waiting.push(event);
        return;
      }
      wanted({ value: event, done: false });
      wanted = undefined;
    },
    begin(missed) {
      told = new Set(missed.map(({ id }) => id));
      waiting = [...missed.filter(passes), ...waiting.filter(({ id }) => !told.has(id))];
    },
    async room() {
      if (isOver || waiting.length <= MAX_WAITING) return;
      const timer = setTimeout(() => {
        isTooSlow = true;
        reader.end();
      }, PATIENCE_MS);
      await new Promise<void>((resolve) => {
        emptied = resolve;
      });
      clearTimeout(timer);
    },
    end() {
      if (isOver) return;
      isOver = true;
      waiting = [];
      wanted?.({ value: undefined, done: true });
      emptied?.();
      onEnd(reader);
    },
    next() {
      const event = waiting.shift();
      if (waiting.length <= MAX_WAITING) emptied?.();
      if (event !== undefined) return Promise.resolve({ value: event, done: false });
      if (isTooSlow) return Promise.reject(new SlowReader());
      if (isOver) return Promise.resolve({ value: undefined, done: true });
      return new Promise((resolve) => {
        wanted = resolve;
      });
    },
    return() {
      reader.end();
      return Promise.resolve({ value: undefined, done: true });
    },
    [Symbol.asyncIterator]: () => reader,
  };
  return reader;
}
