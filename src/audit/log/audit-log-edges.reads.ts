import { sql } from 'kysely';
import type { AuditLogFilter } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import { countEachUpToLimit, type Total } from '../../platform/database/statements/counts.ts';
import type { AuditRecordRow } from '../graph/rows.ts';
import { matchesFilter } from './audit-filter.ts';
import { auditRecords } from './audit-log.reads.ts';

export interface AuditEdgePage extends EdgePage {
  readonly filter: AuditLogFilter;
}

const PARENTS = {
  user: { id: 'event.actor_id', is: sql<boolean>`event.actor_type = 'user'` },
  organization: { id: 'event.resource_id', is: sql<boolean>`event.resource_type = 'organization'` },
  workspace: { id: 'event.resource_id', is: sql<boolean>`event.resource_type = 'workspace'` },
} as const;

type Parent = keyof typeof PARENTS;

/** Reads a page of the records of each parent, and counts them. */
export interface AuditLogEdge {
  pages(ctx: Context, ids: readonly string[], page: AuditEdgePage): Promise<ReadonlyMap<string, AuditRecordRow[]>>;
  counts(ctx: Context, ids: readonly string[], filter: AuditLogFilter): Promise<ReadonlyMap<string, Total>>;
}

/** The records of changes that each user made. */
export const auditLogOfUsers = edgeFrom('user');
/** The records of changes to each organization itself. */
export const auditLogOfOrganizations = edgeFrom('organization');
/** The records of changes to each workspace itself. */
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
    auditRecords(rows, viewer.deploymentId)
      .where(is)
      .where(id, '=', sql<string>`${parentId}::text`)
      .where(matchesFilter(filter))
      .$call(inPage('event.id', page)),
  );
  return Map.groupBy(found, ({ actorId, resourceId }) => (parent === 'user' ? (actorId ?? '') : resourceId));
}

async function auditCountsOf(
  { rows, viewer }: Context,
  parent: Parent,
  ids: readonly string[],
  filter: AuditLogFilter,
): Promise<ReadonlyMap<string, Total>> {
  const { id, is } = PARENTS[parent];
  return countEachUpToLimit(rows, ids, (parentId) =>
    rows
      .selectFrom('event')
      .where('event.deployment_id', '=', viewer.deploymentId)
      .where(is)
      .where(id, '=', sql<string>`${parentId}::text`)
      .where(matchesFilter(filter)),
  );
}
