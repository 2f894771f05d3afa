import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import { background } from '../background.ts';

/** Receives the notifications of a channel. */
export interface NotificationHandler {
  /** The name of the channel: lower-case letters and underscores. */
  readonly channel: string;
  heard(payload: string): void;
  /** Called each time that listening begins. Earlier notifications were not received. */
  began(): void;
}

/** Listens for the notifications that any process sends by `pg_notify`, once its transaction has committed. */
export interface Listener {
  /** Whether it listens now, as far as the process knows. */
  readonly hears: boolean;
  close(): Promise<void>;
}

/** Listens on PGlite, which has notifications of this process only. */
export async function listenOnPglite(
  pglite: PGlite,
  { channel, heard, began }: NotificationHandler,
): Promise<Listener> {
  // A notification by the commit of a command is handled outside of that command.
  const outside = background(() => AsyncLocalStorage.snapshot());
  const stop = await pglite.listen(channel, (payload) => outside(heard, payload));
  began();
  return { hears: true, close: () => stop() };
}
