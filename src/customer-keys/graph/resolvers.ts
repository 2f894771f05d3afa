import type { ApiAuthAppRow, ApiAuthKeyRow } from './rows.ts';
import type { Context } from '../../platform/context.ts';
import type * as platform from '../../platform/graph/resolvers.ts';
import type * as deployment from '../../deployment/graph/resolvers.ts';
import type * as identity from '../../identity/graph/resolvers.ts';
import type * as tenancy from '../../tenancy/graph/resolvers.ts';
import type { ApiAuthApp, ApiAuthAppConnection, ApiAuthAppEdge, ApiAuthAppFilter, ApiAuthAppKeysArgs, ApiAuthAppList, ApiAuthAppUsage, ApiAuthAppUsageArgs, ApiAuthCodeUsage, ApiAuthKey, ApiAuthKeyConnection, ApiAuthKeyEdge, ApiAuthKeyFilter, ApiAuthKeyList, ApiAuthKeyStatus, ApiAuthKeyUsage, ApiAuthKeyUsageArgs, ApiAuthUsagePoint, ApiAuthUsageTotals, ApiAuthUsedKey, ApiKeyCheckCode, ApiKeyOwner, ApiKeyVerification, ApiKeyVerificationList, CreateApiAuthAppInput, CreateApiAuthKeyInput, CreateMyApiAuthKeyInput, CreatedApiAuthKey, CreatedMyApiAuthKey, DeploymentApiAuthAppsArgs, ImportApiAuthKeysInput, ImportedApiAuthKeyInput, MeApiAuthAppsArgs, MeApiAuthKeysArgs, MutationCreateApiAuthAppArgs, MutationCreateApiAuthKeyArgs, MutationCreateMyApiAuthKeyArgs, MutationDeleteApiAuthAppArgs, MutationImportApiAuthKeysArgs, MutationRevokeApiAuthKeyArgs, MutationRevokeMyApiAuthKeyArgs, MutationRotateApiAuthKeyArgs, MutationRotateMyApiAuthKeyArgs, MutationUpdateApiAuthAppArgs, MutationUpdateApiAuthKeyArgs, MutationVerifyApiKeyArgs, MutationVerifyApiKeysArgs, MyApiAuthKey, MyApiAuthKeyConnection, MyApiAuthKeyEdge, OrganizationApiAuthKeysArgs, QueryApiAuthAppArgs, QueryApiAuthAppUsageArgs, QueryApiAuthAppsArgs, QueryApiAuthKeyArgs, QueryApiAuthKeyUsageArgs, QueryListApiAuthAppsArgs, QueryListApiAuthKeysArgs, QueryMyApiAuthKeysArgs, QuerySelfServiceAppsArgs, RateLimitMode, RateLimitRule, RateLimitRuleInput, RateLimitState, RateLimitUnit, RevokeApiAuthKeyInput, RotateApiAuthKeyInput, SelfService, SelfServiceApp, SelfServiceAppConnection, SelfServiceAppEdge, SelfServiceInput, UpdateApiAuthAppInput, UpdateApiAuthKeyInput, UpdateSelfServiceInput, UsageInterval, UserApiAuthKeysArgs, VerifyApiKeyInput, VerifyApiKeysInput, WorkspaceApiAuthKeysArgs } from './types.ts';
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
  ApiAuthApp: ResolverTypeWrapper<ApiAuthAppRow>;
  ApiAuthAppConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['ApiAuthApp']>>;
  ApiAuthAppEdge: ResolverTypeWrapper<Omit<ApiAuthAppEdge, 'node'> & { node: ResolversTypes['ApiAuthApp'] }>;
  ApiAuthAppFilter: ApiAuthAppFilter;
  ApiAuthAppList: ResolverTypeWrapper<Omit<ApiAuthAppList, 'data'> & { data: ReadonlyArray<ResolversTypes['ApiAuthApp']> }>;
  ApiAuthAppUsage: ResolverTypeWrapper<Omit<ApiAuthAppUsage, 'keys'> & { keys: ReadonlyArray<ResolversTypes['ApiAuthUsedKey']> }>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ApiAuthCodeUsage: ResolverTypeWrapper<ApiAuthCodeUsage>;
  ApiAuthKey: ResolverTypeWrapper<ApiAuthKeyRow>;
  ApiAuthKeyConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['ApiAuthKey']>>;
  ApiAuthKeyEdge: ResolverTypeWrapper<Omit<ApiAuthKeyEdge, 'node'> & { node: ResolversTypes['ApiAuthKey'] }>;
  ApiAuthKeyFilter: ApiAuthKeyFilter;
  ApiAuthKeyList: ResolverTypeWrapper<Omit<ApiAuthKeyList, 'data'> & { data: ReadonlyArray<ResolversTypes['ApiAuthKey']> }>;
  ApiAuthKeyStatus: ApiAuthKeyStatus;
  ApiAuthKeyUsage: ResolverTypeWrapper<ApiAuthKeyUsage>;
  ApiAuthUsagePoint: ResolverTypeWrapper<ApiAuthUsagePoint>;
  ApiAuthUsageTotals: ResolverTypeWrapper<ApiAuthUsageTotals>;
  ApiAuthUsedKey: ResolverTypeWrapper<Omit<ApiAuthUsedKey, 'key'>>;
  ApiKeyCheckCode: ApiKeyCheckCode;
  ApiKeyOwner: ResolverTypeWrapper<ApiKeyOwner>;
  ApiKeyVerification: ResolverTypeWrapper<ApiKeyVerification>;
  ApiKeyVerificationList: ResolverTypeWrapper<ApiKeyVerificationList>;
  CreateApiAuthAppInput: CreateApiAuthAppInput;
  CreateApiAuthKeyInput: CreateApiAuthKeyInput;
  CreateMyApiAuthKeyInput: CreateMyApiAuthKeyInput;
  CreatedApiAuthKey: ResolverTypeWrapper<CreatedApiAuthKey>;
  CreatedMyApiAuthKey: ResolverTypeWrapper<CreatedMyApiAuthKey>;
  ImportApiAuthKeysInput: ImportApiAuthKeysInput;
  ImportedApiAuthKeyInput: ImportedApiAuthKeyInput;
  MyApiAuthKey: ResolverTypeWrapper<Omit<MyApiAuthKey, 'organization' | 'workspace'>>;
  MyApiAuthKeyConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['MyApiAuthKey']>>;
  MyApiAuthKeyEdge: ResolverTypeWrapper<Omit<MyApiAuthKeyEdge, 'node'> & { node: ResolversTypes['MyApiAuthKey'] }>;
  RateLimitMode: RateLimitMode;
  RateLimitRule: ResolverTypeWrapper<RateLimitRule>;
  RateLimitRuleInput: RateLimitRuleInput;
  RateLimitState: ResolverTypeWrapper<RateLimitState>;
  RateLimitUnit: RateLimitUnit;
  RevokeApiAuthKeyInput: RevokeApiAuthKeyInput;
  RotateApiAuthKeyInput: RotateApiAuthKeyInput;
  SelfService: ResolverTypeWrapper<SelfService>;
  SelfServiceApp: ResolverTypeWrapper<SelfServiceApp>;
  SelfServiceAppConnection: ResolverTypeWrapper<import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['SelfServiceApp']>>;
  SelfServiceAppEdge: ResolverTypeWrapper<SelfServiceAppEdge>;
  SelfServiceInput: SelfServiceInput;
  UpdateApiAuthAppInput: UpdateApiAuthAppInput;
  UpdateApiAuthKeyInput: UpdateApiAuthKeyInput;
  UpdateSelfServiceInput: UpdateSelfServiceInput;
  UsageInterval: UsageInterval;
  VerifyApiKeyInput: VerifyApiKeyInput;
  VerifyApiKeysInput: VerifyApiKeysInput;
  DateTime: platform.ResolversTypes['DateTime'];
  EndUserOrganization: tenancy.ResolversTypes['EndUserOrganization'];
  EndUserWorkspace: tenancy.ResolversTypes['EndUserWorkspace'];
  JSONObject: platform.ResolversTypes['JSONObject'];
  Organization: tenancy.ResolversTypes['Organization'];
  PageInfo: platform.ResolversTypes['PageInfo'];
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
  ApiAuthApp: ApiAuthAppRow;
  ApiAuthAppConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['ApiAuthApp']>;
  ApiAuthAppEdge: Omit<ApiAuthAppEdge, 'node'> & { node: ResolversParentTypes['ApiAuthApp'] };
  ApiAuthAppFilter: ApiAuthAppFilter;
  ApiAuthAppList: Omit<ApiAuthAppList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['ApiAuthApp']> };
  ApiAuthAppUsage: Omit<ApiAuthAppUsage, 'keys'> & { keys: ReadonlyArray<ResolversParentTypes['ApiAuthUsedKey']> };
  Float: Scalars['Float']['output'];
  ApiAuthCodeUsage: ApiAuthCodeUsage;
  ApiAuthKey: ApiAuthKeyRow;
  ApiAuthKeyConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['ApiAuthKey']>;
  ApiAuthKeyEdge: Omit<ApiAuthKeyEdge, 'node'> & { node: ResolversParentTypes['ApiAuthKey'] };
  ApiAuthKeyFilter: ApiAuthKeyFilter;
  ApiAuthKeyList: Omit<ApiAuthKeyList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['ApiAuthKey']> };
  ApiAuthKeyUsage: ApiAuthKeyUsage;
  ApiAuthUsagePoint: ApiAuthUsagePoint;
  ApiAuthUsageTotals: ApiAuthUsageTotals;
  ApiAuthUsedKey: Omit<ApiAuthUsedKey, 'key'>;
  ApiKeyOwner: ApiKeyOwner;
  ApiKeyVerification: ApiKeyVerification;
  ApiKeyVerificationList: ApiKeyVerificationList;
  CreateApiAuthAppInput: CreateApiAuthAppInput;
  CreateApiAuthKeyInput: CreateApiAuthKeyInput;
  CreateMyApiAuthKeyInput: CreateMyApiAuthKeyInput;
  CreatedApiAuthKey: CreatedApiAuthKey;
  CreatedMyApiAuthKey: CreatedMyApiAuthKey;
  ImportApiAuthKeysInput: ImportApiAuthKeysInput;
  ImportedApiAuthKeyInput: ImportedApiAuthKeyInput;
  MyApiAuthKey: Omit<MyApiAuthKey, 'organization' | 'workspace'>;
  MyApiAuthKeyConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['MyApiAuthKey']>;
  MyApiAuthKeyEdge: Omit<MyApiAuthKeyEdge, 'node'> & { node: ResolversParentTypes['MyApiAuthKey'] };
  RateLimitRule: RateLimitRule;
  RateLimitRuleInput: RateLimitRuleInput;
  RateLimitState: RateLimitState;
  RevokeApiAuthKeyInput: RevokeApiAuthKeyInput;
  RotateApiAuthKeyInput: RotateApiAuthKeyInput;
  SelfService: SelfService;
  SelfServiceApp: SelfServiceApp;
  SelfServiceAppConnection: import('../../platform/graph/connections.ts').Connection<ResolversParentTypes['SelfServiceApp']>;
  SelfServiceAppEdge: SelfServiceAppEdge;
  SelfServiceInput: SelfServiceInput;
  UpdateApiAuthAppInput: UpdateApiAuthAppInput;
  UpdateApiAuthKeyInput: UpdateApiAuthKeyInput;
  UpdateSelfServiceInput: UpdateSelfServiceInput;
  VerifyApiKeyInput: VerifyApiKeyInput;
  VerifyApiKeysInput: VerifyApiKeysInput;
  Deployment: deployment.ResolversParentTypes['Deployment'];
  Me: identity.ResolversParentTypes['Me'];
  Mutation: platform.ResolversParentTypes['Mutation'];
  Organization: tenancy.ResolversParentTypes['Organization'];
  Query: platform.ResolversParentTypes['Query'];
  User: identity.ResolversParentTypes['User'];
  Workspace: tenancy.ResolversParentTypes['Workspace'];
};


