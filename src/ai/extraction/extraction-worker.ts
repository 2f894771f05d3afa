import { answerTasks, type Reply } from '../../platform/threads/answer-tasks.ts';
import { divideText } from './chunks/divide-text.ts';
import { countTokens } from './chunks/tokens.ts';
import type { ExtractedChunk } from './extract-document.ts';
import { ExtractionError } from './extraction-error.ts';
import type { ExtractionEnd, ExtractionPart, ExtractionTask } from './extraction-task.ts';
import { readText } from './text/read-text.ts';

/** Extracts one document at a time. A malicious document can only affect this thread. */

const BATCH_SIZE = 50;
const PROGRESS_INTERVAL_MS = 200;

// The first call builds the tables of the tokenizer.
countTokens('ready');
answerTasks<ExtractionTask, ExtractionEnd, ExtractionPart>(async (task, reply) => {
  try {
    reply.result(await extract(task, reply.part));
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    reply.result({ kind: 'failed', code: error.code });
  }
});

type SendPart = Reply<ExtractionEnd, ExtractionPart>['part'];

async function extract({ bytes, type }: ExtractionTask, send: SendPart): Promise<ExtractionEnd> {
  const document = await readText(type, bytes, progressReporter(send));
  let batch: ExtractedChunk[] = [];
  for (const chunk of divideText(document)) {
    batch.push(chunk);
    if (batch.length < BATCH_SIZE) continue;
    send({ kind: 'chunks', chunks: batch });
    batch = [];
  }
  send({ kind: 'chunks', chunks: batch });
  return {
    kind: 'extracted',
    tokenCount: countTokens(document.text),
    pageCount: document.pageStarts?.length ?? null,
    warnings: document.warnings ?? [],
  };
}

function progressReporter(send: SendPart) {
  let reportedAt = performance.now();
  return (done: number, total: number) => {
    if (performance.now() - reportedAt < PROGRESS_INTERVAL_MS && done < total) return;
    reportedAt = performance.now();
    send({ kind: 'progress', done, total });
  };
}
