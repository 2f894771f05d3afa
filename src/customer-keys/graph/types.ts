import type { InputMaybe, Maybe, PageInfo, Scalars } from '../../platform/graph/types.ts';
import type { User } from '../../identity/graph/types.ts';
import type { EndUserOrganization, EndUserWorkspace, Organization, Workspace } from '../../tenancy/graph/types.ts';

/** An API of the company whose customers authenticate with API keys. The app sets the rate limits of its keys. */
export type ApiAuthApp = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Null: deleted apps are not returned. */
  readonly deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the deployment. */
  readonly deploymentId: Scalars['ID']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether keys of the app are accepted. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Prefix of new keys, before `_`. */
  readonly keyPrefix: Scalars['String']['output'];
  /** The app's keys, oldest first, including revoked and expired ones unless the filter names a status. */
  readonly keys?: Maybe<ApiAuthKeyConnection>;
  /** Unique in the deployment, among the apps that were not deleted. */
  readonly name: Scalars['String']['output'];
  /** Rate limits of the app's keys. A request must pass all rules. */
  readonly rateLimits: ReadonlyArray<RateLimitRule>;
  /** Rules for keys that end users create for themselves; null when they cannot create any. */
  readonly selfService?: Maybe<SelfService>;
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /**
   * Number of checks of the app's keys and their results, including checks of keys that the app does not have.
   * `apiAuthAppUsage` returns them over time.
   */
  readonly usage?: Maybe<ApiAuthUsageTotals>;
};


/** An API of the company whose customers authenticate with API keys. The app sets the rate limits of its keys. */
export type ApiAuthAppKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiAuthKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** An API of the company whose customers authenticate with API keys. The app sets the rate limits of its keys. */
export type ApiAuthAppUsageArgs = {
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A page of a list of the type `ApiAuthApp`. */
export type ApiAuthAppConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<ApiAuthAppEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<ApiAuthApp>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `ApiAuthApp`. */
export type ApiAuthAppEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: ApiAuthApp;
};


