/** A session, the token that becomes the browser's cookie, and the lifetime of that cookie in seconds. */
export interface NewSession {
  readonly id: string;
  readonly token: string;
  readonly maxAgeSeconds: number;
}

/**
 * The browser's session cookie in one request. An operation sets or clears it, and the HTTP layer writes the change into the
 * response. Later operations of the same request are authenticated by the new cookie.
 */
export class SessionCookie {
  /** Whether responses also return the token in `X-Development-Session`, as on staging deployments. */
  readonly isStaging: boolean;
  #sessionId: string | null;
  #next: NewSession | null | undefined;

  /** Takes the id of the session that the request is authenticated by, or null. */
  constructor(sessionId: string | null, isStaging = false) {
    this.#sessionId = sessionId;
    this.isStaging = isStaging;
  }

  /**
   * Id of the active session of the cookie or of `X-Development-Session`, after the operations that have run so far. Null for a request
   * with a session token.
   */
  get sessionId(): string | null {
    return this.#sessionId;
  }

  /** The change that the response makes to the cookie: a session to set, null to clear it, undefined to leave it unchanged. */
  get pendingChange(): NewSession | null | undefined {
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

  /** Updates the session after the request was authenticated again, without a change to the cookie. */
  setAuthenticatedSession(sessionId: string | null): void {
    this.#sessionId = sessionId;
  }
}
