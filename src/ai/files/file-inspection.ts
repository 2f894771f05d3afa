import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FairQueue } from '../../platform/process/fair-queue.ts';
import type { ContentSource } from './content.ts';
import type { FileType } from './document-files.ts';
import type { InspectionResult } from './inspect-content.ts';

export interface InspectionRequest {
  readonly source: ContentSource;
  readonly types: readonly FileType[];
  /** The deployment that sent the file. Deployments take turns in the queue. */
  readonly deploymentId?: number;
}

export type FileInspection = InspectionResult | { readonly kind: 'exhausted' };

/** Inspects a file in isolation from the rest of the process. */
export type InspectFile = (request: InspectionRequest) => Promise<FileInspection>;

/** A file of 25 MiB takes less than a second on a fast machine, and a few megabytes of memory. */
const TIMEOUT_MS = 15_000;
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };
/** More concurrent inspections would slow each other and the service down. */
const MAX_CONCURRENT = 2;

/** A waiting request keeps its file: up to 25 MiB on disk or 1 MiB in memory. */
const MAX_WAITING = 100;

const queue = new FairQueue({
  concurrency: MAX_CONCURRENT,
  maxWaiting: MAX_WAITING,
  fullMessage: 'Too many files are being uploaded. Send the request again later.',
});

/**
 * Inspects a file in a worker thread. Ends the thread and returns `exhausted` when it exceeds the time or memory limit.
 */
export function inspectFileInWorker(request: InspectionRequest, timeoutMs = TIMEOUT_MS): Promise<FileInspection> {
  return queue.run(request.deploymentId, () => runWorker(request, timeoutMs));
}

function runWorker(request: InspectionRequest, milliseconds: number) {
  return new Promise<FileInspection>((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'file-inspection-worker.ts'), {
      workerData: request,
      resourceLimits: MEMORY_LIMITS,
    });
    const timer = setTimeout(() => {
      resolve({ kind: 'exhausted' });
      void worker.terminate();
    }, milliseconds);
    worker.once('message', resolve);
    worker.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ kind: 'exhausted' });
      else reject(error);
    });
    worker.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The file inspection worker exited with code ${code}.`));
    });
  });
}

declare module '../../platform/context.ts' {
  interface Services {
    /** Inspects the files that callers upload. */
    readonly inspectFile: InspectFile;
  }
}
