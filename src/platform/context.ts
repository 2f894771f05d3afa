import type { Browser, SessionCookie } from './access/session-cookie.ts';
import type { Viewer } from './access/viewer.ts';
import type { Config } from './config.ts';
import type { Passwords } from './crypto/passwords.ts';
import type { Vault } from './crypto/vault.ts';
import type { Database, Rows } from './database/database.ts';
import type { Loaders } from './database/loaders.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Mailer } from './mail/mailer.ts';
import type { AddressGuard } from './outgoing/addresses.ts';
import type { PhoneSender } from './phone/phone-sender.ts';
import type { Memberships } from './ports/memberships.ts';
import type { OwnedKeys } from './ports/owned-keys.ts';
import type { SignUpInvitations } from './ports/sign-up-invitations.ts';
import type { Limiter } from './rate-limits/limiter.ts';
import type { Upload } from './uploads.ts';

export type HostName = 'BACKEND' | 'DEPLOYMENT';

/**
 * What the service is made of; made once at the start, shared by all requests. Each context adds the parts that are its own
 * where it defines them (`declare module`), so that the platform knows no context.
 */
export interface Services {
  readonly config: Config;
  readonly database: Database;
  readonly vault: Vault;
  readonly passwords: Passwords;
  readonly mailer: Mailer;
  readonly phone: PhoneSender;
  /** Work that is done after the commit, and done for certain. */
  readonly jobs: Jobs;
  /** Counts customers' calls against the rate limits of their keys. */
  readonly limiter: Limiter;
  /** Counts calls against the service's own limits. */
  readonly ownLimiter: Limiter;
  /** The organizations and workspaces of users. */
  readonly memberships: Memberships;
  /** The invitations that sign-ups come with. */
  readonly signUpInvitations: SignUpInvitations;
  /** The API keys of users, organizations and workspaces that end. */
  readonly ownedKeys: OwnedKeys;
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
  readonly loaders: Loaders<Context>;
  /** The browser's session on the deployment host. */
  readonly browser: Browser;
  /** The session cookie that the operation leaves to the response. */
  readonly sessionCookie: SessionCookie;
  /** Headers that the operation leaves to its answer. */
  readonly answerHeaders: AnswerHeaders;
  /**
   * Authenticates again, as the caller's next request would be, and returns the viewer: a mutation may have ended the
   * session or credential that a later one of the same document comes with. Unset outside of requests.
   */
  readonly authenticateAgain?: () => Promise<Viewer>;
  /** The file of a multipart call; its command reads it before it returns. */
  readonly upload?: Upload;
  /** Describes what an event of the service itself delivers; unset outside of requests. */
  readonly payloadOf?: (eventName: string) => PayloadDescription;
}
