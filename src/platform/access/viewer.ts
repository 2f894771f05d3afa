import { ServiceError } from '../errors.ts';
import type { AccountScope } from './account-scopes.ts';
import type { ActingUser, Delegation, SignedIn } from './acting-user.ts';
import type { InstallationScope, Scope } from './scopes.ts';

/** How long after an authentication a user may run sensitive operations. */
export const REAUTHENTICATION_MAX_AGE_SECONDS = 600;

/** With which sessions a signed-in user may run an operation; see `AllowedSession` in `schema/platform/common/directives.graphql`. */
export type AllowedSession = 'ANY' | 'NOT_IMPERSONATED' | 'OWN_BROWSER' | 'REAUTHENTICATED' | 'CONDITIONAL';

const BACKEND_ACTORS: ReadonlySet<Actor['type']> = new Set([
  'api_key',
  'access_token',
  'oauth_application',
  'operator',
  'system',
]);

/** The principal that made a change. Recorded with each audit event. */
export interface Actor {
  readonly type: 'api_key' | 'access_token' | 'oauth_application' | 'user' | 'operator' | 'anonymous' | 'system';
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
  /** The application that acts for a user; null for every other viewer. */
  readonly #delegation: Delegation | null;

  private constructor(
    actor: Actor,
    deploymentId: number | null,
    scopes: ReadonlySet<string> | null,
    signedIn: SignedIn | null,
    isBearer = false,
    delegation: Delegation | null = null,
  ) {
    this.actor = actor;
    this.#deploymentId = deploymentId;
    this.#scopes = scopes;
    this.#signedIn = signedIn;
    this.#isBearer = isBearer;
    this.#delegation = delegation;
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

  /**
   * An application that acts for itself: a machine on the backend host, within the scopes of its token, or one that gets tokens from the
   * OpenID provider, which has no scopes.
   */
  static oauthApplication(deploymentId: number, applicationId: string, scopes: readonly Scope[] = []): Viewer {
    return new Viewer({ type: 'oauth_application', id: applicationId }, deploymentId, new Set(scopes), null);
  }

  /** A browser whose session has an active sign-in. */
  static user(deploymentId: number, signedIn: SignedIn): Viewer {
    return new Viewer({ type: 'user', id: signedIn.userId }, deploymentId, new Set(), signedIn);
  }

  /** A client that authenticates with a session token. It acts for a signed-in user, with fewer rights than the cookie. */
  static sessionToken(deploymentId: number, signedIn: SignedIn): Viewer {
    return new Viewer({ type: 'user', id: signedIn.userId }, deploymentId, new Set(), signedIn, true);
  }

  /** A user for whom an application acts, with an access token that names what it may do. It has no sign-in and no session. */
  static delegated(deploymentId: number, delegation: Delegation): Viewer {
    const actor = { type: 'user', id: delegation.userId } as const;
    return new Viewer(actor, deploymentId, new Set(), null, false, delegation);
  }

  /** An operator of this installation, in the console: within a deployment, or in the operators' own one. */
  static operator(deploymentId: number, operatorId: string, scopes: readonly (Scope | InstallationScope)[]): Viewer {
    return new Viewer({ type: 'operator', id: operatorId }, deploymentId, new Set(scopes), null);
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

  /** Whether an API key, an access token or an application authenticates the request, an operator sends it, or the service runs it. */
  get isBackend(): boolean {
    return BACKEND_ACTORS.has(this.actor.type);
  }

  /** The active sign-in, or null. An application that acts for a user has none. */
  get signedIn(): SignedIn | null {
    return this.#signedIn;
  }

  /** The user who is signed in, or for whom an application acts; null without one. */
  get user(): ActingUser | null {
    return this.#signedIn ?? this.#delegation;
  }

  /** Id of the application that acts for the user; null for every other viewer. Recorded with each audit event. */
  get applicationId(): string | null {
    return this.#delegation?.applicationId ?? null;
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

  hasScope(scope: Scope | InstallationScope): boolean {
    return this.#scopes === null || this.#scopes.has(scope);
  }

  assertScope(scope: Scope | InstallationScope): void {
    if (!this.isBackend) throw notAuthenticated();
    if (!this.hasScope(scope)) {
      throw new ServiceError(
        'INSUFFICIENT_PERMISSIONS',
        this.actor.type === 'operator'
          ? `Your role does not include ${scope}. Ask an owner of this installation.`
          : `This credential lacks the scope ${scope}. ${this.#remedy}`,
      );
    }
  }

  /** What a server does about a missing scope. */
  get #remedy(): string {
    return this.actor.type === 'oauth_application'
      ? 'Add it to the resources of the application, and request an access token with it.'
      : 'Create an access token with it, or use an API key that has it.';
  }

  /** Requires all of the scopes. The error names each missing scope. */
  assertScopes(scopes: readonly Scope[]): void {
    if (!this.isBackend) throw notAuthenticated();
    const missing = scopes.filter((scope) => !this.hasScope(scope));
    if (missing.length === 0) return;
    throw new ServiceError('INSUFFICIENT_PERMISSIONS', `This credential lacks ${missing.join(', ')}. ${this.#remedy}`);
  }

  /**
   * Rejects an application that acts for the user, unless its token has the scope. Other viewers need none. Operations and edges
   * without a scope pass null.
   */
  assertAccountScope(scope: AccountScope | null): void {
    if (this.#delegation === null || (scope !== null && this.#delegation.scopes.includes(scope))) return;
    throw new ServiceError(
      'INSUFFICIENT_PERMISSIONS',
      scope === null
        ? 'Applications cannot do this for a user. The user does it in a browser.'
        : `The access token lacks the scope ${scope}. Ask the user for it.`,
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
    const signedIn = this.assertSignIn();
    if (!this.#isBearer) return signedIn;
    throw new ServiceError(
      'INSUFFICIENT_PERMISSIONS',
      'This operation does not accept a session token. Send the session cookie.',
    );
  }

  /** Requires a user, who is signed in or for whom an application acts. */
  assertSignedIn(): ActingUser {
    if (this.user === null) throw notSignedIn();
    return this.user;
  }

  /** Requires a sign-in, which an application that acts for a user does not have. For operations on sessions. */
  assertSignIn(): SignedIn {
    if (this.#delegation !== null) this.assertAccountScope(null);
    if (this.#signedIn === null) throw notSignedIn();
    return this.#signedIn;
  }

  /**
   * Requires that this user is signed in. For edges of a user's own account: a request may return the account that it has just
   * created or switched to, which is not the account that it is authenticated for.
   */
  assertUser(userId: string): ActingUser {
    const signedIn = this.assertSignedIn();
    if (signedIn.userId !== userId) throw notSignedIn();
    return signedIn;
  }
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
