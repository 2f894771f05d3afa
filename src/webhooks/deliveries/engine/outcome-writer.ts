import type { Log } from '../../../platform/logging/log.ts';
import type { Outcome } from './outcome.ts';

const MAX_BATCH_SIZE = 500;
/** The delay before a flush is retried while the database is unavailable. */
const RETRY_DELAY_MS = 500;

export interface OutcomeWriter {
  add(outcome: Outcome): void;
  /** Flushes everything once, without retrying. */
  drain(): Promise<void>;
}

/**
 * Collects outcomes and writes them in batches, one batch at a time. A batch is flushed `flushDelayMs` after its first outcome.
 * Drops outcomes that cannot be written before their claims expire.
 */
export function createOutcomeWriter(
  log: Log,
  flushDelayMs: number,
  write: (outcomes: readonly Outcome[]) => Promise<void>,
): OutcomeWriter {
  const waiting: Outcome[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  function schedule(delayMs: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (writing === undefined) void flush();
    }, delayMs);
  }

  function flush(): Promise<void> {
    writing = writeBatch().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  async function writeBatch(): Promise<void> {
    const batch = waiting.splice(0, MAX_BATCH_SIZE);
    if (batch.length === 0) return;
    let delayMs = 0;
    try {
      await write(batch);
    } catch (err) {
      log.error({ err, results: batch.length }, 'Results of webhook attempts could not be written');
      const now = Date.now();
      waiting.unshift(...batch.filter(({ delivery }) => Date.parse(delivery.claimedUntil) > now));
      delayMs = RETRY_DELAY_MS;
    }
    if (waiting.length > 0) schedule(delayMs);
  }

  return {
    add(outcome) {
      waiting.push(outcome);
      schedule(flushDelayMs);
    },
    async drain() {
      await writing;
      clearTimeout(timer);
      timer = undefined;
      for (let batches = Math.ceil(waiting.length / MAX_BATCH_SIZE); batches > 0; batches -= 1) await flush();
      clearTimeout(timer);
    },
  };
}