export type ApiAuthAppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiAuthApp'] = ResolversParentTypes['ApiAuthApp']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deploymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keys?: Resolver<Maybe<ResolversTypes['ApiAuthKeyConnection']>, ParentType, ContextType, Partial<ApiAuthAppKeysArgs>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rateLimits?: Resolver<ReadonlyArray<ResolversTypes['RateLimitRule']>, ParentType, ContextType>;
  selfService?: Resolver<Maybe<ResolversTypes['SelfService']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usage?: Resolver<Maybe<ResolversTypes['ApiAuthUsageTotals']>, ParentType, ContextType, Partial<ApiAuthAppUsageArgs>>;
};


export type ApiAuthAppConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiAuthAppConnection'] = ResolversParentTypes['ApiAuthAppConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ApiAuthAppEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ApiAuthApp']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type ApiAuthAppEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiAuthAppEdge'] = ResolversParentTypes['ApiAuthAppEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApiAuthApp'], ParentType, ContextType>;
};


export type ApiAuthAppListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiAuthAppList'] = ResolversParentTypes['ApiAuthAppList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['ApiAuthApp']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type ApiAuthAppUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiAuthAppUsage'] = ResolversParentTypes['ApiAuthAppUsage']> = {
  codes?: Resolver<ReadonlyArray<ResolversTypes['ApiAuthCodeUsage']>, ParentType, ContextType>;
  data?: Resolver<ReadonlyArray<ResolversTypes['ApiAuthUsagePoint']>, ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['UsageInterval'], ParentType, ContextType>;
  keys?: Resolver<ReadonlyArray<ResolversTypes['ApiAuthUsedKey']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};


