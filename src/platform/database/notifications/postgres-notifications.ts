import pg from 'pg';
import { runInBackground } from '../../process/background.ts';
import type { ClientClass } from '../drivers/primary-server.ts';
import { destroyConnection, limitQuery } from '../limits/limit-queries.ts';
import type { NotificationHandler, NotificationListener } from './notification-listener.ts';

const MIN_RECONNECT_DELAY_MS = 200;
const MAX_RECONNECT_DELAY_MS = 5_000;
/** After this time without data the operating system checks whether the connection is still alive. */
const KEEP_ALIVE_MS = 30_000;
/** How often the server is asked for a response, because a proxy may keep a dead connection open, and how long it may take. */
const CHECK_INTERVAL_MS = 15_000;
const RESPONSE_LIMIT_MS = 10_000;
const END_LIMIT_MS = 1_000;

/**
 * Listens on PostgreSQL, for all channels over one connection. The connection is opened for the first listener, opened again
 * after it is lost, and closed with the last listener.
 */
export function createPostgresListeners(
  { Client = pg.Client, ...options }: pg.ClientConfig & { readonly Client?: ClientClass },
  onError: (error: unknown) => void,
  { checkIntervalMs = CHECK_INTERVAL_MS, responseLimitMs = RESPONSE_LIMIT_MS } = {},
) {
  const handlers = new Set<NotificationHandler>();
  const active = new Set<NotificationHandler>();
  let client: pg.Client | undefined;
  let isConnected = false;
  let reconnectDelayMs = MIN_RECONNECT_DELAY_MS;
  let timer: NodeJS.Timeout | undefined;
  let checks: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const opening = new Client({ ...options, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS });
    client = opening;
    opening.on('notification', ({ channel, payload }) => {
      for (const handler of handlers) if (handler.channel === channel) handler.onNotification(payload ?? '');
    });
    opening.on('error', (error) => failed(opening, error));
    opening.once('end', () => lost(opening));
    try {
      await opening.connect();
      isConnected = client === opening;
      await Promise.all([...handlers].map((handler) => begin(opening, handler)));
      reconnectDelayMs = MIN_RECONNECT_DELAY_MS;
      if (client === opening) startChecks(opening);
    } catch (error) {
      abandon(opening, error);
    }
  }

  async function begin(client: pg.Client, handler: NotificationHandler): Promise<void> {
    await ask(client, `listen ${handler.channel}`);
    if (!handlers.has(handler)) return;
    active.add(handler);
    handler.onListening();
  }

  const ask = (client: pg.Client, text: string) => limitQuery(client, responseLimitMs, () => client.query(text));

  function startChecks(client: pg.Client): void {
    clearInterval(checks);
    checks = setInterval(
      () => ask(client, 'select 1').catch((error: unknown) => abandon(client, error)),
      checkIntervalMs,
    );
    checks.unref();
  }

  function abandon(client: pg.Client, error: unknown): void {
    failed(client, error);
    void closeSoon(client);
    lost(client);
  }

  /** Closes the connection, and does not wait long for a server that may not respond. */
  async function closeSoon(client: pg.Client): Promise<void> {
    const late = setTimeout(() => destroyConnection(client, END_LIMIT_MS), END_LIMIT_MS);
    await client.end().catch(() => undefined);
    clearTimeout(late);
  }

  function failed(of: pg.Client, error: unknown): void {
    if (client === of) onError(error);
  }

  function lost(of: pg.Client): void {
    if (client !== of) return;
    client = undefined;
    isConnected = false;
    clearInterval(checks);
    active.clear();
    timer = setTimeout(() => {
      timer = undefined;
      void open();
    }, reconnectDelayMs);
    reconnectDelayMs = Math.min(reconnectDelayMs * 2, MAX_RECONNECT_DELAY_MS);
  }

  async function closeConnection(): Promise<void> {
    clearTimeout(timer);
    clearInterval(checks);
    timer = undefined;
    const closing = client;
    client = undefined;
    isConnected = false;
    if (closing !== undefined) await closeSoon(closing);
  }

  return {
    add(handler: NotificationHandler): NotificationListener {
      handlers.add(handler);
      const connection = client;
      if (connection === undefined && timer === undefined) void runInBackground(open);
      else if (connection !== undefined && isConnected) {
        begin(connection, handler).catch((error: unknown) => abandon(connection, error));
      }
      return {
        get isListening() {
          return active.has(handler);
        },
        async close() {
          handlers.delete(handler);
          active.delete(handler);
          if (handlers.size === 0) await closeConnection();
        },
      };
    },
  };
}
