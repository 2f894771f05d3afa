import type { InputMaybe, Maybe, PageInfo, Scalars } from '../../platform/graph/types.ts';
import type { User } from '../../identity/graph/types.ts';
import type { EndUserOrganization, EndUserWorkspace, Organization, Workspace } from '../../tenancy/graph/types.ts';

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
  /** Its keys, oldest first, revoked and expired ones included unless the filter names a status. */
  readonly keys?: Maybe<ApiAuthKeyConnection>;
  /** Unique in the deployment, among the apps that were not deleted. */
  readonly name: Scalars['String']['output'];
  /** How often keys of the app may be used; every rule holds. */
  readonly rateLimits: ReadonlyArray<RateLimitRule>;
  /** What end users may give keys of their own; null where they make none. */
  readonly selfService?: Maybe<SelfService>;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** What came of the checks of its keys, and of keys that it does not have; `apiAuthAppUsage` shows them over time. */
  readonly usage?: Maybe<ApiAuthUsageTotals>;
};


/** An API of the company whose own callers get keys: it says how often each of them may call. */
export type ApiAuthAppKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiAuthKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** An API of the company whose own callers get keys: it says how often each of them may call. */
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
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `ApiAuthApp`. */
export type ApiAuthAppEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: ApiAuthApp;
};


/** Which API auth apps a list shows: those that meet everything that is given. */
export type ApiAuthAppFilter = {
  /** Apps that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Apps that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Apps with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Apps whose keys are accepted, or apps whose keys are not. */
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
  readonly app?: Maybe<ApiAuthApp>;
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
  readonly usage?: Maybe<ApiAuthUsageTotals>;
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


/** A page of a list of the type `ApiAuthKey`. */
export type ApiAuthKeyConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<ApiAuthKeyEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<ApiAuthKey>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `ApiAuthKey`. */
export type ApiAuthKeyEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: ApiAuthKey;
};


/** Which keys a list shows: those that meet everything that is given. */
export type ApiAuthKeyFilter = {
  /** Keys that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keys that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Keys with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Keys with these last four characters, such as customers read off a key. Case matters. */
  readonly lastFour?: InputMaybe<Scalars['String']['input']>;
  /** Keys that belong to this organization, to its workspaces or to members of them. */
  readonly organizationId?: InputMaybe<Scalars['ID']['input']>;
  /** Keys that users made on the deployment host, or, if false, keys that the company made or imported. */
  readonly selfMade?: InputMaybe<Scalars['Boolean']['input']>;
  /** Keys with this status. */
  readonly status?: InputMaybe<ApiAuthKeyStatus>;
  /** Keys that belong to this user. */
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
  /** Keys that belong to this workspace or to members of it. */
  readonly workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/** Keys of an API auth app: a page of them, or all that were imported. */
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
  readonly key?: Maybe<ApiAuthKey>;
  /** Id of the key. */
  readonly keyId: Scalars['ID']['output'];
  /** What its owner calls it. */
  readonly name: Scalars['String']['output'];
  /** How often it was checked, a whole number. */
  readonly total: Scalars['Float']['output'];
  /** How many of these checks ended with `VALID`. */
  readonly valid: Scalars['Float']['output'];
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


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentApiAuthAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiAuthAppFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
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


/** A user's own account, as only that user sees it. */
export type MeApiAuthAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A user's own account, as only that user sees it. */
export type MeApiAuthKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  appName?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
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
export type MutationCreateMyApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  input: CreateMyApiAuthKeyInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteApiAuthAppArgs = {
  appName: Scalars['String']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationImportApiAuthKeysArgs = {
  appName: Scalars['String']['input'];
  input: ImportApiAuthKeysInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRevokeApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  input: RevokeApiAuthKeyInput;
  keyId: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRevokeMyApiAuthKeyArgs = {
  appName: Scalars['String']['input'];
  keyId: Scalars['ID']['input'];
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
export type MutationVerifyApiKeyArgs = {
  input: VerifyApiKeyInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationVerifyApiKeysArgs = {
  input: VerifyApiKeysInput;
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
  readonly organization?: Maybe<EndUserOrganization>;
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
  readonly workspace?: Maybe<EndUserWorkspace>;
  /** The workspace that it acts in; null for none. */
  readonly workspaceId?: Maybe<Scalars['ID']['output']>;
};


/** A page of a list of the type `ApiAuthKey`. */
export type MyApiAuthKeyConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<MyApiAuthKeyEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<MyApiAuthKey>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `ApiAuthKey`. */
export type MyApiAuthKeyEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: MyApiAuthKey;
};


/** A company, team or customer: the first level of tenancy. It holds workspaces, and users are its members. */
export type OrganizationApiAuthKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiAuthKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
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
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiAuthAppFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
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
export type QueryListApiAuthAppsArgs = {
  includeInactive: Scalars['Boolean']['input'];
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
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


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryMyApiAuthKeysArgs = {
  appName: Scalars['String']['input'];
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QuerySelfServiceAppsArgs = {
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


/** Why a key is revoked. */
export type RevokeApiAuthKeyInput = {
  /** 1 to 255 characters for the audit and for whoever looks the key up. */
  readonly reason?: InputMaybe<Scalars['String']['input']>;
};


/** How a key is rotated. */
export type RotateApiAuthKeyInput = {
  /**
   * How many seconds the old key lives on, 0 to 2,592,000 (30 days); a day when left out. Give 0 where the old key has leaked: it
   * ends at once then. Revoking the new key meanwhile does not end the old one.
   */
  readonly overlapSeconds: Scalars['Int']['input'];
};


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


/** A page of a list of the type `ApiAuthApp`. */
export type SelfServiceAppConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<SelfServiceAppEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<SelfServiceApp>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `ApiAuthApp`. */
export type SelfServiceAppEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: SelfServiceApp;
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


/** What may change in what end users may give keys of their own; members left out stay as they are, or begin as in a new app. */
export type UpdateSelfServiceInput = {
  /** How many keys of the app that still hold each user may have made, 1 to 100. */
  readonly maxKeys?: InputMaybe<Scalars['Int']['input']>;
  /** Up to 100 permissions in place of the present ones, for the keys that users have already too. */
  readonly permissions?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
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
export type UserApiAuthKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiAuthKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


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


/** A place to work in, inside an organization: the second level of tenancy. */
export type WorkspaceApiAuthKeysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<ApiAuthKeyFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};
