import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { OrganizationRow, WorkspaceRow, RoleRow, UserRow } from '../mappers.ts';
import type { Context } from '../../context.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A point in time, UTC, ISO 8601 with milliseconds, such as `2026-01-31T09:30:00.000Z`. */
  DateTime: { input: string; output: string; }
  /** A JSON object. Keys are kept as they are sent; at most 64 KiB and 32 levels deep. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /** Nothing: the operation's success is its whole answer. */
  Void: { input: null; output: null; }
};

/** Who may call an operation of the deployment host before the operation's own checks. */
export type Caller =
  /** Anybody, signed in or not. */
  | 'PUBLIC'
  /** A browser whose session has an active sign-in. */
  | 'SIGNED_IN';

/** What a new organization needs. */
export type CreateOrganizationInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name shown to people; the name itself when left out. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
};

/** What a new user needs. */
export type CreateUserInput = {
  /** The primary address, up to 254 characters. It counts as verified. */
  readonly email: Scalars['String']['input'];
  /** First name, 1 to 255 characters. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name, 1 to 255 characters. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 256 characters. Without one the user can't sign in by password. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** Letters, digits and `. _ -` of any script, as long as the deployment's settings allow. */
  readonly username?: InputMaybe<Scalars['String']['input']>;
};

/** Formats that a string can be held to. */
export type Format =
  /** `#rgb`, `#rrggbb` or `#rrggbbaa`. */
  | 'COLOR'
  /** ISO 3166-1 alpha-2, upper case. */
  | 'COUNTRY'
  | 'EMAIL'
  /** A host name, with an optional port. */
  | 'HOST'
  /** A decimal 64-bit identifier. */
  | 'ID'
  /** `scheme://host` or `scheme://host:port`, nothing behind it. */
  | 'ORIGIN'
  /** A phone number in E.164 form, such as `+4930123456`. */
  | 'PHONE'
  /** An absolute http or https URL. */
  | 'URL'
  /** An absolute http or https URL, or a path beginning with `/`. */
  | 'URL_OR_PATH';

/** One of the two addresses the service answers on. */
export type Host =
  /** Called by the company's servers with an API key or an access token. */
  | 'BACKEND'
  /** Called by end users' browsers with a session cookie; REST answers in an envelope. */
  | 'DEPLOYMENT';

/** HTTP methods of the REST projection. */
export type HttpMethod =
  | 'DELETE'
  | 'GET'
  | 'PATCH'
  | 'POST'
  | 'PUT';

