import type { Services } from '../../platform/context.ts';
import { type DocumentJob, MAX_ATTEMPTS } from '../documents/processing-jobs.ts';
import { type Attempt, AttemptReplaced, startAttempt } from './attempt.ts';
import { failDocument, publishDocument } from './finish.ts';
import { indexChunks } from './index-chunks.ts';
import { readDocument } from './read-document.ts';
import { removeChunks } from './remove-chunks.ts';

/**
 * Reads a document, stores its chunks and publishes them. Ends without effect when the document was deleted or a newer
 * processing was requested. A job that is repeated after a crash starts from the beginning.
 */
export async function processDocument(services: Services, job: DocumentJob): Promise<void> {
  const attempt = await startAttempt(services.database.rows, job);
  if (attempt === null) return;
  try {
    // The document may have ended each of these processes.
    if (attempt.number > MAX_ATTEMPTS) await failDocument(services, attempt, 'internal');
    else await runAttempt(services, attempt);
  } catch (error) {
    if (!(error instanceof AttemptReplaced)) throw error;
  }
}

async function runAttempt(services: Services, attempt: Attempt): Promise<void> {
  const { deploymentId, documentId, generation } = attempt;
  if (attempt.number > 1) await removeChunks(services.database.rows, { deploymentId, documentId, generation });
  const result = await readDocument(services, attempt);
  if (result.kind === 'failed') {
    await failDocument(services, attempt, result.code);
    return;
  }
  const lexemeCount = await indexChunks(services, attempt, result.chunks);
  await publishDocument(services, attempt, { ...result, chunkCount: result.chunks.length, lexemeCount });
}
