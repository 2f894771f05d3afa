import { FairQueue } from '../../platform/process/fair-queue.ts';
import type { ExtractDocument, ExtractionRequest, ExtractionResult } from './extract-document.ts';
import { type ExtractionLimits, type ExtractionThread, startExtractionThread } from './extraction-thread.ts';

export interface ExtractorLimits extends ExtractionLimits {
  readonly threads: number;
  /** How many documents may wait. Each is in memory. */
  readonly maxWaiting: number;
  /** A thread without work ends after this time, which releases about 100 MB. */
  readonly idleMs: number;
}

export const EXTRACTOR_LIMITS: ExtractorLimits = {
  cpuMs: 120_000,
  heapMib: 512,
  externalMib: 512,
  threads: 2,
  maxWaiting: 100,
  idleMs: 30_000,
};

export interface DocumentExtractor {
  readonly extract: ExtractDocument;
  close(): Promise<void>;
}

/**
 * Extracts documents in threads, which are used again while documents succeed. Starting a thread takes longer than extracting
 * a small document.
 */
export function createDocumentExtractor(overrides: Partial<ExtractorLimits> = {}): DocumentExtractor {
  const limits = { ...EXTRACTOR_LIMITS, ...overrides };
  const queue = new FairQueue({
    concurrency: limits.threads,
    maxWaiting: limits.maxWaiting,
    fullMessage: 'Too many documents are being processed. Send the request again later.',
  });
  const started = new Set<ExtractionThread>();
  const idle: { readonly thread: ExtractionThread; readonly timer: NodeJS.Timeout }[] = [];
  let isClosed = false;

  function takeThread(): ExtractionThread {
    const free = idle.pop();
    clearTimeout(free?.timer);
    const thread = free?.thread ?? startExtractionThread(limits);
    started.add(thread);
    return thread;
  }

  function keep(thread: ExtractionThread): void {
    const timer = setTimeout(() => {
      const at = idle.findIndex((entry) => entry.thread === thread);
      idle.splice(at, 1);
      void end(thread);
    }, limits.idleMs);
    timer.unref();
    idle.push({ thread, timer });
  }

  async function end(thread: ExtractionThread): Promise<void> {
    started.delete(thread);
    await thread.end();
  }

  async function extract(request: ExtractionRequest): Promise<ExtractionResult> {
    request.signal?.throwIfAborted();
    if (isClosed) throw new Error('The extractor is closed.');
    const thread = takeThread();
    let isReusable = false;
    try {
      const outcome = await thread.run(request);
      isReusable = outcome.isReusable && !isClosed;
      return outcome.result;
    } finally {
      if (isReusable) keep(thread);
      else await end(thread);
    }
  }

  return {
    extract: (request) => queue.run(request.deploymentId, () => extract(request)),
    async close() {
      isClosed = true;
      for (const { timer } of idle.splice(0)) clearTimeout(timer);
      await Promise.all([...started].map(end));
    },
  };
}

declare module '../../platform/context.ts' {
  interface Services {
    /** Reads the text of documents. */
    readonly extractDocument: ExtractDocument;
  }
}
