import type { EntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import type { Actor } from '../auth/viewer.ts';
import type { Context } from '../context.ts';
import { insideCommand } from './instrumented.ts';
import type { Rows, Tables } from './tables.ts';
import { appendEvents, type NewEvent } from './write-events.ts';

/** What happened to a resource. `before` and `after` list the fields that the audit may show: never a secret. */
export interface RecordedEvent {
  /** Such as `organization.updated`. */
  readonly type: string;
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

type CommandContext = Pick<Context, 'database' | 'viewer' | 'request' | 'loaders' | 'jobs'>;

/**
 * Runs one command in one transaction: the change and its events commit together or not at all. A command that recorded
 * nothing and did not say that it changes nothing is a mistake and throws, so that none can be written without its event.
 * Hashing and network calls come before it: a transaction waits for nobody.
 */
export async function command<T>(ctx: CommandContext, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { database, viewer, request } = ctx;
  const { deploymentId } = viewer;
  const em = database.orm.em.fork({ clear: true }) as EntityManager;
  const committed: (() => void)[] = [];
  try {
    const result = await em.transactional(async (em) => {
      const events: NewEvent[] = [];
      let recorded = 0;
      let mayRecordNothing = false;
      const now = new Date();
      const tx: Transaction = {
        em,
        rows: em.getKysely<Tables>().withoutPlugins(),
        now,
        deploymentId,
        actor: viewer.actor,
        newId: () => database.ids.next(),
        onCommitted: (work) => void committed.push(work),
        changesNothing() {
          mayRecordNothing = true;
        },
        async lock(name) {
          await sql`select pg_advisory_xact_lock(${deploymentId}, hashtext(${name}))`.execute(tx.rows);
        },
        record({ type, resource, before, after, actor = viewer.actor }) {
          recorded += 1;
          events.push({
            id: database.ids.next(),
            type,
            resource_type: resource.type,
            resource_id: resource.id,
            actor_type: actor.type,
            actor_id: actor.id,
            ip: request.ip,
            request_id: request.id,
            before: before ?? null,
            after: after ?? null,
          });
        },
        async flush() {
          await em.flush();
          const written = events.splice(0);
          if (written.length > 0) await appendEvents(ctx.jobs, tx, deploymentId, now, written);
        },
      };
      const result = await insideCommand.run({ deploymentId }, async () => {
        const result = await work(tx);
        await tx.flush();
        return result;
      });
      if (recorded === 0 && !mayRecordNothing) throw new Error('This command recorded no event.');
      return result;
    });
    for (const work of committed) work();
    return result;
  } finally {
    ctx.loaders.clear();
  }
}
