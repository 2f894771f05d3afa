import type { Client } from 'undici';
import type { AddressGuard } from '../../../platform/outgoing/addresses.ts';

const IDLE_MS = 15_000;
/** Longer than any attempt: each has its own deadline. */
const CONNECT_TIMEOUT_MS = 60_000;

/** A connection to one origin, which has at most one request at a time. It is opened by its first request. */
export interface Connection {
  readonly client: Client;
  isOpen: boolean;
  /** Whether a response has come over it since it was opened: the receiver may close it just when it is used again. */
  hasServed: boolean;
}

/** Connections that are kept open between requests. */
export interface Connections {
  take(origin: string): Promise<Connection>;
  /** Keeps the connection for the next request to this origin if it is still open. */
  giveBack(origin: string, connection: Connection): void;
  /** Closes all connections and ends the requests under way with this error; `take` rejects with it from then on. */
  close(reason: Error): void;
}

export interface ConnectionsOptions {
  readonly guard: AddressGuard;
  /** Certificate authorities besides the known ones. */
  readonly ca?: readonly string[] | undefined;
}

/** Each connection's address is checked by the guard when it is opened. */
export function createConnections({ guard, ca }: ConnectionsOptions): Connections {
  const idle = new Map<string, Connection[]>();
  const inUse = new Set<Connection>();
  let closedBy: Error | undefined;

  async function open(origin: string): Promise<Connection> {
    // Loaded by the first attempt, so that the process starts without it.
    const { Client } = await import('undici');
    const client = new Client(origin, {
      pipelining: 1,
      allowH2: false,
      keepAliveTimeout: IDLE_MS,
      keepAliveMaxTimeout: IDLE_MS,
      connectTimeout: CONNECT_TIMEOUT_MS,
      // The sender ends the request at its deadline.
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: { lookup: guard.lookup, ...(ca && { ca: [...ca] }) },
    });
    const connection: Connection = { client, isOpen: false, hasServed: false };
    client.on('connect', () => Object.assign(connection, { isOpen: true, hasServed: false }));
    client.on('disconnect', () => {
      connection.isOpen = false;
      forget(origin, connection);
    });
    return connection;
  }

  function forget(origin: string, connection: Connection): void {
    const left = idle.get(origin)?.filter((one) => one !== connection) ?? [];
    if (left.length === 0) idle.delete(origin);
    else idle.set(origin, left);
  }

  return {
    async take(origin) {
      const connection = idle.get(origin)?.pop() ?? (await open(origin));
      if (closedBy !== undefined) throw closedBy;
      inUse.add(connection);
      return connection;
    },
    giveBack(origin, connection) {
      inUse.delete(connection);
      if (!connection.isOpen || connection.client.destroyed) return void connection.client.destroy();
      connection.hasServed = true;
      const those = idle.get(origin);
      if (those === undefined) idle.set(origin, [connection]);
      else those.push(connection);
    },
    close(reason) {
      closedBy = reason;
      for (const { client } of [...inUse, ...[...idle.values()].flat()]) void client.destroy(reason);
      idle.clear();
    },
  };
}
