import type { Transaction } from '../commands/transaction.ts';

/**
 * Deletes the OAuth applications of organizations that are being deleted. A port, because the context of the applications depends on
 * tenancy.
 */
export interface OwnedApplications {
  /** Deletes the applications with what belongs to them, and records an event for each. */
  drop(tx: Transaction, organizationIds: readonly string[]): Promise<void>;
}
