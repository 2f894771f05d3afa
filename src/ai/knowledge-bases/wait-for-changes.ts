import type { Rows } from '../../platform/database/tables.ts';

/**
 * Waits for the transactions that change a knowledge base now. A job of one knowledge base does so first: such a transaction may
 * have added no job, because this one was still waiting.
 */
export async function waitForChanges(
  rows: Rows,
  { deploymentId, knowledgeBaseId }: { readonly deploymentId: number; readonly knowledgeBaseId: string },
): Promise<void> {
  await rows
    .selectFrom('ai_knowledge_base')
    .select('id')
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', knowledgeBaseId)
    .forShare()
    .execute();
}
