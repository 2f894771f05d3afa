import type { AuditRecordRow, AuditedResourceRow } from './rows.ts';
import type { Context } from '../../platform/context.ts';
import type * as platform from '../../platform/graph/resolvers.ts';
import type * as deployment from '../../deployment/graph/resolvers.ts';
import type * as identity from '../../identity/graph/resolvers.ts';
import type * as tenancy from '../../tenancy/graph/resolvers.ts';
import type { AuditActorType, AuditLogFilter, AuditRecord, AuditRecordConnection, AuditRecordEdge, AuditRecordList, AuditedResource, DeploymentAuditLogArgs, OrganizationAuditLogArgs, QueryAuditLogArgs, QueryListAuditLogArgs, ServiceEvent, ServiceEventList, UserAuditLogArgs, WorkspaceAuditLogArgs } from './types.ts';
import type { Maybe, Scalars } from '../../platform/graph/types.ts';
import type { IsTypeOfResolverFn, Resolver, ResolverTypeWrapper, TypeResolveFn } from '../../platform/graph/resolvers.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AuditActorType: AuditActorType;
  AuditLogFilter: AuditLogFilter;
  AuditRecord: ResolverTypeWrapper<AuditRecordRow>;
  AuditRecordConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AuditRecord']>>;
  AuditRecordEdge: ResolverTypeWrapper<Omit<AuditRecordEdge, 'node'> & { node: ResolversTypes['AuditRecord'] }>;
  AuditRecordList: ResolverTypeWrapper<Omit<AuditRecordList, 'data'> & { data: ReadonlyArray<ResolversTypes['AuditRecord']> }>;
  AuditedResource: ResolverTypeWrapper<AuditedResourceRow>;
  ServiceEvent: ResolverTypeWrapper<ServiceEvent>;
  ServiceEventList: ResolverTypeWrapper<ServiceEventList>;
  ApiKey: deployment.ResolversTypes['ApiKey'];
  DateTime: platform.ResolversTypes['DateTime'];
  JSONObject: platform.ResolversTypes['JSONObject'];
  PageInfo: platform.ResolversTypes['PageInfo'];
  Scope: platform.ResolversTypes['Scope'];
  User: identity.ResolversTypes['User'];
};


/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  AuditLogFilter: AuditLogFilter;
  AuditRecord: AuditRecordRow;
  AuditRecordConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['AuditRecord']>;
  AuditRecordEdge: Omit<AuditRecordEdge, 'node'> & { node: ResolversParentTypes['AuditRecord'] };
  AuditRecordList: Omit<AuditRecordList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['AuditRecord']> };
  AuditedResource: AuditedResourceRow;
  ServiceEvent: ServiceEvent;
  ServiceEventList: ServiceEventList;
  Deployment: deployment.ResolversParentTypes['Deployment'];
  Organization: tenancy.ResolversParentTypes['Organization'];
  Query: platform.ResolversParentTypes['Query'];
  User: identity.ResolversParentTypes['User'];
  Workspace: tenancy.ResolversParentTypes['Workspace'];
};


export type AuditRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditRecord'] = ResolversParentTypes['AuditRecord']> = {
  actorApiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorType?: Resolver<ResolversTypes['AuditActorType'], ParentType, ContextType>;
  actorUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  impersonator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resource?: Resolver<Maybe<ResolversTypes['AuditedResource']>, ParentType, ContextType>;
  resourceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resourceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resourceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type AuditRecordConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditRecordConnection'] = ResolversParentTypes['AuditRecordConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuditRecordEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AuditRecord']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type AuditRecordEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditRecordEdge'] = ResolversParentTypes['AuditRecordEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AuditRecord'], ParentType, ContextType>;
};


export type AuditRecordListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditRecordList'] = ResolversParentTypes['AuditRecordList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['AuditRecord']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};


export type AuditedResourceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditedResource'] = ResolversParentTypes['AuditedResource']> = {
  __resolveType: TypeResolveFn<'AiAgent' | 'AiAgentRun' | 'AiAgentThread' | 'AiKnowledgeBase' | 'AiTool' | 'ApiAuthApp' | 'ApiAuthKey' | 'ApiKey' | 'Deployment' | 'Invitation' | 'JwtTemplate' | 'KnowledgeBaseDocument' | 'Organization' | 'OrganizationMembership' | 'Role' | 'User' | 'UserImport' | 'UserSession' | 'WebhookEndpoint' | 'Workspace' | 'WorkspaceMember', ParentType, ContextType>;
};


export type DeploymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deployment'] = ResolversParentTypes['Deployment']> = {
  auditLog?: Resolver<Maybe<ResolversTypes['AuditRecordConnection']>, ParentType, ContextType, Partial<DeploymentAuditLogArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};


export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  auditLog?: Resolver<Maybe<ResolversTypes['AuditRecordConnection']>, ParentType, ContextType, Partial<OrganizationAuditLogArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};


export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  auditLog?: Resolver<Maybe<ResolversTypes['AuditRecordConnection']>, ParentType, ContextType, Partial<QueryAuditLogArgs>>;
  listAuditLog?: Resolver<Maybe<ResolversTypes['AuditRecordList']>, ParentType, ContextType, RequireFields<QueryListAuditLogArgs, 'limit'>>;
  listWebhookEventNames?: Resolver<Maybe<ResolversTypes['ServiceEventList']>, ParentType, ContextType>;
  webhookEventNames?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ServiceEvent']>>, ParentType, ContextType>;
};


export type ServiceEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceEvent'] = ResolversParentTypes['ServiceEvent']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  example?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resourceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schema?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['Scope'], ParentType, ContextType>;
};


export type ServiceEventListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceEventList'] = ResolversParentTypes['ServiceEventList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['ServiceEvent']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  auditLog?: Resolver<Maybe<ResolversTypes['AuditRecordConnection']>, ParentType, ContextType, Partial<UserAuditLogArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};


export type WorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace']> = {
  auditLog?: Resolver<Maybe<ResolversTypes['AuditRecordConnection']>, ParentType, ContextType, Partial<WorkspaceAuditLogArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};


export type Resolvers<ContextType = Context> = {
  AuditRecord?: AuditRecordResolvers<ContextType>;
  AuditRecordConnection?: AuditRecordConnectionResolvers<ContextType>;
  AuditRecordEdge?: AuditRecordEdgeResolvers<ContextType>;
  AuditRecordList?: AuditRecordListResolvers<ContextType>;
  AuditedResource?: AuditedResourceResolvers<ContextType>;
  Deployment?: DeploymentResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ServiceEvent?: ServiceEventResolvers<ContextType>;
  ServiceEventList?: ServiceEventListResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
};
