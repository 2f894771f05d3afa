import type { AiKnowledgeBase } from './types.ts';

/** What it holds is read in batches, when it is asked for. */
export type AiKnowledgeBaseRow = Omit<AiKnowledgeBase, 'documentCount' | 'totalTokens' | 'documents'>;
