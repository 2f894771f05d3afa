import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { countRows } from '../../database/counts.ts';
import { idAt } from '../../database/ids.ts';
import type { Rows } from '../../database/tables.ts';
import type { AuditActorType } from '../../graphql/generated/types.ts';
import type { AuditRecordRow } from '../../graphql/mappers.ts';

/** An id is made within the command whose clock `created_at` shows: never so much later, whatever clocks differ. */
const SLACK_MS = 3_600_000;

function records(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('event')
    .select([
      'event.id',
      'event.type',
      'event.resource_type as resourceType',
      'event.resource_id as resourceId',
      sql<AuditActorType>`upper(event.actor_type)`.as('actorType'),
      'event.actor_id as actorId',
      sql<string | null>`nullif(event.ip, '')`.as('ip'),
      sql<string | null>`case event.actor_type when 'system' then null else event.request_id end`.as('requestId'),
      'event.before',
      'event.after',
      'event.created_at as createdAt',
    ])
    .where('event.deployment_id', '=', deploymentId);
}

export interface AuditFilter {
  /** A whole type, or the beginning of one with `.*` behind it. */
  readonly type?: string | null | undefined;
  readonly resourceType?: string | null | undefined;
  readonly resourceId?: string | null | undefined;
  readonly actorType?: AuditActorType | null | undefined;
  readonly actorId?: string | null | undefined;
  /** From this moment on. */
  readonly since?: string | null | undefined;
  /** Before this moment. */
  readonly until?: string | null | undefined;
}

/** Up to `limit` records, newest first, older than the one with the id `before`. */
export function listAuditLog(
  rows: Rows,
  deploymentId: number,
  { type, resourceType, resourceId, actorType, actorId, since, until }: AuditFilter,
  { limit, before }: { limit: number; before: string | null },
): Promise<AuditRecordRow[]> {
  let query = records(rows, deploymentId);
  if (before) query = query.where('event.id', '<', before);
  // The ids bound what is looked at, since they are the order of the list; the moments decide.
  if (since) {
    query = query.where('event.id', '>=', idAt(Date.parse(since) - SLACK_MS)).where('event.created_at', '>=', since);
  }
  if (until) {
    query = query.where('event.id', '<', idAt(Date.parse(until) + SLACK_MS)).where('event.created_at', '<', until);
  }
  if (type?.endsWith('.*')) query = query.where(sql<boolean>`starts_with(event.type, ${type.slice(0, -1)})`);
  else if (type) query = query.where('event.type', '=', type);
  if (resourceType) query = query.where('event.resource_type', '=', resourceType);
  if (resourceId) query = query.where('event.resource_id', '=', resourceId);
  if (actorType) query = query.where('event.actor_type', '=', actorType.toLowerCase());
  if (actorId) query = query.where('event.actor_id', '=', actorId);
  return query.orderBy('event.id', 'desc').limit(limit).execute();
}

interface EdgePage {
  readonly first: number;
  readonly before: string | null;
}

/** The deployment's newest records, one more than asked. */
export async function auditLogOfDeployments(
  { rows, viewer }: Context,
  ids: readonly string[],
  { first, before }: EdgePage,
) {
  const found = await listAuditLog(rows, viewer.deploymentId, {}, { limit: first + 1, before });
  return new Map(ids.map((id) => [id, found]));
}

/** How many records the deployment has. */
export async function auditCounts({ rows, viewer }: Context, ids: readonly string[]) {
  const count = await countRows(rows, 'event', viewer.deploymentId);
  return new Map(ids.map((id) => [id, count]));
}

/** The newest records of what each user did, one more than asked. */
export async function auditLogOfUsers({ rows, viewer }: Context, ids: readonly string[], { first, before }: EdgePage) {
  let own = records(rows, viewer.deploymentId)
    .where('event.actor_type', '=', 'user')
    .where('event.actor_id', '=', sql<string>`parent.user_id`);
  if (before) own = own.where('event.id', '<', before);
  const found = await rows
    .selectFrom(sql<{ user_id: string }>`unnest(${ids}::text[])`.as<'parent'>(sql`parent(user_id)`))
    .innerJoinLateral(
      own
        .orderBy('event.id', 'desc')
        .limit(first + 1)
        .as('child'),
      (join) => join.onTrue(),
    )
    .selectAll('child')
    .execute();
  return Map.groupBy(found, ({ actorId }) => actorId ?? '');
}

/** How many records there are of what each user did. */
export async function auditCountsOfUsers({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await rows
    .selectFrom('event')
    .select(['actor_id as id', sql<number>`count(*)::int`.as('count')])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('actor_type', '=', 'user')
    .where('actor_id', '=', sql<string>`any(${ids}::text[])`)
    .groupBy('actor_id')
    .execute();
  return new Map(found.map(({ id, count }) => [id ?? '', count]));
}
