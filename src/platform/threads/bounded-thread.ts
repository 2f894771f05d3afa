import { basename } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { CPU_MS_INDEX, STEPS_INDEX, type ThreadMessage } from './thread-messages.ts';

export interface ThreadLimits {
  /** The CPU time of a task, or of each of its steps if the thread reports steps. */
  readonly cpuMs: number;
  /** The elapsed time of a task may be this many times longer, because other work uses the processor too. 10, unless set. */
  readonly wallFactor?: number;
  /** The memory of JavaScript values. */
  readonly heapMib: number;
  /** The memory of byte arrays, which are outside of the heap. Not limited, unless set. */
  readonly externalMib?: number;
}

export interface TaskOptions<Part> {
  /** The CPU time of this task, if it differs from that of the thread. */
  readonly cpuMs?: number | undefined;
  /** Receives what the thread sends before its result. */
  readonly onPart?: ((part: Part) => void) | undefined;
  /** Ends the task early. */
  readonly signal?: AbortSignal | undefined;
}

/** The task used up a limit. */
export interface Exhausted {
  readonly kind: 'exhausted';
  readonly limit: 'time' | 'memory';
  /** How many steps of the task were done before. */
  readonly steps: number;
}

export type TaskOutcome<Result> = Exhausted | { readonly kind: 'done'; readonly result: Result };

/** A thread for one task at a time. It has no access to the environment variables. */
export interface BoundedThread<Message, Result, Part = never> {
  /** Sends the messages of one task. End the thread after the outcome `exhausted`, and after an exception. */
  run(messages: Iterable<Message> | AsyncIterable<Message>, options?: TaskOptions<Part>): Promise<TaskOutcome<Result>>;
  /** The memory that the thread holds. */
  memoryMib(): Promise<number>;
  end(): Promise<void>;
}

const MIB = 1024 * 1024;
const DEFAULT_WALL_FACTOR = 10;
/** How often the memory outside of the heap is measured. */
const MEMORY_CHECK_MS = 200;

/**
 * Starts a file that calls `answerTasks` in a worker thread. Untrusted or large input can neither delay the main thread nor use
 * up the memory of the process: Node ends the thread when its heap is full, and the caller when a time limit is reached.
 */
export function startThread<Message, Result, Part = never>(
  file: string,
  limits: ThreadLimits,
): BoundedThread<Message, Result, Part> {
  const { heapMib, externalMib = Number.POSITIVE_INFINITY, wallFactor = DEFAULT_WALL_FACTOR } = limits;
  const progress = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(file, {
    workerData: { progress },
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: heapMib, maxYoungGenerationSizeMb: Math.min(32, heapMib / 4) },
  });
  const ready = Promise.withResolvers<void>();
  let task: (PromiseWithResolvers<TaskOutcome<Result>> & Pick<TaskOptions<Part>, 'onPart'>) | undefined;
  let failure: Error | undefined;

  worker.on('message', (message: ThreadMessage<Result, Part>) => {
    if (message.kind === 'ready') ready.resolve();
    else if (message.kind === 'part') task?.onPart?.(message.part);
    else task?.resolve({ kind: 'done', result: message.result });
  });
  worker.on('error', (error: NodeJS.ErrnoException) => {
    failure = error;
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') exhaust('memory');
    else task?.reject(error);
  });
  worker.on('exit', (code) => {
    failure ??= new Error(`The thread of ${basename(file)} exited with code ${code}.`);
    task?.reject(failure);
  });
  // An idle thread lets the process exit.
  worker.unref();

  function exhaust(limit: Exhausted['limit']): void {
    task?.resolve({ kind: 'exhausted', limit, steps: progress[STEPS_INDEX] ?? 0 });
  }

  async function sendAll(messages: Iterable<Message> | AsyncIterable<Message>, done: AbortSignal): Promise<void> {
    for await (const message of messages) {
      if (done.aborted) return;
      worker.postMessage(message);
    }
  }

  /** Ends the task when it has used up a limit. The start of the thread does not count. */
  async function watch(cpuMs: number, done: AbortSignal): Promise<void> {
    await ready.promise;
    if (done.aborted) return;
    // A timer of its own, because a thread in native code does not report its CPU time.
    const timer = setTimeout(exhaust, wallFactor * cpuMs, 'time');
    done.addEventListener('abort', () => clearTimeout(timer));
    for (let delayMs = cpuMs; delayMs > 0; ) {
      await delay(externalMib < Number.POSITIVE_INFINITY ? Math.min(delayMs, MEMORY_CHECK_MS) : delayMs, undefined, {
        signal: done,
      });
      const { user, system } = await worker.cpuUsage();
      if (externalMib < Number.POSITIVE_INFINITY) {
        const { external_memory: external } = await worker.getHeapStatistics();
        if (external > externalMib * MIB) return exhaust('memory');
      }
      delayMs = Math.ceil(cpuMs - ((user + system) / 1_000 - (progress[CPU_MS_INDEX] ?? 0)));
    }
    if (!done.aborted) exhaust('time');
  }

  return {
    async run(messages, { cpuMs = limits.cpuMs, onPart, signal } = {}) {
      signal?.throwIfAborted();
      if (failure !== undefined) throw failure;
      const current = { ...Promise.withResolvers<TaskOutcome<Result>>(), onPart };
      task = current;
      const done = new AbortController();
      signal?.addEventListener('abort', () => current.reject(signal.reason), { signal: done.signal });
      worker.ref();
      try {
        void sendAll(messages, done.signal).catch(current.reject);
        // Rejected at the end of the task or the thread, whose events tell the reason.
        void watch(cpuMs, done.signal).catch(() => {});
        return await current.promise;
      } finally {
        task = undefined;
        done.abort();
        worker.unref();
      }
    },
    async memoryMib() {
      const { total_heap_size: heap, external_memory: external } = await worker.getHeapStatistics();
      return (heap + external) / MIB;
    },
    async end() {
      await worker.terminate();
    },
  };
}
