import { AsyncLocalStorage } from 'node:async_hooks';
import type { PGlite } from '@electric-sql/pglite';
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

/** On PGlite: in this process, which is the only one. */
export async function listenOnPglite(pglite: PGlite, { channel, heard, began }: Ears): Promise<Listener> {
  // Whatever is told by a command's commit is heard outside that command.
  const outside = background(() => AsyncLocalStorage.snapshot());
  const stop = await pglite.listen(channel, (payload) => outside(heard, payload));
  began();
  return { hears: true, close: () => stop() };
}