export type ApiAuthCodeUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiAuthCodeUsage'] = ResolversParentTypes['ApiAuthCodeUsage']> = {
  code?: Resolver<ResolversTypes['ApiKeyCheckCode'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};


export type ApiAuthKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiAuthKey'] = ResolversParentTypes['ApiAuthKey']> = {
  app?: Resolver<Maybe<ResolversTypes['ApiAuthApp']>, ParentType, ContextType>;
  appName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['Organization']>, ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rateLimits?: Resolver<Maybe<ReadonlyArray<ResolversTypes['RateLimitRule']>>, ParentType, ContextType>;
  replacedBy?: Resolver<Maybe<ResolversTypes['ApiAuthKey']>, ParentType, ContextType>;
  replacedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  replaces?: Resolver<Maybe<ResolversTypes['ApiAuthKey']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selfMade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usage?: Resolver<Maybe<ResolversTypes['ApiAuthUsageTotals']>, ParentType, ContextType, Partial<ApiAuthKeyUsageArgs>>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['Workspace']>, ParentType, ContextType>;
  workspaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};


export type ApiAuthKeyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiAuthKeyConnection'] = ResolversParentTypes['ApiAuthKeyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ApiAuthKeyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ApiAuthKey']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type ApiAuthKeyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiAuthKeyEdge'] = ResolversParentTypes['ApiAuthKeyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApiAuthKey'], ParentType, ContextType>;
};


