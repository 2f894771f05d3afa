import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWriteBehind, type WriteBehindOptions } from '../../../src/platform/buffers/write-behind.ts';

interface Count {
  readonly key: string;
  readonly count: number;
}

const one = (key: string, count = 1): Count => ({ key, count });
const SUMMED: WriteBehindOptions<Count>['merging'] = {
  keyOf: ({ key }) => key,
  merge: (older, newer) => ({ ...newer, count: older.count + newer.count }),
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open(options: Partial<WriteBehindOptions<Count>> = {}) {
  const written: (readonly Count[])[] = [];
  const failures: unknown[] = [];
  const state = { isUnavailable: false };
  const buffer = createWriteBehind<Count>({
    name: 'counts',
    log: { error: (...line: unknown[]) => void failures.push(line) } as WriteBehindOptions<Count>['log'],
    failureMessage: 'The counts could not be written',
    intervalMs: 1_000,
    async write(batch) {
      if (state.isUnavailable) throw new Error('The database is unavailable.');
      written.push(batch);
    },
    ...options,
  });
  return { ...buffer, written, failures, state };
}

describe('a buffer that is written later', () => {
  it('writes entries together some time after the first of them', async () => {
    const { add, written } = open();
    add(one('a'));
    await vi.advanceTimersByTimeAsync(900);
    add(one('a'));
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(written).toEqual([[one('a'), one('a')]]);
    await vi.advanceTimersByTimeAsync(5_000);
    add(one('b'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(written.slice(1)).toEqual([[one('b')]]);
  });

  it('merges entries with the same key', async () => {
    const { add, flush, written } = open({ merging: SUMMED });
    for (const key of ['a', 'b', 'a']) add(one(key));
    await flush();
    expect(written).toEqual([[one('a', 2), one('b')]]);
  });

  it('writes one batch at a time, with pauses of at most half of the interval', async () => {
    vi.useRealTimers();
    const times: number[] = [];
    const { add, flush } = open({
      batchSize: 2,
      pauseMs: 60_000,
      intervalMs: 300,
      async write() {
        times.push(performance.now());
      },
    });
    for (const key of ['a', 'b', 'c', 'd', 'e']) add(one(key));
    await flush();
    const pauses = times.slice(1).map((time, at) => time - (times[at] as number));
    expect(pauses.map((pause) => pause > 49 && pause < 1_000)).toEqual([true, true]);
  });

  it('does not start a flush during another one, and writes entries that arrive meanwhile with the next', async () => {
    const gate = Promise.withResolvers<void>();
    const batches: number[] = [];
    const { add, flush } = open({
      async write(batch) {
        batches.push(batch.length);
        await gate.promise;
      },
    });
    add(one('a'));
    const first = flush();
    await vi.advanceTimersByTimeAsync(0);
    add(one('b'));
    const others = [flush(), flush()];
    await vi.advanceTimersByTimeAsync(2_000);
    expect(batches).toEqual([1]);
    gate.resolve();
    await Promise.all([first, ...others]);
    expect(batches).toEqual([1, 1]);
  });

  it('logs a failed write, and repeats it with entries that arrived meanwhile', async () => {
    const { add, written, failures, state } = open({ merging: SUMMED, retryMs: 300 });
    state.isUnavailable = true;
    add(one('a'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(failures).toMatchObject([[{ entries: 1 }, 'The counts could not be written']]);
    add(one('a'));
    state.isUnavailable = false;
    await vi.advanceTimersByTimeAsync(299);
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(written).toEqual([[one('a', 2)]]);
  });

  it('does not repeat the batches that were written before a failed one', async () => {
    let attempts = 0;
    const written: string[] = [];
    const { add, flush } = open({
      batchSize: 1,
      async write([entry]) {
        attempts += 1;
        if (attempts === 2) throw new Error('The database is unavailable.');
        written.push(entry?.key ?? '');
      },
    });
    for (const key of ['a', 'b', 'c']) add(one(key));
    await flush();
    add(one('d'));
    await flush();
    expect(written).toEqual(['a', 'b', 'c', 'd']);
  });

  it('writes the other groups when one of them cannot be written', async () => {
    const attempted: string[] = [];
    const { add, flush } = open({
      groupOf: ({ key }) => key[0],
      async write(batch) {
        const keys = batch.map(({ key }) => key).join(' ');
        attempted.push(keys);
        if (keys.startsWith('a')) throw new Error('The node of the group is unavailable.');
      },
    });
    for (const key of ['a1', 'b1', 'a2', 'c1']) add(one(key));
    await flush();
    expect(attempted).toEqual(['a1 a2', 'b1', 'c1']);
    add(one('d1'));
    await flush();
    expect(attempted.slice(3)).toEqual(['a1 a2', 'd1']);
  });

  it('stops after three groups that cannot be written, and begins with the others the next time', async () => {
    const attempted: string[] = [];
    const { add, flush } = open({
      groupOf: ({ key }) => key,
      async write([entry]) {
        attempted.push(entry?.key ?? '');
        throw new Error('The database is unavailable.');
      },
    });
    for (const key of ['a', 'b', 'c', 'd', 'e']) add(one(key));
    await flush();
    await flush();
    expect(attempted).toEqual(['a', 'b', 'c', 'd', 'e', 'a']);
  });

  it('drops failed entries that are not worth writing any more', async () => {
    const { add, flush, written, state } = open({ isCurrent: ({ key }) => key !== 'expired' });
    state.isUnavailable = true;
    add(one('expired'));
    add(one('current'));
    await flush();
    state.isUnavailable = false;
    await flush();
    expect(written).toEqual([[one('current')]]);
  });

  it('limits the entries of each group, and reports those that it does not keep', async () => {
    const dropped: Count[] = [];
    const { add, flush, written } = open({
      merging: SUMMED,
      limitsOf: ({ key }) => ({ all: 3, [key.charAt(0)]: 2 }),
      onFull: (entry) => dropped.push(entry),
    });
    for (const key of ['a1', 'a2', 'a3', 'a1', 'b1', 'b2']) add(one(key));
    expect(dropped).toEqual([one('a3'), one('b2')]);
    await flush();
    expect(written).toEqual([[one('a1', 2), one('a2'), one('b1')]]);
    add(one('b2'));
    await flush();
    expect(written.at(-1)).toEqual([one('b2')]);
  });

  it('writes what is left when it is stopped, without pauses, and ignores later entries', async () => {
    const { add, stop, written } = open({ batchSize: 1, pauseMs: 100 });
    for (const key of ['a', 'b']) add(one(key));
    await stop();
    add(one('c'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written).toEqual([[one('a')], [one('b')]]);
  });

  it('logs what it cannot write when it is stopped, and does not try again', async () => {
    const { add, stop, written, failures, state } = open();
    state.isUnavailable = true;
    add(one('a'));
    await stop();
    state.isUnavailable = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect([failures.length, written.length]).toEqual([1, 0]);
  });
});
