import type { WebhookAppRow, WebhookDeliveryRow, WebhookEndpointRow, WebhookEventTypeRow, WebhookReplayRow, WebhookDeliveryDetailsRow, WebhookDeliveryEventRow } from './rows.ts';
import type { Context } from '../../platform/context.ts';
import type * as platform from '../../platform/graph/resolvers.ts';
import type * as deployment from '../../deployment/graph/resolvers.ts';
import type { CreateWebhookAppInput, CreateWebhookEndpointInput, CreateWebhookEventTypeInput, DeploymentWebhookAppsArgs, MutationCancelWebhookReplayArgs, MutationCreateWebhookAppArgs, MutationCreateWebhookEndpointArgs, MutationCreateWebhookEventTypeArgs, MutationDeleteWebhookAppArgs, MutationDeleteWebhookEndpointArgs, MutationDeleteWebhookEventTypeArgs, MutationReactivateWebhookEndpointArgs, MutationReplayWebhookDeliveriesArgs, MutationRetryWebhookDeliveryArgs, MutationRotateWebhookAppSecretArgs, MutationRotateWebhookEndpointSecretArgs, MutationTestWebhookEndpointArgs, MutationTriggerWebhookEventArgs, MutationTriggerWebhookEventBatchArgs, MutationTriggerWebhookEventsArgs, MutationUpdateWebhookAppArgs, MutationUpdateWebhookEndpointArgs, MutationUpdateWebhookEventTypeArgs, QueryGetWebhookDeliveryArgs, QueryListWebhookAppsArgs, QueryListWebhookDeliveriesArgs, QueryListWebhookEndpointsArgs, QueryListWebhookEventTypesArgs, QueryListWebhookReplaysArgs, QueryWebhookAppArgs, QueryWebhookAppsArgs, QueryWebhookDeliveryArgs, QueryWebhookEndpointArgs, QueryWebhookEventTypeArgs, QueryWebhookReplayArgs, QueryWebhookStatsArgs, QueryWebhookTimeseriesArgs, ReplayWebhookDeliveriesInput, RotateWebhookAppSecretInput, RotateWebhookEndpointSecretInput, SubscriptionWebhookDeliveryEventsArgs, TriggerWebhookEventsInput, UpdateWebhookAppInput, UpdateWebhookEndpointInput, UpdateWebhookEventTypeInput, WebhookApp, WebhookAppConnection, WebhookAppDeliveriesArgs, WebhookAppEdge, WebhookAppEndpointsArgs, WebhookAppEventTypesArgs, WebhookAppFilter, WebhookAppList, WebhookAppReplaysArgs, WebhookAttempt, WebhookAttemptConnection, WebhookAttemptEdge, WebhookAttemptError, WebhookAttemptFilter, WebhookAttemptStatus, WebhookAttemptSummary, WebhookAttemptTotals, WebhookDelivery, WebhookDeliveryAttemptLogArgs, WebhookDeliveryConnection, WebhookDeliveryDetails, WebhookDeliveryEdge, WebhookDeliveryEvent, WebhookDeliveryEventType, WebhookDeliveryFilter, WebhookDeliveryList, WebhookDeliveryRequest, WebhookDeliveryStatus, WebhookDeliveryTotals, WebhookEndpoint, WebhookEndpointConnection, WebhookEndpointDeliveriesArgs, WebhookEndpointEdge, WebhookEndpointFilter, WebhookEndpointList, WebhookEndpointTotals, WebhookEventInput, WebhookEventType, WebhookEventTypeConnection, WebhookEventTypeEdge, WebhookEventTypeFilter, WebhookEventTypeList, WebhookInterval, WebhookRateLimit, WebhookRateLimitInput, WebhookReplay, WebhookReplayConnection, WebhookReplayEdge, WebhookReplayFilter, WebhookReplayList, WebhookReplayState, WebhookStats, WebhookSubscription, WebhookSubscriptionInput, WebhookTestResult, WebhookTimeseries, WebhookTimeseriesPoint, WebhookTriggerResult, WebhookTriggerResultList } from './types.ts';
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
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  CreateWebhookAppInput: CreateWebhookAppInput;
  CreateWebhookEndpointInput: CreateWebhookEndpointInput;
  CreateWebhookEventTypeInput: CreateWebhookEventTypeInput;
  ReplayWebhookDeliveriesInput: ReplayWebhookDeliveriesInput;
  RotateWebhookAppSecretInput: RotateWebhookAppSecretInput;
  RotateWebhookEndpointSecretInput: RotateWebhookEndpointSecretInput;
  TriggerWebhookEventsInput: TriggerWebhookEventsInput;
  UpdateWebhookAppInput: UpdateWebhookAppInput;
  UpdateWebhookEndpointInput: UpdateWebhookEndpointInput;
  UpdateWebhookEventTypeInput: UpdateWebhookEventTypeInput;
  WebhookApp: ResolverTypeWrapper<WebhookAppRow>;
  WebhookAppConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['WebhookApp']>>;
  WebhookAppEdge: ResolverTypeWrapper<Omit<WebhookAppEdge, 'node'> & { node: ResolversTypes['WebhookApp'] }>;
  WebhookAppFilter: WebhookAppFilter;
  WebhookAppList: ResolverTypeWrapper<Omit<WebhookAppList, 'data'> & { data: ReadonlyArray<ResolversTypes['WebhookApp']> }>;
  WebhookAttempt: ResolverTypeWrapper<WebhookAttempt>;
  WebhookAttemptConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['WebhookAttempt']>>;
  WebhookAttemptEdge: ResolverTypeWrapper<WebhookAttemptEdge>;
  WebhookAttemptError: WebhookAttemptError;
  WebhookAttemptFilter: WebhookAttemptFilter;
  WebhookAttemptStatus: WebhookAttemptStatus;
  WebhookAttemptSummary: ResolverTypeWrapper<WebhookAttemptSummary>;
  WebhookAttemptTotals: ResolverTypeWrapper<WebhookAttemptTotals>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliveryRow>;
  WebhookDeliveryConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['WebhookDelivery']>>;
  WebhookDeliveryDetails: ResolverTypeWrapper<WebhookDeliveryDetailsRow>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryEvent: ResolverTypeWrapper<WebhookDeliveryEventRow>;
  WebhookDeliveryEventType: WebhookDeliveryEventType;
  WebhookDeliveryFilter: WebhookDeliveryFilter;
  WebhookDeliveryList: ResolverTypeWrapper<Omit<WebhookDeliveryList, 'data'> & { data: ReadonlyArray<ResolversTypes['WebhookDelivery']> }>;
  WebhookDeliveryRequest: ResolverTypeWrapper<WebhookDeliveryRequest>;
  WebhookDeliveryStatus: WebhookDeliveryStatus;
  WebhookDeliveryTotals: ResolverTypeWrapper<WebhookDeliveryTotals>;
  WebhookEndpoint: ResolverTypeWrapper<WebhookEndpointRow>;
  WebhookEndpointConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['WebhookEndpoint']>>;
  WebhookEndpointEdge: ResolverTypeWrapper<Omit<WebhookEndpointEdge, 'node'> & { node: ResolversTypes['WebhookEndpoint'] }>;
  WebhookEndpointFilter: WebhookEndpointFilter;
  WebhookEndpointList: ResolverTypeWrapper<Omit<WebhookEndpointList, 'data'> & { data: ReadonlyArray<ResolversTypes['WebhookEndpoint']> }>;
  WebhookEndpointTotals: ResolverTypeWrapper<WebhookEndpointTotals>;
  WebhookEventInput: WebhookEventInput;
  WebhookEventType: ResolverTypeWrapper<WebhookEventTypeRow>;
  WebhookEventTypeConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['WebhookEventType']>>;
  WebhookEventTypeEdge: ResolverTypeWrapper<Omit<WebhookEventTypeEdge, 'node'> & { node: ResolversTypes['WebhookEventType'] }>;
  WebhookEventTypeFilter: WebhookEventTypeFilter;
  WebhookEventTypeList: ResolverTypeWrapper<Omit<WebhookEventTypeList, 'data'> & { data: ReadonlyArray<ResolversTypes['WebhookEventType']> }>;
  WebhookInterval: WebhookInterval;
  WebhookRateLimit: ResolverTypeWrapper<WebhookRateLimit>;
  WebhookRateLimitInput: WebhookRateLimitInput;
  WebhookReplay: ResolverTypeWrapper<WebhookReplayRow>;
  WebhookReplayConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['WebhookReplay']>>;
  WebhookReplayEdge: ResolverTypeWrapper<Omit<WebhookReplayEdge, 'node'> & { node: ResolversTypes['WebhookReplay'] }>;
  WebhookReplayFilter: WebhookReplayFilter;
  WebhookReplayList: ResolverTypeWrapper<Omit<WebhookReplayList, 'data'> & { data: ReadonlyArray<ResolversTypes['WebhookReplay']> }>;
  WebhookReplayState: WebhookReplayState;
  WebhookStats: ResolverTypeWrapper<WebhookStats>;
  WebhookSubscription: ResolverTypeWrapper<WebhookSubscription>;
  WebhookSubscriptionInput: WebhookSubscriptionInput;
  WebhookTestResult: ResolverTypeWrapper<WebhookTestResult>;
  WebhookTimeseries: ResolverTypeWrapper<WebhookTimeseries>;
  WebhookTimeseriesPoint: ResolverTypeWrapper<WebhookTimeseriesPoint>;
  WebhookTriggerResult: ResolverTypeWrapper<WebhookTriggerResult>;
  WebhookTriggerResultList: ResolverTypeWrapper<WebhookTriggerResultList>;
  DateTime: platform.ResolversTypes['DateTime'];
  JSONObject: platform.ResolversTypes['JSONObject'];
  PageInfo: platform.ResolversTypes['PageInfo'];
  Void: platform.ResolversTypes['Void'];
};


