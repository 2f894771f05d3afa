import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type CheckTask, CPU_MS_INDEX, DONE_INDEX, type TaskResult } from './tasks.ts';

/** The thread took too much time or memory for one payload, or for a schema. */
export interface Exhausted {
  readonly kind: 'exhausted';
  /** How many payloads of the task were checked before. */
  readonly done: number;
}

/** A thread that checks the input of callers, one task at a time. It has no access to the environment variables. */
export interface CheckingThread {
  /** End the thread after the result `exhausted`, and after an exception. */
  run(task: CheckTask): Promise<TaskResult | Exhausted>;
  end(): Promise<void>;
}

/** Limits apply to CPU time. The elapsed time may be up to this many times longer. */
const MAX_WALL_FACTOR = 10;
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

interface Pending {
  readonly resolve: (outcome: TaskResult | Exhausted) => void;
  readonly reject: (error: Error) => void;
}

/** The CPU time that a thread may use. */
export interface ThreadLimits {
  readonly payloadMs: number;
  readonly schemaMs: number;
}

/** Starts a thread, which accepts tasks immediately. */
export function startCheckingThread(limits: ThreadLimits): CheckingThread {
  const progress = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(join(import.meta.dirname, 'schema-worker.ts'), {
    workerData: { progress },
    env: {},
    resourceLimits: MEMORY_LIMITS,
  });
  let pending: Pending | undefined;
  let failure: Error | undefined;
  const exhausted = (): Exhausted => ({ kind: 'exhausted', done: progress[DONE_INDEX] ?? 0 });
  const ready = new Promise<void>((resolve) => worker.once('message', () => resolve()));

  worker.on('message', (message: TaskResult | 'ready') => {
    if (message !== 'ready') pending?.resolve(message);
  });
  worker.on('error', (error: NodeJS.ErrnoException) => {
    failure = error;
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') pending?.resolve(exhausted());
    else pending?.reject(error);
  });
  worker.on('exit', (code) => {
    failure ??= new Error(`The thread that checks payloads exited with code ${code}.`);
    pending?.reject(failure);
  });
  worker.unref();

  /** Resolves when the current payload or schema has used up the limit. Rejects when the task is done. */
  async function limitExceeded(limitMs: number, signal: AbortSignal): Promise<Exhausted> {
    await ready;
    const latestEnd = performance.now() + MAX_WALL_FACTOR * limitMs;
    for (let delayMs = limitMs; ; ) {
      await delay(delayMs, undefined, { signal });
      const { user, system } = await worker.cpuUsage();
      delayMs = Math.ceil(limitMs - ((user + system) / 1_000 - (progress[CPU_MS_INDEX] ?? 0)));
      if (delayMs <= 0 || performance.now() > latestEnd) return exhausted();
    }
  }

  return {
    async run(task) {
      if (failure !== undefined) throw failure;
      const done = new AbortController();
      worker.ref();
      try {
        const completed = new Promise<TaskResult | Exhausted>((resolve, reject) => {
          pending = { resolve, reject };
        });
        worker.postMessage(task);
        return await Promise.race([
          completed,
          limitExceeded(task.kind === 'schema' ? limits.schemaMs : limits.payloadMs, done.signal),
        ]);
      } finally {
        pending = undefined;
        done.abort();
        worker.unref();
      }
    },
    async end() {
      await worker.terminate();
    },
  };
}
