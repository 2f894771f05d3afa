import { parentPort } from 'node:worker_threads';
import { divideText } from './chunks/divide-text.ts';
import { countTokens } from './chunks/tokens.ts';
import type { ExtractedChunk } from './extract-document.ts';
import { ExtractionError } from './extraction-error.ts';
import type { ExtractionMessage, ExtractionTask } from './extraction-task.ts';
import { readText } from './text/read-text.ts';

/** Extracts one document at a time. A malicious document can only affect this thread. */

const BATCH_SIZE = 50;
const PROGRESS_INTERVAL_MS = 200;

const send = (message: ExtractionMessage) => parentPort?.postMessage(message);

// The first call builds the tables of the tokenizer.
countTokens('ready');
parentPort?.on('message', async (task: ExtractionTask) => {
  try {
    await extract(task);
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error;
    send({ kind: 'failed', code: error.code });
  }
});
send({ kind: 'ready' });

async function extract({ bytes, type }: ExtractionTask): Promise<void> {
  const document = await readText(type, bytes, progressReporter());
  let batch: ExtractedChunk[] = [];
  for (const chunk of divideText(document)) {
    batch.push(chunk);
    if (batch.length < BATCH_SIZE) continue;
    send({ kind: 'chunks', chunks: batch });
    batch = [];
  }
  send({ kind: 'chunks', chunks: batch });
  send({
    kind: 'extracted',
    tokenCount: countTokens(document.text),
    pageCount: document.pageStarts?.length ?? null,
    warnings: document.warnings ?? [],
  });
}

function progressReporter() {
  let reportedAt = performance.now();
  return (done: number, total: number) => {
    if (performance.now() - reportedAt < PROGRESS_INTERVAL_MS && done < total) return;
    reportedAt = performance.now();
    send({ kind: 'progress', done, total });
  };
}
