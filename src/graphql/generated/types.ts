import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AuditRecordRow, OrganizationMembershipRow, OrganizationRow, WebhookAppRow, WebhookDeliveryRow, WebhookEndpointRow, WorkspaceMemberRow, WorkspaceRow, RoleRow, UserRow, DeploymentRow, ApiAuthAppRow, ApiAuthKeyRow, AiKnowledgeBaseRow, WebhookDeliveryDetailsRow, WebhookReplayRow, WebhookDeliveryEventRow, WebhookEventTypeRow, MeRow } from '../mappers.ts';
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
  /** A point in time, UTC, ISO 8601 with milliseconds, such as `2026-01-31T09:30:00.000Z`. The years 0001 to 9999 are accepted. */
  DateTime: { input: string; output: string; }
  /** A JSON object. Keys are kept as they are sent; at most 64 KiB and 32 levels deep. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /**
   * Permissions to ask for: a list, of which all are needed, or a text such as `invoices:read and (reports:read or reports:all)`.
   * In a text, `and` binds closer than `or`; up to 2,000 characters and 16 parentheses within each other. Permissions have the
   * form `resource:action` in lower case; `*` stands for itself.
   */
  PermissionExpression: { input: string | readonly string[]; output: string | readonly string[]; }
  /** Nothing: the operation's success is its whole answer. */
  Void: { input: null; output: null; }
};

/** The proof that an invitation's mail was received. */
export type AcceptInvitationInput = {
  /** The token of the mailed link. */
  readonly token: Scalars['String']['input'];
};

/** An access token, named as in OAuth 2.0. */
export type AccessToken = {
  /** The token, for `Authorization: Bearer`; shown this once and stored nowhere. */
  readonly accessToken: Scalars['String']['output'];
  /** How long it is good, in seconds: the time that was asked for, or until its key expires. */
  readonly expiresIn: Scalars['Int']['output'];
  /** Its scopes, with blanks between them. */
  readonly scope: Scalars['String']['output'];
  /** `Bearer`. */
  readonly tokenType: Scalars['String']['output'];
};

/** Which member of the organization becomes a member of the workspace, and as what. */
export type AddColleagueInput = {
  /** Ids of roles, the workspace's own or the deployment's; the built-in Member when left out. */
  readonly roleIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Id of the user, a member of the organization. */
  readonly userId: Scalars['ID']['input'];
};

/** An e-mail address for oneself. */
export type AddMyEmailInput = {
  /** The address, up to 254 characters. */
  readonly email: Scalars['String']['input'];
};

/** A phone number for oneself. */
export type AddMyPhoneInput = {
  /** With its country code, such as `+4930123456`, up to 32 characters; blanks, hyphens and dots are read over. */
  readonly phoneNumber: Scalars['String']['input'];
};

/** Who becomes a member, and as what. */
export type AddOrganizationMemberInput = {
  /** Free data of the application; empty when left out. */
  readonly publicMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Ids of roles, the organization's own or the deployment's; the built-in Member when left out. */
  readonly roleIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Id of the user. */
  readonly userId: Scalars['ID']['input'];
};

/** What to put on a list. */
export type AddRestrictionInput = {
  /** An e-mail address, or a domain without `@`, such as `northwind.example`. */
  readonly value: Scalars['String']['input'];
};

/** An e-mail address for a user. */
export type AddUserEmailInput = {
  /** The address, up to 254 characters. */
  readonly email: Scalars['String']['input'];
  /** Whether it takes the place of the primary address. */
  readonly isPrimary: Scalars['Boolean']['input'];
  /** Whether the company vouches that it is the user's own. */
  readonly isVerified: Scalars['Boolean']['input'];
};

/** A phone number for a user. */
export type AddUserPhoneInput = {
  /** Whether it takes the place of the primary number. */
  readonly isPrimary: Scalars['Boolean']['input'];
  /** Whether the company vouches that it is the user's own. */
  readonly isVerified: Scalars['Boolean']['input'];
  /** With its country code, such as `+4930123456`; blanks, hyphens and dots are read over. */
  readonly phoneNumber: Scalars['String']['input'];
};

/** What a new membership needs. */
export type AddWorkspaceMemberInput = {
  /** Free data that end users may see; empty when left out. */
  readonly publicMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Ids of roles of this workspace or of the deployment at workspace level; the built-in Member when left out. */
  readonly roleIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Id of the user. */
  readonly userId: Scalars['ID']['input'];
};

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
  /** The knowledge bases of `knowledgeBases` themselves, in the order of their ids. */
  readonly linkedKnowledgeBases: AiKnowledgeBaseConnection;
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
  first: Scalars['Int']['input'];
};

/** A page of a deployment's AI agents. */
export type AiAgentConnection = {
  /** The agents with their cursors. */
  readonly edges: ReadonlyArray<AiAgentEdge>;
  /** The agents alone. */
  readonly nodes: ReadonlyArray<AiAgent>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many the deployment has. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of a deployment's AI agents with its cursor. */
export type AiAgentEdge = {
  /** Cursor to read on behind it. */
  readonly cursor: Scalars['String']['output'];
  /** The agent. */
  readonly node: AiAgent;
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
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Number of its documents. */
  readonly documentCount: Scalars['Int']['output'];
  /** Its documents, oldest first. */
  readonly documents: KnowledgeBaseDocumentConnection;
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
export type AiKnowledgeBaseDocumentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A page of an agent's or the deployment's knowledge bases. */
export type AiKnowledgeBaseConnection = {
  /** The knowledge bases with their cursors. */
  readonly edges: ReadonlyArray<AiKnowledgeBaseEdge>;
  /** The knowledge bases alone. */
  readonly nodes: ReadonlyArray<AiKnowledgeBase>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A knowledge base in a list. */
export type AiKnowledgeBaseEdge = {
  /** Pass it as `after` to read on behind this knowledge base. */
  readonly cursor: Scalars['String']['output'];
  /** The knowledge base. */
  readonly node: AiKnowledgeBase;
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

/** Origins of other sites that a deployment trusts. */
export type AllowedOrigins = {
  /** Each is `scheme://host` or `scheme://host:port`. */
  readonly allowedOrigins: ReadonlyArray<Scalars['String']['output']>;
};

/** The whole new list. */
export type AllowedOriginsInput = {
  /** Up to 100, each `http` or `https` with host and, unless it is the usual one, port; no path, no wildcard and not `null`. */
  readonly allowedOrigins: ReadonlyArray<Scalars['String']['input']>;
};

/** An API of the company whose own callers get keys: it says how often each of them may call. */
export type ApiAuthApp = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was deleted: null for every app that is shown. */
  readonly deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the deployment. */
  readonly deploymentId: Scalars['ID']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether keys of the app are accepted. */
  readonly isActive: Scalars['Boolean']['output'];
  /** What keys that are made from now on begin with, `_` behind it. */
  readonly keyPrefix: Scalars['String']['output'];
  /** Its keys, oldest first, revoked and expired ones too unless one status is asked for. */
  readonly keys: ApiAuthKeyConnection;
  /** Unique in the deployment, among the apps that were not deleted. */
  readonly name: Scalars['String']['output'];
  /** How often keys of the app may be used; every rule holds. */
  readonly rateLimits: ReadonlyArray<RateLimitRule>;
  /** What end users may give keys of their own; null where they make none. */
  readonly selfService?: Maybe<SelfService>;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** What came of the checks of its keys, and of keys that it does not have; `apiAuthAppUsage` shows them over time. */
  readonly usage: ApiAuthUsageTotals;
};


/** An API of the company whose own callers get keys: it says how often each of them may call. */
export type ApiAuthAppKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  status?: InputMaybe<ApiAuthKeyStatus>;
};


/** An API of the company whose own callers get keys: it says how often each of them may call. */
export type ApiAuthAppUsageArgs = {
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A page of a deployment's API auth apps. */
export type ApiAuthAppConnection = {
  /** The API auth apps with their cursors. */
  readonly edges: ReadonlyArray<ApiAuthAppEdge>;
  /** The API auth apps alone. */
  readonly nodes: ReadonlyArray<ApiAuthApp>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many the deployment has. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of a deployment's API auth apps with its cursor. */
export type ApiAuthAppEdge = {
  /** Cursor to read on behind it. */
  readonly cursor: Scalars['String']['output'];
  /** The API auth app. */
  readonly node: ApiAuthApp;
};

/** A page of API auth apps. */
export type ApiAuthAppList = {
  /** The apps. */
  readonly data: ReadonlyArray<ApiAuthApp>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/** How often the keys of an app were checked, and what came of it. */
export type ApiAuthAppUsage = {
  /** How many ended with each code, most first; those without any are left out. */
  readonly codes: ReadonlyArray<ApiAuthCodeUsage>;
  /** The points, oldest first, without gaps. */
  readonly data: ReadonlyArray<ApiAuthUsagePoint>;
  /** What one point stands for. */
  readonly interval: UsageInterval;
  /** The ten keys that were checked most often, most first. */
  readonly keys: ReadonlyArray<ApiAuthUsedKey>;
  /** Where the first point begins. */
  readonly since: Scalars['DateTime']['output'];
  /** How many checks there were, a whole number. */
  readonly total: Scalars['Float']['output'];
  /** Where the last point ends at the latest, itself left out. */
  readonly until: Scalars['DateTime']['output'];
  /** How many of them ended with `VALID`. */
  readonly valid: Scalars['Float']['output'];
};

/** How many checks ended with a code. */
export type ApiAuthCodeUsage = {
  /** The code. */
  readonly code: ApiKeyCheckCode;
  /** How many, a whole number. */
  readonly count: Scalars['Float']['output'];
};

/** A key that a customer calls one of the company's APIs with. The key itself is stored nowhere, only its SHA-256. */
export type ApiAuthKey = {
  /** Its API auth app. */
  readonly app: ApiAuthApp;
  /** Name of its API auth app. */
  readonly appName: Scalars['String']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ends; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Its last four characters, to recognise it by; null for an imported key of which they were not told. */
  readonly lastFour?: Maybe<Scalars['String']['output']>;
  /** When it was last used, some seconds late; null while it was not. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the company keeps with it; each check of the key answers it. */
  readonly metadata: Scalars['JSONObject']['output'];
  /** What its owner calls it. */
  readonly name: Scalars['String']['output'];
  /** The organization it belongs to, or of whose member it is; null for none, or one that was deleted. */
  readonly organization?: Maybe<Organization>;
  /** The organization it belongs to, or of whose member it is. The key of a workspace names the workspace's organization. */
  readonly organizationId?: Maybe<Scalars['ID']['output']>;
  /**
   * What it was given, each in the form `resource:action` and taken literally. A check answers what of it holds: with a
   * membership, what the member's roles permit as well; of a self-made key, what the app's `self_service` has as well.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** What it begins with, `_` behind it; null for an imported key of which this was not told. */
  readonly prefix?: Maybe<Scalars['String']['output']>;
  /** How often it may be used, in place of the app's rules; null where these hold, empty for no limit. */
  readonly rateLimits?: Maybe<ReadonlyArray<RateLimitRule>>;
  /** The key that a rotation made in its stead; null while none did. */
  readonly replacedBy?: Maybe<ApiAuthKey>;
  /** Id of the key that a rotation made in its stead; null while none did. */
  readonly replacedById?: Maybe<Scalars['ID']['output']>;
  /** The key in whose stead a rotation made it; null for none. */
  readonly replaces?: Maybe<ApiAuthKey>;
  /** When it was revoked; null while it was not. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Why it was revoked: the reason that was given, `owner_removed` or `owner_inactive` where its owner ended, or
   * `revoked_by_owner` where its user did it on the deployment host. Once the user is deleted, none that was given.
   */
  readonly revokedReason?: Maybe<Scalars['String']['output']>;
  /** Whether its user made it on the deployment host. */
  readonly selfMade: Scalars['Boolean']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** What came of its checks; `apiAuthKeyUsage` shows them over time. */
  readonly usage: ApiAuthUsageTotals;
  /** The user it belongs to; null for none, or one who was deleted. */
  readonly user?: Maybe<User>;
  /** The user it belongs to; null for none. The id stays when the user is deleted, as do the other owners'. */
  readonly userId?: Maybe<Scalars['ID']['output']>;
  /** The workspace it belongs to, or of whose member it is; null for none, or one that was deleted. */
  readonly workspace?: Maybe<Workspace>;
  /** The workspace it belongs to, or of whose member it is. */
  readonly workspaceId?: Maybe<Scalars['ID']['output']>;
};


/** A key that a customer calls one of the company's APIs with. The key itself is stored nowhere, only its SHA-256. */
export type ApiAuthKeyUsageArgs = {
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A page of keys of API auth apps. */
export type ApiAuthKeyConnection = {
  /** The keys with their cursors. */
  readonly edges: ReadonlyArray<ApiAuthKeyEdge>;
  /** The keys alone. */
  readonly nodes: ReadonlyArray<ApiAuthKey>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A key in a list. */
export type ApiAuthKeyEdge = {
  /** Pass it as `after` to read on behind this key. */
  readonly cursor: Scalars['String']['output'];
  /** The key. */
  readonly node: ApiAuthKey;
};

/** A page of keys of an API auth app. */
export type ApiAuthKeyList = {
  /** The keys. */
  readonly data: ReadonlyArray<ApiAuthKey>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied; null for an import, which is answered whole. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied; null for an import. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/** What has become of a key by itself; whether its app and owner are active is another question. */
export type ApiAuthKeyStatus =
  /** Expired, and not revoked. */
  | 'EXPIRED'
  /** Neither revoked nor expired. */
  | 'LIVE'
  /** Revoked, whether it has expired or not. */
  | 'REVOKED';

/** How often a key was checked, and what came of it. */
export type ApiAuthKeyUsage = {
  /** How many ended with each code, most first; those without any are left out. */
  readonly codes: ReadonlyArray<ApiAuthCodeUsage>;
  /** The points, oldest first, without gaps. */
  readonly data: ReadonlyArray<ApiAuthUsagePoint>;
  /** What one point stands for. */
  readonly interval: UsageInterval;
  /** Where the first point begins. */
  readonly since: Scalars['DateTime']['output'];
  /** How many checks there were, a whole number. */
  readonly total: Scalars['Float']['output'];
  /** Where the last point ends at the latest, itself left out. */
  readonly until: Scalars['DateTime']['output'];
  /** How many of them ended with `VALID`. */
  readonly valid: Scalars['Float']['output'];
};

/** The checks of one minute, hour or day. */
export type ApiAuthUsagePoint = {
  /** How many ended with each code, most first; those without any are left out. */
  readonly codes: ReadonlyArray<ApiAuthCodeUsage>;
  /** Where it begins. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** How many there were, a whole number. */
  readonly total: Scalars['Float']['output'];
  /** How many of them ended with `VALID`. */
  readonly valid: Scalars['Float']['output'];
};

/** How often keys were checked in a time, and what came of it. */
export type ApiAuthUsageTotals = {
  /** How many ended with each code, most first; those without any are left out. */
  readonly codes: ReadonlyArray<ApiAuthCodeUsage>;
  /** Where the time begins. */
  readonly since: Scalars['DateTime']['output'];
  /** How many checks there were, a whole number. */
  readonly total: Scalars['Float']['output'];
  /** Where it ends, itself left out. */
  readonly until: Scalars['DateTime']['output'];
  /** How many of them ended with `VALID`. */
  readonly valid: Scalars['Float']['output'];
};

/** A key and how often it was checked. */
export type ApiAuthUsedKey = {
  /** The key. */
  readonly key: ApiAuthKey;
  /** Id of the key. */
  readonly keyId: Scalars['ID']['output'];
  /** What its owner calls it. */
  readonly name: Scalars['String']['output'];
  /** How often it was checked, a whole number. */
  readonly total: Scalars['Float']['output'];
  /** How many of these checks ended with `VALID`. */
  readonly valid: Scalars['Float']['output'];
};

/** A credential of the backend host, as it is shown after its creation. */
export type ApiKey = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ends; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it begins and ends, to recognise it by. */
  readonly hint: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** What its owner calls it. */
  readonly name: Scalars['String']['output'];
  /** When it was revoked; null while it holds. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it may do; an empty list means everything. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
};

/** What came of the check of a key. */
export type ApiKeyCheckCode =
  /** Its app is switched off. */
  | 'APP_INACTIVE'
  /** Its time is over: its expiry, or the overlap after a rotation. */
  | 'EXPIRED'
  /** It lacks permissions that were asked for. */
  | 'INSUFFICIENT_PERMISSIONS'
  /** Nobody was ever given this key: its checksum is wrong, or it is blank or longer than 1,024 characters. */
  | 'MALFORMED'
  /** The app has no such key: it has another app's, or nobody has it. */
  | 'NOT_FOUND'
  /** Its user is gone or inactive, or the organization, workspace or membership is gone. */
  | 'OWNER_INACTIVE'
  /** A rate limit is used up, or would be exceeded by what the call costs. */
  | 'RATE_LIMITED'
  /** It was revoked. */
  | 'REVOKED'
  /** The call may pass, and was counted. */
  | 'VALID';

/** A page of a deployment's API keys. */
export type ApiKeyConnection = {
  /** The API keys with their cursors. */
  readonly edges: ReadonlyArray<ApiKeyEdge>;
  /** The API keys alone. */
  readonly nodes: ReadonlyArray<ApiKey>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many the deployment has. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of a deployment's API keys with its cursor. */
export type ApiKeyEdge = {
  /** Cursor to read on behind it. */
  readonly cursor: Scalars['String']['output'];
  /** The API key. */
  readonly node: ApiKey;
};

/** A page of API keys. */
export type ApiKeyList = {
  /** The keys. */
  readonly data: ReadonlyArray<ApiKey>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/** Whom a key belongs to: a user, a member of an organization or workspace, or the organization or workspace alone. */
export type ApiKeyOwner = {
  /** The organization; that of the workspace, where there is one. */
  readonly organizationId?: Maybe<Scalars['ID']['output']>;
  /** The user. */
  readonly userId?: Maybe<Scalars['ID']['output']>;
  /** The workspace. */
  readonly workspaceId?: Maybe<Scalars['ID']['output']>;
};

/** What came of the check of a key, and whose it is. */
export type ApiKeyVerification = {
  /** Name of its app. */
  readonly appName?: Maybe<Scalars['String']['output']>;
  /** Why, or why not. */
  readonly code: ApiKeyCheckCode;
  /** When it ends; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the key; null for `NOT_FOUND` and `MALFORMED`, as is all that follows of the key. */
  readonly keyId?: Maybe<Scalars['ID']['output']>;
  /** What the company keeps with it. */
  readonly metadata?: Maybe<Scalars['JSONObject']['output']>;
  /** What its owner calls it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /**
   * Whom it belongs to; null where it belongs to nobody. Where calls are for one organization or workspace, look whether it is
   * this: a user's key without a place has none, and no roles bound it.
   */
  readonly owner?: Maybe<ApiKeyOwner>;
  /**
   * What it may do: its permissions, each taken literally; where its user made it, those of them that the app's `self_service`
   * lets users give now; where it belongs to a member, those of them that the member's roles permit now as well.
   * A member of an organization has none of `workspace:…` there, and one of a workspace none of `organization:…`, whatever the
   * roles say: such a permission counts at its own level alone.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /**
   * How its rate limits stand after this call. Empty where the check ended before them, and where they could not be counted
   * because Redis is away.
   */
  readonly rateLimits: ReadonlyArray<RateLimitState>;
  /** Id of the request, as in `X-Request-Id`. */
  readonly requestId: Scalars['String']['output'];
  /**
   * Seconds after which the call would pass its rate limits. Null unless `code` is `RATE_LIMITED`, and where waiting does not
   * help, since the call costs more than a limit.
   */
  readonly retryAfter?: Maybe<Scalars['Int']['output']>;
  /** Whether to let the call through: true for `VALID` alone. */
  readonly valid: Scalars['Boolean']['output'];
};

/** What came of several checks. */
export type ApiKeyVerificationList = {
  /** One for each check, in their order. */
  readonly data: ReadonlyArray<ApiKeyVerification>;
};

/** The answer to the step that an attempt waits for. */
export type AttemptVerificationInput = {
  /** The code that was sent (6 digits), the authenticator's current code (6 digits), or a backup code. 1 to 64 characters. */
  readonly code: Scalars['String']['input'];
  /** Id of a sign-in attempt, as `session.signin_attempts` shows it. */
  readonly signinAttemptId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of a sign-up attempt, as `session.signup_attempts` shows it. */
  readonly signupAttemptId?: InputMaybe<Scalars['ID']['input']>;
};

/** Who can change something. */
export type AuditActorType =
  /** A server with an access token; the id is that of the API key that made it. */
  | 'ACCESS_TOKEN'
  /** A browser in which nobody is signed in. */
  | 'ANONYMOUS'
  /** A server with an API key. */
  | 'API_KEY'
  /** The service itself: its jobs, and operators' scripts. */
  | 'SYSTEM'
  /** A signed-in user. */
  | 'USER';

/** Which records to keep: those for which all of it holds. */
export type AuditLogFilter = {
  /** Keeps what was done by this API key (itself or its access tokens) or by this user. */
  readonly actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Keeps what was done by this kind of caller. */
  readonly actorType?: InputMaybe<AuditActorType>;
  /** Keeps what was done from this IP address. */
  readonly ip?: InputMaybe<Scalars['String']['input']>;
  /** Keeps what was done in the call of this `X-Request-Id`. */
  readonly requestId?: InputMaybe<Scalars['String']['input']>;
  /** Keeps records about the resource of this id. */
  readonly resourceId?: InputMaybe<Scalars['ID']['input']>;
  /** Keeps records about this type of resource, such as `organization`. */
  readonly resourceType?: InputMaybe<Scalars['String']['input']>;
  /** Keeps what was done at this moment or later. */
  readonly since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keeps records of this type, such as `user.updated`, or of all that begin alike: `organization.*`. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
  /** Keeps what was done before this moment. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** One change. It is written in the transaction of the change itself, so none is missing and none was made up. */
export type AuditRecord = {
  /** The API key that did it, itself or with its access token; null where it was none, or it is gone. */
  readonly actorApiKey?: Maybe<ApiKey>;
  /** Id of the API key or the user; null for an anonymous browser and for the service itself. */
  readonly actorId?: Maybe<Scalars['String']['output']>;
  /** What kind of caller did it. */
  readonly actorType: AuditActorType;
  /** The user who did it; null where it was none, or they are gone. */
  readonly actorUser?: Maybe<User>;
  /** What it was afterwards, likewise; null where it is gone. */
  readonly after?: Maybe<Scalars['JSONObject']['output']>;
  /**
   * What it was before, as far as it changed, and never a secret; null where it is new. Its members are named as in the GraphQL
   * schema (`firstName`), in REST as well.
   */
  readonly before?: Maybe<Scalars['JSONObject']['output']>;
  /** When it was changed. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Address that the call came from; null for the service itself. */
  readonly ip?: Maybe<Scalars['String']['output']>;
  /** The call's `X-Request-Id`, which the log has too; null where there was no call. */
  readonly requestId?: Maybe<Scalars['String']['output']>;
  /** Id of what it happened to. */
  readonly resourceId: Scalars['String']['output'];
  /** What it happened to, such as `organization`. */
  readonly resourceType: Scalars['String']['output'];
  /** What happened, such as `organization.member.added`. */
  readonly type: Scalars['String']['output'];
};

/** A page of the audit log. */
export type AuditRecordConnection = {
  /** The records with their cursors. */
  readonly edges: ReadonlyArray<AuditRecordEdge>;
  /** The records alone. */
  readonly nodes: ReadonlyArray<AuditRecord>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A record with its cursor. */
export type AuditRecordEdge = {
  /** Cursor to read on behind it. */
  readonly cursor: Scalars['String']['output'];
  /** The record. */
  readonly node: AuditRecord;
};

/** A page of the audit log. */
export type AuditRecordList = {
  /** The records. */
  readonly data: ReadonlyArray<AuditRecord>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** Pass it as `cursor` to read on; null on the last page. */
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

/** How people sign in to this deployment, and what it asks of those who sign up. */
export type AuthOptions = {
  /** The one that a sign-in without `strategy` uses. */
  readonly firstFactor: SignInStrategy;
  /** Whether a magic link must be confirmed in the browser that asked for it. */
  readonly magicLinkRequiresSameDevice: Scalars['Boolean']['output'];
  /** Whether several accounts can be signed in in one browser. */
  readonly multiSessionSupport: MultiSessionSupport;
  /** What a password needs; null where there are none. */
  readonly passwordRules?: Maybe<PasswordRules>;
  /** Whether signing in takes a second factor. */
  readonly secondFactorPolicy: SecondFactorPolicy;
  /** What a sign-up takes, in the order of a form. */
  readonly signUpFields: ReadonlyArray<SignUpField>;
  /** Whether people can sign up by themselves. */
  readonly signUpMode: SignUpMode;
  /** The ways to sign in that work, with all that they need enabled. */
  readonly strategies: ReadonlyArray<SignInStrategy>;
};

/** How the users of a deployment sign up and sign in. */
export type AuthSettings = {
  /** Strategies that users may sign in with. */
  readonly authenticationFactors: AuthenticationFactors;
  /** Backup codes, for users who lost their second factor. */
  readonly backupCode: BackupCodeSettings;
  /** E-mail addresses as a means to sign up and in. */
  readonly email: EmailSettings;
  /** The strategy of a sign-in that names none; it has to be available, and enabled with all that it needs. */
  readonly firstFactor: FirstFactor;
  /** Whether one browser may hold several accounts. */
  readonly multiSessionSupport: MultiSessionSupport;
  /** Users' own names. */
  readonly name: NameSettings;
  /** Passwords, and what they have to contain. */
  readonly password: PasswordSettings;
  /** Phone numbers as a means to sign up and in. */
  readonly phone: PhoneSettings;
  /** Whether users need a second factor. */
  readonly secondFactorPolicy: SecondFactorPolicy;
  /** Seconds without a call after which a sign-in ends, up to 31,536,000; 0 is never. */
  readonly sessionInactiveTimeout: Scalars['Int']['output'];
  /** Seconds that a session token lasts, 30 to 3,600. */
  readonly sessionTokenLifetime: Scalars['Int']['output'];
  /** Seconds that a sign-in lasts, 60 to 31,536,000. */
  readonly sessionValidityPeriod: Scalars['Int']['output'];
  /** Usernames as a means to sign up and in. */
  readonly username: UsernameSettings;
  /** Wallets as a means to sign up and in. */
  readonly web3Wallet: Web3WalletSettings;
};

/** Strategies that users may sign in with. */
export type AuthenticationFactors = {
  /** Code by e-mail. */
  readonly emailOtpEnabled: Scalars['Boolean']['output'];
  /** E-mail address and password. */
  readonly emailPasswordEnabled: Scalars['Boolean']['output'];
  /** Link by e-mail. */
  readonly magicLink: MagicLinkSettings;
  /** Passkey of the device. Nobody can sign in by it yet. */
  readonly passkey: PasskeySettings;
  /** Code by phone. */
  readonly phoneOtpEnabled: Scalars['Boolean']['output'];
  /** Whether users may enrol an authenticator (TOTP) and sign-in asks for its code as second factor. */
  readonly secondFactorAuthenticatorEnabled: Scalars['Boolean']['output'];
  /** Whether a backup code counts as second factor; without an authenticator allowed, it is the only one. */
  readonly secondFactorBackupCodeEnabled: Scalars['Boolean']['output'];
  /** Sign-in at another provider. Nobody can sign in by it yet. */
  readonly ssoEnabled: Scalars['Boolean']['output'];
  /** Username and password. */
  readonly usernamePasswordEnabled: Scalars['Boolean']['output'];
  /** Signature of a wallet. Nobody can sign in by it yet. */
  readonly web3WalletEnabled: Scalars['Boolean']['output'];
};

/** Strategies that users may sign in with. Members left out stay as they are. */
export type AuthenticationFactorsInput = {
  /** Code by e-mail. */
  readonly emailOtpEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** E-mail address and password. */
  readonly emailPasswordEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Link by e-mail. */
  readonly magicLink?: InputMaybe<MagicLinkSettingsInput>;
  /** Passkey of the device. Nobody can sign in by it yet. */
  readonly passkey?: InputMaybe<PasskeySettingsInput>;
  /** Code by phone. */
  readonly phoneOtpEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users may enrol an authenticator (TOTP) and sign-in asks for its code as second factor. */
  readonly secondFactorAuthenticatorEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a backup code counts as second factor; without an authenticator allowed, it is the only one. */
  readonly secondFactorBackupCodeEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Sign-in at another provider. Nobody can sign in by it yet. */
  readonly ssoEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Username and password. */
  readonly usernamePasswordEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Signature of a wallet. Nobody can sign in by it yet. */
  readonly web3WalletEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An authenticator that has been verified. */
export type Authenticator = {
  /** When its enrolment was started. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it asks for codes at sign-in. */
  readonly verified: Scalars['Boolean']['output'];
  /** When it was verified. */
  readonly verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An enrolment that waits for its verification. */
export type AuthenticatorEnrolment = {
  /** When it was started. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** `otpauth://totp/…`, for a QR code; holds the secret. */
  readonly otpauthUrl: Scalars['String']['output'];
  /** The shared secret in base32, for typing it in; shown this once. */
  readonly secret: Scalars['String']['output'];
  /** Always false: it counts once its codes were verified. */
  readonly verified: Scalars['Boolean']['output'];
};

/** What a verification has led to. */
export type AuthenticatorVerification = {
  /** The authenticator. */
  readonly authenticator: Authenticator;
  /** Whether signing in takes a second factor. */
  readonly twoFactorEnabled: Scalars['Boolean']['output'];
  /** Whether the codes held. */
  readonly verified: Scalars['Boolean']['output'];
};

/**
 * Which levels of tenancy a deployment uses. What is switched off can't be created on either host, nor be changed by its
 * members on the deployment host (403 `FEATURE_DISABLED`). What is there already can still be read, left by its members, and
 * changed and deleted on the backend host.
 */
export type B2bSettings = {
  /** Whether it has organizations. Without them it has no workspaces either. */
  readonly organizationsEnabled: Scalars['Boolean']['output'];
  /** Whether organizations have workspaces. */
  readonly workspacesEnabled: Scalars['Boolean']['output'];
};

/** Backup codes, for users who lost their second factor. */
export type BackupCodeSettings = {
  /** Whether users may have backup codes. They are made only where they count as second factor, too. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Whether users with a second factor must have unused ones: who has none makes them before their next sign-in completes. */
  readonly required: Scalars['Boolean']['output'];
};

/** Backup codes, for users who lost their second factor. Members left out stay as they are. */
export type BackupCodeSettingsInput = {
  /** Whether users may have backup codes. They are made only where they count as second factor, too. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users with a second factor must have unused ones: who has none makes them before their next sign-in completes. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A new set of backup codes. */
export type BackupCodes = {
  /** Ten codes, `xxxxx-xxxxx`; read ignoring case and hyphens. */
  readonly backupCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Whether there were earlier ones, which are invalid now. */
  readonly previousCodesInvalidated: Scalars['Boolean']['output'];
  /** When they were made. */
  readonly regeneratedAt: Scalars['DateTime']['output'];
};

/** How many backup codes a user has left. */
export type BackupCodesLeft = {
  /** When the set was made; null where there is none. */
  readonly generatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** How many of them were not used yet. */
  readonly remaining: Scalars['Int']['output'];
  /** How many there are in the set, used ones included: 10, or 0 where none were made. */
  readonly total: Scalars['Int']['output'];
};

/** Who may call an operation of the deployment host before the operation's own checks. */
export type Caller =
  /** Anybody, signed in or not. */
  | 'PUBLIC'
  /** A browser whose session has an active sign-in. */
  | 'SIGNED_IN';

/** Colours of one mode. */
export type ColorSettings = {
  /** Colour of the background. */
  readonly backgroundColor: Scalars['String']['output'];
  /** Main colour, such as `#2f5d50`. */
  readonly primaryColor: Scalars['String']['output'];
  /** Colour of text. */
  readonly textColor: Scalars['String']['output'];
};

/** Colours of one mode; members left out stay as they are. */
export type ColorSettingsInput = {
  /** Colour of the background. */
  readonly backgroundColor?: InputMaybe<Scalars['String']['input']>;
  /** Main colour, such as `#2f5d50`. */
  readonly primaryColor?: InputMaybe<Scalars['String']['input']>;
  /** Colour of text. */
  readonly textColor?: InputMaybe<Scalars['String']['input']>;
};

/** Which list of countries counts. */
export type CountryRestrictionMode =
  /** Users come from the allowed countries only; an unknown country is refused. */
  | 'ALLOWLIST'
  /** Users come from all but the blocked countries; an unknown country passes. */
  | 'BLOCKLIST'
  /** Neither. */
  | 'DISABLED';

/**
 * From which countries users may sign up and in. The country is the one that a trusted proxy names in the header of
 * `COUNTRY_HEADER`; without one it is unknown, and on neither list.
 */
export type CountryRestrictions = {
  /** ISO 3166-1 alpha-2 codes. */
  readonly allowedCountryCodes: ReadonlyArray<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 codes. */
  readonly blockedCountryCodes: ReadonlyArray<Scalars['String']['output']>;
  /** Which of the two lists counts. */
  readonly mode: CountryRestrictionMode;
};

/** From which countries users may come; members left out stay as they are. */
export type CountryRestrictionsInput = {
  /** ISO 3166-1 alpha-2 codes, upper case; up to 249. */
  readonly allowedCountryCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** ISO 3166-1 alpha-2 codes, upper case; up to 249. */
  readonly blockedCountryCodes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Which of the two lists counts. */
  readonly mode?: InputMaybe<CountryRestrictionMode>;
};

/** What a new access token needs. */
export type CreateAccessTokenInput = {
  /** What it may do: scopes of the calling key, such as `users:read`. */
  readonly scopes: ReadonlyArray<Scalars['String']['input']>;
  /** How long it is good, in seconds: 60 to 86,400. */
  readonly ttl: Scalars['Int']['input'];
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

/** What a new API auth app needs. */
export type CreateApiAuthAppInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /**
   * What its keys begin with, to tell them from others: up to 32 letters and digits, with single underscores between them.
   * `sk_live` and `sk_test` are this service's own.
   */
  readonly keyPrefix: Scalars['String']['input'];
  /** 1 to 64 letters, digits, dots, underscores, blanks and hyphens. It stands in paths and can't be changed. */
  readonly name: Scalars['String']['input'];
  /**
   * Up to 20 rules; none when left out. With a rule by `per_ip` or `per_key_and_ip` each check has to name the `ip`: without,
   * it is a 400.
   */
  readonly rateLimits?: InputMaybe<ReadonlyArray<RateLimitRuleInput>>;
  /** Lets end users make keys of their own; they make none when it is left out. */
  readonly selfService?: InputMaybe<SelfServiceInput>;
};

/** What a new key needs. */
export type CreateApiAuthKeyInput = {
  /** When it ends, in the future; never when left out or null. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What is kept with it, up to 16 KiB; each check of the key answers it. */
  readonly metadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** What to call it, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** An organization that the key belongs to, and ends with. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * What it may do: up to 100 permissions in the form `resource:action`; a repeated one counts once. Each is taken literally:
   * `invoices:*` gives `invoices:*` and nothing else.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
  /**
   * Up to 20 rules in place of the app's; the app's hold when left out or null, none does when empty. With a rule by `per_ip` or
   * `per_key_and_ip` each check of the key has to name the `ip`.
   */
  readonly rateLimits?: InputMaybe<ReadonlyArray<RateLimitRuleInput>>;
  /**
   * An active user. With an organization or workspace beside, a member of it: the key permits what the member's roles there
   * permit as well, and ends with the membership.
   */
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
  /** A workspace that the key belongs to, and ends with; of the organization, where one is named beside. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a new API key needs. */
export type CreateApiKeyInput = {
  /** When it ends, in the future; never when left out. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What to call it, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** What it may do, such as `users:read`. Left out, it may do everything, which a key with scopes of its own can't give. */
  readonly scopes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Whom to invite, and as what. */
export type CreateInvitationInput = {
  /** The address to invite. */
  readonly email: Scalars['String']['input'];
  /** Seconds until it expires: 3,600 (an hour) to 2,592,000 (30 days); 604,800 (7 days) when left out. */
  readonly expiresIn?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Where the mailed link leads, with `invitation_token` added to its query: a page of the deployment's own host or of
   * one of its allowed origins. A page of this service when left out.
   */
  readonly redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** Ids of roles of the organization or workspace itself or of the deployment at its level; the built-in Member when left out. */
  readonly roleIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** What a new JWT template needs. */
export type CreateJwtTemplateInput = {
  /**
   * The claims, up to 64 KiB. A string in them may hold expressions: `{{user.id}}`, or several choices of which the first
   * that is not null counts: `{{user.username || user.first_name || 'guest' || 30}}`. A string that is one expression keeps
   * the type of its value; in text around expressions null is nothing, and an object or a list is its JSON. What a user
   * doesn't have is null: the organization and workspace are those that the sign-in works in, while the user is a member.
   * Rendered claims take up to 8 KiB of JSON. Paths: `user.` with `id`, `first_name`, `last_name`, `full_name`, `username`,
   * `primary_email_address`, `primary_phone_number`, `email_verified`, `created_at` or `public_metadata`;
   * `organization.` and `workspace.` with `id`, `name`, `slug`, `description` or `created_at`, and of the organization
   * `display_name` or `logo_url`; `organization_membership.` and `workspace_membership.` with `id`, `roles`, `permissions`,
   * `public_metadata` or `created_at`; `session.id`. Below `public_metadata` any path may follow; a path that is none of these is null. The claims `typ`, `sid`, `signin_id`,
   * `scope`, `azp`, `deployment_id`, `iss`, `sub`, `iat`, `exp`, `nbf` and `jti` are the service's own; `aud` is fixed text,
   * or a list of it, and none of the service's own audiences.
   */
  readonly claims: Scalars['JSONObject']['input'];
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Whether it shapes the session token from now on; the template that did so stops. */
  readonly isDefault: Scalars['Boolean']['input'];
  /** Name, 1 to 255 characters, unique in the deployment. */
  readonly name: Scalars['String']['input'];
  /** How long a token is good, in seconds: 60 to 31,536,000. */
  readonly ttl: Scalars['Int']['input'];
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

/** What a user's new key needs. */
export type CreateMyApiAuthKeyInput = {
  /** When it ends, in the future; never when left out or null. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What to call it, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** The organization that it acts in, which the user is a member of; none when left out. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * What it may do: up to 100 permissions among those that the API lets users give, each taken literally; a repeated one counts
   * once.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
  /** The workspace that it acts in, which the user is a member of; none when left out. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};

/** What a new workspace needs. */
export type CreateMyWorkspaceInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** Id of the organization it is to belong to. */
  readonly organizationId: Scalars['ID']['input'];
};

/** What a new organization needs. */
export type CreateOrganizationInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name shown to people; the name itself when left out. */
  readonly displayName?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
};

/** What a new role needs. */
export type CreateRoleInput = {
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** 1 to 64 permissions in the form `resource:action`; a repeated one counts once. */
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
};

/** What a new user needs. */
export type CreateUserInput = {
  /** The primary address, up to 254 characters. It counts as verified. */
  readonly email: Scalars['String']['input'];
  /** First name, 1 to 255 characters. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name, 1 to 255 characters. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** 8 to 256 characters, no common password. Without one the user can't sign in by password. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** What is kept with the user, up to 64 KiB; the user sees it. */
  readonly publicMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Letters of one script, digits and `. _ -`, kept in NFKC, as long as the deployment's settings allow. */
  readonly username?: InputMaybe<Scalars['String']['input']>;
};

/** What a new webhook app needs. */
export type CreateWebhookAppInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 64 letters, digits, blanks, dots, underscores and hyphens; `.` and `..` alone can't stand in a path. */
  readonly name: Scalars['String']['input'];
};

/** What a new endpoint needs. */
export type CreateWebhookEndpointInput = {
  /** Name of the webhook app that it receives from. */
  readonly appName: Scalars['String']['input'];
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /**
   * Headers for each delivery: up to 20 names with printable ASCII text of 1 to 2,048 characters. Names that deliveries
   * set themselves (`Host`, `Content-Type`, `Content-Length`, `webhook-…`) and those of the connection are refused.
   */
  readonly headers?: InputMaybe<Scalars['JSONObject']['input']>;
  /** How often a delivery that failed is tried again, 0 to 10. */
  readonly maxRetries: Scalars['Int']['input'];
  /**
   * Whether it has a signing secret of its own instead of the app's, false when left out. The answer alone shows it whole.
   * `rotate-secret` changes it later, or gives it up.
   */
  readonly ownSigningSecret?: InputMaybe<Scalars['Boolean']['input']>;
  /** How many requests it gets at most in a span of time; left out or null for as many as there are. */
  readonly rateLimit?: InputMaybe<WebhookRateLimitInput>;
  /** The events to receive, 1 to 100. */
  readonly subscriptions: ReadonlyArray<WebhookSubscriptionInput>;
  /** How many seconds an attempt may take, 1 to 30. */
  readonly timeoutSeconds: Scalars['Int']['input'];
  /**
   * https URL, up to 2,048 characters, without credentials and fragment, at a public address. Plain http is taken for
   * loopback alone, in a staging deployment whose service may call loopback (`OUTGOING_ALLOW`).
   */
  readonly url: Scalars['String']['input'];
};

/** An event for the catalog. */
export type CreateWebhookEventTypeInput = {
  /** What the event tells, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 256 letters, digits, underscores, dots and hyphens; `.` and `..` alone can't stand in a path. */
  readonly name: Scalars['String']['input'];
  /**
   * JSON schema (draft 2020-12) of the payload, up to 32 KiB. `$ref` takes `#/$defs/<name>` and `#/definitions/<name>`, never
   * in a circle; `$id`, `$anchor` and their like are refused. Patterns take no backreferences, lookarounds and `\b`, and are
   * matched in linear time. With all its references written out a schema holds up to 4,000 values and patterns of 500
   * characters; `uniqueItems` needs a `maxItems` of up to 1,000. Texts longer than 2,048 characters match no `format`. Payloads
   * that take more than a second of processor time to check are rejected with 400 `PAYLOAD_CHECK_TOO_SLOW`.
   */
  readonly schema?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** What a new workspace needs. */
export type CreateWorkspaceInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
};

/** A new key, with the key itself. */
export type CreatedApiAuthKey = {
  /** Name of its API auth app. */
  readonly appName: Scalars['String']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ends; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The key: shown this once and stored nowhere. */
  readonly key: Scalars['String']['output'];
  /** Its last four characters, to recognise it by. */
  readonly lastFour?: Maybe<Scalars['String']['output']>;
  /** Null for a new key. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the company keeps with it; each check of the key answers it. */
  readonly metadata: Scalars['JSONObject']['output'];
  /** What its owner calls it. */
  readonly name: Scalars['String']['output'];
  /** The organization it belongs to, or of whose member it is. The key of a workspace names the workspace's organization. */
  readonly organizationId?: Maybe<Scalars['ID']['output']>;
  /**
   * What it was given, each in the form `resource:action` and taken literally. With a membership it permits of that what the
   * member's roles permit as well.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** What it begins with, `_` behind it. */
  readonly prefix?: Maybe<Scalars['String']['output']>;
  /** How often it may be used, in place of the app's rules; null where these hold, empty for no limit. */
  readonly rateLimits?: Maybe<ReadonlyArray<RateLimitRule>>;
  /** Null for a new key. */
  readonly replacedById?: Maybe<Scalars['ID']['output']>;
  /** Null for a new key. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null for a new key. */
  readonly revokedReason?: Maybe<Scalars['String']['output']>;
  /** Whether its user made it on the deployment host. */
  readonly selfMade: Scalars['Boolean']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The user it belongs to; null for none. */
  readonly userId?: Maybe<Scalars['ID']['output']>;
  /** The workspace it belongs to, or of whose member it is. */
  readonly workspaceId?: Maybe<Scalars['ID']['output']>;
};

/** A new API key, with the key itself. */
export type CreatedApiKey = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ends; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** How it begins and ends, to recognise it by. */
  readonly hint: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The key: shown this once and stored nowhere. */
  readonly key: Scalars['String']['output'];
  /** What its owner calls it. */
  readonly name: Scalars['String']['output'];
  /** When it was revoked: null for a new one. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What it may do; an empty list means everything. */
  readonly scopes: ReadonlyArray<Scalars['String']['output']>;
};

/** A new key of the signed-in user, with the key itself. */
export type CreatedMyApiAuthKey = {
  /** Name of its API. */
  readonly appName: Scalars['String']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ends; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The key: shown this once and stored nowhere. */
  readonly key: Scalars['String']['output'];
  /** Its last four characters, to recognise it by. */
  readonly lastFour?: Maybe<Scalars['String']['output']>;
  /** Null for a new key. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the user calls it. */
  readonly name: Scalars['String']['output'];
  /** The organization that it acts in; null for none. */
  readonly organizationId?: Maybe<Scalars['ID']['output']>;
  /**
   * What it was given, each in the form `resource:action` and taken literally. It permits of that what the API lets users give
   * now, where the user made it; in an organization or workspace, what the user's roles there permit as well.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** What it begins with, `_` behind it. */
  readonly prefix?: Maybe<Scalars['String']['output']>;
  /** Null for a new key. */
  readonly replacedById?: Maybe<Scalars['ID']['output']>;
  /** Null for a new key. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** True for a new key. */
  readonly selfMade: Scalars['Boolean']['output'];
  /** The workspace that it acts in; null for none. */
  readonly workspaceId?: Maybe<Scalars['ID']['output']>;
};

/** This browser's session, with what its active sign-in works in. */
export type CurrentSession = {
  /** The organization that the active sign-in works in, while the user is a member of it. */
  readonly activeOrganizationId?: Maybe<Scalars['ID']['output']>;
  /** The sign-in that calls act for; null while nobody is signed in or a factor is missing. */
  readonly activeSignin?: Maybe<Signin>;
  /** The workspace that the active sign-in works in, while the user is a member of it. */
  readonly activeWorkspaceId?: Maybe<Scalars['ID']['output']>;
  /** Sign-ins that still lack a factor. */
  readonly signinAttempts: ReadonlyArray<SigninAttempt>;
  /** Accounts that are signed in in this browser. */
  readonly signins: ReadonlyArray<Signin>;
  /** Sign-ups that still lack a verification. */
  readonly signupAttempts: ReadonlyArray<SignupAttempt>;
};

/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type Deployment = {
  /** Its AI agents, inactive ones included, oldest first. */
  readonly agents: AiAgentConnection;
  /** Its API auth apps, inactive ones included and deleted ones not, oldest first. */
  readonly apiAuthApps: ApiAuthAppConnection;
  /** Its API keys, revoked and expired ones too, oldest first. */
  readonly apiKeys: ApiKeyConnection;
  /** What was changed in it, by whom and from where, newest first. */
  readonly auditLog: AuditRecordConnection;
  /** How its users sign up and sign in. */
  readonly authSettings: AuthSettings;
  /** Which levels of tenancy it uses. */
  readonly b2bSettings: B2bSettings;
  /** Host name under which the company's servers call it. */
  readonly backendHost: Scalars['String']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Its own mail server, null while there is none; the password is never shown. */
  readonly customSmtpConfig?: Maybe<SmtpConfig>;
  /** What sends its mail. */
  readonly emailProvider: EmailProvider;
  /** Host name under which browsers call it, unique over all deployments. */
  readonly frontendHost: Scalars['String']['output'];
  /** A small integer as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Its JWT templates, oldest first. */
  readonly jwtTemplates: JwtTemplateConnection;
  /** Its AI knowledge bases, inactive ones included, oldest first. */
  readonly knowledgeBases: AiKnowledgeBaseConnection;
  /** Domain from which the built-in provider sends mail. */
  readonly mailFromHost: Scalars['String']['output'];
  /** Whether the deployment host answers 503 `UNAVAILABLE` to everything but its metadata and public keys. */
  readonly maintenanceMode: Scalars['Boolean']['output'];
  /** Whether real users depend on it. */
  readonly mode: DeploymentMode;
  /** The deployment's organizations, oldest first. */
  readonly organizations: OrganizationConnection;
  /** Names the deployment in browsers' code; it opens nothing by itself. */
  readonly publishableKey: Scalars['String']['output'];
  /** Who may sign up, and from where. */
  readonly restrictions: Restrictions;
  /** What of its looks most clients need; `updateUiSettings` answers all of them. */
  readonly uiSettings: DeploymentUiSettings;
  /** When it or any of its settings last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Its users, oldest first. */
  readonly users: UserConnection;
  /** Its webhook apps, inactive ones included, oldest first. */
  readonly webhookApps: WebhookAppConnection;
  /** The workspaces of all its organizations, oldest first. */
  readonly workspaces: WorkspaceConnection;
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentAgentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentApiAuthAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentApiKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditLogFilter>;
  first: Scalars['Int']['input'];
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentJwtTemplatesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentKnowledgeBasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentOrganizationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentWebhookAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentWorkspacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** The public face of a deployment. URLs are absolute, or paths on the deployment's own pages, or empty. */
export type DeploymentMetadata = {
  /** Where creating an organization leads. */
  readonly afterCreateOrganizationRedirectUrl: Scalars['String']['output'];
  /** Where a click on the logo leads. */
  readonly afterLogoClickUrl: Scalars['String']['output'];
  /** Where signing out of the last account leads. */
  readonly afterSignOutAllPageUrl: Scalars['String']['output'];
  /** Where signing out of one of several accounts leads. */
  readonly afterSignOutOnePageUrl: Scalars['String']['output'];
  /** Where signing in leads. */
  readonly afterSigninRedirectUrl: Scalars['String']['output'];
  /** Where signing up leads. */
  readonly afterSignupRedirectUrl: Scalars['String']['output'];
  /** Name of the application. */
  readonly appName: Scalars['String']['output'];
  /** Page for creating an organization. */
  readonly createOrganizationUrl: Scalars['String']['output'];
  /** When the deployment was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Colours in dark mode. */
  readonly darkModeSettings: ColorSettings;
  /** Picture of organizations without one. */
  readonly defaultOrganizationProfileImageUrl: Scalars['String']['output'];
  /** Picture of users without one. */
  readonly defaultUserProfileImageUrl: Scalars['String']['output'];
  /** Picture of workspaces without one. */
  readonly defaultWorkspaceProfileImageUrl: Scalars['String']['output'];
  /** Id of the deployment. */
  readonly deploymentId: Scalars['Int']['output'];
  /** Icon in the browser's tab. */
  readonly faviconImageUrl: Scalars['String']['output'];
  /** Colours in light mode. */
  readonly lightModeSettings: ColorSettings;
  /** Logo. */
  readonly logoImageUrl: Scalars['String']['output'];
  /** Page of an organization's profile. */
  readonly organizationProfileUrl: Scalars['String']['output'];
  /** Privacy policy. */
  readonly privacyPolicyUrl: Scalars['String']['output'];
  /** Page for signing in. */
  readonly signInPageUrl: Scalars['String']['output'];
  /** Page for signing up. */
  readonly signUpPageUrl: Scalars['String']['output'];
  /** Statement about the terms that signing up accepts. */
  readonly signupTermsStatement: Scalars['String']['output'];
  /** Whether the sign-up page shows the statement about the terms. */
  readonly signupTermsStatementShown: Scalars['Boolean']['output'];
  /** Page for help. */
  readonly supportPageUrl: Scalars['String']['output'];
  /** Terms of service. */
  readonly tosPageUrl: Scalars['String']['output'];
  /** When it or any of its settings last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Whether organizations without a picture show their initials. */
  readonly useInitialsForOrganizationProfileImage: Scalars['Boolean']['output'];
  /** Whether users without a picture show their initials. */
  readonly useInitialsForUserProfileImage: Scalars['Boolean']['output'];
  /** Page of the user's own profile. */
  readonly userProfileUrl: Scalars['String']['output'];
  /** Page of the waitlist. */
  readonly waitlistPageUrl: Scalars['String']['output'];
};

/** Whether real users depend on a deployment. */
export type DeploymentMode =
  /** Strict: no playground and no development session on its host. */
  | 'PRODUCTION'
  /** For trying things out: also accepts the session token in `X-Development-Session`. */
  | 'STAGING';

/** What of a deployment's looks most clients need. */
export type DeploymentUiSettings = {
  /** Name of the application. */
  readonly appName: Scalars['String']['output'];
  /** Icon in the browser's tab; empty for none. */
  readonly faviconImageUrl: Scalars['String']['output'];
  /** Logo; empty for none. */
  readonly logoImageUrl: Scalars['String']['output'];
  /** Main colour, such as `#2f5d50`. */
  readonly primaryColor: Scalars['String']['output'];
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

/** What sends a deployment's mail. */
export type EmailProvider =
  /** The service itself keeps mail as files, for an operator to read. */
  | 'BUILT_IN'
  /** The deployment's own mail server. */
  | 'CUSTOM_SMTP';

/** E-mail addresses as a means to sign up and in. */
export type EmailSettings = {
  /** Whether users may have e-mail addresses. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Whether a mailed link proves an address; sign-in by `magic_link` needs it. */
  readonly magicLinkVerificationAllowed: Scalars['Boolean']['output'];
  /** Whether a mailed code proves an address; sign-in by `email_otp` needs it. */
  readonly otpVerificationAllowed: Scalars['Boolean']['output'];
  /** Whether each user must have one. */
  readonly required: Scalars['Boolean']['output'];
  /** Whether an address has to be proven before its account is made. Nobody then learns whether it is taken but its owner. */
  readonly verifySignup: Scalars['Boolean']['output'];
};

/** E-mail addresses as a means to sign up and in. Members left out stay as they are. */
export type EmailSettingsInput = {
  /** Whether users may have e-mail addresses. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a mailed link proves an address; sign-in by `magic_link` needs it. */
  readonly magicLinkVerificationAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a mailed code proves an address; sign-in by `email_otp` needs it. */
  readonly otpVerificationAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether each user must have one. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether an address has to be proven before its account is made. Nobody then learns whether it is taken but its owner. */
  readonly verifySignup?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A strategy that sign-in can begin with. */
export type FirstFactor =
  /** Code by e-mail. */
  | 'EMAIL_OTP'
  /** E-mail address and password. */
  | 'EMAIL_PASSWORD'
  /** Link by e-mail. */
  | 'MAGIC_LINK'
  /** Passkey of the device. Nobody can sign in by it yet. */
  | 'PASSKEY'
  /** Code by phone. */
  | 'PHONE_OTP'
  /** Sign-in at another provider. Nobody can sign in by it yet. */
  | 'SSO'
  /** Username and password. */
  | 'USERNAME_PASSWORD'
  /** Signature of a wallet. Nobody can sign in by it yet. */
  | 'WEB3_WALLET';

/** Whose password was forgotten. */
export type ForgotPasswordInput = {
  /** An e-mail address of the account, up to 254 characters. */
  readonly email: Scalars['String']['input'];
  /**
   * The application's own page for choosing a new password, which gets the parameter `token`. An http or https URL of up to
   * 2,048 characters on the deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: InputMaybe<Scalars['String']['input']>;
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
  /** An absolute http or https URL, a path beginning with `/`, or an empty text for none. */
  | 'URL_OR_PATH';

/** A role that somebody has, as other members see it. */
export type GrantedRole = {
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Name of the role. */
  readonly name: Scalars['String']['output'];
  /** Permissions in the form `resource:action`. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
};

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

/** Whether an identifier is free. */
export type IdentifierAvailability = {
  /** Whether a new account could have it. */
  readonly available: Scalars['Boolean']['output'];
};

/** Keys to take up. */
export type ImportApiAuthKeysInput = {
  /** The keys, 1 to 100. */
  readonly keys: ReadonlyArray<ImportedApiAuthKeyInput>;
};

/** A key that a customer has already. */
export type ImportedApiAuthKeyInput = {
  /** When it ends, in the future; never when left out or null. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** SHA-256 of the key's UTF-8 bytes: 64 hexadecimal digits, or base64 or base64url of the 32 bytes. */
  readonly hash: Scalars['String']['input'];
  /** Its last four characters, for whoever looks at it. */
  readonly lastFour?: InputMaybe<Scalars['String']['input']>;
  /** What is kept with it, up to 16 KiB; each check of the key answers it. */
  readonly metadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** What to call it, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** An organization that the key belongs to, and ends with. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * What it may do: up to 100 permissions in the form `resource:action`; a repeated one counts once. Each is taken literally:
   * `invoices:*` gives `invoices:*` and nothing else.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
  /** What it begins with, up to 32 characters, for whoever looks at it. */
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  /**
   * Up to 20 rules in place of the app's; the app's hold when left out or null, none does when empty. With a rule by `per_ip` or
   * `per_key_and_ip` each check of the key has to name the `ip`.
   */
  readonly rateLimits?: InputMaybe<ReadonlyArray<RateLimitRuleInput>>;
  /** An active user; with an organization or workspace beside, a member of it, as for a new key. */
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
  /** A workspace that the key belongs to, and ends with; of the organization, where one is named beside. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};

/** An e-mail address invited to an organization or to a workspace. */
export type Invitation = {
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The invited address. */
  readonly email: Scalars['String']['output'];
  /** When it expires, or did. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Who sent it; null for an invitation made on the backend host. */
  readonly invitedBy?: Maybe<Inviter>;
  /** The roles that the invited person is to have. */
  readonly roles: ReadonlyArray<Role>;
  /** Where it stands now. */
  readonly status: InvitationStatus;
};

/** A page of the invitations to an organization or workspace. */
export type InvitationConnection = {
  /** The invitations with their cursors. */
  readonly edges: ReadonlyArray<InvitationEdge>;
  /** The invitations alone. */
  readonly nodes: ReadonlyArray<Invitation>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An invitation in a list. */
export type InvitationEdge = {
  /** Pass it as `after` to read on behind this invitation. */
  readonly cursor: Scalars['String']['output'];
  /** The invitation. */
  readonly node: Invitation;
};

/** A page of invitations. */
export type InvitationList = {
  /** The invitations. */
  readonly data: ReadonlyArray<Invitation>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/** Where an invitation stands. */
export type InvitationStatus =
  /** The invited person has joined. */
  | 'ACCEPTED'
  /** Its time has passed. */
  | 'EXPIRED'
  /** It can still be accepted. */
  | 'PENDING'
  /** It was taken back. */
  | 'REVOKED';

/** The user who sent an invitation. */
export type Inviter = {
  /** Primary e-mail address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Id of the user. */
  readonly id: Scalars['ID']['output'];
  /** Last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
};

/** An organization as those whom it invites see it. */
export type InvitingOrganization = {
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Unique in the deployment; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
};

/** A workspace as those whom it invites see it. */
export type InvitingWorkspace = {
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Unique in its organization; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
};

/** Who asks to be let in. */
export type JoinWaitlistInput = {
  /** Where to mail the link. */
  readonly email: Scalars['String']['input'];
  /** Up to 255 characters. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Up to 255 characters. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
};

/** The membership that an accepted invitation has given. */
export type JoinedMembership = {
  /** When the user became a member. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id of the membership as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The organization joined, or that of the workspace joined. */
  readonly organization: InvitingOrganization;
  /** The roles held there. */
  readonly roles: ReadonlyArray<GrantedRole>;
  /** The workspace joined; null where it was the organization itself. */
  readonly workspace?: Maybe<InvitingWorkspace>;
};

/** A public key on the curve P-256. */
export type JsonWebKey = {
  /** `ES256`. */
  readonly alg: Scalars['String']['output'];
  /** `P-256`. */
  readonly crv: Scalars['String']['output'];
  /** Its RFC 7638 thumbprint; tokens name it in their header. */
  readonly kid: Scalars['String']['output'];
  /** `EC`. */
  readonly kty: Scalars['String']['output'];
  /** `sig`. */
  readonly use: Scalars['String']['output'];
  /** The point's x, base64url. */
  readonly x: Scalars['String']['output'];
  /** The point's y, base64url. */
  readonly y: Scalars['String']['output'];
};

/** Public keys, as RFC 7517 writes them. */
export type JsonWebKeySet = {
  /** The keys, oldest first. */
  readonly keys: ReadonlyArray<JsonWebKey>;
};

/** What a token for another service holds, and for how long it is good. */
export type JwtTemplate = {
  /** The claims; strings in them may hold expressions such as `{{user.primary_email_address}}`. */
  readonly claims: Scalars['JSONObject']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /**
   * Whether it shapes the session token: adds its claims and audiences, not its lifetime. At most one template does; without
   * one, session tokens hold their own claims alone.
   */
  readonly isDefault: Scalars['Boolean']['output'];
  /** Unique in the deployment. */
  readonly name: Scalars['String']['output'];
  /** How long a token is good, in seconds. */
  readonly ttl: Scalars['Int']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of a deployment's JWT templates. */
export type JwtTemplateConnection = {
  /** The JWT templates with their cursors. */
  readonly edges: ReadonlyArray<JwtTemplateEdge>;
  /** The JWT templates alone. */
  readonly nodes: ReadonlyArray<JwtTemplate>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many the deployment has. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One of a deployment's JWT templates with its cursor. */
export type JwtTemplateEdge = {
  /** Cursor to read on behind it. */
  readonly cursor: Scalars['String']['output'];
  /** The JWT template. */
  readonly node: JwtTemplate;
};

/** A page of JWT templates. */
export type JwtTemplateList = {
  /** The templates. */
  readonly data: ReadonlyArray<JwtTemplate>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/** What a token of a template would hold. */
export type JwtTemplatePreview = {
  /** All of its claims. */
  readonly claims: Scalars['JSONObject']['output'];
};

/** A file in a knowledge base. */
export type KnowledgeBaseDocument = {
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
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

/** A page of a knowledge base's documents, as an edge of it. */
export type KnowledgeBaseDocumentConnection = {
  /** The documents with their cursors. */
  readonly edges: ReadonlyArray<KnowledgeBaseDocumentEdge>;
  /** The documents alone. */
  readonly nodes: ReadonlyArray<KnowledgeBaseDocument>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A document in a list. */
export type KnowledgeBaseDocumentEdge = {
  /** Pass it as `after` to read on behind this document. */
  readonly cursor: Scalars['String']['output'];
  /** The document. */
  readonly node: KnowledgeBaseDocument;
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

/** What a confirmed link has led to: a sign-in, or an attempt that still lacks a factor. */
export type MagicLinkResult = {
  /** The address of the signed-in user's own that is verified now; null for links that sign in or up. */
  readonly email?: Maybe<MyEmail>;
  /** Where to go now: the `redirect_url` that was sent along; null without one. */
  readonly redirectUrl?: Maybe<Scalars['String']['output']>;
  /** The sign-in, now the active one of this browser; null while a factor is missing. */
  readonly signin?: Maybe<Signin>;
  /** The attempt of this browser that is to be completed; null once the account is signed in. */
  readonly signinAttempt?: Maybe<SigninAttempt>;
  /** The sign-up of this browser that waits for another verification; null otherwise. */
  readonly signupAttempt?: Maybe<SignupAttempt>;
};

/** Sign-in by a link that is mailed. */
export type MagicLinkSettings = {
  /** Whether users may sign in by it. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Whether the link has to be confirmed in the browser that asked for it; in any other one it is 403 `OTHER_DEVICE`. */
  readonly requireSameDevice: Scalars['Boolean']['output'];
};

/** Sign-in by a link that is mailed. Members left out stay as they are. */
export type MagicLinkSettingsInput = {
  /** Whether users may sign in by it. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the link has to be confirmed in the browser that asked for it; in any other one it is 403 `OTHER_DEVICE`. */
  readonly requireSameDevice?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A user's own account, as only that user sees it. */
export type Me = {
  /** When the account was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The primary e-mail address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** All e-mail addresses, the primary one first, then the oldest first. */
  readonly emails: ReadonlyArray<MyEmail>;
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Whether the account can be signed in to with a password. */
  readonly hasPassword: Scalars['Boolean']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Absolute URL of the picture. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** Last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** The user's own memberships of organizations, the oldest first. */
  readonly organizationMemberships: MyOrganizationMembershipConnection;
  /** All phone numbers, the primary one first, then the oldest first. */
  readonly phones: ReadonlyArray<MyPhone>;
  /** What the company's servers keep with the user, for the user to see. */
  readonly publicMetadata: Scalars['JSONObject']['output'];
  /** Whether the account has a verified authenticator, whose code sign-in asks for where the settings want a second factor. */
  readonly twoFactorEnabled: Scalars['Boolean']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Username, unique in the deployment. */
  readonly username?: Maybe<Scalars['String']['output']>;
  /** The user's own memberships of workspaces, the oldest first. */
  readonly workspaceMemberships: MyWorkspaceMembershipConnection;
};


/** A user's own account, as only that user sees it. */
export type MeOrganizationMembershipsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A user's own account, as only that user sees it. */
export type MeWorkspaceMembershipsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** Whether one browser may hold several accounts at a time. */
export type MultiSessionSupport =
  /** One. */
  | 'DISABLED'
  /** Several. */
  | 'ENABLED';

/** What can be changed. Each change is one transaction that also records its event. */
export type Mutation = {
  /**
   * Accepts an invitation by the token of its mail and makes the signed-in user a member; an invitation to a workspace
   * makes them a guest where they are no member of its organization. It works once. People without an account sign up
   * with the token as `invitation_token` instead.
   *
   * Needs a signed-in user: 403 `EMAIL_NOT_VERIFIED` unless the invited address is one of their verified ones, 403
   * `IDENTIFIER_NOT_ALLOWED` and `COUNTRY_NOT_ALLOWED` where the restrictions would not let them sign in now. 400
   * `INVALID_INVITATION` for a token that was used, replaced or taken back or has expired, and where the inviter may
   * not invite any more or the roles are gone. 409 `ALREADY_MEMBER`; 403 `FEATURE_DISABLED` where the deployment has
   * organizations, or workspaces, switched off.
   */
  readonly acceptInvitation: JoinedMembership;
  /**
   * Accepts one of the signed-in user's own invitations without its token: having verified the invited address is proof
   * enough. Needs a signed-in user. 404 `INVITATION_NOT_FOUND` for an invitation to an address that is no verified one of
   * theirs; 400 `INVALID_INVITATION`, 409 `ALREADY_MEMBER`, 403 `FEATURE_DISABLED`, `IDENTIFIER_NOT_ALLOWED` and
   * `COUNTRY_NOT_ALLOWED` as by token.
   */
  readonly acceptMyInvitation: JoinedMembership;
  /**
   * Makes a member of the organization a member of one of its workspaces; strangers are invited instead. Needs a sign-in and
   * a role in that workspace with `workspace:admin` or `workspace:manage`, or in its organization with `organization:admin`,
   * whose holder may add themselves: 403 `NOT_WORKSPACE_MEMBER` for those who are neither members nor such admins, 403
   * `INSUFFICIENT_PERMISSIONS` for members without it and for roles that permit what the caller may not do. 409
   * `ALREADY_MEMBER` for members of the workspace. 403 `FEATURE_DISABLED` while workspaces or organizations are switched off,
   * 404 `WORKSPACE_NOT_FOUND` where the deployment has none of this id.
   */
  readonly addMemberOfWorkspace: WorkspaceColleague;
  /**
   * Adds an e-mail address, unverified; the first one is the primary one. Nothing is sent yet: ask for the code by
   * `POST /me/emails/{email_id}/prepare-verification`. The answer doesn't tell whether another
   * account has the address. Until it is verified it signs no user in, and other accounts can be made with it.
   *
   * Needs a signed-in user who has proved who they are in the last ten minutes, else 403 `REAUTHENTICATION_REQUIRED`.
   * 409 `CONFLICT` for one that the user has already, and for more than 10; 403 `FEATURE_DISABLED` where the settings don't
   * ask for e-mail addresses, 403 `IDENTIFIER_NOT_ALLOWED` for one that the blocklist has, or the allowlist has not.
   */
  readonly addMyEmail: MyEmail;
  /**
   * Adds a phone number, unverified; the first one is the primary one. Nothing is sent yet: ask for the code by
   * `POST /me/phones/{phone_id}/prepare-verification`. The answer doesn't tell whether another
   * account has the number. Until it is verified it signs no user in, and other accounts can be made with it.
   *
   * Needs a signed-in user who has proved who they are in the last ten minutes, else 403 `REAUTHENTICATION_REQUIRED`.
   * 409 `CONFLICT` for one that the user has already, and for more than 10; 403 `FEATURE_DISABLED` where the settings don't
   * ask for phone numbers.
   */
  readonly addMyPhone: MyPhone;
  /**
   * Makes a user a member of an organization. Needs `organizations:write`. 409 `ALREADY_MEMBER` if they are one,
   * 404 `ORGANIZATION_NOT_FOUND` where there is no such organization.
   */
  readonly addOrganizationMember: OrganizationMembership;
  /**
   * Lets an address, or all addresses of a domain, sign up and in while `allowlist_enabled` holds. Only verified addresses
   * count: sign-up asks for the proof, and so does the sign-in of an account that has not given it. Needs `settings:write`.
   * 409 `ALREADY_LISTED` where it is on the list.
   */
  readonly addToAllowlist: Restriction;
  /**
   * Keeps an address, or all addresses of a domain, from signing up and in while `blocklist_enabled` holds. Sessions go on;
   * `POST /users/{user_id}/sessions/revoke-all` ends them. It beats the allowlist. Needs `settings:write`.
   * 409 `ALREADY_LISTED` where it is on the list.
   */
  readonly addToBlocklist: Restriction;
  /**
   * Adds an e-mail address to a user; the first one is the primary one whatever is asked. It is the user's from then on,
   * verified or not: an account that only claims it unverified loses it and keeps the rest. Needs `users:write`.
   * 404 `USER_NOT_FOUND`, 409 `EMAIL_TAKEN`.
   */
  readonly addUserEmail: UserEmail;
  /**
   * Adds a phone number to a user; the first one is the primary one whatever is asked. It is the user's from then on,
   * verified or not: an account that only claims it unverified loses it and keeps the rest. Needs `users:write`.
   * 404 `USER_NOT_FOUND`, 409 `PHONE_TAKEN`.
   */
  readonly addUserPhone: UserPhone;
  /**
   * Makes a user a member of a workspace; the user need not be a member of its organization. Needs `workspaces:write`. 404
   * `WORKSPACE_NOT_FOUND` where there is no workspace of this id; 409 `ALREADY_MEMBER` for a user who is a member.
   */
  readonly addWorkspaceMember: WorkspaceMember;
  /**
   * Lets somebody in: mails them a link to the sign-up page with a token in `waitlist_token`, which is good for 14 days and
   * proves the address. Approving again mails a new one, and the old one is void. Needs `users:write`.
   * 404 `WAITLIST_ENTRY_NOT_FOUND` where there is none of this id, 409 `CONFLICT` once they have signed up.
   */
  readonly approveWaitlistEntry: WaitlistEntry;
  /**
   * Answers the step that an attempt of this browser waits for: with the code that was sent (`verify_first_factor`,
   * `verify_email`, and `verify_phone` of a sign-up), or with the authenticator's current code or a backup code
   * (`verify_second_factor`), each of which is used up by it. Where nothing is missing any more the account is signed in and
   * the `__session` cookie is set anew; otherwise an attempt for the next step is left. The last step of a sign-up makes the
   * account, with verified addresses; an account that only claims one loses it.
   *
   * The browser that began the attempt may call. 400 `VALIDATION_FAILED` unless exactly one attempt is named, 404
   * `SIGNIN_ATTEMPT_NOT_FOUND` or `SIGNUP_ATTEMPT_NOT_FOUND` where this browser has no such attempt or it is older than 10
   * minutes, 409 `CONFLICT` where it waits for an enrolment or for backup codes, 409 `USERNAME_TAKEN`, `EMAIL_TAKEN` or
   * `PHONE_TAKEN` where another account was faster than a sign-up, which stays as it is, 400 `INVALID_CODE`, also for a kind
   * of code that the settings don't take, 403 `IDENTIFIER_NOT_ALLOWED` and `COUNTRY_NOT_ALLOWED` for a sign-in that the
   * deployment's restrictions refuse. 429 `TOO_MANY_ATTEMPTS` after 5 tries of a code that was sent or of a second
   * factor in one attempt. An attempt has its tries whatever others guess: their wrong codes keep new attempts from beginning,
   * see `POST /auth/signin` and `POST /auth/signup`.
   */
  readonly attemptVerification: VerificationResult;
  /**
   * Ends a replay and takes back, in the background, what it has queued and what waits still: these deliveries are
   * `succeeded` again where an attempt has succeeded before, and `cancelled` otherwise. What is being attempted goes on, and
   * so does what had waited for a later attempt before. Needs
   * `webhooks:write`. 409 `CONFLICT` where it is cancelled already, or has queued everything and nothing of it waits. 404 `WEBHOOK_APP_NOT_FOUND` where there is no app of this name, `WEBHOOK_REPLAY_NOT_FOUND` where the app has no
   * replay of this id.
   */
  readonly cancelWebhookReplay: WebhookReplay;
  /**
   * Makes an access token: a signed JWT that acts for the calling key within chosen scopes, and ends with that key. Needs
   * `api_keys:write` and an API key: an access token makes no others. 403 `INSUFFICIENT_PERMISSIONS`.
   */
  readonly createAccessToken: AccessToken;
  /**
   * Creates an AI agent, active from then on. Needs `ai_agents:write`. 400 `VALIDATION_FAILED` where a knowledge base is
   * none of this deployment's or is named twice.
   */
  readonly createAiAgent: AiAgent;
  /** Creates an AI knowledge base, active and without documents. Needs `ai_knowledge_bases:write`. */
  readonly createAiKnowledgeBase: AiKnowledgeBase;
  /** Creates an API auth app. Needs `api_auth_apps:write`. 409 `NAME_TAKEN` where another app has this name. */
  readonly createApiAuthApp: ApiAuthApp;
  /**
   * Makes a key for a customer and answers it this once. Needs `api_auth_keys:write`. 400 `VALIDATION_FAILED` where the owner
   * is none; 404 `API_AUTH_APP_NOT_FOUND` where there is no app of this name.
   */
  readonly createApiAuthKey: CreatedApiAuthKey;
  /**
   * Makes an API key and answers it this once. Needs `api_keys:write` and an API key: an access token makes no keys. A key
   * with scopes gives no others than its own. 403 `INSUFFICIENT_PERMISSIONS`.
   */
  readonly createApiKey: CreatedApiKey;
  /**
   * Invites an e-mail address to an organization and mails the invitation: names of the inviter and of the
   * organization, the roles, when it expires, and a link with a token that exists in this mail alone. The link leads to
   * `redirect_url`, with the token as `invitation_token`, or to the page `/invitations/accept` of the deployment host.
   *
   * Needs `organizations:write`. 409 `ALREADY_INVITED` while an invitation of this address is pending, `ALREADY_MEMBER`
   * if a member has proved this address; 404 `ORGANIZATION_NOT_FOUND` where there is no such organization.
   */
  readonly createInvitation: Invitation;
  /**
   * Creates a JWT template. Expressions in its claims are checked now, so that no token fails later. Needs
   * `jwt_templates:write`. 409 `NAME_TAKEN` where another template has this name.
   */
  readonly createJwtTemplate: JwtTemplate;
  /**
   * Adds a document to a knowledge base: up to 1 MiB in base64, or over REST up to 25 MiB as the part `file` of
   * `multipart/form-data`. Text and Markdown are read and counted at once; the other types wait as `PENDING`. Needs
   * `ai_knowledge_bases:write`. 404 `AI_KNOWLEDGE_BASE_NOT_FOUND`; 413 `BODY_TOO_LARGE`; 400 `VALIDATION_FAILED` where the
   * content is not of the type that is claimed by `type` or by the name's ending.
   */
  readonly createKnowledgeBaseDocument: KnowledgeBaseDocument;
  /**
   * Makes a key that acts for the signed-in user and answers it this once; its owner is told by mail. Needs a sign-in at most
   * ten minutes old (403 `REAUTHENTICATION_REQUIRED`), for an organization or workspace membership of it: 403
   * `NOT_ORGANIZATION_MEMBER` or `NOT_WORKSPACE_MEMBER` without, 404 where the deployment has none of this id. 403
   * `INSUFFICIENT_PERMISSIONS` for a permission that the API does not let users give, or that the user's own roles there lack.
   * 409 `CONFLICT` where the user has as many keys as they may, 429 `TOO_MANY_ATTEMPTS` after 50 new keys of one user in a
   * day, 403 `FEATURE_DISABLED` while the API is switched off, or while the deployment has what the key shall act in switched
   * off: organizations, or workspaces. 404 `API_AUTH_APP_NOT_FOUND` where there is no API of this name that users make keys
   * for. Its name, end, place and permissions stay as they are: make another key and revoke this one to change them.
   */
  readonly createMyApiAuthKey: CreatedMyApiAuthKey;
  /**
   * Creates an organization; its slug derives from the name. The caller becomes its member with the built-in role Admin, and
   * their sign-in goes on in it. Any signed-in user may call. 403 `FEATURE_DISABLED` while the deployment has organizations
   * switched off, 429 `TOO_MANY_ATTEMPTS` after 50 organizations of one user in a day.
   */
  readonly createMyOrganization: OrganizationDetail;
  /**
   * Creates a workspace in an organization; its slug derives from the name. The caller becomes its member with the built-in
   * role Admin. Needs a sign-in and a role in that organization with `organization:admin` or `organization:manage`:
   * 403 `NOT_ORGANIZATION_MEMBER` for others than members, 403 `INSUFFICIENT_PERMISSIONS` for members without it.
   * 403 `FEATURE_DISABLED` while the deployment has workspaces or organizations switched off, 404 `ORGANIZATION_NOT_FOUND`
   * where it has no organization of this id.
   */
  readonly createMyWorkspace: WorkspaceSummary;
  /**
   * Creates an organization; its slug derives from the name. Needs `organizations:write`. 403 `FEATURE_DISABLED` while the
   * deployment has organizations switched off.
   */
  readonly createOrganization: Organization;
  /**
   * Creates a role of an organization. Needs `organizations:write`. 409 `NAME_TAKEN` if the organization or the deployment
   * has a role of this name at this level, 409 `CONFLICT` if the organization has 100 roles of its own,
   * 404 `ORGANIZATION_NOT_FOUND` where there is no such organization.
   */
  readonly createOrganizationRole: Role;
  /**
   * Creates a user. The company vouches for the address it gives: it counts as verified at once, and an account that only
   * claims it loses it and keeps the rest. The deployment's settings for signing up don't bind the backend, but for the bounds
   * of a username's length; the password needs 8 characters. Needs `users:write`. 400 `VALIDATION_FAILED` for a common password,
   * and for one that is the user's e-mail address, username or the name of the application. 409 `EMAIL_TAKEN`, `USERNAME_TAKEN`.
   */
  readonly createUser: User;
  /**
   * Creates a webhook app with a new signing secret, which the answer shows whole. Needs `webhooks:write`.
   * 409 `NAME_TAKEN` where another app of the deployment has the name.
   */
  readonly createWebhookApp: WebhookApp;
  /**
   * Creates an endpoint of a webhook app, which has at most 100. Needs `webhooks:write`, and for each of the service's own
   * events that a subscription matches the `scope` that `GET /webhooks/event-names` shows with the event: `users:read` for
   * `user.*`. 403 `INSUFFICIENT_PERMISSIONS` names the scopes that are missing. 400 `ADDRESS_NOT_ALLOWED` where the URL leads
   * to a private address, 409 `CONFLICT` where the app is full.
   *
   * The subscriptions keep the scopes of the caller. An event that a later version of the service adds to `user.*` is delivered
   * only if they include its scope.
   */
  readonly createWebhookEndpoint: WebhookEndpoint;
  /**
   * Adds an event to the catalog of a webhook app. From then on its payloads are held to its schema, where it has one. Needs
   * `webhooks:write`. 404 `WEBHOOK_APP_NOT_FOUND`; 409 `NAME_TAKEN` where the catalog has the name already, archived or not.
   */
  readonly createWebhookEventType: WebhookEventType;
  /**
   * Creates a workspace in an organization; its slug derives from the name. Needs `workspaces:write`. 403
   * `FEATURE_DISABLED` while the deployment has workspaces or organizations switched off; 404 `ORGANIZATION_NOT_FOUND`
   * where there is no organization of this id.
   */
  readonly createWorkspace: Workspace;
  /**
   * Invites an e-mail address to a workspace and mails the invitation: names of the inviter and of the workspace, the
   * roles, when it expires, and a link with a token that exists in this mail alone. The link leads to `redirect_url`,
   * with the token as `invitation_token`, or to the page `/invitations/accept` of the deployment host. Whoever accepts
   * becomes a member of the workspace, as a guest where they are no member of its organization.
   *
   * Needs `workspaces:write`. 409 `ALREADY_INVITED` while an invitation of this address is pending, `ALREADY_MEMBER` if
   * a member has proved this address; 404 `WORKSPACE_NOT_FOUND` where there is no such workspace.
   */
  readonly createWorkspaceInvitation: Invitation;
  /**
   * Creates a role of a workspace. Needs `workspaces:write`. 409 `NAME_TAKEN` if the workspace or the deployment has a role
   * of this name at this level, 409 `CONFLICT` if the workspace has 100 roles of its own, 404 `WORKSPACE_NOT_FOUND` where
   * there is no such workspace.
   */
  readonly createWorkspaceRole: Role;
  /**
   * Declines one of the signed-in user's own invitations: it is revoked, and its link is dead. Needs a signed-in user. 404
   * `INVITATION_NOT_FOUND` for an invitation to an address that is no verified one of theirs, 409 `CONFLICT` if it was
   * accepted or revoked before.
   */
  readonly declineMyInvitation?: Maybe<Scalars['Void']['output']>;
  /** Deletes an AI agent; its knowledge bases stay. Needs `ai_agents:write`. 404 `AI_AGENT_NOT_FOUND`. */
  readonly deleteAiAgent?: Maybe<Scalars['Void']['output']>;
  /**
   * Deletes an AI knowledge base with its documents, and takes it from the agents that read it. Needs
   * `ai_knowledge_bases:write`. 404 `AI_KNOWLEDGE_BASE_NOT_FOUND`.
   */
  readonly deleteAiKnowledgeBase?: Maybe<Scalars['Void']['output']>;
  /**
   * Deletes an API auth app: it is shown no more, its keys open nothing, and its name can be used again. Needs
   * `api_auth_apps:write`. 404 `API_AUTH_APP_NOT_FOUND`.
   */
  readonly deleteApiAuthApp?: Maybe<Scalars['Void']['output']>;
  /**
   * Deletes a JWT template; the default one too, and then none is: session tokens hold their own claims alone. Needs
   * `jwt_templates:write`. 404 `JWT_TEMPLATE_NOT_FOUND`.
   */
  readonly deleteJwtTemplate?: Maybe<Scalars['Void']['output']>;
  /** Deletes a document with its content. Needs `ai_knowledge_bases:write`. 404 `DOCUMENT_NOT_FOUND`. */
  readonly deleteKnowledgeBaseDocument?: Maybe<Scalars['Void']['output']>;
  /**
   * Deletes the signed-in user's account with everything that belongs to it, once and for all: addresses, factors, sign-ins,
   * memberships, invitations they sent, and what events say of the person. Every browser is signed out; the cookie is cleared
   * unless another account is signed in in this browser. The primary e-mail address is told.
   *
   * Needs a signed-in user who has proved who they are in the last ten minutes, else 403 `REAUTHENTICATION_REQUIRED`.
   * 409 `LAST_ADMIN` for the last admin of an organization, even one without other members, and of a workspace with other
   * members: the message names them. Make somebody else an admin first, or delete the organization
   * (`DELETE /organizations/{id}`).
   */
  readonly deleteMe?: Maybe<Scalars['Void']['output']>;
  /**
   * Removes an e-mail address. Codes and links that are on their way to the user are void; the primary e-mail address is
   * told, and the removed one if it was verified.
   *
   * Needs a signed-in user who has proved who they are in the last ten minutes, else 403 `REAUTHENTICATION_REQUIRED`.
   * 404 `EMAIL_NOT_FOUND`; 409 `LAST_IDENTIFIER` for the last verified one, and for all that the account
   * can be found by; 409 `CONFLICT` for the primary one while there are others, and for the last one while the settings
   * require one.
   */
  readonly deleteMyEmail?: Maybe<Scalars['Void']['output']>;
  /**
   * Deletes an organization with its workspaces, memberships, roles and invitations, and ends its keys. Needs a sign-in at
   * most ten minutes old (403 `REAUTHENTICATION_REQUIRED`) and a role in that organization with `organization:admin`:
   * 403 `NOT_ORGANIZATION_MEMBER` for others than members, 403 `INSUFFICIENT_PERMISSIONS` for members without it.
   * 403 `FEATURE_DISABLED` while organizations are switched off, 404 `ORGANIZATION_NOT_FOUND` where the deployment has none of
   * this id.
   */
  readonly deleteMyOrganization?: Maybe<Scalars['Void']['output']>;
  /**
   * Removes a phone number. Codes and links that are on their way to the user are void; the primary e-mail address is told.
   *
   * Needs a signed-in user who has proved who they are in the last ten minutes, else 403 `REAUTHENTICATION_REQUIRED`. 404
   * `PHONE_NOT_FOUND`; 409 `LAST_IDENTIFIER` for the last verified one unless the user can sign in with a verified e-mail
   * address, and for all that the account can be found by; 409 `CONFLICT` for the primary one while there are others, and
   * for the last one while the settings require one.
   */
  readonly deleteMyPhone?: Maybe<Scalars['Void']['output']>;
  /**
   * Signs the user out of one browser, which may be this one; other accounts in it stay. Needs a sign-in.
   * 404 `SESSION_NOT_FOUND` where the user is not signed in there.
   */
  readonly deleteMySession?: Maybe<Scalars['Void']['output']>;
  /**
   * Deletes a workspace with its memberships, roles and invitations, and ends its keys. Needs a sign-in at most ten minutes old (403
   * `REAUTHENTICATION_REQUIRED`) and a role in that workspace with `workspace:admin`, or in its organization with
   * `organization:admin`: 403 `NOT_WORKSPACE_MEMBER` for those who are neither members nor such admins,
   * 403 `INSUFFICIENT_PERMISSIONS` for members without it. 403 `FEATURE_DISABLED` while workspaces or organizations are
   * switched off, 404 `WORKSPACE_NOT_FOUND` where the deployment has none of this id.
   */
  readonly deleteMyWorkspace?: Maybe<Scalars['Void']['output']>;
  /**
   * Deletes an organization with its workspaces, memberships, roles and invitations, and ends its keys. Needs
   * `organizations:write`.
   */
  readonly deleteOrganization?: Maybe<Scalars['Void']['output']>;
  /**
   * Deletes an organization's own role. Needs `organizations:write`. 409 `ROLE_READ_ONLY` for a role of the deployment,
   * `ROLE_IN_USE` while a member has it or a pending invitation names it; 404 `ROLE_NOT_FOUND` where there is no such role.
   */
  readonly deleteOrganizationRole?: Maybe<Scalars['Void']['output']>;
  /**
   * Forgets the mail server and its password; mail goes through the built-in provider again. Needs `settings:write`. 409
   * `NO_SMTP_CONFIG` where there is none.
   */
  readonly deleteSmtpConfig?: Maybe<Scalars['Void']['output']>;
  /**
   * Deletes a user with everything that is theirs: addresses, sign-ins, factors, memberships, invitations they sent.
   * Their keys end. The backend may delete an organization's or workspace's last administrator. Needs `users:write`. 404 `USER_NOT_FOUND`.
   */
  readonly deleteUser?: Maybe<Scalars['Void']['output']>;
  /**
   * Removes an e-mail address. Needs `users:write`. 404 `USER_NOT_FOUND`, `EMAIL_NOT_FOUND`; 409 `CONFLICT` for the primary
   * address while there are others, and for the last one while the deployment's settings require one.
   */
  readonly deleteUserEmail?: Maybe<Scalars['Void']['output']>;
  /**
   * Removes a phone number. Needs `users:write`. 404 `USER_NOT_FOUND`, `PHONE_NOT_FOUND`; 409 `CONFLICT` for the primary
   * number while there are others, and for the last one while the deployment's settings require one.
   */
  readonly deleteUserPhone?: Maybe<Scalars['Void']['output']>;
  /**
   * Removes an entry; a link that was mailed to it is void. Needs `users:write`. 404 `WAITLIST_ENTRY_NOT_FOUND` where there is
   * none of this id.
   */
  readonly deleteWaitlistEntry?: Maybe<Scalars['Void']['output']>;
  /**
   * Deletes a webhook app with its endpoints, messages and deliveries, those that still wait included. Needs
   * `webhooks:write`. 404 `WEBHOOK_APP_NOT_FOUND`.
   */
  readonly deleteWebhookApp?: Maybe<Scalars['Void']['output']>;
  /**
   * Deletes an endpoint with its subscriptions and deliveries, those that still wait included. Needs `webhooks:write`.
   * 404 `WEBHOOK_ENDPOINT_NOT_FOUND`.
   */
  readonly deleteWebhookEndpoint?: Maybe<Scalars['Void']['output']>;
  /**
   * Takes an event out of the catalog of a webhook app. From then on it is one of the events that the catalog doesn't know:
   * it can be triggered with any payload. To have it refused instead, archive it. What was triggered already, and the
   * subscriptions to it, stay. Needs `webhooks:write`. 404 `WEBHOOK_APP_NOT_FOUND`, 404 `WEBHOOK_EVENT_NOT_FOUND`.
   */
  readonly deleteWebhookEventType?: Maybe<Scalars['Void']['output']>;
  /**
   * Deletes a workspace with its memberships and roles, and ends its keys. Needs `workspaces:write`. 404 `WORKSPACE_NOT_FOUND` where there is
   * none of this id.
   */
  readonly deleteWorkspace?: Maybe<Scalars['Void']['output']>;
  /**
   * Mails a link for choosing a new password to the address, good for 15 minutes; the one before is void. The answer is the
   * same whether or not an account has the address, and for deactivated users. The link is for the account that holds the
   * address, as in `POST /auth/signin`; none is mailed for the unverified address of an account that has verified another one.
   *
   * The link leads to `GET /auth/reset-password`, a page that asks for the new password, or to `redirect_url`, with the
   * parameter `token` for `POST /auth/reset-password`. Opening it alone uses nothing up.
   *
   * Anybody may call. 403 `FEATURE_DISABLED` where the settings do without passwords or e-mail addresses, 400
   * `VALIDATION_FAILED` for what is no address and for a `redirect_url` of a foreign origin, 429 `TOO_MANY_ATTEMPTS` within
   * 60 seconds of the request before for the same address from one network address, and in 15 minutes after 10 for it from one
   * network address, 15 for it from everywhere (which does not hold up where the account has signed in from), or 100 from one
   * network address (or as `RATE_LIMIT_SIGN_IN_PER_ADDRESS` says; the RateLimit headers show this limit).
   */
  readonly forgotPassword?: Maybe<Scalars['Void']['output']>;
  /**
   * Takes up keys that customers have already, by their SHA-256, so that nobody has to be given another: all of them or, where
   * one can't be, none. Keys of the form that this service makes (a prefix, `_` and 49 letters and digits) hold only with this
   * service's checksum, imported or not. Needs `api_auth_keys:write`. 409 `CONFLICT` where the deployment
   * has a key of one of the hashes, revoked ones included; 400 `VALIDATION_FAILED` where an owner is none;
   * 404 `API_AUTH_APP_NOT_FOUND` where there is no app of this name.
   */
  readonly importApiAuthKeys: ApiAuthKeyList;
  /**
   * Invites an e-mail address to an organization and mails the invitation, whose link leads to `redirect_url`, with the
   * token as `invitation_token`, or to the page `/invitations/accept`. Nobody grants a right that they lack: 403
   * `INSUFFICIENT_PERMISSIONS` for roles that permit what the inviter's own there don't; an admin has every right.
   *
   * Needs a sign-in and a role in it with `organization:admin` or `organization:manage`: 403 `NOT_ORGANIZATION_MEMBER`
   * or `INSUFFICIENT_PERMISSIONS` without, `FEATURE_DISABLED` where the deployment has organizations switched off. 409
   * `ALREADY_INVITED` while an invitation of this address is pending, `ALREADY_MEMBER` if a member has proved this
   * address; 429 `TOO_MANY_ATTEMPTS` after 200 mails of one organization with its workspaces, or of one user, in a day.
   * 404 `ORGANIZATION_NOT_FOUND` where the deployment has none of this id.
   */
  readonly inviteToOrganization: OrganizationInvitation;
  /**
   * Invites an e-mail address to a workspace and mails the invitation, whose link leads to `redirect_url`, with the
   * token as `invitation_token`, or to the page `/invitations/accept`. Nobody grants a right that they lack: 403
   * `INSUFFICIENT_PERMISSIONS` for roles that permit what the inviter's own there don't; an admin has every right.
   *
   * Whoever accepts becomes a member of the workspace, as a guest where they are no member of its organization.
   *
   * Needs a sign-in and a role in it with `workspace:admin` or `workspace:manage`, or `organization:admin` in its
   * organization: 403 `NOT_WORKSPACE_MEMBER` or `INSUFFICIENT_PERMISSIONS` without, `FEATURE_DISABLED` where the
   * deployment has workspaces switched off. 409 `ALREADY_INVITED` while an invitation of this address is pending,
   * `ALREADY_MEMBER` if a member has proved this address; 429 `TOO_MANY_ATTEMPTS` after 200 mails of one organization
   * with its workspaces, or of one user, in a day. 404 `WORKSPACE_NOT_FOUND` where the deployment has none of this id.
   */
  readonly inviteToWorkspace: OrganizationInvitation;
  /**
   * Asks to be let in, where `sign_up_mode` is `waitlist`. The answer is the same for an address that is on the list.
   *
   * Anybody may call. 403 `FEATURE_DISABLED` where there is no waitlist, 403 `IDENTIFIER_NOT_ALLOWED` and
   * `COUNTRY_NOT_ALLOWED` where the restrictions say so, 429 `TOO_MANY_ATTEMPTS` after 20 calls from one address in 15
   * minutes.
   */
  readonly joinWaitlist: WaitlistPlace;
  /**
   * Ends the caller's own membership of an organization, and with it their memberships of its workspaces, their keys there
   * and the pending invitations they sent; their browsers leave it. Needs a sign-in and membership of the organization:
   * 403 `NOT_ORGANIZATION_MEMBER` without, 404 `ORGANIZATION_NOT_FOUND` where the deployment has none of this id.
   * 409 `LAST_ADMIN` if the organization, or one of its workspaces that has other members, would be left without an admin.
   */
  readonly leaveOrganization?: Maybe<Scalars['Void']['output']>;
  /**
   * Ends the caller's own membership of a workspace, and with it their keys there and the pending invitations to it that they
   * sent; their browsers leave it. Needs a sign-in and membership of the workspace: 403 `NOT_WORKSPACE_MEMBER` without, 404 `WORKSPACE_NOT_FOUND`
   * where the deployment has none of this id. 409 `LAST_ADMIN` if the workspace would be left without an admin.
   */
  readonly leaveWorkspace?: Maybe<Scalars['Void']['output']>;
  /**
   * Makes a verified e-mail address the primary one. Codes and links that are on their way to the user are void, and the
   * earlier primary address is told by mail.
   *
   * Needs a signed-in user who has proved who they are in the last ten minutes, else 403 `REAUTHENTICATION_REQUIRED`.
   * 404 `EMAIL_NOT_FOUND`, 403 `EMAIL_NOT_VERIFIED`, 403 `FEATURE_DISABLED` where the settings don't ask for e-mail addresses.
   */
  readonly makeMyEmailPrimary: MyEmail;
  /**
   * Makes a verified phone number the primary one. Codes and links that are on their way to the user are void, and the
   * primary e-mail address is told.
   *
   * Needs a signed-in user who has proved who they are in the last ten minutes, else 403 `REAUTHENTICATION_REQUIRED`.
   * 404 `PHONE_NOT_FOUND`, 403 `PHONE_NOT_VERIFIED`, 403 `FEATURE_DISABLED` where the settings don't ask for phone numbers.
   */
  readonly makeMyPhonePrimary: MyPhone;
  /**
   * Mails a code of 6 digits or a link to the address, as the settings allow, good for 10 minutes; the one before is void.
   * Where another user has verified the address, or the backend gave it to them, the answer is the same, and that user gets
   * a mail instead. A link leads to
   * `GET /auth/verify-magic-link` and works in this browser alone, while the user is signed in.
   *
   * Needs a signed-in user. 404 `EMAIL_NOT_FOUND`, 409 `ALREADY_VERIFIED`, 403 `FEATURE_DISABLED` where the settings don't ask
   * for e-mail addresses, 400 `STRATEGY_NOT_AVAILABLE` for a form that they don't allow, 400 `VALIDATION_FAILED` for a
   * `redirect_url` of a foreign origin, 429 `TOO_MANY_ATTEMPTS` within 60 seconds of the message before, after 10
   * messages of one user or 30 to one address in an hour, and after 30 guesses of one user at codes for one address, or 70 of
   * all users, in a day. Guesses are wrong codes and the tries that codes have left which still hold.
   */
  readonly prepareMyEmail: PreparedVerification;
  /**
   * Sends a code of 6 digits to the number, good for 10 minutes; the one before is void. Where another user has verified the
   * number, or the backend gave it to them, the answer is the same, and that user gets a mail instead.
   *
   * Needs a signed-in user. 404 `PHONE_NOT_FOUND`, 409 `ALREADY_VERIFIED`, 403 `FEATURE_DISABLED` where the settings don't
   * ask for phone numbers, 400 `STRATEGY_NOT_AVAILABLE` for a channel that they don't allow, 429 `TOO_MANY_ATTEMPTS` within
   * 60 seconds of the code before, after 10 codes of one user or 30 to one number in an hour, and after 30 guesses of one user at codes for
   * one number, or 70 of all users, in a day. Guesses are wrong codes and the tries that codes have left which still hold.
   */
  readonly prepareMyPhone: PreparedVerification;
  /**
   * Mails a code of 6 digits to the signed-in user's verified primary e-mail address, for `POST /me/reauthenticate`. It
   * works once, for 10 minutes, in this sign-in; the one before is void.
   *
   * Needs a signed-in user with the session cookie; 403 `INSUFFICIENT_PERMISSIONS` for a session token. 400
   * `STRATEGY_NOT_AVAILABLE` for an account with a second factor, which a mailbox doesn't stand for, 403
   * `EMAIL_NOT_VERIFIED` without a verified primary address, 403 `FEATURE_DISABLED` where the settings don't ask for e-mail
   * addresses, 429 `TOO_MANY_ATTEMPTS` within 60 seconds of the code before after 10 codes of one account in an hour,
   * and after 30 guesses from one address, or 70 from everywhere, at such codes of one account in a day. Guesses are wrong
   * codes and the tries that codes have left which still hold.
   */
  readonly prepareReauthentication: PreparedReauthentication;
  /**
   * Sends the code or link of an attempt of this browser again, or in another form that the settings allow. What was sent
   * before is void from then on. A sign-in for an address that nobody has gets the same answer, and nobody a message; a
   * sign-up for an address that is somebody else's gets it too, and its owner a message.
   *
   * The browser that began the attempt may call. 400 `VALIDATION_FAILED` unless exactly one attempt is named, and for a
   * `redirect_url` of a foreign origin, 400 `STRATEGY_NOT_AVAILABLE` for a form that the attempt or the settings don't take,
   * 404 `SIGNIN_ATTEMPT_NOT_FOUND` or `SIGNUP_ATTEMPT_NOT_FOUND` where this browser has no such attempt, it is older than 10
   * minutes, or it waits for nothing that is sent, 429 `TOO_MANY_ATTEMPTS` within 60 seconds of the message before, for a
   * sign-in where `POST /auth/signin` would send no more messages either, and for a sign-up after 5 messages to one address
   * or number from one client in 15 minutes or 15 in a day, or 30 from everywhere in a day, or where `POST /auth/signup`
   * would send no more codes.
   */
  readonly prepareVerification: PreparedVerification;
  /**
   * Switches an endpoint on again, whether it was switched off by hand or by its failures: these are forgotten, and its
   * deliveries that wait are attempted when they are due. Needs `webhooks:write`. 404 `WEBHOOK_ENDPOINT_NOT_FOUND`.
   */
  readonly reactivateWebhookEndpoint: WebhookEndpoint;
  /**
   * Proves anew who the signed-in user is, for calls that answer 403 `REAUTHENTICATION_REQUIRED`: by the password, by a code
   * of the second factor, or, for accounts without a second factor, by the code that `POST /me/reauthenticate/prepare`
   * mails. Such calls are open for ten minutes then. The `__session` cookie is set anew.
   *
   * Needs a signed-in user with the session cookie; 403 `INSUFFICIENT_PERMISSIONS` for a session token. 400
   * `VALIDATION_FAILED` unless exactly one proof is sent, 401 `INVALID_CREDENTIALS` for a wrong password, 400
   * `INVALID_CODE`, 400 `STRATEGY_NOT_AVAILABLE` for a mailed code where the account has a second factor, 403
   * `EMAIL_NOT_VERIFIED` for one without a verified primary address, 403 `FEATURE_DISABLED` for a proof that the settings do
   * without, 429 `TOO_MANY_ATTEMPTS` after 5 tries of one mailed code, and otherwise after 10 failures of one account from one
   * address in 15 minutes, 20 wrong codes in a day, or 30 from everywhere in a day. Failures of others at sign-in don't count
   * here.
   */
  readonly reauthenticate: Reauthentication;
  /**
   * Makes ten new backup codes, each good for one sign-in in place of the authenticator; earlier ones are invalid from then
   * on. The codes are shown this once, and the owner is told by mail that they were made. In a sign-in attempt that waits
   * for it (`create_backup_codes`) it signs the account in: the `__session` cookie is set anew and the envelope's `session`
   * shows the sign-in.
   *
   * Needs a signed-in user who proved who they are in the last ten minutes, or a browser with such an attempt. Without an id
   * the active sign-in is meant, then the newest such attempt. 401 `NOT_AUTHENTICATED` with neither, 404
   * `SIGNIN_ATTEMPT_NOT_FOUND` for a named attempt that this browser doesn't have at this step, 403
   * `REAUTHENTICATION_REQUIRED`, 403 `INSUFFICIENT_PERMISSIONS` for a session token, 409 `CONFLICT` where the account got
   * backup codes since the attempt began, 403 `FEATURE_DISABLED` where the settings allow no backup codes.
   */
  readonly regenerateBackupCodes: BackupCodes;
  /**
   * Removes the authenticator and the backup codes with it; signing in asks for no second factor any more, unless the
   * settings want one: then it asks to enrol anew. A verified one goes only for a current code, a backup code or the
   * password, and its owner is told by mail; an unfinished enrolment goes for nothing.
   *
   * Needs a signed-in user who proved who they are in the last ten minutes: 403 `REAUTHENTICATION_REQUIRED`; 403
   * `INSUFFICIENT_PERMISSIONS` for a session token. 400
   * `NO_AUTHENTICATOR` where there is none, 400 `INVALID_CODE`, 401 `INVALID_CREDENTIALS` for a wrong password, 429
   * `TOO_MANY_ATTEMPTS` after 10 failures of one user from one address in 15 minutes, 20 wrong codes in a day, or 30 from
   * everywhere in a day. Failures of a sign-in or a reauthentication don't count here.
   */
  readonly removeAuthenticator?: Maybe<Scalars['Void']['output']>;
  /**
   * Takes an address or domain off the allowlist. Needs `settings:write`. 404 `RESTRICTION_NOT_FOUND` where it is not on the
   * list; 409 `CONFLICT` for the last one while `allowlist_enabled` holds, which would let nobody in.
   */
  readonly removeFromAllowlist?: Maybe<Scalars['Void']['output']>;
  /**
   * Takes an address or domain off the blocklist. Needs `settings:write`. 404 `RESTRICTION_NOT_FOUND` where it is not on the
   * list.
   */
  readonly removeFromBlocklist?: Maybe<Scalars['Void']['output']>;
  /**
   * Ends a membership of an organization, and with it that member's memberships of its workspaces, their keys there and the
   * pending invitations they sent; browsers that worked in the organization leave it. Needs a sign-in and a role in that organization
   * with `organization:admin` or `organization:manage`: 403 `NOT_ORGANIZATION_MEMBER` for others than members. 403
   * `INSUFFICIENT_PERMISSIONS` for members without it, and for members who have roles that permit what the caller may not do.
   * 409 `LAST_ADMIN` if the organization, or one of its workspaces that has other members, would be left without an admin.
   * 403 `FEATURE_DISABLED` while organizations are switched off, 404 `ORGANIZATION_NOT_FOUND` or `MEMBERSHIP_NOT_FOUND` where
   * there is none of this id.
   */
  readonly removeMemberOfOrganization?: Maybe<Scalars['Void']['output']>;
  /**
   * Ends a membership of a workspace, and with it this member's keys there and pending invitations to it; browsers
   * that worked in the workspace leave it. Needs a sign-in and a role in that workspace with `workspace:admin` or
   * `workspace:manage`, or in its organization with `organization:admin`: 403 `NOT_WORKSPACE_MEMBER` for those who are neither
   * members nor such admins. 403 `INSUFFICIENT_PERMISSIONS` for members without it, and for members who have roles that permit
   * what the caller may not do. 409 `LAST_ADMIN` if the workspace would be left without an admin. 403 `FEATURE_DISABLED` while
   * workspaces or organizations are switched off, 404 `WORKSPACE_NOT_FOUND` or `MEMBERSHIP_NOT_FOUND` where there is none of
   * this id.
   */
  readonly removeMemberOfWorkspace?: Maybe<Scalars['Void']['output']>;
  /**
   * Ends a membership, and with it the user's memberships of the organization's workspaces, their keys there and the pending
   * invitations they sent; browsers that worked in the organization leave it. Needs `organizations:write`. 409 `LAST_ADMIN` if the
   * organization, or one of its workspaces that has other members, would be left without an admin,
   * 404 `MEMBERSHIP_NOT_FOUND` where it has no such membership.
   */
  readonly removeOrganizationMember?: Maybe<Scalars['Void']['output']>;
  /**
   * Ends a membership and the member's keys in the workspace; browsers that worked in the workspace leave it. Needs `workspaces:write`. 404 `WORKSPACE_NOT_FOUND`
   * or `MEMBERSHIP_NOT_FOUND` where there is none of this id; 409 `LAST_ADMIN` if it would leave other members without an
   * admin. The very last member can be removed.
   */
  readonly removeWorkspaceMember?: Maybe<Scalars['Void']['output']>;
  /**
   * Queues many deliveries of a webhook app again, in the background and oldest first: those with the given ids, or those of
   * a time. Those that wait for a later attempt are sent sooner. Passed over are deliveries that are due or being attempted,
   * those whose endpoint is switched off, and ids that the app has no delivery of. A replay sends 100 a second at most, so
   * that what is triggered meanwhile comes in between. Each is sent with the same message and the same `webhook-id` as before. Needs `webhooks:write`, and
   * for deliveries of the service's own events the scopes of these events; 403 `INSUFFICIENT_PERMISSIONS` names the scopes that
   * are missing. 400 where the time holds more than 100,000 deliveries to queue. 409 `CONFLICT` where the app is switched off or five replays
   * of it are running. 404 `WEBHOOK_APP_NOT_FOUND`.
   */
  readonly replayWebhookDeliveries: WebhookReplay;
  /**
   * Mails an invitation again, with a new token and as much time as it had at first; the link of the mail before is
   * dead. One that has expired is pending again. Needs `organizations:write`. 429 `TOO_MANY_ATTEMPTS` within a minute
   * of the mail before. 409 `CONFLICT` if it was accepted or revoked, or if it would be refused: its inviter may not
   * invite any more, or its roles are gone; 409 `ALREADY_INVITED` or `ALREADY_MEMBER` as for a new one. 404
   * `INVITATION_NOT_FOUND` where the organization has none of this id.
   */
  readonly resendInvitation: Invitation;
  /**
   * Mails an invitation again, with a new token and as much time as it had at first; the link of the mail before is
   * dead. One that has expired is pending again. Needs the same right as inviting, with the same refusals, and none of
   * its roles beyond one's own. 429 `TOO_MANY_ATTEMPTS` within a minute of the mail before, or after 200 in a day as
   * above. 409 `CONFLICT` if it was accepted or revoked, or its inviter may not invite any more or its roles are gone;
   * 404 `INVITATION_NOT_FOUND` where the organization has none of this id.
   */
  readonly resendInvitationOfOrganization: OrganizationInvitation;
  /**
   * Mails an invitation again, with a new token and as much time as it had at first; the link of the mail before is
   * dead. One that has expired is pending again. Needs the same right as inviting, with the same refusals, and none of
   * its roles beyond one's own. 429 `TOO_MANY_ATTEMPTS` within a minute of the mail before, or after 200 in a day as
   * above. 409 `CONFLICT` if it was accepted or revoked, or its inviter may not invite any more or its roles are gone;
   * 404 `INVITATION_NOT_FOUND` where the workspace has none of this id.
   */
  readonly resendInvitationOfWorkspace: OrganizationInvitation;
  /**
   * Mails an invitation again, with a new token and as much time as it had at first; the link of the mail before is
   * dead. One that has expired is pending again. Needs `workspaces:write`. 429 `TOO_MANY_ATTEMPTS` within a minute of
   * the mail before. 409 `CONFLICT` if it was accepted or revoked, or if it would be refused: its inviter may not
   * invite any more, or its roles are gone; 409 `ALREADY_INVITED` or `ALREADY_MEMBER` as for a new one. 404
   * `INVITATION_NOT_FOUND` where the workspace has none of this id.
   */
  readonly resendWorkspaceInvitation: Invitation;
  /**
   * Sets a new password for the link of a mail, which works once. It signs nobody in: the user signs in with the new password,
   * and a second factor is asked for as ever. All of the user's sessions end, other codes and links are void, the address
   * counts as verified, and the owner is told by mail. Factors stay, unless this is the first proof of the
   * address that the account was made with, outside the browser session that made it: then nothing of the account is left
   * but its id and the address, as `POST /auth/signin` describes, and the new password.
   *
   * Anybody with the link may call. 400 `INVALID_LINK` for one that was used, replaced by a newer one, or is older than 15
   * minutes, 400 `VALIDATION_FAILED` with every rule of the settings that the password breaks, which leaves the link as it is,
   * 403 `FEATURE_DISABLED` where the settings do without passwords or e-mail addresses, 429 `TOO_MANY_ATTEMPTS` after 100 calls
   * from one network address in 15 minutes, or as `RATE_LIMIT_SIGN_IN_PER_ADDRESS` says; the RateLimit headers show the limit.
   */
  readonly resetPassword?: Maybe<Scalars['Void']['output']>;
  /**
   * Queues a delivery again, or sooner where it waits for a later attempt: it is attempted at once, with the same message and
   * the same `webhook-id`. Attempts go on being counted, so that one whose retries are used up gets this attempt alone. Needs
   * `webhooks:write`, and for one of the service's own events the scope of the event; 403 `INSUFFICIENT_PERMISSIONS` names it.
   * 409 `CONFLICT` where it is due or being attempted, or where its endpoint or its app is switched off.
   * 404 `WEBHOOK_DELIVERY_NOT_FOUND` where there is none of this id.
   */
  readonly retryWebhookDelivery: WebhookDelivery;
  /**
   * Revokes a key, at once and for good. One that was revoked before stays as it is. It stays listed, so that whoever looks
   * it up sees why it ended. Needs `api_auth_keys:write`.
   * 404 `API_AUTH_KEY_NOT_FOUND` where the app has none of this id.
   */
  readonly revokeApiAuthKey: ApiAuthKey;
  /**
   * Revokes an API key and the access tokens that it made, at once. A key may revoke itself, and the last one may be revoked:
   * `npm run deployment -- key ID` makes another. Needs `api_keys:write`. 404 `API_KEY_NOT_FOUND` where there is none of this
   * id, or it was revoked before.
   */
  readonly revokeApiKey?: Maybe<Scalars['Void']['output']>;
  /**
   * Revokes an invitation; its link is dead, and it stays in the list. Needs `organizations:write`. 409 `CONFLICT` if
   * it was accepted or revoked before, 404 `INVITATION_NOT_FOUND` where the organization has none of this id.
   */
  readonly revokeInvitation?: Maybe<Scalars['Void']['output']>;
  /**
   * Revokes an invitation; its link is dead, and it stays in the list. Needs the same right as inviting. 409 `CONFLICT`
   * if it was accepted or revoked before, 404 `INVITATION_NOT_FOUND` where the organization has none of this id.
   */
  readonly revokeInvitationOfOrganization?: Maybe<Scalars['Void']['output']>;
  /**
   * Revokes an invitation; its link is dead, and it stays in the list. Needs the same right as inviting. 409 `CONFLICT`
   * if it was accepted or revoked before, 404 `INVITATION_NOT_FOUND` where the workspace has none of this id.
   */
  readonly revokeInvitationOfWorkspace?: Maybe<Scalars['Void']['output']>;
  /**
   * Revokes one of the signed-in user's keys, whoever made it, at once and for good; its owner is told by mail. One that was
   * revoked before stays as it is. So does one that this key replaced in a rotation, until its overlap ends: revoke it too where
   * neither shall open anything. Needs a sign-in at most ten minutes old (403 `REAUTHENTICATION_REQUIRED`).
   * 404 `API_AUTH_KEY_NOT_FOUND` where the user has no such key, `API_AUTH_APP_NOT_FOUND` as for the list: keys can be revoked
   * also where users make none any more, and while the API or the place that they act in is switched off.
   */
  readonly revokeMyApiAuthKey: MyApiAuthKey;
  /**
   * Signs a user out of every browser, half-finished sign-ins included; session tokens end with it. Needs `users:write`.
   * 404 `USER_NOT_FOUND` where there is none of this id.
   */
  readonly revokeUserSessions: RevokedSessions;
  /**
   * Revokes an invitation; its link is dead, and it stays in the list. Needs `workspaces:write`. 409 `CONFLICT` if it was
   * accepted or revoked before, 404 `INVITATION_NOT_FOUND` where the workspace has none of this id.
   */
  readonly revokeWorkspaceInvitation?: Maybe<Scalars['Void']['output']>;
  /**
   * Makes another key in a key's stead, with the same name, owner, permissions, metadata, limits and expiry, and answers it
   * this once. The old one lives on until the overlap ends, a day unless said otherwise, or its own expiry if that is earlier:
   * after a leak give 0, or revoke it. It stays listed when it has ended. Needs `api_auth_keys:write`. 409 `CONFLICT` where the
   * key was revoked, has expired or was rotated before, or its owner is gone. 404 `API_AUTH_KEY_NOT_FOUND` where the app has
   * none of this id.
   */
  readonly rotateApiAuthKey: CreatedApiAuthKey;
  /**
   * Makes another key in the stead of one that the signed-in user made, and answers it this once; its owner is told by mail.
   * The old one lives on until the overlap ends, a day unless said otherwise, or its own expiry if that is earlier: give an
   * overlap of 0 after a leak. Needs a sign-in at most ten minutes old (403 `REAUTHENTICATION_REQUIRED`). 403 `INSUFFICIENT_PERMISSIONS` for a key that the company made, or with a permission
   * that the user may not give any more. 409 `CONFLICT` where the key was revoked, has expired or was rotated before, or too
   * many old ones live on. 429, 403 `FEATURE_DISABLED` and 404 as for making a key, 404 `API_AUTH_KEY_NOT_FOUND` where the user
   * has no such key.
   */
  readonly rotateMyApiAuthKey: CreatedMyApiAuthKey;
  /**
   * Lets the next key sign from now on, retires the active one and makes a new next one. What the retired key signed still
   * verifies: it stays published (that of access tokens: accepted) until `published_until`. The key that becomes active has
   * been published since the rotation before, so verifiers know it; after two rotations within the 5 minutes for which they
   * may cache the keys, they have to ask again. Needs `settings:write`.
   */
  readonly rotateSigningKeys: SigningKeyRotation;
  /**
   * Gives a webhook app a new signing secret, which the answer shows whole. Until the overlap ends deliveries carry the
   * previous secret's signature as well; a rotation within an overlap ends the one before. Needs `webhooks:write`. 404
   * `WEBHOOK_APP_NOT_FOUND`.
   */
  readonly rotateWebhookAppSecret: WebhookApp;
  /**
   * Gives an endpoint a new signing secret of its own, which the answer alone shows whole, or gives it back to the app's
   * secret. Until the overlap ends what has signed its deliveries so far signs them as well, its former secret or the app's;
   * a rotation within an overlap ends the one before. Needs `webhooks:write`. 409 `CONFLICT` where it shall go back to the
   * app's secret and has none of its own. 404 `WEBHOOK_ENDPOINT_NOT_FOUND`.
   */
  readonly rotateWebhookEndpointSecret: WebhookEndpoint;
  /** Replaces the list of allowed origins. Needs `settings:write`. */
  readonly setAllowedOrigins: AllowedOrigins;
  /**
   * Changes the signed-in user's password, or sets the first one. This browser's session goes on under a new token (the
   * `__session` cookie is set anew), codes and reset links that are on their way are void, and the user is told by mail.
   *
   * Needs a signed-in user who has proved who they are in the last ten minutes, else 403 `REAUTHENTICATION_REQUIRED`.
   * 400 `VALIDATION_FAILED` with every rule of the settings that the new password breaks, 401 `INVALID_CREDENTIALS` for a
   * wrong current password, 403 `FEATURE_DISABLED` where the settings do without passwords, 429 `TOO_MANY_ATTEMPTS` after
   * 10 wrong ones in 15 minutes.
   */
  readonly setMyPassword?: Maybe<Scalars['Void']['output']>;
  /**
   * Sets the deployment's own mail server and switches `emailProvider` to `CUSTOM_SMTP`. It counts as unverified until
   * `verifySmtpConfig` succeeds. Needs `settings:write`.
   */
  readonly setSmtpConfig: SmtpConfig;
  /**
   * Sets a user's password, whatever it was, and signs the user out everywhere unless told otherwise. The deployment's
   * password policy doesn't bind the backend. Needs `users:write`. 400 `VALIDATION_FAILED` for a common password, and for one
   * that is the user's e-mail address, username or the name of the application. 404 `USER_NOT_FOUND`.
   */
  readonly setUserPassword: User;
  /**
   * Begins to sign in, by the strategy that the input names or, without one, by the first factor of the deployment's settings.
   *
   * With a password the first factor is checked at once. With `email_otp`, `magic_link` and `phone_otp` a code or link is
   * sent, and a sign-in attempt with `current_step` `verify_first_factor` waits for it for 10 minutes. The answer is the same
   * whether or not anybody has the address; nobody gets no message. Codes are completed by `POST /auth/attempt-verification`,
   * links by `POST /auth/verify-magic-link`, and both are sent again by `POST /auth/prepare-verification`.
   *
   * Once every factor has passed the account is signed in in this browser, becomes the active sign-in, and the `__session`
   * cookie is set anew. An account with a second factor, or one that the settings ask to enrol one, gets a sign-in attempt
   * instead, whose `current_step` says what is missing; until then the browser has no active sign-in. Each step leaves the
   * attempt for the next one, under an id of its own. An account with a verified primary e-mail address that has signed in
   * before is told by mail of a sign-in from an address or a browser that it has not used yet.
   *
   * An address signs in to the one account that holds it: the user has verified it, the backend gave it to the user, or the
   * account was made with it. One that its user has only added (`POST /me/emails`, `POST /me/phones`) signs in to nothing
   * until it is verified. A code or link for the unverified address that an account was made with also opens the account,
   * unless it has verified another address. That first proof, outside the browser session that made the account, leaves
   * nothing of the account but its id and the address: password, factors, sessions, profile, memberships, keys, sent
   * invitations, and organizations that it created and is alone in are gone.
   *
   * While an allowlist is in force (`allowlist_enabled`), only verified addresses count. An account whose primary address is
   * on the list and not verified gets a code by mail after its first factor, and a sign-in attempt with `current_step`
   * `verify_email`; its data stay.
   *
   * Anybody may call. 401 `INVALID_CREDENTIALS` whatever was wrong with a password, 400 `STRATEGY_NOT_AVAILABLE` for a
   * strategy that the settings leave out and always for `sso`, `web3_wallet` and `passkey`. 403 `IDENTIFIER_NOT_ALLOWED` and
   * `COUNTRY_NOT_ALLOWED`, once a factor has passed, where the deployment's restrictions say so, the former also where
   * `verify_email` would be next and the settings allow no codes by e-mail. 429 `TOO_MANY_ATTEMPTS` in
   * 15 minutes after 10 failures or messages for one identifier from one address, or 100 failures or 30 messages for one
   * identifier from everywhere; in a day after 30 guesses from one address, or 70 from everywhere, at codes of one account, or
   * 20 and 30 at its second factor; neither of those from everywhere holds up addresses that the account has signed in from.
   * Guesses are wrong codes and the tries that attempts and codes have left which still hold. Also after 100 failures
   * or messages from one address in 15 minutes, or as `RATE_LIMIT_SIGN_IN_PER_ADDRESS` says, where the RateLimit headers show
   * the limit.
   */
  readonly signIn: SignInResult;
  /**
   * Ends one sign-in of this browser, or all of them; the cookie is cleared when none is left. Anybody may call: without a
   * session there is nothing to end, and that is a success. With a session token it ends the sign-in that the token stands
   * for, and no other.
   */
  readonly signOut?: Maybe<Scalars['Void']['output']>;
  /**
   * Makes an account and signs it in in this browser (the `__session` cookie is set). The deployment's auth settings say
   * which members are asked for; every broken rule is listed. Where they ask for a second factor, the account is made and a
   * sign-in attempt asks for it.
   *
   * Where they ask for addresses to be verified at sign-up (`verify_signup`), a code or link is sent and a sign-up attempt is
   * left instead, for 10 minutes: the account is made and signed in once it is completed, by
   * `POST /auth/attempt-verification` or by the link, in this browser. It takes the place of an earlier one of this browser.
   * An address that a user has verified, or that the backend gave to a user, gets the same answer, and its owner a message.
   *
   * One account holds an address. Where the settings don't ask for its verification, a new account claims it unverified. A
   * sign-up for an address that another account claims gets the sign-up attempt too: the proof moves the address to the new
   * account, and the other one loses it and keeps the rest. Where the settings allow no code and no link for it, an e-mail
   * address is 409, and a phone number is added to the account without being held by it. While an allowlist is in force
   * (`allowlist_enabled`), every e-mail address is verified at sign-up, and a sign-up without one is 403.
   *
   * An invitation's token (`invitation_token`) proves the invited address: no code is asked for it, `closed` and `waitlist`
   * let its owner in, and the invitation is accepted with the account. The token of an approved place on the waitlist
   * (`waitlist_token`) proves its address alike. Neither passes a blocklist or a country rule. 400 `INVALID_INVITATION` as
   * when accepting; somebody with an account signs in and accepts there. 400 `INVALID_LINK` for a waitlist's token that was
   * used, replaced, or is older than 14 days.
   *
   * Anybody may call. 403 `SIGN_UP_CLOSED` where the deployment takes no sign-ups of strangers, 403 `IDENTIFIER_NOT_ALLOWED`
   * and `COUNTRY_NOT_ALLOWED` where its restrictions say so, 409 `USERNAME_TAKEN`,
   * 409 `EMAIL_TAKEN` or `PHONE_TAKEN` for one that a user has verified or that the backend gave to a user, where no
   * verification is asked for, and where another sign-up has claimed it in the same moment,
   * 400 `STRATEGY_NOT_AVAILABLE` where the settings of an earlier version leave no way to sign in that is available yet, or the
   * settings allow no code and no link for an address that is to be verified, 429 `TOO_MANY_ATTEMPTS` after 100 sign-ups from one address in 15 minutes (or as
   * `RATE_LIMIT_SIGN_IN_PER_ADDRESS` says; the RateLimit headers show this limit), and where one e-mail address or phone number
   * got 5 messages through this client in 15 minutes or 15 in a day, or 30 from everywhere in a day, and after 30 guesses of
   * this client, or 70 of all, at codes for it in a day. Guesses are wrong codes and the tries that codes have left which still
   * hold: a code that was sent has its 5 tries, whatever others guess.
   */
  readonly signUp: SignUpResult;
  /**
   * Starts the enrolment of an authenticator app (TOTP: SHA-1, 6 digits, 30 seconds): show `otpauth_url` as a QR code, then
   * verify two consecutive codes. A new start replaces one that was not verified.
   *
   * Needs a signed-in user who proved who they are in the last ten minutes, or a browser with a sign-in attempt whose
   * `current_step` is `enroll_second_factor`. Without an id the active sign-in is meant, then the newest such attempt. 401
   * `NOT_AUTHENTICATED` with neither, 404 `SIGNIN_ATTEMPT_NOT_FOUND` where the named attempt is not this browser's, is at
   * another step or is older than 10 minutes, 403 `REAUTHENTICATION_REQUIRED`, 403 `INSUFFICIENT_PERMISSIONS` for a session
   * token, 409 `ALREADY_VERIFIED` while a verified authenticator exists, 403 `FEATURE_DISABLED` where the settings allow
   * none.
   */
  readonly startAuthenticator: AuthenticatorEnrolment;
  /**
   * Makes an organization the one that the active sign-in works in, or none; its workspace is none from then on. Tokens that
   * are made afterwards name it. Needs a sign-in and membership of the organization: 403 `NOT_ORGANIZATION_MEMBER` without,
   * 404 `ORGANIZATION_NOT_FOUND` where the deployment has none of this id.
   */
  readonly switchOrganization: CurrentSession;
  /**
   * Makes another of this browser's accounts the one that calls act for. Anybody may call, since nobody may be active.
   * 400 `VALIDATION_FAILED` for a sign-in that this browser doesn't have, 403 `FEATURE_DISABLED` where the settings allow one
   * account in a browser.
   */
  readonly switchSignIn: CurrentSession;
  /**
   * Makes a workspace the one that the active sign-in works in, and its organization with it (none for a guest, who is no
   * member there); or no workspace, which leaves the organization. Needs a sign-in and membership of the workspace:
   * 403 `NOT_WORKSPACE_MEMBER` without, 404 `WORKSPACE_NOT_FOUND` where the deployment has none of this id.
   */
  readonly switchWorkspace: CurrentSession;
  /**
   * Sends an endpoint a sample of an event called `webhook.test`, once and signed as deliveries are, and answers what came
   * back. It is stored as no delivery, counts as no failure, and reaches endpoints that are switched off as well. Needs
   * `webhooks:write`. 429 `TOO_MANY_ATTEMPTS` after 30 calls for one app in a minute. 404 `WEBHOOK_APP_NOT_FOUND` where there
   * is no app of this name, `WEBHOOK_ENDPOINT_NOT_FOUND` where the app has no endpoint of this id.
   */
  readonly testWebhookEndpoint: WebhookTestResult;
  /**
   * Triggers one event: stores its message and a delivery for each endpoint of the app that subscribes to it and whose
   * filter rules match. Needs `webhooks:write`. 404 `WEBHOOK_APP_NOT_FOUND` where there is no app of this name or it is
   * switched off. 409 `WEBHOOK_EVENT_ARCHIVED` where the app's catalog has archived the event; 400 where the payload does
   * not match the schema that the catalog has for it; 400 `PAYLOAD_CHECK_TOO_SLOW` where checking it takes more than a second of
   * processor time. 429 `RATE_LIMITED` and 503 `UNAVAILABLE`, both with `Retry-After`, while too many events of the deployment,
   * or of all, wait to be checked.
   *
   * With an `Idempotency-Key` (a header, for GraphQL too; up to 255 printable ASCII characters) the same key within 24 hours
   * gives the first answer and creates nothing. Keys belong to the API key, the app and this call. 409 `CONFLICT` where the
   * key was used with another body, 409 `REQUEST_IN_FLIGHT` while the first request is still under way.
   */
  readonly triggerWebhookEvent: WebhookTriggerResult;
  /**
   * Triggers up to 1,000 events in one transaction: all of them or none. The answer has one result for each event, in the
   * order of the request. Needs `webhooks:write`. 404 `WEBHOOK_APP_NOT_FOUND` where there is no app of this name or it is
   * switched off. 409 `WEBHOOK_EVENT_ARCHIVED` where the app's catalog has archived one of the events; 400 where a payload
   * does not match the schema that the catalog has for its event; 400 `PAYLOAD_CHECK_TOO_SLOW` where checking one of them takes
   * more than a second of processor time, or all of them more than five. 429 and 503 as for the trigger of one event.
   *
   * It takes an `Idempotency-Key` as the trigger of one event does.
   */
  readonly triggerWebhookEvents: WebhookTriggerResultList;
  /**
   * Changes an AI agent; members left out stay as they are. Needs `ai_agents:write`. 404 `AI_AGENT_NOT_FOUND`; 400
   * `VALIDATION_FAILED` where a knowledge base is none of this deployment's or is named twice.
   */
  readonly updateAiAgent: AiAgent;
  /**
   * Changes an AI knowledge base; members left out stay as they are, and its type stays for ever. Needs
   * `ai_knowledge_bases:write`. 404 `AI_KNOWLEDGE_BASE_NOT_FOUND`.
   */
  readonly updateAiKnowledgeBase: AiKnowledgeBase;
  /**
   * Changes an API auth app; members left out stay as they are. Its name stays: it is what callers know the app by. Needs
   * `api_auth_apps:write`. 404 `API_AUTH_APP_NOT_FOUND`.
   */
  readonly updateApiAuthApp: ApiAuthApp;
  /**
   * Changes a key; members left out stay as they are. Its owner and the key itself stay. Needs `api_auth_keys:write`.
   * 409 `CONFLICT` where the key was revoked, or was rotated and shall live longer. 404 `API_AUTH_KEY_NOT_FOUND` where the app
   * has none of this id.
   */
  readonly updateApiAuthKey: ApiAuthKey;
  /**
   * Changes how users sign up and sign in. Members left out stay as they are, at every level; the answer shows all of them.
   * Needs `settings:write`. 400 `VALIDATION_FAILED` where the outcome would contradict itself (something required that is
   * not enabled, a verification at sign-up without a way to verify), depend on what is not available, or leave no way to sign
   * in, with each member at fault. `sso`, `web3_wallet` and `passkey` are not available yet: they may be enabled, but wallets
   * not required, and none of them be `first_factor`.
   */
  readonly updateAuthSettings: AuthSettings;
  /** Changes which levels of tenancy are used; members left out stay as they are. Needs `settings:write`. */
  readonly updateB2bSettings: B2bSettings;
  /**
   * Changes the deployment; members left out stay as they are. Needs `settings:write`. 409 `HOST_TAKEN` where another
   * deployment answers at the `frontendHost`.
   */
  readonly updateDeployment: Deployment;
  /**
   * Changes a JWT template; members left out stay as they are, and claims are replaced as a whole. Needs
   * `jwt_templates:write`. 404 `JWT_TEMPLATE_NOT_FOUND`, 409 `NAME_TAKEN`.
   */
  readonly updateJwtTemplate: JwtTemplate;
  /**
   * Changes the signed-in user's names and picture; members left out stay as they are. The deployment's settings say which
   * names there are, which ones can't be cleared, and what a username may look like; every broken rule is listed.
   *
   * Needs a signed-in user. 400 `VALIDATION_FAILED` for a name that the settings don't ask for, for clearing one that they
   * require, and for a username outside their bounds; 409 `USERNAME_TAKEN`, 409 `LAST_IDENTIFIER` for clearing the username
   * of an account that has no address.
   */
  readonly updateMe: Me;
  /**
   * Gives a member of an organization these roles and no others. Needs a sign-in and a role in that organization with
   * `organization:admin` or `organization:manage`: 403 `NOT_ORGANIZATION_MEMBER` for others than members. 403
   * `INSUFFICIENT_PERMISSIONS` for members without it, for roles that permit what the caller may not do, and for members who
   * have such roles; an admin may do everything. 409 `LAST_ADMIN` if the organization would be left without an admin.
   * 403 `FEATURE_DISABLED` while organizations are switched off, 404 `ORGANIZATION_NOT_FOUND` or `MEMBERSHIP_NOT_FOUND` where
   * there is none of this id.
   */
  readonly updateMemberOfOrganization: OrganizationMember;
  /**
   * Gives a member of a workspace these roles and no others. Needs a sign-in and a role in that workspace with
   * `workspace:admin` or `workspace:manage`, or in its organization with `organization:admin`: 403 `NOT_WORKSPACE_MEMBER` for
   * those who are neither members nor such admins. 403 `INSUFFICIENT_PERMISSIONS` for members without it, for roles that
   * permit what the caller may not do, and for members who have such roles; an admin may do everything. 409 `LAST_ADMIN` if
   * the workspace would be left without an admin. 403 `FEATURE_DISABLED` while workspaces or organizations are switched off,
   * 404 `WORKSPACE_NOT_FOUND` or `MEMBERSHIP_NOT_FOUND` where there is none of this id.
   */
  readonly updateMemberOfWorkspace: WorkspaceColleague;
  /**
   * Changes an organization; members left out stay as they are. Needs a sign-in and a role in that organization with
   * `organization:admin` or `organization:manage`: 403 `NOT_ORGANIZATION_MEMBER` for others than members,
   * 403 `INSUFFICIENT_PERMISSIONS` for members without it. 403 `FEATURE_DISABLED` while organizations are switched off,
   * 404 `ORGANIZATION_NOT_FOUND` where the deployment has none of this id.
   */
  readonly updateMyOrganization: OrganizationDetail;
  /**
   * Changes a workspace; members left out stay as they are. Needs a sign-in and a role in that workspace with
   * `workspace:admin` or `workspace:manage`, or in its organization with `organization:admin`: 403 `NOT_WORKSPACE_MEMBER` for
   * those who are neither members nor such admins, 403 `INSUFFICIENT_PERMISSIONS` for members without it. 403
   * `FEATURE_DISABLED` while workspaces or organizations are switched off, 404 `WORKSPACE_NOT_FOUND` where the deployment has
   * none of this id.
   */
  readonly updateMyWorkspace: WorkspaceSummary;
  /** Changes an organization; members left out stay as they are. Needs `organizations:write`. */
  readonly updateOrganization: Organization;
  /**
   * Changes a membership; members left out stay as they are. Needs `organizations:write`. 409 `LAST_ADMIN` if the
   * organization would be left without an admin, 404 `MEMBERSHIP_NOT_FOUND` where it has no such membership.
   */
  readonly updateOrganizationMember: OrganizationMembership;
  /**
   * Changes an organization's own role; members left out stay as they are. Needs `organizations:write`.
   * 409 `ROLE_READ_ONLY` for a role of the deployment, `NAME_TAKEN` for a name in use, `LAST_ADMIN` if the organization would
   * be left without an admin; 404 `ROLE_NOT_FOUND` where it has no such role.
   */
  readonly updateOrganizationRole: Role;
  /**
   * Changes who may sign up and in, and from where; members left out stay as they are. Sessions that exist go on. Needs
   * `settings:write`. 400 `VALIDATION_FAILED` where the outcome would allow no country, or put an empty allowlist in force.
   */
  readonly updateRestrictions: Restrictions;
  /**
   * Changes the application's names, pages, pictures and colours; members left out stay as they are, in both modes' colours
   * too. The answer shows all of them. Needs `settings:write`.
   */
  readonly updateUiSettings: UiSettings;
  /**
   * Changes a user; members left out stay as they are. `is_active: false` signs the user out everywhere and ends
   * their keys, in the same moment. An address that the user has only added so far is the user's once it is made primary here,
   * and an account that only claims it loses it. Needs `users:write`. 404 `USER_NOT_FOUND`, 409 `USERNAME_TAKEN`, and
   * 409 `EMAIL_TAKEN` or `PHONE_TAKEN` where such an address is another user's.
   */
  readonly updateUser: User;
  /** Changes a webhook app; members left out stay as they are. Needs `webhooks:write`. 404 `WEBHOOK_APP_NOT_FOUND`. */
  readonly updateWebhookApp: WebhookApp;
  /**
   * Changes an endpoint; members left out stay as they are. Needs `webhooks:write`. New subscriptions need the scopes of the
   * service's own events that they match, as on creation. A new URL needs those of all events that the endpoint subscribes to,
   * that wait for it and, while a replay of the app runs, that were sent to it. 403 `INSUFFICIENT_PERMISSIONS` names the scopes
   * that are missing. 404 `WEBHOOK_ENDPOINT_NOT_FOUND`, 400 `ADDRESS_NOT_ALLOWED` where the URL leads to a private address.
   *
   * A URL of another origin (scheme, host or port) clears the stored headers, which may hold credentials for the former server,
   * unless the same request has `headers`. The signing secret stays; signatures do not reveal it.
   */
  readonly updateWebhookEndpoint: WebhookEndpoint;
  /**
   * Changes an event of the catalog; members left out stay as they are. What was triggered already is not touched. Needs
   * `webhooks:write`. 404 `WEBHOOK_APP_NOT_FOUND`, 404 `WEBHOOK_EVENT_NOT_FOUND`.
   */
  readonly updateWebhookEventType: WebhookEventType;
  /**
   * Changes a workspace; members left out stay as they are. Needs `workspaces:write`. 404 `WORKSPACE_NOT_FOUND` where there
   * is none of this id.
   */
  readonly updateWorkspace: Workspace;
  /**
   * Changes a membership; members left out stay as they are. Needs `workspaces:write`. 404 `WORKSPACE_NOT_FOUND` or
   * `MEMBERSHIP_NOT_FOUND` where there is none of this id; 409 `LAST_ADMIN` if it would leave members without an admin.
   */
  readonly updateWorkspaceMember: WorkspaceMember;
  /**
   * Checks a key that a customer has shown, and counts the call against its rate limits. It answers 200 whatever comes of it:
   * `valid` says whether to let the call through, `code` why not. Checked in this order, and the first that fails is told:
   * the key's form (`MALFORMED`), whether the app has it (`NOT_FOUND`), its owner (`OWNER_INACTIVE`), `REVOKED`, `EXPIRED`,
   * the app (`APP_INACTIVE`), the permissions asked for (`INSUFFICIENT_PERMISSIONS`), and the rate limits last
   * (`RATE_LIMITED`): only a call that would pass otherwise is counted, by all of its rules or by none. No rules, no limit.
   * Headers for the caller to pass on: `RateLimit-Policy` and `RateLimit` as in draft-ietf-httpapi-ratelimit-headers-11, each
   * rule by a name such as `per_key-1-minute`; `Retry-After` where `retry_after` is not null. All three are the key's: where
   * `rate_limits` is empty the first two are left out, even if the service limits its own callers (`RATE_LIMIT_PER_CREDENTIAL`).
   * Needs `api_auth_keys:verify`. 400 `VALIDATION_FAILED` where `app_name` is missing and `any_app` is not true, for an
   * expression that can't be read, and where a rule counts by address and `ip` is missing.
   */
  readonly verifyApiKey: ApiKeyVerification;
  /**
   * Checks up to 100 keys as one after the other; the answers have the same order. One request that is wrong (400) refuses all of
   * them, and then nothing is counted. RateLimit headers, where the answer has some, are of the service's own limits, and not to
   * be passed on. Needs `api_auth_keys:verify`.
   */
  readonly verifyApiKeys: ApiKeyVerificationList;
  /**
   * Verifies the enrolment by two consecutive codes of the app; from then on signing in asks for a code. The owner is told
   * by mail. In a sign-in attempt that waits for it (`enroll_second_factor`) it passes the second factor as well: the
   * account is signed in, the `__session` cookie is set anew and the envelope's `session` shows the sign-in, or the attempt
   * for what is still missing, such as backup codes.
   *
   * Needs a signed-in user who proved who they are in the last ten minutes, or a browser with such an attempt. Without an id
   * the active sign-in is meant, then the newest such attempt. 401 `NOT_AUTHENTICATED` with neither, 404
   * `SIGNIN_ATTEMPT_NOT_FOUND` for a named attempt that this browser doesn't have at this step, 403
   * `REAUTHENTICATION_REQUIRED`, 403 `INSUFFICIENT_PERMISSIONS` for a session token, 400 `DUPLICATE_CODES` for equal codes,
   * 400 `INVALID_TOTP_CODES` for wrong, swapped or separate ones, 400 `NO_AUTHENTICATOR` where no enrolment was started, 409
   * `ALREADY_VERIFIED`, 403 `FEATURE_DISABLED`, 429 `TOO_MANY_ATTEMPTS` after 5 failures of one enrolment, and after
   * 10 of one user from one address in 15 minutes, 20 in a day, or 30 from everywhere in a day.
   */
  readonly verifyAuthenticator: AuthenticatorVerification;
  /**
   * Confirms the link of a mail, once, within 10 minutes. The browser that confirms is the one that is signed in, not the one
   * that asked: somebody who asks for a link in another's name and waits until they open it gets nothing. Where
   * `magic_link.require_same_device` holds only the asking browser may confirm. A second factor is still asked for. The link
   * of a sign-up makes its account, and only the browser that signed up may confirm it: the owner of an address must not
   * confirm the password of a stranger. The link of an address that somebody added to their account verifies it, in the
   * browser in which they asked for it and are signed in.
   *
   * The link leads to `GET /auth/verify-magic-link`, a page that confirms by this call when its reader presses the button:
   * opening the link alone, as mail scanners do, uses nothing up.
   *
   * Anybody with the link may call. 400 `INVALID_LINK` for one that was used, replaced by a newer one, or is older than 10
   * minutes, 403 `OTHER_DEVICE` in another browser than the asking one, which leaves the link as it is, 400
   * `STRATEGY_NOT_AVAILABLE` where the settings take no links any more, 403 `IDENTIFIER_NOT_ALLOWED` and
   * `COUNTRY_NOT_ALLOWED` for a sign-in that the deployment's restrictions refuse, 400 `VALIDATION_FAILED` for a
   * `redirect_url` of a foreign origin.
   */
  readonly verifyMagicLink: MagicLinkResult;
  /**
   * Verifies the address by the code that was sent to it; an account that only claims it loses it. The first proof of the
   * address that the account was made with, in another browser session than the one that made it, takes the password, factors,
   * other sign-ins, keys and unverified addresses from the account; its data stay. The primary e-mail address is told.
   *
   * Needs a signed-in user. 404 `EMAIL_NOT_FOUND`, 409 `ALREADY_VERIFIED`, 400 `INVALID_CODE`, 409 `EMAIL_TAKEN` where another
   * user has verified it or was given it meanwhile, 403 `FEATURE_DISABLED` where the settings don't ask for e-mail addresses, 429
   * `TOO_MANY_ATTEMPTS` after 5 tries of one code.
   */
  readonly verifyMyEmail: MyEmail;
  /**
   * Verifies the number by the code that was sent to it; an account that only claims it loses it. The first proof of the
   * number that the account was made with, in another browser session than the one that made it, takes the password, factors,
   * other sign-ins, keys and unverified addresses from the account; its data stay. The primary e-mail address is told.
   *
   * Needs a signed-in user. 404 `PHONE_NOT_FOUND`, 409 `ALREADY_VERIFIED`, 400 `INVALID_CODE`, 409 `PHONE_TAKEN` where another
   * user has verified it or was given it meanwhile, 403 `FEATURE_DISABLED` where the settings don't ask for phone numbers, 429
   * `TOO_MANY_ATTEMPTS` after 5 tries of one code.
   */
  readonly verifyMyPhone: MyPhone;
  /**
   * Tries the mail server: connects, authenticates and sends one mail, which may take half a minute. Success marks it as
   * verified. Needs `settings:write`. 409 `NO_SMTP_CONFIG` where there is none, 400 `ADDRESS_NOT_ALLOWED` where it lies in a
   * network that may not be reached, `SMTP_FAILED` with the reason for everything else; 409 `CONFLICT` where it was changed
   * meanwhile.
   */
  readonly verifySmtpConfig: SmtpConfig;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationAcceptMyInvitationArgs = {
  invitationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationAddMemberOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  input: AddColleagueInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationAddMyEmailArgs = {
  input: AddMyEmailInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationAddMyPhoneArgs = {
  input: AddMyPhoneInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationAddOrganizationMemberArgs = {
  input: AddOrganizationMemberInput;
  organizationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationAddToAllowlistArgs = {
  input: AddRestrictionInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationAddToBlocklistArgs = {
  input: AddRestrictionInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationAddUserEmailArgs = {
  input: AddUserEmailInput;
  userId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationAddUserPhoneArgs = {
  input: AddUserPhoneInput;
  userId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationAddWorkspaceMemberArgs = {
  input: AddWorkspaceMemberInput;
  workspaceId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationApproveWaitlistEntryArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationAttemptVerificationArgs = {
  input: AttemptVerificationInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCancelWebhookReplayArgs = {
  appName: Scalars['String']['input'];
  taskId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateAiAgentArgs = {
  input: CreateAiAgentInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateAiKnowledgeBaseArgs = {
  input: CreateAiKnowledgeBaseInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateApiAuthAppArgs = {
  input: CreateApiAuthAppInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  input: CreateApiAuthKeyInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateApiKeyArgs = {
  input: CreateApiKeyInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateInvitationArgs = {
  input: CreateInvitationInput;
  organizationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateJwtTemplateArgs = {
  input: CreateJwtTemplateInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateKnowledgeBaseDocumentArgs = {
  input: CreateKnowledgeBaseDocumentInput;
  kbId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateMyApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  input: CreateMyApiAuthKeyInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateMyOrganizationArgs = {
  input: CreateOrganizationInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateMyWorkspaceArgs = {
  input: CreateMyWorkspaceInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateOrganizationArgs = {
  input: CreateOrganizationInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateOrganizationRoleArgs = {
  input: CreateRoleInput;
  organizationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateWebhookAppArgs = {
  input: CreateWebhookAppInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateWebhookEndpointArgs = {
  input: CreateWebhookEndpointInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateWebhookEventTypeArgs = {
  appName: Scalars['String']['input'];
  input: CreateWebhookEventTypeInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateWorkspaceArgs = {
  input: CreateWorkspaceInput;
  organizationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateWorkspaceInvitationArgs = {
  input: CreateInvitationInput;
  workspaceId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCreateWorkspaceRoleArgs = {
  input: CreateRoleInput;
  workspaceId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeclineMyInvitationArgs = {
  invitationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteAiAgentArgs = {
  agentId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteAiKnowledgeBaseArgs = {
  kbId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteApiAuthAppArgs = {
  appName: Scalars['String']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteJwtTemplateArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteKnowledgeBaseDocumentArgs = {
  documentId: Scalars['ID']['input'];
  kbId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteMyEmailArgs = {
  emailId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteMyOrganizationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteMyPhoneArgs = {
  phoneId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteMySessionArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteMyWorkspaceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteOrganizationArgs = {
  organizationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteOrganizationRoleArgs = {
  organizationId: Scalars['ID']['input'];
  roleId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteUserArgs = {
  userId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteUserEmailArgs = {
  emailId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteUserPhoneArgs = {
  phoneId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteWaitlistEntryArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteWebhookAppArgs = {
  appName: Scalars['String']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteWebhookEndpointArgs = {
  endpointId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteWebhookEventTypeArgs = {
  appName: Scalars['String']['input'];
  eventName: Scalars['String']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteWorkspaceArgs = {
  workspaceId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationForgotPasswordArgs = {
  input: ForgotPasswordInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationImportApiAuthKeysArgs = {
  appName: Scalars['String']['input'];
  input: ImportApiAuthKeysInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationInviteToOrganizationArgs = {
  id: Scalars['ID']['input'];
  input: CreateInvitationInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationInviteToWorkspaceArgs = {
  id: Scalars['ID']['input'];
  input: CreateInvitationInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationJoinWaitlistArgs = {
  input: JoinWaitlistInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationLeaveOrganizationArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationLeaveWorkspaceArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationMakeMyEmailPrimaryArgs = {
  emailId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationMakeMyPhonePrimaryArgs = {
  phoneId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationPrepareMyEmailArgs = {
  emailId: Scalars['ID']['input'];
  input?: InputMaybe<PrepareMyEmailInput>;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationPrepareMyPhoneArgs = {
  input?: InputMaybe<PrepareMyPhoneInput>;
  phoneId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationPrepareVerificationArgs = {
  input: PrepareVerificationInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationReactivateWebhookEndpointArgs = {
  endpointId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationReauthenticateArgs = {
  input: ReauthenticateInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRegenerateBackupCodesArgs = {
  input?: InputMaybe<RegenerateBackupCodesInput>;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRemoveAuthenticatorArgs = {
  input?: InputMaybe<RemoveAuthenticatorInput>;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRemoveFromAllowlistArgs = {
  value: Scalars['String']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRemoveFromBlocklistArgs = {
  value: Scalars['String']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRemoveMemberOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  membershipId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRemoveMemberOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  membershipId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRemoveOrganizationMemberArgs = {
  membershipId: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRemoveWorkspaceMemberArgs = {
  membershipId: Scalars['ID']['input'];
  workspaceId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationReplayWebhookDeliveriesArgs = {
  appName: Scalars['String']['input'];
  input: ReplayWebhookDeliveriesInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationResendInvitationArgs = {
  invitationId: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationResendInvitationOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  invitationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationResendInvitationOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  invitationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationResendWorkspaceInvitationArgs = {
  invitationId: Scalars['ID']['input'];
  workspaceId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRetryWebhookDeliveryArgs = {
  deliveryId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRevokeApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  input: RevokeApiAuthKeyInput;
  keyId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRevokeApiKeyArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRevokeInvitationArgs = {
  invitationId: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRevokeInvitationOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  invitationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRevokeInvitationOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  invitationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRevokeMyApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  keyId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRevokeUserSessionsArgs = {
  userId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRevokeWorkspaceInvitationArgs = {
  invitationId: Scalars['ID']['input'];
  workspaceId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRotateApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  input: RotateApiAuthKeyInput;
  keyId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRotateMyApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  input: RotateApiAuthKeyInput;
  keyId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRotateSigningKeysArgs = {
  input?: InputMaybe<RotateSigningKeysInput>;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRotateWebhookAppSecretArgs = {
  appName: Scalars['String']['input'];
  input: RotateWebhookAppSecretInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRotateWebhookEndpointSecretArgs = {
  endpointId: Scalars['ID']['input'];
  input: RotateWebhookEndpointSecretInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationSetAllowedOriginsArgs = {
  input: AllowedOriginsInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationSetMyPasswordArgs = {
  input: SetMyPasswordInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationSetSmtpConfigArgs = {
  input: SmtpConfigInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationSetUserPasswordArgs = {
  input: SetUserPasswordInput;
  userId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationSignOutArgs = {
  input?: InputMaybe<SignOutInput>;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationStartAuthenticatorArgs = {
  input?: InputMaybe<StartAuthenticatorInput>;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationSwitchOrganizationArgs = {
  input: SwitchOrganizationInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationSwitchSignInArgs = {
  input: SwitchSignInInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationSwitchWorkspaceArgs = {
  input: SwitchWorkspaceInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationTestWebhookEndpointArgs = {
  appName: Scalars['String']['input'];
  endpointId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationTriggerWebhookEventArgs = {
  appName: Scalars['String']['input'];
  input: WebhookEventInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationTriggerWebhookEventsArgs = {
  appName: Scalars['String']['input'];
  input: TriggerWebhookEventsInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateAiAgentArgs = {
  agentId: Scalars['ID']['input'];
  input: UpdateAiAgentInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateAiKnowledgeBaseArgs = {
  input: UpdateAiKnowledgeBaseInput;
  kbId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateApiAuthAppArgs = {
  appName: Scalars['String']['input'];
  input: UpdateApiAuthAppInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  input: UpdateApiAuthKeyInput;
  keyId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateAuthSettingsArgs = {
  input: UpdateAuthSettingsInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateB2bSettingsArgs = {
  input: UpdateB2bSettingsInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateDeploymentArgs = {
  input: UpdateDeploymentInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateJwtTemplateArgs = {
  id: Scalars['ID']['input'];
  input: UpdateJwtTemplateInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateMeArgs = {
  input: UpdateMeInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateMemberOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  input: UpdateColleagueInput;
  membershipId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateMemberOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  input: UpdateColleagueInput;
  membershipId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateMyOrganizationArgs = {
  id: Scalars['ID']['input'];
  input: UpdateOrganizationInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateMyWorkspaceArgs = {
  id: Scalars['ID']['input'];
  input: UpdateWorkspaceInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateOrganizationArgs = {
  input: UpdateOrganizationInput;
  organizationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateOrganizationMemberArgs = {
  input: UpdateOrganizationMemberInput;
  membershipId: Scalars['ID']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateOrganizationRoleArgs = {
  input: UpdateRoleInput;
  organizationId: Scalars['ID']['input'];
  roleId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateRestrictionsArgs = {
  input: UpdateRestrictionsInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateUiSettingsArgs = {
  input: UpdateUiSettingsInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateUserArgs = {
  input: UpdateUserInput;
  userId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateWebhookAppArgs = {
  appName: Scalars['String']['input'];
  input: UpdateWebhookAppInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateWebhookEndpointArgs = {
  endpointId: Scalars['ID']['input'];
  input: UpdateWebhookEndpointInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateWebhookEventTypeArgs = {
  appName: Scalars['String']['input'];
  eventName: Scalars['String']['input'];
  input: UpdateWebhookEventTypeInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateWorkspaceArgs = {
  input: UpdateWorkspaceInput;
  workspaceId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateWorkspaceMemberArgs = {
  input: UpdateWorkspaceMemberInput;
  membershipId: Scalars['ID']['input'];
  workspaceId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationVerifyApiKeyArgs = {
  input: VerifyApiKeyInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationVerifyApiKeysArgs = {
  input: VerifyApiKeysInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationVerifyAuthenticatorArgs = {
  input: VerifyAuthenticatorInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationVerifyMagicLinkArgs = {
  input: VerifyMagicLinkInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationVerifyMyEmailArgs = {
  emailId: Scalars['ID']['input'];
  input: VerifyMyAddressInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationVerifyMyPhoneArgs = {
  input: VerifyMyAddressInput;
  phoneId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationVerifySmtpConfigArgs = {
  input: VerifySmtpConfigInput;
};

/** A key of the signed-in user. The key itself is stored nowhere. */
export type MyApiAuthKey = {
  /** Name of its API. */
  readonly appName: Scalars['String']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it ends; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Its last four characters, to recognise it by; null for an imported key of which they are not known. */
  readonly lastFour?: Maybe<Scalars['String']['output']>;
  /** When it was last used, some seconds late; null while it was not. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the user calls it. */
  readonly name: Scalars['String']['output'];
  /** The organization that it acts in; null for none. */
  readonly organizationId?: Maybe<Scalars['ID']['output']>;
  /**
   * What it was given, each in the form `resource:action` and taken literally. It permits of that what the API lets users give
   * now, where the user made it; in an organization or workspace, what the user's roles there permit as well.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** What it begins with, `_` behind it; null for an imported key of which this is not known. */
  readonly prefix?: Maybe<Scalars['String']['output']>;
  /** Id of the key that a rotation made in its stead; null while none did. */
  readonly replacedById?: Maybe<Scalars['ID']['output']>;
  /** When it was revoked; null while it was not. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the user made it, and may rotate it; false where the company did. */
  readonly selfMade: Scalars['Boolean']['output'];
  /** The workspace that it acts in; null for none. */
  readonly workspaceId?: Maybe<Scalars['ID']['output']>;
};

/** An e-mail address of the signed-in user. */
export type MyEmail = {
  /** The address. */
  readonly email: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is the one that mail goes to. */
  readonly isPrimary: Scalars['Boolean']['output'];
  /** Whether the user has proved to receive mail there. */
  readonly isVerified: Scalars['Boolean']['output'];
  /** When that was. */
  readonly verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** An invitation as the invited user sees it. */
export type MyInvitation = {
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The user's address that was invited. */
  readonly email: Scalars['String']['output'];
  /** When it expires. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Who sent it; null if the application did. */
  readonly invitedBy?: Maybe<Inviter>;
  /** The organization that it is to, or whose workspace it is to. */
  readonly organization: InvitingOrganization;
  /** The roles that the user will have there. */
  readonly roles: ReadonlyArray<GrantedRole>;
  /** The workspace that it is to; null for an invitation to the organization itself. */
  readonly workspace?: Maybe<InvitingWorkspace>;
};

/** An organization that the signed-in user is a member of. */
export type MyOrganization = {
  /** Name shown to people; the name itself unless one was given. */
  readonly displayName: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Absolute http or https URL of the logo. */
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  /** Its members, in the order in which they joined, as they see each other. For its members alone. */
  readonly members: OrganizationMemberConnection;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Unique in the deployment; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
};


/** An organization that the signed-in user is a member of. */
export type MyOrganizationMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A membership of an organization, as the member sees it. */
export type MyOrganizationMembership = {
  /** When the user became a member. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The organization. */
  readonly organization: MyOrganization;
  /** What they permit, together; each in the form `resource:action`. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** The roles held in this organization. */
  readonly roles: ReadonlyArray<GrantedRole>;
};

/** A page of the user's own memberships of organizations. */
export type MyOrganizationMembershipConnection = {
  /** The memberships with their cursors. */
  readonly edges: ReadonlyArray<MyOrganizationMembershipEdge>;
  /** The memberships alone. */
  readonly nodes: ReadonlyArray<MyOrganizationMembership>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A membership in a list. */
export type MyOrganizationMembershipEdge = {
  /** Pass it as `after` to read on behind this membership. */
  readonly cursor: Scalars['String']['output'];
  /** The membership. */
  readonly node: MyOrganizationMembership;
};

/** A phone number of the signed-in user. */
export type MyPhone = {
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is the one that messages go to. */
  readonly isPrimary: Scalars['Boolean']['output'];
  /** Whether the user has proved to receive messages there. */
  readonly isVerified: Scalars['Boolean']['output'];
  /** The number in E.164 form. */
  readonly phoneNumber: Scalars['String']['output'];
  /** When that was. */
  readonly verifiedAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A browser in which the user is signed in. */
export type MySession = {
  /** 64-bit id of the session as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Address that the browser signed in from. */
  readonly ip?: Maybe<Scalars['String']['output']>;
  /** Whether it is the browser that asks. */
  readonly isCurrent: Scalars['Boolean']['output'];
  /** When the browser last called; exact to a minute. */
  readonly lastActiveAt: Scalars['DateTime']['output'];
  /** How the user signed in: a strategy such as `email_password`, or `sign_up`. */
  readonly method?: Maybe<Scalars['String']['output']>;
  /** The second factor that was passed: `totp`, `backup_code`, or null. */
  readonly secondFactor?: Maybe<Scalars['String']['output']>;
  /** When the user signed in there. */
  readonly signedInAt: Scalars['DateTime']['output'];
  /** What the browser says it is, up to 512 characters. */
  readonly userAgent?: Maybe<Scalars['String']['output']>;
};

/** A workspace that the signed-in user is a member of. */
export type MyWorkspace = {
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Its members, in the order in which they joined, as they see each other. For its members alone. */
  readonly members: WorkspaceColleagueConnection;
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** The organization it belongs to. */
  readonly organization: WorkspaceOrganization;
  /** Unique in its organization; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
};


/** A workspace that the signed-in user is a member of. */
export type MyWorkspaceMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A membership of a workspace, as the member sees it. */
export type MyWorkspaceMembership = {
  /** When the user became a member. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** What the roles held in this workspace permit, together; each in the form `resource:action`. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** The workspace. */
  readonly workspace: MyWorkspace;
};

/** A page of the user's own memberships of workspaces. */
export type MyWorkspaceMembershipConnection = {
  /** The memberships with their cursors. */
  readonly edges: ReadonlyArray<MyWorkspaceMembershipEdge>;
  /** The memberships alone. */
  readonly nodes: ReadonlyArray<MyWorkspaceMembership>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A membership in a list. */
export type MyWorkspaceMembershipEdge = {
  /** Pass it as `after` to read on behind this membership. */
  readonly cursor: Scalars['String']['output'];
  /** The membership. */
  readonly node: MyWorkspaceMembership;
};

/** Users' own names. */
export type NameSettings = {
  /** Whether users may have a first name. */
  readonly firstNameEnabled: Scalars['Boolean']['output'];
  /** Whether sign-up asks for a first name. */
  readonly firstNameRequired: Scalars['Boolean']['output'];
  /** Whether users may have a last name. */
  readonly lastNameEnabled: Scalars['Boolean']['output'];
  /** Whether sign-up asks for a last name. */
  readonly lastNameRequired: Scalars['Boolean']['output'];
};

/** Users' own names. Members left out stay as they are. */
export type NameSettingsInput = {
  /** Whether users may have a first name. */
  readonly firstNameEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether sign-up asks for a first name. */
  readonly firstNameRequired?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users may have a last name. */
  readonly lastNameEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether sign-up asks for a last name. */
  readonly lastNameRequired?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A company, team or customer: the first level of tenancy. It holds workspaces, and users are its members. */
export type Organization = {
  /**
   * Keys of API auth apps that belong to the organization, its workspaces or members of them, oldest first, revoked and
   * expired ones too unless one status is asked for.
   */
  readonly apiAuthKeys: ApiAuthKeyConnection;
  /** What was changed of the organization itself, newest first; its members, roles and workspaces have records of their own. */
  readonly auditLog: AuditRecordConnection;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name shown to people; the name itself unless one was given. */
  readonly displayName: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Its own invitations of every status, oldest first; those to its workspaces are theirs. */
  readonly invitations: InvitationConnection;
  /** Absolute http or https URL of the logo. */
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  /** Number of members. */
  readonly memberCount: Scalars['Int']['output'];
  /** Its members, in the order in which they joined. */
  readonly members: OrganizationMembershipConnection;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** The roles that its members can have: the deployment's first, then its own, oldest first. */
  readonly roles: ReadonlyArray<Role>;
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
export type OrganizationApiAuthKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  status?: InputMaybe<ApiAuthKeyStatus>;
};


/** A company, team or customer: the first level of tenancy. It holds workspaces, and users are its members. */
export type OrganizationAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditLogFilter>;
  first: Scalars['Int']['input'];
};


/** A company, team or customer: the first level of tenancy. It holds workspaces, and users are its members. */
export type OrganizationInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A company, team or customer: the first level of tenancy. It holds workspaces, and users are its members. */
export type OrganizationMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A company, team or customer: the first level of tenancy. It holds workspaces, and users are its members. */
export type OrganizationWorkspacesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A page of the deployment's organizations. */
export type OrganizationConnection = {
  /** The organizations with their cursors. */
  readonly edges: ReadonlyArray<OrganizationEdge>;
  /** The organizations alone. */
  readonly nodes: ReadonlyArray<Organization>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An organization as its members see it. */
export type OrganizationDetail = {
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
  /** Number of its members. */
  readonly membersCount: Scalars['Int']['output'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** What the caller's roles in it permit, together; each in the form `resource:action`. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** Unique in the deployment; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** An organization in a list. */
export type OrganizationEdge = {
  /** Pass it as `after` to read on behind this organization. */
  readonly cursor: Scalars['String']['output'];
  /** The organization. */
  readonly node: Organization;
};

/** An invitation as the admins and managers of the organization or workspace see it. */
export type OrganizationInvitation = {
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The invited address. */
  readonly email: Scalars['String']['output'];
  /** When it expires, or did. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Who sent it; null if the application did. */
  readonly invitedBy?: Maybe<Inviter>;
  /** The roles that the invited person is to have. */
  readonly roles: ReadonlyArray<GrantedRole>;
  /** Where it stands now. */
  readonly status: InvitationStatus;
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

/** A member of an organization, as the other members see them. */
export type OrganizationMember = {
  /** Id of the membership. */
  readonly id: Scalars['ID']['output'];
  /** When the member joined. */
  readonly joinedAt: Scalars['DateTime']['output'];
  /**
   * When the member was last active while working in the organization; before they ever were, when they were last active in
   * the application. Null if never.
   */
  readonly lastActive?: Maybe<Scalars['DateTime']['output']>;
  /** The member's roles in the organization. */
  readonly roles: ReadonlyArray<GrantedRole>;
  /** The person. */
  readonly user: OrganizationMemberUser;
};

/** A page of an organization's members. */
export type OrganizationMemberConnection = {
  /** The members with their cursors. */
  readonly edges: ReadonlyArray<OrganizationMemberEdge>;
  /** The members alone. */
  readonly nodes: ReadonlyArray<OrganizationMember>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A member in a list. */
export type OrganizationMemberEdge = {
  /** Pass it as `after` to read on behind this member. */
  readonly cursor: Scalars['String']['output'];
  /** The member. */
  readonly node: OrganizationMember;
};

/** What an organization's members can be sorted by. */
export type OrganizationMemberSortKey =
  /** When they joined. */
  | 'CREATED_AT'
  /** Primary e-mail address. */
  | 'EMAIL'
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME'
  /** Username. */
  | 'USERNAME';

/** What the members of an organization see of each other. */
export type OrganizationMemberUser = {
  /** Primary e-mail address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Whether the primary e-mail address was proved. */
  readonly emailVerified: Scalars['Boolean']['output'];
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Id of the user. */
  readonly id: Scalars['ID']['output'];
  /** URL of the profile image. */
  readonly imageUrl?: Maybe<Scalars['String']['output']>;
  /** Last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Whether the primary phone number was proved. */
  readonly phoneVerified: Scalars['Boolean']['output'];
  /** Whether signing in asks for a second factor. */
  readonly twoFactorEnabled: Scalars['Boolean']['output'];
  /** Username. */
  readonly username?: Maybe<Scalars['String']['output']>;
};

/** A user's membership of an organization, with what lists show of the user. */
export type OrganizationMembership = {
  /** When the user joined. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The user's first name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The user's last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** The organization. */
  readonly organization: Organization;
  /** Id of the organization. */
  readonly organizationId: Scalars['ID']['output'];
  /** The user's primary e-mail address. */
  readonly primaryEmailAddress?: Maybe<Scalars['String']['output']>;
  /** The user's primary phone number. */
  readonly primaryPhoneNumber?: Maybe<Scalars['String']['output']>;
  /** Free data of the application, readable by the user. */
  readonly publicMetadata: Scalars['JSONObject']['output'];
  /** The member's roles in the organization. */
  readonly roles: ReadonlyArray<Role>;
  /** When the membership last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The user. */
  readonly user: User;
  /** When the user was created. */
  readonly userCreatedAt: Scalars['DateTime']['output'];
  /** Id of the user. */
  readonly userId: Scalars['ID']['output'];
  /** The user's username. */
  readonly username?: Maybe<Scalars['String']['output']>;
};

/** A page of memberships, of one organization or of one user. */
export type OrganizationMembershipConnection = {
  /** The memberships with their cursors. */
  readonly edges: ReadonlyArray<OrganizationMembershipEdge>;
  /** The memberships alone. */
  readonly nodes: ReadonlyArray<OrganizationMembership>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A membership in a list. */
export type OrganizationMembershipEdge = {
  /** Pass it as `after` to read on behind this membership. */
  readonly cursor: Scalars['String']['output'];
  /** The membership. */
  readonly node: OrganizationMembership;
};

/** A page of an organization's members. */
export type OrganizationMembershipList = {
  /** The memberships. */
  readonly data: ReadonlyArray<OrganizationMembership>;
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

/** Sign-in by a passkey. */
export type PasskeySettings = {
  /** Whether browsers offer passkeys in the sign-in form. */
  readonly allowAutofill: Scalars['Boolean']['output'];
  /** Whether users may sign in by it. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Whether users without a passkey are offered one after they signed in. */
  readonly promptRegistrationOnAuth: Scalars['Boolean']['output'];
};

/** Sign-in by a passkey. Members left out stay as they are. */
export type PasskeySettingsInput = {
  /** Whether browsers offer passkeys in the sign-in form. */
  readonly allowAutofill?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users may sign in by it. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users without a passkey are offered one after they signed in. */
  readonly promptRegistrationOnAuth?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a password needs. */
export type PasswordRules = {
  /** Least length in characters. */
  readonly minLength: Scalars['Int']['output'];
  /** Whether it needs a lower-case letter. */
  readonly requireLowercase: Scalars['Boolean']['output'];
  /** Whether it needs a digit. */
  readonly requireNumber: Scalars['Boolean']['output'];
  /** Whether it needs a character that is no letter, digit or blank. */
  readonly requireSpecial: Scalars['Boolean']['output'];
  /** Whether it needs an upper-case letter. */
  readonly requireUppercase: Scalars['Boolean']['output'];
};

/** Passwords, and what they have to contain. */
export type PasswordSettings = {
  /** Whether users may have passwords. Sign-up requires one where a strategy signs in with it, and takes one otherwise. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Fewest characters, 8 to 128. */
  readonly minLength: Scalars['Int']['output'];
  /** Whether a lower-case letter is needed. */
  readonly requireLowercase: Scalars['Boolean']['output'];
  /** Whether a digit is needed. */
  readonly requireNumber: Scalars['Boolean']['output'];
  /** Whether a character is needed that is neither letter nor digit. */
  readonly requireSpecial: Scalars['Boolean']['output'];
  /** Whether an upper-case letter is needed. */
  readonly requireUppercase: Scalars['Boolean']['output'];
};

/** Passwords, and what they have to contain. Members left out stay as they are. */
export type PasswordSettingsInput = {
  /** Whether users may have passwords. Sign-up requires one where a strategy signs in with it, and takes one otherwise. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Fewest characters, 8 to 128. */
  readonly minLength?: InputMaybe<Scalars['Int']['input']>;
  /** Whether a lower-case letter is needed. */
  readonly requireLowercase?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a digit is needed. */
  readonly requireNumber?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a character is needed that is neither letter nor digit. */
  readonly requireSpecial?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether an upper-case letter is needed. */
  readonly requireUppercase?: InputMaybe<Scalars['Boolean']['input']>;
};

/** How a message reaches a phone. */
export type PhoneChannel =
  /** A text message. */
  | 'SMS'
  /** A message in WhatsApp. */
  | 'WHATSAPP';

/** Phone numbers as a means to sign up and in. */
export type PhoneSettings = {
  /** Whether users may have phone numbers. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Whether each user must have one. */
  readonly required: Scalars['Boolean']['output'];
  /** Whether codes reach phones by SMS; sign-in by `phone_otp` needs this or WhatsApp. */
  readonly smsVerificationAllowed: Scalars['Boolean']['output'];
  /** Whether a number has to be proven before its account is made. Nobody then learns whether it is taken but its owner. */
  readonly verifySignup: Scalars['Boolean']['output'];
  /** Whether codes reach phones by WhatsApp; sign-in by `phone_otp` needs this or SMS. */
  readonly whatsappVerificationAllowed: Scalars['Boolean']['output'];
};

/** Phone numbers as a means to sign up and in. Members left out stay as they are. */
export type PhoneSettingsInput = {
  /** Whether users may have phone numbers. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether each user must have one. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether codes reach phones by SMS; sign-in by `phone_otp` needs this or WhatsApp. */
  readonly smsVerificationAllowed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether a number has to be proven before its account is made. Nobody then learns whether it is taken but its owner. */
  readonly verifySignup?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether codes reach phones by WhatsApp; sign-in by `phone_otp` needs this or SMS. */
  readonly whatsappVerificationAllowed?: InputMaybe<Scalars['Boolean']['input']>;
};

/** In which form an address of one's own is verified. */
export type PrepareMyEmailInput = {
  /**
   * For links: where the page goes once the link is confirmed. An http or https URL of up to 2,048 characters on the
   * deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** `email_code` or `email_link`; what the settings allow when left out, a code before a link. */
  readonly strategy?: InputMaybe<VerificationStrategy>;
};

/** How the code is to reach the phone. */
export type PrepareMyPhoneInput = {
  /** One that the settings allow; SMS when left out, or WhatsApp where SMS is not allowed. */
  readonly channel?: InputMaybe<PhoneChannel>;
};

/** Which attempt is to get a message, and in which form. */
export type PrepareVerificationInput = {
  /**
   * For links: where the page goes once the link is confirmed. An http or https URL of up to 2,048 characters on the
   * deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** Id of a sign-in attempt, as `session.signin_attempts` shows it. */
  readonly signinAttemptId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of a sign-up attempt, as `session.signup_attempts` shows it. */
  readonly signupAttemptId?: InputMaybe<Scalars['ID']['input']>;
  /** In which form; the one that the attempt began with when left out. A sign-in keeps the form that it began with. */
  readonly strategy?: InputMaybe<VerificationStrategy>;
};

/** A code that is on its way to the user's own mailbox. */
export type PreparedReauthentication = {
  /** The address that it goes to: the verified primary one. */
  readonly email: Scalars['String']['output'];
  /** When the code ends, 10 minutes after it was sent. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** When the next one may be asked for, 60 seconds after this one. */
  readonly resendAt: Scalars['DateTime']['output'];
};

/** A message that is on its way, if anybody has the address. */
export type PreparedVerification = {
  /** When the code or link ends, 10 minutes after it was sent. */
  readonly expiresAt: Scalars['DateTime']['output'];
  /** When the next message may be asked for, 60 seconds after this one. */
  readonly resendAt: Scalars['DateTime']['output'];
  /** In which form the address is verified. */
  readonly strategy: VerificationStrategy;
};

/** Whose token to show. */
export type PreviewJwtTemplateInput = {
  /** Id of the organization that the user works in; none when left out. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the user. */
  readonly userId: Scalars['ID']['input'];
  /** Id of the workspace that the user works in; none when left out. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};

/** What can be read. Lists end in their ids, so that their order is stable. */
export type Query = {
  /** One AI agent. Needs `ai_agents:read`. 404 `AI_AGENT_NOT_FOUND` where there is none of this id. */
  readonly aiAgent: AiAgent;
  /** The deployment's AI agents, newest first, page by page. Needs `ai_agents:read`. */
  readonly aiAgents: AiAgentList;
  /** One AI knowledge base. Needs `ai_knowledge_bases:read`. 404 `AI_KNOWLEDGE_BASE_NOT_FOUND` where there is none of this id. */
  readonly aiKnowledgeBase: AiKnowledgeBase;
  /** The deployment's AI knowledge bases, newest first, page by page. Needs `ai_knowledge_bases:read`. */
  readonly aiKnowledgeBases: AiKnowledgeBaseList;
  /**
   * The origins of other sites whose pages may call the deployment host with cookies, and that its redirects may lead to.
   * Needs `settings:read`.
   */
  readonly allowedOrigins: AllowedOrigins;
  /** Addresses and domains that may sign up and in while `allowlist_enabled` holds, newest first. Needs `settings:read`. */
  readonly allowlist: RestrictionList;
  /**
   * One API auth app. Needs `api_auth_apps:read`. 404 `API_AUTH_APP_NOT_FOUND` where there is none of this name, or it was
   * deleted.
   */
  readonly apiAuthApp: ApiAuthApp;
  /**
   * How often the keys of an API auth app were checked, and what came of it: counted by the minute, some seconds late, and kept
   * for 90 days unless configured otherwise. Checks of keys that the app does not have are counted too. Needs
   * `api_auth_keys:read`. 404 `API_AUTH_APP_NOT_FOUND` where there is no app of this name.
   */
  readonly apiAuthAppUsage: ApiAuthAppUsage;
  /** The deployment's API auth apps without the deleted ones, newest first. Needs `api_auth_apps:read`. */
  readonly apiAuthApps: ApiAuthAppList;
  /** One key of an API auth app. Needs `api_auth_keys:read`. 404 `API_AUTH_KEY_NOT_FOUND` where the app has none of this id. */
  readonly apiAuthKey: ApiAuthKey;
  /** The same for one key. Needs `api_auth_keys:read`. 404 `API_AUTH_KEY_NOT_FOUND` where the app has none of this id. */
  readonly apiAuthKeyUsage: ApiAuthKeyUsage;
  /**
   * The keys of an API auth app, newest first, revoked and expired ones too unless one status is asked for. Needs
   * `api_auth_keys:read`. 404 `API_AUTH_APP_NOT_FOUND` where there is no app of this name.
   */
  readonly apiAuthKeys: ApiAuthKeyList;
  /** The deployment's API keys, newest first, revoked and expired ones too. Needs `api_keys:read`. */
  readonly apiKeys: ApiKeyList;
  /**
   * What was changed, by whom and from where, newest first: every change of the deployment, on both hosts. Records are kept
   * for `RETENTION_DAYS` of the service's configuration. Needs `audit_log:read` and no other scope: it shows what every kind
   * of resource was before and after, with people's names, e-mail addresses and phone numbers, without `users:read` too.
   */
  readonly auditLog: AuditRecordList;
  /**
   * What a sign-in or sign-up page needs to know before it shows a form: the ways to sign in, and what a sign-up asks for.
   * Anybody may ask.
   */
  readonly authOptions: AuthOptions;
  /**
   * How many backup codes the signed-in user has left; the codes themselves were shown when they were made. Needs a
   * signed-in user.
   */
  readonly backupCodes: BackupCodesLeft;
  /** Addresses and domains that may not sign up or in while `blocklist_enabled` holds, newest first. Needs `settings:read`. */
  readonly blocklist: RestrictionList;
  /** The deployment that the credential belongs to, with all of its settings. Needs `settings:read`. */
  readonly deployment: Deployment;
  /** The deployment's public face: what sign-in pages need before anybody signs in. Anybody may ask. */
  readonly deploymentMetadata: DeploymentMetadata;
  /**
   * Whether a new account could have an identifier, for forms that tell before they are sent. Exactly one argument names it.
   *
   * Anybody may call. 403 `FEATURE_DISABLED` where the settings don't enable such identifiers, and for e-mail addresses and
   * phone numbers wherever signing up would not tell either: where it verifies them (`verify_signup`, or an
   * allowlist in force) or isn't open to everybody. 400 `VALIDATION_FAILED` for one that no account could have, and unless exactly one is named.
   * 429 `TOO_MANY_ATTEMPTS` after 30 calls from one address in a minute.
   */
  readonly identifierAvailability: IdentifierAvailability;
  /**
   * The invitations to an organization itself, newest first; those to its workspaces are listed with these. Needs
   * `organizations:read`. 404 `ORGANIZATION_NOT_FOUND` where there is no such organization.
   */
  readonly invitations: InvitationList;
  /**
   * The invitations to an organization itself, newest first. Needs a sign-in and a role in that organization with
   * `organization:admin` or `organization:manage`: 403 `NOT_ORGANIZATION_MEMBER` for others than members, 403
   * `INSUFFICIENT_PERMISSIONS` for members without it, 404 `ORGANIZATION_NOT_FOUND` where the deployment has none of
   * this id.
   */
  readonly invitationsOfOrganization: ReadonlyArray<OrganizationInvitation>;
  /**
   * The invitations to a workspace, newest first. Needs a sign-in and a role in that workspace with `workspace:admin` or
   * `workspace:manage`, or `organization:admin` in its organization: 403 `NOT_WORKSPACE_MEMBER` for others than members,
   * 403 `INSUFFICIENT_PERMISSIONS` for members without it, 404 `WORKSPACE_NOT_FOUND` where the deployment has none of this
   * id.
   */
  readonly invitationsOfWorkspace: ReadonlyArray<OrganizationInvitation>;
  /** The keys of `/.well-known/jwks.json` in the envelope of this host. Anybody may ask, during maintenance too. */
  readonly jwk: JsonWebKeySet;
  /**
   * The public keys that the deployment's session and template tokens are verified with, as a JSON Web Key Set (RFC 7517):
   * the active key, the next one, which signs nothing yet, and retired ones until the longest-lived token that they signed
   * has expired. Anybody may ask, from any origin and during maintenance too. The answer is the bare key set, without the
   * envelope, and may be cached for 5 minutes; a verifier that meets an unknown `kid` asks again.
   */
  readonly jwks: JsonWebKeySet;
  /** One JWT template. Needs `jwt_templates:read`. 404 `JWT_TEMPLATE_NOT_FOUND` where there is none of this id. */
  readonly jwtTemplate: JwtTemplate;
  /** The deployment's JWT templates, newest first. Needs `jwt_templates:read`. */
  readonly jwtTemplates: JwtTemplateList;
  /** One document of a knowledge base. Needs `ai_knowledge_bases:read`. 404 `DOCUMENT_NOT_FOUND`. */
  readonly knowledgeBaseDocument: KnowledgeBaseDocument;
  /**
   * A knowledge base's documents, newest first, page by page. Needs `ai_knowledge_bases:read`. 404
   * `AI_KNOWLEDGE_BASE_NOT_FOUND`.
   */
  readonly knowledgeBaseDocuments: KnowledgeBaseDocumentList;
  /** The signed-in user's own account. Needs a signed-in user. */
  readonly me: Me;
  /**
   * The members of an organization as its other members see them, in the order in which they joined. Needs a sign-in and
   * membership of the organization: 403 `NOT_ORGANIZATION_MEMBER` without, 404 `ORGANIZATION_NOT_FOUND` where the
   * deployment has none of this id.
   */
  readonly membersOfOrganization: ReadonlyArray<OrganizationMember>;
  /**
   * The signed-in user's keys of an API, newest first, revoked and expired ones too, whoever made them. Needs a sign-in.
   * 404 `API_AUTH_APP_NOT_FOUND` where there is no API of this name that users make keys for, unless the user has made one for
   * it: keys are seen and revoked also where users make none any more, and while the API is switched off.
   */
  readonly myApiAuthKeys: ReadonlyArray<MyApiAuthKey>;
  /** The signed-in user's e-mail addresses, the primary one first, then the oldest first. Needs a signed-in user. */
  readonly myEmails: ReadonlyArray<MyEmail>;
  /**
   * The invitations that the signed-in user can accept, newest first: pending ones to any of their verified e-mail
   * addresses. Needs a signed-in user.
   */
  readonly myInvitations: ReadonlyArray<MyInvitation>;
  /** The signed-in user's memberships of organizations, the oldest first. Needs a sign-in. */
  readonly myOrganizationMemberships: ReadonlyArray<MyOrganizationMembership>;
  /** The signed-in user's phone numbers, the primary one first, then the oldest first. Needs a signed-in user. */
  readonly myPhones: ReadonlyArray<MyPhone>;
  /** The browsers in which the signed-in user is signed in, the one last used first. Needs a sign-in. */
  readonly mySessions: ReadonlyArray<MySession>;
  /** The signed-in user's memberships of workspaces, the oldest first. Needs a sign-in. */
  readonly myWorkspaceMemberships: ReadonlyArray<MyWorkspaceMembership>;
  /** One organization. Needs `organizations:read`. 404 `ORGANIZATION_NOT_FOUND` where there is none of this id. */
  readonly organization: Organization;
  /**
   * An organization as its members see it. Needs a sign-in and membership of the organization: 403 `NOT_ORGANIZATION_MEMBER`
   * without, 404 `ORGANIZATION_NOT_FOUND` where the deployment has none of this id.
   */
  readonly organizationDetail: OrganizationDetail;
  /**
   * The members of an organization, newest first unless sorted otherwise. Needs `organizations:read`.
   * 404 `ORGANIZATION_NOT_FOUND` where there is none of this id.
   */
  readonly organizationMembers: OrganizationMembershipList;
  /**
   * The roles that an organization's members can have: the deployment's first, then its own, oldest first.
   * Needs `organizations:read`. 404 `ORGANIZATION_NOT_FOUND` where there is none of this id.
   */
  readonly organizationRoles: RoleList;
  /**
   * The workspaces of an organization, newest first. Needs `workspaces:read`. 404 `ORGANIZATION_NOT_FOUND` where there
   * is no organization of this id.
   */
  readonly organizationWorkspaces: WorkspaceList;
  /** The deployment's organizations, newest first. Needs `organizations:read`. */
  readonly organizations: OrganizationList;
  /**
   * Shows the claims that `GET /session/token` with this template's name would sign now for a user who works in that
   * organization and workspace, `iss`, `sub`, `iat` and `exp` too; nothing is signed. There is no session, so `session.id`
   * is null; what a user is no member of is null, as it would be in the token. Needs
   * `jwt_templates:read` and `users:read`, and `organizations:read` or `workspaces:read` where the request names an organization
   * or a workspace; 403 `INSUFFICIENT_PERMISSIONS` names the scopes that are missing. 404 `JWT_TEMPLATE_NOT_FOUND`; 400
   * `VALIDATION_FAILED` where the deployment has no such user, organization or workspace; 400
   * `CLAIMS_TOO_LARGE` where the rendered claims take more than 8 KiB of JSON.
   */
  readonly previewJwtTemplate: JwtTemplatePreview;
  /**
   * The roles that an organization's members can have: the deployment's first, then its own, oldest first. Needs a sign-in
   * and a role in that organization with `organization:admin` or `organization:manage`: 403 `NOT_ORGANIZATION_MEMBER` for
   * others than members, 403 `INSUFFICIENT_PERMISSIONS` for members without it, 404 `ORGANIZATION_NOT_FOUND` where the
   * deployment has none of this id.
   */
  readonly rolesOfOrganization: ReadonlyArray<GrantedRole>;
  /**
   * The roles that a workspace's members can have: the deployment's first, then its own, oldest first. Needs a sign-in and a
   * role in that workspace with `workspace:admin` or `workspace:manage`, or in its organization with `organization:admin`:
   * 403 `NOT_WORKSPACE_MEMBER` for those who are neither members nor such admins, 403 `INSUFFICIENT_PERMISSIONS` for members
   * without it, 404 `WORKSPACE_NOT_FOUND` where the deployment has none of this id.
   */
  readonly rolesOfWorkspace: ReadonlyArray<GrantedRole>;
  /**
   * The APIs that the signed-in user may make keys for, by name. Needs a sign-in. An API that is closed to users by now, or
   * switched off, is not among them; the user's keys of it are still listed under its name, and can be revoked.
   */
  readonly selfServiceApps: ReadonlyArray<SelfServiceApp>;
  /**
   * The browser's session: who is signed in, and which sign-ins are still incomplete. Anybody may ask. With a session token
   * it shows the sign-in that the token stands for, and nothing else of that browser.
   */
  readonly session: CurrentSession;
  /**
   * A signed token (JWT, ES256) that stands for the active sign-in. Verify it with the keys of `/.well-known/jwks.json`.
   *
   * Without `template` it is the session token: header `typ` is `session+jwt`, `iss` the deployment's own URL, `aud`
   * `urn:gatehouse:session:` and the deployment's id, `sub` the user, `sid` the session, `signin_id` the sign-in, with
   * `iat` and `exp`. It lasts for `session_token_lifetime` of the auth settings, an hour at most, and opens this host as
   * `Authorization: Bearer` while the sign-in lives. The default JWT template, if there is one, adds its claims and its audiences.
   *
   * With `template` it is a token for another service: `typ` is `JWT`, `iss`, `sub`, `iat` and `exp` are set as above, the
   * other claims, the audience and the lifetime are the template's. It opens nothing here.
   *
   * Needs the session cookie: a session token makes no others, 403 `INSUFFICIENT_PERMISSIONS`. 404
   * `JWT_TEMPLATE_NOT_FOUND` where no template has this name; 400 `CLAIMS_TOO_LARGE` where the rendered claims take more
   * than 8 KiB of JSON.
   */
  readonly sessionToken: SessionToken;
  /**
   * The keys that the deployment signs tokens with, newest first: next, active, and retired ones whose tokens may still be
   * about. A purpose has no keys until its first token or the first look at the published ones. Needs `settings:read`.
   */
  readonly signingKeys: SigningKeyList;
  /** One user. Needs `users:read`. 404 `USER_NOT_FOUND` where there is none of this id. */
  readonly user: User;
  /**
   * The browsers in which a user is signed in, the one last used first. Needs `users:read`. 404 `USER_NOT_FOUND` where there
   * is none of this id.
   */
  readonly userSessions: UserSessionList;
  /** The deployment's users. Needs `users:read`. */
  readonly users: UserList;
  /** The signed-in user's own account, or null. Anybody may ask. */
  readonly viewer?: Maybe<Me>;
  /** Who asked to be let in, newest first. Needs `users:read`. */
  readonly waitlist: WaitlistEntryList;
  /** One webhook app. Needs `webhooks:read`. 404 `WEBHOOK_APP_NOT_FOUND` where there is none of this name. */
  readonly webhookApp: WebhookApp;
  /** The deployment's webhook apps, newest first. Needs `webhooks:read`. */
  readonly webhookApps: WebhookAppList;
  /**
   * A webhook app's deliveries, newest first. Needs `webhooks:read`. 404 `WEBHOOK_APP_NOT_FOUND` where there is no app of
   * this name.
   */
  readonly webhookDeliveries: WebhookDeliveryList;
  /**
   * One delivery with what is sent and its attempts. Needs `webhooks:read`. 404 `WEBHOOK_DELIVERY_NOT_FOUND` where there is
   * none of this id, or its time is over: messages are kept for 90 days unless the service is set up otherwise.
   */
  readonly webhookDelivery: WebhookDeliveryDetails;
  /** One endpoint. Needs `webhooks:read`. 404 `WEBHOOK_ENDPOINT_NOT_FOUND` where there is none of this id. */
  readonly webhookEndpoint: WebhookEndpoint;
  /**
   * A webhook app's endpoints, newest first. Needs `webhooks:read`. 404 `WEBHOOK_APP_NOT_FOUND` where there is no app of
   * this name.
   */
  readonly webhookEndpoints: WebhookEndpointList;
  /**
   * The events of the service itself that webhook endpoints may subscribe to, in any app, by name or by a prefix such as
   * `user.*`. Each is delivered as `{"type", "timestamp", "data"}`, where `timestamp` is when it happened and `data` the
   * resource as REST shows it when the event is sent, without secrets, with its `id` and `resource_type`: of several updates in
   * a burst each may show the last. Of what has ended or is gone by then it is what was recorded, without counts, roles and what
   * belongs to others. Order is not promised. Needs `webhooks:read`.
   */
  readonly webhookEventNames: ServiceEventList;
  /**
   * One event of the catalog of a webhook app, archived or not. Needs `webhooks:read`. 404 `WEBHOOK_APP_NOT_FOUND`, 404
   * `WEBHOOK_EVENT_NOT_FOUND`.
   */
  readonly webhookEventType: WebhookEventType;
  /**
   * The event catalog of a webhook app, by name. Events outside it can be triggered all the same. Needs `webhooks:read`.
   * 404 `WEBHOOK_APP_NOT_FOUND` where there is no app of this name.
   */
  readonly webhookEventTypes: WebhookEventTypeList;
  /**
   * How far a replay has come. Needs `webhooks:read`. 404 `WEBHOOK_APP_NOT_FOUND` where there is no app of this name,
   * `WEBHOOK_REPLAY_NOT_FOUND` where the app has no replay of this id.
   */
  readonly webhookReplay: WebhookReplay;
  /**
   * The replays of a webhook app that are still kept, newest first. Needs `webhooks:read`. 404 `WEBHOOK_APP_NOT_FOUND` where
   * there is no app of this name.
   */
  readonly webhookReplays: WebhookReplayList;
  /**
   * How a webhook app's deliveries fare in a time of up to 31 days. Needs `webhooks:read`. 404 `WEBHOOK_APP_NOT_FOUND` where
   * there is no app of this name.
   */
  readonly webhookStats: WebhookStats;
  /**
   * A webhook app's attempts counted by minute, hour or day (of UTC), those without attempts included. Needs `webhooks:read`.
   * 404 `WEBHOOK_APP_NOT_FOUND` where there is no app of this name.
   */
  readonly webhookTimeseries: WebhookTimeseries;
  /** One workspace. Needs `workspaces:read`. 404 `WORKSPACE_NOT_FOUND` where there is none of this id. */
  readonly workspace: Workspace;
  /**
   * A workspace as its members see it, with all of them unless a limit is given. Needs a sign-in and membership of the
   * workspace: 403 `NOT_WORKSPACE_MEMBER` without, 404 `WORKSPACE_NOT_FOUND` where the deployment has none of this id.
   */
  readonly workspaceDetail: WorkspaceDetailAnswer;
  /**
   * The invitations to a workspace, newest first. Needs `workspaces:read`. 404 `WORKSPACE_NOT_FOUND` where there is no such
   * workspace.
   */
  readonly workspaceInvitations: InvitationList;
  /**
   * A workspace's members, newest first unless sorted otherwise. Needs `workspaces:read`. 404 `WORKSPACE_NOT_FOUND` where
   * there is no workspace of this id.
   */
  readonly workspaceMembers: WorkspaceMemberList;
  /**
   * The roles that a workspace's members can have: the deployment's first, then its own, oldest first.
   * Needs `workspaces:read`. 404 `WORKSPACE_NOT_FOUND` where there is none of this id.
   */
  readonly workspaceRoles: RoleList;
  /** The workspaces of all organizations, newest first. Needs `workspaces:read`. */
  readonly workspaces: WorkspaceList;
  /**
   * The workspaces of an organization, the oldest first. Needs a sign-in and a role in that organization with
   * `organization:admin` or `organization:manage`: 403 `NOT_ORGANIZATION_MEMBER` for others than members, 403
   * `INSUFFICIENT_PERMISSIONS` for members without it, 404 `ORGANIZATION_NOT_FOUND` where the deployment has none of this id.
   */
  readonly workspacesOfOrganization: ReadonlyArray<WorkspaceSummary>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryAiAgentArgs = {
  agentId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryAiAgentsArgs = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryAiKnowledgeBaseArgs = {
  kbId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryAiKnowledgeBasesArgs = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryAllowlistArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryApiAuthAppArgs = {
  appName: Scalars['String']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryApiAuthAppUsageArgs = {
  appName: Scalars['String']['input'];
  interval: UsageInterval;
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryApiAuthAppsArgs = {
  includeInactive: Scalars['Boolean']['input'];
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  keyId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryApiAuthKeyUsageArgs = {
  appName: Scalars['String']['input'];
  interval: UsageInterval;
  keyId: Scalars['ID']['input'];
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryApiAuthKeysArgs = {
  appName: Scalars['String']['input'];
  lastFour?: InputMaybe<Scalars['String']['input']>;
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  selfMade?: InputMaybe<Scalars['Boolean']['input']>;
  status?: InputMaybe<ApiAuthKeyStatus>;
  userId?: InputMaybe<Scalars['ID']['input']>;
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryApiKeysArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryAuditLogArgs = {
  actorId?: InputMaybe<Scalars['ID']['input']>;
  actorType?: InputMaybe<AuditActorType>;
  cursor?: InputMaybe<Scalars['String']['input']>;
  ip?: InputMaybe<Scalars['String']['input']>;
  limit: Scalars['Int']['input'];
  requestId?: InputMaybe<Scalars['String']['input']>;
  resourceId?: InputMaybe<Scalars['ID']['input']>;
  resourceType?: InputMaybe<Scalars['String']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryBlocklistArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryIdentifierAvailabilityArgs = {
  email?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  username?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryInvitationsArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  organizationId: Scalars['ID']['input'];
  status?: InputMaybe<InvitationStatus>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryInvitationsOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryInvitationsOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryJwtTemplateArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryJwtTemplatesArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryKnowledgeBaseDocumentArgs = {
  documentId: Scalars['ID']['input'];
  kbId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryKnowledgeBaseDocumentsArgs = {
  kbId: Scalars['ID']['input'];
  page: Scalars['Int']['input'];
  perPage: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryMembersOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryMyApiAuthKeysArgs = {
  appName: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryMyInvitationsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryMyOrganizationMembershipsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryMySessionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryMyWorkspaceMembershipsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryOrganizationArgs = {
  organizationId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryOrganizationDetailArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryOrganizationMembersArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  organizationId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sortKey: OrganizationMemberSortKey;
  sortOrder: SortOrder;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryOrganizationRolesArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  organizationId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryOrganizationWorkspacesArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  organizationId: Scalars['ID']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryOrganizationsArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryPreviewJwtTemplateArgs = {
  id: Scalars['ID']['input'];
  input: PreviewJwtTemplateInput;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryRolesOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryRolesOfWorkspaceArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QuerySelfServiceAppsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QuerySessionTokenArgs = {
  template?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QuerySigningKeysArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryUserArgs = {
  userId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryUserSessionsArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  userId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryUsersArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sortKey: UserSortKey;
  sortOrder: SortOrder;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWaitlistArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  status?: InputMaybe<WaitlistStatus>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookAppArgs = {
  appName: Scalars['String']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookAppsArgs = {
  includeInactive: Scalars['Boolean']['input'];
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookDeliveriesArgs = {
  appName: Scalars['String']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
  endpointId?: InputMaybe<Scalars['ID']['input']>;
  eventName?: InputMaybe<Scalars['String']['input']>;
  limit: Scalars['Int']['input'];
  since?: InputMaybe<Scalars['DateTime']['input']>;
  status?: InputMaybe<WebhookDeliveryStatus>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookDeliveryArgs = {
  deliveryId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookEndpointArgs = {
  endpointId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookEndpointsArgs = {
  appName: Scalars['String']['input'];
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookEventTypeArgs = {
  appName: Scalars['String']['input'];
  eventName: Scalars['String']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookEventTypesArgs = {
  appName: Scalars['String']['input'];
  includeArchived: Scalars['Boolean']['input'];
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookReplayArgs = {
  appName: Scalars['String']['input'];
  taskId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookReplaysArgs = {
  appName: Scalars['String']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookStatsArgs = {
  appName: Scalars['String']['input'];
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookTimeseriesArgs = {
  appName: Scalars['String']['input'];
  interval: WebhookInterval;
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWorkspaceArgs = {
  workspaceId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWorkspaceDetailArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWorkspaceInvitationsArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  status?: InputMaybe<InvitationStatus>;
  workspaceId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWorkspaceMembersArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sortKey: WorkspaceMemberSortKey;
  sortOrder: SortOrder;
  workspaceId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWorkspaceRolesArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  workspaceId: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWorkspacesArgs = {
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
  organizationId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWorkspacesOfOrganizationArgs = {
  id: Scalars['ID']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};

/** Which requests a rate limit counts together. */
export type RateLimitMode =
  /** All requests of the app. */
  | 'PER_APP'
  /** Those from the same address. */
  | 'PER_IP'
  /**
   * Those with the same key, and with those that replaced it in rotations. Any other new key begins anew, also one in the stead of
   * a revoked one, and a user has as many counters as keys: where that matters, add a rule by `per_app`, and keep `max_keys` of
   * `self_service` low.
   */
  | 'PER_KEY'
  /** Those with the same key from the same address. */
  | 'PER_KEY_AND_IP';

/** At most `maxRequests` in each window of `duration` units. */
export type RateLimitRule = {
  /** How many units the window lasts; a year at most. */
  readonly duration: Scalars['Int']['output'];
  /** How many requests the window allows. */
  readonly maxRequests: Scalars['Int']['output'];
  /** What is counted together. */
  readonly mode: RateLimitMode;
  /** Unit of the window. */
  readonly unit: RateLimitUnit;
};

/** At most `maxRequests` in each window of `duration` units. */
export type RateLimitRuleInput = {
  /**
   * How many units the window lasts. A year at most: 31,536,000 seconds, 525,600 minutes, 8,760 hours, 365 days or
   * 12 months.
   */
  readonly duration: Scalars['Int']['input'];
  /** How many requests the window allows. */
  readonly maxRequests: Scalars['Int']['input'];
  /** What is counted together. */
  readonly mode: RateLimitMode;
  /** Unit of the window. */
  readonly unit: RateLimitUnit;
};

/** How a rate limit stands. */
export type RateLimitState = {
  /** How many units the window lasts. */
  readonly duration: Scalars['Int']['output'];
  /** How many requests the window allows. */
  readonly limit: Scalars['Int']['output'];
  /** What is counted together. */
  readonly mode: RateLimitMode;
  /** How many of them are left. */
  readonly remaining: Scalars['Int']['output'];
  /** Seconds until the window ends. It began with the first call that was counted; where none is, that of a whole window. */
  readonly reset: Scalars['Int']['output'];
  /** Unit of the window. */
  readonly unit: RateLimitUnit;
};

/** Unit of a rate limit's window. */
export type RateLimitUnit =
  /** 24 hours. */
  | 'DAY'
  /** 60 minutes. */
  | 'HOUR'
  /** 60 seconds. */
  | 'MINUTE'
  /** 30 days. */
  | 'MONTH'
  /** One second. */
  | 'SECOND';

/** Proof that it is still the user who is there: exactly one of the three. */
export type ReauthenticateInput = {
  /** The authenticator's current code (6 digits), or a backup code, which is used up by it. 1 to 64 characters. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The code that was mailed, 6 digits. 1 to 16 characters. */
  readonly emailCode?: InputMaybe<Scalars['String']['input']>;
  /** The account's password. 1 to 256 characters. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

/** A fresh proof of who the user is. */
export type Reauthentication = {
  /** When it was given: now. */
  readonly authenticatedAt: Scalars['DateTime']['output'];
  /** Until when it counts for calls that need one, ten minutes later. */
  readonly expiresAt: Scalars['DateTime']['output'];
};

/** Whose backup codes to make. */
export type RegenerateBackupCodesInput = {
  /** Id of a sign-in attempt of this browser at `create_backup_codes`, as `session.signin_attempts` shows it. */
  readonly signinAttemptId?: InputMaybe<Scalars['ID']['input']>;
};

/** Proof that it is the user who removes the authenticator: one of the two. */
export type RemoveAuthenticatorInput = {
  /** The current code, or a backup code. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The account's password. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
};

/** Which deliveries to queue again: either `delivery_ids` alone, or `since` with what narrows it down. */
export type ReplayWebhookDeliveriesInput = {
  /** Ids of deliveries, 1 to 1,000. */
  readonly deliveryIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Those to this endpoint of the app alone. */
  readonly endpointId?: InputMaybe<Scalars['ID']['input']>;
  /** Those of events of exactly this name alone. */
  readonly eventName?: InputMaybe<Scalars['String']['input']>;
  /** Those of events that were triggered at this moment or later. */
  readonly since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Those of this status alone. */
  readonly status?: InputMaybe<WebhookDeliveryStatus>;
  /** Those of events that were triggered before this moment; left out, before the replay was asked for. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** A new password for the link of a mail. */
export type ResetPasswordInput = {
  /** What the settings ask of a password, up to 256 characters; no common password and none of the user's own words. */
  readonly newPassword: Scalars['String']['input'];
  /** The link's `token`. 1 to 256 characters. */
  readonly token: Scalars['String']['input'];
};

/** An e-mail address or a domain on the allowlist or the blocklist. */
export type Restriction = {
  /** When it was put on the list. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether it is an address or a domain. */
  readonly kind: RestrictionKind;
  /** The address or the domain, as it was given. */
  readonly value: Scalars['String']['output'];
};

/** What an entry of a list names. */
export type RestrictionKind =
  /** All addresses of exactly this domain; its subdomains are domains of their own. */
  | 'DOMAIN'
  /** One e-mail address, compared as sign-in compares them. */
  | 'EMAIL';

/** A page of a list. */
export type RestrictionList = {
  /** The entries. */
  readonly data: ReadonlyArray<Restriction>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/**
 * Who may sign up and in to a deployment, and from where. What is refused is 403 `IDENTIFIER_NOT_ALLOWED`,
 * `COUNTRY_NOT_ALLOWED` or `SIGN_UP_CLOSED`.
 */
export type Restrictions = {
  /**
   * Whether only verified addresses on `/settings/restrictions/allowlist`, or of its domains, may sign up and in. Sign-up
   * verifies e-mail addresses then whatever `verify_signup` says. Accounts without an e-mail address are not let in.
   */
  readonly allowlistEnabled: Scalars['Boolean']['output'];
  /**
   * Whether addresses on `/settings/restrictions/blocklist`, or of its domains, may not sign up and in; it beats the
   * allowlist.
   */
  readonly blocklistEnabled: Scalars['Boolean']['output'];
  /** From which countries users may come. */
  readonly countryRestrictions: CountryRestrictions;
  /** Whether people can sign up by themselves. */
  readonly signUpMode: SignUpMode;
};

/** Why a key is revoked. */
export type RevokeApiAuthKeyInput = {
  /** 1 to 255 characters for the audit and for whoever looks the key up. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};

/** What a revocation has ended. */
export type RevokedSessions = {
  /** In how many browsers the user was signed in. */
  readonly revoked: Scalars['Int']['output'];
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

/** A page of roles. */
export type RoleList = {
  /** The roles. */
  readonly data: ReadonlyArray<Role>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/** How a key is rotated. */
export type RotateApiAuthKeyInput = {
  /**
   * How many seconds the old key lives on, 0 to 2,592,000 (30 days); a day when left out. Give 0 where the old key has leaked: it
   * ends at once then. Revoking the new key meanwhile does not end the old one.
   */
  readonly overlapSeconds: Scalars['Int']['input'];
};

/** What to rotate. */
export type RotateSigningKeysInput = {
  /** Whose key. */
  readonly purpose: SigningKeyPurpose;
};

/** How a signing secret is rotated. */
export type RotateWebhookAppSecretInput = {
  /** How many seconds the previous secret goes on signing beside the new one, 0 to 604,800. */
  readonly overlapSeconds: Scalars['Int']['input'];
};

/** How what signs an endpoint's deliveries is changed. */
export type RotateWebhookEndpointSecretInput = {
  /** How many seconds what has signed so far goes on signing beside what signs from now on, 0 to 604,800. */
  readonly overlapSeconds: Scalars['Int']['input'];
  /** Whether it gets a new secret of its own; false gives it back to the app's secret. */
  readonly ownSigningSecret: Scalars['Boolean']['input'];
};

/** Whether users need a second factor. */
export type SecondFactorPolicy =
  /** Nobody is asked for one, and nobody can enrol one. */
  | 'NO_SECOND_FACTOR'
  /** Users choose: who has one is asked for it. */
  | 'OPTIONAL'
  /** Each user needs one: who has none enrols it before their next sign-in completes. Sign-ins that exist go on. */
  | 'REQUIRED';

/** What end users may give keys of their own, which they make on the deployment host. */
export type SelfService = {
  /** How many keys of the app that still hold each user may have made. */
  readonly maxKeys: Scalars['Int']['output'];
  /**
   * What the keys that they made permit at most, each in the form `resource:action`. It is asked at each check: a key of before
   * loses what is no longer here, and has it back when it is. Keys that the company made are not bounded by it.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
};

/** An API that users may make keys for. */
export type SelfServiceApp = {
  /** What it is, in the company's words. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** How many keys that still hold a user may have made. */
  readonly maxKeys: Scalars['Int']['output'];
  /** What its keys are made under. */
  readonly name: Scalars['String']['output'];
  /** What users' keys may be permitted at most; in an organization or workspace, what their roles there permit as well. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
};

/** What end users may give keys of their own. */
export type SelfServiceInput = {
  /** How many keys of the app that still hold each user may have made, 1 to 100. */
  readonly maxKeys: Scalars['Int']['input'];
  /**
   * What their keys permit at most, those that they have already too: up to 100 in the form `resource:action`; a repeated one
   * counts once. In an organization or workspace it is what their roles there permit as well; a key without a place is bounded
   * by this alone, so a gateway that serves places looks at `owner` too.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
};

/** An event of the service itself. */
export type ServiceEvent = {
  /** What has happened when it is sent. */
  readonly description: Scalars['String']['output'];
  /** A body as it is delivered. */
  readonly example: Scalars['JSONObject']['output'];
  /** Its name, such as `user.created`. */
  readonly name: Scalars['String']['output'];
  /** What it is about: the `resource_type` of its `data`. */
  readonly resourceType: Scalars['String']['output'];
  /**
   * JSON schema (2020-12) of its `data`, for those who make types of it. `id` and `resource_type` alone are required: of what is
   * gone when the event is sent other members may be missing.
   */
  readonly schema: Scalars['JSONObject']['output'];
  /**
   * The scope that reading its resource needs. An access token needs it, besides `webhooks:write`, to subscribe to the event, to
   * change the URL of an endpoint that does and to send its deliveries again, and, besides `webhooks:read`, to see the body in a
   * delivery's record.
   */
  readonly scope: Scalars['String']['output'];
};

/** Every event of the service itself. */
export type ServiceEventList = {
  /** The events, grouped by what they are about. */
  readonly data: ReadonlyArray<ServiceEvent>;
  /** Always false: the list is answered whole. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** Always null: the list has no pages. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** Always null: the list has no pages. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
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

/** A token and its end. */
export type SessionToken = {
  /** When it expires, as whole milliseconds since 1970, which is its `exp` times 1,000. */
  readonly expires: Scalars['Float']['output'];
  /** The token: three parts of base64url with dots between them. It is stored nowhere. */
  readonly token: Scalars['String']['output'];
};

/** A new password of one's own. */
export type SetMyPasswordInput = {
  /** The password so far, up to 256 characters. Left out by users who have none. */
  readonly currentPassword?: InputMaybe<Scalars['String']['input']>;
  /** What the settings ask of a password, up to 256 characters; no common password and none of the user's own words. */
  readonly newPassword: Scalars['String']['input'];
  /** Whether the user's other browsers are signed out. */
  readonly signOutOthers: Scalars['Boolean']['input'];
};

/** A new password for a user. */
export type SetUserPasswordInput = {
  /** Whether the user is signed out everywhere. */
  readonly endSessions: Scalars['Boolean']['input'];
  /** 8 to 256 characters, no common password. */
  readonly password: Scalars['String']['input'];
};

/** The first factor of a sign-in: the strategy, and the members it goes by. */
export type SignInInput = {
  /** For `phone_otp`: one that the settings allow; SMS when left out, or WhatsApp where SMS is not allowed. */
  readonly channel?: InputMaybe<PhoneChannel>;
  /** For `email_password`, `email_otp` and `magic_link`. Up to 254 characters. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** For the two strategies with a password. Up to 256 characters. */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /** For `phone_otp`, in E.164 form; blanks, dots and hyphens are read over. Up to 32 characters. */
  readonly phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /**
   * For `magic_link`: where the page goes once the link is confirmed. An http or https URL of up to 2,048 characters on the
   * deployment's own origin or one of its allowed origins.
   */
  readonly redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** How the account proves itself; the settings' first factor when left out. */
  readonly strategy?: InputMaybe<SignInStrategy>;
  /** For `username_password`. Up to 255 characters. */
  readonly username?: InputMaybe<Scalars['String']['input']>;
};

/** What a sign-in has led to: a sign-in, or an attempt that still lacks a factor. */
export type SignInResult = {
  /** The sign-in, now the active one; null while a factor is missing. */
  readonly signin?: Maybe<Signin>;
  /** The attempt that is to be completed; null once the account is signed in. */
  readonly signinAttempt?: Maybe<SigninAttempt>;
};

/** How an account proves itself. The settings of the deployment say which ones it takes. */
export type SignInStrategy =
  /** A code of 6 digits sent by e-mail; the settings have to allow codes for e-mail addresses. */
  | 'EMAIL_OTP'
  /** E-mail address and password. */
  | 'EMAIL_PASSWORD'
  /** A link sent by e-mail; the settings have to allow links for e-mail addresses. */
  | 'MAGIC_LINK'
  /** A passkey. Not available yet. */
  | 'PASSKEY'
  /** A code of 6 digits sent to a phone; the settings have to allow SMS or WhatsApp. */
  | 'PHONE_OTP'
  /** An account of another provider. Not available yet. */
  | 'SSO'
  /** Username and password. */
  | 'USERNAME_PASSWORD'
  /** A signature of a web3 wallet. Not available yet. */
  | 'WEB3_WALLET';

/** What to sign out of. */
export type SignOutInput = {
  /** Id of one of this browser's sign-ins; all of them when left out. */
  readonly signinId?: InputMaybe<Scalars['ID']['input']>;
};

/** A member of the sign-up. */
export type SignUpField = {
  /** Greatest length in characters. */
  readonly maxLength: Scalars['Int']['output'];
  /** Least length in characters. */
  readonly minLength: Scalars['Int']['output'];
  /** The member's name: `email`, `phone_number`, `username`, `password`, `first_name` or `last_name`. */
  readonly name: Scalars['String']['output'];
  /** Whether it must be sent. */
  readonly required: Scalars['Boolean']['output'];
  /**
   * Whether a code or link has to prove it before the account is made. Where it is false, this is asked for an address that
   * another account claims.
   */
  readonly verified: Scalars['Boolean']['output'];
};

/**
 * What a new account needs: the members that the deployment's auth settings enable, at least those that they require, and at
 * least one identifier that a way to sign in goes by. A member that they don't enable is refused; an empty text counts as
 * left out.
 */
export type SignUpInput = {
  /** E-mail address. One that another account only claims is verified before the account is made. */
  readonly email?: InputMaybe<Scalars['String']['input']>;
  /** Up to 255 characters. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** The token of an invitation's mail. The address is the invited one then, and may be left out. */
  readonly invitationToken?: InputMaybe<Scalars['String']['input']>;
  /** Up to 255 characters. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /**
   * As long as the settings ask, with the kinds of characters they ask for; up to 256 characters. Required where the settings
   * enable passwords and a strategy that signs in with one. A common password is rejected, and one that is the e-mail address,
   * the username or the name of the application.
   */
  readonly password?: InputMaybe<Scalars['String']['input']>;
  /**
   * Phone number in E.164 form, up to 32 characters; blanks, dots and hyphens are read over. One that another
   * account only claims is verified before the account is made.
   */
  readonly phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /**
   * Letters of one script, digits and `. _ -`, kept in NFKC, as long as the settings allow; unique in the deployment, ignoring
   * case and names of another script that could be taken for Latin.
   */
  readonly username?: InputMaybe<Scalars['String']['input']>;
  /**
   * The token of the mail that approved a place on the waitlist. The address is the one on the waitlist then, and may be left
   * out. An invitation's token goes first.
   */
  readonly waitlistToken?: InputMaybe<Scalars['String']['input']>;
};

/** Whether people can sign up by themselves. Those who have an account sign in whatever it is. */
export type SignUpMode =
  /** Only invited people can: `POST /auth/signup` with an `invitation_token`. */
  | 'CLOSED'
  /** Anybody can. */
  | 'OPEN'
  /** People ask by `POST /waitlist`, and sign up by the link of their approval; invited people can as well. */
  | 'WAITLIST';

/** What a sign-up has led to: an account that is signed in, or what is still to be done. */
export type SignUpResult = {
  /** Its sign-in, now the active one; null as long. */
  readonly signin?: Maybe<Signin>;
  /** The sign-in of the new account that still lacks a factor; null otherwise. */
  readonly signinAttempt?: Maybe<SigninAttempt>;
  /** The sign-up that waits for a verification; null otherwise. */
  readonly signupAttempt?: Maybe<SignupAttempt>;
  /** The new account; null while an address is to be verified or a factor is missing. */
  readonly user?: Maybe<Me>;
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
  /**
   * What is to be done next: `verify_first_factor`, `verify_email` or `verify_second_factor`
   * (`POST /auth/attempt-verification`),
   * `enroll_second_factor` (`POST /me/authenticator`, then `POST /me/authenticator/attempt-verification`) or
   * `create_backup_codes` (`POST /me/backup-codes/regenerate`).
   */
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

/** A key that tokens are signed with, ES256. Its private half is shown nowhere. */
export type SigningKey = {
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Its RFC 7638 thumbprint, which each of its tokens names in the header `kid`. */
  readonly kid: Scalars['String']['output'];
  /**
   * When the longest-lived of its tokens has expired, and a minute; from then on it is neither published nor listed. Null
   * while it is next or active.
   */
  readonly publishedUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Which tokens it is for. */
  readonly purpose: SigningKeyPurpose;
  /** When it signed its last token; null while it is next or active. */
  readonly retiredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether it signs, will sign, or has signed. */
  readonly state: SigningKeyState;
};

/** A page of signing keys. */
export type SigningKeyList = {
  /** The keys. */
  readonly data: ReadonlyArray<SigningKey>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/** Which tokens a signing key is for. */
export type SigningKeyPurpose =
  /** Access tokens of the backend host, which only this service verifies: these keys are not published. */
  | 'ACCESS_TOKEN'
  /** Session tokens and those of JWT templates, which anybody may verify. */
  | 'SESSION';

/** The keys after a rotation. */
export type SigningKeyRotation = {
  /** The key that signs from now on. */
  readonly active: SigningKey;
  /** The new key, which the next rotation makes the active one. */
  readonly next: SigningKey;
  /** The key that signed until now. */
  readonly retired: SigningKey;
};

/** Where a signing key stands. */
export type SigningKeyState =
  /** Signs the tokens that are made now. */
  | 'ACTIVE'
  /** Published and signs nothing yet: the rotation makes it the active one. */
  | 'NEXT'
  /** Signs nothing more; its tokens verify until they expire. */
  | 'RETIRED';

/**
 * A sign-up that waits until its addresses are verified, 10 minutes for each. The account doesn't exist until then. Only the
 * browser that signed up sees and completes it.
 */
export type SignupAttempt = {
  /** Whether it has led to an account. */
  readonly completed: Scalars['Boolean']['output'];
  /** When it began. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What is to be done next: `verify_email` or `verify_phone`. */
  readonly currentStep: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Members that are still to be sent: `code`, or the `token` of a link where that was sent last. */
  readonly missingFields: ReadonlyArray<Scalars['String']['output']>;
  /** Members that the step needs in all. */
  readonly requiredFields: ReadonlyArray<Scalars['String']['output']>;
  /** Whether something is still to be done. */
  readonly requiresCompletion: Scalars['Boolean']['output'];
};

/** A deployment's own mail server. The password is never shown. */
export type SmtpConfig = {
  /** Address that mail is sent from. */
  readonly fromEmail: Scalars['String']['output'];
  /** Host name or IP address. */
  readonly host: Scalars['String']['output'];
  /** TCP port. */
  readonly port: Scalars['Int']['output'];
  /** Whether TLS is required; without it neither mail nor password is protected on the way. */
  readonly useTls: Scalars['Boolean']['output'];
  /** User name; empty for a server that wants no authentication. */
  readonly username: Scalars['String']['output'];
  /** Whether a mail has been sent through it in this form. */
  readonly verified: Scalars['Boolean']['output'];
};

/** A deployment's own mail server, whole: each change needs the password again. */
export type SmtpConfigInput = {
  /** Address that mail is sent from. */
  readonly fromEmail: Scalars['String']['input'];
  /** Host name or IP address, without a port. */
  readonly host: Scalars['String']['input'];
  /** Password, up to 1,024 characters; kept encrypted and never shown. */
  readonly password: Scalars['String']['input'];
  /** TCP port: 25, 465 (TLS from the first byte), 587 or 2525. */
  readonly port: Scalars['Int']['input'];
  /** Whether TLS is required. */
  readonly useTls: Scalars['Boolean']['input'];
  /** User name, up to 255 characters; empty for a server that wants no authentication. */
  readonly username: Scalars['String']['input'];
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
  /** Smallest or oldest first. */
  | 'ASC'
  /** Largest or newest first. */
  | 'DESC';

/** Whose enrolment to start. */
export type StartAuthenticatorInput = {
  /** Id of a sign-in attempt of this browser at `enroll_second_factor`, as `session.signin_attempts` shows it. */
  readonly signinAttemptId?: InputMaybe<Scalars['ID']['input']>;
};

/** What can be watched while it happens. REST serves it as server-sent events; GraphQL does not serve it. */
export type Subscription = {
  /**
   * Tells of an app's deliveries as they happen, as server-sent events. It tells of each delivery when it is created, and of
   * each attempt when it is recorded, by whichever process: `event` is the event's `type`, `id` its id, `data` all of it as one
   * line of JSON. A comment comes every 15 seconds. Needs `webhooks:read`.
   *
   * It begins with what is committed after it was opened. Whoever opens it and then reads the list of deliveries misses
   * nothing. With the header `Last-Event-ID` it begins with what has happened since that event, and may repeat events of the
   * 15 seconds before it, under the same ids; what is longer ago than 10 minutes, or more than 1,000 events, is not
   * repeated: the first event is then a `GAP`.
   *
   * It ends when the app is deleted, the credential ends, the process stops, or the reader doesn't keep up; readers
   * that follow the standard open it again by themselves, two seconds later. 404 `WEBHOOK_APP_NOT_FOUND` where there is no app of this name.
   * 429 `RATE_LIMITED` where 20 streams of the app, 50 of the deployment, or 200 in all are open in the process that answers;
   * its last 50 are for deployments with fewer than 5.
   */
  readonly webhookDeliveryEvents: WebhookDeliveryEvent;
};


/** What can be watched while it happens. REST serves it as server-sent events; GraphQL does not serve it. */
export type SubscriptionWebhookDeliveryEventsArgs = {
  appName: Scalars['String']['input'];
  endpointId?: InputMaybe<Scalars['ID']['input']>;
  eventName?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<WebhookDeliveryStatus>;
};

/** Where to work. */
export type SwitchOrganizationInput = {
  /** Id of the organization; null for none. It must be sent. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
};

/** Which account to go on with. */
export type SwitchSignInInput = {
  /** Id of one of this browser's sign-ins. */
  readonly signinId: Scalars['ID']['input'];
};

/** Where to work. */
export type SwitchWorkspaceInput = {
  /** Id of the workspace; null for none. It must be sent. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};

/** A batch of events for one app. */
export type TriggerWebhookEventsInput = {
  /** Must equal the app name of the path where it is given. */
  readonly appName?: InputMaybe<Scalars['String']['input']>;
  /** The events, 1 to 1,000. */
  readonly events: ReadonlyArray<WebhookEventInput>;
};

/** A deployment's names, pages, pictures and colours. URLs are absolute, or paths on the deployment's own pages, or empty. */
export type UiSettings = {
  /** Where creating an organization leads. */
  readonly afterCreateOrganizationRedirectUrl: Scalars['String']['output'];
  /** Where a click on the logo leads. */
  readonly afterLogoClickUrl: Scalars['String']['output'];
  /** Where signing out of the last account leads. */
  readonly afterSignOutAllPageUrl: Scalars['String']['output'];
  /** Where signing out of one of several accounts leads. */
  readonly afterSignOutOnePageUrl: Scalars['String']['output'];
  /** Where signing in leads. */
  readonly afterSigninRedirectUrl: Scalars['String']['output'];
  /** Where signing up leads. */
  readonly afterSignupRedirectUrl: Scalars['String']['output'];
  /** Name of the application. */
  readonly appName: Scalars['String']['output'];
  /** Page for creating an organization. */
  readonly createOrganizationUrl: Scalars['String']['output'];
  /** Colours in dark mode. */
  readonly darkModeSettings: ColorSettings;
  /** Picture of organizations without one. */
  readonly defaultOrganizationProfileImageUrl: Scalars['String']['output'];
  /** Picture of users without one. */
  readonly defaultUserProfileImageUrl: Scalars['String']['output'];
  /** Picture of workspaces without one. */
  readonly defaultWorkspaceProfileImageUrl: Scalars['String']['output'];
  /** Icon in the browser's tab. */
  readonly faviconImageUrl: Scalars['String']['output'];
  /** Colours in light mode. */
  readonly lightModeSettings: ColorSettings;
  /** Logo. */
  readonly logoImageUrl: Scalars['String']['output'];
  /** Page of an organization's profile. */
  readonly organizationProfileUrl: Scalars['String']['output'];
  /** Main colour, for clients that know no modes. */
  readonly primaryColor: Scalars['String']['output'];
  /** Privacy policy. */
  readonly privacyPolicyUrl: Scalars['String']['output'];
  /** Page for signing in. */
  readonly signInPageUrl: Scalars['String']['output'];
  /** Page for signing up. */
  readonly signUpPageUrl: Scalars['String']['output'];
  /** Statement about the terms that signing up accepts. */
  readonly signupTermsStatement: Scalars['String']['output'];
  /** Whether the sign-up page shows the statement about the terms. */
  readonly signupTermsStatementShown: Scalars['Boolean']['output'];
  /** Page for help. */
  readonly supportPageUrl: Scalars['String']['output'];
  /** Terms of service. */
  readonly tosPageUrl: Scalars['String']['output'];
  /** Whether organizations without a picture show their initials. */
  readonly useInitialsForOrganizationProfileImage: Scalars['Boolean']['output'];
  /** Whether users without a picture show their initials. */
  readonly useInitialsForUserProfileImage: Scalars['Boolean']['output'];
  /** Page of the user's own profile. */
  readonly userProfileUrl: Scalars['String']['output'];
  /** Page of the waitlist. */
  readonly waitlistPageUrl: Scalars['String']['output'];
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

/** What may change in an API auth app; members left out stay as they are. */
export type UpdateApiAuthAppInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Whether keys of the app are accepted. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** What keys that are made from now on begin with, as for a new app. Present keys stay as they are. */
  readonly keyPrefix?: InputMaybe<Scalars['String']['input']>;
  /**
   * Up to 20 rules, which replace the present ones. Before a first one by `per_ip` or `per_key_and_ip`, see that all gateways
   * name the `ip`: from then on each check without one is a 400.
   */
  readonly rateLimits?: InputMaybe<ReadonlyArray<RateLimitRuleInput>>;
  /**
   * Lets end users make keys of their own. Null ends that, and leaves the keys they have with all that each was given, for their owners to see and
   * revoke; revoke them yourself to end them too.
   */
  readonly selfService?: InputMaybe<UpdateSelfServiceInput>;
};

/** What may change in a key; members left out stay as they are. */
export type UpdateApiAuthKeyInput = {
  /** When it ends, in the future; null for never. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** What is kept with it, up to 16 KiB; it takes the place of all that was there. */
  readonly metadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** What to call it, 1 to 255 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /**
   * Up to 100 permissions in the form `resource:action`, which replace the present ones; each is taken literally. A key that
   * its user made permits of them what the app's `self_service` lets users give.
   */
  readonly permissions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /**
   * Up to 20 rules in place of the app's; null for the app's, empty for none. With a rule by `per_ip` or `per_key_and_ip` each
   * check of the key has to name the `ip`.
   */
  readonly rateLimits?: InputMaybe<ReadonlyArray<RateLimitRuleInput>>;
};

/** What may change in the auth settings; members left out stay as they are, at every level. */
export type UpdateAuthSettingsInput = {
  /** Strategies that users may sign in with. */
  readonly authenticationFactors?: InputMaybe<AuthenticationFactorsInput>;
  /** Backup codes, for users who lost their second factor. */
  readonly backupCode?: InputMaybe<BackupCodeSettingsInput>;
  /** E-mail addresses as a means to sign up and in. */
  readonly email?: InputMaybe<EmailSettingsInput>;
  /** The strategy of a sign-in that names none; it has to be available, and enabled with all that it needs. */
  readonly firstFactor?: InputMaybe<FirstFactor>;
  /** Whether one browser may hold several accounts. */
  readonly multiSessionSupport?: InputMaybe<MultiSessionSupport>;
  /** Users' own names. */
  readonly name?: InputMaybe<NameSettingsInput>;
  /** Passwords, and what they have to contain. */
  readonly password?: InputMaybe<PasswordSettingsInput>;
  /** Phone numbers as a means to sign up and in. */
  readonly phone?: InputMaybe<PhoneSettingsInput>;
  /** Whether users need a second factor. */
  readonly secondFactorPolicy?: InputMaybe<SecondFactorPolicy>;
  /** Seconds without a call after which a sign-in ends, up to 31,536,000; 0 is never. */
  readonly sessionInactiveTimeout?: InputMaybe<Scalars['Int']['input']>;
  /** Seconds that a session token lasts, 30 to 3,600. */
  readonly sessionTokenLifetime?: InputMaybe<Scalars['Int']['input']>;
  /** Seconds that a sign-in lasts, 60 to 31,536,000. */
  readonly sessionValidityPeriod?: InputMaybe<Scalars['Int']['input']>;
  /** Usernames as a means to sign up and in. */
  readonly username?: InputMaybe<UsernameSettingsInput>;
  /** Wallets as a means to sign up and in. */
  readonly web3Wallet?: InputMaybe<Web3WalletSettingsInput>;
};

/** What may change in the levels of tenancy; members left out stay as they are. */
export type UpdateB2bSettingsInput = {
  /** Whether it has organizations. */
  readonly organizationsEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether organizations have workspaces. */
  readonly workspacesEnabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What members who may change others give them. */
export type UpdateColleagueInput = {
  /** Ids of all the roles that the member shall have, the organization's or workspace's own or the deployment's. */
  readonly roleIds: ReadonlyArray<Scalars['ID']['input']>;
};

/** What may change in a deployment; members left out stay as they are. */
export type UpdateDeploymentInput = {
  /** Host name; it is kept in lower case and without a port. */
  readonly backendHost?: InputMaybe<Scalars['String']['input']>;
  /** Host name, unique over all deployments; it is kept in lower case and without a port. */
  readonly frontendHost?: InputMaybe<Scalars['String']['input']>;
  /** Host name; it is kept in lower case and without a port. */
  readonly mailFromHost?: InputMaybe<Scalars['String']['input']>;
  /** Whether the deployment host answers 503 to everything but its metadata and public keys. */
  readonly maintenanceMode?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether real users depend on it. */
  readonly mode?: InputMaybe<DeploymentMode>;
};

/** What may change in a JWT template; members left out stay as they are. */
export type UpdateJwtTemplateInput = {
  /** The claims, which replace the present ones; the rules are those of creation. */
  readonly claims?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether it shapes the session token from now on; the template that did so stops. `false` leaves none, and session tokens
   * hold their own claims alone.
   */
  readonly isDefault?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name, 1 to 255 characters, unique in the deployment. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** How long a token is good, in seconds: 60 to 31,536,000. */
  readonly ttl?: InputMaybe<Scalars['Int']['input']>;
};

/** What may change in one's own account; members left out stay as they are. */
export type UpdateMeInput = {
  /** First name, 1 to 255 characters; null clears it. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Absolute http or https URL of a picture, up to 2,048 characters; null clears it. */
  readonly imageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Last name, 1 to 255 characters; null clears it. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Letters of one script, digits and `. _ -`, kept in NFKC, as long as the deployment's settings allow; null clears it. */
  readonly username?: InputMaybe<Scalars['String']['input']>;
};

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

/** What may change in a membership; members left out stay as they are. */
export type UpdateOrganizationMemberInput = {
  /** Free data of the application; it replaces what was there. */
  readonly publicMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Ids of all the roles that the member shall have, the organization's own or the deployment's. */
  readonly roleIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** What may change in the restrictions; members left out stay as they are, and a list replaces the whole list. */
export type UpdateRestrictionsInput = {
  /**
   * Whether only verified addresses on `/settings/restrictions/allowlist`, or of its domains, may sign up and in. Sign-up
   * verifies e-mail addresses then whatever `verify_signup` says. Accounts without an e-mail address are not let in.
   */
  readonly allowlistEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Whether addresses on `/settings/restrictions/blocklist`, or of its domains, may not sign up and in; it beats the
   * allowlist.
   */
  readonly blocklistEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** From which countries users may come. */
  readonly countryRestrictions?: InputMaybe<CountryRestrictionsInput>;
  /** Whether people can sign up by themselves. */
  readonly signUpMode?: InputMaybe<SignUpMode>;
};

/** What may change in a role; members left out stay as they are. */
export type UpdateRoleInput = {
  /** Name, 1 to 255 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 64 permissions in the form `resource:action`; they replace what was there, and a repeated one counts once. */
  readonly permissions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** What may change in what end users may give keys of their own; members left out stay as they are, or begin as in a new app. */
export type UpdateSelfServiceInput = {
  /** How many keys of the app that still hold each user may have made, 1 to 100. */
  readonly maxKeys?: InputMaybe<Scalars['Int']['input']>;
  /** Up to 100 permissions in place of the present ones, for the keys that users have already too. */
  readonly permissions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/**
 * What may change in the looks; members left out stay as they are. URLs are absolute (http or https) or paths that begin
 * with `/`; an empty string means none.
 */
export type UpdateUiSettingsInput = {
  /** Where creating an organization leads. */
  readonly afterCreateOrganizationRedirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** Where a click on the logo leads. */
  readonly afterLogoClickUrl?: InputMaybe<Scalars['String']['input']>;
  /** Where signing out of the last account leads. */
  readonly afterSignOutAllPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Where signing out of one of several accounts leads. */
  readonly afterSignOutOnePageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Where signing in leads. */
  readonly afterSigninRedirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** Where signing up leads. */
  readonly afterSignupRedirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** Name of the application, 1 to 255 characters. */
  readonly appName?: InputMaybe<Scalars['String']['input']>;
  /** Page for creating an organization. */
  readonly createOrganizationUrl?: InputMaybe<Scalars['String']['input']>;
  /** Colours in dark mode. */
  readonly darkModeSettings?: InputMaybe<ColorSettingsInput>;
  /** Picture of organizations without one. */
  readonly defaultOrganizationProfileImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Picture of users without one. */
  readonly defaultUserProfileImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Picture of workspaces without one. */
  readonly defaultWorkspaceProfileImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Icon in the browser's tab. */
  readonly faviconImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Colours in light mode. */
  readonly lightModeSettings?: InputMaybe<ColorSettingsInput>;
  /** Logo. */
  readonly logoImageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Page of an organization's profile. */
  readonly organizationProfileUrl?: InputMaybe<Scalars['String']['input']>;
  /** Main colour, for clients that know no modes. */
  readonly primaryColor?: InputMaybe<Scalars['String']['input']>;
  /** Privacy policy. */
  readonly privacyPolicyUrl?: InputMaybe<Scalars['String']['input']>;
  /** Page for signing in. */
  readonly signInPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Page for signing up. */
  readonly signUpPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Statement about the terms that signing up accepts, up to 2,000 characters. */
  readonly signupTermsStatement?: InputMaybe<Scalars['String']['input']>;
  /** Whether the sign-up page shows the statement about the terms. */
  readonly signupTermsStatementShown?: InputMaybe<Scalars['Boolean']['input']>;
  /** Page for help. */
  readonly supportPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Terms of service. */
  readonly tosPageUrl?: InputMaybe<Scalars['String']['input']>;
  /** Whether organizations without a picture show their initials. */
  readonly useInitialsForOrganizationProfileImage?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether users without a picture show their initials. */
  readonly useInitialsForUserProfileImage?: InputMaybe<Scalars['Boolean']['input']>;
  /** Page of the user's own profile. */
  readonly userProfileUrl?: InputMaybe<Scalars['String']['input']>;
  /** Page of the waitlist. */
  readonly waitlistPageUrl?: InputMaybe<Scalars['String']['input']>;
};

/** What may change in a user; members left out stay as they are. */
export type UpdateUserInput = {
  /** First name, 1 to 255 characters; null clears it. */
  readonly firstName?: InputMaybe<Scalars['String']['input']>;
  /** Whether the user may sign in; false ends the user's sessions and keys. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name, 1 to 255 characters; null clears it. */
  readonly lastName?: InputMaybe<Scalars['String']['input']>;
  /** Which of the user's e-mail addresses becomes the primary one. */
  readonly primaryEmailId?: InputMaybe<Scalars['ID']['input']>;
  /** Which of the user's phone numbers becomes the primary one. */
  readonly primaryPhoneId?: InputMaybe<Scalars['ID']['input']>;
  /** What is kept with the user, up to 64 KiB; it takes the place of all that was there. */
  readonly publicMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Letters of one script, digits and `. _ -`, kept in NFKC, as long as the deployment's settings allow; null clears it. */
  readonly username?: InputMaybe<Scalars['String']['input']>;
};

/** What may change in a webhook app; members left out stay as they are. */
export type UpdateWebhookAppInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Whether events can be triggered in it. Deliveries that wait already are not touched. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What may change in an endpoint; members left out stay as they are. */
export type UpdateWebhookEndpointInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** All headers anew, under the same rules as on creation; null clears them. Left out, they stay while the URL keeps its origin. */
  readonly headers?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Whether events are delivered to it. True forgets its failures, as reactivating it does. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** How often a delivery that failed is tried again, 0 to 10. */
  readonly maxRetries?: InputMaybe<Scalars['Int']['input']>;
  /** How many requests it gets at most in a span of time; null for as many as there are. */
  readonly rateLimit?: InputMaybe<WebhookRateLimitInput>;
  /** All subscriptions anew, 1 to 100. */
  readonly subscriptions?: InputMaybe<ReadonlyArray<WebhookSubscriptionInput>>;
  /** How many seconds an attempt may take, 1 to 30. */
  readonly timeoutSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** https URL, under the same rules as on creation. Another origin clears the stored headers unless `headers` are sent too. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

/** What may change in an event of the catalog; members left out stay as they are. */
export type UpdateWebhookEventTypeInput = {
  /** Whether it is archived: it can't be triggered then. */
  readonly archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the event tells, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** JSON schema of the payload, under the rules of the creation; null lets any payload pass. */
  readonly schema?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** What may change in a workspace; members left out stay as they are. */
export type UpdateWorkspaceInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 255 characters. The slug stays. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
};

/** What may change in a membership; members left out stay as they are. */
export type UpdateWorkspaceMemberInput = {
  /** Free data that end users may see; replaces what was there. */
  readonly publicMetadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Ids of all roles that the member shall hold, of this workspace or of the deployment at workspace level. */
  readonly roleIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
};

/** What a point of a series of checks stands for. */
export type UsageInterval =
  /** A day of UTC. */
  | 'DAY'
  /** An hour. */
  | 'HOUR'
  /** A minute. */
  | 'MINUTE';

/** A person who has an account in the deployment, as the company's servers see it. The password is never shown. */
export type User = {
  /** Keys of API auth apps that belong to the user, oldest first, revoked and expired ones too unless one status is asked for. */
  readonly apiAuthKeys: ApiAuthKeyConnection;
  /** What they themselves changed, newest first. */
  readonly auditLog: AuditRecordConnection;
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
  /** The user's memberships of organizations, oldest first. */
  readonly organizationMemberships: OrganizationMembershipConnection;
  /** Phone numbers, the primary one first, then the oldest first. */
  readonly phones: ReadonlyArray<UserPhone>;
  /** What the company keeps with the user; the user sees it in `GET /me`, and session tokens can carry it. */
  readonly publicMetadata: Scalars['JSONObject']['output'];
  /** Accounts elsewhere that the user can sign in with, oldest first. */
  readonly socialConnections: ReadonlyArray<SocialConnection>;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Unique in the deployment, ignoring the case of A to Z. */
  readonly username?: Maybe<Scalars['String']['output']>;
  /** The user's memberships of workspaces, oldest first. */
  readonly workspaceMemberships: WorkspaceMemberConnection;
};


/** A person who has an account in the deployment, as the company's servers see it. The password is never shown. */
export type UserApiAuthKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  status?: InputMaybe<ApiAuthKeyStatus>;
};


/** A person who has an account in the deployment, as the company's servers see it. The password is never shown. */
export type UserAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditLogFilter>;
  first: Scalars['Int']['input'];
};


/** A person who has an account in the deployment, as the company's servers see it. The password is never shown. */
export type UserOrganizationMembershipsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A person who has an account in the deployment, as the company's servers see it. The password is never shown. */
export type UserWorkspaceMembershipsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A page of a deployment's users. */
export type UserConnection = {
  /** The users with their cursors. */
  readonly edges: ReadonlyArray<UserEdge>;
  /** The users alone. */
  readonly nodes: ReadonlyArray<User>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A user in a list. */
export type UserEdge = {
  /** Pass it as `after` to read on behind this user. */
  readonly cursor: Scalars['String']['output'];
  /** The user. */
  readonly node: User;
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

/** A page of users. */
export type UserList = {
  /** The users. */
  readonly data: ReadonlyArray<User>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
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

/** A browser in which a user is signed in, as the company's servers see it. */
export type UserSession = {
  /** 64-bit id of the session as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Address that the browser signed in from. */
  readonly ip?: Maybe<Scalars['String']['output']>;
  /** When the browser last called; exact to a minute. */
  readonly lastActiveAt: Scalars['DateTime']['output'];
  /** How the user signed in: a strategy such as `email_password`, or `sign_up`. */
  readonly method?: Maybe<Scalars['String']['output']>;
  /** The second factor that was passed: `totp`, `backup_code`, or null. */
  readonly secondFactor?: Maybe<Scalars['String']['output']>;
  /** When the user signed in there. */
  readonly signedInAt: Scalars['DateTime']['output'];
  /** What the browser says it is, up to 512 characters. */
  readonly userAgent?: Maybe<Scalars['String']['output']>;
  /** Id of the user. */
  readonly userId: Scalars['ID']['output'];
};

/** A page of a user's sessions. */
export type UserSessionList = {
  /** The sessions. */
  readonly data: ReadonlyArray<UserSession>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/** What a list of users can be sorted by. */
export type UserSortKey =
  /** When the user was created. */
  | 'CREATED_AT'
  /** Primary e-mail address. */
  | 'EMAIL'
  /** First name. */
  | 'FIRST_NAME'
  /** Last name. */
  | 'LAST_NAME'
  /** Username. */
  | 'USERNAME';

/** Usernames as a means to sign up and in. */
export type UsernameSettings = {
  /** Whether users may have usernames. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Most characters, 1 to 255 and no fewer than the fewest. */
  readonly maxLength: Scalars['Int']['output'];
  /** Fewest characters, 1 to 255. */
  readonly minLength: Scalars['Int']['output'];
  /** Whether each user must have one. */
  readonly required: Scalars['Boolean']['output'];
};

/** Usernames as a means to sign up and in. Members left out stay as they are. */
export type UsernameSettingsInput = {
  /** Whether users may have usernames. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Most characters, 1 to 255 and no fewer than the fewest. */
  readonly maxLength?: InputMaybe<Scalars['Int']['input']>;
  /** Fewest characters, 1 to 255. */
  readonly minLength?: InputMaybe<Scalars['Int']['input']>;
  /** Whether each user must have one. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What a passed step has led to: a sign-in, or an attempt that still lacks something. */
export type VerificationResult = {
  /** The sign-in, now the active one; null while something is missing. */
  readonly signin?: Maybe<Signin>;
  /** The sign-in that still lacks a factor; null otherwise. */
  readonly signinAttempt?: Maybe<SigninAttempt>;
  /** The sign-up that still lacks another verification; null otherwise. */
  readonly signupAttempt?: Maybe<SignupAttempt>;
};

/** In which form an address is verified. */
export type VerificationStrategy =
  /** A code of 6 digits sent by e-mail. */
  | 'EMAIL_CODE'
  /** A link sent by e-mail. */
  | 'EMAIL_LINK'
  /** A code of 6 digits sent to a phone. */
  | 'PHONE_CODE';

/** A key to check, and for what. */
export type VerifyApiKeyInput = {
  /** Whether a key of any of the deployment's apps will do. */
  readonly anyApp: Scalars['Boolean']['input'];
  /** The app whose key it has to be. Required unless `any_app` is true. */
  readonly appName?: InputMaybe<Scalars['String']['input']>;
  /** How much the call counts against the rate limits, 1 to 1,000,000. */
  readonly cost: Scalars['Int']['input'];
  /** Address of the customer, IPv4 or IPv6; required where a rate limit counts by address. IPv6 is counted by its /64. */
  readonly ip?: InputMaybe<Scalars['String']['input']>;
  /**
   * The key as it was shown, whatever it is. A text of more than 16,384 characters, or with NUL or an unpaired surrogate, is a 400
   * rather than `MALFORMED`: no key looks like that.
   */
  readonly key: Scalars['String']['input'];
  /** How it is called, such as `GET`, up to 32 characters: for the log alone, as `resource`. */
  readonly method?: InputMaybe<Scalars['String']['input']>;
  /** What the key has to permit, each permission as the key names it; nothing when left out. */
  readonly permissions?: InputMaybe<Scalars['PermissionExpression']['input']>;
  /**
   * What is called, such as a path, up to 2,048 characters. It changes nothing: it stands in this service's log, at the level
   * `debug`, beside the key's id and the code. What follows a `?` or `#` is left out, and so is the key, but no other secret is
   * known there: pass none.
   */
  readonly resource?: InputMaybe<Scalars['String']['input']>;
};

/** Keys to check. */
export type VerifyApiKeysInput = {
  /** The checks, 1 to 100. */
  readonly checks: ReadonlyArray<VerifyApiKeyInput>;
};

/** Two codes that the app showed one after the other. */
export type VerifyAuthenticatorInput = {
  /** The earlier code, 6 digits. */
  readonly code1: Scalars['String']['input'];
  /** The code after it, 6 digits. */
  readonly code2: Scalars['String']['input'];
  /** Id of a sign-in attempt of this browser at `enroll_second_factor`, as `session.signin_attempts` shows it. */
  readonly signinAttemptId?: InputMaybe<Scalars['ID']['input']>;
};

/** The link of a mail. */
export type VerifyMagicLinkInput = {
  /** The link's `redirect_url`, if it has one; answered after it was checked again. Up to 2,048 characters. */
  readonly redirectUrl?: InputMaybe<Scalars['String']['input']>;
  /** The link's `token`. 1 to 256 characters. */
  readonly token: Scalars['String']['input'];
};

/** The code that was sent to an address of one's own. */
export type VerifyMyAddressInput = {
  /** The code of 6 digits; blanks in it are read over. 1 to 16 characters. */
  readonly code: Scalars['String']['input'];
};

/** Where the test mail goes. */
export type VerifySmtpConfigInput = {
  /** E-mail address that receives the test mail. */
  readonly to: Scalars['String']['input'];
};

/** Somebody who asked to be let in. */
export type WaitlistEntry = {
  /** When it was last approved. */
  readonly approvedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When they asked. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The address; nobody has proved it before a sign-up. */
  readonly email: Scalars['String']['output'];
  /** When the mailed link ends, or did. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** First name, if one was given. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Last name, if one was given. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Where it stands. */
  readonly status: WaitlistStatus;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of the waitlist. */
export type WaitlistEntryList = {
  /** The entries. */
  readonly data: ReadonlyArray<WaitlistEntry>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/** What somebody who asked to be let in is told. */
export type WaitlistPlace = {
  /** The address that a link will be mailed to. */
  readonly email: Scalars['String']['output'];
};

/** Where an entry of the waitlist stands. */
export type WaitlistStatus =
  /** A link was mailed. */
  | 'APPROVED'
  /** They have signed up by it. */
  | 'JOINED'
  /** Nobody has decided. */
  | 'WAITING';

/** Wallets as a means to sign up and in. */
export type Web3WalletSettings = {
  /** Whether users may have wallets. Not available yet: nothing depends on it. */
  readonly enabled: Scalars['Boolean']['output'];
  /** Whether each user must have one; false until wallets are available. */
  readonly required: Scalars['Boolean']['output'];
};

/** Wallets as a means to sign up and in. Members left out stay as they are. */
export type Web3WalletSettingsInput = {
  /** Whether users may have wallets. Not available yet: nothing depends on it. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether each user must have one; false until wallets are available. */
  readonly required?: InputMaybe<Scalars['Boolean']['input']>;
};

/**
 * A source of webhooks: a product, an environment or a customer whose events are delivered to its own endpoints. Its name
 * identifies it.
 */
export type WebhookApp = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Id of the deployment it belongs to. */
  readonly deploymentId: Scalars['ID']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Its endpoints, oldest first. */
  readonly endpoints: WebhookEndpointConnection;
  /** Its event catalog, archived events included, oldest first. */
  readonly eventTypes: WebhookEventTypeConnection;
  /** Whether events can be triggered in it. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Name, 1 to 64 characters, unique in the deployment. */
  readonly name: Scalars['String']['output'];
  /** Its replays, newest first. */
  readonly replays: WebhookReplayConnection;
  /**
   * Secret that signs its deliveries: `whsec_` and 32 bytes in base64. Whole in the answers that create the app and
   * rotate the secret, and for callers with `webhook_secrets:read`; for others `whsec_…` and its last four characters.
   */
  readonly signingSecret: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/**
 * A source of webhooks: a product, an environment or a customer whose events are delivered to its own endpoints. Its name
 * identifies it.
 */
export type WebhookAppEndpointsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/**
 * A source of webhooks: a product, an environment or a customer whose events are delivered to its own endpoints. Its name
 * identifies it.
 */
export type WebhookAppEventTypesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/**
 * A source of webhooks: a product, an environment or a customer whose events are delivered to its own endpoints. Its name
 * identifies it.
 */
export type WebhookAppReplaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A page of a deployment's webhook apps. */
export type WebhookAppConnection = {
  /** The webhook apps with their cursors. */
  readonly edges: ReadonlyArray<WebhookAppEdge>;
  /** The webhook apps alone. */
  readonly nodes: ReadonlyArray<WebhookApp>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A webhook app in a list. */
export type WebhookAppEdge = {
  /** Pass it as `after` to read on behind this app. */
  readonly cursor: Scalars['String']['output'];
  /** The webhook app. */
  readonly node: WebhookApp;
};

/** A page of webhook apps. */
export type WebhookAppList = {
  /** The webhook apps. */
  readonly data: ReadonlyArray<WebhookApp>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/** One try to deliver, and what came back. */
export type WebhookAttempt = {
  /** When it was made: `webhook-timestamp` was the second of this moment. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** How many milliseconds it took. */
  readonly durationMs: Scalars['Int']['output'];
  /** Why no answer came; null where one came, whatever its status. */
  readonly error?: Maybe<WebhookAttemptError>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Which attempt of the delivery it was, counted from 1. */
  readonly number: Scalars['Int']['output'];
  /**
   * What the answer began with, up to 16 KiB; null where none came. Receivers may repeat what they got, so that it is null, too,
   * for access tokens that are not shown the body of the request.
   */
  readonly responseBody?: Maybe<Scalars['String']['output']>;
  /** HTTP status of the answer; null where none came. */
  readonly responseStatus?: Maybe<Scalars['Int']['output']>;
  /** How it ended. */
  readonly status: WebhookAttemptStatus;
};

/** A page of a delivery's attempts. */
export type WebhookAttemptConnection = {
  /** The attempts with their cursors. */
  readonly edges: ReadonlyArray<WebhookAttemptEdge>;
  /** The attempts alone. */
  readonly nodes: ReadonlyArray<WebhookAttempt>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An attempt in a list. */
export type WebhookAttemptEdge = {
  /** Pass it as `after` to read on behind this attempt. */
  readonly cursor: Scalars['String']['output'];
  /** The attempt. */
  readonly node: WebhookAttempt;
};

/** Why an attempt got no answer. In REST too these are written as here. */
export type WebhookAttemptError =
  /** The URL is, or its name resolves to, a private or reserved address that `OUTGOING_ALLOW` doesn't list. */
  | 'ADDRESS_NOT_ALLOWED'
  /** The receiver closed the connection before it answered. */
  | 'CONNECTION_CLOSED'
  /** The connection failed in another way: the network or the host can't be reached, say. */
  | 'CONNECTION_FAILED'
  /** Nothing listens at the address and port. */
  | 'CONNECTION_REFUSED'
  /** What came back is no HTTP. */
  | 'INVALID_RESPONSE'
  /** The URL may not be called any more: plain http, since the deployment is in production mode, say. */
  | 'INVALID_URL'
  /** The name has no address. */
  | 'NAME_NOT_RESOLVED'
  /** The service was stopped in the middle. The endpoint's test alone shows this: a delivery is attempted again. */
  | 'STOPPED'
  /** No answer began within the endpoint's `timeout_seconds`. */
  | 'TIMEOUT'
  /** No secure connection came about: the certificate has expired, is another host's or of an unknown authority, say. */
  | 'TLS_FAILED';

/** How an attempt ended. */
export type WebhookAttemptStatus =
  /** It has not. */
  | 'FAILED'
  /** The endpoint has taken the delivery. */
  | 'SUCCEEDED';

/** One try to deliver, without what came back in its body. */
export type WebhookAttemptSummary = {
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** How many milliseconds it took. */
  readonly durationMs: Scalars['Int']['output'];
  /** Why no answer came; null where one came, whatever its status. */
  readonly error?: Maybe<WebhookAttemptError>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Which attempt of the delivery it was, counted from 1. */
  readonly number: Scalars['Int']['output'];
  /** HTTP status of the answer; null where none came. */
  readonly responseStatus?: Maybe<Scalars['Int']['output']>;
  /** How it ended. */
  readonly status: WebhookAttemptStatus;
};

/** Attempts by how they ended. */
export type WebhookAttemptTotals = {
  /** Those that failed. */
  readonly failed: Scalars['Int']['output'];
  /** Half of them took no longer than this, in milliseconds; null where there were none. */
  readonly p50DurationMs?: Maybe<Scalars['Int']['output']>;
  /** 95 of 100 took no longer than this, in milliseconds; null where there were none. */
  readonly p95DurationMs?: Maybe<Scalars['Int']['output']>;
  /** Those that succeeded. */
  readonly succeeded: Scalars['Int']['output'];
  /** The share of those that succeeded, from 0 to 1; null where there were none. */
  readonly successRate?: Maybe<Scalars['Float']['output']>;
  /** How many there were in all. */
  readonly total: Scalars['Int']['output'];
};

/** One message for one endpoint. */
export type WebhookDelivery = {
  /** The attempts that were made and are still kept, oldest first. */
  readonly attemptLog: WebhookAttemptConnection;
  /** How many attempts were made. */
  readonly attempts: Scalars['Int']['output'];
  /** When the event was triggered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Id of the endpoint. */
  readonly endpointId: Scalars['ID']['output'];
  /** Name of the event. */
  readonly eventName: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Id of the message, which all deliveries of one triggered event share. */
  readonly messageId: Scalars['ID']['output'];
  /** When the next attempt is due; null where none follows. */
  readonly nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** How far it has come. */
  readonly status: WebhookDeliveryStatus;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** One message for one endpoint. */
export type WebhookDeliveryAttemptLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A page of an endpoint's deliveries. */
export type WebhookDeliveryConnection = {
  /** The deliveries with their cursors. */
  readonly edges: ReadonlyArray<WebhookDeliveryEdge>;
  /** The deliveries alone. */
  readonly nodes: ReadonlyArray<WebhookDelivery>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** One message for one endpoint, with what became of it. */
export type WebhookDeliveryDetails = {
  /** The attempts that were made and are still kept, the last 100 of them, oldest first. */
  readonly attemptLog: ReadonlyArray<WebhookAttempt>;
  /** How many attempts were made. */
  readonly attempts: Scalars['Int']['output'];
  /** When the event was triggered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Id of the endpoint. */
  readonly endpointId: Scalars['ID']['output'];
  /** Name of the event. */
  readonly eventName: Scalars['String']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Id of the message, which all deliveries of one triggered event share. */
  readonly messageId: Scalars['ID']['output'];
  /** When the next attempt is due; null where none follows. */
  readonly nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its attempts send. */
  readonly request: WebhookDeliveryRequest;
  /** How far it has come. */
  readonly status: WebhookDeliveryStatus;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A delivery in a list. */
export type WebhookDeliveryEdge = {
  /** Pass it as `after` to read on behind this delivery. */
  readonly cursor: Scalars['String']['output'];
  /** The delivery. */
  readonly node: WebhookDelivery;
};

/** Something that happened to a delivery. */
export type WebhookDeliveryEvent = {
  /** The attempt that ended; null where none did. */
  readonly attempt?: Maybe<WebhookAttemptSummary>;
  /** The delivery as it was after it, in the shape of the list; null for a `GAP`. */
  readonly delivery?: Maybe<WebhookDelivery>;
  /** Id of the event, by which one that comes again is known: 64 bits as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** From when on events are missing; null where none are. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** What happened. */
  readonly type: WebhookDeliveryEventType;
};

/** What happened to a delivery. */
export type WebhookDeliveryEventType =
  /** It was created and waits for its first attempt. */
  | 'CREATED'
  /** An attempt failed, and it is not tried again. */
  | 'FAILED'
  /** No event of a delivery: what happened since the moment `since` is not in this stream. Read the list of deliveries. */
  | 'GAP'
  /** An attempt failed, and another one follows. */
  | 'RETRYING'
  /** The endpoint has taken it. */
  | 'SUCCEEDED';

/** A page of a list that grows without end. */
export type WebhookDeliveryList = {
  /** The deliveries. */
  readonly data: ReadonlyArray<WebhookDelivery>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** Pass it as `cursor` to read on; null on the last page. */
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

/**
 * The POST that each attempt of a delivery is. The body is the message's own and the same for all of them; the URL and the
 * headers are those of the endpoint as it is now, which attempts before its last change may not have used.
 */
export type WebhookDeliveryRequest = {
  /**
   * The body, to the byte: what signatures are computed of. Of a service's own event it is null for access tokens without the
   * scope that reading its resource needs, `users:read` for `user.created` say; and once a user of whom it tells was deleted,
   * it is what is left: the type, the time, and the resource's id and type.
   */
  readonly body?: Maybe<Scalars['String']['output']>;
  /**
   * Headers by name, `webhook-id` and those of the endpoint included; values that look like credentials read `[redacted]`.
   * `webhook-timestamp`, the second of the attempt, and `webhook-signature` are each attempt's own and not kept.
   */
  readonly headers: Scalars['JSONObject']['output'];
  /** URL of the endpoint. */
  readonly url: Scalars['String']['output'];
};

/** How far a delivery has come. */
export type WebhookDeliveryStatus =
  /** It was given up before the endpoint took it: its replay was cancelled. */
  | 'CANCELLED'
  /** The endpoint has not taken it, and it is not tried again. */
  | 'FAILED'
  /** It waits for its first or its next attempt. */
  | 'PENDING'
  /** The endpoint has taken it. */
  | 'SUCCEEDED';

/** Deliveries by how far they have come. */
export type WebhookDeliveryTotals = {
  /** Those that were given up before they arrived. */
  readonly cancelled: Scalars['Int']['output'];
  /** Those that are not tried any more. */
  readonly failed: Scalars['Int']['output'];
  /** Those that wait for an attempt. */
  readonly pending: Scalars['Int']['output'];
  /** Those that have arrived. */
  readonly succeeded: Scalars['Int']['output'];
  /** How many there are in all. */
  readonly total: Scalars['Int']['output'];
};

/** Where a webhook app's events are delivered to. */
export type WebhookEndpoint = {
  /** The app it belongs to. */
  readonly app: WebhookApp;
  /** Name of the app it belongs to. */
  readonly appName: Scalars['String']['output'];
  /** Whether it was switched off by its failures. Reactivating it or setting `is_active` clears this. */
  readonly autoDisabled: Scalars['Boolean']['output'];
  /** When it was switched off by its failures; null where it was not. */
  readonly autoDisabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What was and will be sent to it, newest first. */
  readonly deliveries: WebhookDeliveryConnection;
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The same id under the name that paths have for it. */
  readonly endpointId: Scalars['ID']['output'];
  /** How many attempts have failed since the last that succeeded or since it was switched on. */
  readonly failureCount: Scalars['Int']['output'];
  /**
   * Headers that each delivery carries besides its own. Values of headers whose names speak of a credential
   * (`Authorization`, `Cookie`, anything with `token`, `secret` or `key` in it and the like) read `[redacted]`.
   */
  readonly headers: Scalars['JSONObject']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /**
   * Whether events are delivered to it. What waited for it when it was switched off waits on; what is triggered meanwhile is
   * not kept for it.
   */
  readonly isActive: Scalars['Boolean']['output'];
  /** When an attempt last failed; null while none has. */
  readonly lastFailureAt?: Maybe<Scalars['DateTime']['output']>;
  /** How often a delivery that failed is tried again, 0 to 10. */
  readonly maxRetries: Scalars['Int']['output'];
  /** How many requests it gets at most in a span of time; null for as many as there are. */
  readonly rateLimit?: Maybe<WebhookRateLimit>;
  /**
   * Secret of its own that signs its deliveries instead of the app's; null where the app's does. Whole in the answers that
   * create the endpoint and rotate the secret, `whsec_…` and its last four characters ever after.
   */
  readonly signingSecret?: Maybe<Scalars['String']['output']>;
  /** The events it receives. */
  readonly subscriptions: ReadonlyArray<WebhookSubscription>;
  /** How many seconds an attempt may take, 1 to 30. */
  readonly timeoutSeconds: Scalars['Int']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** URL that deliveries are sent to. */
  readonly url: Scalars['String']['output'];
};


/** Where a webhook app's events are delivered to. */
export type WebhookEndpointDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A page of a webhook app's endpoints, as nested in GraphQL. */
export type WebhookEndpointConnection = {
  /** The endpoints with their cursors. */
  readonly edges: ReadonlyArray<WebhookEndpointEdge>;
  /** The endpoints alone. */
  readonly nodes: ReadonlyArray<WebhookEndpoint>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An endpoint in a list. */
export type WebhookEndpointEdge = {
  /** Pass it as `after` to read on behind this endpoint. */
  readonly cursor: Scalars['String']['output'];
  /** The endpoint. */
  readonly node: WebhookEndpoint;
};

/** A page of a webhook app's endpoints. */
export type WebhookEndpointList = {
  /** The endpoints. */
  readonly data: ReadonlyArray<WebhookEndpoint>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/** An endpoint's attempts by how they ended. */
export type WebhookEndpointTotals = {
  /** Its attempts. */
  readonly attempts: WebhookAttemptTotals;
  /** Id of the endpoint. */
  readonly endpointId: Scalars['ID']['output'];
};

/** An event to trigger. */
export type WebhookEventInput = {
  /** Name, 1 to 256 letters, digits, underscores, dots and hyphens. */
  readonly eventName: Scalars['String']['input'];
  /** What filter rules see laid over the payload, `{}` when left out; never delivered. */
  readonly filterContext?: InputMaybe<Scalars['JSONObject']['input']>;
  /**
   * What is delivered as the body's `data`: at most 64 KiB, `{}` when left out. Integers beyond 9007199254740991 are
   * refused, since receivers could not read them exactly.
   */
  readonly payload?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** An event that a webhook app's catalog describes. */
export type WebhookEventType = {
  /** Whether it is archived: it can't be triggered. */
  readonly archived: Scalars['Boolean']['output'];
  /** When it was archived; null where it is not. */
  readonly archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What the event tells, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name, 1 to 256 letters, digits, underscores, dots and hyphens; unique in the app. */
  readonly name: Scalars['String']['output'];
  /** JSON schema (draft 2020-12) that payloads are held to; null where any payload passes. */
  readonly schema?: Maybe<Scalars['JSONObject']['output']>;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of a webhook app's event catalog. */
export type WebhookEventTypeConnection = {
  /** The events with their cursors. */
  readonly edges: ReadonlyArray<WebhookEventTypeEdge>;
  /** The events alone. */
  readonly nodes: ReadonlyArray<WebhookEventType>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** An event in a catalog's list. */
export type WebhookEventTypeEdge = {
  /** Pass it as `after` to read on behind this event. */
  readonly cursor: Scalars['String']['output'];
  /** The event. */
  readonly node: WebhookEventType;
};

/** A page of an event catalog. */
export type WebhookEventTypeList = {
  /** The events. */
  readonly data: ReadonlyArray<WebhookEventType>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/** What a point of a series stands for. */
export type WebhookInterval =
  /** A day of UTC. */
  | 'DAY'
  /** An hour. */
  | 'HOUR'
  /** A minute. */
  | 'MINUTE';

/** How many requests an endpoint gets in a span of time. Deliveries beyond wait; that is no attempt of theirs. */
export type WebhookRateLimit = {
  /** The span in milliseconds, 100 to 86,400,000. */
  readonly durationMs: Scalars['Int']['output'];
  /** How many requests in it, 1 to 100,000. */
  readonly maxRequests: Scalars['Int']['output'];
};

/** At most so many requests in a span of time. */
export type WebhookRateLimitInput = {
  /** The span in milliseconds, 100 to 86,400,000. */
  readonly durationMs: Scalars['Int']['input'];
  /** How many requests in it, 1 to 100,000. */
  readonly maxRequests: Scalars['Int']['input'];
};

/** Deliveries that are being queued again. */
export type WebhookReplay = {
  /** When it was asked for. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * How many it has queued, less those that it took back. Fewer than the total in the end where deliveries were deleted,
   * retried or switched off with their endpoint meanwhile.
   */
  readonly done: Scalars['Int']['output'];
  /** The endpoint that was asked for; null for any. */
  readonly endpointId?: Maybe<Scalars['ID']['output']>;
  /** The event that was asked for; null for any. */
  readonly eventName?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text: the `task_id` of paths. */
  readonly id: Scalars['ID']['output'];
  /** Where the time begins that was asked for; null where ids were. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** How far it has come. */
  readonly state: WebhookReplayState;
  /** The status that was asked for; null for any. */
  readonly status?: Maybe<WebhookDeliveryStatus>;
  /** How many deliveries there were to queue when it was asked for. */
  readonly total: Scalars['Int']['output'];
  /** Where this time ends, itself left out; null where ids were asked for. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
  /** When it last came further. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** A page of a webhook app's replays, as nested in GraphQL. */
export type WebhookReplayConnection = {
  /** The replays with their cursors. */
  readonly edges: ReadonlyArray<WebhookReplayEdge>;
  /** The replays alone. */
  readonly nodes: ReadonlyArray<WebhookReplay>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A replay in a list. */
export type WebhookReplayEdge = {
  /** Pass it as `after` to read on behind this replay. */
  readonly cursor: Scalars['String']['output'];
  /** The replay. */
  readonly node: WebhookReplay;
};

/** A page of a webhook app's replays. */
export type WebhookReplayList = {
  /** The replays. */
  readonly data: ReadonlyArray<WebhookReplay>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** Pass it as `cursor` to read on; null on the last page. */
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};

/** How far a replay has come. */
export type WebhookReplayState =
  /** It was ended, and what still waited of it was taken back. */
  | 'CANCELLED'
  /** It has queued all of them: the last one is due a hundredth of a second for each after the first. */
  | 'COMPLETED'
  /** It queues deliveries. */
  | 'RUNNING';

/** How a webhook app's deliveries fare. */
export type WebhookStats = {
  /** The attempts that were made in this time and are still kept. */
  readonly attempts: WebhookAttemptTotals;
  /** The deliveries of events that were triggered in this time, as they stand now. */
  readonly deliveries: WebhookDeliveryTotals;
  /** The ten endpoints with the most attempts in this time, most first. */
  readonly endpoints: ReadonlyArray<WebhookEndpointTotals>;
  /** Where the time begins. */
  readonly since: Scalars['DateTime']['output'];
  /** Where it ends, itself left out. */
  readonly until: Scalars['DateTime']['output'];
};

/** Events that an endpoint receives. */
export type WebhookSubscription = {
  /** The event's name, or a prefix and `.*` for all names that begin with the prefix and a dot. */
  readonly eventName: Scalars['String']['output'];
  /** Which of these events are delivered; null for all of them. */
  readonly filterRules?: Maybe<Scalars['JSONObject']['output']>;
  /**
   * Whether it matches an event of the service itself or of the app's catalog, archived ones left out. False is no mistake where
   * the app triggers events that its catalog doesn't know.
   */
  readonly known: Scalars['Boolean']['output'];
  /** Where it matches none: the service's event that it is most likely a misspelling of, if one is close; otherwise null. */
  readonly suggestion?: Maybe<Scalars['String']['output']>;
};

/** Events to receive. An endpoint receives an event once, however many of its subscriptions match. */
export type WebhookSubscriptionInput = {
  /** An event's name, or a prefix and `.*` for all names that begin with the prefix and a dot. */
  readonly eventName: Scalars['String']['input'];
  /**
   * Which of these events to deliver: dotted paths with a value or with operators, all of which must hold, such as
   * `{"amount": {"$gte": 100}, "customer.country": {"$in": ["DE", "FR"]}}`. Operators: `$eq $ne $gt $gte $lt $lte $in $nin
   * $contains $exists`, and `$and $or $not` around rules. They see the event's filter context laid over its payload:
   * objects are merged, anything else is replaced. Null or left out: all. At most 8 KiB and 50 conditions.
   */
  readonly filterRules?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** What came back from a sample. */
export type WebhookTestResult = {
  /** How many milliseconds it took. */
  readonly durationMs: Scalars['Int']['output'];
  /** Why no answer came; null where one came, whatever its status. */
  readonly error?: Maybe<WebhookAttemptError>;
  /** What the answer began with, up to 16 KiB; null where none came. */
  readonly responseBody?: Maybe<Scalars['String']['output']>;
  /** HTTP status of the answer; null where none came. */
  readonly responseStatus?: Maybe<Scalars['Int']['output']>;
  /** Whether the endpoint has taken it. */
  readonly status: WebhookAttemptStatus;
};

/** A webhook app's attempts over time. */
export type WebhookTimeseries = {
  /** The points, oldest first, without gaps. */
  readonly data: ReadonlyArray<WebhookTimeseriesPoint>;
  /** What one point stands for. */
  readonly interval: WebhookInterval;
  /** Where the first point begins. */
  readonly since: Scalars['DateTime']['output'];
  /** Where the last point ends at the latest, itself left out. */
  readonly until: Scalars['DateTime']['output'];
};

/** The attempts of one minute, hour or day. */
export type WebhookTimeseriesPoint = {
  /** How many failed. */
  readonly failed: Scalars['Int']['output'];
  /** Where it begins. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** How many attempts succeeded. */
  readonly succeeded: Scalars['Int']['output'];
};

/** What became of a triggered event. */
export type WebhookTriggerResult = {
  /** How many deliveries were stored. */
  readonly deliveredCount: Scalars['Int']['output'];
  /** Ids of the deliveries that were stored, one for each endpoint that will receive the event. */
  readonly deliveryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** How many endpoints subscribe to the event and will not receive it, because their filter rules did not match. */
  readonly filteredCount: Scalars['Int']['output'];
};

/** The results of a batch, in the order of its events. */
export type WebhookTriggerResultList = {
  /** One result for each event. */
  readonly data: ReadonlyArray<WebhookTriggerResult>;
  /** Always false: a batch is answered whole. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** Always null: a batch has no pages. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** Always null: a batch has no pages. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/** A place to work in, inside an organization: the second level of tenancy. */
export type Workspace = {
  /**
   * Keys of API auth apps that belong to the workspace or members of it, oldest first, revoked and expired ones too unless one
   * status is asked for.
   */
  readonly apiAuthKeys: ApiAuthKeyConnection;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Its invitations of every status, oldest first. */
  readonly invitations: InvitationConnection;
  /** Number of members. */
  readonly memberCount: Scalars['Int']['output'];
  /** Its members, in the order in which they joined. */
  readonly members: WorkspaceMemberConnection;
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** The organization it belongs to. */
  readonly organization: Organization;
  /** Id of the organization it belongs to. */
  readonly organizationId: Scalars['ID']['output'];
  /** The roles that its members can have: the deployment's first, then its own, oldest first. */
  readonly roles: ReadonlyArray<Role>;
  /** Unique in its organization; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** A place to work in, inside an organization: the second level of tenancy. */
export type WorkspaceApiAuthKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
  status?: InputMaybe<ApiAuthKeyStatus>;
};


/** A place to work in, inside an organization: the second level of tenancy. */
export type WorkspaceInvitationsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};


/** A place to work in, inside an organization: the second level of tenancy. */
export type WorkspaceMembersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first: Scalars['Int']['input'];
};

/** A member of a workspace, as its other members see them. */
export type WorkspaceColleague = {
  /** 64-bit id of the membership as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** When they became a member. */
  readonly joinedAt: Scalars['DateTime']['output'];
  /** Name of the role held here; of several, the one that may do most. Null for a member without roles. */
  readonly role?: Maybe<Scalars['String']['output']>;
  /** The person. */
  readonly user: WorkspaceColleagueUser;
};

/** A page of a workspace's members. */
export type WorkspaceColleagueConnection = {
  /** The members with their cursors. */
  readonly edges: ReadonlyArray<WorkspaceColleagueEdge>;
  /** The members alone. */
  readonly nodes: ReadonlyArray<WorkspaceColleague>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A member in a list. */
export type WorkspaceColleagueEdge = {
  /** Pass it as `after` to read on behind this member. */
  readonly cursor: Scalars['String']['output'];
  /** The member. */
  readonly node: WorkspaceColleague;
};

/** A person, as colleagues in a workspace see them. */
export type WorkspaceColleagueUser = {
  /** Primary e-mail address. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** First name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** URL of the profile image. */
  readonly profileImageUrl?: Maybe<Scalars['String']['output']>;
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

/** A workspace as its members see it. */
export type WorkspaceDetail = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Its members, in the order in which they joined. */
  readonly members: ReadonlyArray<WorkspaceColleague>;
  /** Number of all its members. */
  readonly membersCount: Scalars['Int']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** The organization it belongs to. */
  readonly organization: WorkspaceOrganization;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** What the workspace call answers. */
export type WorkspaceDetailAnswer = {
  /** The workspace. */
  readonly workspace: WorkspaceDetail;
};

/** A workspace in a list. */
export type WorkspaceEdge = {
  /** Pass it as `after` to read on behind this workspace. */
  readonly cursor: Scalars['String']['output'];
  /** The workspace. */
  readonly node: Workspace;
};

/** A page of workspaces. */
export type WorkspaceList = {
  /** The workspaces. */
  readonly data: ReadonlyArray<Workspace>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/** A user's membership of a workspace, shown with what identifies the user. */
export type WorkspaceMember = {
  /** When the user became a member. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The user's first name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** 64-bit id of the membership as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The user's last name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** The user's primary e-mail address. */
  readonly primaryEmailAddress?: Maybe<Scalars['String']['output']>;
  /** The user's primary phone number, E.164. */
  readonly primaryPhoneNumber?: Maybe<Scalars['String']['output']>;
  /** Free data that end users may see. */
  readonly publicMetadata: Scalars['JSONObject']['output'];
  /** The roles held in this workspace. */
  readonly roles: ReadonlyArray<Role>;
  /** When the membership last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** The user. */
  readonly user: User;
  /** When the user was created. */
  readonly userCreatedAt: Scalars['DateTime']['output'];
  /** Id of the user. */
  readonly userId: Scalars['ID']['output'];
  /** The user's username. */
  readonly username?: Maybe<Scalars['String']['output']>;
  /** The workspace. */
  readonly workspace: Workspace;
  /** Id of the workspace. */
  readonly workspaceId: Scalars['ID']['output'];
};

/** A page of a workspace's members. */
export type WorkspaceMemberConnection = {
  /** The members with their cursors. */
  readonly edges: ReadonlyArray<WorkspaceMemberEdge>;
  /** The members alone. */
  readonly nodes: ReadonlyArray<WorkspaceMember>;
  /** Where this page stands. */
  readonly pageInfo: PageInfo;
  /** How many there are in all. */
  readonly totalCount: Scalars['Int']['output'];
};

/** A member in a list. */
export type WorkspaceMemberEdge = {
  /** Pass it as `after` to read on behind this member. */
  readonly cursor: Scalars['String']['output'];
  /** The member. */
  readonly node: WorkspaceMember;
};

/** A page of a workspace's members. */
export type WorkspaceMemberList = {
  /** The members. */
  readonly data: ReadonlyArray<WorkspaceMember>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};

/** What a workspace's members can be sorted by. */
export type WorkspaceMemberSortKey =
  /** When they became members. */
  | 'CREATED_AT'
  /** The user's primary e-mail address. */
  | 'EMAIL'
  /** The user's first name. */
  | 'FIRST_NAME'
  /** The user's last name. */
  | 'LAST_NAME'
  /** The user's username. */
  | 'USERNAME';

/** The organization of a workspace, as the workspace's members see it. */
export type WorkspaceOrganization = {
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Name. */
  readonly name: Scalars['String']['output'];
  /** Unique in the deployment; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
};

/** A workspace without its members. */
export type WorkspaceSummary = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Name, 1 to 255 characters. */
  readonly name: Scalars['String']['output'];
  /** The organization it belongs to. */
  readonly organization: WorkspaceOrganization;
  /** Unique in its organization; lower-case letters, digits and hyphens. */
  readonly slug: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
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
  AcceptInvitationInput: AcceptInvitationInput;
  AccessToken: ResolverTypeWrapper<AccessToken>;
  AddColleagueInput: AddColleagueInput;
  AddMyEmailInput: AddMyEmailInput;
  AddMyPhoneInput: AddMyPhoneInput;
  AddOrganizationMemberInput: AddOrganizationMemberInput;
  AddRestrictionInput: AddRestrictionInput;
  AddUserEmailInput: AddUserEmailInput;
  AddUserPhoneInput: AddUserPhoneInput;
  AddWorkspaceMemberInput: AddWorkspaceMemberInput;
  AiAgent: ResolverTypeWrapper<Omit<AiAgent, 'linkedKnowledgeBases'>>;
  AiAgentConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['AiAgent']>>;
  AiAgentEdge: ResolverTypeWrapper<Omit<AiAgentEdge, 'node'> & { node: ResolversTypes['AiAgent'] }>;
  AiAgentList: ResolverTypeWrapper<Omit<AiAgentList, 'data'> & { data: ReadonlyArray<ResolversTypes['AiAgent']> }>;
  AiKnowledgeBase: ResolverTypeWrapper<AiKnowledgeBaseRow>;
  AiKnowledgeBaseConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['AiKnowledgeBase']>>;
  AiKnowledgeBaseEdge: ResolverTypeWrapper<Omit<AiKnowledgeBaseEdge, 'node'> & { node: ResolversTypes['AiKnowledgeBase'] }>;
  AiKnowledgeBaseList: ResolverTypeWrapper<Omit<AiKnowledgeBaseList, 'data'> & { data: ReadonlyArray<ResolversTypes['AiKnowledgeBase']> }>;
  AllowedOrigins: ResolverTypeWrapper<AllowedOrigins>;
  AllowedOriginsInput: AllowedOriginsInput;
  ApiAuthApp: ResolverTypeWrapper<ApiAuthAppRow>;
  ApiAuthAppConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['ApiAuthApp']>>;
  ApiAuthAppEdge: ResolverTypeWrapper<Omit<ApiAuthAppEdge, 'node'> & { node: ResolversTypes['ApiAuthApp'] }>;
  ApiAuthAppList: ResolverTypeWrapper<Omit<ApiAuthAppList, 'data'> & { data: ReadonlyArray<ResolversTypes['ApiAuthApp']> }>;
  ApiAuthAppUsage: ResolverTypeWrapper<Omit<ApiAuthAppUsage, 'keys'> & { keys: ReadonlyArray<ResolversTypes['ApiAuthUsedKey']> }>;
  ApiAuthCodeUsage: ResolverTypeWrapper<ApiAuthCodeUsage>;
  ApiAuthKey: ResolverTypeWrapper<ApiAuthKeyRow>;
  ApiAuthKeyConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['ApiAuthKey']>>;
  ApiAuthKeyEdge: ResolverTypeWrapper<Omit<ApiAuthKeyEdge, 'node'> & { node: ResolversTypes['ApiAuthKey'] }>;
  ApiAuthKeyList: ResolverTypeWrapper<Omit<ApiAuthKeyList, 'data'> & { data: ReadonlyArray<ResolversTypes['ApiAuthKey']> }>;
  ApiAuthKeyStatus: ApiAuthKeyStatus;
  ApiAuthKeyUsage: ResolverTypeWrapper<ApiAuthKeyUsage>;
  ApiAuthUsagePoint: ResolverTypeWrapper<ApiAuthUsagePoint>;
  ApiAuthUsageTotals: ResolverTypeWrapper<ApiAuthUsageTotals>;
  ApiAuthUsedKey: ResolverTypeWrapper<Omit<ApiAuthUsedKey, 'key'>>;
  ApiKey: ResolverTypeWrapper<ApiKey>;
  ApiKeyCheckCode: ApiKeyCheckCode;
  ApiKeyConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['ApiKey']>>;
  ApiKeyEdge: ResolverTypeWrapper<ApiKeyEdge>;
  ApiKeyList: ResolverTypeWrapper<ApiKeyList>;
  ApiKeyOwner: ResolverTypeWrapper<ApiKeyOwner>;
  ApiKeyVerification: ResolverTypeWrapper<ApiKeyVerification>;
  ApiKeyVerificationList: ResolverTypeWrapper<ApiKeyVerificationList>;
  AttemptVerificationInput: AttemptVerificationInput;
  AuditActorType: AuditActorType;
  AuditLogFilter: AuditLogFilter;
  AuditRecord: ResolverTypeWrapper<AuditRecordRow>;
  AuditRecordConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['AuditRecord']>>;
  AuditRecordEdge: ResolverTypeWrapper<Omit<AuditRecordEdge, 'node'> & { node: ResolversTypes['AuditRecord'] }>;
  AuditRecordList: ResolverTypeWrapper<Omit<AuditRecordList, 'data'> & { data: ReadonlyArray<ResolversTypes['AuditRecord']> }>;
  AuthOptions: ResolverTypeWrapper<AuthOptions>;
  AuthSettings: ResolverTypeWrapper<AuthSettings>;
  AuthenticationFactors: ResolverTypeWrapper<AuthenticationFactors>;
  AuthenticationFactorsInput: AuthenticationFactorsInput;
  Authenticator: ResolverTypeWrapper<Authenticator>;
  AuthenticatorEnrolment: ResolverTypeWrapper<AuthenticatorEnrolment>;
  AuthenticatorVerification: ResolverTypeWrapper<AuthenticatorVerification>;
  B2bSettings: ResolverTypeWrapper<B2bSettings>;
  BackupCodeSettings: ResolverTypeWrapper<BackupCodeSettings>;
  BackupCodeSettingsInput: BackupCodeSettingsInput;
  BackupCodes: ResolverTypeWrapper<BackupCodes>;
  BackupCodesLeft: ResolverTypeWrapper<BackupCodesLeft>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Caller: Caller;
  ColorSettings: ResolverTypeWrapper<ColorSettings>;
  ColorSettingsInput: ColorSettingsInput;
  CountryRestrictionMode: CountryRestrictionMode;
  CountryRestrictions: ResolverTypeWrapper<CountryRestrictions>;
  CountryRestrictionsInput: CountryRestrictionsInput;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAiAgentInput: CreateAiAgentInput;
  CreateAiKnowledgeBaseInput: CreateAiKnowledgeBaseInput;
  CreateApiAuthAppInput: CreateApiAuthAppInput;
  CreateApiAuthKeyInput: CreateApiAuthKeyInput;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateInvitationInput: CreateInvitationInput;
  CreateJwtTemplateInput: CreateJwtTemplateInput;
  CreateKnowledgeBaseDocumentInput: CreateKnowledgeBaseDocumentInput;
  CreateMyApiAuthKeyInput: CreateMyApiAuthKeyInput;
  CreateMyWorkspaceInput: CreateMyWorkspaceInput;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateRoleInput: CreateRoleInput;
  CreateUserInput: CreateUserInput;
  CreateWebhookAppInput: CreateWebhookAppInput;
  CreateWebhookEndpointInput: CreateWebhookEndpointInput;
  CreateWebhookEventTypeInput: CreateWebhookEventTypeInput;
  CreateWorkspaceInput: CreateWorkspaceInput;
  CreatedApiAuthKey: ResolverTypeWrapper<CreatedApiAuthKey>;
  CreatedApiKey: ResolverTypeWrapper<CreatedApiKey>;
  CreatedMyApiAuthKey: ResolverTypeWrapper<CreatedMyApiAuthKey>;
  CurrentSession: ResolverTypeWrapper<CurrentSession>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  Deployment: ResolverTypeWrapper<DeploymentRow>;
  DeploymentMetadata: ResolverTypeWrapper<DeploymentMetadata>;
  DeploymentMode: DeploymentMode;
  DeploymentUiSettings: ResolverTypeWrapper<DeploymentUiSettings>;
  DocumentStatus: DocumentStatus;
  DocumentType: DocumentType;
  EmailProvider: EmailProvider;
  EmailSettings: ResolverTypeWrapper<EmailSettings>;
  EmailSettingsInput: EmailSettingsInput;
  FirstFactor: FirstFactor;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForgotPasswordInput: ForgotPasswordInput;
  Format: Format;
  GrantedRole: ResolverTypeWrapper<GrantedRole>;
  Host: Host;
  HttpMethod: HttpMethod;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  IdentifierAvailability: ResolverTypeWrapper<IdentifierAvailability>;
  ImportApiAuthKeysInput: ImportApiAuthKeysInput;
  ImportedApiAuthKeyInput: ImportedApiAuthKeyInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invitation: ResolverTypeWrapper<Omit<Invitation, 'roles'> & { roles: ReadonlyArray<ResolversTypes['Role']> }>;
  InvitationConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['Invitation']>>;
  InvitationEdge: ResolverTypeWrapper<Omit<InvitationEdge, 'node'> & { node: ResolversTypes['Invitation'] }>;
  InvitationList: ResolverTypeWrapper<Omit<InvitationList, 'data'> & { data: ReadonlyArray<ResolversTypes['Invitation']> }>;
  InvitationStatus: InvitationStatus;
  Inviter: ResolverTypeWrapper<Inviter>;
  InvitingOrganization: ResolverTypeWrapper<InvitingOrganization>;
  InvitingWorkspace: ResolverTypeWrapper<InvitingWorkspace>;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  JoinWaitlistInput: JoinWaitlistInput;
  JoinedMembership: ResolverTypeWrapper<JoinedMembership>;
  JsonWebKey: ResolverTypeWrapper<JsonWebKey>;
  JsonWebKeySet: ResolverTypeWrapper<JsonWebKeySet>;
  JwtTemplate: ResolverTypeWrapper<JwtTemplate>;
  JwtTemplateConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['JwtTemplate']>>;
  JwtTemplateEdge: ResolverTypeWrapper<JwtTemplateEdge>;
  JwtTemplateList: ResolverTypeWrapper<JwtTemplateList>;
  JwtTemplatePreview: ResolverTypeWrapper<JwtTemplatePreview>;
  KnowledgeBaseDocument: ResolverTypeWrapper<KnowledgeBaseDocument>;
  KnowledgeBaseDocumentConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['KnowledgeBaseDocument']>>;
  KnowledgeBaseDocumentEdge: ResolverTypeWrapper<KnowledgeBaseDocumentEdge>;
  KnowledgeBaseDocumentList: ResolverTypeWrapper<KnowledgeBaseDocumentList>;
  KnowledgeBaseType: KnowledgeBaseType;
  MagicLinkResult: ResolverTypeWrapper<MagicLinkResult>;
  MagicLinkSettings: ResolverTypeWrapper<MagicLinkSettings>;
  MagicLinkSettingsInput: MagicLinkSettingsInput;
  Me: ResolverTypeWrapper<MeRow>;
  MultiSessionSupport: MultiSessionSupport;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MyApiAuthKey: ResolverTypeWrapper<MyApiAuthKey>;
  MyEmail: ResolverTypeWrapper<MyEmail>;
  MyInvitation: ResolverTypeWrapper<MyInvitation>;
  MyOrganization: ResolverTypeWrapper<Omit<MyOrganization, 'members'>>;
  MyOrganizationMembership: ResolverTypeWrapper<Omit<MyOrganizationMembership, 'organization'> & { organization: ResolversTypes['MyOrganization'] }>;
  MyOrganizationMembershipConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['MyOrganizationMembership']>>;
  MyOrganizationMembershipEdge: ResolverTypeWrapper<Omit<MyOrganizationMembershipEdge, 'node'> & { node: ResolversTypes['MyOrganizationMembership'] }>;
  MyPhone: ResolverTypeWrapper<MyPhone>;
  MySession: ResolverTypeWrapper<MySession>;
  MyWorkspace: ResolverTypeWrapper<Omit<MyWorkspace, 'organization' | 'members'> & { readonly organization: ResolversParentTypes['WorkspaceOrganization'] }>;
  MyWorkspaceMembership: ResolverTypeWrapper<Omit<MyWorkspaceMembership, 'workspace'> & { workspace: ResolversTypes['MyWorkspace'] }>;
  MyWorkspaceMembershipConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['MyWorkspaceMembership']>>;
  MyWorkspaceMembershipEdge: ResolverTypeWrapper<Omit<MyWorkspaceMembershipEdge, 'node'> & { node: ResolversTypes['MyWorkspaceMembership'] }>;
  NameSettings: ResolverTypeWrapper<NameSettings>;
  NameSettingsInput: NameSettingsInput;
  Organization: ResolverTypeWrapper<OrganizationRow>;
  OrganizationConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['Organization']>>;
  OrganizationDetail: ResolverTypeWrapper<OrganizationDetail>;
  OrganizationEdge: ResolverTypeWrapper<Omit<OrganizationEdge, 'node'> & { node: ResolversTypes['Organization'] }>;
  OrganizationInvitation: ResolverTypeWrapper<OrganizationInvitation>;
  OrganizationList: ResolverTypeWrapper<Omit<OrganizationList, 'data'> & { data: ReadonlyArray<ResolversTypes['Organization']> }>;
  OrganizationMember: ResolverTypeWrapper<OrganizationMember>;
  OrganizationMemberConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['OrganizationMember']>>;
  OrganizationMemberEdge: ResolverTypeWrapper<OrganizationMemberEdge>;
  OrganizationMemberSortKey: OrganizationMemberSortKey;
  OrganizationMemberUser: ResolverTypeWrapper<OrganizationMemberUser>;
  OrganizationMembership: ResolverTypeWrapper<OrganizationMembershipRow>;
  OrganizationMembershipConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['OrganizationMembership']>>;
  OrganizationMembershipEdge: ResolverTypeWrapper<Omit<OrganizationMembershipEdge, 'node'> & { node: ResolversTypes['OrganizationMembership'] }>;
  OrganizationMembershipList: ResolverTypeWrapper<Omit<OrganizationMembershipList, 'data'> & { data: ReadonlyArray<ResolversTypes['OrganizationMembership']> }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PasskeySettings: ResolverTypeWrapper<PasskeySettings>;
  PasskeySettingsInput: PasskeySettingsInput;
  PasswordRules: ResolverTypeWrapper<PasswordRules>;
  PasswordSettings: ResolverTypeWrapper<PasswordSettings>;
  PasswordSettingsInput: PasswordSettingsInput;
  PermissionExpression: ResolverTypeWrapper<Scalars['PermissionExpression']['output']>;
  PhoneChannel: PhoneChannel;
  PhoneSettings: ResolverTypeWrapper<PhoneSettings>;
  PhoneSettingsInput: PhoneSettingsInput;
  PrepareMyEmailInput: PrepareMyEmailInput;
  PrepareMyPhoneInput: PrepareMyPhoneInput;
  PrepareVerificationInput: PrepareVerificationInput;
  PreparedReauthentication: ResolverTypeWrapper<PreparedReauthentication>;
  PreparedVerification: ResolverTypeWrapper<PreparedVerification>;
  PreviewJwtTemplateInput: PreviewJwtTemplateInput;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RateLimitMode: RateLimitMode;
  RateLimitRule: ResolverTypeWrapper<RateLimitRule>;
  RateLimitRuleInput: RateLimitRuleInput;
  RateLimitState: ResolverTypeWrapper<RateLimitState>;
  RateLimitUnit: RateLimitUnit;
  ReauthenticateInput: ReauthenticateInput;
  Reauthentication: ResolverTypeWrapper<Reauthentication>;
  RegenerateBackupCodesInput: RegenerateBackupCodesInput;
  RemoveAuthenticatorInput: RemoveAuthenticatorInput;
  ReplayWebhookDeliveriesInput: ReplayWebhookDeliveriesInput;
  ResetPasswordInput: ResetPasswordInput;
  Restriction: ResolverTypeWrapper<Restriction>;
  RestrictionKind: RestrictionKind;
  RestrictionList: ResolverTypeWrapper<RestrictionList>;
  Restrictions: ResolverTypeWrapper<Restrictions>;
  RevokeApiAuthKeyInput: RevokeApiAuthKeyInput;
  RevokedSessions: ResolverTypeWrapper<RevokedSessions>;
  Role: ResolverTypeWrapper<RoleRow>;
  RoleList: ResolverTypeWrapper<Omit<RoleList, 'data'> & { data: ReadonlyArray<ResolversTypes['Role']> }>;
  RotateApiAuthKeyInput: RotateApiAuthKeyInput;
  RotateSigningKeysInput: RotateSigningKeysInput;
  RotateWebhookAppSecretInput: RotateWebhookAppSecretInput;
  RotateWebhookEndpointSecretInput: RotateWebhookEndpointSecretInput;
  SecondFactorPolicy: SecondFactorPolicy;
  SelfService: ResolverTypeWrapper<SelfService>;
  SelfServiceApp: ResolverTypeWrapper<SelfServiceApp>;
  SelfServiceInput: SelfServiceInput;
  ServiceEvent: ResolverTypeWrapper<ServiceEvent>;
  ServiceEventList: ResolverTypeWrapper<ServiceEventList>;
  Session: ResolverTypeWrapper<Session>;
  SessionToken: ResolverTypeWrapper<SessionToken>;
  SetMyPasswordInput: SetMyPasswordInput;
  SetUserPasswordInput: SetUserPasswordInput;
  SignInInput: SignInInput;
  SignInResult: ResolverTypeWrapper<SignInResult>;
  SignInStrategy: SignInStrategy;
  SignOutInput: SignOutInput;
  SignUpField: ResolverTypeWrapper<SignUpField>;
  SignUpInput: SignUpInput;
  SignUpMode: SignUpMode;
  SignUpResult: ResolverTypeWrapper<Omit<SignUpResult, 'user'> & { user?: Maybe<ResolversTypes['Me']> }>;
  Signin: ResolverTypeWrapper<Signin>;
  SigninAttempt: ResolverTypeWrapper<SigninAttempt>;
  SigningKey: ResolverTypeWrapper<SigningKey>;
  SigningKeyList: ResolverTypeWrapper<SigningKeyList>;
  SigningKeyPurpose: SigningKeyPurpose;
  SigningKeyRotation: ResolverTypeWrapper<SigningKeyRotation>;
  SigningKeyState: SigningKeyState;
  SignupAttempt: ResolverTypeWrapper<SignupAttempt>;
  SmtpConfig: ResolverTypeWrapper<SmtpConfig>;
  SmtpConfigInput: SmtpConfigInput;
  SocialConnection: ResolverTypeWrapper<SocialConnection>;
  SortOrder: SortOrder;
  StartAuthenticatorInput: StartAuthenticatorInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SwitchOrganizationInput: SwitchOrganizationInput;
  SwitchSignInInput: SwitchSignInInput;
  SwitchWorkspaceInput: SwitchWorkspaceInput;
  TriggerWebhookEventsInput: TriggerWebhookEventsInput;
  UiSettings: ResolverTypeWrapper<UiSettings>;
  UpdateAiAgentInput: UpdateAiAgentInput;
  UpdateAiKnowledgeBaseInput: UpdateAiKnowledgeBaseInput;
  UpdateApiAuthAppInput: UpdateApiAuthAppInput;
  UpdateApiAuthKeyInput: UpdateApiAuthKeyInput;
  UpdateAuthSettingsInput: UpdateAuthSettingsInput;
  UpdateB2bSettingsInput: UpdateB2bSettingsInput;
  UpdateColleagueInput: UpdateColleagueInput;
  UpdateDeploymentInput: UpdateDeploymentInput;
  UpdateJwtTemplateInput: UpdateJwtTemplateInput;
  UpdateMeInput: UpdateMeInput;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationMemberInput: UpdateOrganizationMemberInput;
  UpdateRestrictionsInput: UpdateRestrictionsInput;
  UpdateRoleInput: UpdateRoleInput;
  UpdateSelfServiceInput: UpdateSelfServiceInput;
  UpdateUiSettingsInput: UpdateUiSettingsInput;
  UpdateUserInput: UpdateUserInput;
  UpdateWebhookAppInput: UpdateWebhookAppInput;
  UpdateWebhookEndpointInput: UpdateWebhookEndpointInput;
  UpdateWebhookEventTypeInput: UpdateWebhookEventTypeInput;
  UpdateWorkspaceInput: UpdateWorkspaceInput;
  UpdateWorkspaceMemberInput: UpdateWorkspaceMemberInput;
  UsageInterval: UsageInterval;
  User: ResolverTypeWrapper<UserRow>;
  UserConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['User']>>;
  UserEdge: ResolverTypeWrapper<Omit<UserEdge, 'node'> & { node: ResolversTypes['User'] }>;
  UserEmail: ResolverTypeWrapper<UserEmail>;
  UserList: ResolverTypeWrapper<Omit<UserList, 'data'> & { data: ReadonlyArray<ResolversTypes['User']> }>;
  UserPhone: ResolverTypeWrapper<UserPhone>;
  UserSession: ResolverTypeWrapper<UserSession>;
  UserSessionList: ResolverTypeWrapper<UserSessionList>;
  UserSortKey: UserSortKey;
  UsernameSettings: ResolverTypeWrapper<UsernameSettings>;
  UsernameSettingsInput: UsernameSettingsInput;
  VerificationResult: ResolverTypeWrapper<VerificationResult>;
  VerificationStrategy: VerificationStrategy;
  VerifyApiKeyInput: VerifyApiKeyInput;
  VerifyApiKeysInput: VerifyApiKeysInput;
  VerifyAuthenticatorInput: VerifyAuthenticatorInput;
  VerifyMagicLinkInput: VerifyMagicLinkInput;
  VerifyMyAddressInput: VerifyMyAddressInput;
  VerifySmtpConfigInput: VerifySmtpConfigInput;
  Void: ResolverTypeWrapper<Scalars['Void']['output']>;
  WaitlistEntry: ResolverTypeWrapper<WaitlistEntry>;
  WaitlistEntryList: ResolverTypeWrapper<WaitlistEntryList>;
  WaitlistPlace: ResolverTypeWrapper<WaitlistPlace>;
  WaitlistStatus: WaitlistStatus;
  Web3WalletSettings: ResolverTypeWrapper<Web3WalletSettings>;
  Web3WalletSettingsInput: Web3WalletSettingsInput;
  WebhookApp: ResolverTypeWrapper<WebhookAppRow>;
  WebhookAppConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['WebhookApp']>>;
  WebhookAppEdge: ResolverTypeWrapper<Omit<WebhookAppEdge, 'node'> & { node: ResolversTypes['WebhookApp'] }>;
  WebhookAppList: ResolverTypeWrapper<Omit<WebhookAppList, 'data'> & { data: ReadonlyArray<ResolversTypes['WebhookApp']> }>;
  WebhookAttempt: ResolverTypeWrapper<WebhookAttempt>;
  WebhookAttemptConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['WebhookAttempt']>>;
  WebhookAttemptEdge: ResolverTypeWrapper<WebhookAttemptEdge>;
  WebhookAttemptError: WebhookAttemptError;
  WebhookAttemptStatus: WebhookAttemptStatus;
  WebhookAttemptSummary: ResolverTypeWrapper<WebhookAttemptSummary>;
  WebhookAttemptTotals: ResolverTypeWrapper<WebhookAttemptTotals>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliveryRow>;
  WebhookDeliveryConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['WebhookDelivery']>>;
  WebhookDeliveryDetails: ResolverTypeWrapper<WebhookDeliveryDetailsRow>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryEvent: ResolverTypeWrapper<WebhookDeliveryEventRow>;
  WebhookDeliveryEventType: WebhookDeliveryEventType;
  WebhookDeliveryList: ResolverTypeWrapper<Omit<WebhookDeliveryList, 'data'> & { data: ReadonlyArray<ResolversTypes['WebhookDelivery']> }>;
  WebhookDeliveryRequest: ResolverTypeWrapper<WebhookDeliveryRequest>;
  WebhookDeliveryStatus: WebhookDeliveryStatus;
  WebhookDeliveryTotals: ResolverTypeWrapper<WebhookDeliveryTotals>;
  WebhookEndpoint: ResolverTypeWrapper<WebhookEndpointRow>;
  WebhookEndpointConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['WebhookEndpoint']>>;
  WebhookEndpointEdge: ResolverTypeWrapper<Omit<WebhookEndpointEdge, 'node'> & { node: ResolversTypes['WebhookEndpoint'] }>;
  WebhookEndpointList: ResolverTypeWrapper<Omit<WebhookEndpointList, 'data'> & { data: ReadonlyArray<ResolversTypes['WebhookEndpoint']> }>;
  WebhookEndpointTotals: ResolverTypeWrapper<WebhookEndpointTotals>;
  WebhookEventInput: WebhookEventInput;
  WebhookEventType: ResolverTypeWrapper<WebhookEventTypeRow>;
  WebhookEventTypeConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['WebhookEventType']>>;
  WebhookEventTypeEdge: ResolverTypeWrapper<Omit<WebhookEventTypeEdge, 'node'> & { node: ResolversTypes['WebhookEventType'] }>;
  WebhookEventTypeList: ResolverTypeWrapper<Omit<WebhookEventTypeList, 'data'> & { data: ReadonlyArray<ResolversTypes['WebhookEventType']> }>;
  WebhookInterval: WebhookInterval;
  WebhookRateLimit: ResolverTypeWrapper<WebhookRateLimit>;
  WebhookRateLimitInput: WebhookRateLimitInput;
  WebhookReplay: ResolverTypeWrapper<WebhookReplayRow>;
  WebhookReplayConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['WebhookReplay']>>;
  WebhookReplayEdge: ResolverTypeWrapper<Omit<WebhookReplayEdge, 'node'> & { node: ResolversTypes['WebhookReplay'] }>;
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
  Workspace: ResolverTypeWrapper<WorkspaceRow>;
  WorkspaceColleague: ResolverTypeWrapper<WorkspaceColleague>;
  WorkspaceColleagueConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['WorkspaceColleague']>>;
  WorkspaceColleagueEdge: ResolverTypeWrapper<WorkspaceColleagueEdge>;
  WorkspaceColleagueUser: ResolverTypeWrapper<WorkspaceColleagueUser>;
  WorkspaceConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['Workspace']>>;
  WorkspaceDetail: ResolverTypeWrapper<WorkspaceDetail>;
  WorkspaceDetailAnswer: ResolverTypeWrapper<WorkspaceDetailAnswer>;
  WorkspaceEdge: ResolverTypeWrapper<Omit<WorkspaceEdge, 'node'> & { node: ResolversTypes['Workspace'] }>;
  WorkspaceList: ResolverTypeWrapper<Omit<WorkspaceList, 'data'> & { data: ReadonlyArray<ResolversTypes['Workspace']> }>;
  WorkspaceMember: ResolverTypeWrapper<WorkspaceMemberRow>;
  WorkspaceMemberConnection: ResolverTypeWrapper<import('../connections.ts').Connection<ResolversParentTypes['WorkspaceMember']>>;
  WorkspaceMemberEdge: ResolverTypeWrapper<Omit<WorkspaceMemberEdge, 'node'> & { node: ResolversTypes['WorkspaceMember'] }>;
  WorkspaceMemberList: ResolverTypeWrapper<Omit<WorkspaceMemberList, 'data'> & { data: ReadonlyArray<ResolversTypes['WorkspaceMember']> }>;
  WorkspaceMemberSortKey: WorkspaceMemberSortKey;
  WorkspaceOrganization: ResolverTypeWrapper<WorkspaceOrganization>;
  WorkspaceSummary: ResolverTypeWrapper<WorkspaceSummary>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AcceptInvitationInput: AcceptInvitationInput;
  AccessToken: AccessToken;
  AddColleagueInput: AddColleagueInput;
  AddMyEmailInput: AddMyEmailInput;
  AddMyPhoneInput: AddMyPhoneInput;
  AddOrganizationMemberInput: AddOrganizationMemberInput;
  AddRestrictionInput: AddRestrictionInput;
  AddUserEmailInput: AddUserEmailInput;
  AddUserPhoneInput: AddUserPhoneInput;
  AddWorkspaceMemberInput: AddWorkspaceMemberInput;
  AiAgent: Omit<AiAgent, 'linkedKnowledgeBases'>;
  AiAgentConnection: import('../connections.ts').Connection<ResolversParentTypes['AiAgent']>;
  AiAgentEdge: Omit<AiAgentEdge, 'node'> & { node: ResolversParentTypes['AiAgent'] };
  AiAgentList: Omit<AiAgentList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['AiAgent']> };
  AiKnowledgeBase: AiKnowledgeBaseRow;
  AiKnowledgeBaseConnection: import('../connections.ts').Connection<ResolversParentTypes['AiKnowledgeBase']>;
  AiKnowledgeBaseEdge: Omit<AiKnowledgeBaseEdge, 'node'> & { node: ResolversParentTypes['AiKnowledgeBase'] };
  AiKnowledgeBaseList: Omit<AiKnowledgeBaseList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['AiKnowledgeBase']> };
  AllowedOrigins: AllowedOrigins;
  AllowedOriginsInput: AllowedOriginsInput;
  ApiAuthApp: ApiAuthAppRow;
  ApiAuthAppConnection: import('../connections.ts').Connection<ResolversParentTypes['ApiAuthApp']>;
  ApiAuthAppEdge: Omit<ApiAuthAppEdge, 'node'> & { node: ResolversParentTypes['ApiAuthApp'] };
  ApiAuthAppList: Omit<ApiAuthAppList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['ApiAuthApp']> };
  ApiAuthAppUsage: Omit<ApiAuthAppUsage, 'keys'> & { keys: ReadonlyArray<ResolversParentTypes['ApiAuthUsedKey']> };
  ApiAuthCodeUsage: ApiAuthCodeUsage;
  ApiAuthKey: ApiAuthKeyRow;
  ApiAuthKeyConnection: import('../connections.ts').Connection<ResolversParentTypes['ApiAuthKey']>;
  ApiAuthKeyEdge: Omit<ApiAuthKeyEdge, 'node'> & { node: ResolversParentTypes['ApiAuthKey'] };
  ApiAuthKeyList: Omit<ApiAuthKeyList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['ApiAuthKey']> };
  ApiAuthKeyUsage: ApiAuthKeyUsage;
  ApiAuthUsagePoint: ApiAuthUsagePoint;
  ApiAuthUsageTotals: ApiAuthUsageTotals;
  ApiAuthUsedKey: Omit<ApiAuthUsedKey, 'key'>;
  ApiKey: ApiKey;
  ApiKeyConnection: import('../connections.ts').Connection<ResolversParentTypes['ApiKey']>;
  ApiKeyEdge: ApiKeyEdge;
  ApiKeyList: ApiKeyList;
  ApiKeyOwner: ApiKeyOwner;
  ApiKeyVerification: ApiKeyVerification;
  ApiKeyVerificationList: ApiKeyVerificationList;
  AttemptVerificationInput: AttemptVerificationInput;
  AuditLogFilter: AuditLogFilter;
  AuditRecord: AuditRecordRow;
  AuditRecordConnection: import('../connections.ts').Connection<ResolversParentTypes['AuditRecord']>;
  AuditRecordEdge: Omit<AuditRecordEdge, 'node'> & { node: ResolversParentTypes['AuditRecord'] };
  AuditRecordList: Omit<AuditRecordList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['AuditRecord']> };
  AuthOptions: AuthOptions;
  AuthSettings: AuthSettings;
  AuthenticationFactors: AuthenticationFactors;
  AuthenticationFactorsInput: AuthenticationFactorsInput;
  Authenticator: Authenticator;
  AuthenticatorEnrolment: AuthenticatorEnrolment;
  AuthenticatorVerification: AuthenticatorVerification;
  B2bSettings: B2bSettings;
  BackupCodeSettings: BackupCodeSettings;
  BackupCodeSettingsInput: BackupCodeSettingsInput;
  BackupCodes: BackupCodes;
  BackupCodesLeft: BackupCodesLeft;
  Boolean: Scalars['Boolean']['output'];
  ColorSettings: ColorSettings;
  ColorSettingsInput: ColorSettingsInput;
  CountryRestrictions: CountryRestrictions;
  CountryRestrictionsInput: CountryRestrictionsInput;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAiAgentInput: CreateAiAgentInput;
  CreateAiKnowledgeBaseInput: CreateAiKnowledgeBaseInput;
  CreateApiAuthAppInput: CreateApiAuthAppInput;
  CreateApiAuthKeyInput: CreateApiAuthKeyInput;
  CreateApiKeyInput: CreateApiKeyInput;
  CreateInvitationInput: CreateInvitationInput;
  CreateJwtTemplateInput: CreateJwtTemplateInput;
  CreateKnowledgeBaseDocumentInput: CreateKnowledgeBaseDocumentInput;
  CreateMyApiAuthKeyInput: CreateMyApiAuthKeyInput;
  CreateMyWorkspaceInput: CreateMyWorkspaceInput;
  CreateOrganizationInput: CreateOrganizationInput;
  CreateRoleInput: CreateRoleInput;
  CreateUserInput: CreateUserInput;
  CreateWebhookAppInput: CreateWebhookAppInput;
  CreateWebhookEndpointInput: CreateWebhookEndpointInput;
  CreateWebhookEventTypeInput: CreateWebhookEventTypeInput;
  CreateWorkspaceInput: CreateWorkspaceInput;
  CreatedApiAuthKey: CreatedApiAuthKey;
  CreatedApiKey: CreatedApiKey;
  CreatedMyApiAuthKey: CreatedMyApiAuthKey;
  CurrentSession: CurrentSession;
  DateTime: Scalars['DateTime']['output'];
  Deployment: DeploymentRow;
  DeploymentMetadata: DeploymentMetadata;
  DeploymentUiSettings: DeploymentUiSettings;
  EmailSettings: EmailSettings;
  EmailSettingsInput: EmailSettingsInput;
  Float: Scalars['Float']['output'];
  ForgotPasswordInput: ForgotPasswordInput;
  GrantedRole: GrantedRole;
  ID: Scalars['ID']['output'];
  IdentifierAvailability: IdentifierAvailability;
  ImportApiAuthKeysInput: ImportApiAuthKeysInput;
  ImportedApiAuthKeyInput: ImportedApiAuthKeyInput;
  Int: Scalars['Int']['output'];
  Invitation: Omit<Invitation, 'roles'> & { roles: ReadonlyArray<ResolversParentTypes['Role']> };
  InvitationConnection: import('../connections.ts').Connection<ResolversParentTypes['Invitation']>;
  InvitationEdge: Omit<InvitationEdge, 'node'> & { node: ResolversParentTypes['Invitation'] };
  InvitationList: Omit<InvitationList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['Invitation']> };
  Inviter: Inviter;
  InvitingOrganization: InvitingOrganization;
  InvitingWorkspace: InvitingWorkspace;
  JSONObject: Scalars['JSONObject']['output'];
  JoinWaitlistInput: JoinWaitlistInput;
  JoinedMembership: JoinedMembership;
  JsonWebKey: JsonWebKey;
  JsonWebKeySet: JsonWebKeySet;
  JwtTemplate: JwtTemplate;
  JwtTemplateConnection: import('../connections.ts').Connection<ResolversParentTypes['JwtTemplate']>;
  JwtTemplateEdge: JwtTemplateEdge;
  JwtTemplateList: JwtTemplateList;
  JwtTemplatePreview: JwtTemplatePreview;
  KnowledgeBaseDocument: KnowledgeBaseDocument;
  KnowledgeBaseDocumentConnection: import('../connections.ts').Connection<ResolversParentTypes['KnowledgeBaseDocument']>;
  KnowledgeBaseDocumentEdge: KnowledgeBaseDocumentEdge;
  KnowledgeBaseDocumentList: KnowledgeBaseDocumentList;
  MagicLinkResult: MagicLinkResult;
  MagicLinkSettings: MagicLinkSettings;
  MagicLinkSettingsInput: MagicLinkSettingsInput;
  Me: MeRow;
  Mutation: Record<PropertyKey, never>;
  MyApiAuthKey: MyApiAuthKey;
  MyEmail: MyEmail;
  MyInvitation: MyInvitation;
  MyOrganization: Omit<MyOrganization, 'members'>;
  MyOrganizationMembership: Omit<MyOrganizationMembership, 'organization'> & { organization: ResolversParentTypes['MyOrganization'] };
  MyOrganizationMembershipConnection: import('../connections.ts').Connection<ResolversParentTypes['MyOrganizationMembership']>;
  MyOrganizationMembershipEdge: Omit<MyOrganizationMembershipEdge, 'node'> & { node: ResolversParentTypes['MyOrganizationMembership'] };
  MyPhone: MyPhone;
  MySession: MySession;
  MyWorkspace: Omit<MyWorkspace, 'organization' | 'members'> & { readonly organization: ResolversParentTypes['WorkspaceOrganization'] };
  MyWorkspaceMembership: Omit<MyWorkspaceMembership, 'workspace'> & { workspace: ResolversParentTypes['MyWorkspace'] };
  MyWorkspaceMembershipConnection: import('../connections.ts').Connection<ResolversParentTypes['MyWorkspaceMembership']>;
  MyWorkspaceMembershipEdge: Omit<MyWorkspaceMembershipEdge, 'node'> & { node: ResolversParentTypes['MyWorkspaceMembership'] };
  NameSettings: NameSettings;
  NameSettingsInput: NameSettingsInput;
  Organization: OrganizationRow;
  OrganizationConnection: import('../connections.ts').Connection<ResolversParentTypes['Organization']>;
  OrganizationDetail: OrganizationDetail;
  OrganizationEdge: Omit<OrganizationEdge, 'node'> & { node: ResolversParentTypes['Organization'] };
  OrganizationInvitation: OrganizationInvitation;
  OrganizationList: Omit<OrganizationList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['Organization']> };
  OrganizationMember: OrganizationMember;
  OrganizationMemberConnection: import('../connections.ts').Connection<ResolversParentTypes['OrganizationMember']>;
  OrganizationMemberEdge: OrganizationMemberEdge;
  OrganizationMemberUser: OrganizationMemberUser;
  OrganizationMembership: OrganizationMembershipRow;
  OrganizationMembershipConnection: import('../connections.ts').Connection<ResolversParentTypes['OrganizationMembership']>;
  OrganizationMembershipEdge: Omit<OrganizationMembershipEdge, 'node'> & { node: ResolversParentTypes['OrganizationMembership'] };
  OrganizationMembershipList: Omit<OrganizationMembershipList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['OrganizationMembership']> };
  PageInfo: PageInfo;
  PasskeySettings: PasskeySettings;
  PasskeySettingsInput: PasskeySettingsInput;
  PasswordRules: PasswordRules;
  PasswordSettings: PasswordSettings;
  PasswordSettingsInput: PasswordSettingsInput;
  PermissionExpression: Scalars['PermissionExpression']['output'];
  PhoneSettings: PhoneSettings;
  PhoneSettingsInput: PhoneSettingsInput;
  PrepareMyEmailInput: PrepareMyEmailInput;
  PrepareMyPhoneInput: PrepareMyPhoneInput;
  PrepareVerificationInput: PrepareVerificationInput;
  PreparedReauthentication: PreparedReauthentication;
  PreparedVerification: PreparedVerification;
  PreviewJwtTemplateInput: PreviewJwtTemplateInput;
  Query: Record<PropertyKey, never>;
  RateLimitRule: RateLimitRule;
  RateLimitRuleInput: RateLimitRuleInput;
  RateLimitState: RateLimitState;
  ReauthenticateInput: ReauthenticateInput;
  Reauthentication: Reauthentication;
  RegenerateBackupCodesInput: RegenerateBackupCodesInput;
  RemoveAuthenticatorInput: RemoveAuthenticatorInput;
  ReplayWebhookDeliveriesInput: ReplayWebhookDeliveriesInput;
  ResetPasswordInput: ResetPasswordInput;
  Restriction: Restriction;
  RestrictionList: RestrictionList;
  Restrictions: Restrictions;
  RevokeApiAuthKeyInput: RevokeApiAuthKeyInput;
  RevokedSessions: RevokedSessions;
  Role: RoleRow;
  RoleList: Omit<RoleList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['Role']> };
  RotateApiAuthKeyInput: RotateApiAuthKeyInput;
  RotateSigningKeysInput: RotateSigningKeysInput;
  RotateWebhookAppSecretInput: RotateWebhookAppSecretInput;
  RotateWebhookEndpointSecretInput: RotateWebhookEndpointSecretInput;
  SelfService: SelfService;
  SelfServiceApp: SelfServiceApp;
  SelfServiceInput: SelfServiceInput;
  ServiceEvent: ServiceEvent;
  ServiceEventList: ServiceEventList;
  Session: Session;
  SessionToken: SessionToken;
  SetMyPasswordInput: SetMyPasswordInput;
  SetUserPasswordInput: SetUserPasswordInput;
  SignInInput: SignInInput;
  SignInResult: SignInResult;
  SignOutInput: SignOutInput;
  SignUpField: SignUpField;
  SignUpInput: SignUpInput;
  SignUpResult: Omit<SignUpResult, 'user'> & { user?: Maybe<ResolversParentTypes['Me']> };
  Signin: Signin;
  SigninAttempt: SigninAttempt;
  SigningKey: SigningKey;
  SigningKeyList: SigningKeyList;
  SigningKeyRotation: SigningKeyRotation;
  SignupAttempt: SignupAttempt;
  SmtpConfig: SmtpConfig;
  SmtpConfigInput: SmtpConfigInput;
  SocialConnection: SocialConnection;
  StartAuthenticatorInput: StartAuthenticatorInput;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SwitchOrganizationInput: SwitchOrganizationInput;
  SwitchSignInInput: SwitchSignInInput;
  SwitchWorkspaceInput: SwitchWorkspaceInput;
  TriggerWebhookEventsInput: TriggerWebhookEventsInput;
  UiSettings: UiSettings;
  UpdateAiAgentInput: UpdateAiAgentInput;
  UpdateAiKnowledgeBaseInput: UpdateAiKnowledgeBaseInput;
  UpdateApiAuthAppInput: UpdateApiAuthAppInput;
  UpdateApiAuthKeyInput: UpdateApiAuthKeyInput;
  UpdateAuthSettingsInput: UpdateAuthSettingsInput;
  UpdateB2bSettingsInput: UpdateB2bSettingsInput;
  UpdateColleagueInput: UpdateColleagueInput;
  UpdateDeploymentInput: UpdateDeploymentInput;
  UpdateJwtTemplateInput: UpdateJwtTemplateInput;
  UpdateMeInput: UpdateMeInput;
  UpdateOrganizationInput: UpdateOrganizationInput;
  UpdateOrganizationMemberInput: UpdateOrganizationMemberInput;
  UpdateRestrictionsInput: UpdateRestrictionsInput;
  UpdateRoleInput: UpdateRoleInput;
  UpdateSelfServiceInput: UpdateSelfServiceInput;
  UpdateUiSettingsInput: UpdateUiSettingsInput;
  UpdateUserInput: UpdateUserInput;
  UpdateWebhookAppInput: UpdateWebhookAppInput;
  UpdateWebhookEndpointInput: UpdateWebhookEndpointInput;
  UpdateWebhookEventTypeInput: UpdateWebhookEventTypeInput;
  UpdateWorkspaceInput: UpdateWorkspaceInput;
  UpdateWorkspaceMemberInput: UpdateWorkspaceMemberInput;
  User: UserRow;
  UserConnection: import('../connections.ts').Connection<ResolversParentTypes['User']>;
  UserEdge: Omit<UserEdge, 'node'> & { node: ResolversParentTypes['User'] };
  UserEmail: UserEmail;
  UserList: Omit<UserList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['User']> };
  UserPhone: UserPhone;
  UserSession: UserSession;
  UserSessionList: UserSessionList;
  UsernameSettings: UsernameSettings;
  UsernameSettingsInput: UsernameSettingsInput;
  VerificationResult: VerificationResult;
  VerifyApiKeyInput: VerifyApiKeyInput;
  VerifyApiKeysInput: VerifyApiKeysInput;
  VerifyAuthenticatorInput: VerifyAuthenticatorInput;
  VerifyMagicLinkInput: VerifyMagicLinkInput;
  VerifyMyAddressInput: VerifyMyAddressInput;
  VerifySmtpConfigInput: VerifySmtpConfigInput;
  Void: Scalars['Void']['output'];
  WaitlistEntry: WaitlistEntry;
  WaitlistEntryList: WaitlistEntryList;
  WaitlistPlace: WaitlistPlace;
  Web3WalletSettings: Web3WalletSettings;
  Web3WalletSettingsInput: Web3WalletSettingsInput;
  WebhookApp: WebhookAppRow;
  WebhookAppConnection: import('../connections.ts').Connection<ResolversParentTypes['WebhookApp']>;
  WebhookAppEdge: Omit<WebhookAppEdge, 'node'> & { node: ResolversParentTypes['WebhookApp'] };
  WebhookAppList: Omit<WebhookAppList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['WebhookApp']> };
  WebhookAttempt: WebhookAttempt;
  WebhookAttemptConnection: import('../connections.ts').Connection<ResolversParentTypes['WebhookAttempt']>;
  WebhookAttemptEdge: WebhookAttemptEdge;
  WebhookAttemptSummary: WebhookAttemptSummary;
  WebhookAttemptTotals: WebhookAttemptTotals;
  WebhookDelivery: WebhookDeliveryRow;
  WebhookDeliveryConnection: import('../connections.ts').Connection<ResolversParentTypes['WebhookDelivery']>;
  WebhookDeliveryDetails: WebhookDeliveryDetailsRow;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookDeliveryEvent: WebhookDeliveryEventRow;
  WebhookDeliveryList: Omit<WebhookDeliveryList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['WebhookDelivery']> };
  WebhookDeliveryRequest: WebhookDeliveryRequest;
  WebhookDeliveryTotals: WebhookDeliveryTotals;
  WebhookEndpoint: WebhookEndpointRow;
  WebhookEndpointConnection: import('../connections.ts').Connection<ResolversParentTypes['WebhookEndpoint']>;
  WebhookEndpointEdge: Omit<WebhookEndpointEdge, 'node'> & { node: ResolversParentTypes['WebhookEndpoint'] };
  WebhookEndpointList: Omit<WebhookEndpointList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['WebhookEndpoint']> };
  WebhookEndpointTotals: WebhookEndpointTotals;
  WebhookEventInput: WebhookEventInput;
  WebhookEventType: WebhookEventTypeRow;
  WebhookEventTypeConnection: import('../connections.ts').Connection<ResolversParentTypes['WebhookEventType']>;
  WebhookEventTypeEdge: Omit<WebhookEventTypeEdge, 'node'> & { node: ResolversParentTypes['WebhookEventType'] };
  WebhookEventTypeList: Omit<WebhookEventTypeList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['WebhookEventType']> };
  WebhookRateLimit: WebhookRateLimit;
  WebhookRateLimitInput: WebhookRateLimitInput;
  WebhookReplay: WebhookReplayRow;
  WebhookReplayConnection: import('../connections.ts').Connection<ResolversParentTypes['WebhookReplay']>;
  WebhookReplayEdge: Omit<WebhookReplayEdge, 'node'> & { node: ResolversParentTypes['WebhookReplay'] };
  WebhookReplayList: Omit<WebhookReplayList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['WebhookReplay']> };
  WebhookStats: WebhookStats;
  WebhookSubscription: WebhookSubscription;
  WebhookSubscriptionInput: WebhookSubscriptionInput;
  WebhookTestResult: WebhookTestResult;
  WebhookTimeseries: WebhookTimeseries;
  WebhookTimeseriesPoint: WebhookTimeseriesPoint;
  WebhookTriggerResult: WebhookTriggerResult;
  WebhookTriggerResultList: WebhookTriggerResultList;
  Workspace: WorkspaceRow;
  WorkspaceColleague: WorkspaceColleague;
  WorkspaceColleagueConnection: import('../connections.ts').Connection<ResolversParentTypes['WorkspaceColleague']>;
  WorkspaceColleagueEdge: WorkspaceColleagueEdge;
  WorkspaceColleagueUser: WorkspaceColleagueUser;
  WorkspaceConnection: import('../connections.ts').Connection<ResolversParentTypes['Workspace']>;
  WorkspaceDetail: WorkspaceDetail;
  WorkspaceDetailAnswer: WorkspaceDetailAnswer;
  WorkspaceEdge: Omit<WorkspaceEdge, 'node'> & { node: ResolversParentTypes['Workspace'] };
  WorkspaceList: Omit<WorkspaceList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['Workspace']> };
  WorkspaceMember: WorkspaceMemberRow;
  WorkspaceMemberConnection: import('../connections.ts').Connection<ResolversParentTypes['WorkspaceMember']>;
  WorkspaceMemberEdge: Omit<WorkspaceMemberEdge, 'node'> & { node: ResolversParentTypes['WorkspaceMember'] };
  WorkspaceMemberList: Omit<WorkspaceMemberList, 'data'> & { data: ReadonlyArray<ResolversParentTypes['WorkspaceMember']> };
  WorkspaceOrganization: WorkspaceOrganization;
  WorkspaceSummary: WorkspaceSummary;
};

export type AccessTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresIn?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AiAgentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AiAgent'] = ResolversParentTypes['AiAgent']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  knowledgeBases?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  linkedKnowledgeBases?: Resolver<ResolversTypes['AiKnowledgeBaseConnection'], ParentType, ContextType, RequireFields<AiAgentLinkedKnowledgeBasesArgs, 'first'>>;
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
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  documents?: Resolver<ResolversTypes['KnowledgeBaseDocumentConnection'], ParentType, ContextType, RequireFields<AiKnowledgeBaseDocumentsArgs, 'first'>>;
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

export type AllowedOriginsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AllowedOrigins'] = ResolversParentTypes['AllowedOrigins']> = {
  allowedOrigins?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiAuthAppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiAuthApp'] = ResolversParentTypes['ApiAuthApp']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deploymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  keyPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keys?: Resolver<ResolversTypes['ApiAuthKeyConnection'], ParentType, ContextType, RequireFields<ApiAuthAppKeysArgs, 'first'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rateLimits?: Resolver<ReadonlyArray<ResolversTypes['RateLimitRule']>, ParentType, ContextType>;
  selfService?: Resolver<Maybe<ResolversTypes['SelfService']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['ApiAuthUsageTotals'], ParentType, ContextType, Partial<ApiAuthAppUsageArgs>>;
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
  app?: Resolver<ResolversTypes['ApiAuthApp'], ParentType, ContextType>;
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
  usage?: Resolver<ResolversTypes['ApiAuthUsageTotals'], ParentType, ContextType, Partial<ApiAuthKeyUsageArgs>>;
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
  key?: Resolver<ResolversTypes['ApiAuthKey'], ParentType, ContextType>;
  keyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ApiKeyConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyConnection'] = ResolversParentTypes['ApiKeyConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['ApiKeyEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ApiKeyEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyEdge'] = ResolversParentTypes['ApiKeyEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
};

export type ApiKeyListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ApiKeyList'] = ResolversParentTypes['ApiKeyList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type AuditRecordResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuditRecord'] = ResolversParentTypes['AuditRecord']> = {
  actorApiKey?: Resolver<Maybe<ResolversTypes['ApiKey']>, ParentType, ContextType>;
  actorId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  actorType?: Resolver<ResolversTypes['AuditActorType'], ParentType, ContextType>;
  actorUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['JSONObject']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resourceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
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

export type AuthOptionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthOptions'] = ResolversParentTypes['AuthOptions']> = {
  firstFactor?: Resolver<ResolversTypes['SignInStrategy'], ParentType, ContextType>;
  magicLinkRequiresSameDevice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  multiSessionSupport?: Resolver<ResolversTypes['MultiSessionSupport'], ParentType, ContextType>;
  passwordRules?: Resolver<Maybe<ResolversTypes['PasswordRules']>, ParentType, ContextType>;
  secondFactorPolicy?: Resolver<ResolversTypes['SecondFactorPolicy'], ParentType, ContextType>;
  signUpFields?: Resolver<ReadonlyArray<ResolversTypes['SignUpField']>, ParentType, ContextType>;
  signUpMode?: Resolver<ResolversTypes['SignUpMode'], ParentType, ContextType>;
  strategies?: Resolver<ReadonlyArray<ResolversTypes['SignInStrategy']>, ParentType, ContextType>;
};

export type AuthSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthSettings'] = ResolversParentTypes['AuthSettings']> = {
  authenticationFactors?: Resolver<ResolversTypes['AuthenticationFactors'], ParentType, ContextType>;
  backupCode?: Resolver<ResolversTypes['BackupCodeSettings'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['EmailSettings'], ParentType, ContextType>;
  firstFactor?: Resolver<ResolversTypes['FirstFactor'], ParentType, ContextType>;
  multiSessionSupport?: Resolver<ResolversTypes['MultiSessionSupport'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['NameSettings'], ParentType, ContextType>;
  password?: Resolver<ResolversTypes['PasswordSettings'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['PhoneSettings'], ParentType, ContextType>;
  secondFactorPolicy?: Resolver<ResolversTypes['SecondFactorPolicy'], ParentType, ContextType>;
  sessionInactiveTimeout?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionTokenLifetime?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionValidityPeriod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['UsernameSettings'], ParentType, ContextType>;
  web3Wallet?: Resolver<ResolversTypes['Web3WalletSettings'], ParentType, ContextType>;
};

export type AuthenticationFactorsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticationFactors'] = ResolversParentTypes['AuthenticationFactors']> = {
  emailOtpEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailPasswordEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  magicLink?: Resolver<ResolversTypes['MagicLinkSettings'], ParentType, ContextType>;
  passkey?: Resolver<ResolversTypes['PasskeySettings'], ParentType, ContextType>;
  phoneOtpEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secondFactorAuthenticatorEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secondFactorBackupCodeEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ssoEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usernamePasswordEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  web3WalletEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuthenticatorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Authenticator'] = ResolversParentTypes['Authenticator']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AuthenticatorEnrolmentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticatorEnrolment'] = ResolversParentTypes['AuthenticatorEnrolment']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  otpauthUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuthenticatorVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AuthenticatorVerification'] = ResolversParentTypes['AuthenticatorVerification']> = {
  authenticator?: Resolver<ResolversTypes['Authenticator'], ParentType, ContextType>;
  twoFactorEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type B2bSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['B2bSettings'] = ResolversParentTypes['B2bSettings']> = {
  organizationsEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workspacesEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BackupCodeSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackupCodeSettings'] = ResolversParentTypes['BackupCodeSettings']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BackupCodesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackupCodes'] = ResolversParentTypes['BackupCodes']> = {
  backupCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  previousCodesInvalidated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  regeneratedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type BackupCodesLeftResolvers<ContextType = Context, ParentType extends ResolversParentTypes['BackupCodesLeft'] = ResolversParentTypes['BackupCodesLeft']> = {
  generatedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  remaining?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ColorSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ColorSettings'] = ResolversParentTypes['ColorSettings']> = {
  backgroundColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  textColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CountryRestrictionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CountryRestrictions'] = ResolversParentTypes['CountryRestrictions']> = {
  allowedCountryCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  blockedCountryCodes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['CountryRestrictionMode'], ParentType, ContextType>;
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

export type CreatedApiKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CreatedApiKey'] = ResolversParentTypes['CreatedApiKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
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

export type CurrentSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['CurrentSession'] = ResolversParentTypes['CurrentSession']> = {
  activeOrganizationId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  activeSignin?: Resolver<Maybe<ResolversTypes['Signin']>, ParentType, ContextType>;
  activeWorkspaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  signinAttempts?: Resolver<ReadonlyArray<ResolversTypes['SigninAttempt']>, ParentType, ContextType>;
  signins?: Resolver<ReadonlyArray<ResolversTypes['Signin']>, ParentType, ContextType>;
  signupAttempts?: Resolver<ReadonlyArray<ResolversTypes['SignupAttempt']>, ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeploymentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Deployment'] = ResolversParentTypes['Deployment']> = {
  agents?: Resolver<ResolversTypes['AiAgentConnection'], ParentType, ContextType, RequireFields<DeploymentAgentsArgs, 'first'>>;
  apiAuthApps?: Resolver<ResolversTypes['ApiAuthAppConnection'], ParentType, ContextType, RequireFields<DeploymentApiAuthAppsArgs, 'first'>>;
  apiKeys?: Resolver<ResolversTypes['ApiKeyConnection'], ParentType, ContextType, RequireFields<DeploymentApiKeysArgs, 'first'>>;
  auditLog?: Resolver<ResolversTypes['AuditRecordConnection'], ParentType, ContextType, RequireFields<DeploymentAuditLogArgs, 'first'>>;
  authSettings?: Resolver<ResolversTypes['AuthSettings'], ParentType, ContextType>;
  b2bSettings?: Resolver<ResolversTypes['B2bSettings'], ParentType, ContextType>;
  backendHost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customSmtpConfig?: Resolver<Maybe<ResolversTypes['SmtpConfig']>, ParentType, ContextType>;
  emailProvider?: Resolver<ResolversTypes['EmailProvider'], ParentType, ContextType>;
  frontendHost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  jwtTemplates?: Resolver<ResolversTypes['JwtTemplateConnection'], ParentType, ContextType, RequireFields<DeploymentJwtTemplatesArgs, 'first'>>;
  knowledgeBases?: Resolver<ResolversTypes['AiKnowledgeBaseConnection'], ParentType, ContextType, RequireFields<DeploymentKnowledgeBasesArgs, 'first'>>;
  mailFromHost?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  maintenanceMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mode?: Resolver<ResolversTypes['DeploymentMode'], ParentType, ContextType>;
  organizations?: Resolver<ResolversTypes['OrganizationConnection'], ParentType, ContextType, RequireFields<DeploymentOrganizationsArgs, 'first'>>;
  publishableKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  restrictions?: Resolver<ResolversTypes['Restrictions'], ParentType, ContextType>;
  uiSettings?: Resolver<ResolversTypes['DeploymentUiSettings'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['UserConnection'], ParentType, ContextType, RequireFields<DeploymentUsersArgs, 'first'>>;
  webhookApps?: Resolver<ResolversTypes['WebhookAppConnection'], ParentType, ContextType, RequireFields<DeploymentWebhookAppsArgs, 'first'>>;
  workspaces?: Resolver<ResolversTypes['WorkspaceConnection'], ParentType, ContextType, RequireFields<DeploymentWorkspacesArgs, 'first'>>;
};

export type DeploymentMetadataResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeploymentMetadata'] = ResolversParentTypes['DeploymentMetadata']> = {
  afterCreateOrganizationRedirectUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterLogoClickUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSignOutAllPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSignOutOnePageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSigninRedirectUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSignupRedirectUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createOrganizationUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  darkModeSettings?: Resolver<ResolversTypes['ColorSettings'], ParentType, ContextType>;
  defaultOrganizationProfileImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultUserProfileImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultWorkspaceProfileImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deploymentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  faviconImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lightModeSettings?: Resolver<ResolversTypes['ColorSettings'], ParentType, ContextType>;
  logoImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationProfileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  privacyPolicyUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signInPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signUpPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signupTermsStatement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signupTermsStatementShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  supportPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tosPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  useInitialsForOrganizationProfileImage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  useInitialsForUserProfileImage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userProfileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitlistPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeploymentUiSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeploymentUiSettings'] = ResolversParentTypes['DeploymentUiSettings']> = {
  appName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faviconImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['EmailSettings'] = ResolversParentTypes['EmailSettings']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  magicLinkVerificationAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  otpVerificationAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifySignup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GrantedRoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['GrantedRole'] = ResolversParentTypes['GrantedRole']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type IdentifierAvailabilityResolvers<ContextType = Context, ParentType extends ResolversParentTypes['IdentifierAvailability'] = ResolversParentTypes['IdentifierAvailability']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['Inviter']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvitationStatus'], ParentType, ContextType>;
};

export type InvitationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationConnection'] = ResolversParentTypes['InvitationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['InvitationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Invitation']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvitationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationEdge'] = ResolversParentTypes['InvitationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType>;
};

export type InvitationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitationList'] = ResolversParentTypes['InvitationList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['Invitation']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type InviterResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Inviter'] = ResolversParentTypes['Inviter']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvitingOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitingOrganization'] = ResolversParentTypes['InvitingOrganization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvitingWorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['InvitingWorkspace'] = ResolversParentTypes['InvitingWorkspace']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type JoinedMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JoinedMembership'] = ResolversParentTypes['JoinedMembership']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['InvitingOrganization'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['GrantedRole']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['InvitingWorkspace']>, ParentType, ContextType>;
};

export type JsonWebKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JsonWebKey'] = ResolversParentTypes['JsonWebKey']> = {
  alg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  crv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kty?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  use?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JsonWebKeySetResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JsonWebKeySet'] = ResolversParentTypes['JsonWebKeySet']> = {
  keys?: Resolver<ReadonlyArray<ResolversTypes['JsonWebKey']>, ParentType, ContextType>;
};

export type JwtTemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JwtTemplate'] = ResolversParentTypes['JwtTemplate']> = {
  claims?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ttl?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type JwtTemplateConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JwtTemplateConnection'] = ResolversParentTypes['JwtTemplateConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['JwtTemplateEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['JwtTemplate']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JwtTemplateEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JwtTemplateEdge'] = ResolversParentTypes['JwtTemplateEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['JwtTemplate'], ParentType, ContextType>;
};

export type JwtTemplateListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JwtTemplateList'] = ResolversParentTypes['JwtTemplateList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['JwtTemplate']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JwtTemplatePreviewResolvers<ContextType = Context, ParentType extends ResolversParentTypes['JwtTemplatePreview'] = ResolversParentTypes['JwtTemplatePreview']> = {
  claims?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
};

export type KnowledgeBaseDocumentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['KnowledgeBaseDocument'] = ResolversParentTypes['KnowledgeBaseDocument']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type MagicLinkResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MagicLinkResult'] = ResolversParentTypes['MagicLinkResult']> = {
  email?: Resolver<Maybe<ResolversTypes['MyEmail']>, ParentType, ContextType>;
  redirectUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signin?: Resolver<Maybe<ResolversTypes['Signin']>, ParentType, ContextType>;
  signinAttempt?: Resolver<Maybe<ResolversTypes['SigninAttempt']>, ParentType, ContextType>;
  signupAttempt?: Resolver<Maybe<ResolversTypes['SignupAttempt']>, ParentType, ContextType>;
};

export type MagicLinkSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MagicLinkSettings'] = ResolversParentTypes['MagicLinkSettings']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireSameDevice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emails?: Resolver<ReadonlyArray<ResolversTypes['MyEmail']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationMemberships?: Resolver<ResolversTypes['MyOrganizationMembershipConnection'], ParentType, ContextType, RequireFields<MeOrganizationMembershipsArgs, 'first'>>;
  phones?: Resolver<ReadonlyArray<ResolversTypes['MyPhone']>, ParentType, ContextType>;
  publicMetadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  twoFactorEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workspaceMemberships?: Resolver<ResolversTypes['MyWorkspaceMembershipConnection'], ParentType, ContextType, RequireFields<MeWorkspaceMembershipsArgs, 'first'>>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation?: Resolver<ResolversTypes['JoinedMembership'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'input'>>;
  acceptMyInvitation?: Resolver<ResolversTypes['JoinedMembership'], ParentType, ContextType, RequireFields<MutationAcceptMyInvitationArgs, 'invitationId'>>;
  addMemberOfWorkspace?: Resolver<ResolversTypes['WorkspaceColleague'], ParentType, ContextType, RequireFields<MutationAddMemberOfWorkspaceArgs, 'id' | 'input'>>;
  addMyEmail?: Resolver<ResolversTypes['MyEmail'], ParentType, ContextType, RequireFields<MutationAddMyEmailArgs, 'input'>>;
  addMyPhone?: Resolver<ResolversTypes['MyPhone'], ParentType, ContextType, RequireFields<MutationAddMyPhoneArgs, 'input'>>;
  addOrganizationMember?: Resolver<ResolversTypes['OrganizationMembership'], ParentType, ContextType, RequireFields<MutationAddOrganizationMemberArgs, 'input' | 'organizationId'>>;
  addToAllowlist?: Resolver<ResolversTypes['Restriction'], ParentType, ContextType, RequireFields<MutationAddToAllowlistArgs, 'input'>>;
  addToBlocklist?: Resolver<ResolversTypes['Restriction'], ParentType, ContextType, RequireFields<MutationAddToBlocklistArgs, 'input'>>;
  addUserEmail?: Resolver<ResolversTypes['UserEmail'], ParentType, ContextType, RequireFields<MutationAddUserEmailArgs, 'input' | 'userId'>>;
  addUserPhone?: Resolver<ResolversTypes['UserPhone'], ParentType, ContextType, RequireFields<MutationAddUserPhoneArgs, 'input' | 'userId'>>;
  addWorkspaceMember?: Resolver<ResolversTypes['WorkspaceMember'], ParentType, ContextType, RequireFields<MutationAddWorkspaceMemberArgs, 'input' | 'workspaceId'>>;
  approveWaitlistEntry?: Resolver<ResolversTypes['WaitlistEntry'], ParentType, ContextType, RequireFields<MutationApproveWaitlistEntryArgs, 'id'>>;
  attemptVerification?: Resolver<ResolversTypes['VerificationResult'], ParentType, ContextType, RequireFields<MutationAttemptVerificationArgs, 'input'>>;
  cancelWebhookReplay?: Resolver<ResolversTypes['WebhookReplay'], ParentType, ContextType, RequireFields<MutationCancelWebhookReplayArgs, 'appName' | 'taskId'>>;
  createAccessToken?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createAiAgent?: Resolver<ResolversTypes['AiAgent'], ParentType, ContextType, RequireFields<MutationCreateAiAgentArgs, 'input'>>;
  createAiKnowledgeBase?: Resolver<ResolversTypes['AiKnowledgeBase'], ParentType, ContextType, RequireFields<MutationCreateAiKnowledgeBaseArgs, 'input'>>;
  createApiAuthApp?: Resolver<ResolversTypes['ApiAuthApp'], ParentType, ContextType, RequireFields<MutationCreateApiAuthAppArgs, 'input'>>;
  createApiAuthKey?: Resolver<ResolversTypes['CreatedApiAuthKey'], ParentType, ContextType, RequireFields<MutationCreateApiAuthKeyArgs, 'appName' | 'input'>>;
  createApiKey?: Resolver<ResolversTypes['CreatedApiKey'], ParentType, ContextType, RequireFields<MutationCreateApiKeyArgs, 'input'>>;
  createInvitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType, RequireFields<MutationCreateInvitationArgs, 'input' | 'organizationId'>>;
  createJwtTemplate?: Resolver<ResolversTypes['JwtTemplate'], ParentType, ContextType, RequireFields<MutationCreateJwtTemplateArgs, 'input'>>;
  createKnowledgeBaseDocument?: Resolver<ResolversTypes['KnowledgeBaseDocument'], ParentType, ContextType, RequireFields<MutationCreateKnowledgeBaseDocumentArgs, 'input' | 'kbId'>>;
  createMyApiAuthKey?: Resolver<ResolversTypes['CreatedMyApiAuthKey'], ParentType, ContextType, RequireFields<MutationCreateMyApiAuthKeyArgs, 'appName' | 'input'>>;
  createMyOrganization?: Resolver<ResolversTypes['OrganizationDetail'], ParentType, ContextType, RequireFields<MutationCreateMyOrganizationArgs, 'input'>>;
  createMyWorkspace?: Resolver<ResolversTypes['WorkspaceSummary'], ParentType, ContextType, RequireFields<MutationCreateMyWorkspaceArgs, 'input'>>;
  createOrganization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<MutationCreateOrganizationArgs, 'input'>>;
  createOrganizationRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationCreateOrganizationRoleArgs, 'input' | 'organizationId'>>;
  createUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationCreateUserArgs, 'input'>>;
  createWebhookApp?: Resolver<ResolversTypes['WebhookApp'], ParentType, ContextType, RequireFields<MutationCreateWebhookAppArgs, 'input'>>;
  createWebhookEndpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType, RequireFields<MutationCreateWebhookEndpointArgs, 'input'>>;
  createWebhookEventType?: Resolver<ResolversTypes['WebhookEventType'], ParentType, ContextType, RequireFields<MutationCreateWebhookEventTypeArgs, 'appName' | 'input'>>;
  createWorkspace?: Resolver<ResolversTypes['Workspace'], ParentType, ContextType, RequireFields<MutationCreateWorkspaceArgs, 'input' | 'organizationId'>>;
  createWorkspaceInvitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType, RequireFields<MutationCreateWorkspaceInvitationArgs, 'input' | 'workspaceId'>>;
  createWorkspaceRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationCreateWorkspaceRoleArgs, 'input' | 'workspaceId'>>;
  declineMyInvitation?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeclineMyInvitationArgs, 'invitationId'>>;
  deleteAiAgent?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteAiAgentArgs, 'agentId'>>;
  deleteAiKnowledgeBase?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteAiKnowledgeBaseArgs, 'kbId'>>;
  deleteApiAuthApp?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteApiAuthAppArgs, 'appName'>>;
  deleteJwtTemplate?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteJwtTemplateArgs, 'id'>>;
  deleteKnowledgeBaseDocument?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteKnowledgeBaseDocumentArgs, 'documentId' | 'kbId'>>;
  deleteMe?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType>;
  deleteMyEmail?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteMyEmailArgs, 'emailId'>>;
  deleteMyOrganization?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteMyOrganizationArgs, 'id'>>;
  deleteMyPhone?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteMyPhoneArgs, 'phoneId'>>;
  deleteMySession?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteMySessionArgs, 'id'>>;
  deleteMyWorkspace?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteMyWorkspaceArgs, 'id'>>;
  deleteOrganization?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteOrganizationArgs, 'organizationId'>>;
  deleteOrganizationRole?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteOrganizationRoleArgs, 'organizationId' | 'roleId'>>;
  deleteSmtpConfig?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType>;
  deleteUser?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteUserArgs, 'userId'>>;
  deleteUserEmail?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteUserEmailArgs, 'emailId' | 'userId'>>;
  deleteUserPhone?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteUserPhoneArgs, 'phoneId' | 'userId'>>;
  deleteWaitlistEntry?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteWaitlistEntryArgs, 'id'>>;
  deleteWebhookApp?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookAppArgs, 'appName'>>;
  deleteWebhookEndpoint?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookEndpointArgs, 'endpointId'>>;
  deleteWebhookEventType?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteWebhookEventTypeArgs, 'appName' | 'eventName'>>;
  deleteWorkspace?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationDeleteWorkspaceArgs, 'workspaceId'>>;
  forgotPassword?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationForgotPasswordArgs, 'input'>>;
  importApiAuthKeys?: Resolver<ResolversTypes['ApiAuthKeyList'], ParentType, ContextType, RequireFields<MutationImportApiAuthKeysArgs, 'appName' | 'input'>>;
  inviteToOrganization?: Resolver<ResolversTypes['OrganizationInvitation'], ParentType, ContextType, RequireFields<MutationInviteToOrganizationArgs, 'id' | 'input'>>;
  inviteToWorkspace?: Resolver<ResolversTypes['OrganizationInvitation'], ParentType, ContextType, RequireFields<MutationInviteToWorkspaceArgs, 'id' | 'input'>>;
  joinWaitlist?: Resolver<ResolversTypes['WaitlistPlace'], ParentType, ContextType, RequireFields<MutationJoinWaitlistArgs, 'input'>>;
  leaveOrganization?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationLeaveOrganizationArgs, 'id'>>;
  leaveWorkspace?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationLeaveWorkspaceArgs, 'id'>>;
  makeMyEmailPrimary?: Resolver<ResolversTypes['MyEmail'], ParentType, ContextType, RequireFields<MutationMakeMyEmailPrimaryArgs, 'emailId'>>;
  makeMyPhonePrimary?: Resolver<ResolversTypes['MyPhone'], ParentType, ContextType, RequireFields<MutationMakeMyPhonePrimaryArgs, 'phoneId'>>;
  prepareMyEmail?: Resolver<ResolversTypes['PreparedVerification'], ParentType, ContextType, RequireFields<MutationPrepareMyEmailArgs, 'emailId'>>;
  prepareMyPhone?: Resolver<ResolversTypes['PreparedVerification'], ParentType, ContextType, RequireFields<MutationPrepareMyPhoneArgs, 'phoneId'>>;
  prepareReauthentication?: Resolver<ResolversTypes['PreparedReauthentication'], ParentType, ContextType>;
  prepareVerification?: Resolver<ResolversTypes['PreparedVerification'], ParentType, ContextType, RequireFields<MutationPrepareVerificationArgs, 'input'>>;
  reactivateWebhookEndpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType, RequireFields<MutationReactivateWebhookEndpointArgs, 'endpointId'>>;
  reauthenticate?: Resolver<ResolversTypes['Reauthentication'], ParentType, ContextType, RequireFields<MutationReauthenticateArgs, 'input'>>;
  regenerateBackupCodes?: Resolver<ResolversTypes['BackupCodes'], ParentType, ContextType, Partial<MutationRegenerateBackupCodesArgs>>;
  removeAuthenticator?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, Partial<MutationRemoveAuthenticatorArgs>>;
  removeFromAllowlist?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRemoveFromAllowlistArgs, 'value'>>;
  removeFromBlocklist?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRemoveFromBlocklistArgs, 'value'>>;
  removeMemberOfOrganization?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRemoveMemberOfOrganizationArgs, 'id' | 'membershipId'>>;
  removeMemberOfWorkspace?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRemoveMemberOfWorkspaceArgs, 'id' | 'membershipId'>>;
  removeOrganizationMember?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRemoveOrganizationMemberArgs, 'membershipId' | 'organizationId'>>;
  removeWorkspaceMember?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRemoveWorkspaceMemberArgs, 'membershipId' | 'workspaceId'>>;
  replayWebhookDeliveries?: Resolver<ResolversTypes['WebhookReplay'], ParentType, ContextType, RequireFields<MutationReplayWebhookDeliveriesArgs, 'appName' | 'input'>>;
  resendInvitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType, RequireFields<MutationResendInvitationArgs, 'invitationId' | 'organizationId'>>;
  resendInvitationOfOrganization?: Resolver<ResolversTypes['OrganizationInvitation'], ParentType, ContextType, RequireFields<MutationResendInvitationOfOrganizationArgs, 'id' | 'invitationId'>>;
  resendInvitationOfWorkspace?: Resolver<ResolversTypes['OrganizationInvitation'], ParentType, ContextType, RequireFields<MutationResendInvitationOfWorkspaceArgs, 'id' | 'invitationId'>>;
  resendWorkspaceInvitation?: Resolver<ResolversTypes['Invitation'], ParentType, ContextType, RequireFields<MutationResendWorkspaceInvitationArgs, 'invitationId' | 'workspaceId'>>;
  resetPassword?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  retryWebhookDelivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType, RequireFields<MutationRetryWebhookDeliveryArgs, 'deliveryId'>>;
  revokeApiAuthKey?: Resolver<ResolversTypes['ApiAuthKey'], ParentType, ContextType, RequireFields<MutationRevokeApiAuthKeyArgs, 'appName' | 'input' | 'keyId'>>;
  revokeApiKey?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRevokeApiKeyArgs, 'id'>>;
  revokeInvitation?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRevokeInvitationArgs, 'invitationId' | 'organizationId'>>;
  revokeInvitationOfOrganization?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRevokeInvitationOfOrganizationArgs, 'id' | 'invitationId'>>;
  revokeInvitationOfWorkspace?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRevokeInvitationOfWorkspaceArgs, 'id' | 'invitationId'>>;
  revokeMyApiAuthKey?: Resolver<ResolversTypes['MyApiAuthKey'], ParentType, ContextType, RequireFields<MutationRevokeMyApiAuthKeyArgs, 'appName' | 'keyId'>>;
  revokeUserSessions?: Resolver<ResolversTypes['RevokedSessions'], ParentType, ContextType, RequireFields<MutationRevokeUserSessionsArgs, 'userId'>>;
  revokeWorkspaceInvitation?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationRevokeWorkspaceInvitationArgs, 'invitationId' | 'workspaceId'>>;
  rotateApiAuthKey?: Resolver<ResolversTypes['CreatedApiAuthKey'], ParentType, ContextType, RequireFields<MutationRotateApiAuthKeyArgs, 'appName' | 'input' | 'keyId'>>;
  rotateMyApiAuthKey?: Resolver<ResolversTypes['CreatedMyApiAuthKey'], ParentType, ContextType, RequireFields<MutationRotateMyApiAuthKeyArgs, 'appName' | 'input' | 'keyId'>>;
  rotateSigningKeys?: Resolver<ResolversTypes['SigningKeyRotation'], ParentType, ContextType, Partial<MutationRotateSigningKeysArgs>>;
  rotateWebhookAppSecret?: Resolver<ResolversTypes['WebhookApp'], ParentType, ContextType, RequireFields<MutationRotateWebhookAppSecretArgs, 'appName' | 'input'>>;
  rotateWebhookEndpointSecret?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType, RequireFields<MutationRotateWebhookEndpointSecretArgs, 'endpointId' | 'input'>>;
  setAllowedOrigins?: Resolver<ResolversTypes['AllowedOrigins'], ParentType, ContextType, RequireFields<MutationSetAllowedOriginsArgs, 'input'>>;
  setMyPassword?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, RequireFields<MutationSetMyPasswordArgs, 'input'>>;
  setSmtpConfig?: Resolver<ResolversTypes['SmtpConfig'], ParentType, ContextType, RequireFields<MutationSetSmtpConfigArgs, 'input'>>;
  setUserPassword?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationSetUserPasswordArgs, 'input' | 'userId'>>;
  signIn?: Resolver<ResolversTypes['SignInResult'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<Maybe<ResolversTypes['Void']>, ParentType, ContextType, Partial<MutationSignOutArgs>>;
  signUp?: Resolver<ResolversTypes['SignUpResult'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  startAuthenticator?: Resolver<ResolversTypes['AuthenticatorEnrolment'], ParentType, ContextType, Partial<MutationStartAuthenticatorArgs>>;
  switchOrganization?: Resolver<ResolversTypes['CurrentSession'], ParentType, ContextType, RequireFields<MutationSwitchOrganizationArgs, 'input'>>;
  switchSignIn?: Resolver<ResolversTypes['CurrentSession'], ParentType, ContextType, RequireFields<MutationSwitchSignInArgs, 'input'>>;
  switchWorkspace?: Resolver<ResolversTypes['CurrentSession'], ParentType, ContextType, RequireFields<MutationSwitchWorkspaceArgs, 'input'>>;
  testWebhookEndpoint?: Resolver<ResolversTypes['WebhookTestResult'], ParentType, ContextType, RequireFields<MutationTestWebhookEndpointArgs, 'appName' | 'endpointId'>>;
  triggerWebhookEvent?: Resolver<ResolversTypes['WebhookTriggerResult'], ParentType, ContextType, RequireFields<MutationTriggerWebhookEventArgs, 'appName' | 'input'>>;
  triggerWebhookEvents?: Resolver<ResolversTypes['WebhookTriggerResultList'], ParentType, ContextType, RequireFields<MutationTriggerWebhookEventsArgs, 'appName' | 'input'>>;
  updateAiAgent?: Resolver<ResolversTypes['AiAgent'], ParentType, ContextType, RequireFields<MutationUpdateAiAgentArgs, 'agentId' | 'input'>>;
  updateAiKnowledgeBase?: Resolver<ResolversTypes['AiKnowledgeBase'], ParentType, ContextType, RequireFields<MutationUpdateAiKnowledgeBaseArgs, 'input' | 'kbId'>>;
  updateApiAuthApp?: Resolver<ResolversTypes['ApiAuthApp'], ParentType, ContextType, RequireFields<MutationUpdateApiAuthAppArgs, 'appName' | 'input'>>;
  updateApiAuthKey?: Resolver<ResolversTypes['ApiAuthKey'], ParentType, ContextType, RequireFields<MutationUpdateApiAuthKeyArgs, 'appName' | 'input' | 'keyId'>>;
  updateAuthSettings?: Resolver<ResolversTypes['AuthSettings'], ParentType, ContextType, RequireFields<MutationUpdateAuthSettingsArgs, 'input'>>;
  updateB2bSettings?: Resolver<ResolversTypes['B2bSettings'], ParentType, ContextType, RequireFields<MutationUpdateB2bSettingsArgs, 'input'>>;
  updateDeployment?: Resolver<ResolversTypes['Deployment'], ParentType, ContextType, RequireFields<MutationUpdateDeploymentArgs, 'input'>>;
  updateJwtTemplate?: Resolver<ResolversTypes['JwtTemplate'], ParentType, ContextType, RequireFields<MutationUpdateJwtTemplateArgs, 'id' | 'input'>>;
  updateMe?: Resolver<ResolversTypes['Me'], ParentType, ContextType, RequireFields<MutationUpdateMeArgs, 'input'>>;
  updateMemberOfOrganization?: Resolver<ResolversTypes['OrganizationMember'], ParentType, ContextType, RequireFields<MutationUpdateMemberOfOrganizationArgs, 'id' | 'input' | 'membershipId'>>;
  updateMemberOfWorkspace?: Resolver<ResolversTypes['WorkspaceColleague'], ParentType, ContextType, RequireFields<MutationUpdateMemberOfWorkspaceArgs, 'id' | 'input' | 'membershipId'>>;
  updateMyOrganization?: Resolver<ResolversTypes['OrganizationDetail'], ParentType, ContextType, RequireFields<MutationUpdateMyOrganizationArgs, 'id' | 'input'>>;
  updateMyWorkspace?: Resolver<ResolversTypes['WorkspaceSummary'], ParentType, ContextType, RequireFields<MutationUpdateMyWorkspaceArgs, 'id' | 'input'>>;
  updateOrganization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationArgs, 'input' | 'organizationId'>>;
  updateOrganizationMember?: Resolver<ResolversTypes['OrganizationMembership'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationMemberArgs, 'input' | 'membershipId' | 'organizationId'>>;
  updateOrganizationRole?: Resolver<ResolversTypes['Role'], ParentType, ContextType, RequireFields<MutationUpdateOrganizationRoleArgs, 'input' | 'organizationId' | 'roleId'>>;
  updateRestrictions?: Resolver<ResolversTypes['Restrictions'], ParentType, ContextType, RequireFields<MutationUpdateRestrictionsArgs, 'input'>>;
  updateUiSettings?: Resolver<ResolversTypes['UiSettings'], ParentType, ContextType, RequireFields<MutationUpdateUiSettingsArgs, 'input'>>;
  updateUser?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationUpdateUserArgs, 'input' | 'userId'>>;
  updateWebhookApp?: Resolver<ResolversTypes['WebhookApp'], ParentType, ContextType, RequireFields<MutationUpdateWebhookAppArgs, 'appName' | 'input'>>;
  updateWebhookEndpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType, RequireFields<MutationUpdateWebhookEndpointArgs, 'endpointId' | 'input'>>;
  updateWebhookEventType?: Resolver<ResolversTypes['WebhookEventType'], ParentType, ContextType, RequireFields<MutationUpdateWebhookEventTypeArgs, 'appName' | 'eventName' | 'input'>>;
  updateWorkspace?: Resolver<ResolversTypes['Workspace'], ParentType, ContextType, RequireFields<MutationUpdateWorkspaceArgs, 'input' | 'workspaceId'>>;
  updateWorkspaceMember?: Resolver<ResolversTypes['WorkspaceMember'], ParentType, ContextType, RequireFields<MutationUpdateWorkspaceMemberArgs, 'input' | 'membershipId' | 'workspaceId'>>;
  verifyApiKey?: Resolver<ResolversTypes['ApiKeyVerification'], ParentType, ContextType, RequireFields<MutationVerifyApiKeyArgs, 'input'>>;
  verifyApiKeys?: Resolver<ResolversTypes['ApiKeyVerificationList'], ParentType, ContextType, RequireFields<MutationVerifyApiKeysArgs, 'input'>>;
  verifyAuthenticator?: Resolver<ResolversTypes['AuthenticatorVerification'], ParentType, ContextType, RequireFields<MutationVerifyAuthenticatorArgs, 'input'>>;
  verifyMagicLink?: Resolver<ResolversTypes['MagicLinkResult'], ParentType, ContextType, RequireFields<MutationVerifyMagicLinkArgs, 'input'>>;
  verifyMyEmail?: Resolver<ResolversTypes['MyEmail'], ParentType, ContextType, RequireFields<MutationVerifyMyEmailArgs, 'emailId' | 'input'>>;
  verifyMyPhone?: Resolver<ResolversTypes['MyPhone'], ParentType, ContextType, RequireFields<MutationVerifyMyPhoneArgs, 'input' | 'phoneId'>>;
  verifySmtpConfig?: Resolver<ResolversTypes['SmtpConfig'], ParentType, ContextType, RequireFields<MutationVerifySmtpConfigArgs, 'input'>>;
};

export type MyApiAuthKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyApiAuthKey'] = ResolversParentTypes['MyApiAuthKey']> = {
  appName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
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

export type MyEmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyEmail'] = ResolversParentTypes['MyEmail']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MyInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyInvitation'] = ResolversParentTypes['MyInvitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['Inviter']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['InvitingOrganization'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['GrantedRole']>, ParentType, ContextType>;
  workspace?: Resolver<Maybe<ResolversTypes['InvitingWorkspace']>, ParentType, ContextType>;
};

export type MyOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyOrganization'] = ResolversParentTypes['MyOrganization']> = {
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  members?: Resolver<ResolversTypes['OrganizationMemberConnection'], ParentType, ContextType, RequireFields<MyOrganizationMembersArgs, 'first'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MyOrganizationMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyOrganizationMembership'] = ResolversParentTypes['MyOrganizationMembership']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['MyOrganization'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['GrantedRole']>, ParentType, ContextType>;
};

export type MyOrganizationMembershipConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyOrganizationMembershipConnection'] = ResolversParentTypes['MyOrganizationMembershipConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MyOrganizationMembershipEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['MyOrganizationMembership']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MyOrganizationMembershipEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyOrganizationMembershipEdge'] = ResolversParentTypes['MyOrganizationMembershipEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MyOrganizationMembership'], ParentType, ContextType>;
};

export type MyPhoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyPhone'] = ResolversParentTypes['MyPhone']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type MySessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MySession'] = ResolversParentTypes['MySession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastActiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondFactor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MyWorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyWorkspace'] = ResolversParentTypes['MyWorkspace']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['WorkspaceColleagueConnection'], ParentType, ContextType, RequireFields<MyWorkspaceMembersArgs, 'first'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['WorkspaceOrganization'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MyWorkspaceMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyWorkspaceMembership'] = ResolversParentTypes['MyWorkspaceMembership']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  workspace?: Resolver<ResolversTypes['MyWorkspace'], ParentType, ContextType>;
};

export type MyWorkspaceMembershipConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyWorkspaceMembershipConnection'] = ResolversParentTypes['MyWorkspaceMembershipConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['MyWorkspaceMembershipEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['MyWorkspaceMembership']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MyWorkspaceMembershipEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['MyWorkspaceMembershipEdge'] = ResolversParentTypes['MyWorkspaceMembershipEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['MyWorkspaceMembership'], ParentType, ContextType>;
};

export type NameSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['NameSettings'] = ResolversParentTypes['NameSettings']> = {
  firstNameEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstNameRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastNameEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastNameRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Organization'] = ResolversParentTypes['Organization']> = {
  apiAuthKeys?: Resolver<ResolversTypes['ApiAuthKeyConnection'], ParentType, ContextType, RequireFields<OrganizationApiAuthKeysArgs, 'first'>>;
  auditLog?: Resolver<ResolversTypes['AuditRecordConnection'], ParentType, ContextType, RequireFields<OrganizationAuditLogArgs, 'first'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitations?: Resolver<ResolversTypes['InvitationConnection'], ParentType, ContextType, RequireFields<OrganizationInvitationsArgs, 'first'>>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['OrganizationMembershipConnection'], ParentType, ContextType, RequireFields<OrganizationMembersArgs, 'first'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  workspaceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  workspaces?: Resolver<ResolversTypes['WorkspaceConnection'], ParentType, ContextType, RequireFields<OrganizationWorkspacesArgs, 'first'>>;
};

export type OrganizationConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationConnection'] = ResolversParentTypes['OrganizationConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrganizationEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Organization']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationDetail'] = ResolversParentTypes['OrganizationDetail']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  membersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type OrganizationEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationEdge'] = ResolversParentTypes['OrganizationEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
};

export type OrganizationInvitationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationInvitation'] = ResolversParentTypes['OrganizationInvitation']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitedBy?: Resolver<Maybe<ResolversTypes['Inviter']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['GrantedRole']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InvitationStatus'], ParentType, ContextType>;
};

export type OrganizationListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationList'] = ResolversParentTypes['OrganizationList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['Organization']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrganizationMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationMember'] = ResolversParentTypes['OrganizationMember']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastActive?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['GrantedRole']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['OrganizationMemberUser'], ParentType, ContextType>;
};

export type OrganizationMemberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationMemberConnection'] = ResolversParentTypes['OrganizationMemberConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrganizationMemberEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['OrganizationMember']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationMemberEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationMemberEdge'] = ResolversParentTypes['OrganizationMemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OrganizationMember'], ParentType, ContextType>;
};

export type OrganizationMemberUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationMemberUser'] = ResolversParentTypes['OrganizationMemberUser']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phoneVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  twoFactorEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrganizationMembershipResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationMembership'] = ResolversParentTypes['OrganizationMembership']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  primaryEmailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryPhoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicMetadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  userCreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrganizationMembershipConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationMembershipConnection'] = ResolversParentTypes['OrganizationMembershipConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['OrganizationMembershipEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrganizationMembershipEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationMembershipEdge'] = ResolversParentTypes['OrganizationMembershipEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OrganizationMembership'], ParentType, ContextType>;
};

export type OrganizationMembershipListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['OrganizationMembershipList'] = ResolversParentTypes['OrganizationMembershipList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['OrganizationMembership']>, ParentType, ContextType>;
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

export type PasskeySettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasskeySettings'] = ResolversParentTypes['PasskeySettings']> = {
  allowAutofill?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  promptRegistrationOnAuth?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasswordRulesResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordRules'] = ResolversParentTypes['PasswordRules']> = {
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requireLowercase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireNumber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireSpecial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireUppercase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PasswordSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PasswordSettings'] = ResolversParentTypes['PasswordSettings']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requireLowercase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireNumber?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireSpecial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireUppercase?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface PermissionExpressionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['PermissionExpression'], any> {
  name: 'PermissionExpression';
}

export type PhoneSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PhoneSettings'] = ResolversParentTypes['PhoneSettings']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  smsVerificationAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifySignup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  whatsappVerificationAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PreparedReauthenticationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreparedReauthentication'] = ResolversParentTypes['PreparedReauthentication']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resendAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type PreparedVerificationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PreparedVerification'] = ResolversParentTypes['PreparedVerification']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  resendAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  strategy?: Resolver<ResolversTypes['VerificationStrategy'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  aiAgent?: Resolver<ResolversTypes['AiAgent'], ParentType, ContextType, RequireFields<QueryAiAgentArgs, 'agentId'>>;
  aiAgents?: Resolver<ResolversTypes['AiAgentList'], ParentType, ContextType, RequireFields<QueryAiAgentsArgs, 'page' | 'perPage'>>;
  aiKnowledgeBase?: Resolver<ResolversTypes['AiKnowledgeBase'], ParentType, ContextType, RequireFields<QueryAiKnowledgeBaseArgs, 'kbId'>>;
  aiKnowledgeBases?: Resolver<ResolversTypes['AiKnowledgeBaseList'], ParentType, ContextType, RequireFields<QueryAiKnowledgeBasesArgs, 'page' | 'perPage'>>;
  allowedOrigins?: Resolver<ResolversTypes['AllowedOrigins'], ParentType, ContextType>;
  allowlist?: Resolver<ResolversTypes['RestrictionList'], ParentType, ContextType, RequireFields<QueryAllowlistArgs, 'limit' | 'offset'>>;
  apiAuthApp?: Resolver<ResolversTypes['ApiAuthApp'], ParentType, ContextType, RequireFields<QueryApiAuthAppArgs, 'appName'>>;
  apiAuthAppUsage?: Resolver<ResolversTypes['ApiAuthAppUsage'], ParentType, ContextType, RequireFields<QueryApiAuthAppUsageArgs, 'appName' | 'interval'>>;
  apiAuthApps?: Resolver<ResolversTypes['ApiAuthAppList'], ParentType, ContextType, RequireFields<QueryApiAuthAppsArgs, 'includeInactive' | 'limit' | 'offset'>>;
  apiAuthKey?: Resolver<ResolversTypes['ApiAuthKey'], ParentType, ContextType, RequireFields<QueryApiAuthKeyArgs, 'appName' | 'keyId'>>;
  apiAuthKeyUsage?: Resolver<ResolversTypes['ApiAuthKeyUsage'], ParentType, ContextType, RequireFields<QueryApiAuthKeyUsageArgs, 'appName' | 'interval' | 'keyId'>>;
  apiAuthKeys?: Resolver<ResolversTypes['ApiAuthKeyList'], ParentType, ContextType, RequireFields<QueryApiAuthKeysArgs, 'appName' | 'limit' | 'offset'>>;
  apiKeys?: Resolver<ResolversTypes['ApiKeyList'], ParentType, ContextType, RequireFields<QueryApiKeysArgs, 'limit' | 'offset'>>;
  auditLog?: Resolver<ResolversTypes['AuditRecordList'], ParentType, ContextType, RequireFields<QueryAuditLogArgs, 'limit'>>;
  authOptions?: Resolver<ResolversTypes['AuthOptions'], ParentType, ContextType>;
  backupCodes?: Resolver<ResolversTypes['BackupCodesLeft'], ParentType, ContextType>;
  blocklist?: Resolver<ResolversTypes['RestrictionList'], ParentType, ContextType, RequireFields<QueryBlocklistArgs, 'limit' | 'offset'>>;
  deployment?: Resolver<ResolversTypes['Deployment'], ParentType, ContextType>;
  deploymentMetadata?: Resolver<ResolversTypes['DeploymentMetadata'], ParentType, ContextType>;
  identifierAvailability?: Resolver<ResolversTypes['IdentifierAvailability'], ParentType, ContextType, Partial<QueryIdentifierAvailabilityArgs>>;
  invitations?: Resolver<ResolversTypes['InvitationList'], ParentType, ContextType, RequireFields<QueryInvitationsArgs, 'limit' | 'offset' | 'organizationId'>>;
  invitationsOfOrganization?: Resolver<ReadonlyArray<ResolversTypes['OrganizationInvitation']>, ParentType, ContextType, RequireFields<QueryInvitationsOfOrganizationArgs, 'id' | 'offset'>>;
  invitationsOfWorkspace?: Resolver<ReadonlyArray<ResolversTypes['OrganizationInvitation']>, ParentType, ContextType, RequireFields<QueryInvitationsOfWorkspaceArgs, 'id' | 'offset'>>;
  jwk?: Resolver<ResolversTypes['JsonWebKeySet'], ParentType, ContextType>;
  jwks?: Resolver<ResolversTypes['JsonWebKeySet'], ParentType, ContextType>;
  jwtTemplate?: Resolver<ResolversTypes['JwtTemplate'], ParentType, ContextType, RequireFields<QueryJwtTemplateArgs, 'id'>>;
  jwtTemplates?: Resolver<ResolversTypes['JwtTemplateList'], ParentType, ContextType, RequireFields<QueryJwtTemplatesArgs, 'limit' | 'offset'>>;
  knowledgeBaseDocument?: Resolver<ResolversTypes['KnowledgeBaseDocument'], ParentType, ContextType, RequireFields<QueryKnowledgeBaseDocumentArgs, 'documentId' | 'kbId'>>;
  knowledgeBaseDocuments?: Resolver<ResolversTypes['KnowledgeBaseDocumentList'], ParentType, ContextType, RequireFields<QueryKnowledgeBaseDocumentsArgs, 'kbId' | 'page' | 'perPage'>>;
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  membersOfOrganization?: Resolver<ReadonlyArray<ResolversTypes['OrganizationMember']>, ParentType, ContextType, RequireFields<QueryMembersOfOrganizationArgs, 'id' | 'offset'>>;
  myApiAuthKeys?: Resolver<ReadonlyArray<ResolversTypes['MyApiAuthKey']>, ParentType, ContextType, RequireFields<QueryMyApiAuthKeysArgs, 'appName' | 'offset'>>;
  myEmails?: Resolver<ReadonlyArray<ResolversTypes['MyEmail']>, ParentType, ContextType>;
  myInvitations?: Resolver<ReadonlyArray<ResolversTypes['MyInvitation']>, ParentType, ContextType, RequireFields<QueryMyInvitationsArgs, 'offset'>>;
  myOrganizationMemberships?: Resolver<ReadonlyArray<ResolversTypes['MyOrganizationMembership']>, ParentType, ContextType, RequireFields<QueryMyOrganizationMembershipsArgs, 'offset'>>;
  myPhones?: Resolver<ReadonlyArray<ResolversTypes['MyPhone']>, ParentType, ContextType>;
  mySessions?: Resolver<ReadonlyArray<ResolversTypes['MySession']>, ParentType, ContextType, RequireFields<QueryMySessionsArgs, 'offset'>>;
  myWorkspaceMemberships?: Resolver<ReadonlyArray<ResolversTypes['MyWorkspaceMembership']>, ParentType, ContextType, RequireFields<QueryMyWorkspaceMembershipsArgs, 'offset'>>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType, RequireFields<QueryOrganizationArgs, 'organizationId'>>;
  organizationDetail?: Resolver<ResolversTypes['OrganizationDetail'], ParentType, ContextType, RequireFields<QueryOrganizationDetailArgs, 'id'>>;
  organizationMembers?: Resolver<ResolversTypes['OrganizationMembershipList'], ParentType, ContextType, RequireFields<QueryOrganizationMembersArgs, 'limit' | 'offset' | 'organizationId' | 'sortKey' | 'sortOrder'>>;
  organizationRoles?: Resolver<ResolversTypes['RoleList'], ParentType, ContextType, RequireFields<QueryOrganizationRolesArgs, 'limit' | 'offset' | 'organizationId'>>;
  organizationWorkspaces?: Resolver<ResolversTypes['WorkspaceList'], ParentType, ContextType, RequireFields<QueryOrganizationWorkspacesArgs, 'limit' | 'offset' | 'organizationId'>>;
  organizations?: Resolver<ResolversTypes['OrganizationList'], ParentType, ContextType, RequireFields<QueryOrganizationsArgs, 'limit' | 'offset'>>;
  previewJwtTemplate?: Resolver<ResolversTypes['JwtTemplatePreview'], ParentType, ContextType, RequireFields<QueryPreviewJwtTemplateArgs, 'id' | 'input'>>;
  rolesOfOrganization?: Resolver<ReadonlyArray<ResolversTypes['GrantedRole']>, ParentType, ContextType, RequireFields<QueryRolesOfOrganizationArgs, 'id' | 'offset'>>;
  rolesOfWorkspace?: Resolver<ReadonlyArray<ResolversTypes['GrantedRole']>, ParentType, ContextType, RequireFields<QueryRolesOfWorkspaceArgs, 'id' | 'offset'>>;
  selfServiceApps?: Resolver<ReadonlyArray<ResolversTypes['SelfServiceApp']>, ParentType, ContextType, RequireFields<QuerySelfServiceAppsArgs, 'offset'>>;
  session?: Resolver<ResolversTypes['CurrentSession'], ParentType, ContextType>;
  sessionToken?: Resolver<ResolversTypes['SessionToken'], ParentType, ContextType, Partial<QuerySessionTokenArgs>>;
  signingKeys?: Resolver<ResolversTypes['SigningKeyList'], ParentType, ContextType, RequireFields<QuerySigningKeysArgs, 'limit' | 'offset'>>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<QueryUserArgs, 'userId'>>;
  userSessions?: Resolver<ResolversTypes['UserSessionList'], ParentType, ContextType, RequireFields<QueryUserSessionsArgs, 'limit' | 'offset' | 'userId'>>;
  users?: Resolver<ResolversTypes['UserList'], ParentType, ContextType, RequireFields<QueryUsersArgs, 'limit' | 'offset' | 'sortKey' | 'sortOrder'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
  waitlist?: Resolver<ResolversTypes['WaitlistEntryList'], ParentType, ContextType, RequireFields<QueryWaitlistArgs, 'limit' | 'offset'>>;
  webhookApp?: Resolver<ResolversTypes['WebhookApp'], ParentType, ContextType, RequireFields<QueryWebhookAppArgs, 'appName'>>;
  webhookApps?: Resolver<ResolversTypes['WebhookAppList'], ParentType, ContextType, RequireFields<QueryWebhookAppsArgs, 'includeInactive' | 'limit' | 'offset'>>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryList'], ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'appName' | 'limit'>>;
  webhookDelivery?: Resolver<ResolversTypes['WebhookDeliveryDetails'], ParentType, ContextType, RequireFields<QueryWebhookDeliveryArgs, 'deliveryId'>>;
  webhookEndpoint?: Resolver<ResolversTypes['WebhookEndpoint'], ParentType, ContextType, RequireFields<QueryWebhookEndpointArgs, 'endpointId'>>;
  webhookEndpoints?: Resolver<ResolversTypes['WebhookEndpointList'], ParentType, ContextType, RequireFields<QueryWebhookEndpointsArgs, 'appName' | 'limit' | 'offset'>>;
  webhookEventNames?: Resolver<ResolversTypes['ServiceEventList'], ParentType, ContextType>;
  webhookEventType?: Resolver<ResolversTypes['WebhookEventType'], ParentType, ContextType, RequireFields<QueryWebhookEventTypeArgs, 'appName' | 'eventName'>>;
  webhookEventTypes?: Resolver<ResolversTypes['WebhookEventTypeList'], ParentType, ContextType, RequireFields<QueryWebhookEventTypesArgs, 'appName' | 'includeArchived' | 'limit' | 'offset'>>;
  webhookReplay?: Resolver<ResolversTypes['WebhookReplay'], ParentType, ContextType, RequireFields<QueryWebhookReplayArgs, 'appName' | 'taskId'>>;
  webhookReplays?: Resolver<ResolversTypes['WebhookReplayList'], ParentType, ContextType, RequireFields<QueryWebhookReplaysArgs, 'appName' | 'limit'>>;
  webhookStats?: Resolver<ResolversTypes['WebhookStats'], ParentType, ContextType, RequireFields<QueryWebhookStatsArgs, 'appName'>>;
  webhookTimeseries?: Resolver<ResolversTypes['WebhookTimeseries'], ParentType, ContextType, RequireFields<QueryWebhookTimeseriesArgs, 'appName' | 'interval'>>;
  workspace?: Resolver<ResolversTypes['Workspace'], ParentType, ContextType, RequireFields<QueryWorkspaceArgs, 'workspaceId'>>;
  workspaceDetail?: Resolver<ResolversTypes['WorkspaceDetailAnswer'], ParentType, ContextType, RequireFields<QueryWorkspaceDetailArgs, 'id' | 'offset'>>;
  workspaceInvitations?: Resolver<ResolversTypes['InvitationList'], ParentType, ContextType, RequireFields<QueryWorkspaceInvitationsArgs, 'limit' | 'offset' | 'workspaceId'>>;
  workspaceMembers?: Resolver<ResolversTypes['WorkspaceMemberList'], ParentType, ContextType, RequireFields<QueryWorkspaceMembersArgs, 'limit' | 'offset' | 'sortKey' | 'sortOrder' | 'workspaceId'>>;
  workspaceRoles?: Resolver<ResolversTypes['RoleList'], ParentType, ContextType, RequireFields<QueryWorkspaceRolesArgs, 'limit' | 'offset' | 'workspaceId'>>;
  workspaces?: Resolver<ResolversTypes['WorkspaceList'], ParentType, ContextType, RequireFields<QueryWorkspacesArgs, 'limit' | 'offset'>>;
  workspacesOfOrganization?: Resolver<ReadonlyArray<ResolversTypes['WorkspaceSummary']>, ParentType, ContextType, RequireFields<QueryWorkspacesOfOrganizationArgs, 'id' | 'offset'>>;
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

export type ReauthenticationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Reauthentication'] = ResolversParentTypes['Reauthentication']> = {
  authenticatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RestrictionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Restriction'] = ResolversParentTypes['Restriction']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['RestrictionKind'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RestrictionListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RestrictionList'] = ResolversParentTypes['RestrictionList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['Restriction']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type RestrictionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Restrictions'] = ResolversParentTypes['Restrictions']> = {
  allowlistEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  blocklistEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  countryRestrictions?: Resolver<ResolversTypes['CountryRestrictions'], ParentType, ContextType>;
  signUpMode?: Resolver<ResolversTypes['SignUpMode'], ParentType, ContextType>;
};

export type RevokedSessionsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RevokedSessions'] = ResolversParentTypes['RevokedSessions']> = {
  revoked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RoleResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Role'] = ResolversParentTypes['Role']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isDeploymentLevel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type RoleListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RoleList'] = ResolversParentTypes['RoleList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
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

export type ServiceEventResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceEvent'] = ResolversParentTypes['ServiceEvent']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  example?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resourceType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schema?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ServiceEventListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ServiceEventList'] = ResolversParentTypes['ServiceEventList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['ServiceEvent']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  activeSignin?: Resolver<Maybe<ResolversTypes['Signin']>, ParentType, ContextType>;
  signinAttempts?: Resolver<ReadonlyArray<ResolversTypes['SigninAttempt']>, ParentType, ContextType>;
  signins?: Resolver<ReadonlyArray<ResolversTypes['Signin']>, ParentType, ContextType>;
  signupAttempts?: Resolver<ReadonlyArray<ResolversTypes['SignupAttempt']>, ParentType, ContextType>;
};

export type SessionTokenResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SessionToken'] = ResolversParentTypes['SessionToken']> = {
  expires?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SignInResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignInResult'] = ResolversParentTypes['SignInResult']> = {
  signin?: Resolver<Maybe<ResolversTypes['Signin']>, ParentType, ContextType>;
  signinAttempt?: Resolver<Maybe<ResolversTypes['SigninAttempt']>, ParentType, ContextType>;
};

export type SignUpFieldResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpField'] = ResolversParentTypes['SignUpField']> = {
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignUpResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignUpResult'] = ResolversParentTypes['SignUpResult']> = {
  signin?: Resolver<Maybe<ResolversTypes['Signin']>, ParentType, ContextType>;
  signinAttempt?: Resolver<Maybe<ResolversTypes['SigninAttempt']>, ParentType, ContextType>;
  signupAttempt?: Resolver<Maybe<ResolversTypes['SignupAttempt']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['Me']>, ParentType, ContextType>;
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

export type SigningKeyResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigningKey'] = ResolversParentTypes['SigningKey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  kid?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishedUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['SigningKeyPurpose'], ParentType, ContextType>;
  retiredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SigningKeyState'], ParentType, ContextType>;
};

export type SigningKeyListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigningKeyList'] = ResolversParentTypes['SigningKeyList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['SigningKey']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SigningKeyRotationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SigningKeyRotation'] = ResolversParentTypes['SigningKeyRotation']> = {
  active?: Resolver<ResolversTypes['SigningKey'], ParentType, ContextType>;
  next?: Resolver<ResolversTypes['SigningKey'], ParentType, ContextType>;
  retired?: Resolver<ResolversTypes['SigningKey'], ParentType, ContextType>;
};

export type SignupAttemptResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SignupAttempt'] = ResolversParentTypes['SignupAttempt']> = {
  completed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentStep?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missingFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  requiredFields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  requiresCompletion?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SmtpConfigResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SmtpConfig'] = ResolversParentTypes['SmtpConfig']> = {
  fromEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  port?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  useTls?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SocialConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SocialConnection'] = ResolversParentTypes['SocialConnection']> = {
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectUri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  webhookDeliveryEvents?: SubscriptionResolver<ResolversTypes['WebhookDeliveryEvent'], "webhookDeliveryEvents", ParentType, ContextType, RequireFields<SubscriptionWebhookDeliveryEventsArgs, 'appName'>>;
};

export type UiSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UiSettings'] = ResolversParentTypes['UiSettings']> = {
  afterCreateOrganizationRedirectUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterLogoClickUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSignOutAllPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSignOutOnePageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSigninRedirectUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  afterSignupRedirectUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createOrganizationUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  darkModeSettings?: Resolver<ResolversTypes['ColorSettings'], ParentType, ContextType>;
  defaultOrganizationProfileImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultUserProfileImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultWorkspaceProfileImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  faviconImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lightModeSettings?: Resolver<ResolversTypes['ColorSettings'], ParentType, ContextType>;
  logoImageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organizationProfileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryColor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  privacyPolicyUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signInPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signUpPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signupTermsStatement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signupTermsStatementShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  supportPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tosPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  useInitialsForOrganizationProfileImage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  useInitialsForUserProfileImage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userProfileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  waitlistPageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  apiAuthKeys?: Resolver<ResolversTypes['ApiAuthKeyConnection'], ParentType, ContextType, RequireFields<UserApiAuthKeysArgs, 'first'>>;
  auditLog?: Resolver<ResolversTypes['AuditRecordConnection'], ParentType, ContextType, RequireFields<UserAuditLogArgs, 'first'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emails?: Resolver<ReadonlyArray<ResolversTypes['UserEmail']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  organizationMemberships?: Resolver<ResolversTypes['OrganizationMembershipConnection'], ParentType, ContextType, RequireFields<UserOrganizationMembershipsArgs, 'first'>>;
  phones?: Resolver<ReadonlyArray<ResolversTypes['UserPhone']>, ParentType, ContextType>;
  publicMetadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  socialConnections?: Resolver<ReadonlyArray<ResolversTypes['SocialConnection']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workspaceMemberships?: Resolver<ResolversTypes['WorkspaceMemberConnection'], ParentType, ContextType, RequireFields<UserWorkspaceMembershipsArgs, 'first'>>;
};

export type UserConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserConnection'] = ResolversParentTypes['UserConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['UserEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEdge'] = ResolversParentTypes['UserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserEmailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserEmail'] = ResolversParentTypes['UserEmail']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type UserListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserList'] = ResolversParentTypes['UserList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UserPhoneResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserPhone'] = ResolversParentTypes['UserPhone']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isPrimary?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  phoneNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type UserSessionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSession'] = ResolversParentTypes['UserSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ip?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastActiveAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  secondFactor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedInAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserSessionListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UserSessionList'] = ResolversParentTypes['UserSessionList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['UserSession']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type UsernameSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['UsernameSettings'] = ResolversParentTypes['UsernameSettings']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  maxLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minLength?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type VerificationResultResolvers<ContextType = Context, ParentType extends ResolversParentTypes['VerificationResult'] = ResolversParentTypes['VerificationResult']> = {
  signin?: Resolver<Maybe<ResolversTypes['Signin']>, ParentType, ContextType>;
  signinAttempt?: Resolver<Maybe<ResolversTypes['SigninAttempt']>, ParentType, ContextType>;
  signupAttempt?: Resolver<Maybe<ResolversTypes['SignupAttempt']>, ParentType, ContextType>;
};

export interface VoidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Void'], any> {
  name: 'Void';
}

export type WaitlistEntryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitlistEntry'] = ResolversParentTypes['WaitlistEntry']> = {
  approvedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WaitlistStatus'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WaitlistEntryListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitlistEntryList'] = ResolversParentTypes['WaitlistEntryList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['WaitlistEntry']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WaitlistPlaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WaitlistPlace'] = ResolversParentTypes['WaitlistPlace']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Web3WalletSettingsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Web3WalletSettings'] = ResolversParentTypes['Web3WalletSettings']> = {
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WebhookAppResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WebhookApp'] = ResolversParentTypes['WebhookApp']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deploymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endpoints?: Resolver<ResolversTypes['WebhookEndpointConnection'], ParentType, ContextType, RequireFields<WebhookAppEndpointsArgs, 'first'>>;
  eventTypes?: Resolver<ResolversTypes['WebhookEventTypeConnection'], ParentType, ContextType, RequireFields<WebhookAppEventTypesArgs, 'first'>>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  replays?: Resolver<ResolversTypes['WebhookReplayConnection'], ParentType, ContextType, RequireFields<WebhookAppReplaysArgs, 'first'>>;
  signingSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
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
  attemptLog?: Resolver<ResolversTypes['WebhookAttemptConnection'], ParentType, ContextType, RequireFields<WebhookDeliveryAttemptLogArgs, 'first'>>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endpointId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  messageId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
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
  app?: Resolver<ResolversTypes['WebhookApp'], ParentType, ContextType>;
  appName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  autoDisabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  autoDisabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<ResolversTypes['WebhookDeliveryConnection'], ParentType, ContextType, RequireFields<WebhookEndpointDeliveriesArgs, 'first'>>;
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
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
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

export type WorkspaceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace']> = {
  apiAuthKeys?: Resolver<ResolversTypes['ApiAuthKeyConnection'], ParentType, ContextType, RequireFields<WorkspaceApiAuthKeysArgs, 'first'>>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invitations?: Resolver<ResolversTypes['InvitationConnection'], ParentType, ContextType, RequireFields<WorkspaceInvitationsArgs, 'first'>>;
  memberCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  members?: Resolver<ResolversTypes['WorkspaceMemberConnection'], ParentType, ContextType, RequireFields<WorkspaceMembersArgs, 'first'>>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['Organization'], ParentType, ContextType>;
  organizationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WorkspaceColleagueResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceColleague'] = ResolversParentTypes['WorkspaceColleague']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  joinedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['WorkspaceColleagueUser'], ParentType, ContextType>;
};

export type WorkspaceColleagueConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceColleagueConnection'] = ResolversParentTypes['WorkspaceColleagueConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WorkspaceColleagueEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WorkspaceColleague']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkspaceColleagueEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceColleagueEdge'] = ResolversParentTypes['WorkspaceColleagueEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WorkspaceColleague'], ParentType, ContextType>;
};

export type WorkspaceColleagueUserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceColleagueUser'] = ResolversParentTypes['WorkspaceColleagueUser']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileImageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkspaceConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceConnection'] = ResolversParentTypes['WorkspaceConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WorkspaceEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Workspace']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkspaceDetailResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceDetail'] = ResolversParentTypes['WorkspaceDetail']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  members?: Resolver<ReadonlyArray<ResolversTypes['WorkspaceColleague']>, ParentType, ContextType>;
  membersCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['WorkspaceOrganization'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WorkspaceDetailAnswerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceDetailAnswer'] = ResolversParentTypes['WorkspaceDetailAnswer']> = {
  workspace?: Resolver<ResolversTypes['WorkspaceDetail'], ParentType, ContextType>;
};

export type WorkspaceEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceEdge'] = ResolversParentTypes['WorkspaceEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Workspace'], ParentType, ContextType>;
};

export type WorkspaceListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceList'] = ResolversParentTypes['WorkspaceList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['Workspace']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WorkspaceMemberResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceMember'] = ResolversParentTypes['WorkspaceMember']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryEmailAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryPhoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publicMetadata?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['Role']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  userCreatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workspace?: Resolver<ResolversTypes['Workspace'], ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WorkspaceMemberConnectionResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceMemberConnection'] = ResolversParentTypes['WorkspaceMemberConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['WorkspaceMemberEdge']>, ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WorkspaceMember']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkspaceMemberEdgeResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceMemberEdge'] = ResolversParentTypes['WorkspaceMemberEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WorkspaceMember'], ParentType, ContextType>;
};

export type WorkspaceMemberListResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceMemberList'] = ResolversParentTypes['WorkspaceMemberList']> = {
  data?: Resolver<ReadonlyArray<ResolversTypes['WorkspaceMember']>, ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  offset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WorkspaceOrganizationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceOrganization'] = ResolversParentTypes['WorkspaceOrganization']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkspaceSummaryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['WorkspaceSummary'] = ResolversParentTypes['WorkspaceSummary']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  organization?: Resolver<ResolversTypes['WorkspaceOrganization'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  AiAgent?: AiAgentResolvers<ContextType>;
  AiAgentConnection?: AiAgentConnectionResolvers<ContextType>;
  AiAgentEdge?: AiAgentEdgeResolvers<ContextType>;
  AiAgentList?: AiAgentListResolvers<ContextType>;
  AiKnowledgeBase?: AiKnowledgeBaseResolvers<ContextType>;
  AiKnowledgeBaseConnection?: AiKnowledgeBaseConnectionResolvers<ContextType>;
  AiKnowledgeBaseEdge?: AiKnowledgeBaseEdgeResolvers<ContextType>;
  AiKnowledgeBaseList?: AiKnowledgeBaseListResolvers<ContextType>;
  AllowedOrigins?: AllowedOriginsResolvers<ContextType>;
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
  ApiKey?: ApiKeyResolvers<ContextType>;
  ApiKeyConnection?: ApiKeyConnectionResolvers<ContextType>;
  ApiKeyEdge?: ApiKeyEdgeResolvers<ContextType>;
  ApiKeyList?: ApiKeyListResolvers<ContextType>;
  ApiKeyOwner?: ApiKeyOwnerResolvers<ContextType>;
  ApiKeyVerification?: ApiKeyVerificationResolvers<ContextType>;
  ApiKeyVerificationList?: ApiKeyVerificationListResolvers<ContextType>;
  AuditRecord?: AuditRecordResolvers<ContextType>;
  AuditRecordConnection?: AuditRecordConnectionResolvers<ContextType>;
  AuditRecordEdge?: AuditRecordEdgeResolvers<ContextType>;
  AuditRecordList?: AuditRecordListResolvers<ContextType>;
  AuthOptions?: AuthOptionsResolvers<ContextType>;
  AuthSettings?: AuthSettingsResolvers<ContextType>;
  AuthenticationFactors?: AuthenticationFactorsResolvers<ContextType>;
  Authenticator?: AuthenticatorResolvers<ContextType>;
  AuthenticatorEnrolment?: AuthenticatorEnrolmentResolvers<ContextType>;
  AuthenticatorVerification?: AuthenticatorVerificationResolvers<ContextType>;
  B2bSettings?: B2bSettingsResolvers<ContextType>;
  BackupCodeSettings?: BackupCodeSettingsResolvers<ContextType>;
  BackupCodes?: BackupCodesResolvers<ContextType>;
  BackupCodesLeft?: BackupCodesLeftResolvers<ContextType>;
  ColorSettings?: ColorSettingsResolvers<ContextType>;
  CountryRestrictions?: CountryRestrictionsResolvers<ContextType>;
  CreatedApiAuthKey?: CreatedApiAuthKeyResolvers<ContextType>;
  CreatedApiKey?: CreatedApiKeyResolvers<ContextType>;
  CreatedMyApiAuthKey?: CreatedMyApiAuthKeyResolvers<ContextType>;
  CurrentSession?: CurrentSessionResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  Deployment?: DeploymentResolvers<ContextType>;
  DeploymentMetadata?: DeploymentMetadataResolvers<ContextType>;
  DeploymentUiSettings?: DeploymentUiSettingsResolvers<ContextType>;
  EmailSettings?: EmailSettingsResolvers<ContextType>;
  GrantedRole?: GrantedRoleResolvers<ContextType>;
  IdentifierAvailability?: IdentifierAvailabilityResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  InvitationConnection?: InvitationConnectionResolvers<ContextType>;
  InvitationEdge?: InvitationEdgeResolvers<ContextType>;
  InvitationList?: InvitationListResolvers<ContextType>;
  Inviter?: InviterResolvers<ContextType>;
  InvitingOrganization?: InvitingOrganizationResolvers<ContextType>;
  InvitingWorkspace?: InvitingWorkspaceResolvers<ContextType>;
  JSONObject?: GraphQLScalarType;
  JoinedMembership?: JoinedMembershipResolvers<ContextType>;
  JsonWebKey?: JsonWebKeyResolvers<ContextType>;
  JsonWebKeySet?: JsonWebKeySetResolvers<ContextType>;
  JwtTemplate?: JwtTemplateResolvers<ContextType>;
  JwtTemplateConnection?: JwtTemplateConnectionResolvers<ContextType>;
  JwtTemplateEdge?: JwtTemplateEdgeResolvers<ContextType>;
  JwtTemplateList?: JwtTemplateListResolvers<ContextType>;
  JwtTemplatePreview?: JwtTemplatePreviewResolvers<ContextType>;
  KnowledgeBaseDocument?: KnowledgeBaseDocumentResolvers<ContextType>;
  KnowledgeBaseDocumentConnection?: KnowledgeBaseDocumentConnectionResolvers<ContextType>;
  KnowledgeBaseDocumentEdge?: KnowledgeBaseDocumentEdgeResolvers<ContextType>;
  KnowledgeBaseDocumentList?: KnowledgeBaseDocumentListResolvers<ContextType>;
  MagicLinkResult?: MagicLinkResultResolvers<ContextType>;
  MagicLinkSettings?: MagicLinkSettingsResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MyApiAuthKey?: MyApiAuthKeyResolvers<ContextType>;
  MyEmail?: MyEmailResolvers<ContextType>;
  MyInvitation?: MyInvitationResolvers<ContextType>;
  MyOrganization?: MyOrganizationResolvers<ContextType>;
  MyOrganizationMembership?: MyOrganizationMembershipResolvers<ContextType>;
  MyOrganizationMembershipConnection?: MyOrganizationMembershipConnectionResolvers<ContextType>;
  MyOrganizationMembershipEdge?: MyOrganizationMembershipEdgeResolvers<ContextType>;
  MyPhone?: MyPhoneResolvers<ContextType>;
  MySession?: MySessionResolvers<ContextType>;
  MyWorkspace?: MyWorkspaceResolvers<ContextType>;
  MyWorkspaceMembership?: MyWorkspaceMembershipResolvers<ContextType>;
  MyWorkspaceMembershipConnection?: MyWorkspaceMembershipConnectionResolvers<ContextType>;
  MyWorkspaceMembershipEdge?: MyWorkspaceMembershipEdgeResolvers<ContextType>;
  NameSettings?: NameSettingsResolvers<ContextType>;
  Organization?: OrganizationResolvers<ContextType>;
  OrganizationConnection?: OrganizationConnectionResolvers<ContextType>;
  OrganizationDetail?: OrganizationDetailResolvers<ContextType>;
  OrganizationEdge?: OrganizationEdgeResolvers<ContextType>;
  OrganizationInvitation?: OrganizationInvitationResolvers<ContextType>;
  OrganizationList?: OrganizationListResolvers<ContextType>;
  OrganizationMember?: OrganizationMemberResolvers<ContextType>;
  OrganizationMemberConnection?: OrganizationMemberConnectionResolvers<ContextType>;
  OrganizationMemberEdge?: OrganizationMemberEdgeResolvers<ContextType>;
  OrganizationMemberUser?: OrganizationMemberUserResolvers<ContextType>;
  OrganizationMembership?: OrganizationMembershipResolvers<ContextType>;
  OrganizationMembershipConnection?: OrganizationMembershipConnectionResolvers<ContextType>;
  OrganizationMembershipEdge?: OrganizationMembershipEdgeResolvers<ContextType>;
  OrganizationMembershipList?: OrganizationMembershipListResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PasskeySettings?: PasskeySettingsResolvers<ContextType>;
  PasswordRules?: PasswordRulesResolvers<ContextType>;
  PasswordSettings?: PasswordSettingsResolvers<ContextType>;
  PermissionExpression?: GraphQLScalarType;
  PhoneSettings?: PhoneSettingsResolvers<ContextType>;
  PreparedReauthentication?: PreparedReauthenticationResolvers<ContextType>;
  PreparedVerification?: PreparedVerificationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RateLimitRule?: RateLimitRuleResolvers<ContextType>;
  RateLimitState?: RateLimitStateResolvers<ContextType>;
  Reauthentication?: ReauthenticationResolvers<ContextType>;
  Restriction?: RestrictionResolvers<ContextType>;
  RestrictionList?: RestrictionListResolvers<ContextType>;
  Restrictions?: RestrictionsResolvers<ContextType>;
  RevokedSessions?: RevokedSessionsResolvers<ContextType>;
  Role?: RoleResolvers<ContextType>;
  RoleList?: RoleListResolvers<ContextType>;
  SelfService?: SelfServiceResolvers<ContextType>;
  SelfServiceApp?: SelfServiceAppResolvers<ContextType>;
  ServiceEvent?: ServiceEventResolvers<ContextType>;
  ServiceEventList?: ServiceEventListResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SessionToken?: SessionTokenResolvers<ContextType>;
  SignInResult?: SignInResultResolvers<ContextType>;
  SignUpField?: SignUpFieldResolvers<ContextType>;
  SignUpResult?: SignUpResultResolvers<ContextType>;
  Signin?: SigninResolvers<ContextType>;
  SigninAttempt?: SigninAttemptResolvers<ContextType>;
  SigningKey?: SigningKeyResolvers<ContextType>;
  SigningKeyList?: SigningKeyListResolvers<ContextType>;
  SigningKeyRotation?: SigningKeyRotationResolvers<ContextType>;
  SignupAttempt?: SignupAttemptResolvers<ContextType>;
  SmtpConfig?: SmtpConfigResolvers<ContextType>;
  SocialConnection?: SocialConnectionResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  UiSettings?: UiSettingsResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  UserConnection?: UserConnectionResolvers<ContextType>;
  UserEdge?: UserEdgeResolvers<ContextType>;
  UserEmail?: UserEmailResolvers<ContextType>;
  UserList?: UserListResolvers<ContextType>;
  UserPhone?: UserPhoneResolvers<ContextType>;
  UserSession?: UserSessionResolvers<ContextType>;
  UserSessionList?: UserSessionListResolvers<ContextType>;
  UsernameSettings?: UsernameSettingsResolvers<ContextType>;
  VerificationResult?: VerificationResultResolvers<ContextType>;
  Void?: GraphQLScalarType;
  WaitlistEntry?: WaitlistEntryResolvers<ContextType>;
  WaitlistEntryList?: WaitlistEntryListResolvers<ContextType>;
  WaitlistPlace?: WaitlistPlaceResolvers<ContextType>;
  Web3WalletSettings?: Web3WalletSettingsResolvers<ContextType>;
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
  Workspace?: WorkspaceResolvers<ContextType>;
  WorkspaceColleague?: WorkspaceColleagueResolvers<ContextType>;
  WorkspaceColleagueConnection?: WorkspaceColleagueConnectionResolvers<ContextType>;
  WorkspaceColleagueEdge?: WorkspaceColleagueEdgeResolvers<ContextType>;
  WorkspaceColleagueUser?: WorkspaceColleagueUserResolvers<ContextType>;
  WorkspaceConnection?: WorkspaceConnectionResolvers<ContextType>;
  WorkspaceDetail?: WorkspaceDetailResolvers<ContextType>;
  WorkspaceDetailAnswer?: WorkspaceDetailAnswerResolvers<ContextType>;
  WorkspaceEdge?: WorkspaceEdgeResolvers<ContextType>;
  WorkspaceList?: WorkspaceListResolvers<ContextType>;
  WorkspaceMember?: WorkspaceMemberResolvers<ContextType>;
  WorkspaceMemberConnection?: WorkspaceMemberConnectionResolvers<ContextType>;
  WorkspaceMemberEdge?: WorkspaceMemberEdgeResolvers<ContextType>;
  WorkspaceMemberList?: WorkspaceMemberListResolvers<ContextType>;
  WorkspaceOrganization?: WorkspaceOrganizationResolvers<ContextType>;
  WorkspaceSummary?: WorkspaceSummaryResolvers<ContextType>;
};

