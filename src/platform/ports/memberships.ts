import type { Transaction } from '../commands/transaction.ts';
import type { Rows } from '../database/tables.ts';

/** A user whose account is being deleted. */
export interface DepartingUser {
  readonly userId: string;
  /** The keys (`emailKey`) of the user's verified email addresses. Invitations to them are revoked. */
  readonly emails: readonly string[];
}

/** The user of a token, and the organization or workspace that is active in the session. */
export interface ClaimedMember {
  readonly userId: string;
  readonly level: 'organization' | 'workspace';
  readonly id: string;
}

/** The organization and the workspace that are active in a sign-in. A guest's workspace is active without its organization. */
export interface ActiveParents {
  readonly organizationId: string | null;
  readonly workspaceId: string | null;
}

/** The values of a membership and of its organization or workspace that the expressions of a JWT template can use. */
export interface MembershipClaims {
  readonly parent: Readonly<Record<string, unknown>>;
  readonly membership: Readonly<Record<string, unknown>>;
}

/**
 * Access to the organizations and workspaces of users, for the identity context. A port, because tenancy depends on identity.
 * Methods with a transaction run in the transaction of the caller.
 */
export interface Memberships {
  /** Locks the organizations and workspaces that the user is a member of. Call it before locking the user. */
  lockParents(tx: Transaction, userId: string): Promise<void>;
  /** Locks them as well. Throws 409 `LAST_ADMIN` when one of them would be left without an admin. */
  assertMayLeaveAll(tx: Transaction, userId: string): Promise<void>;
  /** Deletes the user's memberships, and revokes the invitations from the user and to the user's addresses. */
  endAll(tx: Transaction, user: DepartingUser): Promise<void>;
  /** Deletes the user's memberships, and the organizations that the user created and is the only member of. */
  purge(tx: Transaction, userId: string): Promise<void>;
  /**
   * What a sign-in activates: the organization and workspace that the user last worked in, if they are still a member, or
   * else their only organization. Nothing when the settings disable it. Lock the user first, so that no membership ends.
   */
  restorable(tx: Transaction, userId: string): Promise<ActiveParents>;
  /** Reads the values of these paths in one statement. Returns null when the user is not a member. */
  claimsOf(
    rows: Rows,
    deploymentId: number,
    member: ClaimedMember,
    paths: ReadonlySet<string>,
  ): Promise<MembershipClaims | null>;
}