export type ApiAuthKeyListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiAuthKeyList'] = ResolversParentTypes['ApiAuthKeyList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['ApiAuthKey']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};


export type ApiAuthKeyUsageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiAuthKeyUsage'] = ResolversParentTypes['ApiAuthKeyUsage']> = {
  codes?: Resolver<ReadonlyArray<ResolversTypes['ApiAuthCodeUsage']>, ParentType, ContextType>;
  data?: Resolver<ReadonlyArray<ResolversTypes['ApiAuthUsagePoint']>, ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['UsageInterval'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};


export type ApiAuthUsagePointResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiAuthUsagePoint'] = ResolversParentTypes['ApiAuthUsagePoint']> = {
  codes?: Resolver<ReadonlyArray<ResolversTypes['ApiAuthCodeUsage']>, ParentType, ContextType>;
  startsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};


export type ApiAuthUsageTotalsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiAuthUsageTotals'] = ResolversParentTypes['ApiAuthUsageTotals']> = {
  codes?: Resolver<ReadonlyArray<ResolversTypes['ApiAuthCodeUsage']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  until?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};


export type ApiAuthUsedKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiAuthUsedKey'] = ResolversParentTypes['ApiAuthUsedKey']> = {
  key?: Resolver<Maybe<ResolversTypes['ApiAuthKey']>, ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};