/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  CreateWebhookAppInput: CreateWebhookAppInput;
  CreateWebhookEndpointInput: CreateWebhookEndpointInput;
  CreateWebhookEventTypeInput: CreateWebhookEventTypeInput;
  ReplayWebhookDeliveriesInput: ReplayWebhookDeliveriesInput;
  RotateWebhookAppSecretInput: RotateWebhookAppSecretInput;
  RotateWebhookEndpointSecretInput: RotateWebhookEndpointSecretInput;
  TriggerWebhookEventsInput: TriggerWebhookEventsInput;
  UpdateWebhookAppInput: UpdateWebhookAppInput;
  UpdateWebhookEndpointInput: UpdateWebhookEndpointInput;
  UpdateWebhookEventTypeInput: UpdateWebhookEventTypeInput;
  WebhookApp: WebhookAppRow;
  WebhookAppConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['WebhookApp']>;
  WebhookAppEdge: Omit<WebhookAppEdge, 'node'> & { node: ResolversParentTypes['WebhookApp'] };
  WebhookAppFilter: WebhookAppFilter;
  WebhookAppList: Omit<WebhookAppList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['WebhookApp']> };
  WebhookAttempt: WebhookAttempt;
  WebhookAttemptConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['WebhookAttempt']>;
  WebhookAttemptEdge: WebhookAttemptEdge;
  WebhookAttemptFilter: WebhookAttemptFilter;
  WebhookAttemptSummary: WebhookAttemptSummary;
  WebhookAttemptTotals: WebhookAttemptTotals;
  WebhookDelivery: WebhookDeliveryRow;
  WebhookDeliveryConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['WebhookDelivery']>;
  WebhookDeliveryDetails: WebhookDeliveryDetailsRow;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookDeliveryEvent: WebhookDeliveryEventRow;
  WebhookDeliveryFilter: WebhookDeliveryFilter;
  WebhookDeliveryList: Omit<WebhookDeliveryList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['WebhookDelivery']> };
  WebhookDeliveryRequest: WebhookDeliveryRequest;
  WebhookDeliveryTotals: WebhookDeliveryTotals;
  WebhookEndpoint: WebhookEndpointRow;
  WebhookEndpointConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['WebhookEndpoint']>;
  WebhookEndpointEdge: Omit<WebhookEndpointEdge, 'node'> & { node: ResolversParentTypes['WebhookEndpoint'] };
  WebhookEndpointFilter: WebhookEndpointFilter;
  WebhookEndpointList: Omit<WebhookEndpointList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['WebhookEndpoint']> };
  WebhookEndpointTotals: WebhookEndpointTotals;
  WebhookEventInput: WebhookEventInput;
  WebhookEventType: WebhookEventTypeRow;
  WebhookEventTypeConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['WebhookEventType']>;
  WebhookEventTypeEdge: Omit<WebhookEventTypeEdge, 'node'> & { node: ResolversParentTypes['WebhookEventType'] };
  WebhookEventTypeFilter: WebhookEventTypeFilter;
  WebhookEventTypeList: Omit<WebhookEventTypeList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['WebhookEventType']> };
  WebhookRateLimit: WebhookRateLimit;
  WebhookRateLimitInput: WebhookRateLimitInput;
  WebhookReplay: WebhookReplayRow;
  WebhookReplayConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['WebhookReplay']>;
  WebhookReplayEdge: Omit<WebhookReplayEdge, 'node'> & { node: ResolversParentTypes['WebhookReplay'] };
  WebhookReplayFilter: WebhookReplayFilter;
  WebhookReplayList: Omit<WebhookReplayList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['WebhookReplay']> };
  WebhookStats: WebhookStats;
  WebhookSubscription: WebhookSubscription;
  WebhookSubscriptionInput: WebhookSubscriptionInput;
  WebhookTestResult: WebhookTestResult;
  WebhookTimeseries: WebhookTimeseries;
  WebhookTimeseriesPoint: WebhookTimeseriesPoint;
  WebhookTriggerResult: WebhookTriggerResult;
  WebhookTriggerResultList: WebhookTriggerResultList;
  Deployment: deployment.ResolversParentTypes['Deployment'];
  Mutation: platform.ResolversParentTypes['Mutation'];
  Query: platform.ResolversParentTypes['Query'];
  Subscription: platform.ResolversParentTypes['Subscription'];
};


