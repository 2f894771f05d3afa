import type { ExtractionWarning } from '../extraction/extraction-warning.ts';
import type { RunEventType } from '../runs/run-event-types.ts';
import type {
  AiAgentRun,
  AiAgentRunStreamEvent,
  AiAgentThread,
  AiKnowledgeBase,
  EntityMention,
  EntityRelation,
  KnowledgeBaseDocument,
  KnowledgeBaseSearchHit,
  KnowledgeEntity,
} from './types.ts';

/** Counts, documents, agents and owners are loaded in batches when they are requested. */
export type AiKnowledgeBaseRow = Omit<
  AiKnowledgeBase,
  | 'documentCount'
  | 'totalTokens'
  | 'documents'
  | 'agents'
  | 'entities'
  | 'relations'
  | 'search'
  | 'vectors'
  | 'organization'
  | 'workspace'
>;

/** The sentence is derived from the code. */
export type KnowledgeBaseDocumentRow = Omit<
  KnowledgeBaseDocument,
  'knowledgeBase' | 'chunks' | 'entities' | 'failureMessage' | 'warnings'
> & { readonly warnings: readonly ExtractionWarning[] };

/** Counts and edges are loaded in batches when they are requested. */
export type KnowledgeEntityRow = Pick<KnowledgeEntity, 'id' | 'knowledgeBaseId' | 'name' | 'kind' | 'createdAt'>;

export type EntityRelationRow = Omit<EntityRelation, 'entity' | 'neighbour'>;

export type EntityMentionRow = Omit<EntityMention, 'document'>;

/** The highlights are found in the text when they are requested. */
export interface KnowledgeBaseSearchHitRow
  extends Omit<KnowledgeBaseSearchHit, 'highlights' | 'chunk' | 'document' | 'knowledgeBase'> {
  readonly query: string;
  readonly language: string;
  readonly pageBreaks: readonly number[];
}

export type AiAgentRunRow = Omit<AiAgentRun, 'agent' | 'thread' | 'user' | 'stepDetails'>;

export interface AiAgentRunStreamEventRow extends Omit<AiAgentRunStreamEvent, 'run' | 'type'> {
  readonly type: RunEventType;
  readonly run: AiAgentRunRow | null;
}

/** End users see fewer fields of the same events. */
export type OwnAiAgentRunStreamEventRow = AiAgentRunStreamEventRow;

export type AiAgentThreadRow = Omit<
  AiAgentThread,
  'agent' | 'user' | 'organization' | 'workspace' | 'messages' | 'runs'
>;
