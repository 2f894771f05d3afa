import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Rows, Tables } from '../tables.ts';

/** Counts the rows of a table in the deployment. */
export async function countRows(rows: Rows, table: keyof Tables, deploymentId: number): Promise<number> {
  const { rows: found } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where deployment_id = ${deploymentId}`.execute(rows);
  return found[0]?.count ?? 0;
}

/** Counts the rows of a table for each parent, in one statement. The map has no entry for a parent without rows. */
export async function countByParent<Table extends keyof Tables>(
  { rows, viewer }: Pick<Context, 'rows' | 'viewer'>,
  table: Table,
  parent: keyof Tables[Table] & string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows: found } = await sql<{ id: string; count: number }>`
    select ${sql.ref(parent)} as id, count(*)::int as count from ${sql.table(table)}
    where deployment_id = ${viewer.deploymentId} and ${sql.ref(parent)} = any(${ids}::bigint[])
    group by ${sql.ref(parent)}`.execute(rows);
  return new Map(found.map(({ id, count }) => [id, count]));
}
