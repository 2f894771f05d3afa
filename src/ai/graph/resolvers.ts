import type { AiKnowledgeBaseRow, KnowledgeBaseDocumentRow } from './rows.ts';
import type { Context } from '../../platform/context.ts';
import type * as platform from '../../platform/graph/resolvers.ts';
import type * as deployment from '../../deployment/graph/resolvers.ts';
import type { AiAgent, AiAgentConnection, AiAgentEdge, AiAgentFilter, AiAgentLinkedKnowledgeBasesArgs, AiAgentList, AiKnowledgeBase, AiKnowledgeBaseAgentsArgs, AiKnowledgeBaseConnection, AiKnowledgeBaseDocumentsArgs, AiKnowledgeBaseEdge, AiKnowledgeBaseFilter, AiKnowledgeBaseList, CreateAiAgentInput, CreateAiKnowledgeBaseInput, CreateKnowledgeBaseDocumentInput, DeploymentAgentsArgs, DeploymentKnowledgeBasesArgs, DocumentStatus, DocumentType, KnowledgeBaseDocument, KnowledgeBaseDocumentConnection, KnowledgeBaseDocumentEdge, KnowledgeBaseDocumentFilter, KnowledgeBaseDocumentList, KnowledgeBaseType, MutationCreateAiAgentArgs, MutationCreateAiKnowledgeBaseArgs, MutationCreateKnowledgeBaseDocumentArgs, MutationDeleteAiAgentArgs, MutationDeleteAiKnowledgeBaseArgs, MutationDeleteKnowledgeBaseDocumentArgs, MutationUpdateAiAgentArgs, MutationUpdateAiKnowledgeBaseArgs, QueryAiAgentArgs, QueryAiAgentsArgs, QueryAiKnowledgeBaseArgs, QueryAiKnowledgeBasesArgs, QueryKnowledgeBaseDocumentArgs, QueryListAiAgentsArgs, QueryListAiKnowledgeBasesArgs, QueryListKnowledgeBaseDocumentsArgs, UpdateAiAgentInput, UpdateAiKnowledgeBaseInput } from './types.ts';
import type { Maybe, Scalars } from '../../platform/graph/types.ts';
import type { Resolver, ResolverTypeWrapper } from '../../platform/graph/resolvers.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AiAgent: ResolverTypeWrapper<Omit<AiAgent, 'linkedKnowledgeBases'>>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AiAgentConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiAgent']>>;
  AiAgentEdge: ResolverTypeWrapper<Omit<AiAgentEdge, 'node'> & { node: ResolversTypes['AiAgent'] }>;
  AiAgentFilter: AiAgentFilter;
  AiAgentList: ResolverTypeWrapper<Omit<AiAgentList, 'data'> & { data: ReadonlyArray<ResolversTypes['AiAgent']> }>;
  AiKnowledgeBase: ResolverTypeWrapper<AiKnowledgeBaseRow>;
  AiKnowledgeBaseConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiKnowledgeBase']>>;
  AiKnowledgeBaseEdge: ResolverTypeWrapper<Omit<AiKnowledgeBaseEdge, 'node'> & { node: ResolversTypes['AiKnowledgeBase'] }>;
  AiKnowledgeBaseFilter: AiKnowledgeBaseFilter;
  AiKnowledgeBaseList: ResolverTypeWrapper<Omit<AiKnowledgeBaseList, 'data'> & { data: ReadonlyArray<ResolversTypes['AiKnowledgeBase']> }>;
  CreateAiAgentInput: CreateAiAgentInput;
  CreateAiKnowledgeBaseInput: CreateAiKnowledgeBaseInput;
  CreateKnowledgeBaseDocumentInput: CreateKnowledgeBaseDocumentInput;
  DocumentStatus: DocumentStatus;
  DocumentType: DocumentType;
  KnowledgeBaseDocument: ResolverTypeWrapper<KnowledgeBaseDocumentRow>;
  KnowledgeBaseDocumentConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['KnowledgeBaseDocument']>>;
  KnowledgeBaseDocumentEdge: ResolverTypeWrapper<Omit<KnowledgeBaseDocumentEdge, 'node'> & { node: ResolversTypes['KnowledgeBaseDocument'] }>;
  KnowledgeBaseDocumentFilter: KnowledgeBaseDocumentFilter;
  KnowledgeBaseDocumentList: ResolverTypeWrapper<Omit<KnowledgeBaseDocumentList, 'data'> & { data: ReadonlyArray<ResolversTypes['KnowledgeBaseDocument']> }>;
  KnowledgeBaseType: KnowledgeBaseType;
  UpdateAiAgentInput: UpdateAiAgentInput;
  UpdateAiKnowledgeBaseInput: UpdateAiKnowledgeBaseInput;
  DateTime: platform.ResolversTypes['DateTime'];
  PageInfo: platform.ResolversTypes['PageInfo'];
  Void: platform.ResolversTypes['Void'];
};


