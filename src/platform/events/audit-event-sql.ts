import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../context.ts';
import type { EventName } from './event-names.ts';

/** An event of the audit log only, about a record that the same statement changes. */
export interface AuditedRecord {
  readonly type: EventName;
  readonly resourceType: string;
  /** The common table expression that returns the `id` of the changed record, or no row if nothing has changed. */
  readonly changed: string;
  readonly before?: RawBuilder<unknown>;
  readonly after?: RawBuilder<unknown>;
}

/**
 * SQL that appends the event of a change in the statement of the change, for one that each request makes and that no webhook receives.
 * A single statement is a transaction, so that both are stored or neither is.
 */
export function auditEventSql(
  { viewer, request, database }: Pick<Context, 'viewer' | 'request' | 'database'>,
  { type, resourceType, changed, before = sql`null::jsonb`, after = sql`null::jsonb` }: AuditedRecord,
  now: string,
): RawBuilder<unknown> {
  const { deploymentId, actor, impersonator, applicationId } = viewer;
  return sql`insert into event (id, deployment_id, type, resource_type, resource_id, actor_type, actor_id, impersonator,
      application_id, ip, request_id, before, after, created_at)
    select ${database.ids.next()}, ${deploymentId}, ${type}, ${resourceType}, ${sql.table(changed)}.id::text, ${actor.type},
      ${actor.id}, ${impersonator}, ${applicationId}::bigint, ${request.ip}, ${request.id}, ${before}, ${after}, ${now}::timestamptz
    from ${sql.table(changed)}`;
}
