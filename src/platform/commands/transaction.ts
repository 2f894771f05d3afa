import type { EntityManager } from '@mikro-orm/sql';
import type { Actor } from '../access/viewer.ts';
import type { Rows } from '../database/tables.ts';
import type { EventName } from '../events/event-names.ts';

/** An audit event. `before` and `after` have the fields that the audit log shows, never a secret. */
export interface RecordedEvent {
  readonly type: EventName;
  readonly resource: { readonly type: string; readonly id: string };
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
  /** The principal that made the change, if the command finds it out itself, as a sign-in does. Defaults to the viewer. */
  readonly actor?: Actor;
  /** Who impersonates the actor, when the command begins the impersonation. Defaults to that of the viewer. */
  readonly impersonator?: string | null;
  /** Whether no webhook endpoint receives it. */
  readonly isAuditOnly?: boolean;
}

/** The transaction of a command. All reads and writes of the command use it. */
export interface Transaction {
  /** The unit of work. Its changes are written at the end, or by `em.flush()`. */
  readonly em: EntityManager;
  /** Kysely in this transaction. Flush first to read the changes of the unit of work. */
  readonly rows: Rows;
  /** The time of all timestamps of the command. */
  readonly now: Date;
  readonly deploymentId: number;
  /** The principal that runs the command. */
  readonly actor: Actor;
  newId(): string;
  /** Rejects the command with 412 unless the request expects this version. Lock the row first. */
  assertVersion(row: { readonly version: number }): void;
  /** Locks a name within the deployment until the end of the transaction. Waits for other transactions with the same name. */
  lock(name: string): Promise<void>;
  /** Appends an audit event. Webhook endpoints that subscribe to it receive it after the commit. */
  record(event: RecordedEvent): void;
  /** Writes the changes of the unit of work and the recorded events now, for a command that reads its own events. */
  flush(): Promise<void>;
  /** Declares that the command made no change and records no event. */
  markUnchanged(): void;
  /** Runs a function after the transaction has committed, such as to wake the workers of a queue. */
  onCommit(work: () => void): void;
}