export type DeploymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deployment'] = ResolversParentTypes['Deployment']> = {
  webhookApps?: Resolver<Maybe<ResolversTypes['WebhookAppConnection']>, ParentType, ContextType, Partial<DeploymentWebhookAppsArgs>>;
};


export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  cancelWebhookReplay?: Resolver<Maybe<ResolversTypes['WebhookReplay']>, ParentType, ContextType, RequireFields<MutationCancelWebhookReplayArgs, 'appName' | 'taskId'>>;
  createWebhookApp?: Resolver<Maybe<ResolversTypes['WebhookApp']>, ParentType, ContextType, RequireFields<MutationCreateWebhookAppArgs, 'input'>>;
  createWebhookEndpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType, RequireFields<MutationCreateWebhookEndpointArgs, 'input'>>;
  createWebhookEventType?: Resolver<Maybe<ResolversTypes['WebhookEventType']>, ParentType, ContextType, RequireFields<MutationCreateWebhookEventTypeArgs, 'appName' | 'input'>>;
  deleteWebhookApp?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookAppArgs, 'appName'>>;
  deleteWebhookEndpoint?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookEndpointArgs, 'id'>>;
  deleteWebhookEventType?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookEventTypeArgs, 'appName' | 'eventName'>>;
  reactivateWebhookEndpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType, RequireFields<MutationReactivateWebhookEndpointArgs, 'id'>>;
  replayWebhookDeliveries?: Resolver<Maybe<ResolversTypes['WebhookReplay']>, ParentType, ContextType, RequireFields<MutationReplayWebhookDeliveriesArgs, 'appName' | 'input'>>;
  retryWebhookDelivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<MutationRetryWebhookDeliveryArgs, 'id'>>;
  rotateWebhookAppSecret?: Resolver<Maybe<ResolversTypes['WebhookApp']>, ParentType, ContextType, RequireFields<MutationRotateWebhookAppSecretArgs, 'appName' | 'input'>>;
  rotateWebhookEndpointSecret?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType, RequireFields<MutationRotateWebhookEndpointSecretArgs, 'id' | 'input'>>;
  testWebhookEndpoint?: Resolver<Maybe<ResolversTypes['WebhookTestResult']>, ParentType, ContextType, RequireFields<MutationTestWebhookEndpointArgs, 'appName' | 'endpointId'>>;
  triggerWebhookEvent?: Resolver<Maybe<ResolversTypes['WebhookTriggerResult']>, ParentType, ContextType, RequireFields<MutationTriggerWebhookEventArgs, 'appName' | 'input'>>;
  triggerWebhookEventBatch?: Resolver<Maybe<ResolversTypes['WebhookTriggerResultList']>, ParentType, ContextType, RequireFields<MutationTriggerWebhookEventBatchArgs, 'appName' | 'input'>>;
  triggerWebhookEvents?: Resolver<Maybe<ReadonlyArray<ResolversTypes['WebhookTriggerResult']>>, ParentType, ContextType, RequireFields<MutationTriggerWebhookEventsArgs, 'appName' | 'input'>>;
  updateWebhookApp?: Resolver<Maybe<ResolversTypes['WebhookApp']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookAppArgs, 'appName' | 'input'>>;
  updateWebhookEndpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookEndpointArgs, 'id' | 'input'>>;
  updateWebhookEventType?: Resolver<Maybe<ResolversTypes['WebhookEventType']>, ParentType, ContextType, RequireFields<MutationUpdateWebhookEventTypeArgs, 'appName' | 'eventName' | 'input'>>;
};


