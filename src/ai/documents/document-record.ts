import type { KnowledgeBaseDocument } from './knowledge-base-document.entity.ts';

export const resourceOf = ({ id }: KnowledgeBaseDocument) => ({ type: 'knowledge_base_document', id });

/** The fields of a document that its events record. A URL may contain a secret, so it is left out. */
export function auditedFields(document: KnowledgeBaseDocument) {
  const { knowledgeBaseId, name, type, size, tokenCount, status, sha256, failureCode } = document;
  return {
    knowledgeBaseId,
    name,
    type,
    size,
    tokenCount: tokenCount ?? null,
    status,
    sha256,
    failureCode: failureCode ?? null,
  };
}
