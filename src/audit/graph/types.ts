import type { InputMaybe, Maybe, PageInfo, Scalars, Scope } from '../../platform/graph/types.ts';
import type { ApiKey } from '../../deployment/graph/types.ts';
import type { User } from '../../identity/graph/types.ts';

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
  /**
   * What it happened to, as it is now; null where it is gone, and where the graph has no type for it. Each type requires the scope
   * of its own read as well, such as `users:read`; without it the resource is null with the error `INSUFFICIENT_PERMISSIONS`.
   */
  readonly resource?: Maybe<AuditedResource>;
  /** Id of what it happened to. */
  readonly resourceId: Scalars['String']['output'];
  /** What it happened to, such as `organization`. */
  readonly resourceType: Scalars['String']['output'];
  /** What happened, such as `organization.member.added`. */
  readonly type: Scalars['String']['output'];
};


/** A page of a list of the type `AuditRecord`. */
export type AuditRecordConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<AuditRecordEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<AuditRecord>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `AuditRecord`. */
export type AuditRecordEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
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


/** A resource that records of the audit log are about. */
export type AuditedResource = {
  /** Its id as decimal text: 64 bits, or a small integer for a deployment. */
  readonly id: Scalars['ID']['output'];
};


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditLogFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A company, team or customer: the first level of tenancy. It holds workspaces, and users are its members. */
export type OrganizationAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditLogFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditLogFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
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
  readonly scope: Scope;
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


/** A person who has an account in the deployment, as the company's servers see it. The password is never shown. */
export type UserAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditLogFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A place to work in, inside an organization: the second level of tenancy. */
export type WorkspaceAuditLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<AuditLogFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};
