import type { SessionCookie } from './access/session-cookie.ts';
import type { Viewer } from './access/viewer.ts';
import type { ActivityCounts } from './activity/activity-counts.ts';
import type { Config } from './config.ts';
import type { Passwords } from './crypto/passwords.ts';
import type { Vault } from './crypto/vault.ts';
import type { Loaders } from './database/batching/loaders.ts';
import type { Database, Rows } from './database/database.ts';
import type { Upload } from './files/uploads.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Log } from './logging/log.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { AddressGuard } from './outgoing/addresses.ts';
import type { OutgoingHttp } from './outgoing/http-client.ts';
import type { PhoneSender } from './phone/phone-sender.ts';
import type { AgentConversations } from './ports/agent-conversations.ts';
import type { Memberships } from './ports/memberships.ts';
import type { OwnedApplications } from './ports/owned-applications.ts';
import type { OwnedKeys } from './ports/owned-keys.ts';
import type { RecipientLocales } from './ports/recipient-locales.ts';
import type { SignUpInvitations } from './ports/sign-up-invitations.ts';
import type { Limiter } from './rate-limits/limiter.ts';

export type HostName = 'BACKEND' | 'DEPLOYMENT';

/** The graphs of the service: that of each host, and that of the console, which spans deployments. */
export type GraphName = HostName | 'CONSOLE';

/**
 * The parts of the service, created once at the start and shared by all requests. Each bounded context adds its own parts by
 * `declare module`, so that the platform does not depend on it.
 */
export interface Services {
  readonly config: Config;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly database: Database;
  readonly vault: Vault;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  readonly phone: PhoneSender;
  /** Runs work after the commit, with retries. */
  readonly jobs: Jobs;
  /** Counts requests with customers' keys against the rate limits of these keys. */
  readonly keyLimiter: Limiter;
  /** Counts all requests against the rate limits of the configuration. */
  readonly requestLimiter: Limiter;
  /** The organizations and workspaces of users. */
  readonly memberships: Memberships;
  /** Finds and accepts the invitations of sign-ups. */
  readonly signUpInvitations: SignUpInvitations;
  /** Finds the languages of messages. */
  readonly recipientLocales: RecipientLocales;
  /** Ends the API keys of deleted users, organizations and workspaces. */
  readonly ownedKeys: OwnedKeys;
  /** Deletes the OAuth applications of deleted organizations. */
  readonly ownedApplications: OwnedApplications;
  /** Counts what happens, for the statistics of deployments. */
  readonly activityCounts: ActivityCounts;
  /** Erases the conversations of deleted users with AI agents. */
  readonly agentConversations: AgentConversations;
  /** Decides which addresses the service may connect to when a caller names them. */
  readonly outgoing: AddressGuard;
  /** Requests URLs that callers configured. */
  readonly outgoingHttp: OutgoingHttp;
}

/** The HTTP request. */
export interface RequestInfo {
  /** Returned as `X-Request-Id` and recorded in each event. */
  readonly id: string;
  /** The address of the client, as the trusted proxies report it. */
  readonly ip: string;
  readonly userAgent: string | null;
  /** ISO 3166-1 alpha-2, from the configured header of a trusted proxy. Null when unknown. */
  readonly country: string | null;
  /** The BCP 47 tag that the client prefers among the languages of the service, such as `de-AT`. Null without one. */
  readonly locale: string | null;
  /** The header `Idempotency-Key`; unset when it was not sent. */
  readonly idempotencyKey?: string;
  /** The header `Last-Event-ID`; unset when it was not sent. */
  readonly lastEventId?: string;
  /** The secret of the cookie that binds social sign-ins to the browser; unset when it was not sent. */
  readonly socialSecret?: string;
}

/** What the operations of one request leave for each other. Each bounded context adds its own fields by `declare module`. */
export interface RequestMemory {
  /** The version of the record that the operation has returned, for its entity tag. */
  returnedVersion?: number;
}

/** Headers of a response. Names are case-insensitive. */
export interface ResponseHeaders {
  set(name: string, value: string): void;
  /** Appends to the list in the header. */
  add(name: string, items: string): void;
  remove(name: string): void;
}

/** The body of a service event, as a JSON schema and an example. */
export interface PayloadDescription {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example: Readonly<Record<string, unknown>>;
}

/** The context of one request. Resolvers, reads and commands receive it. */
export interface Context extends Services {
  readonly host: HostName;
  readonly viewer: Viewer;
  readonly request: RequestInfo;
  /** One object for all copies that GraphQL makes of the context. */
  readonly memory: RequestMemory;
  /** Kysely on the connection pool, for reads. Inside a command, use `tx.rows`. */
  readonly rows: Rows;
  /** Returns what the query of this request reads from, a replica or the primary, for the loaders too. Unset without replicas. */
  readonly useReplica?: () => Promise<Rows>;
  /** The data loaders of this request, one for each edge and its arguments. */
  readonly loaders: Loaders<Context>;
  /** The browser's session on the deployment host. Operations set or clear its cookie. */
  readonly sessionCookie: SessionCookie;
  /** The versions of which the changed record must have one. Unset if the caller expects none. */
  readonly expectedVersions?: readonly number[] | undefined;
  /** Sets headers of the response. */
  readonly responseHeaders: ResponseHeaders;
  /**
   * Authenticates the request again and returns the viewer. A mutation may have ended the session or credential that a later
   * mutation of the same document depends on. Unset outside of requests.
   */
  readonly authenticateAgain?: () => Promise<Viewer>;
  /** Calls the listener if the client closes the connection before it has the whole response. Unset outside of requests. */
  readonly onDisconnect?: (listener: () => void) => void;
  /** The file of a multipart request. The command reads it before it returns. */
  readonly upload?: Upload;
  /** Describes the body of a service event. Unset outside of requests. */
  readonly payloadOf?: (eventName: string) => PayloadDescription;
}
