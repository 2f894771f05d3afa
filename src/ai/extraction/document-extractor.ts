import { join } from 'node:path';
import type { ThreadLimits } from '../../platform/threads/bounded-thread.ts';
import { createThreadPool } from '../../platform/threads/thread-pool.ts';
import type { ExtractDocument, ExtractedChunk } from './extract-document.ts';
import type { ExtractionEnd, ExtractionPart, ExtractionTask } from './extraction-task.ts';

export interface ExtractorLimits extends ThreadLimits {
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

/** A thread with more memory than this is not used for further documents. */
const MAX_IDLE_MIB = 160;

/** Extracts documents in threads. */
export function createDocumentExtractor(overrides: Partial<ExtractorLimits> = {}): DocumentExtractor {
  const limits = { ...EXTRACTOR_LIMITS, ...overrides };
  const pool = createThreadPool<ExtractionTask, ExtractionEnd, ExtractionPart>({
    file: join(import.meta.dirname, 'extraction-worker.ts'),
    limits,
    queue: {
      name: 'document_extractions',
      concurrency: limits.threads,
      maxWaiting: limits.maxWaiting,
      fullMessage: 'Too many documents are being processed. Send the request again later.',
    },
    idleMs: limits.idleMs,
    maxIdleMib: MAX_IDLE_MIB,
    closedError: new Error('The extractor is closed.'),
  });
  return {
    async extract({ bytes, type, deploymentId, onProgress, signal }) {
      const chunks: ExtractedChunk[] = [];
      const onPart = (part: ExtractionPart) => {
        if (part.kind === 'chunks') chunks.push(...part.chunks);
        else onProgress?.({ done: part.done, total: part.total });
      };
      const outcome = await pool.run(deploymentId, [{ bytes, type }], { onPart, signal });
      if (outcome.kind === 'exhausted') {
        return { kind: 'failed', code: outcome.limit === 'memory' ? 'too_large' : 'timeout' };
      }
      return outcome.result.kind === 'extracted' ? { ...outcome.result, chunks } : outcome.result;
    },
    close: pool.close,
  };
}

declare module '../../platform/context.ts' {
  interface Services {
    /** Reads the text of documents. */
    readonly extractDocument: ExtractDocument;
  }
}
