import type { AiKnowledgeBase, KnowledgeBaseDocument } from './types.ts';

/** Counts, documents and agents are loaded in batches when they are requested. */
export type AiKnowledgeBaseRow = Omit<AiKnowledgeBase, 'documentCount' | 'totalTokens' | 'documents' | 'agents'>;

export type KnowledgeBaseDocumentRow = Omit<KnowledgeBaseDocument, 'knowledgeBase'>;
