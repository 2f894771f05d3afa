import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/children.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import type { AuditRecordRow } from '../graph/rows.ts';
import type { AuditLogFilter } from '../graph/types.ts';
import { matches } from './audit-filter.ts';
import { records } from './audit-log.reads.ts';

export interface AuditEdgePage extends EdgePage {
  readonly filter: AuditLogFilter;
}

const PARENTS = {
  user: { id: 'event.actor_id', is: sql<boolean>`event.actor_type = 'user'` },
  organization: { id: 'event.resource_id', is: sql<boolean>`event.resource_type = 'organization'` },
  workspace: { id: 'event.resource_id', is: sql<boolean>`event.resource_type = 'workspace'` },
} as const;

type Parent = keyof typeof PARENTS;

/** How the records of many parents are read: a page of those of each, and how many each has. */
export interface AuditLogEdge {
  pages(ctx: Context, ids: readonly string[], page: AuditEdgePage): Promise<ReadonlyMap<string, AuditRecordRow[]>>;
  counts(ctx: Context, ids: readonly string[], filter: AuditLogFilter): Promise<ReadonlyMap<string, number>>;
}

/** What each user did. */
export const auditLogOfUsers = edgeFrom('user');
/** What was changed of each organization itself. */
export const auditLogOfOrganizations = edgeFrom('organization');
/** What was changed of each workspace itself. */
export const auditLogOfWorkspaces = edgeFrom('workspace');

function edgeFrom(parent: Parent): AuditLogEdge {
  return {
    pages: (ctx, ids, page) => auditPages(ctx, parent, ids, page),
    counts: (ctx, ids, filter) => auditCountsOf(ctx, parent, ids, filter),
  };
}

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
