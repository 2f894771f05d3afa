import type { Rows } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

/** A user whose memberships and invitations end. */
export interface DepartingUser {
  readonly userId: string;
  /** Look-up keys of the user's verified e-mail addresses: invitations to them end as well. */
  readonly emails: readonly string[];
}

/** The user of a token, and one organization or workspace that the user works in. */
export interface ClaimedMember {
  readonly userId: string;
  readonly level: 'organization' | 'workspace';
  readonly id: string;
}

/** What a token's expressions can name of a membership and of the organization or workspace. */
export interface MembershipClaims {
  readonly parent: Readonly<Record<string, unknown>>;
  readonly membership: Readonly<Record<string, unknown>>;
}

/**
 * What identity needs of a user's organizations and workspaces. A port, because tenancy imports identity: its memberships
 * are those of users. Every method that takes a transaction is part of the caller's.
 */
export interface Memberships {
  /** Locks the organizations and workspaces that the user is a member of. Call it before the user is locked. */
  lockParents(tx: Transaction, userId: string): Promise<void>;
  /** The same; 409 `LAST_ADMIN` where one of them would be left without an admin. */
  assertMayLeaveAll(tx: Transaction, userId: string): Promise<void>;
  /** Ends the user's memberships, the invitations that the user sent, and those to the user's addresses. */
  endAll(tx: Transaction, user: DepartingUser): Promise<void>;
  /** The same, and deletes the organizations that the user created and is the only member of. */
  purge(tx: Transaction, userId: string): Promise<void>;
  /** What the paths lead to, in one statement; null where the user is no member. */
  claimsOf(
    rows: Rows,
    deploymentId: number,
    member: ClaimedMember,
    paths: ReadonlySet<string>,
  ): Promise<MembershipClaims | null>;
}
