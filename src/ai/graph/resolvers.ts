import type { AiAgentRunRow, AiAgentThreadRow, AiKnowledgeBaseRow, KnowledgeBaseDocumentRow, KnowledgeBaseSearchHitRow, KnowledgeEntityRow, EntityRelationRow, EntityMentionRow, AiAgentRunStreamEventRow, OwnAiAgentRunStreamEventRow } from './rows.ts';
import type { Context } from '../../platform/context.ts';
import type * as platform from '../../platform/graph/resolvers.ts';
import type * as deployment from '../../deployment/graph/resolvers.ts';
import type * as identity from '../../identity/graph/resolvers.ts';
import type * as tenancy from '../../tenancy/graph/resolvers.ts';
import type { AiAgent, AiAgentAudience, AiAgentConnection, AiAgentEdge, AiAgentFilter, AiAgentLinkedKnowledgeBasesArgs, AiAgentList, AiAgentRun, AiAgentRunConnection, AiAgentRunEdge, AiAgentRunFailureCode, AiAgentRunFailureDetail, AiAgentRunFilter, AiAgentRunList, AiAgentRunStatus, AiAgentRunStep, AiAgentRunStepConnection, AiAgentRunStepDetailsArgs, AiAgentRunStepEdge, AiAgentRunStepList, AiAgentRunStreamEvent, AiAgentRunStreamEventType, AiAgentRunToolCall, AiAgentRunsArgs, AiAgentThread, AiAgentThreadConnection, AiAgentThreadEdge, AiAgentThreadFilter, AiAgentThreadList, AiAgentThreadMessage, AiAgentThreadMessageConnection, AiAgentThreadMessageEdge, AiAgentThreadMessageList, AiAgentThreadMessagesArgs, AiAgentThreadRunsArgs, AiAgentThreadsArgs, AiAgentUsage, AiAgentUsageArgs, AiAgentUsageEntry, AiAgentUsageGrouping, AiCitation, AiFinishReason, AiKnowledgeBase, AiKnowledgeBaseAgentsArgs, AiKnowledgeBaseConnection, AiKnowledgeBaseDocumentsArgs, AiKnowledgeBaseEdge, AiKnowledgeBaseEntitiesArgs, AiKnowledgeBaseFilter, AiKnowledgeBaseList, AiKnowledgeBaseRelationsArgs, AiKnowledgeBaseSearchArgs, AiMessage, AiMessageInput, AiMessageRole, AiPurpose, AiSettings, AiTool, AiToolConnection, AiToolEdge, AiToolFilter, AiToolList, AiToolUse, AiToolWithSecret, AiUsage, AiUsageEntry, AiVerification, CreateAiAgentInput, CreateAiAgentThreadInput, CreateAiKnowledgeBaseInput, CreateAiToolInput, CreateKnowledgeBaseDocumentInput, CreateKnowledgeBaseDocumentsInput, CreateOwnAiAgentThreadInput, DeploymentAgentsArgs, DeploymentAiToolsArgs, DeploymentKnowledgeBasesArgs, DocumentChunk, DocumentChunkConnection, DocumentChunkEdge, DocumentChunkList, DocumentFailureCode, DocumentProgress, DocumentStage, DocumentStatus, DocumentType, DocumentWarning, DocumentWarningCode, EntityKind, EntityMention, EntityMentionConnection, EntityMentionEdge, EntityRelation, EntityRelationConnection, EntityRelationEdge, EntityRelationList, KnowledgeBaseDocument, KnowledgeBaseDocumentBatch, KnowledgeBaseDocumentChunksArgs, KnowledgeBaseDocumentConnection, KnowledgeBaseDocumentEdge, KnowledgeBaseDocumentEntitiesArgs, KnowledgeBaseDocumentFilter, KnowledgeBaseDocumentList, KnowledgeBaseLanguage, KnowledgeBaseSearchGrouping, KnowledgeBaseSearchHit, KnowledgeBaseSearchLeg, KnowledgeBaseSearchResult, KnowledgeBaseSearchScores, KnowledgeBaseSearchWeights, KnowledgeBaseTextInput, KnowledgeBaseType, KnowledgeBaseVectors, KnowledgeBaseWeights, KnowledgeBaseWeightsInput, KnowledgeEntity, KnowledgeEntityConnection, KnowledgeEntityEdge, KnowledgeEntityList, KnowledgeEntityMentionsArgs, KnowledgeEntityNeighboursArgs, KnowledgeEntityRelationsArgs, MeAiAgentsArgs, MutationAddAiAgentThreadMessageArgs, MutationCancelAiAgentRunArgs, MutationCancelOwnAiAgentRunArgs, MutationCreateAiAgentArgs, MutationCreateAiAgentThreadArgs, MutationCreateAiKnowledgeBaseArgs, MutationCreateAiToolArgs, MutationCreateKnowledgeBaseDocumentArgs, MutationCreateKnowledgeBaseDocumentsArgs, MutationCreateOwnAiAgentThreadArgs, MutationDeleteAiAgentArgs, MutationDeleteAiAgentThreadArgs, MutationDeleteAiKnowledgeBaseArgs, MutationDeleteAiSettingsArgs, MutationDeleteAiToolArgs, MutationDeleteKnowledgeBaseDocumentArgs, MutationDeleteOwnAiAgentThreadArgs, MutationReprocessKnowledgeBaseDocumentArgs, MutationRotateAiToolSecretArgs, MutationRunAiAgentArgs, MutationRunOwnAiAgentArgs, MutationUpdateAiAgentArgs, MutationUpdateAiAgentThreadArgs, MutationUpdateAiKnowledgeBaseArgs, MutationUpdateAiSettingsArgs, MutationUpdateAiToolArgs, MutationUpdateOwnAiAgentThreadArgs, OmittedSearchLeg, OrganizationKnowledgeBasesArgs, OwnAiAgentRun, OwnAiAgentRunConnection, OwnAiAgentRunEdge, OwnAiAgentRunStreamEvent, OwnAiAgentThread, OwnAiAgentThreadConnection, OwnAiAgentThreadEdge, OwnAiAgentThreadMessage, OwnAiAgentThreadMessageConnection, OwnAiAgentThreadMessageEdge, OwnAiAgentThreadMessagesArgs, OwnAiToolUse, PublishedAiAgent, PublishedAiAgentConnection, PublishedAiAgentEdge, PublishedAiAgentRunsArgs, PublishedAiAgentThreadsArgs, QueryAiAgentArgs, QueryAiAgentRunArgs, QueryAiAgentThreadArgs, QueryAiAgentUsageArgs, QueryAiAgentsArgs, QueryAiKnowledgeBaseArgs, QueryAiKnowledgeBasesArgs, QueryAiToolArgs, QueryAiToolsArgs, QueryAiUsageArgs, QueryKnowledgeBaseDocumentArgs, QueryKnowledgeBaseDocumentContentArgs, QueryKnowledgeEntityArgs, QueryListAiAgentRunStepsArgs, QueryListAiAgentRunsArgs, QueryListAiAgentThreadMessagesArgs, QueryListAiAgentThreadsArgs, QueryListAiAgentsArgs, QueryListAiKnowledgeBasesArgs, QueryListAiToolsArgs, QueryListDocumentChunksArgs, QueryListEntityRelationsArgs, QueryListKnowledgeBaseDocumentsArgs, QueryListKnowledgeEntitiesArgs, QueryOwnAiAgentRunArgs, QueryOwnAiAgentRunsArgs, QueryOwnAiAgentThreadArgs, QueryOwnAiAgentThreadMessagesArgs, QueryOwnAiAgentThreadsArgs, QueryPublishedAiAgentArgs, QueryPublishedAiAgentsArgs, QuerySearchAiKnowledgeBaseArgs, QuerySearchAiKnowledgeBasesArgs, RotateAiToolSecretInput, RunAiAgentInput, RunOwnAiAgentInput, SearchKnowledgeBaseInput, SearchKnowledgeBasesInput, SearchLegOmission, SubscriptionStreamAiAgentRunArgs, SubscriptionStreamOwnAiAgentRunArgs, TextRange, UpdateAiAgentInput, UpdateAiAgentThreadInput, UpdateAiKnowledgeBaseInput, UpdateAiSettingsInput, UpdateAiToolInput, VectorFailure, VectorKind, VectorStatus, WorkspaceKnowledgeBasesArgs } from './types.ts';
import type { Maybe, Scalars } from '../../platform/graph/types.ts';
import type { Resolver, ResolverTypeWrapper, SubscriptionResolver } from '../../platform/graph/resolvers.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  AiAgent: ResolverTypeWrapper<Omit<AiAgent, 'runs' | 'threads' | 'usage' | 'audienceOrganization' | 'audienceWorkspace' | 'linkedKnowledgeBases'>>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AiAgentAudience: AiAgentAudience;
  AiAgentConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiAgent']>>;
  AiAgentEdge: ResolverTypeWrapper<Omit<AiAgentEdge, 'node'> & { node: ResolversTypes['AiAgent'] }>;
  AiAgentFilter: AiAgentFilter;
  AiAgentList: ResolverTypeWrapper<Omit<AiAgentList, 'data'> & { data: ReadonlyArray<ResolversTypes['AiAgent']> }>;
  AiAgentRun: ResolverTypeWrapper<AiAgentRunRow>;
  AiAgentRunConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiAgentRun']>>;
  AiAgentRunEdge: ResolverTypeWrapper<Omit<AiAgentRunEdge, 'node'> & { node: ResolversTypes['AiAgentRun'] }>;
  AiAgentRunFailureCode: AiAgentRunFailureCode;
  AiAgentRunFailureDetail: ResolverTypeWrapper<AiAgentRunFailureDetail>;
  AiAgentRunFilter: AiAgentRunFilter;
  AiAgentRunList: ResolverTypeWrapper<Omit<AiAgentRunList, 'data'> & { data: ReadonlyArray<ResolversTypes['AiAgentRun']> }>;
  AiAgentRunStatus: AiAgentRunStatus;
  AiAgentRunStep: ResolverTypeWrapper<AiAgentRunStep>;
  AiAgentRunStepConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiAgentRunStep']>>;
  AiAgentRunStepEdge: ResolverTypeWrapper<AiAgentRunStepEdge>;
  AiAgentRunStepList: ResolverTypeWrapper<AiAgentRunStepList>;
  AiAgentRunStreamEvent: ResolverTypeWrapper<AiAgentRunStreamEventRow>;
  AiAgentRunStreamEventType: AiAgentRunStreamEventType;
  AiAgentRunToolCall: ResolverTypeWrapper<AiAgentRunToolCall>;
  AiAgentThread: ResolverTypeWrapper<AiAgentThreadRow>;
  AiAgentThreadConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiAgentThread']>>;
  AiAgentThreadEdge: ResolverTypeWrapper<Omit<AiAgentThreadEdge, 'node'> & { node: ResolversTypes['AiAgentThread'] }>;
  AiAgentThreadFilter: AiAgentThreadFilter;
  AiAgentThreadList: ResolverTypeWrapper<Omit<AiAgentThreadList, 'data'> & { data: ReadonlyArray<ResolversTypes['AiAgentThread']> }>;
  AiAgentThreadMessage: ResolverTypeWrapper<AiAgentThreadMessage>;
  AiAgentThreadMessageConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiAgentThreadMessage']>>;
  AiAgentThreadMessageEdge: ResolverTypeWrapper<AiAgentThreadMessageEdge>;
  AiAgentThreadMessageList: ResolverTypeWrapper<AiAgentThreadMessageList>;
  AiAgentUsage: ResolverTypeWrapper<AiAgentUsage>;
  AiAgentUsageEntry: ResolverTypeWrapper<AiAgentUsageEntry>;
  AiAgentUsageGrouping: AiAgentUsageGrouping;
  AiCitation: ResolverTypeWrapper<AiCitation>;
  AiFinishReason: AiFinishReason;
  AiKnowledgeBase: ResolverTypeWrapper<AiKnowledgeBaseRow>;
  AiKnowledgeBaseConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiKnowledgeBase']>>;
  AiKnowledgeBaseEdge: ResolverTypeWrapper<Omit<AiKnowledgeBaseEdge, 'node'> & { node: ResolversTypes['AiKnowledgeBase'] }>;
  AiKnowledgeBaseFilter: AiKnowledgeBaseFilter;
  AiKnowledgeBaseList: ResolverTypeWrapper<Omit<AiKnowledgeBaseList, 'data'> & { data: ReadonlyArray<ResolversTypes['AiKnowledgeBase']> }>;
  AiMessage: ResolverTypeWrapper<AiMessage>;
  AiMessageInput: AiMessageInput;
  AiMessageRole: AiMessageRole;
  AiPurpose: AiPurpose;
  AiSettings: ResolverTypeWrapper<AiSettings>;
  AiTool: ResolverTypeWrapper<AiTool>;
  AiToolConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiTool']>>;
  AiToolEdge: ResolverTypeWrapper<AiToolEdge>;
  AiToolFilter: AiToolFilter;
  AiToolList: ResolverTypeWrapper<AiToolList>;
  AiToolUse: ResolverTypeWrapper<AiToolUse>;
  AiToolWithSecret: ResolverTypeWrapper<AiToolWithSecret>;
  AiUsage: ResolverTypeWrapper<AiUsage>;
  AiUsageEntry: ResolverTypeWrapper<AiUsageEntry>;
  AiVerification: ResolverTypeWrapper<AiVerification>;
  CreateAiAgentInput: CreateAiAgentInput;
  CreateAiAgentThreadInput: CreateAiAgentThreadInput;
  CreateAiKnowledgeBaseInput: CreateAiKnowledgeBaseInput;
  CreateAiToolInput: CreateAiToolInput;
  CreateKnowledgeBaseDocumentInput: CreateKnowledgeBaseDocumentInput;
  CreateKnowledgeBaseDocumentsInput: CreateKnowledgeBaseDocumentsInput;
  CreateOwnAiAgentThreadInput: CreateOwnAiAgentThreadInput;
  DocumentChunk: ResolverTypeWrapper<Omit<DocumentChunk, 'document'>>;
  DocumentChunkConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['DocumentChunk']>>;
  DocumentChunkEdge: ResolverTypeWrapper<Omit<DocumentChunkEdge, 'node'> & { node: ResolversTypes['DocumentChunk'] }>;
  DocumentChunkList: ResolverTypeWrapper<Omit<DocumentChunkList, 'data'> & { data: ReadonlyArray<ResolversTypes['DocumentChunk']> }>;
  DocumentFailureCode: DocumentFailureCode;
  DocumentProgress: ResolverTypeWrapper<DocumentProgress>;
  DocumentStage: DocumentStage;
  DocumentStatus: DocumentStatus;
  DocumentType: DocumentType;
  DocumentWarning: ResolverTypeWrapper<DocumentWarning>;
  DocumentWarningCode: DocumentWarningCode;
  EntityKind: EntityKind;
  EntityMention: ResolverTypeWrapper<EntityMentionRow>;
  EntityMentionConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['EntityMention']>>;
  EntityMentionEdge: ResolverTypeWrapper<Omit<EntityMentionEdge, 'node'> & { node: ResolversTypes['EntityMention'] }>;
  EntityRelation: ResolverTypeWrapper<EntityRelationRow>;
  EntityRelationConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['EntityRelation']>>;
  EntityRelationEdge: ResolverTypeWrapper<Omit<EntityRelationEdge, 'node'> & { node: ResolversTypes['EntityRelation'] }>;
  EntityRelationList: ResolverTypeWrapper<Omit<EntityRelationList, 'data'> & { data: ReadonlyArray<ResolversTypes['EntityRelation']> }>;
  KnowledgeBaseDocument: ResolverTypeWrapper<KnowledgeBaseDocumentRow>;
  KnowledgeBaseDocumentBatch: ResolverTypeWrapper<Omit<KnowledgeBaseDocumentBatch, 'data'> & { data: ReadonlyArray<ResolversTypes['KnowledgeBaseDocument']> }>;
  KnowledgeBaseDocumentConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['KnowledgeBaseDocument']>>;
  KnowledgeBaseDocumentEdge: ResolverTypeWrapper<Omit<KnowledgeBaseDocumentEdge, 'node'> & { node: ResolversTypes['KnowledgeBaseDocument'] }>;
  KnowledgeBaseDocumentFilter: KnowledgeBaseDocumentFilter;
  KnowledgeBaseDocumentList: ResolverTypeWrapper<Omit<KnowledgeBaseDocumentList, 'data'> & { data: ReadonlyArray<ResolversTypes['KnowledgeBaseDocument']> }>;
  KnowledgeBaseLanguage: KnowledgeBaseLanguage;
  KnowledgeBaseSearchGrouping: KnowledgeBaseSearchGrouping;
  KnowledgeBaseSearchHit: ResolverTypeWrapper<KnowledgeBaseSearchHitRow>;
  KnowledgeBaseSearchLeg: KnowledgeBaseSearchLeg;
  KnowledgeBaseSearchResult: ResolverTypeWrapper<Omit<KnowledgeBaseSearchResult, 'data'> & { data: ReadonlyArray<ResolversTypes['KnowledgeBaseSearchHit']> }>;
  KnowledgeBaseSearchScores: ResolverTypeWrapper<KnowledgeBaseSearchScores>;
  KnowledgeBaseSearchWeights: KnowledgeBaseSearchWeights;
  KnowledgeBaseTextInput: KnowledgeBaseTextInput;
  KnowledgeBaseType: KnowledgeBaseType;
  KnowledgeBaseVectors: ResolverTypeWrapper<KnowledgeBaseVectors>;
  KnowledgeBaseWeights: ResolverTypeWrapper<KnowledgeBaseWeights>;
  KnowledgeBaseWeightsInput: KnowledgeBaseWeightsInput;
  KnowledgeEntity: ResolverTypeWrapper<KnowledgeEntityRow>;
  KnowledgeEntityConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['KnowledgeEntity']>>;
  KnowledgeEntityEdge: ResolverTypeWrapper<Omit<KnowledgeEntityEdge, 'node'> & { node: ResolversTypes['KnowledgeEntity'] }>;
  KnowledgeEntityList: ResolverTypeWrapper<Omit<KnowledgeEntityList, 'data'> & { data: ReadonlyArray<ResolversTypes['KnowledgeEntity']> }>;
  OmittedSearchLeg: ResolverTypeWrapper<OmittedSearchLeg>;
  OwnAiAgentRun: ResolverTypeWrapper<OwnAiAgentRun>;
  OwnAiAgentRunConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['OwnAiAgentRun']>>;
  OwnAiAgentRunEdge: ResolverTypeWrapper<OwnAiAgentRunEdge>;
  OwnAiAgentRunStreamEvent: ResolverTypeWrapper<OwnAiAgentRunStreamEventRow>;
  OwnAiAgentThread: ResolverTypeWrapper<Omit<OwnAiAgentThread, 'messages'>>;
  OwnAiAgentThreadConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['OwnAiAgentThread']>>;
  OwnAiAgentThreadEdge: ResolverTypeWrapper<Omit<OwnAiAgentThreadEdge, 'node'> & { node: ResolversTypes['OwnAiAgentThread'] }>;
  OwnAiAgentThreadMessage: ResolverTypeWrapper<OwnAiAgentThreadMessage>;
  OwnAiAgentThreadMessageConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['OwnAiAgentThreadMessage']>>;
  OwnAiAgentThreadMessageEdge: ResolverTypeWrapper<OwnAiAgentThreadMessageEdge>;
  OwnAiToolUse: ResolverTypeWrapper<OwnAiToolUse>;
  PublishedAiAgent: ResolverTypeWrapper<Omit<PublishedAiAgent, 'runs' | 'threads'>>;
  PublishedAiAgentConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['PublishedAiAgent']>>;
  PublishedAiAgentEdge: ResolverTypeWrapper<Omit<PublishedAiAgentEdge, 'node'> & { node: ResolversTypes['PublishedAiAgent'] }>;
  RotateAiToolSecretInput: RotateAiToolSecretInput;
  RunAiAgentInput: RunAiAgentInput;
  RunOwnAiAgentInput: RunOwnAiAgentInput;
  SearchKnowledgeBaseInput: SearchKnowledgeBaseInput;
  SearchKnowledgeBasesInput: SearchKnowledgeBasesInput;
  SearchLegOmission: SearchLegOmission;
  TextRange: ResolverTypeWrapper<TextRange>;
  UpdateAiAgentInput: UpdateAiAgentInput;
  UpdateAiAgentThreadInput: UpdateAiAgentThreadInput;
  UpdateAiKnowledgeBaseInput: UpdateAiKnowledgeBaseInput;
  UpdateAiSettingsInput: UpdateAiSettingsInput;
  UpdateAiToolInput: UpdateAiToolInput;
  VectorFailure: VectorFailure;
  VectorKind: VectorKind;
  VectorStatus: VectorStatus;
  DateTime: platform.ResolversTypes['DateTime'];
  File: platform.ResolversTypes['File'];
  JSONObject: platform.ResolversTypes['JSONObject'];
  Organization: tenancy.ResolversTypes['Organization'];
  PageInfo: platform.ResolversTypes['PageInfo'];
  SettingWarning: deployment.ResolversTypes['SettingWarning'];
  User: identity.ResolversTypes['User'];
  Void: platform.ResolversTypes['Void'];
  Workspace: tenancy.ResolversTypes['Workspace'];
};