export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  getWebhookDelivery?: Resolver<Maybe<ResolversTypes['WebhookDeliveryDetails']>, ParentType, ContextType, RequireFields<QueryGetWebhookDeliveryArgs, 'id'>>;
  listWebhookApps?: Resolver<Maybe<ResolversTypes['WebhookAppList']>, ParentType, ContextType, RequireFields<QueryListWebhookAppsArgs, 'includeInactive' | 'limit' | 'offset'>>;
  listWebhookDeliveries?: Resolver<Maybe<ResolversTypes['WebhookDeliveryList']>, ParentType, ContextType, RequireFields<QueryListWebhookDeliveriesArgs, 'appName' | 'limit'>>;
  listWebhookEndpoints?: Resolver<Maybe<ResolversTypes['WebhookEndpointList']>, ParentType, ContextType, RequireFields<QueryListWebhookEndpointsArgs, 'appName' | 'limit' | 'offset'>>;
  listWebhookEventTypes?: Resolver<Maybe<ResolversTypes['WebhookEventTypeList']>, ParentType, ContextType, RequireFields<QueryListWebhookEventTypesArgs, 'appName' | 'includeArchived' | 'limit' | 'offset'>>;
  listWebhookReplays?: Resolver<Maybe<ResolversTypes['WebhookReplayList']>, ParentType, ContextType, RequireFields<QueryListWebhookReplaysArgs, 'appName' | 'limit'>>;
  webhookApp?: Resolver<Maybe<ResolversTypes['WebhookApp']>, ParentType, ContextType, RequireFields<QueryWebhookAppArgs, 'appName'>>;
  webhookApps?: Resolver<Maybe<ResolversTypes['WebhookAppConnection']>, ParentType, ContextType, Partial<QueryWebhookAppsArgs>>;
  webhookDelivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveryArgs, 'id'>>;
  webhookEndpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType, RequireFields<QueryWebhookEndpointArgs, 'id'>>;
  webhookEventType?: Resolver<Maybe<ResolversTypes['WebhookEventType']>, ParentType, ContextType, RequireFields<QueryWebhookEventTypeArgs, 'appName' | 'eventName'>>;
  webhookReplay?: Resolver<Maybe<ResolversTypes['WebhookReplay']>, ParentType, ContextType, RequireFields<QueryWebhookReplayArgs, 'appName' | 'taskId'>>;
  webhookStats?: Resolver<Maybe<ResolversTypes['WebhookStats']>, ParentType, ContextType, RequireFields<QueryWebhookStatsArgs, 'appName'>>;
  webhookTimeseries?: Resolver<Maybe<ResolversTypes['WebhookTimeseries']>, ParentType, ContextType, RequireFields<QueryWebhookTimeseriesArgs, 'appName' | 'interval'>>;
};


