import { AsyncLocalStorage } from 'node:async_hooks';
import type { KyselyPlugin } from 'kysely';

/** The running command. A read through the pool would be outside of its transaction. */
export const currentCommand = new AsyncLocalStorage<{ readonly deploymentId: number }>();

/**
 * Rejects queries on the pool inside a command. On PGlite, with its one connection, they would wait for the command forever; on
 * PostgreSQL they would not see its changes. `tx.rows` does not have this plugin.
 */
export const poolGuard: KyselyPlugin = {
  transformQuery({ node }) {
    if (currentCommand.getStore() !== undefined) {
      throw new Error('A command reads and writes through its own transaction (tx.em, tx.rows), not through the pool.');
    }
    return node;
  },
  transformResult: async ({ result }) => result,
};
