import { ServiceError } from '../errors.ts';
import type { Scope } from './scopes.ts';

/** How long after an authentication a user may run sensitive operations. */
export const REAUTHENTICATION_MAX_AGE_SECONDS = 600;

/** With which sessions a signed-in user may run an operation; see `AllowedSession` in `schema/platform/common/directives.graphql`. */
export type AllowedSession = 'ANY' | 'NOT_IMPERSONATED' | 'OWN_BROWSER' | 'REAUTHENTICATED' | 'CONDITIONAL';

/** The principal that made a change. Recorded with each audit event. */
export interface Actor {
  readonly type: 'api_key' | 'access_token' | 'user' | 'anonymous' | 'system';
  readonly id: string | null;
}

/**
 * The authenticated principal of a request. An unauthenticated request has a Viewer too: it fails each assertion, so that
 * no code has to check for a missing viewer.
 */
export class Viewer {
  readonly actor: Actor;
  /** Null only for a backend request without a valid credential. */
  readonly #deploymentId: number | null;
  /** Null for all scopes. */
  readonly #scopes: ReadonlySet<string> | null;
  readonly #signedIn: SignedIn | null;
  /** Whether a session token authenticates the user, instead of the session cookie of the browser. */
  readonly #isBearer: boolean;

  private constructor(
    actor: Actor,
    deploymentId: number | null,
    scopes: ReadonlySet<string> | null,
    signedIn: SignedIn | null,
    isBearer = false,
  ) {
    this.actor = actor;
    this.#deploymentId = deploymentId;
    this.#scopes = scopes;
    this.#signedIn = signedIn;
    this.#isBearer = isBearer;
  }

  /** A backend request without a credential, whose deployment is unknown, or a browser that is not signed in. */
  static anonymous(deploymentId: number | null): Viewer {
    return new Viewer({ type: 'anonymous', id: null }, deploymentId, new Set(), null);
  }

  /** A server that authenticates with an API key. An empty list of scopes means all scopes. */
  static apiKey(deploymentId: number, keyId: string, scopes: readonly string[]): Viewer {
    return new Viewer({ type: 'api_key', id: keyId }, deploymentId, scopes.length > 0 ? new Set(scopes) : null, null);
  }

  /** A server that authenticates with an access token. It acts for the API key that created it, within the token's scopes. */
  static accessToken(deploymentId: number, keyId: string, scopes: readonly string[]): Viewer {
    return new Viewer({ type: 'access_token', id: keyId }, deploymentId, new Set(scopes), null);
  }

  /** A browser whose session has an active sign-in. */
  static user(deploymentId: number, signedIn: SignedIn): Viewer {
    return new Viewer({ type: 'user', id: signedIn.userId }, deploymentId, new Set(), signedIn);
  }

  /** A client that authenticates with a session token. It acts for a signed-in user, with fewer rights than the cookie. */
  static sessionToken(deploymentId: number, signedIn: SignedIn): Viewer {
    return new Viewer({ type: 'user', id: signedIn.userId }, deploymentId, new Set(), signedIn, true);
  }

  /** The service itself: the demo, scripts of the operator, and jobs. */
  static system(deploymentId: number): Viewer {
    return new Viewer({ type: 'system', id: null }, deploymentId, null, null);
  }

  /** Undefined where the deployment of an anonymous caller is not known. */
  get knownDeploymentId(): number | undefined {
    return this.#deploymentId ?? undefined;
  }

