import type { EntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import type { Actor } from '../auth/viewer.ts';
import type { Context } from '../context.ts';
import { Event } from './event.entity.ts';
import { insideCommand } from './instrumented.ts';
import type { Rows, Tables } from './tables.ts';

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
  newId(): string;
  /** Waits until no other transaction of this deployment holds the name, and holds it to the end. */
  lock(name: string): Promise<void>;
  /** Appends the audit record, which is the outgoing event too. */
  record(event: RecordedEvent): void;
}

type CommandContext = Pick<Context, 'database' | 'viewer' | 'request' | 'loaders'>;

/**
 * Runs one command in one transaction: the change and its events commit together or not at all. A command that recorded
 * nothing is a mistake and throws, so that none can be written without its event. Hashing and network calls
 * come before it: a transaction waits for nobody.
 */
export async function command<T>(ctx: CommandContext, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { database, viewer, request } = ctx;
  const { deploymentId } = viewer;
  const em = database.orm.em.fork({ clear: true }) as EntityManager;
  try {
    return await em.transactional(async (em) => {
      let recorded = 0;
      const now = new Date();
      const tx: Transaction = {
        em,
        rows: em.getKysely<Tables>().withoutPlugins(),
        now,
        deploymentId,
        newId: () => database.ids.next(),
        async lock(name) {
          await sql`select pg_advisory_xact_lock(${deploymentId}, hashtext(${name}))`.execute(tx.rows);
        },
        record({ type, resource, before, after, actor = viewer.actor }) {
          recorded += 1;
          em.persist(
            em.create(Event, {
              id: database.ids.next(),
              deploymentId,
              type,
              resourceType: resource.type,
              resourceId: resource.id,
              actorType: actor.type,
              actorId: actor.id,
              ip: request.ip,
              requestId: request.id,
              before: before ?? null,
              after: after ?? null,
              createdAt: now,
            }),
          );
        },
      };
      const result = await insideCommand.run(true, async () => {
        const result = await work(tx);
        await em.flush();
        return result;
      });
      if (recorded === 0) throw new Error('This command recorded no event.');
      return result;
    });
  } finally {
    ctx.loaders.clear();
  }
}
