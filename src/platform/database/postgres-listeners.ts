import pg from 'pg';
import { background } from '../background.ts';
import type { Ears, Listener } from './listener.ts';

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;
/** A connection that is silently dead is found out by the operating system, which asks from then on. */
const KEEP_ALIVE_MS = 30_000;

/**
 * Listens on PostgreSQL: all channels over one connection, which is opened for the first listener, opened again whenever it
 * is lost, and closed with the last listener.
 */
export function createPostgresListeners(options: pg.ClientConfig, onError: (error: unknown) => void) {
  const all = new Set<Ears>();
  const hearing = new Set<Ears>();
  let client: pg.Client | undefined;
  let isConnected = false;
  let wait = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const opening = new pg.Client({ ...options, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS });
    client = opening;
    opening.on('notification', ({ channel, payload }) => {
      for (const ears of all) if (ears.channel === channel) ears.heard(payload ?? '');
    });
    opening.on('error', (error) => failed(opening, error));
    opening.once('end', () => lost(opening));
    try {
      await opening.connect();
      isConnected = client === opening;
      await Promise.all([...all].map((ears) => begin(opening, ears)));
      wait = FIRST_WAIT_MS;
    } catch (error) {
      await abandon(opening, error);
    }
  }

  async function begin(client: pg.Client, ears: Ears): Promise<void> {
    await client.query(`listen ${ears.channel}`);
    if (!all.has(ears)) return;
    hearing.add(ears);
    ears.began();
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
    hearing.clear();
    timer = setTimeout(() => {
      timer = undefined;
      void open();
    }, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
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
    add(ears: Ears): Listener {
      all.add(ears);
      const connection = client;
      if (connection === undefined && timer === undefined) void background(open);
      else if (connection !== undefined && isConnected) {
        begin(connection, ears).catch((error: unknown) => abandon(connection, error));
      }
      return {
        get hears() {
          return hearing.has(ears);
        },
        async close() {
          all.delete(ears);
          hearing.delete(ears);
          if (all.size === 0) await closeConnection();
        },
      };
    },
  };
}