export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  webhookDeliveryEvents?: SubscriptionResolver<ResolversTypes['WebhookDeliveryEvent'], "webhookDeliveryEvents", ParentType, ContextType, RequireFields<SubscriptionWebhookDeliveryEventsArgs, 'appName'>>;
};


export type WebhookAppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookApp'] = ResolversParentTypes['WebhookApp']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, Partial<WebhookAppDeliveriesArgs>>;
  deploymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endpoints?: Resolver<Maybe<ResolversTypes['WebhookEndpointConnection']>, ParentType, ContextType, Partial<WebhookAppEndpointsArgs>>;
  eventTypes?: Resolver<Maybe<ResolversTypes['WebhookEventTypeConnection']>, ParentType, ContextType, Partial<WebhookAppEventTypesArgs>>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replays?: Resolver<Maybe<ResolversTypes['WebhookReplayConnection']>, ParentType, ContextType, Partial<WebhookAppReplaysArgs>>;
  signingSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WebhookAppConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookAppConnection'] = ResolversParentTypes['WebhookAppConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookAppEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WebhookApp']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WebhookAppEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookAppEdge'] = ResolversParentTypes['WebhookAppEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookApp'], ParentType, ContextType>;
};


export type WebhookAppListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookAppList'] = ResolversParentTypes['WebhookAppList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['WebhookApp']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type WebhookAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['WebhookAttemptError']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  responseBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responseStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookAttemptStatus'], ParentType, ContextType>;
};


