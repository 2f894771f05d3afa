import type { EntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { currentCommand } from '../database/guards/current-command.ts';
import type { Tables } from '../database/tables.ts';
import { ServiceError } from '../errors.ts';
import { appendEvents } from '../events/append-events.ts';
import type { NewEvent } from '../events/new-event.ts';
import type { Transaction } from './transaction.ts';
import { UnchangedRecords } from './unchanged-records.ts';

export type { RecordedEvent, Transaction } from './transaction.ts';

type CommandContext = Pick<
  Context,
  | 'database'
  | 'viewer'
  | 'request'
  | 'loaders'
  | 'jobs'
  | 'events'
  | 'idempotentRequest'
  | 'formClaim'
  | 'expectedVersions'
>;

/**
 * Runs a command in one transaction: the change and its audit events commit together or not at all. Throws when the command
 * records no event without calling `markUnchanged`, so that no change misses its event. Hash passwords and call the network
 * before the command, so that the transaction holds locks only briefly. With an `Idempotency-Key` the result is stored, so it
 * must consist of plain values.
 */
export async function command<T>(ctx: CommandContext, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const { database, viewer, request, idempotentRequest, formClaim, expectedVersions } = ctx;
  const { deploymentId } = viewer;
  const em = database.orm.em.fork({ clear: true, freshEventManager: true }) as EntityManager;
  const committed: (() => void)[] = [];
  const events: NewEvent[] = [];
  let mayRecordNothing = false;
  em.getEventManager().registerSubscriber(
    new UnchangedRecords(events, () => {
      mayRecordNothing = true;
    }),
  );
  try {
    const result = await em.transactional(async (em) => {
      let recorded = 0;
      let isVersionChecked = expectedVersions === undefined;
      const now = new Date();
      const tx: Transaction = {
        em,
        rows: em.getKysely<Tables>().withoutPlugins(),
        now,
        deploymentId,
        actor: viewer.actor,
        newId: () => database.ids.next(),
        onCommit: (work) => void committed.push(work),
        markUnchanged() {
          mayRecordNothing = true;
        },
        assertVersion({ version }) {
          isVersionChecked = true;
          if (expectedVersions === undefined || expectedVersions.includes(version)) return;
          throw new ServiceError(
            'PRECONDITION_FAILED',
            'The record was changed since this version was read. Read it again and repeat the change.',
          );
        },
        async lock(name) {
          await sql`select pg_advisory_xact_lock(${deploymentId}, hashtext(${name}))`.execute(tx.rows);
        },
        record({ impersonator = viewer.impersonator, actor = viewer.actor, isAuditOnly = false, ...event }) {
          const { type, resource, before, after } = event;
          recorded += 1;
          events.push({
            id: database.ids.next(),
            type,
            resource_type: resource.type,
            resource_id: resource.id,
            actor_type: actor.type,
            actor_id: actor.id,
            impersonator,
            application_id: viewer.applicationId,
            ip: request.ip,
            request_id: request.id,
            before: before ?? null,
            after: after ?? null,
            isAuditOnly,
          });
        },
        async flush() {
          await em.flush();
          const written = events.splice(0);
          if (written.length === 0) return;
          await appendEvents(ctx, tx, deploymentId, now, written);
          await ctx.events.react(ctx, tx, written);
        },
      };
      const result = await currentCommand.run({ deploymentId }, async () => {
        const result = await (idempotentRequest ? idempotentRequest.run(tx, work) : work(tx));
        await tx.flush();
        await formClaim?.takeEffect(tx);
        return result;
      });
      if (!isVersionChecked) throw new Error('This command did not compare the expected version.');
      if (recorded === 0 && !mayRecordNothing) throw new Error('This command recorded no event.');
      return result;
    });
    for (const work of committed) work();
    return result;
  } finally {
    ctx.loaders.clear();
  }
}
