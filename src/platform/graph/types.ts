import type { Download } from '../../platform/files/downloads.ts';
export type Maybe<T> = T | null | undefined;
export type InputMaybe<T> = T | null | undefined;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A time in UTC, as ISO 8601 with milliseconds, such as `2026-01-31T09:30:00.000Z`. The years 0001 to 9999 are accepted. */
  DateTime: { input: string; output: string; }
  /** The bytes of a file, which only REST returns. */
  File: { input: never; output: Download; }
  /** A JSON object of at most 64 KiB and 32 levels. Keys are returned unchanged. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
  /**
   * Required permissions: a list, all of which are required, or an expression such as `invoices:read and (reports:read or
   * reports:all)`. In an expression, `and` has precedence over `or`. It has at most 2,000 characters and 16 nested parentheses.
   * Permissions have the form `resource:action` in lower case. `*` is not a wildcard.
   */
  PermissionExpression: { input: string | readonly string[]; output: string | readonly string[]; }
  /** No value. The operation returns nothing when it succeeds. */
  Void: { input: null; output: null; }
};

/** With which sessions a signed-in user may run a mutation or subscription of the deployment host. */
export type AllowedSession =
  /** Every session of the user: also a session token, and an impersonation. */
  | 'ANY'
  /** One of the others, depending on the arguments. The operation checks it, and its description says when. */
  | 'CONDITIONAL'
  /** Not an impersonation: for what leaves access behind, or ends that of others. Otherwise 403 `IMPERSONATED_SESSION`. */
  | 'NOT_IMPERSONATED'
  /**
   * The session cookie of the user's own sign-in: for what authenticates the user. 403 `INSUFFICIENT_PERMISSIONS` for a session
   * token, 403 `IMPERSONATED_SESSION` for an impersonation.
   */
  | 'OWN_BROWSER'
  /**
   * Like `OWN_BROWSER`, and the user has authenticated in the last ten minutes: for what changes how the user signs in, or cannot be
   * undone. Otherwise 403 `REAUTHENTICATION_REQUIRED`.
   */
  | 'REAUTHENTICATED';

/** Who may request an operation of the deployment host. The operation may have further checks. */
export type Caller =
  /** All clients, signed in or not. */
  | 'PUBLIC'
  /** A browser whose session has an active sign-in. */
  | 'SIGNED_IN';

/**
 * Why an operation failed. GraphQL returns the code in `extensions.code` of an error, REST in `code`. Use the code in programs: the
 * message of an error is for people and may change. Each description ends with the HTTP status of the REST response.
 */
