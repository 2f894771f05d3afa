/** A cited passage as it is stored. */
export interface StoredCitation {
  readonly number: number;
  readonly knowledgeBaseId: string;
  readonly documentId: string;
  readonly documentName: string;
  readonly chunkId: string;
  readonly page: number | null;
}

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
