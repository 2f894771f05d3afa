import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { learnTermVectors } from './learn-term-vectors.ts';
import { type ChunkTerms, TermMatrixBuilder } from './term-matrix.ts';

/** Receives the terms of chunks, then null, then sends the vectors of the terms. A large knowledge base affects only this thread. */
// On Linux, a priority is that of the thread. Elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const builder = new TermMatrixBuilder();
parentPort?.on('message', (chunks: readonly ChunkTerms[] | null) => {
  if (chunks !== null) {
    for (const chunk of chunks) builder.add(chunk);
    return;
  }
  const learnt = learnTermVectors(builder, workerData);
  parentPort?.postMessage(learnt, [learnt.vectors.buffer as ArrayBuffer]);
  parentPort?.close();
});
