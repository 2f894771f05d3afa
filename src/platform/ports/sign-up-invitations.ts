import type { Rows } from '../database/tables.ts';
import type { Transaction } from '../database/transaction.ts';

/** An invitation as it was found; accepting it checks it again behind its locks. */
export interface FoundInvitation {
  readonly id: string;
  readonly parent: { readonly level: 'organization' | 'workspace'; readonly id: string };
  /** The invited address. No other address can accept the invitation. */
  readonly email: string;
  readonly emailKey: string;
  /** Of the token that was shown; sending the invitation again replaces it. Null where no token was shown. */
  readonly tokenHash: string | null;
}

/**
 * The invitations that sign-ups come with. A port, because tenancy imports identity, and a sign-up accepts its invitation
 * in the transaction that makes the account.
 */
export interface SignUpInvitations {
  /** The pending invitation of the token; 400 `INVALID_INVITATION` where there is none. It stays usable. */
  ofToken(rows: Rows, deploymentId: number, token: string): Promise<FoundInvitation>;
  /** The same by id, for a sign-up that has shown the token before. */
  ofId(tx: Transaction, id: string): Promise<FoundInvitation>;
  /** Makes the user a member as the invitation says. */
  accept(tx: Transaction, invitation: FoundInvitation, userId: string): Promise<unknown>;
}