export type ApiKeyOwnerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyOwner'] = ResolversParentTypes['ApiKeyOwner']> = {
  organizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  workspaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};


export type ApiKeyVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyVerification'] = ResolversParentTypes['ApiKeyVerification']> = {
  appName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ApiKeyCheckCode'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  keyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  metadata?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['ApiKeyOwner']>, ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rateLimits?: Resolver<ReadonlyArray<ResolversTypes['RateLimitState']>, ParentType, ContextType>;
  requestId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfter?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};


export type ApiKeyVerificationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyVerificationList'] = ResolversParentTypes['ApiKeyVerificationList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['ApiKeyVerification']>, ParentType, ContextType>;
};


export type CreatedApiAuthKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedApiAuthKey'] = ResolversParentTypes['CreatedApiAuthKey']> = {
  appName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rateLimits?: Resolver<Maybe<ReadonlyArray<ResolversTypes['RateLimitRule']>>, ParentType, ContextType>;
  replacedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selfMade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  workspaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};


export type CreatedMyApiAuthKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedMyApiAuthKey'] = ResolversParentTypes['CreatedMyApiAuthKey']> = {
  appName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replacedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  selfMade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workspaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};


export type DeploymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deployment'] = ResolversParentTypes['Deployment']> = {
  apiAuthApps?: Resolver<Maybe<ResolversTypes['ApiAuthAppConnection']>, ParentType, ContextType, Partial<DeploymentApiAuthAppsArgs>>;
};


export type MeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  apiAuthApps?: Resolver<Maybe<ResolversTypes['SelfServiceAppConnection']>, ParentType, ContextType, Partial<MeApiAuthAppsArgs>>;
  apiAuthKeys?: Resolver<Maybe<ResolversTypes['MyApiAuthKeyConnection']>, ParentType, ContextType, Partial<MeApiAuthKeysArgs>>;
};


export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createApiAuthApp?: Resolver<Maybe<ResolversTypes['ApiAuthApp']>, ParentType, ContextType, RequireFields<MutationCreateApiAuthAppArgs, 'input'>>;
  createApiAuthKey?: Resolver<Maybe<ResolversTypes['CreatedApiAuthKey']>, ParentType, ContextType, RequireFields<MutationCreateApiAuthKeyArgs, 'appName' | 'input'>>;
  createMyApiAuthKey?: Resolver<Maybe<ResolversTypes['CreatedMyApiAuthKey']>, ParentType, ContextType, RequireFields<MutationCreateMyApiAuthKeyArgs, 'appName' | 'input'>>;
  deleteApiAuthApp?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteApiAuthAppArgs, 'appName'>>;
  importApiAuthKeys?: Resolver<Maybe<ResolversTypes['ApiAuthKeyList']>, ParentType, ContextType, RequireFields<MutationImportApiAuthKeysArgs, 'appName' | 'input'>>;
  revokeApiAuthKey?: Resolver<Maybe<ResolversTypes['ApiAuthKey']>, ParentType, ContextType, RequireFields<MutationRevokeApiAuthKeyArgs, 'appName' | 'input' | 'keyId'>>;
  revokeMyApiAuthKey?: Resolver<Maybe<ResolversTypes['MyApiAuthKey']>, ParentType, ContextType, RequireFields<MutationRevokeMyApiAuthKeyArgs, 'appName' | 'keyId'>>;
  rotateApiAuthKey?: Resolver<Maybe<ResolversTypes['CreatedApiAuthKey']>, ParentType, ContextType, RequireFields<MutationRotateApiAuthKeyArgs, 'appName' | 'input' | 'keyId'>>;
  rotateMyApiAuthKey?: Resolver<Maybe<ResolversTypes['CreatedMyApiAuthKey']>, ParentType, ContextType, RequireFields<MutationRotateMyApiAuthKeyArgs, 'appName' | 'input' | 'keyId'>>;
  updateApiAuthApp?: Resolver<Maybe<ResolversTypes['ApiAuthApp']>, ParentType, ContextType, RequireFields<MutationUpdateApiAuthAppArgs, 'appName' | 'input'>>;
  updateApiAuthKey?: Resolver<Maybe<ResolversTypes['ApiAuthKey']>, ParentType, ContextType, RequireFields<MutationUpdateApiAuthKeyArgs, 'appName' | 'input' | 'keyId'>>;
  verifyApiKey?: Resolver<Maybe<ResolversTypes['ApiKeyVerification']>, ParentType, ContextType, RequireFields<MutationVerifyApiKeyArgs, 'input'>>;
  verifyApiKeys?: Resolver<Maybe<ResolversTypes['ApiKeyVerificationList']>, ParentType, ContextType, RequireFields<MutationVerifyApiKeysArgs, 'input'>>;
};


