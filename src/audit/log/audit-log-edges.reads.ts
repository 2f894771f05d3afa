import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/children.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import type { AuditLogFilter } from '../graph/types.ts';
import { matches } from './audit-filter.ts';
import { auditCount, records } from './audit-log.reads.ts';

export interface AuditEdgePage extends EdgePage {
  readonly filter: AuditLogFilter;
}

const PARENTS = {
  user: { id: 'event.actor_id', is: sql<boolean>`event.actor_type = 'user'` },
  organization: { id: 'event.resource_id', is: sql<boolean>`event.resource_type = 'organization'` },
} as const;

type Parent = keyof typeof PARENTS;

/** A page of the deployment's records. */
export async function auditLogOfDeployments(
  { rows, viewer }: Context,
  ids: readonly string[],
  { filter, ...page }: AuditEdgePage,
) {
  const found = await records(rows, viewer.deploymentId)
    .where(matches(filter))
    .$call(inPage('event.id', page))
    .execute();
  return new Map(ids.map((id) => [id, found]));
}

/** How many records the deployment has. */
export async function auditCounts({ rows, viewer }: Context, ids: readonly string[], filter: AuditLogFilter) {
  const count = await auditCount(rows, viewer.deploymentId, filter);
  return new Map(ids.map((id) => [id, count]));
}

/** A page of the records of what each user did. */
export const auditLogOfUsers = (ctx: Context, ids: readonly string[], page: AuditEdgePage) =>
  auditPages(ctx, 'user', ids, page);

/** A page of the records about each organization itself. */
export const auditLogOfOrganizations = (ctx: Context, ids: readonly string[], page: AuditEdgePage) =>
  auditPages(ctx, 'organization', ids, page);

/** How many records there are of what each user did. */
export const auditCountsOfUsers = (ctx: Context, ids: readonly string[], filter: AuditLogFilter) =>
  auditCountsOf(ctx, 'user', ids, filter);

/** How many records there are about each organization itself. */
export const auditCountsOfOrganizations = (ctx: Context, ids: readonly string[], filter: AuditLogFilter) =>
  auditCountsOf(ctx, 'organization', ids, filter);

async function auditPages(
  { rows, viewer }: Context,
  parent: Parent,
  ids: readonly string[],
  { filter, ...page }: AuditEdgePage,
) {
  const { id, is } = PARENTS[parent];
  const found = await childrenOf(rows, ids, (parentId) =>
    records(rows, viewer.deploymentId)
      .where(is)
      .where(id, '=', sql<string>`${parentId}::text`)
      .where(matches(filter))
      .$call(inPage('event.id', page)),
  );
  return Map.groupBy(found, ({ actorId, resourceId }) => (parent === 'user' ? (actorId ?? '') : resourceId));
}

async function auditCountsOf(
  { rows, viewer }: Context,
  parent: Parent,
  ids: readonly string[],
  filter: AuditLogFilter,
): Promise<ReadonlyMap<string, number>> {
  const { id, is } = PARENTS[parent];
  const found = await rows
    .selectFrom('event')
    .select([sql<string>`${sql.ref(id)}`.as('id'), sql<number>`count(*)::int`.as('count')])
    .where('event.deployment_id', '=', viewer.deploymentId)
    .where(is)
    .where(id, '=', sql<string>`any(${ids}::text[])`)
    .where(matches(filter))
    .groupBy(id)
    .execute();
  return new Map(found.map(({ id, count }) => [id, count]));
}
