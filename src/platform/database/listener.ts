import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { background } from '../background.ts';

/** What is to be done when something is heard. */
export interface Ears {
  /** Lower case and underscores. */
  readonly channel: string;
  heard(payload: string): void;
  /** Called each time that hearing begins: what was said before went unheard. */
  began(): void;
}

/** Hears what `pg_notify` says on a channel, in whichever process, once its transaction has committed. */
export interface Listener {
  /** Whether it hears now, as far as is known. */
  readonly hears: boolean;
  close(): Promise<void>;
}

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;
/** A connection that is silently dead is found out by the operating system, which asks from then on. */
const KEEP_ALIVE_MS = 30_000;

/** On PostgreSQL: over a connection of its own, which is opened again whenever it is lost. */
export function listenOnPostgres(
  options: pg.ClientConfig,
  { channel, heard, began }: Ears,
  onError: (error: unknown) => void,
): Listener {
  let client: pg.Client | undefined;
  let hears = false;
  let isClosed = false;
  let wait = FIRST_WAIT_MS;
  let timer: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const opening = new pg.Client({ ...options, keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE_MS });
    client = opening;
    opening.on('notification', ({ payload }) => heard(payload ?? ''));
    opening.on('error', failed);
    opening.once('end', lost);
    try {
      await opening.connect();
      await opening.query(`listen ${channel}`);
      hears = true;
      wait = FIRST_WAIT_MS;
      began();
    } catch (error) {
      failed(error);
      await opening.end().catch(failed);
      lost();
    }

    function failed(error: unknown): void {
      if (!isClosed) onError(error);
    }

    function lost(): void {
      if (client !== opening) return;
      client = undefined;
      hears = false;
      if (isClosed) return;
      timer = setTimeout(() => void open(), wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  }

  void background(open);
  return {
    get hears() {
      return hears;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end();
    },
  };
}

/** On PGlite: in this process, which is the only one. */
export async function listenOnPglite(pglite: PGlite, { channel, heard, began }: Ears): Promise<Listener> {
  // Whatever is told by a command's commit is heard outside that command.
  const outside = background(() => AsyncLocalStorage.snapshot());
  const stop = await pglite.listen(channel, (payload) => outside(heard, payload));
  began();
  return { hears: true, close: () => stop() };
}
