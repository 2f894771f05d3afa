import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Context } from '../../platform/context.ts';
import type { AllowedSession, Caller, ErrorCode, Format, Host, HttpMethod, Maybe, Mutation, PageInfo, Query, Scalars, Scope, SortOrder, Subscription } from './types.ts';


export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AllowedSession: AllowedSession;
  Caller: Caller;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  ErrorCode: ErrorCode;
  File: ResolverTypeWrapper<Scalars['File']['output']>;
  Format: Format;
  Host: Host;
  HttpMethod: HttpMethod;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  PermissionExpression: ResolverTypeWrapper<Scalars['PermissionExpression']['output']>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Scope: null;
  SortOrder: SortOrder;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Void: ResolverTypeWrapper<Scalars['Void']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  DateTime: Scalars['DateTime']['output'];
  File: Scalars['File']['output'];
  JSONObject: Scalars['JSONObject']['output'];
  Mutation: Record<PropertyKey, never>;
  PageInfo: PageInfo;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  PermissionExpression: Scalars['PermissionExpression']['output'];
  Query: Record<PropertyKey, never>;
  Subscription: Record<PropertyKey, never>;
  Void: Scalars['Void']['output'];
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface FileScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['File'], any> {
  name: 'File';
}

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export interface PermissionExpressionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PermissionExpression'], any> {
  name: 'PermissionExpression';
}

export type ScopeResolvers = { AI_AGENTS_READ: 'ai_agents:read', AI_AGENTS_RUN: 'ai_agents:run', AI_AGENTS_WRITE: 'ai_agents:write', AI_KNOWLEDGE_BASES_READ: 'ai_knowledge_bases:read', AI_KNOWLEDGE_BASES_WRITE: 'ai_knowledge_bases:write', API_AUTH_APPS_READ: 'api_auth_apps:read', API_AUTH_APPS_WRITE: 'api_auth_apps:write', API_AUTH_KEYS_READ: 'api_auth_keys:read', API_AUTH_KEYS_VERIFY: 'api_auth_keys:verify', API_AUTH_KEYS_WRITE: 'api_auth_keys:write', API_KEYS_READ: 'api_keys:read', API_KEYS_WRITE: 'api_keys:write', AUDIT_LOG_READ: 'audit_log:read', JWT_TEMPLATES_READ: 'jwt_templates:read', JWT_TEMPLATES_WRITE: 'jwt_templates:write', MESSAGES_READ: 'messages:read', MESSAGES_WRITE: 'messages:write', ORGANIZATIONS_READ: 'organizations:read', ORGANIZATIONS_WRITE: 'organizations:write', SETTINGS_READ: 'settings:read', SETTINGS_WRITE: 'settings:write', USERS_EXPORT: 'users:export', USERS_IMPERSONATE: 'users:impersonate', USERS_READ: 'users:read', USERS_WRITE: 'users:write', WEBHOOKS_READ: 'webhooks:read', WEBHOOKS_WRITE: 'webhooks:write', WEBHOOK_SECRETS_READ: 'webhook_secrets:read', WORKSPACES_READ: 'workspaces:read', WORKSPACES_WRITE: 'workspaces:write' };

export interface VoidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Void'], any> {
  name: 'Void';
}

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
  File?: GraphQLScalarType;
  JSONObject?: GraphQLScalarType;
  PageInfo?: PageInfoResolvers<ContextType>;
  PermissionExpression?: GraphQLScalarType;
  Scope?: ScopeResolvers;
  Void?: GraphQLScalarType;
};

