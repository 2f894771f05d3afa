import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FairQueue } from '../../platform/fair-queue.ts';
import type { ContentSource } from './content.ts';
import type { FileType } from './document-files.ts';
import type { Verdict } from './judge.ts';

export interface JudgingOrder {
  readonly source: ContentSource;
  readonly claims: readonly FileType[];
  /** Whose file it is: the deployments take turns. */
  readonly deploymentId?: number;
}

export type Judgement = Verdict | { readonly kind: 'exhausted' };

/** Judges a file apart from everything else that the process does. */
export type JudgeFile = (order: JudgingOrder) => Promise<Judgement>;

/** A file of 25 MiB takes about two seconds and a few megabytes. */
const MAX_MILLISECONDS = 15_000;
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };
/** More at a time would only slow each other down and the service with them. */
const AT_A_TIME = 2;

/** Each that waits holds its file: 25 MiB on the disk, or 1 MiB of memory. */
const MAX_WAITING = 100;

const queue = new FairQueue({
  concurrency: AT_A_TIME,
  maxWaiting: MAX_WAITING,
  fullMessage: 'Too many files are uploaded at the moment. Try again shortly.',
});

/** Judges a file in a thread of its own, which is ended when it takes too long or too much: `exhausted`. */
export function judgeApart(order: JudgingOrder, milliseconds = MAX_MILLISECONDS): Promise<Judgement> {
  return queue.run(order.deploymentId, () => run(order, milliseconds));
}

function run(order: JudgingOrder, milliseconds: number) {
  return new Promise<Judgement>((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'judging-worker.ts'), {
      workerData: order,
      resourceLimits: MEMORY,
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
      reject(new Error(`Judging a file ended with ${code}.`));
    });
  });
}

declare module '../../platform/context.ts' {
  interface Services {
    /** Judges the files that callers send. */
    readonly judgeFile: JudgeFile;
  }
}
