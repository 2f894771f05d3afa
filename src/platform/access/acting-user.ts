import type { AccountScope } from './account-scopes.ts';

/** A sign-in of a member of staff who acts as the user. */
export interface Impersonation {
  readonly impersonator: string;
  /** When the sign-in ends. It is never extended. */
  readonly expiresAt: string;
}

/** A user by whichever credential. */
export interface ActingUser {
  readonly userId: string;
}

/** What a user has allowed an application to do on the deployment host. */
export interface Delegation extends ActingUser {
  readonly applicationId: string;
  readonly scopes: readonly AccountScope[];
}

export interface SignedIn extends ActingUser {
  readonly sessionId: string;
  readonly signInId: string;
  /** When the user last authenticated in this sign-in. */
  readonly authenticatedAt: string;
  /** Unset when the user has signed in. */
  readonly impersonation?: Impersonation;
}
