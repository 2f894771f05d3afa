import type { Client } from 'undici';
import type { AddressGuard } from '../../../platform/outgoing/addresses.ts';
import type { Target } from './targets.ts';

const IDLE_TIMEOUT_MS = 15_000;
/** Longer than any attempt: each has its own deadline. */
const CONNECT_TIMEOUT_MS = 60_000;

/** A connection to one origin, with at most one request at a time. Its first request opens it. */
export interface Connection {
  readonly client: Client;
  isOpen: boolean;
  /** Whether it has received a response since it was opened. The receiver may close such a connection just as it is reused. */
  hasServed: boolean;
}

/** Connections that are kept open between requests. */
export interface Connections {
  /** Returns a promise only for the first connection. Throws, or rejects, if the address of a new one is not allowed. */
  acquire(target: Target): Connection | Promise<Connection>;
  /** Keeps the connection for the next request to this origin, after a whole response, if it is still open. */
  release(target: Target, connection: Connection): void;
  /** Closes the connection after a request that failed. */
  discard(connection: Connection): void;
  /** Closes all connections and ends their requests with this error; `acquire` rejects with it from then on. */
  close(reason: Error): void;
}

export interface ConnectionsOptions {
  readonly guard: AddressGuard;
  /** Certificate authorities in addition to the default ones. */
  readonly ca?: readonly string[] | undefined;
}

/** The guard checks the address of each connection when it is opened. */
export function createConnections({ guard, ca }: ConnectionsOptions): Connections {
  const idle = new Map<string, Connection[]>();
  const inUse = new Set<Connection>();
  let closedBy: Error | undefined;
  let undici: typeof import('undici') | undefined;

  async function load(target: Target): Promise<Connection> {
    // Loaded by the first attempt, so that the process starts faster.
    undici ??= await import('undici');
    return acquireWith(undici, target);
  }

  function acquireWith({ Client }: typeof import('undici'), { origin, host }: Target): Connection {
    if (closedBy !== undefined) throw closedBy;
    const connection = idle.get(origin)?.pop() ?? open(Client, origin, host);
    inUse.add(connection);
    return connection;
  }

  function open(UndiciClient: typeof Client, origin: string, host: string): Connection {
    guard.assertLiteralAllowed(host);
    const client = new UndiciClient(origin, {
      pipelining: 1,
      allowH2: false,
      keepAliveTimeout: IDLE_TIMEOUT_MS,
      keepAliveMaxTimeout: IDLE_TIMEOUT_MS,
      connectTimeout: CONNECT_TIMEOUT_MS,
      // The sender enforces the deadline of the request.
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
    acquire: (target) => (undici === undefined ? load(target) : acquireWith(undici, target)),
    release({ origin }, connection) {
      inUse.delete(connection);
      if (!connection.isOpen || connection.client.destroyed) return void connection.client.destroy();
      connection.hasServed = true;
      const idleConnections = idle.get(origin);
      if (idleConnections === undefined) idle.set(origin, [connection]);
      else idleConnections.push(connection);
    },
    discard(connection) {
      inUse.delete(connection);
      void connection.client.destroy();
    },
    close(reason) {
      closedBy = reason;
      for (const { client } of [...inUse, ...[...idle.values()].flat()]) void client.destroy(reason);
      idle.clear();
    },
  };
}
