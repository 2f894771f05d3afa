import { sql } from 'kysely';
import type { AuditActorType, AuditLogFilter } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { countUpToLimit, type Total } from '../../platform/database/statements/counts.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { AuditRecordRow } from '../graph/rows.ts';
import { matchesFilter } from './audit-filter.ts';

/** The records of a deployment. */
export function auditRecords(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('event')
    .select([
      'event.id',
      'event.type',
      'event.resource_type as resourceType',
      'event.resource_id as resourceId',
      'event.resource_name as resourceName',
      sql<AuditActorType>`upper(event.actor_type)`.as('actorType'),
      'event.actor_id as actorId',
      'event.impersonator',
      'event.application_id as applicationId',
      sql<string | null>`nullif(event.ip, '')`.as('ip'),
      sql<string | null>`case event.actor_type when 'system' then null else event.request_id end`.as('requestId'),
      'event.before',
      'event.after',
      'event.created_at as createdAt',
    ])
    .where('event.deployment_id', '=', deploymentId);
}

/** Up to `limit` records, newest first, older than the one with the id `before`. */
export function listAuditLog(
  rows: Rows,
  deploymentId: number,
  filter: AuditLogFilter,
  { limit, before }: { limit: number; before: string | null },
): Promise<AuditRecordRow[]> {
  let query = auditRecords(rows, deploymentId).where(matchesFilter(filter));
  if (before) query = query.where('event.id', '<', before);
  return query.orderBy('event.id', 'desc').limit(limit).execute();
}

/** The rows of a page of a deployment's records that match a filter, and one more. */
export function auditPage(rows: Rows, deploymentId: number, filter: AuditLogFilter, page: EdgePage) {
  return auditRecords(rows, deploymentId).where(matchesFilter(filter)).$call(inPage('event.id', page)).execute();
}

/** Counts a deployment's records that match a filter. */
export const auditCount = (rows: Rows, deploymentId: number, filter: AuditLogFilter): Promise<Total> =>
  countUpToLimit(
    rows,
    rows.selectFrom('event').where('event.deployment_id', '=', deploymentId).where(matchesFilter(filter)),
  );

/** Records by id. */
export async function auditRecordsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await auditRecords(rows, viewer.deploymentId)
    .where('event.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}