export type ErrorCode =
  /** The URL or host leads to a network that the service must not call. The variable `OUTGOING_ALLOW` allows networks. HTTP 400. */
  | 'ADDRESS_NOT_ALLOWED'
  /** The AI agent is inactive. Activate it to run it. HTTP 409. */
  | 'AI_AGENT_INACTIVE'
  /** The system prompt of the agent names variables, which only a server can give. HTTP 409. */
  | 'AI_AGENT_NEEDS_VARIABLES'
  /** The deployment has no such AI agent. HTTP 404. */
  | 'AI_AGENT_NOT_FOUND'
  /** The agent has no such run. HTTP 404. */
  | 'AI_AGENT_RUN_NOT_FOUND'
  /** A run of the thread is in progress. Send the request again when it has ended. HTTP 409. */
  | 'AI_AGENT_THREAD_BUSY'
  /** The thread has 1,000 messages. Continue in a new thread. HTTP 409. */
  | 'AI_AGENT_THREAD_FULL'
  /** The user has 1,000 threads with the agent. Delete one to create another. HTTP 409. */
  | 'AI_AGENT_THREAD_LIMIT'
  /** The agent has no such thread. HTTP 404. */
  | 'AI_AGENT_THREAD_NOT_FOUND'
  /** The deployment has no such knowledge base. HTTP 404. */
  | 'AI_KNOWLEDGE_BASE_NOT_FOUND'
  /**
   * The settings of the AI provider do not allow the agent's model. Add it to `allowed_models` of `/settings/ai`, or change the
   * agent. HTTP 409.
   */
  | 'AI_MODEL_NOT_ALLOWED'
  /** The AI provider did not answer as expected. The message says why. HTTP 400. */
  | 'AI_PROVIDER_FAILED'
  /** The agent names a tool that does not exist or is inactive. The message names it. HTTP 409. */
  | 'AI_TOOL_NOT_AVAILABLE'
  /** The deployment has no such AI tool. HTTP 404. */
  | 'AI_TOOL_NOT_FOUND'
  /** The address already has a pending invitation. Resend or revoke that one. HTTP 409. */
  | 'ALREADY_INVITED'
  /** The allowlist or blocklist already has the entry. HTTP 409. */
  | 'ALREADY_LISTED'
  /** The user is already a member. HTTP 409. */
  | 'ALREADY_MEMBER'
  /** The address or authenticator is already verified. HTTP 409. */
  | 'ALREADY_VERIFIED'
  /** The deployment has no API auth app of this name. HTTP 404. */
  | 'API_AUTH_APP_NOT_FOUND'
  /** The API auth app has no such key. HTTP 404. */
  | 'API_AUTH_KEY_NOT_FOUND'
  /** The deployment has no such API key, or it was revoked before. HTTP 404. */
  | 'API_KEY_NOT_FOUND'
  /** The request is malformed: its JSON, a header or the GraphQL document. HTTP 400. */
  | 'BAD_REQUEST'
  /** The body of the request has more bytes than allowed. Send less in each request. HTTP 413. */
  | 'BODY_TOO_LARGE'
  /** The rendered claims of a JWT template take more than 8 KiB of JSON. Use fewer or smaller values. HTTP 400. */
  | 'CLAIMS_TOO_LARGE'
  /** The change contradicts the current state of the resource. The message says why. HTTP 409. */
  | 'CONFLICT'
  /**
   * The deployment does not accept users from the country of the request. `country_restrictions` of `/settings/restrictions`
   * decides. HTTP 403.
   */
  | 'COUNTRY_NOT_ALLOWED'
  /** No deployment has the host name of the request. Use the `frontend_host` of a deployment. HTTP 404. */
  | 'DEPLOYMENT_NOT_FOUND'
  /** The development mailbox has no such message, or it was deleted. HTTP 404. */
  | 'DEVELOPMENT_MESSAGE_NOT_FOUND'
  /** The knowledge base has no such document. HTTP 404. */
  | 'DOCUMENT_NOT_FOUND'
  /** Both TOTP codes of an enrollment are the same. Wait until the authenticator app shows the next one. HTTP 400. */
  | 'DUPLICATE_CODES'
  /** The user has no such email address. HTTP 404. */
  | 'EMAIL_NOT_FOUND'
  /** The operation requires a verified email address. Verify it first. HTTP 403. */
  | 'EMAIL_NOT_VERIFIED'
  /** Another user has the email address. HTTP 409. */
  | 'EMAIL_TAKEN'
  /** The knowledge base has no such entity. HTTP 404. */
  | 'ENTITY_NOT_FOUND'
  /** Another user, organization or workspace has the external id. HTTP 409. */
  | 'EXTERNAL_ID_TAKEN'
  /** The settings of the deployment disable this feature. `/settings/auth` and `/settings/b2b` enable it. HTTP 403. */
  | 'FEATURE_DISABLED'
  /** Another deployment has the host name. HTTP 409. */
  | 'HOST_TAKEN'
  /** The allowlist or blocklist of the deployment excludes this email address. `/settings/restrictions` has both lists. HTTP 403. */
  | 'IDENTIFIER_NOT_ALLOWED'
  /** The deployment has no such image: it was replaced or deleted. HTTP 404. */
  | 'IMAGE_NOT_FOUND'
  /** The session impersonates the user, and only the user may run the operation. HTTP 403. */
  | 'IMPERSONATED_SESSION'
  /** The user has no such impersonation, or it has ended. HTTP 404. */
  | 'IMPERSONATION_NOT_FOUND'
  /** The caller is authenticated and lacks a scope, a role or a kind of credential. The message names it. HTTP 403. */
  | 'INSUFFICIENT_PERMISSIONS'
  /** An unexpected error. Report it with the id of the request. HTTP 500. */
  | 'INTERNAL'
  /** The verification code is wrong, expired or already used. Request a new one. HTTP 400. */
  | 'INVALID_CODE'
  /** The password, or the combination of identifier and password, is wrong. HTTP 401. */
  | 'INVALID_CREDENTIALS'
  /** The invitation is expired, revoked, replaced or already used. Ask for a new one. HTTP 400. */
  | 'INVALID_INVITATION'
  /** The link is expired, replaced or already used. Request a new one. HTTP 400. */
  | 'INVALID_LINK'
  /** The response of an authenticator is invalid, or its challenge has expired. Request another challenge. HTTP 400. */
  | 'INVALID_PASSKEY'
  /** The two codes are not consecutive, current codes of the authenticator. Check the clock of its device. HTTP 400. */
  | 'INVALID_TOTP_CODES'
  /** The message of the wallet is not the expected one, or its signature is wrong. The message says why. HTTP 400. */
  | 'INVALID_WALLET_SIGNATURE'
  /** The organization or workspace has no such pending invitation. HTTP 404. */
  | 'INVITATION_NOT_FOUND'
  /** The deployment has no such JWT template. HTTP 404. */
  | 'JWT_TEMPLATE_NOT_FOUND'
  /** The knowledge base is inactive and cannot be searched. Activate it to search it. HTTP 409. */
  | 'KNOWLEDGE_BASE_INACTIVE'
  /** The change would leave an organization or workspace without an admin. Make another member an admin first. HTTP 409. */
  | 'LAST_ADMIN'
  /** The user would have no identifier left to sign in or to recover the account with. Add another one first. HTTP 409. */
  | 'LAST_IDENTIFIER'
  /** The organization or workspace has no such member. HTTP 404. */
  | 'MEMBERSHIP_NOT_FOUND'
  /** The service has no such kind or language of messages, or the deployment has not replaced its texts. HTTP 404. */
  | 'MESSAGE_TEMPLATE_NOT_FOUND'
  /** The path exists and does not accept this HTTP method. A mutation must be sent with POST. HTTP 405. */
  | 'METHOD_NOT_ALLOWED'
  /** Another resource of this kind has the name. Choose another name. HTTP 409. */
  | 'NAME_TAKEN'
  /** The request has no valid credential, or the user is not signed in. HTTP 401. */
  | 'NOT_AUTHENTICATED'
  /** The user is not a member of the organization. HTTP 403. */
  | 'NOT_ORGANIZATION_MEMBER'
  /** The user is not a member of the workspace. HTTP 403. */
  | 'NOT_WORKSPACE_MEMBER'
  /** The deployment has no AI provider. Set its `base_url` with `PATCH /settings/ai` (in GraphQL, `updateAiSettings`). HTTP 409. */
  | 'NO_AI_PROVIDER'
  /** The user has no authenticator, or has not started to enroll one. Start the enrollment first. HTTP 400. */
  | 'NO_AUTHENTICATOR'
  /** The deployment has no mail server of its own. Set one with `POST /settings/email/smtp`. HTTP 409. */
  | 'NO_SMTP_CONFIG'
  /** The deployment has no such organization. HTTP 404. */
  | 'ORGANIZATION_NOT_FOUND'
  /** The origin of the page that sent the request is not allowed. Add it with `PUT /settings/allowed-origins`. HTTP 403. */
  | 'ORIGIN_NOT_ALLOWED'
  /** The link must be opened in the browser that requested it. HTTP 403. */
  | 'OTHER_DEVICE'
  /** The user has no such passkey, or no user has the passkey. HTTP 404. */
  | 'PASSKEY_NOT_FOUND'
  /** Checking a payload against its JSON schema takes too long. Simplify the schema. HTTP 400. */
  | 'PAYLOAD_CHECK_TOO_SLOW'
  /** The user has no such phone number. HTTP 404. */
  | 'PHONE_NOT_FOUND'
  /** The operation requires a verified phone number. Verify it first. HTTP 403. */
  | 'PHONE_NOT_VERIFIED'
  /** Another user has the phone number. HTTP 409. */
  | 'PHONE_TAKEN'
  /** The record is not in the version that `If-Match` or `expectedVersion` names. Read it again and repeat the change. HTTP 412. */
  | 'PRECONDITION_FAILED'
  /** The GraphQL document is longer, deeper or more expensive than allowed. Request fewer fields or smaller pages. HTTP 400. */
  | 'QUERY_TOO_COMPLEX'
  /** A rate limit is reached. Send the request again after the seconds of `Retry-After`. HTTP 429. */
  | 'RATE_LIMITED'
  /** The operation requires a reauthentication in the last ten minutes: call `reauthenticate` first. HTTP 403. */
  | 'REAUTHENTICATION_REQUIRED'
  /** The first request with this idempotency key is still running. Send the request again later. HTTP 409. */
  | 'REQUEST_IN_FLIGHT'
  /** The response would have more bytes than allowed. Request fewer fields or smaller pages. HTTP 400. */
  | 'RESPONSE_TOO_LARGE'
  /** The allowlist or blocklist has no such entry. HTTP 404. */
  | 'RESTRICTION_NOT_FOUND'
  /** A member or a pending invitation has the role. Remove it there first. HTTP 409. */
  | 'ROLE_IN_USE'
  /** The organization or workspace has no such role. HTTP 404. */
  | 'ROLE_NOT_FOUND'
  /** The role belongs to the deployment and cannot be changed here. Create a role of your own instead. HTTP 409. */
  | 'ROLE_READ_ONLY'
  /** The path does not exist; `/openapi.json` of each host lists its paths. Only REST returns this code. HTTP 404. */
  | 'ROUTE_NOT_FOUND'
  /** The user has no such session. HTTP 404. */
  | 'SESSION_NOT_FOUND'
  /** The browser has no such sign-in attempt at this step, or it is expired. HTTP 404. */
  | 'SIGNIN_ATTEMPT_NOT_FOUND'
  /** The browser has no such sign-up attempt at this step, or it is expired. HTTP 404. */
  | 'SIGNUP_ATTEMPT_NOT_FOUND'
  /** The user has no such sign-in ticket, or it was used, revoked or expired. HTTP 404. */
  | 'SIGN_IN_TICKET_NOT_FOUND'
  /** The deployment accepts no sign-ups, or only those of its waitlist and of invited users. HTTP 403. */
  | 'SIGN_UP_CLOSED'
  /** Another organization, or another workspace of the organization, has the slug. Choose another slug. HTTP 409. */
  | 'SLUG_TAKEN'
  /** The mail server rejected the connection, the credentials or the message. The message says why. HTTP 400. */
  | 'SMTP_FAILED'
  /**
   * The settings of the deployment do not allow this way to sign in or to verify, or it does not exist yet. `GET /auth/options`
   * lists the strategies, and `/settings/auth` enables them. HTTP 400.
   */
  | 'STRATEGY_NOT_AVAILABLE'
  /** Too many attempts to guess or to request a secret. Wait for the seconds of `Retry-After`. HTTP 429. */
  | 'TOO_MANY_ATTEMPTS'
  /** The service is temporarily unavailable, or the deployment is under maintenance. Send the request again later. HTTP 503. */
  | 'UNAVAILABLE'
  /** The body of the request has the wrong `Content-Type`. The message names the right one. HTTP 415. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** Another user has the username. HTTP 409. */
  | 'USERNAME_TAKEN'
  /** There is no such import of users. HTTP 404. */
  | 'USER_IMPORT_NOT_FOUND'
  /** The deployment has no such user. HTTP 404. */
  | 'USER_NOT_FOUND'
  /** A value breaks its type, a bound or a rule. `extensions.errors` lists each such field with its path. HTTP 400. */
  | 'VALIDATION_FAILED'
  /** The waitlist has no such entry. HTTP 404. */
  | 'WAITLIST_ENTRY_NOT_FOUND'
  /** The user has no such wallet. HTTP 404. */
  | 'WALLET_NOT_FOUND'
  /** Another user has linked the wallet. HTTP 409. */
  | 'WALLET_TAKEN'
  /** The deployment has no webhook app of this name. HTTP 404. */
  | 'WEBHOOK_APP_NOT_FOUND'
  /** The webhook app has no such delivery, or its retention has ended. HTTP 404. */
  | 'WEBHOOK_DELIVERY_NOT_FOUND'
  /** The deployment has no such webhook endpoint. HTTP 404. */
  | 'WEBHOOK_ENDPOINT_NOT_FOUND'
  /** The catalog of the webhook app has archived the event. Set its `archived` to false to use it again. HTTP 409. */
  | 'WEBHOOK_EVENT_ARCHIVED'
  /** The catalog of the webhook app has no such event. HTTP 404. */
  | 'WEBHOOK_EVENT_NOT_FOUND'
  /** The webhook app has no such replay. HTTP 404. */
  | 'WEBHOOK_REPLAY_NOT_FOUND'
  /** The deployment has no such workspace. HTTP 404. */
  | 'WORKSPACE_NOT_FOUND';

