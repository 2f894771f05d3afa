import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import type { ApiAuthKeyRow } from '../graph/rows.ts';
import { filterKeys, type KeyCriteria, selectKeys } from './api-auth-key.reads.ts';

const PARENT_COLUMNS = {
  appId: 'key.app_id',
  userId: 'key.user_id',
  organizationId: 'key.organization_id',
  workspaceId: 'key.workspace_id',
} as const;

type Parent = keyof typeof PARENT_COLUMNS;

/** Batched reads of the keys of many parents: a page for each, oldest first, and the totals. */
export interface KeysEdge {
  pages(
    ctx: Context,
    ids: readonly string[],
    page: EdgePage & KeyCriteria,
  ): Promise<ReadonlyMap<string, ApiAuthKeyRow[]>>;
  counts(ctx: Context, ids: readonly string[], criteria: KeyCriteria): Promise<ReadonlyMap<string, number>>;
}

export const keysOfApps = keysEdge('appId');
export const keysOfUsers = keysEdge('userId');
/** Includes the keys of their workspaces and members. */
export const keysOfOrganizations = keysEdge('organizationId');
/** Includes the keys of their members. */
export const keysOfWorkspaces = keysEdge('workspaceId');

function keysEdge(parent: Parent): KeysEdge {
  return {
    async pages({ rows, viewer }, ids, { search, filter, ...page }) {
      const keys = filterKeys(rows, viewer.deploymentId, { search, filter });
      const found = await childrenOf(rows, ids, (id) =>
        keys.where(PARENT_COLUMNS[parent], '=', id).$call(inPage('key.id', page)),
      );
      return Map.groupBy(found, (row) => row[parent] as string);
    },
    async counts({ rows, viewer }, ids, criteria) {
      const counted = await filterKeys(rows, viewer.deploymentId, criteria)
        .clearSelect()
        .select([sql<string>`${sql.ref(PARENT_COLUMNS[parent])}`.as('id'), sql<number>`count(*)::int`.as('count')])
        .where(PARENT_COLUMNS[parent], '=', sql<string>`any(${ids}::bigint[])`)
        .groupBy(PARENT_COLUMNS[parent])
        .execute();
      return new Map(counted.map(({ id, count }) => [id, count]));
    },
  };
}

/** The key that each of these keys replaced in a rotation. */
export async function keysReplacedBy(
  { rows, viewer }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ApiAuthKeyRow>> {
  const found: ApiAuthKeyRow[] = await selectKeys(rows, viewer.deploymentId)
    .where('key.replaced_by_id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.replacedById as string, row]));
}
