import type { ClientBase, PoolClient } from 'pg';
import { silentDatabase } from '../errors/database-unavailable.ts';

/** The socket of a client, which pg does not declare. */
interface WithSocket {
  readonly connection: { readonly stream: { destroy(error: Error): void } };
}

/**
 * Waits for the result of a statement. After the time, destroys the connection, so that the statement and all that wait for the
 * same connection fail, and the pool opens another one.
 */
export async function limitQuery<T>(client: ClientBase, limitMs: number | null, run: () => Promise<T>): Promise<T> {
  if (limitMs === null) return run();
  let isDone = false;
  const giveUp = () => {
    if (!isDone) destroyConnection(client, limitMs);
  };
  // Reads the sockets once more, because a process that was stopped or busy may have received the result meanwhile.
  const timer = setTimeout(() => setImmediate(() => setImmediate(giveUp)), limitMs);
  try {
    return await run();
  } finally {
    isDone = true;
    clearTimeout(timer);
  }
}

/** Returns a client to its pool. One whose transaction is still open, because its end failed, is closed. */
export function releaseClient(client: PoolClient): void {
  client.release(client.getTransactionStatus() !== 'I');
}

/** Closes the connection without waiting for the server. */
export function destroyConnection(client: ClientBase, limitMs: number): void {
  (client as unknown as WithSocket).connection.stream.destroy(silentDatabase(limitMs));
}