export type MyApiAuthKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyApiAuthKey'] = ResolversParentTypes['MyApiAuthKey']> = {
  appName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastFour?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<Maybe<ResolversTypes['EndUserOrganization']>, ParentType, ContextType>;
  organizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  prefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replacedById?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  selfMade?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['EndUserWorkspace']>, ParentType, ContextType>;
  workspaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};


export type MyApiAuthKeyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyApiAuthKeyConnection'] = ResolversParentTypes['MyApiAuthKeyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MyApiAuthKeyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['MyApiAuthKey']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type MyApiAuthKeyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyApiAuthKeyEdge'] = ResolversParentTypes['MyApiAuthKeyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MyApiAuthKey'], ParentType, ContextType>;
};


export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  apiAuthKeys?: Resolver<Maybe<ResolversTypes['ApiAuthKeyConnection']>, ParentType, ContextType, Partial<OrganizationApiAuthKeysArgs>>;
};


export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  apiAuthApp?: Resolver<Maybe<ResolversTypes['ApiAuthApp']>, ParentType, ContextType, RequireFields<QueryApiAuthAppArgs, 'appName'>>;
  apiAuthAppUsage?: Resolver<Maybe<ResolversTypes['ApiAuthAppUsage']>, ParentType, ContextType, RequireFields<QueryApiAuthAppUsageArgs, 'appName' | 'interval'>>;
  apiAuthApps?: Resolver<Maybe<ResolversTypes['ApiAuthAppConnection']>, ParentType, ContextType, Partial<QueryApiAuthAppsArgs>>;
  apiAuthKey?: Resolver<Maybe<ResolversTypes['ApiAuthKey']>, ParentType, ContextType, RequireFields<QueryApiAuthKeyArgs, 'appName' | 'keyId'>>;
  apiAuthKeyUsage?: Resolver<Maybe<ResolversTypes['ApiAuthKeyUsage']>, ParentType, ContextType, RequireFields<QueryApiAuthKeyUsageArgs, 'appName' | 'interval' | 'keyId'>>;
  listApiAuthApps?: Resolver<Maybe<ResolversTypes['ApiAuthAppList']>, ParentType, ContextType, RequireFields<QueryListApiAuthAppsArgs, 'includeInactive' | 'limit' | 'offset'>>;
  listApiAuthKeys?: Resolver<Maybe<ResolversTypes['ApiAuthKeyList']>, ParentType, ContextType, RequireFields<QueryListApiAuthKeysArgs, 'appName' | 'limit' | 'offset'>>;
  myApiAuthKeys?: Resolver<Maybe<ReadonlyArray<ResolversTypes['MyApiAuthKey']>>, ParentType, ContextType, RequireFields<QueryMyApiAuthKeysArgs, 'appName' | 'offset'>>;
  selfServiceApps?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SelfServiceApp']>>, ParentType, ContextType, RequireFields<QuerySelfServiceAppsArgs, 'offset'>>;
};


