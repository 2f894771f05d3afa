import type { InputMaybe, Maybe, PageInfo, Scalars } from '../../platform/graph/types.ts';

/** The settings of an AI agent: which model answers, how it is instructed and what it may use. */
export type AiAgent = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is in use. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Ids of the knowledge bases it may read, in the order they were given. */
  readonly knowledgeBases: ReadonlyArray<Scalars['ID']['output']>;
  /** The knowledge bases that it may read, oldest first. */
  readonly linkedKnowledgeBases?: Maybe<AiKnowledgeBaseConnection>;
  /** How many tokens an answer may have, 1 to 1,000,000. */
  readonly maxTokens: Scalars['Int']['output'];
  /** Name of the model that answers, 1 to 255 characters. */
  readonly model: Scalars['String']['output'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** What the model is told before every conversation, up to 32,000 characters. */
  readonly systemPrompt?: Maybe<Scalars['String']['output']>;
  /** How freely the model answers, 0 to 2. */
  readonly temperature: Scalars['Float']['output'];
  /** Names of the tools it may use, in the order they were given. */
  readonly tools: ReadonlyArray<Scalars['String']['output']>;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** The settings of an AI agent: which model answers, how it is instructed and what it may use. */
export type AiAgentLinkedKnowledgeBasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiKnowledgeBaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A page of a list of the type `AiAgent`. */
export type AiAgentConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<AiAgentEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<AiAgent>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AiAgent`. */
export type AiAgentEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: AiAgent;
};


/** Which agents a list shows: those that meet everything that is given. */
export type AiAgentFilter = {
  /** Agents that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Agents that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Agents with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Agents that are in use, or agents that are not. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A page of AI agents. */
export type AiAgentList = {
  /** The agents. */
  readonly data: ReadonlyArray<AiAgent>;
  /** Which page this is, counted from 1. */
  readonly page: Scalars['Int']['output'];
  /** Agents on a page. */
  readonly perPage: Scalars['Int']['output'];
  /** How many there are in all. */
  readonly total: Scalars['Int']['output'];
  /** How many pages there are. */
  readonly totalPages: Scalars['Int']['output'];
};


/** A collection of documents that AI agents may read. */
export type AiKnowledgeBase = {
  /** The AI agents that may read it, inactive ones included, oldest first. */
  readonly agents?: Maybe<AiAgentConnection>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Number of its documents. */
  readonly documentCount: Scalars['Int']['output'];
  /** Its documents, oldest first. */
  readonly documents?: Maybe<KnowledgeBaseDocumentConnection>;
  /** Name of the model that makes vectors of its texts, 1 to 255 characters. */
  readonly embeddingModel?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is in use. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** Sum of its documents' token counts; a sum beyond 2,147,483,647 is shown as that. */
  readonly totalTokens: Scalars['Int']['output'];
  /** How it finds what belongs to a question; fixed when it is created. */
  readonly type: KnowledgeBaseType;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** A collection of documents that AI agents may read. */
export type AiKnowledgeBaseAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiAgentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A collection of documents that AI agents may read. */
export type AiKnowledgeBaseDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<KnowledgeBaseDocumentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A page of a list of the type `AiKnowledgeBase`. */
export type AiKnowledgeBaseConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<AiKnowledgeBaseEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<AiKnowledgeBase>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AiKnowledgeBase`. */
export type AiKnowledgeBaseEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: AiKnowledgeBase;
};


/** Which knowledge bases a list shows: those that meet everything that is given. */
export type AiKnowledgeBaseFilter = {
  /** Knowledge bases that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Knowledge bases that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Knowledge bases with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Knowledge bases that are in use, or knowledge bases that are not. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A page of AI knowledge bases. */
export type AiKnowledgeBaseList = {
  /** The knowledge bases. */
  readonly data: ReadonlyArray<AiKnowledgeBase>;
  /** Which page this is, counted from 1. */
  readonly page: Scalars['Int']['output'];
  /** Knowledge bases on a page. */
  readonly perPage: Scalars['Int']['output'];
  /** How many there are in all. */
  readonly total: Scalars['Int']['output'];
  /** How many pages there are. */
  readonly totalPages: Scalars['Int']['output'];
};


/** What a new AI agent needs. */
export type CreateAiAgentInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the knowledge bases it may read: up to 100, each once, all of this deployment. */
  readonly knowledgeBases: ReadonlyArray<Scalars['ID']['input']>;
  /** How many tokens an answer may have, 1 to 1,000,000. */
  readonly maxTokens: Scalars['Int']['input'];
  /** Name of the model that answers, 1 to 255 characters. */
  readonly model: Scalars['String']['input'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** What the model is told before every conversation, up to 32,000 characters. */
  readonly systemPrompt?: InputMaybe<Scalars['String']['input']>;
  /** How freely the model answers, 0 to 2. */
  readonly temperature: Scalars['Float']['input'];
  /** Names of the tools it may use: up to 100, of 1 to 128 characters each. */
  readonly tools: ReadonlyArray<Scalars['String']['input']>;
};


/** What a new AI knowledge base needs. */
export type CreateAiKnowledgeBaseInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name of the model that makes vectors of its texts, 1 to 255 characters. */
  readonly embeddingModel?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** How it finds what belongs to a question; fixed from then on. */
  readonly type: KnowledgeBaseType;
};


