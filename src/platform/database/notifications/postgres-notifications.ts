import pg from 'pg';
import { runInBackground } from '../../process/background.ts';
import type { NotificationHandler, NotificationListener } from './notification-listener.ts';

const MIN_RECONNECT_DELAY_MS = 200;
const MAX_RECONNECT_DELAY_MS = 5_000;
/** After this time without data the operating system checks whether the connection is still alive. */
const KEEP_ALIVE_MS = 30_000;

/**
 * Listens on PostgreSQL, for all channels over one connection. The connection is opened for the first listener, opened again
 * after it is lost, and closed with the last listener.
 */
export function createPostgresListeners(options: pg.ClientConfig, onError: (error: unknown) => void) {
  const handlers = new Set<NotificationHandler>();
  const active = new Set<NotificationHandler>();
  let client: pg.Client | undefined;
  let isConnected = false;
  let reconnectDelayMs = MIN_RECONNECT_DELAY_MS;
  let timer: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const opening = new pg.Client({ ...options, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS });
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
    } catch (error) {
      await abandon(opening, error);
    }
  }

  async function begin(client: pg.Client, handler: NotificationHandler): Promise<void> {
    await client.query(`listen ${handler.channel}`);
    if (!handlers.has(handler)) return;
    active.add(handler);
    handler.onListening();
  }

  async function abandon(client: pg.Client, error: unknown): Promise<void> {
    failed(client, error);
    await client.end().catch((error: unknown) => failed(client, error));
    lost(client);
  }

  function failed(of: pg.Client, error: unknown): void {
    if (client === of) onError(error);
  }

  function lost(of: pg.Client): void {
    if (client !== of) return;
    client = undefined;
    isConnected = false;
    active.clear();
    timer = setTimeout(() => {
      timer = undefined;
      void open();
    }, reconnectDelayMs);
    reconnectDelayMs = Math.min(reconnectDelayMs * 2, MAX_RECONNECT_DELAY_MS);
  }

  async function closeConnection(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const closing = client;
    client = undefined;
    isConnected = false;
    await closing?.end();
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