/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  AiAgent: Omit<AiAgent, 'runs' | 'threads' | 'usage' | 'audienceOrganization' | 'audienceWorkspace' | 'linkedKnowledgeBases'>;
  Float: Scalars['Float']['output'];
  AiAgentConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiAgent']>;
  AiAgentEdge: Omit<AiAgentEdge, 'node'> & { node: ResolversParentTypes['AiAgent'] };
  AiAgentFilter: AiAgentFilter;
  AiAgentList: Omit<AiAgentList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['AiAgent']> };
  AiAgentRun: AiAgentRunRow;
  AiAgentRunConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiAgentRun']>;
  AiAgentRunEdge: Omit<AiAgentRunEdge, 'node'> & { node: ResolversParentTypes['AiAgentRun'] };
  AiAgentRunFailureDetail: AiAgentRunFailureDetail;
  AiAgentRunFilter: AiAgentRunFilter;
  AiAgentRunList: Omit<AiAgentRunList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['AiAgentRun']> };
  AiAgentRunStep: AiAgentRunStep;
  AiAgentRunStepConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiAgentRunStep']>;
  AiAgentRunStepEdge: AiAgentRunStepEdge;
  AiAgentRunStepList: AiAgentRunStepList;
  AiAgentRunStreamEvent: AiAgentRunStreamEventRow;
  AiAgentRunToolCall: AiAgentRunToolCall;
  AiAgentThread: AiAgentThreadRow;
  AiAgentThreadConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiAgentThread']>;
  AiAgentThreadEdge: Omit<AiAgentThreadEdge, 'node'> & { node: ResolversParentTypes['AiAgentThread'] };
  AiAgentThreadFilter: AiAgentThreadFilter;
  AiAgentThreadList: Omit<AiAgentThreadList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['AiAgentThread']> };
  AiAgentThreadMessage: AiAgentThreadMessage;
  AiAgentThreadMessageConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiAgentThreadMessage']>;
  AiAgentThreadMessageEdge: AiAgentThreadMessageEdge;
  AiAgentThreadMessageList: AiAgentThreadMessageList;
  AiAgentUsage: AiAgentUsage;
  AiAgentUsageEntry: AiAgentUsageEntry;
  AiCitation: AiCitation;
  AiKnowledgeBase: AiKnowledgeBaseRow;
  AiKnowledgeBaseConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiKnowledgeBase']>;
  AiKnowledgeBaseEdge: Omit<AiKnowledgeBaseEdge, 'node'> & { node: ResolversParentTypes['AiKnowledgeBase'] };
  AiKnowledgeBaseFilter: AiKnowledgeBaseFilter;
  AiKnowledgeBaseList: Omit<AiKnowledgeBaseList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['AiKnowledgeBase']> };
  AiMessage: AiMessage;
  AiMessageInput: AiMessageInput;
  AiSettings: AiSettings;
  AiTool: AiTool;
  AiToolConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AiTool']>;
  AiToolEdge: AiToolEdge;
  AiToolFilter: AiToolFilter;
  AiToolList: AiToolList;
  AiToolUse: AiToolUse;
  AiToolWithSecret: AiToolWithSecret;
  AiUsage: AiUsage;
  AiUsageEntry: AiUsageEntry;
  AiVerification: AiVerification;
  CreateAiAgentInput: CreateAiAgentInput;
  CreateAiAgentThreadInput: CreateAiAgentThreadInput;
  CreateAiKnowledgeBaseInput: CreateAiKnowledgeBaseInput;
  CreateAiToolInput: CreateAiToolInput;
  CreateKnowledgeBaseDocumentInput: CreateKnowledgeBaseDocumentInput;
  CreateKnowledgeBaseDocumentsInput: CreateKnowledgeBaseDocumentsInput;
  CreateOwnAiAgentThreadInput: CreateOwnAiAgentThreadInput;
  DocumentChunk: Omit<DocumentChunk, 'document'>;
  DocumentChunkConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['DocumentChunk']>;
  DocumentChunkEdge: Omit<DocumentChunkEdge, 'node'> & { node: ResolversParentTypes['DocumentChunk'] };
  DocumentChunkList: Omit<DocumentChunkList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['DocumentChunk']> };
  DocumentProgress: DocumentProgress;
  DocumentWarning: DocumentWarning;
  EntityMention: EntityMentionRow;
  EntityMentionConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['EntityMention']>;
  EntityMentionEdge: Omit<EntityMentionEdge, 'node'> & { node: ResolversParentTypes['EntityMention'] };
  EntityRelation: EntityRelationRow;
  EntityRelationConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['EntityRelation']>;
  EntityRelationEdge: Omit<EntityRelationEdge, 'node'> & { node: ResolversParentTypes['EntityRelation'] };
  EntityRelationList: Omit<EntityRelationList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['EntityRelation']> };
  KnowledgeBaseDocument: KnowledgeBaseDocumentRow;
  KnowledgeBaseDocumentBatch: Omit<KnowledgeBaseDocumentBatch, 'data'> & { data: ReadonlyArray<ResolversParentTypes['KnowledgeBaseDocument']> };
  KnowledgeBaseDocumentConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['KnowledgeBaseDocument']>;
  KnowledgeBaseDocumentEdge: Omit<KnowledgeBaseDocumentEdge, 'node'> & { node: ResolversParentTypes['KnowledgeBaseDocument'] };
  KnowledgeBaseDocumentFilter: KnowledgeBaseDocumentFilter;
  KnowledgeBaseDocumentList: Omit<KnowledgeBaseDocumentList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['KnowledgeBaseDocument']> };
  KnowledgeBaseSearchHit: KnowledgeBaseSearchHitRow;
  KnowledgeBaseSearchResult: Omit<KnowledgeBaseSearchResult, 'data'> & { data: ReadonlyArray<ResolversParentTypes['KnowledgeBaseSearchHit']> };
  KnowledgeBaseSearchScores: KnowledgeBaseSearchScores;
  KnowledgeBaseSearchWeights: KnowledgeBaseSearchWeights;
  KnowledgeBaseTextInput: KnowledgeBaseTextInput;
  KnowledgeBaseVectors: KnowledgeBaseVectors;
  KnowledgeBaseWeights: KnowledgeBaseWeights;
  KnowledgeBaseWeightsInput: KnowledgeBaseWeightsInput;
  KnowledgeEntity: KnowledgeEntityRow;
  KnowledgeEntityConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['KnowledgeEntity']>;
  KnowledgeEntityEdge: Omit<KnowledgeEntityEdge, 'node'> & { node: ResolversParentTypes['KnowledgeEntity'] };
  KnowledgeEntityList: Omit<KnowledgeEntityList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['KnowledgeEntity']> };
  OmittedSearchLeg: OmittedSearchLeg;
  OwnAiAgentRun: OwnAiAgentRun;
  OwnAiAgentRunConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['OwnAiAgentRun']>;
  OwnAiAgentRunEdge: OwnAiAgentRunEdge;
  OwnAiAgentRunStreamEvent: OwnAiAgentRunStreamEventRow;
  OwnAiAgentThread: Omit<OwnAiAgentThread, 'messages'>;
  OwnAiAgentThreadConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['OwnAiAgentThread']>;
  OwnAiAgentThreadEdge: Omit<OwnAiAgentThreadEdge, 'node'> & { node: ResolversParentTypes['OwnAiAgentThread'] };
  OwnAiAgentThreadMessage: OwnAiAgentThreadMessage;
  OwnAiAgentThreadMessageConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['OwnAiAgentThreadMessage']>;
  OwnAiAgentThreadMessageEdge: OwnAiAgentThreadMessageEdge;
  OwnAiToolUse: OwnAiToolUse;
  PublishedAiAgent: Omit<PublishedAiAgent, 'runs' | 'threads'>;
  PublishedAiAgentConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['PublishedAiAgent']>;
  PublishedAiAgentEdge: Omit<PublishedAiAgentEdge, 'node'> & { node: ResolversParentTypes['PublishedAiAgent'] };
  RotateAiToolSecretInput: RotateAiToolSecretInput;
  RunAiAgentInput: RunAiAgentInput;
  RunOwnAiAgentInput: RunOwnAiAgentInput;
  SearchKnowledgeBaseInput: SearchKnowledgeBaseInput;
  SearchKnowledgeBasesInput: SearchKnowledgeBasesInput;
  TextRange: TextRange;
  UpdateAiAgentInput: UpdateAiAgentInput;
  UpdateAiAgentThreadInput: UpdateAiAgentThreadInput;
  UpdateAiKnowledgeBaseInput: UpdateAiKnowledgeBaseInput;
  UpdateAiSettingsInput: UpdateAiSettingsInput;
  UpdateAiToolInput: UpdateAiToolInput;
  Deployment: deployment.ResolversParentTypes['Deployment'];
  Me: identity.ResolversParentTypes['Me'];
  Mutation: platform.ResolversParentTypes['Mutation'];
  Organization: tenancy.ResolversParentTypes['Organization'];
  Query: platform.ResolversParentTypes['Query'];
  Subscription: platform.ResolversParentTypes['Subscription'];
  Workspace: tenancy.ResolversParentTypes['Workspace'];
};


