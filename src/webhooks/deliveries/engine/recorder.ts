import type { Log } from '../../../platform/logging/log.ts';
import type { Outcome } from './outcome.ts';

/** Results that are written together. */
const MAX_BATCH = 500;
/** The database is away: how long until it is asked again. */
const PAUSE_MS = 500;

export interface Recorder {
  add(outcome: Outcome): void;
  /** Writes what there is, and tries no further. */
  drain(): Promise<void>;
}

/**
 * Collects results and writes them in batches, one at a time: the first waits `waitMs` for the others. What can't be
 * written before its claim passes is dropped.
 */
export function createRecorder(
  log: Log,
  waitMs: number,
  write: (outcomes: readonly Outcome[]) => Promise<void>,
): Recorder {
  const waiting: Outcome[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;

  function schedule(milliseconds: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      if (writing === undefined) void flush();
    }, milliseconds);
  }

  function flush(): Promise<void> {
    writing = writeBatch().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  async function writeBatch(): Promise<void> {
    const batch = waiting.splice(0, MAX_BATCH);
    if (batch.length === 0) return;
    let pause = 0;
    try {
      await write(batch);
    } catch (err) {
      log.error({ err, results: batch.length }, 'Results of webhook attempts could not be written');
      const now = Date.now();
      waiting.unshift(...batch.filter(({ delivery }) => Date.parse(delivery.claimedUntil) > now));
      pause = PAUSE_MS;
    }
    if (waiting.length > 0) schedule(pause);
  }

  return {
    add(outcome) {
      waiting.push(outcome);
      schedule(waitMs);
    },
    async drain() {
      await writing;
      clearTimeout(timer);
      timer = undefined;
      for (let batches = Math.ceil(waiting.length / MAX_BATCH); batches > 0; batches -= 1) await flush();
      clearTimeout(timer);
    },
  };
}