/** Filters API auth apps. An app must match every field that is given. */
export type ApiAuthAppFilter = {
  /** Apps that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Apps that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Apps with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Active apps (true) or inactive apps (false). */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
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


/** Number of checks of an app's keys, and their results. */
export type ApiAuthAppUsage = {
  /** Number of checks by result code, highest first. Codes without checks are left out. */
  readonly codes: ReadonlyArray<ApiAuthCodeUsage>;
  /** One entry for each interval, oldest first, including intervals without checks. */
  readonly data: ReadonlyArray<ApiAuthUsagePoint>;
  /** Length of one interval of the series. */
  readonly interval: UsageInterval;
  /** The ten most frequently checked keys, highest first. */
  readonly keys: ReadonlyArray<ApiAuthUsedKey>;
  /** Start of the first interval. */
  readonly since: Scalars['DateTime']['output'];
  /** Number of checks, a whole number. */
  readonly total: Scalars['Float']['output'];
  /** End of the time range, exclusive. */
  readonly until: Scalars['DateTime']['output'];
  /** Number of checks with the result `VALID`. */
  readonly valid: Scalars['Float']['output'];
};


/** Number of checks with one result code. */
export type ApiAuthCodeUsage = {
  /** The result code. */
  readonly code: ApiKeyCheckCode;
  /** Number of checks, a whole number. */
  readonly count: Scalars['Float']['output'];
};


/** An API key with which a customer calls one of the company's APIs. Only its SHA-256 is stored. */
export type ApiAuthKey = {
  /** The key's API auth app. */
  readonly app?: Maybe<ApiAuthApp>;
  /** Name of its API auth app. */
  readonly appName: Scalars['String']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the key expires; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Last four characters of the key, to recognize it by; null for an imported key without them. */
  readonly lastFour?: Maybe<Scalars['String']['output']>;
  /** When the key was last used, updated with a delay of some seconds. Null while it was not used. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Metadata of the company; each check of the key returns it. */
  readonly metadata: Scalars['JSONObject']['output'];
  /** Name of the key. */
  readonly name: Scalars['String']['output'];
  /** Organization that owns the key, or whose member does; null for none or a deleted organization. */
  readonly organization?: Maybe<Organization>;
  /** Organization that owns the key, or whose member does. The key of a workspace also names the workspace's organization. */
  readonly organizationId?: Maybe<Scalars['ID']['output']>;
  /**
   * Permissions that the key was given, each literal and in the form `resource:action`. A check returns those that apply
   * now: for a member's key, only those that the member's roles grant; for a self-made key, only those that the app's
   * `self_service` grants.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** Prefix of the key, before `_`; null for an imported key without one. */
  readonly prefix?: Maybe<Scalars['String']['output']>;
  /** Rate limits that replace the app's. Null applies the app's rules; an empty list means no limit. */
  readonly rateLimits?: Maybe<ReadonlyArray<RateLimitRule>>;
  /** The key that replaced it in a rotation; null while it was not rotated. */
  readonly replacedBy?: Maybe<ApiAuthKey>;
  /** Id of the key that replaced it in a rotation; null while it was not rotated. */
  readonly replacedById?: Maybe<Scalars['ID']['output']>;
  /** The key that it replaced in a rotation; null for none. */
  readonly replaces?: Maybe<ApiAuthKey>;
  /** When the key was revoked; null while it is not revoked. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /**
   * Reason of the revocation: the given text, `owner_removed` or `owner_inactive` when the owner was removed or became
   * inactive, or `revoked_by_owner` when the user revoked it on the deployment host. A given text is erased when the user
   * is deleted.
   */
  readonly revokedReason?: Maybe<Scalars['String']['output']>;
  /** Whether its user created it on the deployment host. */
  readonly selfMade: Scalars['Boolean']['output'];
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Number of checks of the key and their results. `apiAuthKeyUsage` returns them over time. */
  readonly usage?: Maybe<ApiAuthUsageTotals>;
  /** User that owns the key; null for none or a deleted user. */
  readonly user?: Maybe<User>;
  /** User that owns the key; null for none. The ids of owners stay when the owners are deleted. */
  readonly userId?: Maybe<Scalars['ID']['output']>;
  /** Workspace that owns the key, or whose member does; null for none or a deleted workspace. */
  readonly workspace?: Maybe<Workspace>;
  /** Workspace that owns the key, or whose member does. */
  readonly workspaceId?: Maybe<Scalars['ID']['output']>;
};


/** An API key with which a customer calls one of the company's APIs. Only its SHA-256 is stored. */
export type ApiAuthKeyUsageArgs = {
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** A page of a list of the type `ApiAuthKey`. */
export type ApiAuthKeyConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<ApiAuthKeyEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<ApiAuthKey>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `ApiAuthKey`. */
export type ApiAuthKeyEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: ApiAuthKey;
};


/** Filters keys. A key must match every field that is given. */
export type ApiAuthKeyFilter = {
  /** Keys that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keys that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keys with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Keys with these last four characters. Case matters. */
  readonly lastFour?: InputMaybe<Scalars['String']['input']>;
  /** Keys that belong to this organization, its workspaces or their members. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Keys that users created on the deployment host (true), or that the company created or imported (false). */
  readonly selfMade?: InputMaybe<Scalars['Boolean']['input']>;
  /** Keys with this status. */
  readonly status?: InputMaybe<ApiAuthKeyStatus>;
  /** Keys that belong to this user. */
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
  /** Keys that belong to this workspace or its members. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/** A page of keys of an API auth app, or all imported keys. */
export type ApiAuthKeyList = {
  /** The keys. */
  readonly data: ReadonlyArray<ApiAuthKey>;
  /** Whether more follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied; null for an import, which returns all keys. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied; null for an import. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** Status of a key. It does not depend on whether the key's app and owner are active. */
export type ApiAuthKeyStatus =
  /** Expired, and not revoked. */
  | 'EXPIRED'
  /** Neither revoked nor expired. */
  | 'LIVE'
  /** Revoked, whether it has expired or not. */
  | 'REVOKED';


/** Number of checks of a key, and their results. */
export type ApiAuthKeyUsage = {
  /** Number of checks by result code, highest first. Codes without checks are left out. */
  readonly codes: ReadonlyArray<ApiAuthCodeUsage>;
  /** One entry for each interval, oldest first, including intervals without checks. */
  readonly data: ReadonlyArray<ApiAuthUsagePoint>;
  /** Length of one interval of the series. */
  readonly interval: UsageInterval;
  /** Start of the first interval. */
  readonly since: Scalars['DateTime']['output'];
  /** Number of checks, a whole number. */
  readonly total: Scalars['Float']['output'];
  /** End of the time range, exclusive. */
  readonly until: Scalars['DateTime']['output'];
  /** Number of checks with the result `VALID`. */
  readonly valid: Scalars['Float']['output'];
};


/** The checks of one minute, hour or day. */
export type ApiAuthUsagePoint = {
  /** Number of checks by result code, highest first. Codes without checks are left out. */
  readonly codes: ReadonlyArray<ApiAuthCodeUsage>;
  /** Start of the interval. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Number of checks, a whole number. */
  readonly total: Scalars['Float']['output'];
  /** Number of checks with the result `VALID`. */
  readonly valid: Scalars['Float']['output'];
};


/** Number of checks in a time range, and their results. */
export type ApiAuthUsageTotals = {
  /** Number of checks by result code, highest first. Codes without checks are left out. */
  readonly codes: ReadonlyArray<ApiAuthCodeUsage>;
  /** Start of the time range. */
  readonly since: Scalars['DateTime']['output'];
  /** Number of checks, a whole number. */
  readonly total: Scalars['Float']['output'];
  /** End of the time range, exclusive. */
  readonly until: Scalars['DateTime']['output'];
  /** Number of checks with the result `VALID`. */
  readonly valid: Scalars['Float']['output'];
};


/** A key and the number of its checks. */
export type ApiAuthUsedKey = {
  /** The key. */
  readonly key?: Maybe<ApiAuthKey>;
  /** Id of the key. */
  readonly keyId: Scalars['ID']['output'];
  /** Name of the key. */
  readonly name: Scalars['String']['output'];
  /** Number of checks, a whole number. */
  readonly total: Scalars['Float']['output'];
  /** Number of checks with the result `VALID`. */
  readonly valid: Scalars['Float']['output'];
};


/** The result of the check of a key. */
export type ApiKeyCheckCode =
  /** The app of the key is inactive. */
  | 'APP_INACTIVE'
  /** The key has expired, or the overlap after its rotation has ended. */
  | 'EXPIRED'
  /** The key lacks required permissions. */
  | 'INSUFFICIENT_PERMISSIONS'
  /** The key is not valid in form: its checksum is wrong, or it is blank or longer than 1,024 characters. */
  | 'MALFORMED'
  /** The app has no such key: it does not exist or belongs to another app. */
  | 'NOT_FOUND'
  /** The user was deleted or is inactive, or the organization, workspace or membership no longer exists. */
  | 'OWNER_INACTIVE'
  /** A rate limit is exhausted, or the cost of the request would exceed it. */
  | 'RATE_LIMITED'
  /** The key was revoked. */
  | 'REVOKED'
  /** The key is accepted and the request was counted. */
  | 'VALID';


/** The owner of a key: a user, an organization, a workspace, or a user as a member of the organization or workspace. */
export type ApiKeyOwner = {
  /** The organization, or the organization of the workspace. */
  readonly organizationId?: Maybe<Scalars['ID']['output']>;
  /** The user. */
  readonly userId?: Maybe<Scalars['ID']['output']>;
  /** The workspace. */
  readonly workspaceId?: Maybe<Scalars['ID']['output']>;
};


/** The result of the check of a key, with its owner. */
export type ApiKeyVerification = {
  /** Name of the key's app. */
  readonly appName?: Maybe<Scalars['String']['output']>;
  /** The result code. */
  readonly code: ApiKeyCheckCode;
  /** When the key expires; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the key. This and the other fields of the key are null for `NOT_FOUND` and `MALFORMED`. */
  readonly keyId?: Maybe<Scalars['ID']['output']>;
  /** Metadata of the company. */
  readonly metadata?: Maybe<Scalars['JSONObject']['output']>;
  /** Name of the key. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /**
   * Owner of the key; null when it has none. A gateway that serves one organization or workspace must compare the owner: a
   * user's key without an organization or workspace is not limited by any roles.
   */
  readonly owner?: Maybe<ApiKeyOwner>;
  /**
   * Permissions of the key that apply now, each literal. Of a self-made key, those that the app's `self_service` grants
   * now. Of a member's key, those that the member's roles grant now as well. Permissions of the form `workspace:…` never
   * apply to a member of an organization, and `organization:…` never to a member of a workspace, regardless of the roles.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /**
   * State of the rate limits after this request. Empty when an earlier check failed, and when the limits could not be
   * counted because Redis was unavailable.
   */
  readonly rateLimits: ReadonlyArray<RateLimitState>;
  /** Id of the request, as in `X-Request-Id`. */
  readonly requestId: Scalars['String']['output'];
  /**
   * Seconds after which the request would pass the rate limits. Null unless `code` is `RATE_LIMITED`, and when waiting
   * does not help because the request costs more than a limit.
   */
  readonly retryAfter?: Maybe<Scalars['Int']['output']>;
  /** Whether to accept the request: true only for `VALID`. */
  readonly valid: Scalars['Boolean']['output'];
};


/** The results of several checks. */
export type ApiKeyVerificationList = {
  /** One result for each check, in the same order. */
  readonly data: ReadonlyArray<ApiKeyVerification>;
};


/** The fields of a new API auth app. */
export type CreateApiAuthAppInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /**
   * Prefix of the app's keys, to distinguish them from other keys: up to 32 letters and digits, with single underscores
   * between them. `sk_live` and `sk_test` are reserved for this service's own keys.
   */
  readonly keyPrefix: Scalars['String']['input'];
  /**
   * Name of the app: 1 to 64 letters, digits, dots, underscores, spaces and hyphens. It is part of paths and cannot be
   * changed.
   */
  readonly name: Scalars['String']['input'];
  /**
   * Up to 20 rate limits; none when left out. With a rule `per_ip` or `per_key_and_ip`, each check must contain the `ip`,
   * or it returns 400.
   */
  readonly rateLimits?: InputMaybe<ReadonlyArray<RateLimitRuleInput>>;
  /** Lets end users create keys for themselves. Left out, they cannot. */
  readonly selfService?: InputMaybe<SelfServiceInput>;
};


/** The fields of a new key. */
export type CreateApiAuthKeyInput = {
  /** Expiry, in the future. The key never expires when this is left out or null. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Metadata, up to 16 KiB; each check of the key returns it. */
  readonly metadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Name of the key, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** Organization that owns the key. The key is revoked when the organization is deleted. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Up to 100 permissions in the form `resource:action`, without duplicates: a repeated one counts once. Permissions are
   * literal: `invoices:*` grants `invoices:*` and nothing else.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
  /**
   * Up to 20 rules that replace the app's. When left out or null, the app's rules apply; an empty list means no limit.
   * With a rule `per_ip` or `per_key_and_ip`, each check of the key must contain the `ip`.
   */
  readonly rateLimits?: InputMaybe<ReadonlyArray<RateLimitRuleInput>>;
  /**
   * Active user that owns the key. Together with an organization or workspace, the user must be a member of it; the
   * member's roles then limit the key, and the key is revoked when the membership ends.
   */
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
  /** Workspace that owns the key, in the organization if one is given. The key is revoked when the workspace is deleted. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/** The fields of a user's new key. */
export type CreateMyApiAuthKeyInput = {
  /** Expiry, in the future. The key never expires when this is left out or null. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Name of the key, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** The organization in which the key acts; the user must be a member. None when left out. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Up to 100 literal permissions among those that the API lets users grant; a repeated one counts once. */
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
  /** The workspace in which the key acts; the user must be a member. None when left out. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/** A new key, with the key itself. */
export type CreatedApiAuthKey = {
  /** Name of its API auth app. */
  readonly appName: Scalars['String']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the key expires; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The key. It is shown only in this response and is not stored. */
  readonly key: Scalars['String']['output'];
  /** Last four characters of the key, to recognize it by. */
  readonly lastFour?: Maybe<Scalars['String']['output']>;
  /** Null for a new key. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Metadata of the company; each check of the key returns it. */
  readonly metadata: Scalars['JSONObject']['output'];
  /** Name of the key. */
  readonly name: Scalars['String']['output'];
  /** Organization that owns the key, or whose member does. The key of a workspace also names the workspace's organization. */
  readonly organizationId?: Maybe<Scalars['ID']['output']>;
  /**
   * Permissions that the key was given, each literal and in the form `resource:action`. A member's key is limited to those
   * that the member's roles grant.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** Prefix of the key, before `_`. */
  readonly prefix?: Maybe<Scalars['String']['output']>;
  /** Rate limits that replace the app's. Null applies the app's rules; an empty list means no limit. */
  readonly rateLimits?: Maybe<ReadonlyArray<RateLimitRule>>;
  /** Null for a new key. */
  readonly replacedById?: Maybe<Scalars['ID']['output']>;
  /** Null for a new key. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Null for a new key. */
  readonly revokedReason?: Maybe<Scalars['String']['output']>;
  /** Whether its user created it on the deployment host. */
  readonly selfMade: Scalars['Boolean']['output'];
  /** When it was last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** User that owns the key; null for none. */
  readonly userId?: Maybe<Scalars['ID']['output']>;
  /** Workspace that owns the key, or whose member does. */
  readonly workspaceId?: Maybe<Scalars['ID']['output']>;
};


/** A new key of the signed-in user, with the key itself. */
export type CreatedMyApiAuthKey = {
  /** Name of the key's API. */
  readonly appName: Scalars['String']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the key expires; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** The key. It is shown only in this response and is not stored. */
  readonly key: Scalars['String']['output'];
  /** Last four characters of the key, to recognize it by. */
  readonly lastFour?: Maybe<Scalars['String']['output']>;
  /** Null for a new key. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the key. */
  readonly name: Scalars['String']['output'];
  /** The organization in which the key acts; null for none. */
  readonly organizationId?: Maybe<Scalars['ID']['output']>;
  /**
   * Permissions that the key was given, each literal and in the form `resource:action`. A self-made key is limited to
   * those that the API lets users grant now. In an organization or workspace, the user's roles limit the key as well.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** Prefix of the key, before `_`. */
  readonly prefix?: Maybe<Scalars['String']['output']>;
  /** Null for a new key. */
  readonly replacedById?: Maybe<Scalars['ID']['output']>;
  /** Null for a new key. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** True for a new key. */
  readonly selfMade: Scalars['Boolean']['output'];
  /** The workspace in which the key acts; null for none. */
  readonly workspaceId?: Maybe<Scalars['ID']['output']>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentApiAuthAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiAuthAppFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** Keys to import. */
export type ImportApiAuthKeysInput = {
  /** The keys, 1 to 100. */
  readonly keys: ReadonlyArray<ImportedApiAuthKeyInput>;
};


/** An existing key of a customer. */
export type ImportedApiAuthKeyInput = {
  /** Expiry, in the future. The key never expires when this is left out or null. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** SHA-256 of the key's UTF-8 bytes: 64 hexadecimal digits, or base64 or base64url of the 32 bytes. */
  readonly hash: Scalars['String']['input'];
  /** Last four characters of the key to show. */
  readonly lastFour?: InputMaybe<Scalars['String']['input']>;
  /** Metadata, up to 16 KiB; each check of the key returns it. */
  readonly metadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Name of the key, 1 to 255 characters. */
  readonly name: Scalars['String']['input'];
  /** Organization that owns the key. The key is revoked when the organization is deleted. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
  /**
   * Up to 100 permissions in the form `resource:action`, without duplicates: a repeated one counts once. Permissions are
   * literal: `invoices:*` grants `invoices:*` and nothing else.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
  /** Prefix of the key to show, up to 32 characters. */
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  /**
   * Up to 20 rules that replace the app's. When left out or null, the app's rules apply; an empty list means no limit.
   * With a rule `per_ip` or `per_key_and_ip`, each check of the key must contain the `ip`.
   */
  readonly rateLimits?: InputMaybe<ReadonlyArray<RateLimitRuleInput>>;
  /** Active user that owns the key; together with an organization or workspace, a member of it, as for a new key. */
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
  /** Workspace that owns the key, in the organization if one is given. The key is revoked when the workspace is deleted. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/** A user's account, visible only to that user. */
export type MeApiAuthAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A user's account, visible only to that user. */
export type MeApiAuthKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  appName?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateApiAuthAppArgs = {
  input: CreateApiAuthAppInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  input: CreateApiAuthKeyInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateMyApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  input: CreateMyApiAuthKeyInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteApiAuthAppArgs = {
  appName: Scalars['String']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationImportApiAuthKeysArgs = {
  appName: Scalars['String']['input'];
  input: ImportApiAuthKeysInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRevokeApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  input: RevokeApiAuthKeyInput;
  keyId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRevokeMyApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  keyId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRotateApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  input: RotateApiAuthKeyInput;
  keyId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRotateMyApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  input: RotateApiAuthKeyInput;
  keyId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateApiAuthAppArgs = {
  appName: Scalars['String']['input'];
  input: UpdateApiAuthAppInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  input: UpdateApiAuthKeyInput;
  keyId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationVerifyApiKeyArgs = {
  input: VerifyApiKeyInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationVerifyApiKeysArgs = {
  input: VerifyApiKeysInput;
};


/** A key of the signed-in user. The key itself is not stored. */
export type MyApiAuthKey = {
  /** Name of the key's API. */
  readonly appName: Scalars['String']['output'];
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the key expires; null for never. */
  readonly expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Last four characters of the key, to recognize it by; null for an imported key without them. */
  readonly lastFour?: Maybe<Scalars['String']['output']>;
  /** When the key was last used, updated with a delay of some seconds. Null while it was not used. */
  readonly lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the key. */
  readonly name: Scalars['String']['output'];
  /** The organization in which the key acts; null for none. */
  readonly organization?: Maybe<EndUserOrganization>;
  /** The organization in which the key acts; null for none. */
  readonly organizationId?: Maybe<Scalars['ID']['output']>;
  /**
   * Permissions that the key was given, each literal and in the form `resource:action`. A self-made key is limited to
   * those that the API lets users grant now. In an organization or workspace, the user's roles limit the key as well.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
  /** Prefix of the key, before `_`; null for an imported key without one. */
  readonly prefix?: Maybe<Scalars['String']['output']>;
  /** Id of the key that replaced it in a rotation; null while it was not rotated. */
  readonly replacedById?: Maybe<Scalars['ID']['output']>;
  /** When the key was revoked; null while it is not revoked. */
  readonly revokedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the user created the key and may rotate it; false when the company created it. */
  readonly selfMade: Scalars['Boolean']['output'];
  /** The workspace in which the key acts; null for none. */
  readonly workspace?: Maybe<EndUserWorkspace>;
  /** The workspace in which the key acts; null for none. */
  readonly workspaceId?: Maybe<Scalars['ID']['output']>;
};


/** A page of a list of the type `ApiAuthKey`. */
export type MyApiAuthKeyConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<MyApiAuthKeyEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<MyApiAuthKey>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `ApiAuthKey`. */
export type MyApiAuthKeyEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: MyApiAuthKey;
};


/** A company, team or customer: the first level of tenancy. It has workspaces, and users are its members. */
export type OrganizationApiAuthKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiAuthKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryApiAuthAppArgs = {
  appName: Scalars['String']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryApiAuthAppUsageArgs = {
  appName: Scalars['String']['input'];
  interval: UsageInterval;
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryApiAuthAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiAuthAppFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  keyId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryApiAuthKeyUsageArgs = {
  appName: Scalars['String']['input'];
  interval: UsageInterval;
  keyId: Scalars['ID']['input'];
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListApiAuthAppsArgs = {
  includeInactive: Scalars['Boolean']['input'];
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListApiAuthKeysArgs = {
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


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryMyApiAuthKeysArgs = {
  appName: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QuerySelfServiceAppsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** Which requests a rate limit counts together. */
export type RateLimitMode =
  /** All requests of the app. */
  | 'PER_APP'
  /** Requests from the same address. */
  | 'PER_IP'
  /**
   * Requests with the same key, including the keys that it replaced in rotations. Any other new key starts a new counter,
   * even when it replaces a revoked key. To limit a user with several keys, add a rule `per_app`, and keep `max_keys` of
   * `self_service` low.
   */
  | 'PER_KEY'
  /** Requests with the same key from the same address. */
  | 'PER_KEY_AND_IP';


/** A rate limit of `maxRequests` requests in each window of `duration` units. */
export type RateLimitRule = {
  /** Length of the window in units, at most one year. */
  readonly duration: Scalars['Int']['output'];
  /** Maximum number of requests in a window. */
  readonly maxRequests: Scalars['Int']['output'];
  /** Which requests are counted together. */
  readonly mode: RateLimitMode;
  /** Unit of the window. */
  readonly unit: RateLimitUnit;
};


/** A rate limit of `maxRequests` requests in each window of `duration` units. */
export type RateLimitRuleInput = {
  /**
   * Length of the window in units, at most one year: 31,536,000 seconds, 525,600 minutes, 8,760 hours, 365 days or 12
   * months.
   */
  readonly duration: Scalars['Int']['input'];
  /** Maximum number of requests in a window. */
  readonly maxRequests: Scalars['Int']['input'];
  /** Which requests are counted together. */
  readonly mode: RateLimitMode;
  /** Unit of the window. */
  readonly unit: RateLimitUnit;
};


/** The state of a rate limit. */
export type RateLimitState = {
  /** Length of the window in units. */
  readonly duration: Scalars['Int']['output'];
  /** Maximum number of requests in a window. */
  readonly limit: Scalars['Int']['output'];
  /** Which requests are counted together. */
  readonly mode: RateLimitMode;
  /** Number of requests left in the window. */
  readonly remaining: Scalars['Int']['output'];
  /**
   * Seconds until the window ends. A window begins with its first counted request; before that, this is the length of the
   * window.
   */
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


/** The reason of a revocation. */
export type RevokeApiAuthKeyInput = {
  /** 1 to 255 characters, shown in the audit log and with the key. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};


/** How a key is rotated. */
export type RotateApiAuthKeyInput = {
  /**
   * Seconds until the old key expires, 0 to 2,592,000 (30 days); by default a day. Use 0 when the old key has leaked: it
   * then expires immediately. Revoking the new key does not end the old one.
   */
  readonly overlapSeconds: Scalars['Int']['input'];
};


/** Rules for keys that end users create for themselves on the deployment host. */
export type SelfService = {
  /** Maximum number of self-made keys of the app for each user, not counting revoked and expired keys. */
  readonly maxKeys: Scalars['Int']['output'];
  /**
   * Permissions that users may grant to their keys, each in the form `resource:action`. Each check applies the current
   * list: an existing key loses a permission that is removed here, and regains it when it is added again. The list does
   * not limit keys that the company created.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
};


/** An API for which users may create keys. Its `name` identifies it: client caches use it as the key. */
export type SelfServiceApp = {
  /** Description by the company. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Maximum number of self-made keys for each user, not counting revoked and expired keys. */
  readonly maxKeys: Scalars['Int']['output'];
  /** Name of the API. */
  readonly name: Scalars['String']['output'];
  /** Permissions that users may grant to their keys. In an organization or workspace, the user's roles limit a key as well. */
  readonly permissions: ReadonlyArray<Scalars['String']['output']>;
};


/** A page of a list of the type `ApiAuthApp`. */
export type SelfServiceAppConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<SelfServiceAppEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<SelfServiceApp>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `ApiAuthApp`. */
export type SelfServiceAppEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: SelfServiceApp;
};


/** Rules for keys that end users create for themselves. */
export type SelfServiceInput = {
  /** Maximum number of self-made keys of the app for each user, not counting revoked and expired keys: 1 to 100. */
  readonly maxKeys: Scalars['Int']['input'];
  /**
   * Permissions that users may grant to their keys, up to 100 in the form `resource:action`; a repeated one counts once.
   * The list also applies to existing keys. In an organization or workspace, the user's roles limit the key as well. Only
   * this list limits a key without an organization or workspace, so a gateway that serves those must also check `owner`.
   */
  readonly permissions: ReadonlyArray<Scalars['String']['input']>;
};


/** The fields of an API auth app to change. Fields that are left out keep their values. */
export type UpdateApiAuthAppInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Whether keys of the app are accepted. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Prefix of new keys, with the same rules as for a new app. Existing keys do not change. */
  readonly keyPrefix?: InputMaybe<Scalars['String']['input']>;
  /**
   * Up to 20 rate limits that replace the current ones. Before you add the first rule `per_ip` or `per_key_and_ip`, make
   * sure that all gateways send the `ip`: each check without it then returns 400.
   */
  readonly rateLimits?: InputMaybe<ReadonlyArray<RateLimitRuleInput>>;
  /**
   * Lets end users create keys for themselves. Null disables this; existing keys keep all permissions that they were
   * given, and their owners can still list and revoke them. Revoke the keys yourself to end them as well.
   */
  readonly selfService?: InputMaybe<UpdateSelfServiceInput>;
};


/** The fields of a key to change. Fields that are left out keep their values. */
export type UpdateApiAuthKeyInput = {
  /** Expiry, in the future; null for never. */
  readonly expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Metadata, up to 16 KiB, which replaces all current metadata. */
  readonly metadata?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Name of the key, 1 to 255 characters. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /**
   * Up to 100 literal permissions in the form `resource:action` that replace the current ones. A self-made key is limited
   * to those that the app's `self_service` grants.
   */
  readonly permissions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /**
   * Up to 20 rules that replace the app's. Null applies the app's rules; an empty list means no limit. With a rule
   * `per_ip` or `per_key_and_ip`, each check of the key must contain the `ip`.
   */
  readonly rateLimits?: InputMaybe<ReadonlyArray<RateLimitRuleInput>>;
};


/**
 * The self-service rules to change. Fields that are left out keep their values, or get the defaults of a new app when
 * self-service was disabled.
 */
export type UpdateSelfServiceInput = {
  /** Maximum number of self-made keys of the app for each user, not counting revoked and expired keys: 1 to 100. */
  readonly maxKeys?: InputMaybe<Scalars['Int']['input']>;
  /** Up to 100 permissions that replace the current ones. They also apply to users' existing keys. */
  readonly permissions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};


/** Length of an interval in a series of checks. */
export type UsageInterval =
  /** A day in UTC. */
  | 'DAY'
  /** An hour. */
  | 'HOUR'
  /** A minute. */
  | 'MINUTE';


/** A user of the deployment, as the backend sees it. Responses never contain the password. */
export type UserApiAuthKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiAuthKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A key to check and what it must permit. */
export type VerifyApiKeyInput = {
  /** Whether to accept a key of any app of the deployment. */
  readonly anyApp: Scalars['Boolean']['input'];
  /** The app that the key must belong to. Required unless `any_app` is true. */
  readonly appName?: InputMaybe<Scalars['String']['input']>;
  /** How much the request counts against the rate limits, 1 to 1,000,000. */
  readonly cost: Scalars['Int']['input'];
  /**
   * IPv4 or IPv6 address of the customer. Required when a rate limit counts by address. IPv6 addresses are counted by /64
   * prefix.
   */
  readonly ip?: InputMaybe<Scalars['String']['input']>;
  /**
   * The key as the customer sent it. A text of more than 16,384 characters, or one with NUL or an unpaired surrogate,
   * returns 400 instead of `MALFORMED`.
   */
  readonly key: Scalars['String']['input'];
  /** The request method, such as `GET`, up to 32 characters. It is only logged, like `resource`. */
  readonly method?: InputMaybe<Scalars['String']['input']>;
  /** The permissions that the key must have. Left out, none are required. */
  readonly permissions?: InputMaybe<Scalars['PermissionExpression']['input']>;
  /**
   * The requested resource, such as a path, up to 2,048 characters. It does not affect the result: it is only written to
   * this service's log at level `debug`, with the key's id and the code. The part after `?` or `#` and the key itself are
   * removed. Do not pass other secrets.
   */
  readonly resource?: InputMaybe<Scalars['String']['input']>;
};


/** Keys to check. */
export type VerifyApiKeysInput = {
  /** The checks, 1 to 100. */
  readonly checks: ReadonlyArray<VerifyApiKeyInput>;
};


/** A part of an organization with its own members and roles: the second level of tenancy. */
export type WorkspaceApiAuthKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiAuthKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};