export type WebhookAttemptConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookAttemptConnection'] = ResolversParentTypes['WebhookAttemptConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookAttemptEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WebhookAttemptEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookAttemptEdge'] = ResolversParentTypes['WebhookAttemptEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookAttempt'], ParentType, ContextType>;
};


export type WebhookAttemptSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookAttemptSummary'] = ResolversParentTypes['WebhookAttemptSummary']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['WebhookAttemptError']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  responseStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookAttemptStatus'], ParentType, ContextType>;
};


export type WebhookAttemptTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookAttemptTotals'] = ResolversParentTypes['WebhookAttemptTotals']> = {
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  p50DurationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  p95DurationMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  successRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WebhookDeliveryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  app?: Resolver<Maybe<ResolversTypes['WebhookApp']>, ParentType, ContextType>;
  attemptLog?: Resolver<Maybe<ResolversTypes['WebhookAttemptConnection']>, ParentType, ContextType, Partial<WebhookDeliveryAttemptLogArgs>>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
  endpointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastResponseStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  request?: Resolver<Maybe<ResolversTypes['WebhookDeliveryRequest']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookDeliveryStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type WebhookDeliveryConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WebhookDeliveryDetailsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryDetails'] = ResolversParentTypes['WebhookDeliveryDetails']> = {
  attemptLog?: Resolver<ReadonlyArray<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endpointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastResponseStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  request?: Resolver<ResolversTypes['WebhookDeliveryRequest'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookDeliveryStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type WebhookDeliveryEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};


export type WebhookDeliveryEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryEvent'] = ResolversParentTypes['WebhookDeliveryEvent']> = {
  attempt?: Resolver<Maybe<ResolversTypes['WebhookAttemptSummary']>, ParentType, ContextType>;
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['WebhookDeliveryEventType'], ParentType, ContextType>;
};