  /** The deployment of the credential. Never taken from an argument. Throws without a valid backend credential. */
  get deploymentId(): number {
    if (this.#deploymentId === null) throw notAuthenticated();
    return this.#deploymentId;
  }

  /** Whether a valid API key or access token authenticates the request, or the service itself runs it. */
  get isBackend(): boolean {
    return this.actor.type === 'api_key' || this.actor.type === 'access_token' || this.actor.type === 'system';
  }

  /** The active sign-in, or null. */
  get signedIn(): SignedIn | null {
    return this.#signedIn;
  }

  /** Who impersonates the signed-in user; null when the user has signed in. Recorded with each audit event. */
  get impersonator(): string | null {
    return this.#signedIn?.impersonation?.impersonator ?? null;
  }

  /** Whether a session token authenticates the request. Its operations neither read nor change the session cookie. */
  get hasSessionToken(): boolean {
    return this.#isBearer;
  }

  /** Whether it has all scopes, including those of later versions. */
  get hasEveryScope(): boolean {
    return this.#scopes === null;
  }

  hasScope(scope: Scope): boolean {
    return this.#scopes === null || this.#scopes.has(scope);
  }

  assertScope(scope: Scope): void {
    if (!this.isBackend) throw notAuthenticated();
    if (!this.hasScope(scope)) {
      throw new ServiceError(
        'INSUFFICIENT_PERMISSIONS',
        `This credential lacks the scope ${scope}. Create an access token with it, or use an API key that has it.`,
      );
    }
  }

  /** Requires all of the scopes. The error names each missing scope. */
  assertScopes(scopes: readonly Scope[]): void {
    if (!this.isBackend) throw notAuthenticated();
    const missing = scopes.filter((scope) => !this.hasScope(scope));
    if (missing.length === 0) return;
    throw new ServiceError(
      'INSUFFICIENT_PERMISSIONS',
      `This credential lacks ${missing.join(', ')}. Create an access token with these scopes, or use an API key that has them.`,
    );
  }

  /** Requires a signed-in user with a session that an operation allows. A conditional one checks the session itself. */
  assertSession(allowed: AllowedSession): void {
    this.assertSignedIn();
    if (allowed === 'NOT_IMPERSONATED') this.assertNotImpersonated();
    if (allowed === 'OWN_BROWSER') this.assertOwnBrowserSession();
    if (allowed === 'REAUTHENTICATED') this.assertRecentlyAuthenticated();
  }

  /**
   * Requires an authentication in this browser in the last ten minutes. For operations that must be safe on an unlocked,
   * unattended device: changing a factor, the password, an address or keys, and deleting the account.
   */
  assertRecentlyAuthenticated(): SignedIn {
    const signedIn = this.assertOwnBrowserSession();
    if (Date.parse(signedIn.authenticatedAt) + REAUTHENTICATION_MAX_AGE_SECONDS * 1_000 < Date.now()) {
      throw new ServiceError(
        'REAUTHENTICATION_REQUIRED',
        'This operation requires a recent reauthentication. Call POST /me/reauthenticate, then send the request again.',
      );
    }
    return signedIn;
  }

  /** Rejects session tokens and impersonations. For operations that authenticate the user. */
  assertOwnBrowserSession(): SignedIn {
    const signedIn = this.assertBrowserSession();
    this.assertNotImpersonated();
    return signedIn;
  }

  /** Rejects an impersonation. For operations that only the user may run, whether or not they need a recent authentication. */
  assertNotImpersonated(): void {
    if (this.impersonator === null) return;
    throw new ServiceError(
      'IMPERSONATED_SESSION',
      'This session impersonates the user. Only the user can run this operation, in a session of their own.',
    );
  }

  /**
   * Rejects session tokens. They expire after minutes and are sent to other services, which must not turn them into a cookie,
   * another token or a new password.
   */
  assertBrowserSession(): SignedIn {
    const signedIn = this.assertSignedIn();
    if (!this.#isBearer) return signedIn;
    throw new ServiceError(
      'INSUFFICIENT_PERMISSIONS',
      'This operation does not accept a session token. Send the session cookie.',
    );
  }

  assertSignedIn(): SignedIn {
    if (this.#signedIn === null) throw notSignedIn();
    return this.#signedIn;
  }

  /**
   * Requires that this user is signed in. For edges of a user's own account: a request may return the account that it has just
   * created or switched to, which is not the account that it is authenticated for.
   */
  assertUser(userId: string): SignedIn {
    const signedIn = this.assertSignedIn();
    if (signedIn.userId !== userId) throw notSignedIn();
    return signedIn;
  }
}

/** A sign-in of a member of staff who acts as the user. */
export interface Impersonation {
  readonly impersonator: string;
  /** When the sign-in ends. It is never extended. */
  readonly expiresAt: string;
}

export interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
  readonly signInId: string;
  /** When the user last authenticated in this sign-in. */
  readonly authenticatedAt: string;
  /** Unset when the user has signed in. */
  readonly impersonation?: Impersonation;
}

export function notAuthenticated(): ServiceError {
  return new ServiceError(
    'NOT_AUTHENTICATED',
    'This operation requires a valid credential. Send `Authorization: Bearer <API key or access token>`.',
  );
}

export function notSignedIn(): ServiceError {
  return new ServiceError('NOT_AUTHENTICATED', 'This operation requires a signed-in user. Sign in first.');
}
