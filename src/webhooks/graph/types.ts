import type { InputMaybe, Maybe, PageInfo, Scalars } from '../../platform/graph/types.ts';

/** A new webhook app. */
export type CreateWebhookAppInput = {
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /**
   * Name, 1 to 64 letters, digits, spaces, dots, underscores and hyphens. `.` and `..` are not allowed, because paths contain the
   * name.
   */
  readonly name: Scalars['String']['input'];
};


/** A new webhook endpoint. */
export type CreateWebhookEndpointInput = {
  /** Name of the webhook app whose events it receives. */
  readonly appName: Scalars['String']['input'];
  /** Free text, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /**
   * Custom headers for each delivery: up to 20, with values of 1 to 2,048 printable ASCII characters. Headers that deliveries set
   * themselves (`Host`, `Content-Type`, `Content-Length`, `webhook-…`) and headers of the connection are rejected.
   */
  readonly headers?: InputMaybe<Scalars['JSONObject']['input']>;
  /** How often a failed delivery is retried, 0 to 10. */
  readonly maxRetries: Scalars['Int']['input'];
  /**
   * Whether the endpoint has a separate signing secret instead of the app's; false when omitted. Only this response shows it in
   * full. `rotate-secret` replaces or removes it later.
   */
  readonly ownSigningSecret?: InputMaybe<Scalars['Boolean']['input']>;
  /** The most requests in a time window; omitted or null for no limit. */
  readonly rateLimit?: InputMaybe<WebhookRateLimitInput>;
  /** The events to receive, 1 to 100. */
  readonly subscriptions: ReadonlyArray<WebhookSubscriptionInput>;
  /** How many seconds an attempt may take, 1 to 30. */
  readonly timeoutSeconds: Scalars['Int']['input'];
  /**
   * https URL with a public address, up to 2,048 characters, without credentials or a fragment. Plain http is allowed only for
   * loopback addresses, in a staging deployment, when `OUTGOING_ALLOW` permits loopback. `stream:` is an endpoint without a
   * receiver: its deliveries appear in the stream of deliveries, are sent nowhere, and succeed at once.
   */
  readonly url: Scalars['String']['input'];
};


/** A new event for the catalog. */
export type CreateWebhookEventTypeInput = {
  /** Description, up to 2,000 characters. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Name, 1 to 256 letters, digits, underscores, dots and hyphens. `.` and `..` are not allowed, because paths contain the name. */
  readonly name: Scalars['String']['input'];
  /**
   * JSON schema (draft 2020-12) of the payload, up to 32 KiB. `$ref` accepts `#/$defs/<name>` and `#/definitions/<name>` without
   * cycles; `$id`, `$anchor` and similar keywords are rejected. Patterns are matched in linear time and must not contain
   * backreferences, lookarounds or `\b`. With all references resolved, a schema has up to 4,000 values and patterns of 500
   * characters. `uniqueItems` requires a `maxItems` of up to 1,000. Texts longer than 2,048 characters match no `format`. Payloads
   * that take more than a second of CPU time to check are rejected with 400 `PAYLOAD_CHECK_TOO_SLOW`.
   */
  readonly schema?: InputMaybe<Scalars['JSONObject']['input']>;
};


