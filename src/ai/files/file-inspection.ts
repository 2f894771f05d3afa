import { join } from 'node:path';
import type { Exhausted } from '../../platform/threads/bounded-thread.ts';
import { createThreadPool } from '../../platform/threads/thread-pool.ts';
import type { ContentSource } from './content.ts';
import type { FileType } from './document-files.ts';
import type { InspectionResult } from './inspect-content.ts';

export interface InspectionRequest {
  readonly source: ContentSource;
  readonly types: readonly FileType[];
  /** The deployment that sent the file. Deployments take turns in the queue. */
  readonly deploymentId?: number;
}

export type FileInspection = InspectionResult | Pick<Exhausted, 'kind'>;

/** Inspects a file in isolation from the rest of the process. */
export type InspectFile = (request: InspectionRequest) => Promise<FileInspection>;

/** A file of 25 MiB takes less than a second on a fast machine, and a few megabytes of memory. */
const TIMEOUT_MS = 15_000;

const pool = createThreadPool<InspectionRequest, InspectionResult>({
  file: join(import.meta.dirname, 'file-inspection-worker.ts'),
  // The caller waits: the limit applies to the elapsed time.
  limits: { cpuMs: TIMEOUT_MS, wallFactor: 1, heapMib: 64 },
  queue: {
    name: 'file_inspections',
    // More concurrent inspections would slow each other and the service down.
    concurrency: 2,
    // A waiting request keeps its file: up to 25 MiB on disk or 1 MiB in memory.
    maxWaiting: 100,
    fullMessage: 'Too many files are being uploaded. Send the request again later.',
  },
  idleMs: 0,
});

/** Inspects a file in a thread of its own. Returns `exhausted` when it exceeds the time or memory limit. */
export async function inspectFileInWorker(request: InspectionRequest, cpuMs = TIMEOUT_MS): Promise<FileInspection> {
  const outcome = await pool.run(request.deploymentId, [request], { cpuMs });
  return outcome.kind === 'done' ? outcome.result : { kind: outcome.kind };
}

declare module '../../platform/context.ts' {
  interface Services {
    /** Inspects the files that callers upload. */
    readonly inspectFile: InspectFile;
  }
}
