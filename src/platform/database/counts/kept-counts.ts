import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Rows } from '../tables.ts';

/** What is counted: the users, organizations and workspaces of a deployment, the workspaces of an organization, the members of both. */
export type Counted = 'user' | 'organization' | 'workspace' | 'member';

/** The number of rows of each parent, without reading them. The map has no entry for a parent that never had a row. */
export async function keptCounts(
  { rows, viewer }: Pick<Context, 'rows' | 'viewer'>,
  counted: Counted,
  parentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows: found } = await sql<{ id: string; count: number }>`
    select parent_id as id, sum(count)::int as count from kept_count
    where deployment_id = ${viewer.deploymentId} and parent_id = any(${parentIds}::bigint[]) and counted = ${counted}
    group by parent_id`.execute(rows);
  return new Map(found.map(({ id, count }) => [id, count]));
}

/** The number of rows of one parent, or of the deployment. */
export async function keptCount(
  rows: Rows,
  deploymentId: number,
  counted: Counted,
  parentId?: string | null,
): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`
    select coalesce(sum(count), 0)::int as count from kept_count
    where deployment_id = ${deploymentId} and parent_id = ${parentId ?? '0'} and counted = ${counted}`.execute(rows);
  return found[0]?.count ?? 0;
}
