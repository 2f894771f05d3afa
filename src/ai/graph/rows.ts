import type {
  AiAgentRun,
  AiAgentRunStreamEvent,
  AiAgentThread,
  AiKnowledgeBase,
  DocumentWarningCode,
  EntityMention,
  EntityRelation,
  KnowledgeBaseDocument,
  KnowledgeBaseSearchHit,
  KnowledgeEntity,
} from '../../generated/backend.ts';

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

/** A warning as it is stored: what was not read, although the document could be. */
export interface StoredWarning {
  readonly code: Lowercase<DocumentWarningCode>;
  /** How many pages, images or objects. */
  readonly count: number;
  /** The first of these pages, from 1. Empty for types without pages. */
  readonly pages: readonly number[];
}

/** The sentences are derived from the codes. */
export type KnowledgeBaseDocumentRow = Omit<
  KnowledgeBaseDocument,
  'knowledgeBase' | 'chunks' | 'entities' | 'failureMessage' | 'warnings'
> & { readonly warnings: readonly StoredWarning[] };

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

/** The type of a run's event, as REST writes it. */
export type RunEventType =
  | 'run.started'
  | 'text.delta'
  | 'tool.call'
  | 'tool.result'
  | 'citation'
  | 'run.completed'
  | 'run.failed';

export interface AiAgentRunStreamEventRow extends Omit<AiAgentRunStreamEvent, 'run' | 'type'> {
  readonly type: RunEventType;
  readonly run: AiAgentRunRow | null;
}

export type AiAgentThreadRow = Omit<
  AiAgentThread,
  'agent' | 'user' | 'organization' | 'workspace' | 'messages' | 'runs'
>;
