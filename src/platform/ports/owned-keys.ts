import type { Transaction } from '../database/transaction.ts';

/** Who or what ends: a user, organizations, a workspace, or a user's membership of an organization or workspace. */
export type EndedOwner =
  | { readonly userId: string }
  | { readonly organizationIds: readonly string[]; readonly userId?: undefined }
  | { readonly organizationId: string; readonly userId?: string }
  | { readonly workspaceId: string; readonly userId?: string };

/** The reasons for which the service itself revokes keys. Any other reason was written by a person. */
export const KEY_END_REASONS = ['owner_removed', 'owner_inactive', 'revoked_by_owner'] as const;

export type KeyEndReason = (typeof KEY_END_REASONS)[number];

/**
 * What happens to the API keys of users, organizations and workspaces that end. A port, because the keys belong to a
 * context that imports identity and tenancy, and these end them in their own transactions.
 */
export interface OwnedKeys {
  /** Revokes the owner's keys and records each end. */
  end(tx: Transaction, owner: EndedOwner, reason: KeyEndReason): Promise<void>;
  /** Takes the user's name off their keys: the keys stay for the backend alone. */
  disown(tx: Transaction, userId: string): Promise<void>;
  /** Clears what a user who is being deleted, or the company, wrote on the user's keys. */
  erase(tx: Transaction, userId: string): Promise<void>;
}
