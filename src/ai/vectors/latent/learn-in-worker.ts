import { join } from 'node:path';
import { DeliveryError } from '../../../platform/errors.ts';
import { startThread } from '../../../platform/threads/bounded-thread.ts';
import type { LearningLimits, TermVectors } from './learn-term-vectors.ts';
import type { ChunkTerms } from './term-matrix.ts';

/** Some of the chunks, or after all of them the limits of learning. */
export type LearningMessage = readonly ChunkTerms[] | LearningLimits;

export interface LearningThreadLimits extends LearningLimits {
  /** The CPU time of the thread. */
  readonly cpuMs: number;
  readonly memoryMb: number;
}

/** 20,000 chunks with 50,000 terms take about 20 seconds and 300 MB. */
export const LEARNING_LIMITS: LearningThreadLimits = { cpuMs: 180_000, memoryMb: 512, maxTerms: 50_000 };

/** The thread took too much time or memory. */
export class LearningExhausted extends DeliveryError {
  constructor() {
    super('EXHAUSTED', 'Learning the latent vectors exceeded the limit of time or memory.');
  }
}

/**
 * Learns the vectors of terms in a thread of its own, which ends when it exceeds a limit. There is no queue: the jobs that learn
 * are limited already.
 */
export async function learnInWorker(
  batches: AsyncIterable<readonly ChunkTerms[]>,
  limits: Partial<LearningThreadLimits> = {},
): Promise<TermVectors> {
  const { cpuMs, memoryMb, maxTerms } = { ...LEARNING_LIMITS, ...limits };
  const file = join(import.meta.dirname, 'latent-worker.ts');
  const thread = startThread<LearningMessage, TermVectors>(file, { cpuMs, heapMib: memoryMb });
  try {
    const outcome = await thread.run(messagesOf(batches, { maxTerms }));
    if (outcome.kind === 'exhausted') throw new LearningExhausted();
    return outcome.result;
  } finally {
    await thread.end();
  }
}

async function* messagesOf(
  batches: AsyncIterable<readonly ChunkTerms[]>,
  limits: LearningLimits,
): AsyncGenerator<LearningMessage> {
  yield* batches;
  yield limits;
}
