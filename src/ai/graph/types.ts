import type { InputMaybe, Maybe, PageInfo, Scalars } from '../../platform/graph/types.ts';

/** The settings of an AI agent: its model, instructions, tools and knowledge bases. */
export type AiAgent = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is active. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Ids of the knowledge bases that the agent may read, in the given order. */
  readonly knowledgeBases: ReadonlyArray<Scalars['ID']['output']>;
  /** The knowledge bases that the agent may read, oldest first. */
  readonly linkedKnowledgeBases?: Maybe<AiKnowledgeBaseConnection>;
  /** Maximum number of tokens in a response of the model, 1 to 1,000,000. */
  readonly maxTokens: Scalars['Int']['output'];
  /** Name of the language model, 1 to 255 characters. */
  readonly model: Scalars['String']['output'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** System prompt of every conversation, up to 32,000 characters. */
  readonly systemPrompt?: Maybe<Scalars['String']['output']>;
  /** Sampling temperature of the model, 0 to 2. */
  readonly temperature: Scalars['Float']['output'];
  /** Names of the tools that the agent may use, in the given order. */
  readonly tools: ReadonlyArray<Scalars['String']['output']>;
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** The settings of an AI agent: its model, instructions, tools and knowledge bases. */
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
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AiAgent`. */
export type AiAgentEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: AiAgent;
};


/** Filters AI agents. An agent must match every field that is given. */
export type AiAgentFilter = {
  /** Agents that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Agents that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Agents with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Active agents (true) or inactive agents (false). */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A page of AI agents. */
export type AiAgentList = {
  /** The agents. */
  readonly data: ReadonlyArray<AiAgent>;
  /** Page number, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Number of agents per page. */
  readonly perPage: Scalars['Int']['output'];
  /** Total number of items. */
  readonly total: Scalars['Int']['output'];
  /** Number of pages. */
  readonly totalPages: Scalars['Int']['output'];
};


/** A collection of documents that AI agents may read. */
export type AiKnowledgeBase = {
  /** The AI agents that may read the knowledge base, oldest first, including inactive ones. */
  readonly agents?: Maybe<AiAgentConnection>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Number of its documents. */
  readonly documentCount: Scalars['Int']['output'];
  /** The knowledge base's documents, oldest first. */
  readonly documents?: Maybe<KnowledgeBaseDocumentConnection>;
  /** Name of the embedding model, 1 to 255 characters. */
  readonly embeddingModel?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is active. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** Sum of its documents' token counts, at most 2,147,483,647. */
  readonly totalTokens: Scalars['Int']['output'];
  /** How it retrieves the texts for a question. Cannot be changed. */
  readonly type: KnowledgeBaseType;
  /** When it was last changed. */
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
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AiKnowledgeBase`. */
export type AiKnowledgeBaseEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: AiKnowledgeBase;
};


/** Filters AI knowledge bases. A knowledge base must match every field that is given. */
export type AiKnowledgeBaseFilter = {
  /** Knowledge bases that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Knowledge bases that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Knowledge bases with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Active knowledge bases (true) or inactive ones (false). */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
};


/** A page of AI knowledge bases. */
export type AiKnowledgeBaseList = {
  /** The knowledge bases. */
  readonly data: ReadonlyArray<AiKnowledgeBase>;
  /** Page number, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Number of knowledge bases per page. */
  readonly perPage: Scalars['Int']['output'];
  /** Total number of items. */
  readonly total: Scalars['Int']['output'];
  /** Number of pages. */
  readonly totalPages: Scalars['Int']['output'];
};


/** The fields of a new AI agent. */
export type CreateAiAgentInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the knowledge bases that the agent may read: up to 100 different ones of this deployment. */
  readonly knowledgeBases: ReadonlyArray<Scalars['ID']['input']>;
  /** Maximum number of tokens in a response of the model, 1 to 1,000,000. */
  readonly maxTokens: Scalars['Int']['input'];
  /** Name of the language model, 1 to 255 characters. */
  readonly model: Scalars['String']['input'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** System prompt of every conversation, up to 32,000 characters. */
  readonly systemPrompt?: InputMaybe<Scalars['String']['input']>;
  /** Sampling temperature of the model, 0 to 2. */
  readonly temperature: Scalars['Float']['input'];
  /** Names of the tools that the agent may use: up to 100, each of 1 to 128 characters. */
  readonly tools: ReadonlyArray<Scalars['String']['input']>;
};


/** The fields of a new AI knowledge base. */
export type CreateAiKnowledgeBaseInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name of the embedding model, 1 to 255 characters. */
  readonly embeddingModel?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** How it retrieves the texts for a question. Cannot be changed later. */
  readonly type: KnowledgeBaseType;
};


