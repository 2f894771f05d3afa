import type { StoredCitation } from './ai-agent-run.entity.ts';

/** A message or run of an export. Its citations have the names of REST. */
export const withExportedCitations = ({ citations, ...record }: Record<string, unknown>) => ({
  ...record,
  citations: ((citations ?? []) as readonly StoredCitation[]).map(
    ({ number, knowledgeBaseId, documentId, documentName, chunkId, page }) => ({
      number,
      knowledge_base_id: knowledgeBaseId,
      document_id: documentId,
      document_name: documentName,
      chunk_id: chunkId,
      page,
    }),
  ),
});