export type WebhookDeliveryListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryList'] = ResolversParentTypes['WebhookDeliveryList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};


export type WebhookDeliveryRequestResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryRequest'] = ResolversParentTypes['WebhookDeliveryRequest']> = {
  body?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  headers?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};


export type WebhookDeliveryTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookDeliveryTotals'] = ResolversParentTypes['WebhookDeliveryTotals']> = {
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WebhookEndpointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEndpoint'] = ResolversParentTypes['WebhookEndpoint']> = {
  app?: Resolver<Maybe<ResolversTypes['WebhookApp']>, ParentType, ContextType>;
  appName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  autoDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoDisabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<Maybe<ResolversTypes['WebhookDeliveryConnection']>, ParentType, ContextType, Partial<WebhookEndpointDeliveriesArgs>>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endpointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  failureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  headers?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastFailureAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  maxRetries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rateLimit?: Resolver<Maybe<ResolversTypes['WebhookRateLimit']>, ParentType, ContextType>;
  signingSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subscriptions?: Resolver<ReadonlyArray<ResolversTypes['WebhookSubscription']>, ParentType, ContextType>;
  timeoutSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WebhookEndpointConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEndpointConnection'] = ResolversParentTypes['WebhookEndpointConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookEndpointEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WebhookEndpointEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEndpointEdge'] = ResolversParentTypes['WebhookEndpointEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType>;
};


export type WebhookEndpointListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEndpointList'] = ResolversParentTypes['WebhookEndpointList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type WebhookEndpointTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEndpointTotals'] = ResolversParentTypes['WebhookEndpointTotals']> = {
  attempts?: Resolver<ResolversTypes['WebhookAttemptTotals'], ParentType, ContextType>;
  endpointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};


export type WebhookEventTypeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEventType'] = ResolversParentTypes['WebhookEventType']> = {
  app?: Resolver<Maybe<ResolversTypes['WebhookApp']>, ParentType, ContextType>;
  archived?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archivedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schema?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type WebhookEventTypeConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEventTypeConnection'] = ResolversParentTypes['WebhookEventTypeConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookEventTypeEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WebhookEventType']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WebhookEventTypeEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEventTypeEdge'] = ResolversParentTypes['WebhookEventTypeEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookEventType'], ParentType, ContextType>;
};


export type WebhookEventTypeListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookEventTypeList'] = ResolversParentTypes['WebhookEventTypeList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['WebhookEventType']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type WebhookRateLimitResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookRateLimit'] = ResolversParentTypes['WebhookRateLimit']> = {
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WebhookReplayResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookReplay'] = ResolversParentTypes['WebhookReplay']> = {
  app?: Resolver<Maybe<ResolversTypes['WebhookApp']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endpoint?: Resolver<Maybe<ResolversTypes['WebhookEndpoint']>, ParentType, ContextType>;
  endpointId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  eventName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  since?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['WebhookReplayState'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['WebhookDeliveryStatus']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type WebhookReplayConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookReplayConnection'] = ResolversParentTypes['WebhookReplayConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookReplayEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WebhookReplay']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WebhookReplayEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookReplayEdge'] = ResolversParentTypes['WebhookReplayEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookReplay'], ParentType, ContextType>;
};


export type WebhookReplayListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookReplayList'] = ResolversParentTypes['WebhookReplayList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['WebhookReplay']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};


export type WebhookStatsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookStats'] = ResolversParentTypes['WebhookStats']> = {
  attempts?: Resolver<ResolversTypes['WebhookAttemptTotals'], ParentType, ContextType>;
  deliveries?: Resolver<ResolversTypes['WebhookDeliveryTotals'], ParentType, ContextType>;
  endpoints?: Resolver<ReadonlyArray<ResolversTypes['WebhookEndpointTotals']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type WebhookSubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookSubscription'] = ResolversParentTypes['WebhookSubscription']> = {
  eventName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  filterRules?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  known?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  suggestion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};