export type AiAgentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgent'] = ResolversParentTypes['AiAgent']> = {
  audience?: Resolver<ResolversTypes['AiAgentAudience'], ParentType, ContextType>;
  audienceOrganization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  audienceOrganizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  audienceWorkspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
  audienceWorkspaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  knowledgeBases?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  linkedKnowledgeBases?: Resolver<Maybe<ResolversTypes['AiKnowledgeBaseConnection']>, ParentType, ContextType, Partial<AiAgentLinkedKnowledgeBasesArgs>>;
  maxParallelRuns?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxTokens?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runs?: Resolver<Maybe<ResolversTypes['AiAgentRunConnection']>, ParentType, ContextType, Partial<AiAgentRunsArgs>>;
  systemPrompt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  temperature?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  threads?: Resolver<Maybe<ResolversTypes['AiAgentThreadConnection']>, ParentType, ContextType, Partial<AiAgentThreadsArgs>>;
  timeLimitSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tools?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usage?: Resolver<Maybe<ResolversTypes['AiAgentUsage']>, ParentType, ContextType, RequireFields<AiAgentUsageArgs, 'groupBy' | 'page' | 'perPage'>>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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


export type AiAgentRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentRun'] = ResolversParentTypes['AiAgentRun']> = {
  agent?: Resolver<Maybe<ResolversTypes['AiAgent']>, ParentType, ContextType>;
  agentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['AiCitation']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['AiAgentRunFailureCode']>, ParentType, ContextType>;
  failureDetail?: Resolver<Maybe<ResolversTypes['AiAgentRunFailureDetail']>, ParentType, ContextType>;
  finishReason?: Resolver<Maybe<ResolversTypes['AiFinishReason']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  input?: Resolver<ReadonlyArray<ResolversTypes['AiMessage']>, ParentType, ContextType>;
  inputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  output?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AiAgentRunStatus'], ParentType, ContextType>;
  stepDetails?: Resolver<Maybe<ResolversTypes['AiAgentRunStepConnection']>, ParentType, ContextType, Partial<AiAgentRunStepDetailsArgs>>;
  steps?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  thread?: Resolver<Maybe<ResolversTypes['AiAgentThread']>, ParentType, ContextType>;
  threadId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tokensEstimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};