export type RateLimitRuleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RateLimitRule'] = ResolversParentTypes['RateLimitRule']> = {
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxRequests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['RateLimitMode'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['RateLimitUnit'], ParentType, ContextType>;
};


export type RateLimitStateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RateLimitState'] = ResolversParentTypes['RateLimitState']> = {
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['RateLimitMode'], ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['RateLimitUnit'], ParentType, ContextType>;
};


export type SelfServiceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelfService'] = ResolversParentTypes['SelfService']> = {
  maxKeys?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};


export type SelfServiceAppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelfServiceApp'] = ResolversParentTypes['SelfServiceApp']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxKeys?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};


export type SelfServiceAppConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelfServiceAppConnection'] = ResolversParentTypes['SelfServiceAppConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['SelfServiceAppEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['SelfServiceApp']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};


export type SelfServiceAppEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SelfServiceAppEdge'] = ResolversParentTypes['SelfServiceAppEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SelfServiceApp'], ParentType, ContextType>;
};


export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  apiAuthKeys?: Resolver<Maybe<ResolversTypes['ApiAuthKeyConnection']>, ParentType, ContextType, Partial<UserApiAuthKeysArgs>>;
};


export type WorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace']> = {
  apiAuthKeys?: Resolver<Maybe<ResolversTypes['ApiAuthKeyConnection']>, ParentType, ContextType, Partial<WorkspaceApiAuthKeysArgs>>;
};


export type Resolvers<ContextType = Context> = {
  ApiAuthApp?: ApiAuthAppResolvers<ContextType>;
  ApiAuthAppConnection?: ApiAuthAppConnectionResolvers<ContextType>;
  ApiAuthAppEdge?: ApiAuthAppEdgeResolvers<ContextType>;
  ApiAuthAppList?: ApiAuthAppListResolvers<ContextType>;
  ApiAuthAppUsage?: ApiAuthAppUsageResolvers<ContextType>;
  ApiAuthCodeUsage?: ApiAuthCodeUsageResolvers<ContextType>;
  ApiAuthKey?: ApiAuthKeyResolvers<ContextType>;
  ApiAuthKeyConnection?: ApiAuthKeyConnectionResolvers<ContextType>;
  ApiAuthKeyEdge?: ApiAuthKeyEdgeResolvers<ContextType>;
  ApiAuthKeyList?: ApiAuthKeyListResolvers<ContextType>;
  ApiAuthKeyUsage?: ApiAuthKeyUsageResolvers<ContextType>;
  ApiAuthUsagePoint?: ApiAuthUsagePointResolvers<ContextType>;
  ApiAuthUsageTotals?: ApiAuthUsageTotalsResolvers<ContextType>;
  ApiAuthUsedKey?: ApiAuthUsedKeyResolvers<ContextType>;
  ApiKeyOwner?: ApiKeyOwnerResolvers<ContextType>;
  ApiKeyVerification?: ApiKeyVerificationResolvers<ContextType>;
  ApiKeyVerificationList?: ApiKeyVerificationListResolvers<ContextType>;
  CreatedApiAuthKey?: CreatedApiAuthKeyResolvers<ContextType>;
  CreatedMyApiAuthKey?: CreatedMyApiAuthKeyResolvers<ContextType>;
  Deployment?: DeploymentResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyApiAuthKey?: MyApiAuthKeyResolvers<ContextType>;
  MyApiAuthKeyConnection?: MyApiAuthKeyConnectionResolvers<ContextType>;
  MyApiAuthKeyEdge?: MyApiAuthKeyEdgeResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RateLimitRule?: RateLimitRuleResolvers<ContextType>;
  RateLimitState?: RateLimitStateResolvers<ContextType>;
  SelfService?: SelfServiceResolvers<ContextType>;
  SelfServiceApp?: SelfServiceAppResolvers<ContextType>;
  SelfServiceAppConnection?: SelfServiceAppConnectionResolvers<ContextType>;
  SelfServiceAppEdge?: SelfServiceAppEdgeResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
};
