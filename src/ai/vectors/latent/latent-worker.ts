import { constants, setPriority } from 'node:os';
import { answerTasks } from '../../../platform/threads/answer-tasks.ts';
import type { LearningMessage } from './learn-in-worker.ts';
import { learnTermVectors, type TermVectors } from './learn-term-vectors.ts';
import { TermMatrixBuilder } from './term-matrix.ts';

/** Receives the terms of chunks, then learns the vectors of the terms. A large knowledge base affects only this thread. */
// On Linux, a priority is that of the thread. Elsewhere it would be that of the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);
const builder = new TermMatrixBuilder();
answerTasks<LearningMessage, TermVectors>((message, { result }) => {
  if ('maxTerms' in message) {
    const learnt = learnTermVectors(builder, message);
    result(learnt, [learnt.vectors.buffer as ArrayBuffer]);
  } else for (const chunk of message) builder.add(chunk);
});