/** Formats of strings. */
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
  /** A BCP 47 language tag, such as `de` or `fr-CA`. */
  | 'LOCALE'
  /** `scheme://host` or `scheme://host:port`, without a path. */
  | 'ORIGIN'
  /** A resource and an action in lower case, such as `invoices:read`. */
  | 'PERMISSION'
  /** A phone number in E.164 form, such as `+4930123456`. */
  | 'PHONE'
  /** Lower-case letters and digits, with single hyphens between them. */
  | 'SLUG'
  /** An absolute http or https URL. */
  | 'URL'
  /** An absolute http or https URL, a path that starts with `/`, or an empty string for none. */
  | 'URL_OR_PATH';

/** One of the two HTTP hosts of the service. */
export type Host =
  /** For the company's servers, which send an API key or an access token. */
  | 'BACKEND'
  /** For the browsers of end users, which send a session cookie. REST responses have an envelope. */
  | 'DEPLOYMENT';

/** HTTP methods of the REST API. */
export type HttpMethod =
  | 'DELETE'
  | 'GET'
  | 'PATCH'
  | 'POST'
  | 'PUT';

/** The operations that change data. Each change is one transaction that also records its event. */
export type Mutation = {};

/** The position of a page in a connection. */
export type PageInfo = {
  /** Cursor of the last item. Null on an empty page. Pass it as `after` to read the next page. */
  readonly endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether more items follow this page. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether items precede this page. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor of the first item. Null on an empty page. Pass it as `before` to read the previous page. */
  readonly startCursor?: Maybe<Scalars['String']['output']>;
};

