import type { Transaction } from '../commands/transaction.ts';
import type { Rows } from '../database/tables.ts';

/** An invitation, read without a lock. Accepting it locks it and checks it again. */
export interface FoundInvitation {
  readonly id: string;
  readonly parent: { readonly level: 'organization' | 'workspace'; readonly id: string };
  /** The invited address. No other address can accept the invitation. */
  readonly email: string;
  readonly emailKey: string;
  /** The hash of the token in the request. Sending the invitation again replaces the token. Null without a token. */
  readonly tokenHash: string | null;
}

/**
 * The invitations of sign-ups. A port, because tenancy depends on identity, and a sign-up accepts its invitation in the
 * transaction that creates the account.
 */
export interface SignUpInvitations {
  /** Reads the pending invitation of the token and keeps it usable. Throws 400 `INVALID_INVITATION` when there is none. */
  ofToken(rows: Rows, deploymentId: number, token: string): Promise<FoundInvitation>;
  /** Reads it by id, for a sign-up that has sent the token before. */
  ofId(tx: Transaction, id: string): Promise<FoundInvitation>;
  /**
   * Makes the user a member as the invitation says. What they joined becomes active in the sign-in, or in their next one if
   * the sign-up continues with a second factor (`signInId` is null).
   */
  accept(
    tx: Transaction,
    invitation: FoundInvitation,
    user: { readonly userId: string; readonly signInId: string | null },
  ): Promise<unknown>;
}