/** A tenant: the users, organizations, settings and credentials of one application. Deployments share no data. */
export type DeploymentWebhookAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookAppFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCancelWebhookReplayArgs = {
  appName: Scalars['String']['input'];
  taskId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateWebhookAppArgs = {
  input: CreateWebhookAppInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateWebhookEndpointArgs = {
  input: CreateWebhookEndpointInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationCreateWebhookEventTypeArgs = {
  appName: Scalars['String']['input'];
  input: CreateWebhookEventTypeInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteWebhookAppArgs = {
  appName: Scalars['String']['input'];
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteWebhookEndpointArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationDeleteWebhookEventTypeArgs = {
  appName: Scalars['String']['input'];
  eventName: Scalars['String']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationReactivateWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationReplayWebhookDeliveriesArgs = {
  appName: Scalars['String']['input'];
  input: ReplayWebhookDeliveriesInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRetryWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRotateWebhookAppSecretArgs = {
  appName: Scalars['String']['input'];
  input: RotateWebhookAppSecretInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationRotateWebhookEndpointSecretArgs = {
  id: Scalars['ID']['input'];
  input: RotateWebhookEndpointSecretInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationTestWebhookEndpointArgs = {
  appName: Scalars['String']['input'];
  endpointId: Scalars['ID']['input'];
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationTriggerWebhookEventArgs = {
  appName: Scalars['String']['input'];
  input: WebhookEventInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationTriggerWebhookEventBatchArgs = {
  appName: Scalars['String']['input'];
  input: TriggerWebhookEventsInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationTriggerWebhookEventsArgs = {
  appName: Scalars['String']['input'];
  input: TriggerWebhookEventsInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateWebhookAppArgs = {
  appName: Scalars['String']['input'];
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  input: UpdateWebhookAppInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateWebhookEndpointArgs = {
  expectedVersion?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  input: UpdateWebhookEndpointInput;
};


/** The operations that change data. Each change is one transaction that also records its event. */
export type MutationUpdateWebhookEventTypeArgs = {
  appName: Scalars['String']['input'];
  eventName: Scalars['String']['input'];
  input: UpdateWebhookEventTypeInput;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryGetWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListWebhookAppsArgs = {
  includeInactive: Scalars['Boolean']['input'];
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListWebhookDeliveriesArgs = {
  appName: Scalars['String']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
  endpointId?: InputMaybe<Scalars['ID']['input']>;
  eventName?: InputMaybe<Scalars['String']['input']>;
  limit: Scalars['Int']['input'];
  retrying?: InputMaybe<Scalars['Boolean']['input']>;
  since?: InputMaybe<Scalars['DateTime']['input']>;
  status?: InputMaybe<WebhookDeliveryStatus>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListWebhookEndpointsArgs = {
  appName: Scalars['String']['input'];
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListWebhookEventTypesArgs = {
  appName: Scalars['String']['input'];
  includeArchived: Scalars['Boolean']['input'];
  limit: Scalars['Int']['input'];
  offset: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryListWebhookReplaysArgs = {
  appName: Scalars['String']['input'];
  cursor?: InputMaybe<Scalars['String']['input']>;
  limit: Scalars['Int']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryWebhookAppArgs = {
  appName: Scalars['String']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryWebhookAppsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookAppFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryWebhookEndpointArgs = {
  id: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryWebhookEventTypeArgs = {
  appName: Scalars['String']['input'];
  eventName: Scalars['String']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryWebhookReplayArgs = {
  appName: Scalars['String']['input'];
  taskId: Scalars['ID']['input'];
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryWebhookStatsArgs = {
  appName: Scalars['String']['input'];
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type QueryWebhookTimeseriesArgs = {
  appName: Scalars['String']['input'];
  interval: WebhookInterval;
  since?: InputMaybe<Scalars['DateTime']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** Which deliveries to queue again: either only `delivery_ids`, or `since` with optional filters. */
export type ReplayWebhookDeliveriesInput = {
  /** Ids of deliveries, 1 to 1,000. */
  readonly deliveryIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Only deliveries to this endpoint of the app. */
  readonly endpointId?: InputMaybe<Scalars['ID']['input']>;
  /** Only deliveries of events with exactly this name. */
  readonly eventName?: InputMaybe<Scalars['String']['input']>;
  /** Deliveries of events that were triggered at this time or later. */
  readonly since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Only deliveries with this status. */
  readonly status?: InputMaybe<WebhookDeliveryStatus>;
  /** Deliveries of events that were triggered before this time. Defaults to the time of the request. */
  readonly until?: InputMaybe<Scalars['DateTime']['input']>;
};


/** How a signing secret is rotated. */
export type RotateWebhookAppSecretInput = {
  /** How many seconds the previous secret also signs, 0 to 604,800. */
  readonly overlapSeconds: Scalars['Int']['input'];
};


/** How an endpoint's signing secret is rotated. */
export type RotateWebhookEndpointSecretInput = {
  /** How many seconds the previous secret also signs, 0 to 604,800. */
  readonly overlapSeconds: Scalars['Int']['input'];
  /** Whether the endpoint gets a new separate secret; false returns it to the app's secret. */
  readonly ownSigningSecret: Scalars['Boolean']['input'];
};


/** The operations that stream events as they happen. GraphQL serves them as server-sent events at /graphql/stream, REST at separate paths. */
export type SubscriptionWebhookDeliveryEventsArgs = {
  appName: Scalars['String']['input'];
  endpointId?: InputMaybe<Scalars['ID']['input']>;
  eventName?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<WebhookDeliveryStatus>;
};


/** A batch of events for one app. */
export type TriggerWebhookEventsInput = {
  /** If given, must equal the app name in the path. */
  readonly appName?: InputMaybe<Scalars['String']['input']>;
  /** The events, 1 to 1,000. */
  readonly events: ReadonlyArray<WebhookEventInput>;
};


/** Changes to a webhook app; omitted fields stay unchanged. */
export type UpdateWebhookAppInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Whether events can be triggered. Queued deliveries are kept, and wait while it is false. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
};


/** Changes to an endpoint; omitted fields stay unchanged. */
export type UpdateWebhookEndpointInput = {
  /** Free text, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /**
   * Replaces all headers, under the same rules as on creation; null clears them. When omitted, they stay unless the origin changes. A
   * header with the value `[redacted]` keeps its stored value, but not for another origin.
   */
  readonly headers?: InputMaybe<Scalars['JSONObject']['input']>;
  /** Whether events are delivered to it. True resets its failures, as reactivating it does. */
  readonly isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** How often a failed delivery is retried, 0 to 10. */
  readonly maxRetries?: InputMaybe<Scalars['Int']['input']>;
  /** The most requests in a time window; null for no limit. */
  readonly rateLimit?: InputMaybe<WebhookRateLimitInput>;
  /** Replaces all subscriptions, 1 to 100. */
  readonly subscriptions?: InputMaybe<ReadonlyArray<WebhookSubscriptionInput>>;
  /** How many seconds an attempt may take, 1 to 30. */
  readonly timeoutSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** https URL, under the same rules as on creation. Another origin clears the stored headers unless `headers` is given as well. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
};


/** Changes to an event of the catalog; omitted fields stay unchanged. */
export type UpdateWebhookEventTypeInput = {
  /** Whether it is archived. An archived event cannot be triggered. */
  readonly archived?: InputMaybe<Scalars['Boolean']['input']>;
  /** Description, up to 2,000 characters; null clears it. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** JSON schema of the payload, under the same rules as on creation; null accepts any payload. */
  readonly schema?: InputMaybe<Scalars['JSONObject']['input']>;
};


/**
 * A source of webhooks: a product, an environment or a customer whose events are delivered to its own endpoints. Its
 * `name` identifies it: client caches use it as the key.
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
  /** Whether events can be triggered. */
  readonly isActive: Scalars['Boolean']['output'];
  /** Name, 1 to 64 characters, unique in the deployment. */
  readonly name: Scalars['String']['output'];
  /** Its replays that are still stored, oldest first. */
  readonly replays?: Maybe<WebhookReplayConnection>;
  /**
   * Secret that signs the app's deliveries: `whsec_` and 32 bytes in base64. Shown in full in the responses that create the app
   * and rotate the secret, and to callers with `webhook_secrets:read`. Other callers see `whsec_…` and the last four characters.
   */
  readonly signingSecret: Scalars['String']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Incremented by each change. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
};


/**
 * A source of webhooks: a product, an environment or a customer whose events are delivered to its own endpoints. Its
 * `name` identifies it: client caches use it as the key.
 */
export type WebhookAppDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookDeliveryFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A source of webhooks: a product, an environment or a customer whose events are delivered to its own endpoints. Its
 * `name` identifies it: client caches use it as the key.
 */
export type WebhookAppEndpointsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookEndpointFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A source of webhooks: a product, an environment or a customer whose events are delivered to its own endpoints. Its
 * `name` identifies it: client caches use it as the key.
 */
export type WebhookAppEventTypesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<WebhookEventTypeFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
  last?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * A source of webhooks: a product, an environment or a customer whose events are delivered to its own endpoints. Its
 * `name` identifies it: client caches use it as the key.
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
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `WebhookApp`. */
export type WebhookAppEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
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
  /** Whether more items follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** One attempt to deliver, and the response. */
export type WebhookAttempt = {
  /** When the attempt was made. `webhook-timestamp` was the second of this time. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** How many milliseconds it took. */
  readonly durationMs: Scalars['Int']['output'];
  /** Why there was no response; null when there was one, with any status. */
  readonly error?: Maybe<WebhookAttemptError>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Number of the attempt within the delivery, counted from 1. */
  readonly number: Scalars['Int']['output'];
  /**
   * The first 16 KiB of the response body; null when there was no response. It is also null for callers who may not see the body of
   * the request, because a receiver may repeat that body.
   */
  readonly responseBody?: Maybe<Scalars['String']['output']>;
  /** HTTP status of the response; null when there was none. */
  readonly responseStatus?: Maybe<Scalars['Int']['output']>;
  /** Whether it succeeded. */
  readonly status: WebhookAttemptStatus;
};


/** A page of a list of the type `WebhookAttempt`. */
export type WebhookAttemptConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<WebhookAttemptEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<WebhookAttempt>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `WebhookAttempt`. */
export type WebhookAttemptEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: WebhookAttempt;
};


/** Why an attempt got no response. REST writes these in upper case as well. */
export type WebhookAttemptError =
  /** The URL is, or its name resolves to, a private or reserved address that `OUTGOING_ALLOW` doesn't list. */
  | 'ADDRESS_NOT_ALLOWED'
  /** The receiver closed the connection before it responded. */
  | 'CONNECTION_CLOSED'
  /** The connection failed in another way, for example because the network or the host is unreachable. */
  | 'CONNECTION_FAILED'
  /** No server is listening at the address and port. */
  | 'CONNECTION_REFUSED'
  /** The response is not valid HTTP. */
  | 'INVALID_RESPONSE'
  /** The URL is no longer allowed, for example plain http after the deployment was switched to production mode. */
  | 'INVALID_URL'
  /** The name has no address. */
  | 'NAME_NOT_RESOLVED'
  /** The service was stopped during the attempt. Only the test of an endpoint shows this: a delivery is attempted again. */
  | 'STOPPED'
  /** No response began within the endpoint's `timeout_seconds`. */
  | 'TIMEOUT'
  /** No TLS connection was possible, for example because the certificate expired, is for another host or is not trusted. */
  | 'TLS_FAILED';


/** Which attempts a list shows: those that match all given conditions. */
export type WebhookAttemptFilter = {
  /** Attempts with this status. */
  readonly status?: InputMaybe<WebhookAttemptStatus>;
};


/** The status of an attempt. */
export type WebhookAttemptStatus =
  /** The endpoint returned another status or no response. */
  | 'FAILED'
  /** The endpoint returned a 2xx status, or its URL is `stream:`. */
  | 'SUCCEEDED';


/** One attempt to deliver, without the response body. */
export type WebhookAttemptSummary = {
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** How many milliseconds it took. */
  readonly durationMs: Scalars['Int']['output'];
  /** Why there was no response; null when there was one, with any status. */
  readonly error?: Maybe<WebhookAttemptError>;
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Number of the attempt within the delivery, counted from 1. */
  readonly number: Scalars['Int']['output'];
  /** HTTP status of the response; null when there was none. */
  readonly responseStatus?: Maybe<Scalars['Int']['output']>;
  /** Whether it succeeded. */
  readonly status: WebhookAttemptStatus;
};


/** Numbers of attempts by status. */
export type WebhookAttemptTotals = {
  /** Attempts that failed. */
  readonly failed: Scalars['Int']['output'];
  /** The median duration in milliseconds; null without attempts. */
  readonly p50DurationMs?: Maybe<Scalars['Int']['output']>;
  /** The 95th percentile of the duration in milliseconds; null without attempts. */
  readonly p95DurationMs?: Maybe<Scalars['Int']['output']>;
  /** Attempts that succeeded. */
  readonly succeeded: Scalars['Int']['output'];
  /** The share of attempts that succeeded, from 0 to 1; null without attempts. */
  readonly successRate?: Maybe<Scalars['Float']['output']>;
  /** Number of all attempts. */
  readonly total: Scalars['Int']['output'];
};


/** One message for one endpoint. */
export type WebhookDelivery = {
  /** The app whose event it delivers. */
  readonly app?: Maybe<WebhookApp>;
  /** The attempts that are still stored, oldest first. */
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
  /** HTTP status of the response to the last attempt; null before the first attempt, and when there was no response. */
  readonly lastResponseStatus?: Maybe<Scalars['Int']['output']>;
  /** Id of the message, which all deliveries of one triggered event share. */
  readonly messageId: Scalars['ID']['output'];
  /** When the next attempt is due; null when none follows. */
  readonly nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** The HTTP request that each of its attempts sends. */
  readonly request?: Maybe<WebhookDeliveryRequest>;
  /** Status of the delivery. */
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
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** One message for one endpoint, with its request and its attempts. */
export type WebhookDeliveryDetails = {
  /** The last 100 attempts that are still stored, oldest first. */
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
  /** HTTP status of the response to the last attempt; null before the first attempt, and when there was no response. */
  readonly lastResponseStatus?: Maybe<Scalars['Int']['output']>;
  /** Id of the message, which all deliveries of one triggered event share. */
  readonly messageId: Scalars['ID']['output'];
  /** When the next attempt is due; null when none follows. */
  readonly nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** The HTTP request that each of its attempts sends. */
  readonly request: WebhookDeliveryRequest;
  /** Status of the delivery. */
  readonly status: WebhookDeliveryStatus;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** An item of a list of the type `WebhookDelivery`. */
export type WebhookDeliveryEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
  readonly cursor: Scalars['String']['output'];
  /** The item. */
  readonly node: WebhookDelivery;
};


/** An event of a delivery. */
export type WebhookDeliveryEvent = {
  /** The attempt that ended; null when none did. */
  readonly attempt?: Maybe<WebhookAttemptSummary>;
  /** The delivery after the event, as in the list; null for a `GAP`. */
  readonly delivery?: Maybe<WebhookDelivery>;
  /** Id of the event: 64 bits as decimal text. A repeated event has the same id. */
  readonly id: Scalars['ID']['output'];
  /** Since when events are missing; null when none are. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** What happened. */
  readonly type: WebhookDeliveryEventType;
};


/** What happened to a delivery. */
export type WebhookDeliveryEventType =
  /** The delivery was created and is pending. */
  | 'CREATED'
  /** An attempt failed, and no other follows. */
  | 'FAILED'
  /** Events since the time `since` are missing from this stream. Read the list of deliveries. */
  | 'GAP'
  /** An attempt failed, and another one follows. */
  | 'RETRYING'
  /** An attempt succeeded. */
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
  /** Pending deliveries that were attempted and wait for another attempt, or all others. */
  readonly retrying?: InputMaybe<Scalars['Boolean']['input']>;
  /** Deliveries with this status. */
  readonly status?: InputMaybe<WebhookDeliveryStatus>;
};


/** A page of a webhook app's deliveries. */
export type WebhookDeliveryList = {
  /** The deliveries. */
  readonly data: ReadonlyArray<WebhookDelivery>;
  /** Whether more items follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** Pass it as `cursor` to read the next page; null on the last page. */
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};


/**
 * The POST request that each attempt of a delivery sends. All attempts have the same body, that of the message. The URL and the
 * headers are the current ones of the endpoint: attempts before its last change may have used others.
 */
export type WebhookDeliveryRequest = {
  /**
   * The exact body, which signatures are computed from. For an event of the service it is null for callers without the scope that
   * reading the resource requires, for example `users:read` for `user.created`. After a user in it was deleted, it contains only
   * the type, the time, and the resource's id and type.
   */
  readonly body?: Maybe<Scalars['String']['output']>;
  /**
   * Headers by name, including `webhook-id` and the custom headers of the endpoint. Values that look like credentials are shown as
   * `[redacted]`. `webhook-timestamp`, the second of the attempt, and `webhook-signature` differ per attempt and are not stored.
   */
  readonly headers: Scalars['JSONObject']['output'];
  /** URL of the endpoint. */
  readonly url: Scalars['String']['output'];
};


/** The status of a delivery. */
export type WebhookDeliveryStatus =
  /** Its replay was cancelled before an attempt succeeded. */
  | 'CANCELLED'
  /** All attempts failed, and no other follows. */
  | 'FAILED'
  /** The first or the next attempt is still to come. The filter `retrying` finds those that were attempted. */
  | 'PENDING'
  /** The endpoint returned a 2xx status, or its URL is `stream:`. */
  | 'SUCCEEDED';


/** Numbers of deliveries by status. */
export type WebhookDeliveryTotals = {
  /** Deliveries whose replay was cancelled before an attempt succeeded. */
  readonly cancelled: Scalars['Int']['output'];
  /** Deliveries that failed and are not retried. */
  readonly failed: Scalars['Int']['output'];
  /** Deliveries that are queued for an attempt. */
  readonly pending: Scalars['Int']['output'];
  /** Deliveries that succeeded. */
  readonly succeeded: Scalars['Int']['output'];
  /** Number of all deliveries. */
  readonly total: Scalars['Int']['output'];
};


/** A URL that a webhook app's events are delivered to. */
export type WebhookEndpoint = {
  /** The app it belongs to. */
  readonly app?: Maybe<WebhookApp>;
  /** Name of the app it belongs to. */
  readonly appName: Scalars['String']['output'];
  /** Whether it was disabled because of its failures. Reactivating it or setting `is_active` clears this. */
  readonly autoDisabled: Scalars['Boolean']['output'];
  /** When it was disabled because of its failures; null when it was not. */
  readonly autoDisabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** The deliveries that were sent or will be sent to it, oldest first. */
  readonly deliveries?: Maybe<WebhookDeliveryConnection>;
  /** Free text, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The same as `id`, named like the parameter in paths. */
  readonly endpointId: Scalars['ID']['output'];
  /** How many attempts have failed since the last success or the last activation. */
  readonly failureCount: Scalars['Int']['output'];
  /**
   * Custom headers of each delivery. Values of headers whose names suggest a credential (`Authorization`, `Cookie`, and names that
   * contain `token`, `secret`, `key` and the like) are shown as `[redacted]`.
   */
  readonly headers: Scalars['JSONObject']['output'];
  /** 64-bit id as decimal text. */
  readonly id: Scalars['ID']['output'];
  /** Whether events are delivered to it. While it is inactive, queued deliveries wait, and new events create no deliveries to it. */
  readonly isActive: Scalars['Boolean']['output'];
  /** When an attempt last failed; null when none has. */
  readonly lastFailureAt?: Maybe<Scalars['DateTime']['output']>;
  /** How often a failed delivery is retried, 0 to 10. */
  readonly maxRetries: Scalars['Int']['output'];
  /** The most requests in a time window; null for no limit. */
  readonly rateLimit?: Maybe<WebhookRateLimit>;
  /**
   * Separate secret that signs the endpoint's deliveries instead of the app's; null when the app's secret signs. Shown in full only
   * in the responses that create the endpoint and rotate the secret, and as `whsec_…` and the last four characters afterwards.
   */
  readonly signingSecret?: Maybe<Scalars['String']['output']>;
  /** The events it receives. */
  readonly subscriptions: ReadonlyArray<WebhookSubscription>;
  /** How many seconds an attempt may take, 1 to 30. */
  readonly timeoutSeconds: Scalars['Int']['output'];
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** URL that deliveries are sent to; `stream:` when they only appear in the stream of deliveries. */
  readonly url: Scalars['String']['output'];
  /** Incremented by each change. In REST, the header `ETag` contains it. */
  readonly version: Scalars['Int']['output'];
};


/** A URL that a webhook app's events are delivered to. */
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
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `WebhookEndpoint`. */
export type WebhookEndpointEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
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
  /** Whether more items follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** Numbers of an endpoint's attempts by status. */
export type WebhookEndpointTotals = {
  /** The attempts to the endpoint. */
  readonly attempts: WebhookAttemptTotals;
  /** Id of the endpoint. */
  readonly endpointId: Scalars['ID']['output'];
};


/** An event to trigger. */
export type WebhookEventInput = {
  /** Name, 1 to 256 letters, digits, underscores, dots and hyphens. */
  readonly eventName: Scalars['String']['input'];
  /** Merged over the payload when filter rules are matched, `{}` when omitted. It is not delivered. */
  readonly filterContext?: InputMaybe<Scalars['JSONObject']['input']>;
  /**
   * The `data` of the delivered body: at most 64 KiB, `{}` when omitted. Integers beyond 9007199254740991 are rejected, because
   * receivers could not read them exactly.
   */
  readonly payload?: InputMaybe<Scalars['JSONObject']['input']>;
};


/** An event that a webhook app's catalog describes. It has no id: `name` identifies it within the app. */
export type WebhookEventType = {
  /** The app whose catalog it is in. */
  readonly app?: Maybe<WebhookApp>;
  /** Whether it is archived. An archived event cannot be triggered. */
  readonly archived: Scalars['Boolean']['output'];
  /** When it was archived; null when it is not. */
  readonly archivedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was added. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Description, up to 2,000 characters. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name, 1 to 256 letters, digits, underscores, dots and hyphens; unique in the app. */
  readonly name: Scalars['String']['output'];
  /** JSON schema (draft 2020-12) that payloads must match; null when any payload is accepted. */
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
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `WebhookEventType`. */
export type WebhookEventTypeEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
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
  /** Whether more items follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** The limit that was applied. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** The offset that was applied. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};


/** The length of one point of a time series. */
export type WebhookInterval =
  /** A day in UTC. */
  | 'DAY'
  /** An hour. */
  | 'HOUR'
  /** A minute. */
  | 'MINUTE';


/** The most requests to an endpoint in a time window. Further deliveries wait, which does not count as an attempt. */
export type WebhookRateLimit = {
  /** Length of the window in milliseconds, 100 to 86,400,000. */
  readonly durationMs: Scalars['Int']['output'];
  /** The most requests in the window, 1 to 100,000. */
  readonly maxRequests: Scalars['Int']['output'];
};


/** A limit of requests in a time window. */
export type WebhookRateLimitInput = {
  /** Length of the window in milliseconds, 100 to 86,400,000. */
  readonly durationMs: Scalars['Int']['input'];
  /** The most requests in the window, 1 to 100,000. */
  readonly maxRequests: Scalars['Int']['input'];
};


/** A request to deliver again, with its progress. */
export type WebhookReplay = {
  /** The app whose deliveries it queues. */
  readonly app?: Maybe<WebhookApp>;
  /** When it was created. */
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * How many it has queued, without those that were cancelled. It ends below the total when deliveries were deleted or retried, or
   * their endpoints were disabled, in the meantime.
   */
  readonly done: Scalars['Int']['output'];
  /** The requested endpoint; null for any. Fails with `WEBHOOK_ENDPOINT_NOT_FOUND` when the endpoint was deleted. */
  readonly endpoint?: Maybe<WebhookEndpoint>;
  /** Id of the requested endpoint; null for any. */
  readonly endpointId?: Maybe<Scalars['ID']['output']>;
  /** The requested event; null for any. */
  readonly eventName?: Maybe<Scalars['String']['output']>;
  /** 64-bit id as decimal text: the `task_id` of paths. */
  readonly id: Scalars['ID']['output'];
  /** Start of the requested time span; null when ids were given. */
  readonly since?: Maybe<Scalars['DateTime']['output']>;
  /** State of the replay. */
  readonly state: WebhookReplayState;
  /** The requested status; null for any. */
  readonly status?: Maybe<WebhookDeliveryStatus>;
  /** How many deliveries there were to queue when the replay was created. */
  readonly total: Scalars['Int']['output'];
  /** End of the time span (exclusive); null when ids were given. */
  readonly until?: Maybe<Scalars['DateTime']['output']>;
  /** When it last made progress. */
  readonly updatedAt: Scalars['DateTime']['output'];
};


/** A page of a list of the type `WebhookReplay`. */
export type WebhookReplayConnection = {
  /** The items with their cursors. */
  readonly edges: ReadonlyArray<WebhookReplayEdge>;
  /** The items without their cursors. */
  readonly nodes: ReadonlyArray<WebhookReplay>;
  /** The position of this page in the list. */
  readonly pageInfo: PageInfo;
  /** The number of items in the whole list. It is counted only if this field is selected. */
  readonly totalCount: Scalars['Int']['output'];
};


/** An item of a list of the type `WebhookReplay`. */
export type WebhookReplayEdge = {
  /** The position of the item in the list. Pass it as `after` or `before` to read the items after or before it. */
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
  /** Whether more items follow. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** Pass it as `cursor` to read the next page; null on the last page. */
  readonly nextCursor?: Maybe<Scalars['String']['output']>;
};


/** The state of a replay. */
export type WebhookReplayState =
  /** It was cancelled, with its pending deliveries. */
  | 'CANCELLED'
  /** It has queued all deliveries. They are due one after the other, 10 milliseconds apart. */
  | 'COMPLETED'
  /** It is queueing deliveries. */
  | 'RUNNING';


/** Statistics of a webhook app's deliveries. */
export type WebhookStats = {
  /** The attempts that were made in the time span and are still stored. */
  readonly attempts: WebhookAttemptTotals;
  /** The deliveries of events that were triggered in the time span, by their current status. */
  readonly deliveries: WebhookDeliveryTotals;
  /** The ten endpoints with the most attempts in the time span, in descending order. */
  readonly endpoints: ReadonlyArray<WebhookEndpointTotals>;
  /** Start of the time span. */
  readonly since: Scalars['DateTime']['output'];
  /** End of the time span (exclusive). */
  readonly until: Scalars['DateTime']['output'];
};


/** Events that an endpoint receives. */
export type WebhookSubscription = {
  /** The event's name, or a prefix and `.*` for all names that begin with the prefix and a dot. */
  readonly eventName: Scalars['String']['output'];
  /** Which of these events are delivered; null for all of them. */
  readonly filterRules?: Maybe<Scalars['JSONObject']['output']>;
  /**
   * Whether it matches an event of the service or an event in the app's catalog that is not archived. False is correct when the app
   * triggers events that are not in its catalog.
   */
  readonly known: Scalars['Boolean']['output'];
  /** When it matches no event: the service's event with a similar name, which it may misspell. Otherwise null. */
  readonly suggestion?: Maybe<Scalars['String']['output']>;
};


/** Events to receive. An endpoint receives an event once, however many of its subscriptions match. */
export type WebhookSubscriptionInput = {
  /** An event's name, or a prefix and `.*` for all names that begin with the prefix and a dot. */
  readonly eventName: Scalars['String']['input'];
  /**
   * Which of these events to deliver; null or omitted for all of them. Each dotted path has a value or operators, and all must
   * match: `{"amount": {"$gte": 100}, "customer.country": {"$in": ["DE", "FR"]}}`. Operators: `$eq $ne $gt $gte $lt $lte $in $nin
   * $contains $exists`, and `$and $or $not` around rules. Rules are matched against the payload merged with the event's filter
   * context: objects are merged, other values are replaced. At most 8 KiB and 50 conditions.
   */
  readonly filterRules?: InputMaybe<Scalars['JSONObject']['input']>;
};


/** The result of a test message. */
export type WebhookTestResult = {
  /** How many milliseconds it took. */
  readonly durationMs: Scalars['Int']['output'];
  /** Why there was no response; null when there was one, with any status. */
  readonly error?: Maybe<WebhookAttemptError>;
  /** The first 16 KiB of the response body; null when there was no response. */
  readonly responseBody?: Maybe<Scalars['String']['output']>;
  /** HTTP status of the response; null when there was none. */
  readonly responseStatus?: Maybe<Scalars['Int']['output']>;
  /** Whether the endpoint returned a 2xx status. */
  readonly status: WebhookAttemptStatus;
};


/** A webhook app's attempts over time. */
export type WebhookTimeseries = {
  /** The points, oldest first, without gaps. */
  readonly data: ReadonlyArray<WebhookTimeseriesPoint>;
  /** The length of one point. */
  readonly interval: WebhookInterval;
  /** Start of the first point. */
  readonly since: Scalars['DateTime']['output'];
  /** End of the time span (exclusive). The last point ends here or earlier. */
  readonly until: Scalars['DateTime']['output'];
};


/** The attempts of one minute, hour or day. */
export type WebhookTimeseriesPoint = {
  /** Number of attempts that failed. */
  readonly failed: Scalars['Int']['output'];
  /** Start of the point. */
  readonly startsAt: Scalars['DateTime']['output'];
  /** Number of attempts that succeeded. */
  readonly succeeded: Scalars['Int']['output'];
};


/** The result of triggering an event. */
export type WebhookTriggerResult = {
  /**
   * How many deliveries were accepted: stored and queued for delivery. They are sent after the response, so that all of
   * them may still be pending. Each delivery has its own state.
   */
  readonly deliveredCount: Scalars['Int']['output'];
  /** Ids of the deliveries that were stored, one for each endpoint that will receive the event. */
  readonly deliveryIds: ReadonlyArray<Scalars['ID']['output']>;
  /** How many endpoints subscribe to the event but do not receive it, because their filter rules did not match. */
  readonly filteredCount: Scalars['Int']['output'];
};


/** The results of a batch, in the order of its events. */
export type WebhookTriggerResultList = {
  /** One result for each event. */
  readonly data: ReadonlyArray<WebhookTriggerResult>;
  /** Always false: the list is complete. */
  readonly hasMore: Scalars['Boolean']['output'];
  /** Always null: a batch has no pages. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** Always null: a batch has no pages. */
  readonly offset?: Maybe<Scalars['Int']['output']>;
};
