import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { CPU_MS, DONE, type Order, type Reply } from './orders.ts';

/** The thread took too much time or memory for one payload, or for a schema. */
export interface Exhausted {
  readonly kind: 'exhausted';
  /** How many payloads of the order were done before. */
  readonly done: number;
}

/** A thread that checks what callers sent, one order at a time. It sees no environment variable of the service. */
export interface CheckingThread {
  /** After `exhausted`, and after it threw, the thread must be ended. */
  run(order: Order): Promise<Reply | Exhausted>;
  end(): Promise<void>;
}

/** Waiting for a processor does not count, up to this many times the limit. */
const MAX_WALL_FACTOR = 10;
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

interface Pending {
  readonly resolve: (outcome: Reply | Exhausted) => void;
  readonly reject: (error: Error) => void;
}

/** Milliseconds of CPU that a thread may use. */
export interface ThreadLimits {
  readonly payloadMs: number;
  readonly schemaMs: number;
}

/** Starts a thread, which takes orders at once. */
export function startCheckingThread(limits: ThreadLimits): CheckingThread {
  const progress = new Int32Array(new SharedArrayBuffer(8));
  const worker = new Worker(join(import.meta.dirname, 'schema-worker.ts'), {
    workerData: { progress },
    env: {},
    resourceLimits: MEMORY,
  });
  let pending: Pending | undefined;
  let failure: Error | undefined;
  const exhausted = (): Exhausted => ({ kind: 'exhausted', done: progress[DONE] ?? 0 });
  const ready = new Promise<void>((resolve) => worker.once('message', () => resolve()));

  worker.on('message', (reply: Reply | 'ready') => {
    if (reply !== 'ready') pending?.resolve(reply);
  });
  worker.on('error', (error: NodeJS.ErrnoException) => {
    failure = error;
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') pending?.resolve(exhausted());
    else pending?.reject(error);
  });
  worker.on('exit', (code) => {
    failure ??= new Error(`The thread that checks payloads ended with ${code}.`);
    pending?.reject(failure);
  });
  worker.unref();

  /** Resolves once the payload or schema in hand has used up the limit; rejects when the order is done. */
  async function expired(limitMs: number, signal: AbortSignal): Promise<Exhausted> {
    await ready;
    const wallEnd = performance.now() + MAX_WALL_FACTOR * limitMs;
    for (let wait = limitMs; ; ) {
      await delay(wait, undefined, { signal });
      const { user, system } = await worker.cpuUsage();
      wait = Math.ceil(limitMs - ((user + system) / 1_000 - (progress[CPU_MS] ?? 0)));
      if (wait <= 0 || performance.now() > wallEnd) return exhausted();
    }
  }

  return {
    async run(order) {
      if (failure !== undefined) throw failure;
      const done = new AbortController();
      worker.ref();
      try {
        const answered = new Promise<Reply | Exhausted>((resolve, reject) => {
          pending = { resolve, reject };
        });
        worker.postMessage(order);
        return await Promise.race([
          answered,
          expired(order.kind === 'schema' ? limits.schemaMs : limits.payloadMs, done.signal),
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
