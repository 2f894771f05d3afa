import { ServiceError } from '../errors.ts';
import type { Scope } from './scopes.ts';

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

  private constructor(
    actor: Actor,
    deploymentId: number | null,
    scopes: ReadonlySet<string> | null,
    signedIn: SignedIn | null,
  ) {
    this.actor = actor;
    this.#deploymentId = deploymentId;
    this.#scopes = scopes;
    this.#signedIn = signedIn;
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

  assertSignedIn(): SignedIn {
    if (this.#signedIn === null) throw notAuthenticated();
    return this.#signedIn;
  }
}

export interface SignedIn {
  readonly userId: string;
  readonly sessionId: string;
  readonly signinId: string;
}

export function notAuthenticated(): ServiceError {
  return new ServiceError(
    'NOT_AUTHENTICATED',
    'This call needs a valid credential. Send `Authorization: Bearer <API key or access token>` to the backend host, or sign in on the deployment host.',
  );
}
