import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/transaction.ts';

/**
 * Locks the knowledge base against deletion until the transaction ends. Lock it before its documents. Concurrent commands do not
 * block each other.
 */
export async function lockKnowledgeBaseShared(
  tx: Pick<Transaction, 'rows' | 'deploymentId'>,
  id: string,
  missing: () => Error,
): Promise<void> {
  await tx.rows
    .selectFrom('ai_knowledge_base')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirstOrThrow(missing);
}

/** Adds to the numbers of chunks and lexemes that searches see. Call it last, because it locks the knowledge base. */
export function changeTotals(tx: Transaction, id: string, { chunks, lexemes }: { chunks: number; lexemes: number }) {
  return tx.rows
    .updateTable('ai_knowledge_base')
    .set({
      chunk_count: sql<number>`chunk_count + ${chunks}`,
      lexeme_count: sql<number>`lexeme_count + ${lexemes}`,
      index_version: sql<number>`index_version + 1`,
    })
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .returning(['type', 'extraction_model as extractionModel', 'chunk_count as chunkCount'])
    .executeTakeFirstOrThrow();
}
