import type { Rows } from '../database/tables.ts';

/** The recipient of a message: a known account, or the account that holds the address or phone number. */
export interface MessageRecipient {
  readonly to: string;
  readonly channel: 'mail' | 'phone';
  readonly userId: string | null;
}

/**
 * Finds the locale of recipients. A port, because the context that sends messages is earlier than the one that has the users.
 */
export interface RecipientLocales {
  /** Null when the recipient has no account, or no locale. */
  find(rows: Rows, deploymentId: number, recipient: MessageRecipient): Promise<string | null>;
}
