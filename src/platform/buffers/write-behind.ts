import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../logging/log.ts';
import { showProcessQueue } from '../metrics/process-queues.ts';
import { runInBackground } from '../process/background.ts';

export interface WriteBehindOptions<Entry> {
  /** The name in metrics. */
  readonly name: string;
  readonly log: Pick<Log, 'error'>;
  /** Logged when a write fails. */
  readonly failureMessage: string;
  readonly write: (batch: readonly Entry[]) => Promise<void>;
  /** Entries are written this time after the first of them was added. */
  readonly intervalMs: number;
  /** The delay before a failed write is repeated. `intervalMs`, unless set. */
  readonly retryMs?: number;
  /** The most entries of one write. All, unless set. */
  readonly batchSize?: number;
  /**
   * Entries of different groups are written one after the other. A group that cannot be written is last the next time, so that it does not
   * keep others waiting. All are one group, unless set.
   */
  readonly groupOf?: ((entry: Entry) => unknown) | undefined;
  /**
   * The pause between two batches, so that requests do not wait for the database behind all of them. All pauses together take at
   * most half of the interval. No pauses, unless set.
   */
  readonly pauseMs?: number;
  /** Entries with the same key are merged into one. Each entry is separate, unless set. */
  readonly merging?: {
    readonly keyOf: (entry: Entry) => string;
    /**
     * May change and return the older entry. Many new objects that each live for part of the interval would reach V8's old generation,
     * which it then has to collect often.
     */
    readonly merge: (older: Entry, newer: Entry) => Entry;
  };
  /** How many entries each group of the entry may have, so that no deployment can use up the memory. Not limited, unless set. */
  readonly limitsOf?: (entry: Entry) => Readonly<Record<string, number>>;
  /** Called with an entry that is not kept, because one of its groups is full. */
  readonly onFull?: (entry: Entry) => void;
  /** Whether an entry is worth writing again after a failure. Every entry is, unless set. */
  readonly isCurrent?: (entry: Entry) => boolean;
}

/** Writes after this many failed ones are left for the next time: the database is probably away. */
const MAX_FAILURES = 3;

/** Collects entries in memory, and writes them together a little later, one batch at a time. */
export interface WriteBehind<Entry> {
  add(entry: Entry): void;
  /** Writes all collected entries now. */
  flush(): Promise<void>;
  /** Writes all collected entries once, without repeating a failed write, and ignores later ones. */
  stop(): Promise<void>;
}

/**
 * A failed write is logged and repeated with the next one. Entries may be written twice when a connection breaks during a write.
 */
export function createWriteBehind<Entry>(options: WriteBehindOptions<Entry>): WriteBehind<Entry> {
  const { log, failureMessage, write, intervalMs, retryMs = intervalMs, pauseMs, merging, isCurrent } = options;
  const { batchSize = Number.POSITIVE_INFINITY, groupOf, limitsOf, onFull } = options;
  let entries = new Map<unknown, Entry>();
  let groupSizes = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  /** The flush that begins after the current one. */
  let next: Promise<void> | undefined;
  let isStopped = false;
  /** When the first of the entries was added, by `performance.now()`. */
  let oldestAt = 0;
  let writingCount = 0;
  const hide = showProcessQueue(options.name, () => ({
    waiting: entries.size,
    oldestMs: entries.size === 0 ? 0 : performance.now() - oldestAt,
    running: writingCount,
  }));

  function put(entry: Entry): void {
    const key = merging?.keyOf(entry) ?? entry;
    const known = merging && entries.get(key);
    if (known !== undefined) {
      entries.set(key, merging?.merge(known, entry) ?? entry);
      return;
    }
    if (limitsOf !== undefined && !countInGroups(limitsOf(entry))) {
      onFull?.(entry);
      return;
    }
    if (entries.size === 0) oldestAt = performance.now();
    entries.set(key, entry);
  }

  /** Returns false, and counts nothing, if one of the groups is full. */
  function countInGroups(limits: Readonly<Record<string, number>>): boolean {
    const groups = Object.entries(limits);
    if (groups.some(([group, limit]) => (groupSizes.get(group) ?? 0) >= limit)) return false;
    for (const [group] of groups) groupSizes.set(group, (groupSizes.get(group) ?? 0) + 1);
    return true;
  }

  /** Returns all entries and empties the buffer, with new maps: a cleared one stays linked to its former table, and so to later entries. */
  function takeAll(): Entry[] {
    const all = [...entries.values()];
    entries = new Map();
    groupSizes = new Map();
    return all;
  }

  function schedule(delayMs: number): void {
    if (!isStopped) timer ??= runInBackground(() => setTimeout(() => void flush(), delayMs));
  }

  function unschedule(): void {
    clearTimeout(timer);
    timer = undefined;
  }

  /** Flushes run one at a time. Entries that arrive during one wait for the next. */
  function flush(): Promise<void> {
    unschedule();
    next ??= writing.then(() => {
      next = undefined;
      return runInBackground(writeAll);
    });
    writing = next;
    return writing;
  }

  async function writeAll(): Promise<void> {
    const takenAt = oldestAt;
    const taken = takeAll();
    writingCount = taken.length;
    const batches = batchesOf(taken);
    const pause = Math.min(pauseMs ?? 0, intervalMs / 2 / batches.length);
    const errors: unknown[] = [];
    const failed: Entry[][] = [];
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      try {
        await write(batch);
      } catch (error) {
        errors.push(error);
        failed.push(batch);
        if (groupOf === undefined || errors.length >= MAX_FAILURES) break;
      }
      if (pause > 0 && batches.length > 0 && !isStopped) await sleep(pause);
    }
    writingCount = 0;
    if (errors.length === 0) return;
    const unwritten = groupOf === undefined ? [...failed, ...batches] : [...batches, ...failed];
    repeat(unwritten.flat(), errors[0], takenAt);
  }

  function batchesOf(all: readonly Entry[]): Entry[][] {
    const batches: Entry[][] = [];
    for (const group of Map.groupBy(all, groupOf ?? (() => null)).values()) {
      for (let at = 0; at < group.length; at += batchSize) batches.push(group.slice(at, at + batchSize));
    }
    return batches;
  }

  /** Puts back what was not written. */
  function repeat(unwritten: readonly Entry[], err: unknown, addedAt: number): void {
    log.error({ err, entries: unwritten.length }, failureMessage);
    const kept = isCurrent === undefined ? unwritten : unwritten.filter(isCurrent);
    for (const entry of [...kept, ...takeAll()]) put(entry);
    oldestAt = addedAt;
    unschedule();
    if (entries.size > 0) schedule(retryMs);
  }

  return {
    add(entry) {
      if (isStopped) return;
      put(entry);
      schedule(intervalMs);
    },
    flush,
    async stop() {
      isStopped = true;
      await flush();
      hide();
    },
  };
}
