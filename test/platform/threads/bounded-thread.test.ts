import { afterEach, describe, expect, it } from 'vitest';
import { type BoundedThread, startThread, type ThreadLimits } from '../../../src/platform/threads/bounded-thread.ts';
import {
  createThreadPool,
  type ThreadPool,
  type ThreadPoolOptions,
} from '../../../src/platform/threads/thread-pool.ts';
import type { TestMessage, TestResult } from '../../support/thread-tasks.ts';

const FILE = new URL('../../support/thread-tasks.ts', import.meta.url).pathname;
const LIMITS: ThreadLimits = { cpuMs: 30_000, heapMib: 64 };
const SUM = { kind: 'sum' } as const;
const done = (earlierTasks: number) => ({ kind: 'done', result: { earlierTasks } });

describe('a thread with limits', () => {
  let thread: BoundedThread<TestMessage, TestResult, string> | undefined;
  afterEach(() => thread?.end());

  function run(messages: readonly TestMessage[], limits: Partial<ThreadLimits> = {}) {
    thread = startThread<TestMessage, TestResult, string>(FILE, { ...LIMITS, ...limits });
    return thread.run(messages);
  }

  it('receives the messages of a task in order, sends parts and the result, and has no environment variables', async () => {
    const parts: string[] = [];
    thread = startThread<TestMessage, TestResult, string>(FILE, LIMITS);
    const add = (value: number) => ({ kind: 'add', value }) as const;
    async function* messages() {
      yield* [add(1), add(2)];
      yield SUM;
    }
    const outcome = await thread.run(messages(), { onPart: (part) => parts.push(part) });
    expect(outcome).toEqual({ kind: 'done', result: { sum: 3, earlierTasks: 0, variables: 0 } });
    expect(parts).toEqual(['added 1', 'added 2']);
    expect(await thread.run([add(4), SUM])).toMatchObject({ result: { sum: 7, earlierTasks: 1 } });
  });

  it('is exhausted when a task uses up the CPU time, and tells how many steps were done', async () => {
    expect(await run([{ kind: 'endless' }], { cpuMs: 100 })).toEqual({ kind: 'exhausted', limit: 'time', steps: 3 });
  });

  it('limits the CPU time of each step of a task', async () => {
    expect(await run([{ kind: 'steps' }], { cpuMs: 200, wallFactor: 1_000 })).toMatchObject(done(0));
  });

  it('is exhausted when a task without work exceeds the elapsed time: the CPU time with the factor', async () => {
    const startedAt = performance.now();
    const limits = { cpuMs: 40, wallFactor: 5 };
    expect(await run([{ kind: 'wait' }], limits)).toMatchObject({ kind: 'exhausted', limit: 'time' });
    expect(performance.now() - startedAt).toBeGreaterThan(199);
  });

  it('is exhausted when its heap is full', async () => {
    expect(await run([{ kind: 'heap' }], { heapMib: 16 })).toMatchObject({ kind: 'exhausted', limit: 'memory' });
  });

  it('is exhausted when its byte arrays exceed the limit', async () => {
    const outcome = await run([{ kind: 'external' }], { externalMib: 50 });
    expect(outcome).toMatchObject({ kind: 'exhausted', limit: 'memory' });
  });

  it('rejects with the error of the thread, of the messages, and of the signal', async () => {
    await expect(run([{ kind: 'throw' }])).rejects.toThrow('The thread has failed.');
    await expect(thread?.run([SUM])).rejects.toThrow('The thread has failed.');
    thread = startThread<TestMessage, TestResult, string>(FILE, LIMITS);
    // biome-ignore lint/correctness/useYield: it fails before the first message
    async function* failing(): AsyncGenerator<TestMessage> {
      throw new Error('The database has ended.');
    }
    await expect(thread.run(failing())).rejects.toThrow('The database has ended.');
    const controller = new AbortController();
    const aborted = thread.run([{ kind: 'endless' }], { signal: controller.signal });
    controller.abort(new Error('deleted'));
    await expect(aborted).rejects.toThrow('deleted');
  });

  it('rejects its task when it is ended', async () => {
    const running = run([{ kind: 'wait' }]);
    await thread?.end();
    await expect(running).rejects.toThrow('The thread of thread-tasks.ts exited with code');
  });
});

describe('a pool of threads', () => {
  let pool: ThreadPool<TestMessage, TestResult, string> | undefined;
  afterEach(() => pool?.close());

  function open(options: Partial<ThreadPoolOptions> = {}) {
    const queue = { concurrency: 1, maxWaiting: 2, fullMessage: 'Too much at the moment.' };
    pool = createThreadPool<TestMessage, TestResult, string>({ file: FILE, limits: LIMITS, queue, ...options });
    return pool;
  }

  it('uses a thread again, and replaces it after an exhausted or failed task', async () => {
    const { run } = open();
    expect(await run(1, [SUM])).toMatchObject(done(0));
    expect(await run(2, [SUM])).toMatchObject(done(1));
    expect(await run(1, [{ kind: 'endless' }], { cpuMs: 100 })).toMatchObject({ kind: 'exhausted' });
    expect(await run(1, [SUM])).toMatchObject(done(0));
    await expect(run(1, [{ kind: 'throw' }])).rejects.toThrow('The thread has failed.');
    expect(await run(1, [SUM])).toMatchObject(done(0));
  });

  it.each<[string, Partial<ThreadPoolOptions>]>([
    ['each task has a thread of its own', { idleMs: 0 }],
    ['it has too much memory', { maxIdleMib: 1 }],
  ])('does not use a thread again when %s', async (_, options) => {
    const { run } = open(options);
    expect(await run(1, [SUM])).toMatchObject(done(0));
    expect(await run(1, [SUM])).toMatchObject(done(0));
  });

  it('ends a thread that had no work for some time', async () => {
    const { run } = open({ idleMs: 20 });
    await run(1, [SUM]);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await run(1, [SUM])).toMatchObject(done(0));
  });

  it('limits the waiting tasks, and lets deployments take turns', async () => {
    const { run } = open();
    const order: string[] = [];
    const add = (deploymentId: number, name: string) => run(deploymentId, [SUM]).then(() => order.push(name));
    const tasks = [add(1, 'a1'), add(1, 'a2'), add(2, 'b1')];
    await expect(add(3, 'c1')).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'Too much at the moment.' });
    await Promise.all(tasks);
    expect(order).toEqual(['a1', 'a2', 'b1']);
  });

  it('ends its threads and rejects running, waiting and later tasks when it is closed', async () => {
    const { run, close } = open({ closedError: new Error('The pool is closed.') });
    const begun = Promise.withResolvers<string>();
    const running = run(1, [{ kind: 'add', value: 1 }, { kind: 'endless' }], { onPart: begun.resolve });
    const ended = Promise.allSettled([running, run(2, [SUM])]);
    await begun.promise;
    await close();
    const errors = (await ended).map((one) => one.status === 'rejected' && String(one.reason));
    expect(errors).toMatchObject([expect.stringContaining('exited with code'), 'Error: The pool is closed.']);
    await expect(run(1, [SUM])).rejects.toThrow('The pool is closed.');
  });
});