/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  AiAgent: Omit<AiAgent, 'linkedKnowledgeBases'>;
  Float: Scalars['Float']['output'];
  AiAgentConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiAgent']>;
  AiAgentEdge: Omit<AiAgentEdge, 'node'> & { node: ResolversParentTypes['AiAgent'] };
  AiAgentFilter: AiAgentFilter;
  AiAgentList: Omit<AiAgentList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['AiAgent']> };
  AiKnowledgeBase: AiKnowledgeBaseRow;
  AiKnowledgeBaseConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiKnowledgeBase']>;
  AiKnowledgeBaseEdge: Omit<AiKnowledgeBaseEdge, 'node'> & { node: ResolversParentTypes['AiKnowledgeBase'] };
  AiKnowledgeBaseFilter: AiKnowledgeBaseFilter;
  AiKnowledgeBaseList: Omit<AiKnowledgeBaseList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['AiKnowledgeBase']> };
  CreateAiAgentInput: CreateAiAgentInput;
  CreateAiKnowledgeBaseInput: CreateAiKnowledgeBaseInput;
  CreateKnowledgeBaseDocumentInput: CreateKnowledgeBaseDocumentInput;
  KnowledgeBaseDocument: KnowledgeBaseDocumentRow;
  KnowledgeBaseDocumentConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['KnowledgeBaseDocument']>;
  KnowledgeBaseDocumentEdge: Omit<KnowledgeBaseDocumentEdge, 'node'> & { node: ResolversParentTypes['KnowledgeBaseDocument'] };
  KnowledgeBaseDocumentFilter: KnowledgeBaseDocumentFilter;
  KnowledgeBaseDocumentList: Omit<KnowledgeBaseDocumentList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['KnowledgeBaseDocument']> };
  UpdateAiAgentInput: UpdateAiAgentInput;
  UpdateAiKnowledgeBaseInput: UpdateAiKnowledgeBaseInput;
  Deployment: deployment.ResolversParentTypes['Deployment'];
  Mutation: platform.ResolversParentTypes['Mutation'];
  Query: platform.ResolversParentTypes['Query'];
};


export type AiAgentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgent'] = ResolversParentTypes['AiAgent']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  knowledgeBases?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  linkedKnowledgeBases?: Resolver<Maybe<ResolversTypes['AiKnowledgeBaseConnection']>, ParentType, ContextType, Partial<AiAgentLinkedKnowledgeBasesArgs>>;
  maxTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  systemPrompt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  temperature?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tools?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type AiAgentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentConnection'] = ResolversParentTypes['AiAgentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AiAgentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AiAgent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type AiAgentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentEdge'] = ResolversParentTypes['AiAgentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AiAgent'], ParentType, ContextType>;
};


export type AiAgentListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentList'] = ResolversParentTypes['AiAgentList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['AiAgent']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type AiKnowledgeBaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiKnowledgeBase'] = ResolversParentTypes['AiKnowledgeBase']> = {
  agents?: Resolver<Maybe<ResolversTypes['AiAgentConnection']>, ParentType, ContextType, Partial<AiKnowledgeBaseAgentsArgs>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['KnowledgeBaseDocumentConnection']>, ParentType, ContextType, Partial<AiKnowledgeBaseDocumentsArgs>>;
  embeddingModel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['KnowledgeBaseType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type AiKnowledgeBaseConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiKnowledgeBaseConnection'] = ResolversParentTypes['AiKnowledgeBaseConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AiKnowledgeBaseEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AiKnowledgeBase']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type AiKnowledgeBaseEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiKnowledgeBaseEdge'] = ResolversParentTypes['AiKnowledgeBaseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AiKnowledgeBase'], ParentType, ContextType>;
};


export type AiKnowledgeBaseListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiKnowledgeBaseList'] = ResolversParentTypes['AiKnowledgeBaseList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['AiKnowledgeBase']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type DeploymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deployment'] = ResolversParentTypes['Deployment']> = {
  agents?: Resolver<Maybe<ResolversTypes['AiAgentConnection']>, ParentType, ContextType, Partial<DeploymentAgentsArgs>>;
  knowledgeBases?: Resolver<Maybe<ResolversTypes['AiKnowledgeBaseConnection']>, ParentType, ContextType, Partial<DeploymentKnowledgeBasesArgs>>;
};


export type KnowledgeBaseDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnowledgeBaseDocument'] = ResolversParentTypes['KnowledgeBaseDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  knowledgeBase?: Resolver<Maybe<ResolversTypes['AiKnowledgeBase']>, ParentType, ContextType>;
  knowledgeBaseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DocumentStatus'], ParentType, ContextType>;
  tokenCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type KnowledgeBaseDocumentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnowledgeBaseDocumentConnection'] = ResolversParentTypes['KnowledgeBaseDocumentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['KnowledgeBaseDocumentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['KnowledgeBaseDocument']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type KnowledgeBaseDocumentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnowledgeBaseDocumentEdge'] = ResolversParentTypes['KnowledgeBaseDocumentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['KnowledgeBaseDocument'], ParentType, ContextType>;
};


export type KnowledgeBaseDocumentListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnowledgeBaseDocumentList'] = ResolversParentTypes['KnowledgeBaseDocumentList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['KnowledgeBaseDocument']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createAiAgent?: Resolver<Maybe<ResolversTypes['AiAgent']>, ParentType, ContextType, RequireFields<MutationCreateAiAgentArgs, 'input'>>;
  createAiKnowledgeBase?: Resolver<Maybe<ResolversTypes['AiKnowledgeBase']>, ParentType, ContextType, RequireFields<MutationCreateAiKnowledgeBaseArgs, 'input'>>;
  createKnowledgeBaseDocument?: Resolver<Maybe<ResolversTypes['KnowledgeBaseDocument']>, ParentType, ContextType, RequireFields<MutationCreateKnowledgeBaseDocumentArgs, 'input' | 'kbId'>>;
  deleteAiAgent?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteAiAgentArgs, 'id'>>;
  deleteAiKnowledgeBase?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteAiKnowledgeBaseArgs, 'id'>>;
  deleteKnowledgeBaseDocument?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteKnowledgeBaseDocumentArgs, 'documentId' | 'kbId'>>;
  updateAiAgent?: Resolver<Maybe<ResolversTypes['AiAgent']>, ParentType, ContextType, RequireFields<MutationUpdateAiAgentArgs, 'id' | 'input'>>;
  updateAiKnowledgeBase?: Resolver<Maybe<ResolversTypes['AiKnowledgeBase']>, ParentType, ContextType, RequireFields<MutationUpdateAiKnowledgeBaseArgs, 'id' | 'input'>>;
};


export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  aiAgent?: Resolver<Maybe<ResolversTypes['AiAgent']>, ParentType, ContextType, RequireFields<QueryAiAgentArgs, 'id'>>;
  aiAgents?: Resolver<Maybe<ResolversTypes['AiAgentConnection']>, ParentType, ContextType, Partial<QueryAiAgentsArgs>>;
  aiKnowledgeBase?: Resolver<Maybe<ResolversTypes['AiKnowledgeBase']>, ParentType, ContextType, RequireFields<QueryAiKnowledgeBaseArgs, 'id'>>;
  aiKnowledgeBases?: Resolver<Maybe<ResolversTypes['AiKnowledgeBaseConnection']>, ParentType, ContextType, Partial<QueryAiKnowledgeBasesArgs>>;
  knowledgeBaseDocument?: Resolver<Maybe<ResolversTypes['KnowledgeBaseDocument']>, ParentType, ContextType, RequireFields<QueryKnowledgeBaseDocumentArgs, 'documentId' | 'kbId'>>;
  listAiAgents?: Resolver<Maybe<ResolversTypes['AiAgentList']>, ParentType, ContextType, RequireFields<QueryListAiAgentsArgs, 'page' | 'perPage'>>;
  listAiKnowledgeBases?: Resolver<Maybe<ResolversTypes['AiKnowledgeBaseList']>, ParentType, ContextType, RequireFields<QueryListAiKnowledgeBasesArgs, 'page' | 'perPage'>>;
  listKnowledgeBaseDocuments?: Resolver<Maybe<ResolversTypes['KnowledgeBaseDocumentList']>, ParentType, ContextType, RequireFields<QueryListKnowledgeBaseDocumentsArgs, 'kbId' | 'page' | 'perPage'>>;
};


export type Resolvers<ContextType = Context> = {
  AiAgent?: AiAgentResolvers<ContextType>;
  AiAgentConnection?: AiAgentConnectionResolvers<ContextType>;
  AiAgentEdge?: AiAgentEdgeResolvers<ContextType>;
  AiAgentList?: AiAgentListResolvers<ContextType>;
  AiKnowledgeBase?: AiKnowledgeBaseResolvers<ContextType>;
  AiKnowledgeBaseConnection?: AiKnowledgeBaseConnectionResolvers<ContextType>;
  AiKnowledgeBaseEdge?: AiKnowledgeBaseEdgeResolvers<ContextType>;
  AiKnowledgeBaseList?: AiKnowledgeBaseListResolvers<ContextType>;
  Deployment?: DeploymentResolvers<ContextType>;
  KnowledgeBaseDocument?: KnowledgeBaseDocumentResolvers<ContextType>;
  KnowledgeBaseDocumentConnection?: KnowledgeBaseDocumentConnectionResolvers<ContextType>;
  KnowledgeBaseDocumentEdge?: KnowledgeBaseDocumentEdgeResolvers<ContextType>;
  KnowledgeBaseDocumentList?: KnowledgeBaseDocumentListResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
};