/** A document whose content travels in the request. */
export type CreateKnowledgeBaseDocumentInput = {
  /** The content in standard base64 with padding, up to 1 MiB when decoded. */
  readonly contentBase64: Scalars['String']['input'];
  /** Name, 1 to 255 characters, without slashes and control characters. */
  readonly name: Scalars['String']['input'];
  /** What it is; left out, the name's ending tells. */
  readonly type?: InputMaybe<DocumentType>;
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiAgentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentKnowledgeBasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiKnowledgeBaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** How far the reading of a document has come. */
export type DocumentStatus =
  /** Could not be read within the limits of time and memory. */
  | 'FAILED'
  /** Stored, not read yet. */
  | 'PENDING'
  /** Being read. */
  | 'PROCESSING'
  /** Read and counted. */
  | 'READY';


/** What a document is, proved by its content. */
export type DocumentType =
  /** Word, Office Open XML (`.docx`). */
  | 'DOCX'
  /** HTML (`.html`, `.htm`). */
  | 'HTML'
  /** Markdown in UTF-8 (`.md`, `.markdown`). */
  | 'MD'
  /** PDF (`.pdf`). */
  | 'PDF'
  /** Plain text in UTF-8 (`.txt`). */
  | 'TXT';


/** A file in a knowledge base. */
export type KnowledgeBaseDocument = {
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The knowledge base it belongs to. */
  readonly knowledgeBase?: Maybe<AiKnowledgeBase>;
  /** Id of the knowledge base it belongs to. */
  readonly knowledgeBaseId: Scalars['ID']['output'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** Size in bytes. */
  readonly size: Scalars['Int']['output'];
  /** How far its reading has come. */
  readonly status: DocumentStatus;
  /**
   * Number of tokens, null until the document is read. Each word and each punctuation mark is one; of scripts written
   * without spaces (Chinese, Japanese, Thai, Lao, Khmer, Burmese) each character is one.
   */
  readonly tokenCount?: Maybe<Scalars['Int']['output']>;
  /** What it is. */
  readonly type: DocumentType;
  /** When it was uploaded. */
  readonly uploadedAt: Scalars['DateTime']['output'];
};


/** A page of a list of the type `KnowledgeBaseDocument`. */
export type KnowledgeBaseDocumentConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<KnowledgeBaseDocumentEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<KnowledgeBaseDocument>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `KnowledgeBaseDocument`. */
export type KnowledgeBaseDocumentEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: KnowledgeBaseDocument;
};


/** Which documents a list shows: those that meet everything that is given. */
export type KnowledgeBaseDocumentFilter = {
  /** Documents with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Documents whose reading has come this far. */
  readonly status?: InputMaybe<DocumentStatus>;
  /** Documents of this type. */
  readonly type?: InputMaybe<DocumentType>;
  /** Documents that were uploaded at this time or later. */
  readonly uploadedSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Documents that were uploaded before this time. */
  readonly uploadedUntil?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A page of a knowledge base's documents. */
export type KnowledgeBaseDocumentList = {
  /** The documents. */
  readonly data: ReadonlyArray<KnowledgeBaseDocument>;
  /** Which page this is, counted from 1. */
  readonly page: Scalars['Int']['output'];
  /** Documents on a page. */
  readonly perPage: Scalars['Int']['output'];
  /** How many there are in all. */
  readonly total: Scalars['Int']['output'];
  /** How many pages there are. */
  readonly totalPages: Scalars['Int']['output'];
};


/** How a knowledge base finds what belongs to a question. */
export type KnowledgeBaseType =
  /** By relations: what texts speak of becomes a graph. */
  | 'GRAPH'
  /** By both. */
  | 'HYBRID'
  /** By likeness of meaning: texts become vectors. */
  | 'VECTOR';


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateAiAgentArgs = {
  input: CreateAiAgentInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateAiKnowledgeBaseArgs = {
  input: CreateAiKnowledgeBaseInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateKnowledgeBaseDocumentArgs = {
  input: CreateKnowledgeBaseDocumentInput;
  kbId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteAiAgentArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteAiKnowledgeBaseArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteKnowledgeBaseDocumentArgs = {
  documentId: Scalars['ID']['input'];
  kbId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateAiAgentArgs = {
  id: Scalars['ID']['input'];
  input: UpdateAiAgentInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateAiKnowledgeBaseArgs = {
  id: Scalars['ID']['input'];
  input: UpdateAiKnowledgeBaseInput;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryAiAgentArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryAiAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiAgentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryAiKnowledgeBaseArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryAiKnowledgeBasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiKnowledgeBaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryKnowledgeBaseDocumentArgs = {
  documentId: Scalars['ID']['input'];
  kbId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryListAiAgentsArgs = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryListAiKnowledgeBasesArgs = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryListKnowledgeBaseDocumentsArgs = {
  kbId: Scalars['ID']['input'];
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};


/** What may change in an AI agent; members left out stay as they are. */
export type UpdateAiAgentInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is in use. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of the knowledge bases it may read: up to 100, each once; they replace the earlier ones. */
  readonly knowledgeBases?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** How many tokens an answer may have, 1 to 1,000,000. */
  readonly maxTokens?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the model that answers, 1 to 255 characters. */
  readonly model?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** What the model is told before every conversation, up to 32,000 characters; null clears it. */
  readonly systemPrompt?: InputMaybe<Scalars['String']['input']>;
  /** How freely the model answers, 0 to 2. */
  readonly temperature?: InputMaybe<Scalars['Float']['input']>;
  /** Names of the tools it may use: up to 100, of 1 to 128 characters each; they replace the earlier ones. */
  readonly tools?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** What may change in an AI knowledge base; members left out stay as they are. */
export type UpdateAiKnowledgeBaseInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name of the model that makes vectors of its texts, 1 to 255 characters; null clears it. */
  readonly embeddingModel?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is in use. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name, 1 to 255 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};
