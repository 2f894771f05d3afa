import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import type { EdgePage } from '../../../database/page.ts';
import type { ApiAuthKeyRow } from '../../../graphql/mappers.ts';
import { keysOf } from './api-auth-key.reads.ts';

const PARENTS = {
  appId: 'key.app_id',
  userId: 'key.user_id',
  organizationId: 'key.organization_id',
} as const;

type Parent = keyof typeof PARENTS;

/** Each app's keys behind `after`, oldest first, one more than `first`. */
export const keysOfApps = (ctx: Context, ids: readonly string[], page: EdgePage) => keyPages(ctx, 'appId', ids, page);

/** The same for users. */
export const keysOfUsers = (ctx: Context, ids: readonly string[], page: EdgePage) => keyPages(ctx, 'userId', ids, page);

/** The same for organizations, with the keys of their workspaces and members. */
export const keysOfOrganizations = (ctx: Context, ids: readonly string[], page: EdgePage) =>
  keyPages(ctx, 'organizationId', ids, page);

/** How many keys each app has. */
export const keyCountsOfApps = (ctx: Context, ids: readonly string[]) => keyCounts(ctx, 'appId', ids);

/** The same for users. */
export const keyCountsOfUsers = (ctx: Context, ids: readonly string[]) => keyCounts(ctx, 'userId', ids);

/** The same for organizations. */
export const keyCountsOfOrganizations = (ctx: Context, ids: readonly string[]) => keyCounts(ctx, 'organizationId', ids);

async function keyPages(
  { rows, viewer }: Context,
  parent: Parent,
  ids: readonly string[],
  { first, after }: EdgePage,
): Promise<ReadonlyMap<string, ApiAuthKeyRow[]>> {
  const found = await rows
    .selectFrom(sql<{ id: string }>`unnest(${ids}::bigint[])`.as<'parent'>(sql`parent(id)`))
    .innerJoinLateral(
      keysOf(rows, viewer.deploymentId)
        .where(PARENTS[parent], '=', sql<string>`parent.id`)
        .where('key.id', '>', after ?? '0')
        .orderBy('key.id')
        .limit(first + 1)
        .as('page'),
      (join) => join.onTrue(),
    )
    .selectAll('page')
    .execute();
  return Map.groupBy(found, (row) => row[parent] as string);
}

async function keyCounts(
  { rows, viewer }: Context,
  parent: Parent,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counted = await keysOf(rows, viewer.deploymentId)
    .clearSelect()
    .select([sql<string>`${sql.ref(PARENTS[parent])}`.as('id'), sql<number>`count(*)::int`.as('count')])
    .where(PARENTS[parent], '=', sql<string>`any(${ids}::bigint[])`)
    .groupBy(PARENTS[parent])
    .execute();
  return new Map(counted.map(({ id, count }) => [id, count]));
}