export type AiAgentRunConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentRunConnection'] = ResolversParentTypes['AiAgentRunConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AiAgentRunEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AiAgentRun']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type AiAgentRunEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentRunEdge'] = ResolversParentTypes['AiAgentRunEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AiAgentRun'], ParentType, ContextType>;
};


export type AiAgentRunFailureDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentRunFailureDetail'] = ResolversParentTypes['AiAgentRunFailureDetail']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type AiAgentRunListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentRunList'] = ResolversParentTypes['AiAgentRunList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['AiAgentRun']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type AiAgentRunStepResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentRunStep'] = ResolversParentTypes['AiAgentRunStep']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  finishReason?: Resolver<Maybe<ResolversTypes['AiFinishReason']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  inputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxTokens?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  messageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outputTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  temperature?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  tokensEstimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  toolCalls?: Resolver<ReadonlyArray<ResolversTypes['AiAgentRunToolCall']>, ParentType, ContextType>;
};


export type AiAgentRunStepConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentRunStepConnection'] = ResolversParentTypes['AiAgentRunStepConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AiAgentRunStepEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AiAgentRunStep']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type AiAgentRunStepEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentRunStepEdge'] = ResolversParentTypes['AiAgentRunStepEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AiAgentRunStep'], ParentType, ContextType>;
};


export type AiAgentRunStepListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentRunStepList'] = ResolversParentTypes['AiAgentRunStepList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['AiAgentRunStep']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type AiAgentRunStreamEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentRunStreamEvent'] = ResolversParentTypes['AiAgentRunStreamEvent']> = {
  citation?: Resolver<Maybe<ResolversTypes['AiCitation']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  run?: Resolver<Maybe<ResolversTypes['AiAgentRun']>, ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tool?: Resolver<Maybe<ResolversTypes['AiToolUse']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AiAgentRunStreamEventType'], ParentType, ContextType>;
};


export type AiAgentRunToolCallResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentRunToolCall'] = ResolversParentTypes['AiAgentRunToolCall']> = {
  arguments?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  durationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type AiAgentThreadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentThread'] = ResolversParentTypes['AiAgentThread']> = {
  agent?: Resolver<Maybe<ResolversTypes['AiAgent']>, ParentType, ContextType>;
  agentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastMessageAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  messages?: Resolver<Maybe<ResolversTypes['AiAgentThreadMessageConnection']>, ParentType, ContextType, Partial<AiAgentThreadMessagesArgs>>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  runs?: Resolver<Maybe<ResolversTypes['AiAgentRunConnection']>, ParentType, ContextType, Partial<AiAgentThreadRunsArgs>>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
  workspaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};


export type AiAgentThreadConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentThreadConnection'] = ResolversParentTypes['AiAgentThreadConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AiAgentThreadEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AiAgentThread']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type AiAgentThreadEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentThreadEdge'] = ResolversParentTypes['AiAgentThreadEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AiAgentThread'], ParentType, ContextType>;
};


export type AiAgentThreadListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentThreadList'] = ResolversParentTypes['AiAgentThreadList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['AiAgentThread']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type AiAgentThreadMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentThreadMessage'] = ResolversParentTypes['AiAgentThreadMessage']> = {
  citations?: Resolver<ReadonlyArray<ResolversTypes['AiCitation']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isIncomplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AiMessageRole'], ParentType, ContextType>;
  runId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  threadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};


export type AiAgentThreadMessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentThreadMessageConnection'] = ResolversParentTypes['AiAgentThreadMessageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AiAgentThreadMessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AiAgentThreadMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type AiAgentThreadMessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentThreadMessageEdge'] = ResolversParentTypes['AiAgentThreadMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AiAgentThreadMessage'], ParentType, ContextType>;
};


