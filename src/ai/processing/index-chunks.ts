import type { Services } from '../../platform/context.ts';
import { lockKnowledgeBaseShared } from '../documents/document-totals.ts';
import { storeMentions } from '../entities/store-mentions.ts';
import type { ExtractedChunk } from '../extraction/extract-document.ts';
import { storeChunks } from '../lexical/store-chunks.ts';
import { type Attempt, AttemptReplaced, continueAttempt } from './attempt.ts';

/** Chunks of one transaction. PGlite has one connection, so that other requests wait for each transaction. */
const BATCH_SIZE = 50;

/** Stores the chunks in small transactions, which searches do not see yet. Returns the number of lexemes. */
export async function indexChunks(
  { database }: Services,
  attempt: Attempt,
  extracted: readonly ExtractedChunk[],
): Promise<number> {
  const { deploymentId, knowledgeBaseId } = attempt;
  const total = extracted.length;
  const text = { language: attempt.language, documentName: attempt.name };
  let lexemeCount = 0;
  for (let done = 0; done < total; done += BATCH_SIZE) {
    const chunks = extracted
      .slice(done, done + BATCH_SIZE)
      .map((chunk, index) => ({ ...chunk, id: database.ids.next(), position: done + index }));
    lexemeCount += await database.rows.transaction().execute(async (tx) => {
      // Before the document, in the order in which a deletion locks them.
      await lockKnowledgeBaseShared({ rows: tx, deploymentId }, knowledgeBaseId, () => new AttemptReplaced());
      await continueAttempt(tx, attempt, { stage: 'indexing', done, total });
      const lexemes = await storeChunks(tx, attempt, chunks, text);
      if (attempt.knowledgeBaseType !== 'vector') await storeMentions(tx, attempt, chunks, () => database.ids.next());
      return lexemes;
    });
  }
  return lexemeCount;
}