/** The operations that read data. The order of lists is stable, because ids are the last sort key. */
export type Query = {};

/**
 * What an API key or access token may do on the backend host. REST and access tokens write a scope as `resource:action`, such as
 * `users:read` for `USERS_READ`. Each operation, and each field that leads to another resource, requires one scope.
 */
export type Scope =
  /** Read AI agents. */
  | 'ai_agents:read'
  /** Run AI agents, which uses tokens of the AI provider. */
  | 'ai_agents:run'
  /** Create, change and delete AI agents. */
  | 'ai_agents:write'
  /** Read knowledge bases and their documents. */
  | 'ai_knowledge_bases:read'
  /** Create, change and delete knowledge bases and their documents. */
  | 'ai_knowledge_bases:write'
  /** Read API auth apps. */
  | 'api_auth_apps:read'
  /** Create, change and delete API auth apps. */
  | 'api_auth_apps:write'
  /** Read the keys of API auth apps and their usage. */
  | 'api_auth_keys:read'
  /** Check the keys of API auth apps. */
  | 'api_auth_keys:verify'
  /** Create, import, rotate and revoke the keys of API auth apps. */
  | 'api_auth_keys:write'
  /** Read the API keys of the deployment. */
  | 'api_keys:read'
  /** Create API keys and access tokens, and revoke API keys. */
  | 'api_keys:write'
  /** Read the audit log, which contains the changes of all resources. */
  | 'audit_log:read'
  /** Read and preview JWT templates. */
  | 'jwt_templates:read'
  /** Create, change and delete JWT templates. */
  | 'jwt_templates:write'
  /** Read the development mailbox, whose messages contain codes and links that sign users in. */
  | 'messages:read'
  /** Empty the development mailbox. */
  | 'messages:write'
  /** Read organizations with their members, roles and invitations. */
  | 'organizations:read'
  /** Create, change and delete organizations with their members, roles and invitations. */
  | 'organizations:write'
  /** Read the deployment with its settings, lists, mail server and signing keys. */
  | 'settings:read'
  /** Change the deployment with its settings, lists, mail server and signing keys. */
  | 'settings:write'
  /** Export what the service stores about users, including conversations, keys and audit events. */
  | 'users:export'
  /** Impersonate users: create, list and end impersonations. */
  | 'users:impersonate'
  /** Read users, their sessions and the waitlist. */
  | 'users:read'
  /** Create, change and delete users, end their sessions, and approve the waitlist. */
  | 'users:write'
  /** Read webhook apps, endpoints, events, deliveries and statistics. */
  | 'webhooks:read'
  /** Create, change and delete webhook apps, endpoints and events; trigger, retry and replay deliveries. */
  | 'webhooks:write'
  /** Read the secrets that sign webhook deliveries. */
  | 'webhook_secrets:read'
  /** Read workspaces with their members, roles and invitations. */
  | 'workspaces:read'
  /** Create, change and delete workspaces with their members, roles and invitations. */
  | 'workspaces:write';

/** The direction in which a list is sorted. */
export type SortOrder =
  /** Smallest or oldest first. */
  | 'ASC'
  /** Largest or newest first. */
  | 'DESC';

/** The operations that stream events as they happen. GraphQL serves them as server-sent events at /graphql/stream, REST at separate paths. */
export type Subscription = {};
