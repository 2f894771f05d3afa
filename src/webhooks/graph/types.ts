import type { InputMaybe, Maybe, PageInfo, Scalars } from '../../platform/graph/types.ts';

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


/** An application's own world: its users, organizations, settings and credentials. Nothing is shared between two. */
export type DeploymentWebhookAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookAppFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationCancelWebhookReplayArgs = {
  appName: Scalars['String']['input'];
  taskId: Scalars['ID']['input'];
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
export type MutationDeleteWebhookAppArgs = {
  appName: Scalars['String']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationDeleteWebhookEventTypeArgs = {
  appName: Scalars['String']['input'];
  eventName: Scalars['String']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationReactivateWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationReplayWebhookDeliveriesArgs = {
  appName: Scalars['String']['input'];
  input: ReplayWebhookDeliveriesInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRetryWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRotateWebhookAppSecretArgs = {
  appName: Scalars['String']['input'];
  input: RotateWebhookAppSecretInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationRotateWebhookEndpointSecretArgs = {
  id: Scalars['ID']['input'];
  input: RotateWebhookEndpointSecretInput;
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
export type MutationTriggerWebhookEventBatchArgs = {
  appName: Scalars['String']['input'];
  input: TriggerWebhookEventsInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationTriggerWebhookEventsArgs = {
  appName: Scalars['String']['input'];
  input: TriggerWebhookEventsInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateWebhookAppArgs = {
  appName: Scalars['String']['input'];
  input: UpdateWebhookAppInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
  input: UpdateWebhookEndpointInput;
};


/** What can be changed. Each change is one transaction that also records its event. */
export type MutationUpdateWebhookEventTypeArgs = {
  appName: Scalars['String']['input'];
  eventName: Scalars['String']['input'];
  input: UpdateWebhookEventTypeInput;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryGetWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryListWebhookAppsArgs = {
  includeInactive: Scalars['Boolean']['input'];
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryListWebhookDeliveriesArgs = {
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
export type QueryListWebhookEndpointsArgs = {
  appName: Scalars['String']['input'];
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryListWebhookEventTypesArgs = {
  appName: Scalars['String']['input'];
  includeArchived: Scalars['Boolean']['input'];
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryListWebhookReplaysArgs = {
  appName: Scalars['String']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit: Scalars['Int']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookAppArgs = {
  appName: Scalars['String']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookAppFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookEventTypeArgs = {
  appName: Scalars['String']['input'];
  eventName: Scalars['String']['input'];
};


/** What can be read. Lists end in their ids, so that their order is stable. */
export type QueryWebhookReplayArgs = {
  appName: Scalars['String']['input'];
  taskId: Scalars['ID']['input'];
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


/** What can be watched while it happens. GraphQL serves it as server-sent events at /graphql/stream, REST at paths of its own. */
export type SubscriptionWebhookDeliveryEventsArgs = {
  appName: Scalars['String']['input'];
  endpointId?: InputMaybe<Scalars['ID']['input']>;
  eventName?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<WebhookDeliveryStatus>;
};


/** A batch of events for one app. */
export type TriggerWebhookEventsInput = {
  /** Must equal the app name of the path where it is given. */
  readonly appName?: InputMaybe<Scalars['String']['input']>;
  /** The events, 1 to 1,000. */
  readonly events: ReadonlyArray<WebhookEventInput>;
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


/**
 * A source of webhooks: a product, an environment or a customer whose events are delivered to its own endpoints. Its name
 * identifies it.
 */
export type WebhookApp = {
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The deliveries of its events, oldest first. */
  readonly deliveries?: Maybe<WebhookDeliveryConnection>;
  /** Id of the deployment it belongs to. */
  readonly deploymentId: Scalars['ID']['output'];
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Its endpoints, oldest first. Inactive endpoints are included unless the filter leaves them out. */
  readonly endpoints?: Maybe<WebhookEndpointConnection>;
  /** Its event catalog, oldest first. Archived events are included unless the filter leaves them out. */
  readonly eventTypes?: Maybe<WebhookEventTypeConnection>;
  /** Whether events can be triggered in it. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Name, 1 to 64 characters, unique in the deployment. */
  readonly name: Scalars['String']['output'];
  /** Its replays that are still kept, oldest first. */
  readonly replays?: Maybe<WebhookReplayConnection>;
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
export type WebhookAppDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookDeliveryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A source of webhooks: a product, an environment or a customer whose events are delivered to its own endpoints. Its name
 * identifies it.
 */
export type WebhookAppEndpointsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookEndpointFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A source of webhooks: a product, an environment or a customer whose events are delivered to its own endpoints. Its name
 * identifies it.
 */
export type WebhookAppEventTypesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookEventTypeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A source of webhooks: a product, an environment or a customer whose events are delivered to its own endpoints. Its name
 * identifies it.
 */
export type WebhookAppReplaysArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookReplayFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A page of a list of the type `WebhookApp`. */
export type WebhookAppConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<WebhookAppEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<WebhookApp>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `WebhookApp`. */
export type WebhookAppEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: WebhookApp;
};


/** Which webhook apps a list shows: those that match all given conditions. */
export type WebhookAppFilter = {
  /** Apps that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Apps that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Active apps, or inactive apps. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** Apps with one of these names, up to 100. */
  readonly names?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
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


/** A page of a list of the type `WebhookAttempt`. */
export type WebhookAttemptConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<WebhookAttemptEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<WebhookAttempt>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `WebhookAttempt`. */
export type WebhookAttemptEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
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


/** Which attempts a list shows: those that match all given conditions. */
export type WebhookAttemptFilter = {
  /** Attempts that ended like this. */
  readonly status?: InputMaybe<WebhookAttemptStatus>;
};


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
  /** The app whose event it delivers. */
  readonly app?: Maybe<WebhookApp>;
  /** The attempts that were made and are still kept, oldest first. */
  readonly attemptLog?: Maybe<WebhookAttemptConnection>;
  /** How many attempts were made. */
  readonly attempts: Scalars['Int']['output'];
  /** When the event was triggered. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The endpoint that it is sent to. */
  readonly endpoint?: Maybe<WebhookEndpoint>;
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
  /** The HTTP request that each of its attempts sends. */
  readonly request?: Maybe<WebhookDeliveryRequest>;
  /** How far it has come. */
  readonly status: WebhookDeliveryStatus;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** One message for one endpoint. */
export type WebhookDeliveryAttemptLogArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookAttemptFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A page of a list of the type `WebhookDelivery`. */
export type WebhookDeliveryConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<WebhookDeliveryEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<WebhookDelivery>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
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


/** An item of a list of the type `WebhookDelivery`. */
export type WebhookDeliveryEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
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


/** Which deliveries a list shows: those that match all given conditions. */
export type WebhookDeliveryFilter = {
  /** Deliveries of events that were triggered at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Deliveries of events that were triggered before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Deliveries to this endpoint. */
  readonly endpointId?: InputMaybe<Scalars['ID']['input']>;
  /** Deliveries of events with exactly this name. */
  readonly eventName?: InputMaybe<Scalars['String']['input']>;
  /** Deliveries with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Deliveries with this status. */
  readonly status?: InputMaybe<WebhookDeliveryStatus>;
};


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
  readonly app?: Maybe<WebhookApp>;
  /** Name of the app it belongs to. */
  readonly appName: Scalars['String']['output'];
  /** Whether it was switched off by its failures. Reactivating it or setting `is_active` clears this. */
  readonly autoDisabled: Scalars['Boolean']['output'];
  /** When it was switched off by its failures; null where it was not. */
  readonly autoDisabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The deliveries that were sent or will be sent to it, oldest first. */
  readonly deliveries?: Maybe<WebhookDeliveryConnection>;
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
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookDeliveryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** A page of a list of the type `WebhookEndpoint`. */
export type WebhookEndpointConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<WebhookEndpointEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<WebhookEndpoint>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `WebhookEndpoint`. */
export type WebhookEndpointEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: WebhookEndpoint;
};


/** Which endpoints a list shows: those that match all given conditions. */
export type WebhookEndpointFilter = {
  /** Endpoints that were disabled because of their failures, or all others. */
  readonly autoDisabled?: InputMaybe<Scalars['Boolean']['input']>;
  /** Endpoints that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Endpoints that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Endpoints with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Active endpoints, or inactive endpoints. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** The app whose catalog it is in. */
  readonly app?: Maybe<WebhookApp>;
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


/** A page of a list of the type `WebhookEventType`. */
export type WebhookEventTypeConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<WebhookEventTypeEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<WebhookEventType>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `WebhookEventType`. */
export type WebhookEventTypeEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: WebhookEventType;
};


/** Which events of a catalog a list shows: those that match all given conditions. */
export type WebhookEventTypeFilter = {
  /** Events that were added at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Events that were added before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Whether archived events are included. They are unless this is false. */
  readonly includeArchived: Scalars['Boolean']['input'];
  /** Events with one of these names, up to 100. */
  readonly names?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
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
  /** The app whose deliveries it queues. */
  readonly app?: Maybe<WebhookApp>;
  /** When it was asked for. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * How many it has queued, less those that it took back. Fewer than the total in the end where deliveries were deleted,
   * retried or switched off with their endpoint meanwhile.
   */
  readonly done: Scalars['Int']['output'];
  /** The endpoint that was asked for; null for any. Fails with `WEBHOOK_ENDPOINT_NOT_FOUND` after the endpoint was deleted. */
  readonly endpoint?: Maybe<WebhookEndpoint>;
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


/** A page of a list of the type `WebhookReplay`. */
export type WebhookReplayConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<WebhookReplayEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<WebhookReplay>;
  /** Where this page stands in the list. */
  readonly pageInfo: PageInfo;
  /** How many items the whole list has. It is counted only where it is asked for. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `WebhookReplay`. */
export type WebhookReplayEdge = {
  /** Where the item stands: pass it as `after` or `before` to read on from here. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: WebhookReplay;
};


/** Which replays a list shows: those that match all given conditions. */
export type WebhookReplayFilter = {
  /** Replays that were created at this time or later. */
  readonly createdSince?: InputMaybe<Scalars['DateTime']['input']>;
  /** Replays that were created before this time. */
  readonly createdUntil?: InputMaybe<Scalars['DateTime']['input']>;
  /** Replays with one of these ids, up to 100. */
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Replays in this state. */
  readonly state?: InputMaybe<WebhookReplayState>;
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
