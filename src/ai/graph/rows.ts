import type { AiKnowledgeBase, KnowledgeBaseDocument } from './types.ts';

/** What it holds is read in batches, when it is asked for. */
export type AiKnowledgeBaseRow = Omit<AiKnowledgeBase, 'documentCount' | 'totalTokens' | 'documents' | 'agents'>;

export type KnowledgeBaseDocumentRow = Omit<KnowledgeBaseDocument, 'knowledgeBase'>;