/** A document with its content in the request body. */
export type CreateKnowledgeBaseDocumentInput = {
  /** The content in standard base64 with padding, up to 1 MiB when decoded. */
  readonly contentBase64: Scalars['String']['input'];
  /** Name, 1 to 255 characters, without slashes and control characters. */
  readonly name: Scalars['String']['input'];
  /** Type of the document. Derived from the extension of the name when left out. */
  readonly type?: InputMaybe<DocumentType>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiAgentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentKnowledgeBasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiKnowledgeBaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The processing status of a document. */
export type DocumentStatus =
  /** Could not be read within the limits of time and memory. */
  | 'FAILED'
  /** Stored, but not read yet. */
  | 'PENDING'
  /** Being read. */
  | 'PROCESSING'
  /** Read and counted. */
  | 'READY';


/** The type of a document, verified from its content. */
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
  /** The document's knowledge base. */
  readonly knowledgeBase?: Maybe<AiKnowledgeBase>;
  /** Id of the document's knowledge base. */
  readonly knowledgeBaseId: Scalars['ID']['output'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** Size in bytes. */
  readonly size: Scalars['Int']['output'];
  /** Processing status of the document. */
  readonly status: DocumentStatus;
  /**
   * Number of tokens; null until the document is read. Each word and each punctuation mark is a token. In scripts without
   * spaces (Chinese, Japanese, Thai, Lao, Khmer, Burmese), each character is a token.
   */
  readonly tokenCount?: Maybe<Scalars['Int']['output']>;
  /** Type of the document. */
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
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `KnowledgeBaseDocument`. */
export type KnowledgeBaseDocumentEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: KnowledgeBaseDocument;
};


/** Filters documents. A document must match every field that is given. */
export type KnowledgeBaseDocumentFilter = {
  /** Documents with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Documents with this status. */
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
  /** Page number, from 1. */
  readonly page: Scalars['Int']['output'];
  /** Number of documents per page. */
  readonly perPage: Scalars['Int']['output'];
  /** Total number of items. */
  readonly total: Scalars['Int']['output'];
  /** Number of pages. */
  readonly totalPages: Scalars['Int']['output'];
};


/** How a knowledge base retrieves the texts for a question. */
export type KnowledgeBaseType =
  /** By relations in a knowledge graph. */
  | 'GRAPH'
  /** By both. */
  | 'HYBRID'
  /** By similarity of embedding vectors. */
  | 'VECTOR';


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateAiAgentArgs = {
  input: CreateAiAgentInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateAiKnowledgeBaseArgs = {
  input: CreateAiKnowledgeBaseInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateKnowledgeBaseDocumentArgs = {
  input: CreateKnowledgeBaseDocumentInput;
  kbId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteAiAgentArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteAiKnowledgeBaseArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteKnowledgeBaseDocumentArgs = {
  documentId: Scalars['ID']['input'];
  kbId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateAiAgentArgs = {
  id: Scalars['ID']['input'];
  input: UpdateAiAgentInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateAiKnowledgeBaseArgs = {
  id: Scalars['ID']['input'];
  input: UpdateAiKnowledgeBaseInput;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryAiAgentArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryAiAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiAgentFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryAiKnowledgeBaseArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryAiKnowledgeBasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AiKnowledgeBaseFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryKnowledgeBaseDocumentArgs = {
  documentId: Scalars['ID']['input'];
  kbId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListAiAgentsArgs = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListAiKnowledgeBasesArgs = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListKnowledgeBaseDocumentsArgs = {
  kbId: Scalars['ID']['input'];
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};


/** The fields of an AI agent to change. Fields that are left out keep their values. */
export type UpdateAiAgentInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is active. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of the knowledge bases that the agent may read: up to 100 different ones. They replace the current ones. */
  readonly knowledgeBases?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Maximum number of tokens in a response of the model, 1 to 1,000,000. */
  readonly maxTokens?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the language model, 1 to 255 characters. */
  readonly model?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** System prompt of every conversation, up to 32,000 characters; null clears it. */
  readonly systemPrompt?: InputMaybe<Scalars['String']['input']>;
  /** Sampling temperature of the model, 0 to 2. */
  readonly temperature?: InputMaybe<Scalars['Float']['input']>;
  /** Names of the tools that the agent may use: up to 100, each of 1 to 128 characters. They replace the current ones. */
  readonly tools?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** The fields of an AI knowledge base to change. Fields that are left out keep their values. */
export type UpdateAiKnowledgeBaseInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name of the embedding model, 1 to 255 characters; null clears it. */
  readonly embeddingModel?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is active. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name, 1 to 255 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};
