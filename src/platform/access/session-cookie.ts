/** A session and the token that becomes the browser's cookie, for so many seconds. */
export interface NewSession {
  readonly id: string;
  readonly token: string;
  readonly maxAge: number;
}

/** The browser's session on the deployment host. */
export interface Browser {
  /**
   * Id of the live session that the cookie or `X-Development-Session` proved, until the operation sets or clears the cookie;
   * null with a session token.
   */
  readonly sessionId: string | null;
  /** Whether answers name the token in `X-Development-Session` as well: on staging deployments only. */
  readonly isStaging?: boolean;
}

/**
 * The browser's session cookie in one request. An operation sets or clears it; the HTTP layer writes it into the response,
 * and the caller is authenticated by it when the request goes on.
 */
export class SessionCookie implements Browser {
  readonly isStaging: boolean;
  #sessionId: string | null;
  #next: NewSession | null | undefined;

  /** The session that the request proved, or null. */
  constructor(sessionId: string | null, isStaging = false) {
    this.#sessionId = sessionId;
    this.isStaging = isStaging;
  }

  /** Id of the browser's session as the request leaves it so far, or null. */
  get sessionId(): string | null {
    return this.#sessionId;
  }

  /** What the response does to the cookie: sets it, clears it (null) or leaves it as it is (undefined). */
  get next(): NewSession | null | undefined {
    return this.#next;
  }

  set(session: NewSession): void {
    this.#sessionId = session.id;
    this.#next = session;
  }

  clear(): void {
    this.#sessionId = null;
    this.#next = null;
  }

  /** Notes which session still holds, without a change to the cookie. */
  authenticated(sessionId: string | null): void {
    this.#sessionId = sessionId;
  }
}
