import type { Rows } from '../../platform/database/tables.ts';

/**
 * Locks the postings of a knowledge base against being moved and deleted at once, until the transaction ends. Documents can be
 * stored meanwhile. Returns whether the knowledge base exists.
 */
export async function lockPostings(
  tx: Rows,
  { deploymentId, knowledgeBaseId }: { readonly deploymentId: number; readonly knowledgeBaseId: string },
): Promise<boolean> {
  const base = await tx
    .selectFrom('ai_knowledge_base')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', knowledgeBaseId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return base !== undefined;
}
