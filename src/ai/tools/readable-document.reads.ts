import { sql } from 'kysely';
import type { Rows } from '../../platform/database/tables.ts';

/** The document, if one of the knowledge bases has it and is active. Otherwise undefined. */
export function findReadableDocument(
  rows: Rows,
  deploymentId: number,
  { documentId, knowledgeBaseIds }: { readonly documentId: string; readonly knowledgeBaseIds: readonly string[] },
) {
  return rows
    .selectFrom('knowledge_base_document as document')
    .innerJoin('ai_knowledge_base as base', (join) =>
      join
        .onRef('base.deployment_id', '=', 'document.deployment_id')
        .onRef('base.id', '=', 'document.knowledge_base_id'),
    )
    .select(['document.name', 'document.knowledge_base_id as knowledgeBaseId'])
    .where('document.deployment_id', '=', deploymentId)
    .where('document.id', '=', documentId)
    .where('document.knowledge_base_id', '=', sql<string>`any(${knowledgeBaseIds}::bigint[])`)
    .where('base.is_active', '=', true)
    .executeTakeFirst();
}
