import type { Viewer } from './auth/viewer.ts';
import type { Config } from './config.ts';
import type { Passwords } from './crypto/passwords.ts';
import type { Vault } from './crypto/vault.ts';
import type { Database, Rows } from './database/database.ts';
import type { Loaders } from './database/loaders.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { LookUps } from './look-ups.ts';
import type { Mailer } from './mail/mailer.ts';
import type { JudgeFile } from './modules/ai-knowledge-base/judging.ts';
import type { Limiter } from './modules/api-auth/limiter/limiter.ts';
import type { KeyUsage } from './modules/api-auth/usage/key-usage.ts';
import type { Deliveries } from './modules/webhook/delivery/engine.ts';
import type { SchemaChecker } from './modules/webhook/schema-check/schema-checker.ts';
import type { DeliveryFeed } from './modules/webhook/stream/feed.ts';
import type { AddressGuard } from './outgoing/addresses.ts';
import type { PhoneSender } from './phone/phone-sender.ts';

export type HostName = 'BACKEND' | 'DEPLOYMENT';

/** What the service is made of; made once by `createApp`, shared by all requests. */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly lookUps: LookUps;
  readonly vault: Vault;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  readonly phone: PhoneSender;
  /** Checks payloads of callers against their JSON schemas. */
  readonly schemaChecker: SchemaChecker;
  /** Judges the files that callers send. */
  readonly judgeFile: JudgeFile;
  /** Work that is done after the commit, and done for certain. */
  readonly jobs: Jobs;
  /** Webhook deliveries: woken after the commit that queued some. */
  readonly deliveries: Deliveries;
  /** What happens to webhook deliveries, for those that watch. */
  readonly deliveryFeed: DeliveryFeed;
  /** How often customers' keys are checked. */
  readonly keyUsage: KeyUsage;
  /** Counts customers' calls against the rate limits of their keys. */
  readonly limiter: Limiter;
  /** Counts calls against the service's own limits. */
  readonly ownLimiter: Limiter;
  /** Which addresses that callers name may be called. */
  readonly outgoing: AddressGuard;
}

/** What is known of the HTTP request itself. */
export interface RequestInfo {
  /** Given back as `X-Request-Id` and written into each event. */
  readonly id: string;
  /** The client's address behind trusted proxies. */
  readonly ip: string;
  readonly userAgent: string | null;
  /** ISO 3166-1 alpha-2, from the header that the configuration names, set by a trusted proxy; null where it is unknown. */
  readonly country: string | null;
  /** `Idempotency-Key` as it was sent; unset without one. */
  readonly idempotencyKey?: string;
  /** `Last-Event-ID` as it was sent; unset without one. */
  readonly lastEventId?: string;
}

/** Headers of an answer; names in any case. */
export interface AnswerHeaders {
  set(name: string, value: string): void;
  /** Goes on with the header's list. */
  add(name: string, members: string): void;
  remove(name: string): void;
}

/** What the bodies of an event of the service itself hold. */
export interface PayloadDescription {
  readonly schema: Readonly<Record<string, unknown>>;
  readonly example: Readonly<Record<string, unknown>>;
}

/** One request: what a resolver, a read and a command receive. */
export interface Context extends Services {
  readonly host: HostName;
  readonly viewer: Viewer;
  readonly request: RequestInfo;
  /** Kysely over the pool, for reads. Inside a command use the transaction's own. */
  readonly rows: Rows;
  /** Batches of this request, one for each edge and its arguments. */
  readonly loaders: Loaders;
  /** The browser's session on the deployment host; what a command changes here is written as the cookie. */
  readonly browser: Browser;
  /** Headers that the operation leaves to its answer. */
  readonly answerHeaders: AnswerHeaders;
  /**
   * Authenticates again, as the caller's next request would be, and returns the viewer: a mutation may have ended the
   * session or credential that a later one of the same document comes with. Unset outside of requests.
   */
  readonly authenticateAgain?: () => Promise<Viewer>;
  /** The file of a multipart call; its command reads it before it returns. */
  readonly upload?: UploadedFile;
  /** Describes what an event of the service itself delivers; unset outside of requests. */
  readonly payloadOf?: (eventName: string) => PayloadDescription;
}

/** A file that was streamed to a temporary place, which is gone when the call ends. Name and type are mere claims. */
export interface UploadedFile {
  readonly path: string;
  readonly filename: string;
  readonly mimeType: string;
  readonly size: number;
}

/** The session cookie of a deployment-host request, as received and as it is to be answered. */
export interface Browser {
  /** Id of the session that the cookie or `X-Development-Session` proved, alive, or null; null with a session token too. */
  sessionId: string | null;
  /** Whether answers name the token in `X-Development-Session` as well: on staging deployments alone. */
  readonly isStaging?: boolean;
  /** Set by a command: the new token for the cookie; null clears it; unset leaves it. */
  nextCookie?: { readonly token: string; readonly maxAge: number } | null;
}
