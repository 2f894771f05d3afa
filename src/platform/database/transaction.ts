import type { EntityManager } from '@mikro-orm/sql';
import type { Actor } from '../access/viewer.ts';
import type { EventName } from '../events/event-names.ts';
import type { Rows } from './tables.ts';

/** What happened to a resource. `before` and `after` list the fields that the audit may show: never a secret. */
export interface RecordedEvent {
  readonly type: EventName;
  readonly resource: { readonly type: string; readonly id: string };
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
  /** Who did it, where the command itself found that out, as a sign-in does; the viewer otherwise. */
  readonly actor?: Actor;
}

/** One command's transaction. Everything inside goes through it. */
export interface Transaction {
  /** The unit of work: what changes here is written together at the end (or at `em.flush()`). */
  readonly em: EntityManager;
  /** Rows as this transaction sees them; flush first to see what the unit of work holds. */
  readonly rows: Rows;
  /** The one reading of the clock that all of the command's timestamps share. */
  readonly now: Date;
  readonly deploymentId: number;
  /** Who runs the command. */
  readonly actor: Actor;
  newId(): string;
  /** Waits until no other transaction of this deployment holds the name, and holds it to the end. */
  lock(name: string): Promise<void>;
  /** Appends the audit record, which is the outgoing event too: endpoints that subscribe to it get it after the commit. */
  record(event: RecordedEvent): void;
  /** Writes now what the unit of work holds and what was recorded, for a command that reads events itself. */
  flush(): Promise<void>;
  /** Says that there was nothing to do: the command may record nothing. */
  changesNothing(): void;
  /** Called once the transaction has committed, and only then: to wake whoever waits for what it wrote. */
  onCommitted(work: () => void): void;
}
