import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DeliveryError } from '../../../platform/errors.ts';
import type { TermVectors } from './learn-term-vectors.ts';
import type { ChunkTerms } from './term-matrix.ts';

export interface LearningThreadLimits {
  /** The CPU time of the thread. */
  readonly cpuMs: number;
  readonly memoryMb: number;
  readonly maxTerms: number;
}

/** 20,000 chunks with 50,000 terms take about 20 seconds and 300 MB. */
export const LEARNING_LIMITS: LearningThreadLimits = { cpuMs: 180_000, memoryMb: 512, maxTerms: 50_000 };

/** The elapsed time may be this many times longer than the CPU time. */
const MAX_WALL_FACTOR = 10;

/** The thread took too much time or memory. */
export class LearningExhausted extends DeliveryError {
  constructor() {
    super('EXHAUSTED', 'Learning the latent vectors exceeded the limit of time or memory.');
  }
}

/** Learns the vectors of terms in a worker thread, which is ended when it exceeds a limit. */
export async function learnInWorker(
  batches: AsyncIterable<readonly ChunkTerms[]>,
  limits: Partial<LearningThreadLimits> = {},
): Promise<TermVectors> {
  const { cpuMs, memoryMb, maxTerms } = { ...LEARNING_LIMITS, ...limits };
  const worker = new Worker(join(import.meta.dirname, 'latent-worker.ts'), {
    workerData: { maxTerms },
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32 },
  });
  const done = new AbortController();
  try {
    const learnt = new Promise<TermVectors>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new LearningExhausted() : error),
      );
      worker.once('exit', (code) => reject(new Error(`The thread that learns vectors exited with code ${code}.`)));
    });
    const limit = limitExceeded(worker, cpuMs, done.signal);
    return await Promise.race([learnt, limit, sendAll(worker, batches).then(() => learnt)]);
  } finally {
    done.abort();
    await worker.terminate();
  }
}

async function sendAll(worker: Worker, batches: AsyncIterable<readonly ChunkTerms[]>): Promise<void> {
  for await (const batch of batches) worker.postMessage(batch);
  worker.postMessage(null);
}

/** Rejects when the thread has used up its CPU time, or when the signal ends the wait. */
async function limitExceeded(worker: Worker, cpuMs: number, signal: AbortSignal): Promise<never> {
  const latestEnd = performance.now() + MAX_WALL_FACTOR * cpuMs;
  for (let delayMs = cpuMs; ; ) {
    await delay(delayMs, undefined, { signal });
    const { user, system } = await worker.cpuUsage();
    delayMs = Math.ceil(cpuMs - (user + system) / 1_000);
    if (delayMs <= 0 || performance.now() > latestEnd) throw new LearningExhausted();
  }
}
