import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
import { runInBackground } from '../../process/background.ts';

/** Receives the notifications of a channel. */
export interface NotificationHandler {
  /** The name of the channel: lower-case letters and underscores. */
  readonly channel: string;
  onNotification(payload: string): void;
  /** Called each time that listening begins. Earlier notifications were not received. */
  onListening(): void;
}

/** Listens for the notifications that any process sends by `pg_notify`, once its transaction has committed. */
export interface NotificationListener {
  /** Whether it listens now, as far as the process knows. */
  readonly isListening: boolean;
  close(): Promise<void>;
}

/** Listens on PGlite, which has notifications of this process only. */
export async function listenOnPglite(
  pglite: PGlite,
  { channel, onNotification, onListening }: NotificationHandler,
): Promise<NotificationListener> {
  // A notification by the commit of a command is handled outside of that command.
  const outside = runInBackground(() => AsyncLocalStorage.snapshot());
  const stop = await pglite.listen(channel, (payload) => outside(onNotification, payload));
  onListening();
  return { isListening: true, close: () => stop() };
}