/** What can be changed. Each change is one transaction that also records its event. */
export type Mutation = {
  /** Creates an organization; its slug derives from the name. Needs `organizations:write`. */
  readonly createOrganization: Organization;
  /**
   * Creates a user. The company vouches for the address it gives: it counts as verified at once. The deployment's settings
   * for signing up don't bind the backend, but for the bounds of a username's length; the password needs 8 characters and
   * no more. Needs `users:write`. 409 `EMAIL_TAKEN`, `USERNAME_TAKEN`.
   */
  readonly createUser: User;
  /** Deletes an organization with its workspaces, memberships, roles and invitations. Needs `organizations:write`. */
  readonly deleteOrganization?: Maybe<Scalars['Void']['output']>;
  /** Changes an organization; members left out stay as they are. Needs `organizations:write`. */
  readonly updateOrganization: Organization;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateOrganizationArgs = {
  input: CreateOrganizationInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteOrganizationArgs = {
  organizationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateOrganizationArgs = {
  input: UpdateOrganizationInput;
  organizationId: Scalars['ID']['input'];
};

/** A company, team or customer: the first level of tenancy. It holds workspaces, and users are its members. */
export type Organization = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name shown to people; the name itself unless one was given. */
  readonly displayName: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Absolute http or https URL of the logo. */
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  /** Number of members. */
  readonly memberCount: Scalars['Int']['output'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** Unique in the deployment; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Number of workspaces. */
  readonly workspaceCount: Scalars['Int']['output'];
  /** Its workspaces, oldest first. */
  readonly workspaces: WorkspaceConnection;
};


/** A company, team or customer: the first level of tenancy. It holds workspaces, and users are its members. */
export type OrganizationWorkspacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** A page of organizations. */
export type OrganizationList = {
  /** The organizations. */
  readonly data: ReadonlyArray<Organization>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/** Where a page of a connection stands. */
export type PageInfo = {
  /** Cursor of the last item; pass it as `after` to read on. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more items follow this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether items precede this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item, null on an empty page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** What can be read. Lists end in their ids, so that their order is stable. */
export type Query = {
  /** One organization. Needs `organizations:read`. 404 `ORGANIZATION_NOT_FOUND` where there is none of this id. */
  readonly organization: Organization;
  /** The deployment's organizations, newest first. Needs `organizations:read`. */
  readonly organizations: OrganizationList;
  /** The browser's session: who is signed in, and which sign-ins are still incomplete. Anybody may ask. */
  readonly session: Session;
  /** One user. Needs `users:read`. 404 `USER_NOT_FOUND` where there is none of this id. */
  readonly user: User;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryOrganizationArgs = {
  organizationId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryOrganizationsArgs = {
  limit?: Scalars['Int']['input'];
  offset?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryUserArgs = {
  userId: Scalars['ID']['input'];
};

/** A named set of permissions. It counts only at its own level and parent; deployment-level roles can be used by every parent of their level. */
export type Role = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it belongs to the deployment rather than to one organization or workspace; then it is read-only on their paths. */
  readonly isDeploymentLevel: Scalars['Boolean']['output'];
  /** Name, 1 to 255 characters, unique in its parent. */
  readonly name: Scalars['String']['output'];
  /** Permissions in the form `resource:action`. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A browser's session. Every answer of the deployment host's REST calls carries it. */
export type Session = {
  /** The sign-in that calls act for; null while nobody is signed in or a factor is missing. */
  readonly activeSignin?: Maybe<Signin>;
  /** Sign-ins that still lack a factor. */
  readonly signinAttempts: ReadonlyArray<SigninAttempt>;
  /** Accounts that are signed in in this browser. */
  readonly signins: ReadonlyArray<Signin>;
  /** Sign-ups that still lack a verification. */
  readonly signupAttempts: ReadonlyArray<SignupAttempt>;
};

/** An account that is signed in in a browser. */
export type Signin = {
  /** When the account signed in. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Id of the user. */
  readonly userId: Scalars['ID']['output'];
};

/** A sign-in that still lacks a factor. It lives 10 minutes and opens nothing but its own next step. */
export type SigninAttempt = {
  /** Whether it has led to a sign-in. */
  readonly completed: Scalars['Boolean']['output'];
  /** When it began. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What is to be done next, such as `verify_second_factor`. */
  readonly currentStep: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The strategy it began with, such as `email_password`. */
  readonly method: Scalars['String']['output'];
  /** Members that are still to be sent. */
  readonly missingFields: ReadonlyArray<Scalars['String']['output']>;
  /** Members that it needs in all. */
  readonly requiredFields: ReadonlyArray<Scalars['String']['output']>;
  /** Whether something is still to be done. */
  readonly requiresCompletion: Scalars['Boolean']['output'];
};

/** A sign-up that still lacks a verification. */
export type SignupAttempt = {
  /** When it began. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What is to be done next. */
  readonly currentStep: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
};

/** An account at another provider that a user can sign in with. */
export type SocialConnection = {
  /** Client id that the provider knows the application by. */
  readonly clientId: Scalars['String']['output'];
  /** Whether signing in with it is allowed. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Name of the provider, such as `github`. */
  readonly provider: Scalars['String']['output'];
  /** Where the provider sends the browser back to. */
  readonly redirectUri: Scalars['String']['output'];
  /** What the provider was asked to share. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
};

/** Order of a list. */
export type SortOrder =
  | 'ASC'
  | 'DESC';

/** What may change in an organization; members left out stay as they are. */
export type UpdateOrganizationInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name shown to people. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** Absolute http or https URL; null clears it. */
  readonly logoUrl?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. The slug stays. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** A person who has an account in the deployment, as the company's servers see it. The password is never shown. */
export type User = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The primary e-mail address; null where the user has none. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** E-mail addresses, the primary one first, then the oldest first. */
  readonly emails: ReadonlyArray<UserEmail>;
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether the user may sign in. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Phone numbers, the primary one first, then the oldest first. */
  readonly phones: ReadonlyArray<UserPhone>;
  /** Accounts elsewhere that the user can sign in with, oldest first. */
  readonly socialConnections: ReadonlyArray<SocialConnection>;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Unique in the deployment, ignoring the case of A to Z. */
  readonly username?: Maybe<Scalars['String']['output']>;
};

/** An e-mail address of a user. */
export type UserEmail = {
  /** The address as it was given. */
  readonly email: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is the one that mail goes to; each user with addresses has exactly one. */
  readonly isPrimary: Scalars['Boolean']['output'];
  /** Whether it is known to be the user's own. */
  readonly isVerified: Scalars['Boolean']['output'];
  /** Since when it is verified. */
  readonly verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A phone number of a user. */
export type UserPhone = {
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is the one that messages go to; each user with numbers has exactly one. */
  readonly isPrimary: Scalars['Boolean']['output'];
  /** Whether it is known to be the user's own. */
  readonly isVerified: Scalars['Boolean']['output'];
  /** The number in E.164 form, such as `+4930123456`. */
  readonly phoneNumber: Scalars['String']['output'];
  /** Since when it is verified. */
  readonly verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A place to work in, inside an organization: the second level of tenancy. */
export type Workspace = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Number of members. */
  readonly memberCount: Scalars['Int']['output'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** Id of the organization it belongs to. */
  readonly organizationId: Scalars['ID']['output'];
  /** Unique in its organization; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of an organization's or the deployment's workspaces. */
export type WorkspaceConnection = {
  /** The workspaces with their cursors. */
  readonly edges: ReadonlyArray<WorkspaceEdge>;
  /** The workspaces alone. */
  readonly nodes: ReadonlyArray<Workspace>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A workspace in a list. */
export type WorkspaceEdge = {
  /** Pass it as `after` to read on behind this workspace. */
  readonly cursor: Scalars['String']['output'];
  /** The workspace. */
  readonly node: Workspace;
};



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
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Caller: Caller;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateUserInput: CreateUserInput;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Format: Format;
  Host: Host;
  HttpMethod: HttpMethod;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Organization: ResolverTypeWrapper<OrganizationRow>;
  OrganizationList: ResolverTypeWrapper<Omit<OrganizationList, 'data'> & { data: ReadonlyArray<ResolversTypes['Organization']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Role: ResolverTypeWrapper<RoleRow>;
  Session: ResolverTypeWrapper<Session>;
  Signin: ResolverTypeWrapper<Signin>;
  SigninAttempt: ResolverTypeWrapper<SigninAttempt>;
  SignupAttempt: ResolverTypeWrapper<SignupAttempt>;
  SocialConnection: ResolverTypeWrapper<SocialConnection>;
  SortOrder: SortOrder;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  UpdateOrganizationInput: UpdateOrganizationInput;
  User: ResolverTypeWrapper<UserRow>;
  UserEmail: ResolverTypeWrapper<UserEmail>;
  UserPhone: ResolverTypeWrapper<UserPhone>;
  Void: ResolverTypeWrapper<Scalars['Void']['output']>;
  Workspace: ResolverTypeWrapper<WorkspaceRow>;
  WorkspaceConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['Workspace']>>;
  WorkspaceEdge: ResolverTypeWrapper<Omit<WorkspaceEdge, 'node'> & { node: ResolversTypes['Workspace'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  CreateOrganizationInput: CreateOrganizationInput;
  CreateUserInput: CreateUserInput;
  DateTime: Scalars['DateTime']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  JSONObject: Scalars['JSONObject']['output'];
  Mutation: Record<PropertyKey, never>;
  Organization: OrganizationRow;
  OrganizationList: Omit<OrganizationList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['Organization']> };
  PageInfo: PageInfo;
  Query: Record<PropertyKey, never>;
  Role: RoleRow;
  Session: Session;
  Signin: Signin;
  SigninAttempt: SigninAttempt;
  SignupAttempt: SignupAttempt;
  SocialConnection: SocialConnection;
  String: Scalars['String']['output'];
  UpdateOrganizationInput: UpdateOrganizationInput;
  User: UserRow;
  UserEmail: UserEmail;
  UserPhone: UserPhone;
  Void: Scalars['Void']['output'];
  Workspace: WorkspaceRow;
  WorkspaceConnection: import('../connections.ts').Connection<ResolversParentTypes['Workspace']>;
  WorkspaceEdge: Omit<WorkspaceEdge, 'node'> & { node: ResolversParentTypes['Workspace'] };
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  createOrganization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'input'>>;
  createUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  deleteOrganization?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteOrganizationArgs, 'organizationId'>>;
  updateOrganization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationArgs, 'input' | 'organizationId'>>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  workspaceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workspaces?: Resolver<ResolversTypes['WorkspaceConnection'], ParentType, ContextType, RequireFields<OrganizationWorkspacesArgs, 'first'>>;
};

export type OrganizationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationList'] = ResolversParentTypes['OrganizationList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['Organization']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<QueryOrganizationArgs, 'organizationId'>>;
  organizations?: Resolver<ResolversTypes['OrganizationList'], ParentType, ContextType, RequireFields<QueryOrganizationsArgs, 'limit' | 'offset'>>;
  session?: Resolver<ResolversTypes['Session'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<QueryUserArgs, 'userId'>>;
};

export type RoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeploymentLevel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  activeSignin?: Resolver<Maybe<ResolversTypes['Signin']>, ParentType, ContextType>;
  signinAttempts?: Resolver<ReadonlyArray<ResolversTypes['SigninAttempt']>, ParentType, ContextType>;
  signins?: Resolver<ReadonlyArray<ResolversTypes['Signin']>, ParentType, ContextType>;
  signupAttempts?: Resolver<ReadonlyArray<ResolversTypes['SignupAttempt']>, ParentType, ContextType>;
};

export type SigninResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Signin'] = ResolversParentTypes['Signin']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SigninAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigninAttempt'] = ResolversParentTypes['SigninAttempt']> = {
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentStep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  missingFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  requiredFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  requiresCompletion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignupAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignupAttempt'] = ResolversParentTypes['SignupAttempt']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentStep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SocialConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialConnection'] = ResolversParentTypes['SocialConnection']> = {
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emails?: Resolver<ReadonlyArray<ResolversTypes['UserEmail']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phones?: Resolver<ReadonlyArray<ResolversTypes['UserPhone']>, ParentType, ContextType>;
  socialConnections?: Resolver<ReadonlyArray<ResolversTypes['SocialConnection']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserEmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEmail'] = ResolversParentTypes['UserEmail']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type UserPhoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPhone'] = ResolversParentTypes['UserPhone']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export interface VoidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Void'], any> {
  name: 'Void';
}

export type WorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WorkspaceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceConnection'] = ResolversParentTypes['WorkspaceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WorkspaceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Workspace']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkspaceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceEdge'] = ResolversParentTypes['WorkspaceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Workspace'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  DateTime?: GraphQLScalarType;
  JSONObject?: GraphQLScalarType;
  Mutation?: MutationResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationList?: OrganizationListResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  Signin?: SigninResolvers<ContextType>;
  SigninAttempt?: SigninAttemptResolvers<ContextType>;
  SignupAttempt?: SignupAttemptResolvers<ContextType>;
  SocialConnection?: SocialConnectionResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserEmail?: UserEmailResolvers<ContextType>;
  UserPhone?: UserPhoneResolvers<ContextType>;
  Void?: GraphQLScalarType;
  Workspace?: WorkspaceResolvers<ContextType>;
  WorkspaceConnection?: WorkspaceConnectionResolvers<ContextType>;
  WorkspaceEdge?: WorkspaceEdgeResolvers<ContextType>;
};

