import type { Transaction } from '../commands/transaction.ts';

/** A deleted owner of keys: a user, organizations, a workspace, or a user's membership of an organization or workspace. */
export type EndedOwner =
  | { readonly userId: string }
  | { readonly organizationIds: readonly string[]; readonly userId?: undefined }
  | { readonly organizationId: string; readonly userId?: string }
  | { readonly workspaceId: string; readonly userId?: string };

/** The reasons for which the service revokes keys. Any other reason was entered by a caller. */
export const KEY_END_REASONS = ['owner_removed', 'owner_inactive', 'revoked_by_owner'] as const;

export type KeyEndReason = (typeof KEY_END_REASONS)[number];

/**
 * Ends the API keys of deleted users, organizations and workspaces. A port, because the context of the keys depends on identity
 * and tenancy, which end the keys in their own transactions.
 */
export interface OwnedKeys {
  /** Revokes the keys of the owner and records an event for each. */
  end(tx: Transaction, owner: EndedOwner, reason: KeyEndReason): Promise<void>;
  /** Removes the user as the owner of their keys, so that only the backend can use the keys. */
  disown(tx: Transaction, userId: string): Promise<void>;
  /** Clears the texts that the user or the company entered for the keys of a user who is being deleted. */
  erase(tx: Transaction, userId: string): Promise<void>;
}
