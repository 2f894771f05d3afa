import type { Transaction } from '../commands/transaction.ts';

/** Erases conversations with AI agents. A port, because the context of the agents depends on identity, which deletes users. */
export interface AgentConversations {
  /**
   * Deletes the threads of a user who is being deleted, with their messages and the runs in them. Erases the texts of the other
   * runs of the user, and counts their usage without the user.
   */
  erase(tx: Transaction, userId: string): Promise<void>;
}