export type AiAgentThreadMessageListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentThreadMessageList'] = ResolversParentTypes['AiAgentThreadMessageList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['AiAgentThreadMessage']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type AiAgentUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentUsage'] = ResolversParentTypes['AiAgentUsage']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['AiAgentUsageEntry']>, ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  failedRuns?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  groupBy?: Resolver<ResolversTypes['AiAgentUsageGrouping'], ParentType, ContextType>;
  inputTokens?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outputTokens?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type AiAgentUsageEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgentUsageEntry'] = ResolversParentTypes['AiAgentUsageEntry']> = {
  day?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  failedRuns?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  inputTokens?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outputTokens?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  runs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  steps?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};


export type AiCitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiCitation'] = ResolversParentTypes['AiCitation']> = {
  chunkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  documentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  knowledgeBaseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type AiKnowledgeBaseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiKnowledgeBase'] = ResolversParentTypes['AiKnowledgeBase']> = {
  agents?: Resolver<Maybe<ResolversTypes['AiAgentConnection']>, ParentType, ContextType, Partial<AiKnowledgeBaseAgentsArgs>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<Maybe<ResolversTypes['KnowledgeBaseDocumentConnection']>, ParentType, ContextType, Partial<AiKnowledgeBaseDocumentsArgs>>;
  embeddingModel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  entities?: Resolver<Maybe<ResolversTypes['KnowledgeEntityConnection']>, ParentType, ContextType, Partial<AiKnowledgeBaseEntitiesArgs>>;
  extractionModel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['KnowledgeBaseLanguage'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  relations?: Resolver<Maybe<ResolversTypes['EntityRelationConnection']>, ParentType, ContextType, Partial<AiKnowledgeBaseRelationsArgs>>;
  search?: Resolver<Maybe<ResolversTypes['KnowledgeBaseSearchResult']>, ParentType, ContextType, RequireFields<AiKnowledgeBaseSearchArgs, 'limit' | 'query'>>;
  totalTokens?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['KnowledgeBaseType'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  vectors?: Resolver<ResolversTypes['KnowledgeBaseVectors'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weights?: Resolver<Maybe<ResolversTypes['KnowledgeBaseWeights']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
  workspaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
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


export type AiMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiMessage'] = ResolversParentTypes['AiMessage']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AiMessageRole'], ParentType, ContextType>;
};


export type AiSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiSettings'] = ResolversParentTypes['AiSettings']> = {
  allowedModels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  apiKeySet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  baseUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  defaultEmbeddingModel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultModel?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxParallelRuns?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxParallelRunsPerUser?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parallelRunsReservedForServers?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  runsPerUserPerDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tokensPerUserPerDay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['SettingWarning']>, ParentType, ContextType>;
};


export type AiToolResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiTool'] = ResolversParentTypes['AiTool']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  secretLastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeoutSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type AiToolConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiToolConnection'] = ResolversParentTypes['AiToolConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AiToolEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AiTool']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type AiToolEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiToolEdge'] = ResolversParentTypes['AiToolEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AiTool'], ParentType, ContextType>;
};


export type AiToolListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiToolList'] = ResolversParentTypes['AiToolList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['AiTool']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type AiToolUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiToolUse'] = ResolversParentTypes['AiToolUse']> = {
  arguments?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
};


export type AiToolWithSecretResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiToolWithSecret'] = ResolversParentTypes['AiToolWithSecret']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parameters?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  secretLastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signingSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timeoutSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type AiUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiUsage'] = ResolversParentTypes['AiUsage']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['AiUsageEntry']>, ParentType, ContextType>;
  inputTokens?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  outputTokens?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type AiUsageEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiUsageEntry'] = ResolversParentTypes['AiUsageEntry']> = {
  inputTokens?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  model?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outputTokens?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['AiPurpose'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type AiVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiVerification'] = ResolversParentTypes['AiVerification']> = {
  chat?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  embeddingDimensions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  models?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  tools?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};


export type DeploymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deployment'] = ResolversParentTypes['Deployment']> = {
  agents?: Resolver<Maybe<ResolversTypes['AiAgentConnection']>, ParentType, ContextType, Partial<DeploymentAgentsArgs>>;
  aiTools?: Resolver<Maybe<ResolversTypes['AiToolConnection']>, ParentType, ContextType, Partial<DeploymentAiToolsArgs>>;
  knowledgeBases?: Resolver<Maybe<ResolversTypes['AiKnowledgeBaseConnection']>, ParentType, ContextType, Partial<DeploymentKnowledgeBasesArgs>>;
};


export type DocumentChunkResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentChunk'] = ResolversParentTypes['DocumentChunk']> = {
  document?: Resolver<Maybe<ResolversTypes['KnowledgeBaseDocument']>, ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  endOffset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  headingPath?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageEnd?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startOffset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type DocumentChunkConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentChunkConnection'] = ResolversParentTypes['DocumentChunkConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['DocumentChunkEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['DocumentChunk']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type DocumentChunkEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentChunkEdge'] = ResolversParentTypes['DocumentChunkEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['DocumentChunk'], ParentType, ContextType>;
};


export type DocumentChunkListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentChunkList'] = ResolversParentTypes['DocumentChunkList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['DocumentChunk']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type DocumentProgressResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentProgress'] = ResolversParentTypes['DocumentProgress']> = {
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['DocumentStage'], ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type DocumentWarningResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DocumentWarning'] = ResolversParentTypes['DocumentWarning']> = {
  code?: Resolver<ResolversTypes['DocumentWarningCode'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type EntityMentionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityMention'] = ResolversParentTypes['EntityMention']> = {
  chunk?: Resolver<ResolversTypes['DocumentChunk'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['KnowledgeBaseDocument']>, ParentType, ContextType>;
  frequency?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type EntityMentionConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityMentionConnection'] = ResolversParentTypes['EntityMentionConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EntityMentionEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EntityMention']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type EntityMentionEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityMentionEdge'] = ResolversParentTypes['EntityMentionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EntityMention'], ParentType, ContextType>;
};


export type EntityRelationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityRelation'] = ResolversParentTypes['EntityRelation']> = {
  entity?: Resolver<Maybe<ResolversTypes['KnowledgeEntity']>, ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jointChunks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  labels?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  neighbour?: Resolver<Maybe<ResolversTypes['KnowledgeEntity']>, ParentType, ContextType>;
  neighbourId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  neighbourName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};


export type EntityRelationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityRelationConnection'] = ResolversParentTypes['EntityRelationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['EntityRelationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['EntityRelation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type EntityRelationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityRelationEdge'] = ResolversParentTypes['EntityRelationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['EntityRelation'], ParentType, ContextType>;
};


export type EntityRelationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EntityRelationList'] = ResolversParentTypes['EntityRelationList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['EntityRelation']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type KnowledgeBaseDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnowledgeBaseDocument'] = ResolversParentTypes['KnowledgeBaseDocument']> = {
  chunkCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  chunks?: Resolver<Maybe<ResolversTypes['DocumentChunkConnection']>, ParentType, ContextType, Partial<KnowledgeBaseDocumentChunksArgs>>;
  entities?: Resolver<Maybe<ResolversTypes['KnowledgeEntityConnection']>, ParentType, ContextType, Partial<KnowledgeBaseDocumentEntitiesArgs>>;
  failureCode?: Resolver<Maybe<ResolversTypes['DocumentFailureCode']>, ParentType, ContextType>;
  failureMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  knowledgeBase?: Resolver<Maybe<ResolversTypes['AiKnowledgeBase']>, ParentType, ContextType>;
  knowledgeBaseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['DocumentProgress']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DocumentStatus'], ParentType, ContextType>;
  tokenCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['DocumentType'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['DocumentWarning']>, ParentType, ContextType>;
};


export type KnowledgeBaseDocumentBatchResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnowledgeBaseDocumentBatch'] = ResolversParentTypes['KnowledgeBaseDocumentBatch']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['KnowledgeBaseDocument']>, ParentType, ContextType>;
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


export type KnowledgeBaseSearchHitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnowledgeBaseSearchHit'] = ResolversParentTypes['KnowledgeBaseSearchHit']> = {
  chunk?: Resolver<Maybe<ResolversTypes['DocumentChunk']>, ParentType, ContextType>;
  chunkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['KnowledgeBaseDocument']>, ParentType, ContextType>;
  documentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  documentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headingPath?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  highlights?: Resolver<ReadonlyArray<ResolversTypes['TextRange']>, ParentType, ContextType>;
  knowledgeBase?: Resolver<Maybe<ResolversTypes['AiKnowledgeBase']>, ParentType, ContextType>;
  knowledgeBaseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pageEnd?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  relevance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  scores?: Resolver<ResolversTypes['KnowledgeBaseSearchScores'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type KnowledgeBaseSearchResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnowledgeBaseSearchResult'] = ResolversParentTypes['KnowledgeBaseSearchResult']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['KnowledgeBaseSearchHit']>, ParentType, ContextType>;
  legs?: Resolver<ReadonlyArray<ResolversTypes['KnowledgeBaseSearchLeg']>, ParentType, ContextType>;
  omittedLegs?: Resolver<ReadonlyArray<ResolversTypes['OmittedSearchLeg']>, ParentType, ContextType>;
};


export type KnowledgeBaseSearchScoresResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnowledgeBaseSearchScores'] = ResolversParentTypes['KnowledgeBaseSearchScores']> = {
  graph?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  lexical?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  vector?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};


export type KnowledgeBaseVectorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnowledgeBaseVectors'] = ResolversParentTypes['KnowledgeBaseVectors']> = {
  chunks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dimensions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['VectorFailure']>, ParentType, ContextType>;
  indexedChunks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['VectorKind']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VectorStatus'], ParentType, ContextType>;
};


export type KnowledgeBaseWeightsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnowledgeBaseWeights'] = ResolversParentTypes['KnowledgeBaseWeights']> = {
  graph?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lexical?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  vector?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};


export type KnowledgeEntityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnowledgeEntity'] = ResolversParentTypes['KnowledgeEntity']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['EntityKind'], ParentType, ContextType>;
  knowledgeBase?: Resolver<Maybe<ResolversTypes['AiKnowledgeBase']>, ParentType, ContextType>;
  knowledgeBaseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mentionCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mentions?: Resolver<Maybe<ResolversTypes['EntityMentionConnection']>, ParentType, ContextType, Partial<KnowledgeEntityMentionsArgs>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  neighbours?: Resolver<Maybe<ResolversTypes['KnowledgeEntityConnection']>, ParentType, ContextType, Partial<KnowledgeEntityNeighboursArgs>>;
  relations?: Resolver<Maybe<ResolversTypes['EntityRelationConnection']>, ParentType, ContextType, Partial<KnowledgeEntityRelationsArgs>>;
};


export type KnowledgeEntityConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnowledgeEntityConnection'] = ResolversParentTypes['KnowledgeEntityConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['KnowledgeEntityEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['KnowledgeEntity']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type KnowledgeEntityEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnowledgeEntityEdge'] = ResolversParentTypes['KnowledgeEntityEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['KnowledgeEntity'], ParentType, ContextType>;
};


export type KnowledgeEntityListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnowledgeEntityList'] = ResolversParentTypes['KnowledgeEntityList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['KnowledgeEntity']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  perPage?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type MeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  aiAgents?: Resolver<Maybe<ResolversTypes['PublishedAiAgentConnection']>, ParentType, ContextType, Partial<MeAiAgentsArgs>>;
};


export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addAiAgentThreadMessage?: Resolver<Maybe<ResolversTypes['AiAgentThreadMessage']>, ParentType, ContextType, RequireFields<MutationAddAiAgentThreadMessageArgs, 'agentId' | 'input' | 'threadId'>>;
  cancelAiAgentRun?: Resolver<Maybe<ResolversTypes['AiAgentRun']>, ParentType, ContextType, RequireFields<MutationCancelAiAgentRunArgs, 'agentId' | 'runId'>>;
  cancelOwnAiAgentRun?: Resolver<Maybe<ResolversTypes['OwnAiAgentRun']>, ParentType, ContextType, RequireFields<MutationCancelOwnAiAgentRunArgs, 'agentId' | 'runId'>>;
  createAiAgent?: Resolver<Maybe<ResolversTypes['AiAgent']>, ParentType, ContextType, RequireFields<MutationCreateAiAgentArgs, 'input'>>;
  createAiAgentThread?: Resolver<Maybe<ResolversTypes['AiAgentThread']>, ParentType, ContextType, RequireFields<MutationCreateAiAgentThreadArgs, 'agentId' | 'input'>>;
  createAiKnowledgeBase?: Resolver<Maybe<ResolversTypes['AiKnowledgeBase']>, ParentType, ContextType, RequireFields<MutationCreateAiKnowledgeBaseArgs, 'input'>>;
  createAiTool?: Resolver<Maybe<ResolversTypes['AiToolWithSecret']>, ParentType, ContextType, RequireFields<MutationCreateAiToolArgs, 'input'>>;
  createKnowledgeBaseDocument?: Resolver<Maybe<ResolversTypes['KnowledgeBaseDocument']>, ParentType, ContextType, RequireFields<MutationCreateKnowledgeBaseDocumentArgs, 'input' | 'kbId'>>;
  createKnowledgeBaseDocuments?: Resolver<Maybe<ResolversTypes['KnowledgeBaseDocumentBatch']>, ParentType, ContextType, RequireFields<MutationCreateKnowledgeBaseDocumentsArgs, 'input' | 'kbId'>>;
  createOwnAiAgentThread?: Resolver<Maybe<ResolversTypes['OwnAiAgentThread']>, ParentType, ContextType, RequireFields<MutationCreateOwnAiAgentThreadArgs, 'agentId' | 'input'>>;
  deleteAiAgent?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteAiAgentArgs, 'id'>>;
  deleteAiAgentThread?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteAiAgentThreadArgs, 'agentId' | 'threadId'>>;
  deleteAiKnowledgeBase?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteAiKnowledgeBaseArgs, 'id'>>;
  deleteAiSettings?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, Partial<MutationDeleteAiSettingsArgs>>;
  deleteAiTool?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteAiToolArgs, 'id'>>;
  deleteKnowledgeBaseDocument?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteKnowledgeBaseDocumentArgs, 'documentId' | 'kbId'>>;
  deleteOwnAiAgentThread?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteOwnAiAgentThreadArgs, 'agentId' | 'threadId'>>;
  reprocessKnowledgeBaseDocument?: Resolver<Maybe<ResolversTypes['KnowledgeBaseDocument']>, ParentType, ContextType, RequireFields<MutationReprocessKnowledgeBaseDocumentArgs, 'documentId' | 'kbId'>>;
  rotateAiToolSecret?: Resolver<Maybe<ResolversTypes['AiToolWithSecret']>, ParentType, ContextType, RequireFields<MutationRotateAiToolSecretArgs, 'id' | 'input'>>;
  runAiAgent?: Resolver<Maybe<ResolversTypes['AiAgentRun']>, ParentType, ContextType, RequireFields<MutationRunAiAgentArgs, 'agentId' | 'input'>>;
  runOwnAiAgent?: Resolver<Maybe<ResolversTypes['OwnAiAgentRun']>, ParentType, ContextType, RequireFields<MutationRunOwnAiAgentArgs, 'agentId' | 'input'>>;
  updateAiAgent?: Resolver<Maybe<ResolversTypes['AiAgent']>, ParentType, ContextType, RequireFields<MutationUpdateAiAgentArgs, 'id' | 'input'>>;
  updateAiAgentThread?: Resolver<Maybe<ResolversTypes['AiAgentThread']>, ParentType, ContextType, RequireFields<MutationUpdateAiAgentThreadArgs, 'agentId' | 'input' | 'threadId'>>;
  updateAiKnowledgeBase?: Resolver<Maybe<ResolversTypes['AiKnowledgeBase']>, ParentType, ContextType, RequireFields<MutationUpdateAiKnowledgeBaseArgs, 'id' | 'input'>>;
  updateAiSettings?: Resolver<Maybe<ResolversTypes['AiSettings']>, ParentType, ContextType, RequireFields<MutationUpdateAiSettingsArgs, 'input'>>;
  updateAiTool?: Resolver<Maybe<ResolversTypes['AiTool']>, ParentType, ContextType, RequireFields<MutationUpdateAiToolArgs, 'id' | 'input'>>;
  updateOwnAiAgentThread?: Resolver<Maybe<ResolversTypes['OwnAiAgentThread']>, ParentType, ContextType, RequireFields<MutationUpdateOwnAiAgentThreadArgs, 'agentId' | 'input' | 'threadId'>>;
  verifyAiSettings?: Resolver<Maybe<ResolversTypes['AiVerification']>, ParentType, ContextType>;
};


export type OmittedSearchLegResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OmittedSearchLeg'] = ResolversParentTypes['OmittedSearchLeg']> = {
  leg?: Resolver<ResolversTypes['KnowledgeBaseSearchLeg'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['SearchLegOmission'], ParentType, ContextType>;
};


export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  knowledgeBases?: Resolver<Maybe<ResolversTypes['AiKnowledgeBaseConnection']>, ParentType, ContextType, Partial<OrganizationKnowledgeBasesArgs>>;
};


export type OwnAiAgentRunResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAiAgentRun'] = ResolversParentTypes['OwnAiAgentRun']> = {
  agentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  citations?: Resolver<ReadonlyArray<ResolversTypes['AiCitation']>, ParentType, ContextType>;
  failureCode?: Resolver<Maybe<ResolversTypes['AiAgentRunFailureCode']>, ParentType, ContextType>;
  finishReason?: Resolver<Maybe<ResolversTypes['AiFinishReason']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  output?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AiAgentRunStatus'], ParentType, ContextType>;
  threadId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};


export type OwnAiAgentRunConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAiAgentRunConnection'] = ResolversParentTypes['OwnAiAgentRunConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OwnAiAgentRunEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['OwnAiAgentRun']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type OwnAiAgentRunEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAiAgentRunEdge'] = ResolversParentTypes['OwnAiAgentRunEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OwnAiAgentRun'], ParentType, ContextType>;
};


export type OwnAiAgentRunStreamEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAiAgentRunStreamEvent'] = ResolversParentTypes['OwnAiAgentRunStreamEvent']> = {
  citation?: Resolver<Maybe<ResolversTypes['AiCitation']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  run?: Resolver<Maybe<ResolversTypes['OwnAiAgentRun']>, ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tool?: Resolver<Maybe<ResolversTypes['OwnAiToolUse']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AiAgentRunStreamEventType'], ParentType, ContextType>;
};


export type OwnAiAgentThreadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAiAgentThread'] = ResolversParentTypes['OwnAiAgentThread']> = {
  agentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastMessageAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  messages?: Resolver<Maybe<ResolversTypes['OwnAiAgentThreadMessageConnection']>, ParentType, ContextType, Partial<OwnAiAgentThreadMessagesArgs>>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type OwnAiAgentThreadConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAiAgentThreadConnection'] = ResolversParentTypes['OwnAiAgentThreadConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OwnAiAgentThreadEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['OwnAiAgentThread']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type OwnAiAgentThreadEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAiAgentThreadEdge'] = ResolversParentTypes['OwnAiAgentThreadEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OwnAiAgentThread'], ParentType, ContextType>;
};


export type OwnAiAgentThreadMessageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAiAgentThreadMessage'] = ResolversParentTypes['OwnAiAgentThreadMessage']> = {
  citations?: Resolver<ReadonlyArray<ResolversTypes['AiCitation']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isIncomplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['AiMessageRole'], ParentType, ContextType>;
  runId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  threadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};


export type OwnAiAgentThreadMessageConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAiAgentThreadMessageConnection'] = ResolversParentTypes['OwnAiAgentThreadMessageConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OwnAiAgentThreadMessageEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['OwnAiAgentThreadMessage']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type OwnAiAgentThreadMessageEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAiAgentThreadMessageEdge'] = ResolversParentTypes['OwnAiAgentThreadMessageEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OwnAiAgentThreadMessage'], ParentType, ContextType>;
};


export type OwnAiToolUseResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OwnAiToolUse'] = ResolversParentTypes['OwnAiToolUse']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type PublishedAiAgentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedAiAgent'] = ResolversParentTypes['PublishedAiAgent']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  runs?: Resolver<Maybe<ResolversTypes['OwnAiAgentRunConnection']>, ParentType, ContextType, Partial<PublishedAiAgentRunsArgs>>;
  threads?: Resolver<Maybe<ResolversTypes['OwnAiAgentThreadConnection']>, ParentType, ContextType, Partial<PublishedAiAgentThreadsArgs>>;
};


export type PublishedAiAgentConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedAiAgentConnection'] = ResolversParentTypes['PublishedAiAgentConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['PublishedAiAgentEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['PublishedAiAgent']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type PublishedAiAgentEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishedAiAgentEdge'] = ResolversParentTypes['PublishedAiAgentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['PublishedAiAgent'], ParentType, ContextType>;
};


export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  aiAgent?: Resolver<Maybe<ResolversTypes['AiAgent']>, ParentType, ContextType, RequireFields<QueryAiAgentArgs, 'id'>>;
  aiAgentRun?: Resolver<Maybe<ResolversTypes['AiAgentRun']>, ParentType, ContextType, RequireFields<QueryAiAgentRunArgs, 'agentId' | 'runId'>>;
  aiAgentThread?: Resolver<Maybe<ResolversTypes['AiAgentThread']>, ParentType, ContextType, RequireFields<QueryAiAgentThreadArgs, 'agentId' | 'threadId'>>;
  aiAgentUsage?: Resolver<Maybe<ResolversTypes['AiAgentUsage']>, ParentType, ContextType, RequireFields<QueryAiAgentUsageArgs, 'agentId' | 'groupBy' | 'page' | 'perPage'>>;
  aiAgents?: Resolver<Maybe<ResolversTypes['AiAgentConnection']>, ParentType, ContextType, Partial<QueryAiAgentsArgs>>;
  aiKnowledgeBase?: Resolver<Maybe<ResolversTypes['AiKnowledgeBase']>, ParentType, ContextType, RequireFields<QueryAiKnowledgeBaseArgs, 'id'>>;
  aiKnowledgeBases?: Resolver<Maybe<ResolversTypes['AiKnowledgeBaseConnection']>, ParentType, ContextType, Partial<QueryAiKnowledgeBasesArgs>>;
  aiSettings?: Resolver<Maybe<ResolversTypes['AiSettings']>, ParentType, ContextType>;
  aiTool?: Resolver<Maybe<ResolversTypes['AiTool']>, ParentType, ContextType, RequireFields<QueryAiToolArgs, 'id'>>;
  aiTools?: Resolver<Maybe<ResolversTypes['AiToolConnection']>, ParentType, ContextType, Partial<QueryAiToolsArgs>>;
  aiUsage?: Resolver<Maybe<ResolversTypes['AiUsage']>, ParentType, ContextType, Partial<QueryAiUsageArgs>>;
  knowledgeBaseDocument?: Resolver<Maybe<ResolversTypes['KnowledgeBaseDocument']>, ParentType, ContextType, RequireFields<QueryKnowledgeBaseDocumentArgs, 'documentId' | 'kbId'>>;
  knowledgeBaseDocumentContent?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, RequireFields<QueryKnowledgeBaseDocumentContentArgs, 'documentId' | 'kbId'>>;
  knowledgeEntity?: Resolver<Maybe<ResolversTypes['KnowledgeEntity']>, ParentType, ContextType, RequireFields<QueryKnowledgeEntityArgs, 'entityId' | 'kbId'>>;
  listAiAgentRunSteps?: Resolver<Maybe<ResolversTypes['AiAgentRunStepList']>, ParentType, ContextType, RequireFields<QueryListAiAgentRunStepsArgs, 'agentId' | 'page' | 'perPage' | 'runId'>>;
  listAiAgentRuns?: Resolver<Maybe<ResolversTypes['AiAgentRunList']>, ParentType, ContextType, RequireFields<QueryListAiAgentRunsArgs, 'agentId' | 'page' | 'perPage'>>;
  listAiAgentThreadMessages?: Resolver<Maybe<ResolversTypes['AiAgentThreadMessageList']>, ParentType, ContextType, RequireFields<QueryListAiAgentThreadMessagesArgs, 'agentId' | 'page' | 'perPage' | 'threadId'>>;
  listAiAgentThreads?: Resolver<Maybe<ResolversTypes['AiAgentThreadList']>, ParentType, ContextType, RequireFields<QueryListAiAgentThreadsArgs, 'agentId' | 'page' | 'perPage'>>;
  listAiAgents?: Resolver<Maybe<ResolversTypes['AiAgentList']>, ParentType, ContextType, RequireFields<QueryListAiAgentsArgs, 'page' | 'perPage'>>;
  listAiKnowledgeBases?: Resolver<Maybe<ResolversTypes['AiKnowledgeBaseList']>, ParentType, ContextType, RequireFields<QueryListAiKnowledgeBasesArgs, 'page' | 'perPage'>>;
  listAiTools?: Resolver<Maybe<ResolversTypes['AiToolList']>, ParentType, ContextType, RequireFields<QueryListAiToolsArgs, 'page' | 'perPage'>>;
  listDocumentChunks?: Resolver<Maybe<ResolversTypes['DocumentChunkList']>, ParentType, ContextType, RequireFields<QueryListDocumentChunksArgs, 'documentId' | 'kbId' | 'page' | 'perPage'>>;
  listEntityRelations?: Resolver<Maybe<ResolversTypes['EntityRelationList']>, ParentType, ContextType, RequireFields<QueryListEntityRelationsArgs, 'entityId' | 'kbId' | 'page' | 'perPage'>>;
  listKnowledgeBaseDocuments?: Resolver<Maybe<ResolversTypes['KnowledgeBaseDocumentList']>, ParentType, ContextType, RequireFields<QueryListKnowledgeBaseDocumentsArgs, 'kbId' | 'page' | 'perPage'>>;
  listKnowledgeEntities?: Resolver<Maybe<ResolversTypes['KnowledgeEntityList']>, ParentType, ContextType, RequireFields<QueryListKnowledgeEntitiesArgs, 'kbId' | 'page' | 'perPage'>>;
  ownAiAgentRun?: Resolver<Maybe<ResolversTypes['OwnAiAgentRun']>, ParentType, ContextType, RequireFields<QueryOwnAiAgentRunArgs, 'agentId' | 'runId'>>;
  ownAiAgentRuns?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OwnAiAgentRun']>>, ParentType, ContextType, RequireFields<QueryOwnAiAgentRunsArgs, 'agentId' | 'limit' | 'offset'>>;
  ownAiAgentThread?: Resolver<Maybe<ResolversTypes['OwnAiAgentThread']>, ParentType, ContextType, RequireFields<QueryOwnAiAgentThreadArgs, 'agentId' | 'threadId'>>;
  ownAiAgentThreadMessages?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OwnAiAgentThreadMessage']>>, ParentType, ContextType, RequireFields<QueryOwnAiAgentThreadMessagesArgs, 'agentId' | 'limit' | 'offset' | 'threadId'>>;
  ownAiAgentThreads?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OwnAiAgentThread']>>, ParentType, ContextType, RequireFields<QueryOwnAiAgentThreadsArgs, 'agentId' | 'limit' | 'offset'>>;
  publishedAiAgent?: Resolver<Maybe<ResolversTypes['PublishedAiAgent']>, ParentType, ContextType, RequireFields<QueryPublishedAiAgentArgs, 'id'>>;
  publishedAiAgents?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PublishedAiAgent']>>, ParentType, ContextType, RequireFields<QueryPublishedAiAgentsArgs, 'offset'>>;
  searchAiKnowledgeBase?: Resolver<Maybe<ResolversTypes['KnowledgeBaseSearchResult']>, ParentType, ContextType, RequireFields<QuerySearchAiKnowledgeBaseArgs, 'input' | 'kbId'>>;
  searchAiKnowledgeBases?: Resolver<Maybe<ResolversTypes['KnowledgeBaseSearchResult']>, ParentType, ContextType, RequireFields<QuerySearchAiKnowledgeBasesArgs, 'input'>>;
};


