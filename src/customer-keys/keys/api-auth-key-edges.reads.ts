import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/children.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import type { ApiAuthKeyRow } from '../graph/rows.ts';
import { type KeyCriteria, keysOf, keysThat } from './api-auth-key.reads.ts';

const PARENTS = {
  appId: 'key.app_id',
  userId: 'key.user_id',
  organizationId: 'key.organization_id',
  workspaceId: 'key.workspace_id',
} as const;

type Parent = keyof typeof PARENTS;

/** How the keys of many parents are read, oldest first: a page of those of each, and how many each has. */
export interface KeysEdge {
  pages(
    ctx: Context,
    ids: readonly string[],
    page: EdgePage & KeyCriteria,
  ): Promise<ReadonlyMap<string, ApiAuthKeyRow[]>>;
  counts(ctx: Context, ids: readonly string[], criteria: KeyCriteria): Promise<ReadonlyMap<string, number>>;
}

export const keysOfApps = edgeFrom('appId');
export const keysOfUsers = edgeFrom('userId');
/** With the keys of their workspaces and members. */
export const keysOfOrganizations = edgeFrom('organizationId');
/** With the keys of their members. */
export const keysOfWorkspaces = edgeFrom('workspaceId');

function edgeFrom(parent: Parent): KeysEdge {
  return {
    async pages({ rows, viewer }, ids, { search, filter, ...page }) {
      const keys = keysThat(rows, viewer.deploymentId, { search, filter });
      const found = await childrenOf(rows, ids, (id) =>
        keys.where(PARENTS[parent], '=', id).$call(inPage('key.id', page)),
      );
      return Map.groupBy(found, (row) => row[parent] as string);
    },
    async counts({ rows, viewer }, ids, criteria) {
      const counted = await keysThat(rows, viewer.deploymentId, criteria)
        .clearSelect()
        .select([sql<string>`${sql.ref(PARENTS[parent])}`.as('id'), sql<number>`count(*)::int`.as('count')])
        .where(PARENTS[parent], '=', sql<string>`any(${ids}::bigint[])`)
        .groupBy(PARENTS[parent])
        .execute();
      return new Map(counted.map(({ id, count }) => [id, count]));
    },
  };
}

/** Which key a rotation replaced by each of these. */
export async function keysReplacedBy(
  { rows, viewer }: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ApiAuthKeyRow>> {
  const found: ApiAuthKeyRow[] = await keysOf(rows, viewer.deploymentId)
    .where('key.replaced_by_id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.replacedById as string, row]));
}
