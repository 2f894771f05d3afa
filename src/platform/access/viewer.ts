import { ServiceError } from '../errors.ts';
import type { Scope } from './scopes.ts';

/** How long a proof of who somebody is counts for sensitive calls. */
export const RECENT_SECONDS = 600;

/** Who appended an event: recorded with every change. */
export interface Actor {
  readonly type: 'api_key' | 'access_token' | 'user' | 'anonymous' | 'system';
  readonly id: string | null;
}

/**
 * Who calls. One class for each credential would repeat the same three questions, so the answer "nobody" is an
 * ordinary Viewer too: it fails every assertion, and no code asks whether there is a viewer at all.
 */
export class Viewer {
  readonly actor: Actor;
  /** Null only for a backend call without a credential that holds. */
  readonly #deploymentId: number | null;
  /** Null means all. */
  readonly #scopes: ReadonlySet<string> | null;
  readonly #signedIn: SignedIn | null;
  /** Whether the user is here by a session token instead of the browser's own session. */
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

  /** Nobody: a backend call without a credential (deployment unknown), or a browser that is not signed in. */
  static anonymous(deploymentId: number | null): Viewer {
    return new Viewer({ type: 'anonymous', id: null }, deploymentId, new Set(), null);
  }

  /** A server that showed an API key; no scopes listed means all of them. */
  static apiKey(deploymentId: number, keyId: string, scopes: readonly string[]): Viewer {
    return new Viewer({ type: 'api_key', id: keyId }, deploymentId, scopes.length > 0 ? new Set(scopes) : null, null);
  }

  /** A server that showed an access token, which acts for the key that minted it within the token's scopes. */
  static accessToken(deploymentId: number, keyId: string, scopes: readonly string[]): Viewer {
    return new Viewer({ type: 'access_token', id: keyId }, deploymentId, new Set(scopes), null);
  }

  /** A browser whose session has an active sign-in. */
  static user(deploymentId: number, signedIn: SignedIn): Viewer {
    return new Viewer({ type: 'user', id: signedIn.userId }, deploymentId, new Set(), signedIn);
  }

  /** Whoever showed a session token: it acts for the user of a sign-in, and is less than that browser's cookie. */
  static sessionToken(deploymentId: number, signedIn: SignedIn): Viewer {
    return new Viewer({ type: 'user', id: signedIn.userId }, deploymentId, new Set(), signedIn, true);
  }

  /** The service itself: the demo, operators' scripts, jobs. */
  static system(deploymentId: number): Viewer {
    return new Viewer({ type: 'system', id: null }, deploymentId, null, null);
  }

  /** The deployment that the credential belongs to, never one that an argument names. */
  get deploymentId(): number {
    if (this.#deploymentId === null) throw notAuthenticated();
    return this.#deploymentId;
  }

  /** Whether an API key or access token that holds was shown. */
  get isBackend(): boolean {
    return this.actor.type === 'api_key' || this.actor.type === 'access_token' || this.actor.type === 'system';
  }

  /** The active sign-in, or null. */
  get signedIn(): SignedIn | null {
    return this.#signedIn;
  }

  /** Whether a session token was shown: its calls neither see nor change the cookie of the session it stands for. */
  get isBearer(): boolean {
    return this.#isBearer;
  }

  /** Whether it is limited to no scopes: it has those of later versions too. */
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
        `This credential lacks the scope ${scope}. Mint an access token with it, or use an API key that has it.`,
      );
    }
  }

  /** For data of several kinds in one request: the error names every scope that is missing. */
  assertScopes(scopes: readonly Scope[]): void {
    if (!this.isBackend) throw notAuthenticated();
    const missing = scopes.filter((scope) => !this.hasScope(scope));
    if (missing.length === 0) return;
    throw new ServiceError(
      'INSUFFICIENT_PERMISSIONS',
      `This credential lacks ${missing.join(', ')}. Mint an access token with these scopes, or use an API key that has them.`,
    );
  }

  /**
   * For what a stranger at an unlocked screen must not do: change a factor, the password, an address or keys, or delete
   * the account. The user must have proved who they are in the last ten minutes, in this browser.
   */
  assertRecentlyAuthenticated(): SignedIn {
    const signedIn = this.assertBrowser();
    if (Date.parse(signedIn.authenticatedAt) + RECENT_SECONDS * 1_000 < Date.now()) {
      throw new ServiceError(
        'REAUTHENTICATION_REQUIRED',
        'This call needs a recent proof of who you are. Call POST /me/reauthenticate, then try again.',
      );
    }
    return signedIn;
  }

  /**
   * For what would make more of a session token than it is: a cookie, another token, a new password. Such tokens live for
   * minutes and go to other services, which must not be able to keep them alive.
   */
  assertBrowser(): SignedIn {
    const signedIn = this.assertSignedIn();
    if (!this.#isBearer) return signedIn;
    throw new ServiceError(
      'INSUFFICIENT_PERMISSIONS',
      'A session token is not enough for this call. Call with the session cookie.',
    );
  }

  assertSignedIn(): SignedIn {
    if (this.#signedIn === null) throw notSignedIn();
    return this.#signedIn;
  }

  /**
   * For what leads on from a user's own account: the account that a request has just signed up for, or switched to, is not
   * the one that the request acts for.
   */
  assertUser(userId: string): SignedIn {
    const signedIn = this.assertSignedIn();
    if (signedIn.userId !== userId) throw notSignedIn();
    return signedIn;
  }
}

export interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
  readonly signinId: string;
  /** When the user last proved who they are in this sign-in. */
  readonly authenticatedAt: string;
}

export function notAuthenticated(): ServiceError {
  return new ServiceError(
    'NOT_AUTHENTICATED',
    'This call needs a valid credential. Send `Authorization: Bearer <API key or access token>`.',
  );
}

export function notSignedIn(): ServiceError {
  return new ServiceError('NOT_AUTHENTICATED', 'This call needs a signed-in user. Sign in first.');
}