export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  streamAiAgentRun?: SubscriptionResolver<ResolversTypes['AiAgentRunStreamEvent'], "streamAiAgentRun", ParentType, ContextType, RequireFields<SubscriptionStreamAiAgentRunArgs, 'agentId' | 'input'>>;
  streamOwnAiAgentRun?: SubscriptionResolver<ResolversTypes['OwnAiAgentRunStreamEvent'], "streamOwnAiAgentRun", ParentType, ContextType, RequireFields<SubscriptionStreamOwnAiAgentRunArgs, 'agentId' | 'input'>>;
};


export type TextRangeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['TextRange'] = ResolversParentTypes['TextRange']> = {
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace']> = {
  knowledgeBases?: Resolver<Maybe<ResolversTypes['AiKnowledgeBaseConnection']>, ParentType, ContextType, Partial<WorkspaceKnowledgeBasesArgs>>;
};


export type Resolvers<ContextType = Context> = {
  AiAgent?: AiAgentResolvers<ContextType>;
  AiAgentConnection?: AiAgentConnectionResolvers<ContextType>;
  AiAgentEdge?: AiAgentEdgeResolvers<ContextType>;
  AiAgentList?: AiAgentListResolvers<ContextType>;
  AiAgentRun?: AiAgentRunResolvers<ContextType>;
  AiAgentRunConnection?: AiAgentRunConnectionResolvers<ContextType>;
  AiAgentRunEdge?: AiAgentRunEdgeResolvers<ContextType>;
  AiAgentRunFailureDetail?: AiAgentRunFailureDetailResolvers<ContextType>;
  AiAgentRunList?: AiAgentRunListResolvers<ContextType>;
  AiAgentRunStep?: AiAgentRunStepResolvers<ContextType>;
  AiAgentRunStepConnection?: AiAgentRunStepConnectionResolvers<ContextType>;
  AiAgentRunStepEdge?: AiAgentRunStepEdgeResolvers<ContextType>;
  AiAgentRunStepList?: AiAgentRunStepListResolvers<ContextType>;
  AiAgentRunStreamEvent?: AiAgentRunStreamEventResolvers<ContextType>;
  AiAgentRunToolCall?: AiAgentRunToolCallResolvers<ContextType>;
  AiAgentThread?: AiAgentThreadResolvers<ContextType>;
  AiAgentThreadConnection?: AiAgentThreadConnectionResolvers<ContextType>;
  AiAgentThreadEdge?: AiAgentThreadEdgeResolvers<ContextType>;
  AiAgentThreadList?: AiAgentThreadListResolvers<ContextType>;
  AiAgentThreadMessage?: AiAgentThreadMessageResolvers<ContextType>;
  AiAgentThreadMessageConnection?: AiAgentThreadMessageConnectionResolvers<ContextType>;
  AiAgentThreadMessageEdge?: AiAgentThreadMessageEdgeResolvers<ContextType>;
  AiAgentThreadMessageList?: AiAgentThreadMessageListResolvers<ContextType>;
  AiAgentUsage?: AiAgentUsageResolvers<ContextType>;
  AiAgentUsageEntry?: AiAgentUsageEntryResolvers<ContextType>;
  AiCitation?: AiCitationResolvers<ContextType>;
  AiKnowledgeBase?: AiKnowledgeBaseResolvers<ContextType>;
  AiKnowledgeBaseConnection?: AiKnowledgeBaseConnectionResolvers<ContextType>;
  AiKnowledgeBaseEdge?: AiKnowledgeBaseEdgeResolvers<ContextType>;
  AiKnowledgeBaseList?: AiKnowledgeBaseListResolvers<ContextType>;
  AiMessage?: AiMessageResolvers<ContextType>;
  AiSettings?: AiSettingsResolvers<ContextType>;
  AiTool?: AiToolResolvers<ContextType>;
  AiToolConnection?: AiToolConnectionResolvers<ContextType>;
  AiToolEdge?: AiToolEdgeResolvers<ContextType>;
  AiToolList?: AiToolListResolvers<ContextType>;
  AiToolUse?: AiToolUseResolvers<ContextType>;
  AiToolWithSecret?: AiToolWithSecretResolvers<ContextType>;
  AiUsage?: AiUsageResolvers<ContextType>;
  AiUsageEntry?: AiUsageEntryResolvers<ContextType>;
  AiVerification?: AiVerificationResolvers<ContextType>;
  Deployment?: DeploymentResolvers<ContextType>;
  DocumentChunk?: DocumentChunkResolvers<ContextType>;
  DocumentChunkConnection?: DocumentChunkConnectionResolvers<ContextType>;
  DocumentChunkEdge?: DocumentChunkEdgeResolvers<ContextType>;
  DocumentChunkList?: DocumentChunkListResolvers<ContextType>;
  DocumentProgress?: DocumentProgressResolvers<ContextType>;
  DocumentWarning?: DocumentWarningResolvers<ContextType>;
  EntityMention?: EntityMentionResolvers<ContextType>;
  EntityMentionConnection?: EntityMentionConnectionResolvers<ContextType>;
  EntityMentionEdge?: EntityMentionEdgeResolvers<ContextType>;
  EntityRelation?: EntityRelationResolvers<ContextType>;
  EntityRelationConnection?: EntityRelationConnectionResolvers<ContextType>;
  EntityRelationEdge?: EntityRelationEdgeResolvers<ContextType>;
  EntityRelationList?: EntityRelationListResolvers<ContextType>;
  KnowledgeBaseDocument?: KnowledgeBaseDocumentResolvers<ContextType>;
  KnowledgeBaseDocumentBatch?: KnowledgeBaseDocumentBatchResolvers<ContextType>;
  KnowledgeBaseDocumentConnection?: KnowledgeBaseDocumentConnectionResolvers<ContextType>;
  KnowledgeBaseDocumentEdge?: KnowledgeBaseDocumentEdgeResolvers<ContextType>;
  KnowledgeBaseDocumentList?: KnowledgeBaseDocumentListResolvers<ContextType>;
  KnowledgeBaseSearchHit?: KnowledgeBaseSearchHitResolvers<ContextType>;
  KnowledgeBaseSearchResult?: KnowledgeBaseSearchResultResolvers<ContextType>;
  KnowledgeBaseSearchScores?: KnowledgeBaseSearchScoresResolvers<ContextType>;
  KnowledgeBaseVectors?: KnowledgeBaseVectorsResolvers<ContextType>;
  KnowledgeBaseWeights?: KnowledgeBaseWeightsResolvers<ContextType>;
  KnowledgeEntity?: KnowledgeEntityResolvers<ContextType>;
  KnowledgeEntityConnection?: KnowledgeEntityConnectionResolvers<ContextType>;
  KnowledgeEntityEdge?: KnowledgeEntityEdgeResolvers<ContextType>;
  KnowledgeEntityList?: KnowledgeEntityListResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OmittedSearchLeg?: OmittedSearchLegResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OwnAiAgentRun?: OwnAiAgentRunResolvers<ContextType>;
  OwnAiAgentRunConnection?: OwnAiAgentRunConnectionResolvers<ContextType>;
  OwnAiAgentRunEdge?: OwnAiAgentRunEdgeResolvers<ContextType>;
  OwnAiAgentRunStreamEvent?: OwnAiAgentRunStreamEventResolvers<ContextType>;
  OwnAiAgentThread?: OwnAiAgentThreadResolvers<ContextType>;
  OwnAiAgentThreadConnection?: OwnAiAgentThreadConnectionResolvers<ContextType>;
  OwnAiAgentThreadEdge?: OwnAiAgentThreadEdgeResolvers<ContextType>;
  OwnAiAgentThreadMessage?: OwnAiAgentThreadMessageResolvers<ContextType>;
  OwnAiAgentThreadMessageConnection?: OwnAiAgentThreadMessageConnectionResolvers<ContextType>;
  OwnAiAgentThreadMessageEdge?: OwnAiAgentThreadMessageEdgeResolvers<ContextType>;
  OwnAiToolUse?: OwnAiToolUseResolvers<ContextType>;
  PublishedAiAgent?: PublishedAiAgentResolvers<ContextType>;
  PublishedAiAgentConnection?: PublishedAiAgentConnectionResolvers<ContextType>;
  PublishedAiAgentEdge?: PublishedAiAgentEdgeResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  TextRange?: TextRangeResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
};
