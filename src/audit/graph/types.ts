import type { InputMaybe, Maybe, PageInfo, Scalars, Scope } from '../../platform/graph/types.ts';
import type { ApiKey } from '../../deployment/graph/types.ts';
import type { User } from '../../identity/graph/types.ts';

/** The kinds of callers that can make a change. */
export type AuditActorType =
  /** A server with an access token. The actor id is that of the API key that issued the token. */
  | 'ACCESS_TOKEN'
  /** A browser without a signed-in user. */
  | 'ANONYMOUS'
  /** A server with an API key. */
  | 'API_KEY'
  /** The service itself: its jobs and command-line tools. */
  | 'SYSTEM'
  /** A signed-in user. */
  | 'USER';


/** Which records a list shows: those that match all given conditions. */
export type AuditLogFilter = {
  /** Records of changes by this API key (or its access tokens) or by this user. */
  readonly actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Records of changes by this kind of caller. */
  readonly actorType?: InputMaybe<AuditActorType>;
  /** Records of changes from this IP address. */
  readonly ip?: InputMaybe<Scalars['String']['input']>;
  /** Records of changes in the request with this `X-Request-Id`. */
  readonly requestId?: InputMaybe<Scalars['String']['input']>;
  /** Records about the resource with this id. */
  readonly resourceId?: InputMaybe<Scalars['ID']['input']>;
  /** Records about this type of resource, such as `organization`. */
  readonly resourceType?: InputMaybe<Scalars['String']['input']>;
  /** Records of changes at this time or later. */
  readonly since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Records of this type, such as `user.updated`, or of all types with a prefix: `organization.*`. */
  readonly type?: InputMaybe<Scalars['String']['input']>;
  /** Records of changes before this time. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** One change. It is written in the transaction of the change, so the audit log contains exactly the changes that were committed. */
export type AuditRecord = {
  /** The API key that made the change, directly or with an access token; null when no API key made it or the key was deleted. */
  readonly actorApiKey?: Maybe<ApiKey>;
  /** Id of the API key or the user; null for an anonymous browser and for the service itself. */
  readonly actorId?: Maybe<Scalars['String']['output']>;
  /** The kind of caller that made the change. */
  readonly actorType: AuditActorType;
  /** The user who made the change; null when no user made it or the user was deleted. */
  readonly actorUser?: Maybe<User>;
  /** The changed fields after the change, in the same form; null when the resource was deleted. */
  readonly after?: Maybe<Scalars['JSONObject']['output']>;
  /**
   * The changed fields of the resource before the change, never including secrets; null when the resource was created. Field
   * names are those of the GraphQL schema (`firstName`), in REST as well.
   */
  readonly before?: Maybe<Scalars['JSONObject']['output']>;
  /** When the change was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /**
   * Who impersonated the user who made the change: the `actor` of `POST /users/{user_id}/impersonations`. Null when the user made
   * it, and for other callers.
   */
  readonly impersonator?: Maybe<Scalars['String']['output']>;
  /** IP address of the request; null for the service itself. */
  readonly ip?: Maybe<Scalars['String']['output']>;
  /** The `X-Request-Id` of the request, which is also in the service's log; null when there was no request. */
  readonly requestId?: Maybe<Scalars['String']['output']>;
  /**
   * The current state of the resource; null when it was deleted or has no type in the schema. Each type also requires the scope
   * of its own read operation, such as `users:read`. Without it the resource is null with the error `INSUFFICIENT_PERMISSIONS`.
   */
  readonly resource?: Maybe<AuditedResource>;
  /** Id of the changed resource. */
  readonly resourceId: Scalars['String']['output'];
  /**
   * The name of the resource when the change was made, such as the name of the organization or the primary email address of the
   * user, up to 255 characters. Null for a resource without a name, for records of earlier versions, and when the name belonged to
   * a user who was erased.
   */
  readonly resourceName?: Maybe<Scalars['String']['output']>;
  /** The type of the changed resource, such as `organization`. */
  readonly resourceType: Scalars['String']['output'];
  /** The type of the change, such as `organization.member.added`. */
  readonly type: Scalars['String']['output'];
};


/** A page of a list of the type `AuditRecord`. */
export type AuditRecordConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<AuditRecordEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<AuditRecord>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AuditRecord`. */
export type AuditRecordEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: AuditRecord;
};


/** A page of the audit log. */
export type AuditRecordList = {
  /** The records. */
  readonly data: ReadonlyArray<AuditRecord>;
  /** Whether more records follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** Pass it as `cursor` to read the next page; null on the last page. */
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};


/** A resource whose changes are in the audit log. */
export type AuditedResource = {
  /** Id as decimal text: 64 bits, or a small integer for a deployment. */
  readonly id: Scalars['ID']['output'];
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditLogFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A company, team or customer: the first level of tenancy. It has workspaces, and users are its members. */
export type OrganizationAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditLogFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditLogFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListAuditLogArgs = {
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


/** An event of the service. */
export type ServiceEvent = {
  /** What happened. */
  readonly description: Scalars['String']['output'];
  /** An example of a delivered body. */
  readonly example: Scalars['JSONObject']['output'];
  /** Name, such as `user.created`. */
  readonly name: Scalars['String']['output'];
  /** Type of the resource: the `resource_type` of `data`. */
  readonly resourceType: Scalars['String']['output'];
  /**
   * JSON schema (2020-12) of `data`, from which types can be generated. Only `id` and `resource_type` are required: other fields
   * may be missing when the resource was deleted before the event is sent.
   */
  readonly schema: Scalars['JSONObject']['output'];
  /**
   * The scope that reading the resource requires. With `webhooks:write`, a caller also requires this scope to subscribe to the
   * event, to change the URL of a subscribed endpoint, and to send its deliveries again. With `webhooks:read`, a caller also
   * requires it to see the body of its deliveries.
   */
  readonly scope: Scope;
};


/** All events of the service. */
export type ServiceEventList = {
  /** The events, grouped by type of resource. */
  readonly data: ReadonlyArray<ServiceEvent>;
  /** Always false: the list is complete. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** Always null: the list has no pages. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** Always null: the list has no pages. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** A user of the deployment, as the backend sees it. Responses never contain the password. */
export type UserAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditLogFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A part of an organization with its own members and roles: the second level of tenancy. */
export type WorkspaceAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditLogFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