export type WebhookTestResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookTestResult'] = ResolversParentTypes['WebhookTestResult']> = {
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['WebhookAttemptError']>, ParentType, ContextType>;
  responseBody?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  responseStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookAttemptStatus'], ParentType, ContextType>;
};


export type WebhookTimeseriesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookTimeseries'] = ResolversParentTypes['WebhookTimeseries']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['WebhookTimeseriesPoint']>, ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['WebhookInterval'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};


export type WebhookTimeseriesPointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookTimeseriesPoint'] = ResolversParentTypes['WebhookTimeseriesPoint']> = {
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  succeeded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WebhookTriggerResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookTriggerResult'] = ResolversParentTypes['WebhookTriggerResult']> = {
  deliveredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deliveryIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  filteredCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type WebhookTriggerResultListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookTriggerResultList'] = ResolversParentTypes['WebhookTriggerResultList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['WebhookTriggerResult']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type Resolvers<ContextType = Context> = {
  Deployment?: DeploymentResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  WebhookApp?: WebhookAppResolvers<ContextType>;
  WebhookAppConnection?: WebhookAppConnectionResolvers<ContextType>;
  WebhookAppEdge?: WebhookAppEdgeResolvers<ContextType>;
  WebhookAppList?: WebhookAppListResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookAttemptConnection?: WebhookAttemptConnectionResolvers<ContextType>;
  WebhookAttemptEdge?: WebhookAttemptEdgeResolvers<ContextType>;
  WebhookAttemptSummary?: WebhookAttemptSummaryResolvers<ContextType>;
  WebhookAttemptTotals?: WebhookAttemptTotalsResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryDetails?: WebhookDeliveryDetailsResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookDeliveryEvent?: WebhookDeliveryEventResolvers<ContextType>;
  WebhookDeliveryList?: WebhookDeliveryListResolvers<ContextType>;
  WebhookDeliveryRequest?: WebhookDeliveryRequestResolvers<ContextType>;
  WebhookDeliveryTotals?: WebhookDeliveryTotalsResolvers<ContextType>;
  WebhookEndpoint?: WebhookEndpointResolvers<ContextType>;
  WebhookEndpointConnection?: WebhookEndpointConnectionResolvers<ContextType>;
  WebhookEndpointEdge?: WebhookEndpointEdgeResolvers<ContextType>;
  WebhookEndpointList?: WebhookEndpointListResolvers<ContextType>;
  WebhookEndpointTotals?: WebhookEndpointTotalsResolvers<ContextType>;
  WebhookEventType?: WebhookEventTypeResolvers<ContextType>;
  WebhookEventTypeConnection?: WebhookEventTypeConnectionResolvers<ContextType>;
  WebhookEventTypeEdge?: WebhookEventTypeEdgeResolvers<ContextType>;
  WebhookEventTypeList?: WebhookEventTypeListResolvers<ContextType>;
  WebhookRateLimit?: WebhookRateLimitResolvers<ContextType>;
  WebhookReplay?: WebhookReplayResolvers<ContextType>;
  WebhookReplayConnection?: WebhookReplayConnectionResolvers<ContextType>;
  WebhookReplayEdge?: WebhookReplayEdgeResolvers<ContextType>;
  WebhookReplayList?: WebhookReplayListResolvers<ContextType>;
  WebhookStats?: WebhookStatsResolvers<ContextType>;
  WebhookSubscription?: WebhookSubscriptionResolvers<ContextType>;
  WebhookTestResult?: WebhookTestResultResolvers<ContextType>;
  WebhookTimeseries?: WebhookTimeseriesResolvers<ContextType>;
  WebhookTimeseriesPoint?: WebhookTimeseriesPointResolvers<ContextType>;
  WebhookTriggerResult?: WebhookTriggerResultResolvers<ContextType>;
  WebhookTriggerResultList?: WebhookTriggerResultListResolvers<ContextType>;
};
