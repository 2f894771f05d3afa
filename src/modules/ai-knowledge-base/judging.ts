import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ContentSource } from './content.ts';
import type { FileType } from './document-files.ts';
import type { Verdict } from './judge.ts';

export interface JudgingOrder {
  readonly source: ContentSource;
  readonly claims: readonly FileType[];
}

export type Judgement = Verdict | { readonly kind: 'exhausted' };

/** Judges a file apart from everything else that the process does. */
export type JudgeFile = (order: JudgingOrder) => Promise<Judgement>;

/** A file of 25 MiB takes about two seconds and a few megabytes. */
const MAX_MILLISECONDS = 15_000;
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };
/** More at a time would only slow each other down and the service with them. */
const AT_A_TIME = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Judges a file in a thread of its own, which is ended when it takes too long or too much: `exhausted`. */
export async function judgeApart(order: JudgingOrder, milliseconds = MAX_MILLISECONDS): Promise<Judgement> {
  if (running >= AT_A_TIME) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await run(order, milliseconds);
  } finally {
    // Who waits takes over this place.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
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
