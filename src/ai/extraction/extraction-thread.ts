import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { ExtractedChunk, ExtractionRequest, ExtractionResult } from './extract-document.ts';
import type { ExtractionMessage } from './extraction-task.ts';

export interface ExtractionLimits {
  /** The CPU time for one document. The elapsed time may be up to `MAX_WALL_FACTOR` times longer. */
  readonly cpuMs: number;
  /** The memory of JavaScript values. */
  readonly heapMib: number;
  /** The memory of byte arrays, which are outside of the heap. */
  readonly externalMib: number;
}

export interface ThreadResult {
  readonly result: ExtractionResult;
  /** Whether the thread has finished its work and has little memory. */
  readonly isReusable: boolean;
}

/** A thread that extracts one document at a time. It has no access to the environment variables. */
export interface ExtractionThread {
  /** End the thread after an exception, and after a result when it is not reusable. */
  run(request: ExtractionRequest): Promise<ThreadResult>;
  end(): Promise<void>;
}

const MAX_WALL_FACTOR = 10;
const CHECK_INTERVAL_MS = 200;
const MIB = 1024 * 1024;
/** A thread with more memory than this is not used for further documents. */
const MAX_IDLE_MIB = 160;

export function startExtractionThread(limits: ExtractionLimits): ExtractionThread {
  const worker = new Worker(join(import.meta.dirname, 'extraction-worker.ts'), {
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: limits.heapMib, maxYoungGenerationSizeMb: 32 },
  });
  const ended = Promise.withResolvers<never>();
  const ready = Promise.withResolvers<void>();
  const outOfMemory = Promise.withResolvers<ExtractionResult>();
  let onMessage: ((message: ExtractionMessage) => void) | undefined;
  // They are rejected also when no document is being extracted.
  ended.promise.catch(() => {});

  worker.on('message', (message: ExtractionMessage) => {
    if (message.kind === 'ready') ready.resolve();
    else onMessage?.(message);
  });
  worker.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') outOfMemory.resolve({ kind: 'failed', code: 'too_large' });
    else ended.reject(error);
  });
  worker.on('exit', (code) => {
    ended.reject(new Error(`The thread that extracts documents exited with code ${code}.`));
  });
  worker.unref();

  function received({ onProgress }: ExtractionRequest): Promise<ExtractionResult> {
    return new Promise((resolve) => {
      const chunks: ExtractedChunk[] = [];
      onMessage = (message) => {
        if (message.kind === 'chunks') chunks.push(...message.chunks);
        else if (message.kind === 'progress') onProgress?.({ done: message.done, total: message.total });
        else if (message.kind === 'extracted') {
          resolve({ ...message, chunks });
        } else if (message.kind === 'failed') resolve(message);
      };
    });
  }

  async function usage() {
    try {
      const [{ user, system }, memory] = await Promise.all([worker.cpuUsage(), worker.getHeapStatistics()]);
      return { cpuMs: (user + system) / 1_000, memory };
    } catch {
      // The thread has ended, and the event of it tells the reason.
      return await ended.promise;
    }
  }

  /** Resolves when the document has used up a limit. Rejects when it is done. */
  async function limitExceeded(signal: AbortSignal): Promise<ExtractionResult> {
    const cpuBefore = (await usage()).cpuMs;
    const latestEnd = performance.now() + MAX_WALL_FACTOR * limits.cpuMs;
    for (;;) {
      await delay(Math.min(CHECK_INTERVAL_MS, limits.cpuMs), undefined, { signal });
      const { cpuMs, memory } = await usage();
      if (memory.external_memory > limits.externalMib * MIB) return { kind: 'failed', code: 'too_large' };
      if (cpuMs - cpuBefore > limits.cpuMs || performance.now() > latestEnd) return { kind: 'failed', code: 'timeout' };
    }
  }

  async function isReusable(): Promise<boolean> {
    const { memory } = await usage();
    return memory.total_heap_size + memory.external_memory < MAX_IDLE_MIB * MIB;
  }

  return {
    async run(request) {
      const done = new AbortController();
      const interrupted = Promise.race([ended.promise, aborted(request.signal, done.signal)]);
      worker.ref();
      try {
        await Promise.race([ready.promise, interrupted]);
        const completed = received(request);
        worker.postMessage({ bytes: request.bytes, type: request.type });
        return await Promise.race([
          completed.then(async (result) => ({ result, isReusable: await isReusable() })),
          outOfMemory.promise.then((result) => ({ result, isReusable: false })),
          limitExceeded(done.signal).then((result) => ({ result, isReusable: false })),
          interrupted,
        ]);
      } finally {
        onMessage = undefined;
        done.abort();
        worker.unref();
      }
    },
    async end() {
      await worker.terminate();
    },
  };
}

/** Rejects when the request is aborted, until `done`. */
function aborted(signal: AbortSignal | undefined, done: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal === undefined) return;
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true, signal: done });
  });
}
