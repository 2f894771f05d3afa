import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { NodeRow } from '../graph/rows.ts';

/** Looks up ids by the primary key of each table. Returns the ids that exist with their tables. */
export function lookUpIds(deploymentId: number, tables: readonly string[], ids: readonly string[]) {
  const lookUps = tables.map(
    (table) => sql`select id::text as id, ${sql.lit(table)} as "table" from ${sql.table(table)}
      where deployment_id = ${deploymentId} and id = any(${ids}::bigint[])`,
  );
  return sql<{ readonly id: string; readonly table: string }>`${sql.join(lookUps, sql` union all `)}`;
}

/** The table that has each id, in one statement for any number of ids. Ids are unique among all tables. */
export async function tablesOfNodes({ rows, viewer, host, nodes }: Context, ids: readonly string[]) {
  const found = await lookUpIds(viewer.deploymentId, nodes.tables(host), ids).execute(rows);
  return new Map(found.rows.map(({ id, table }) => [id, table]));
}

/**
 * The object with the id, or null if the caller's deployment has none or the caller may not read it. On the backend host, a credential
 * without the scope of its type gets an error instead. Objects of one type are read in one batch.
 */
export async function readNode(ctx: Context, id: string): Promise<NodeRow | null> {
  const { viewer, loaders, host, nodes } = ctx;
  const table = await loaders.load(tablesOfNodes, id);
  const type = table === undefined ? undefined : nodes.ofTable(host, table);
  if (type === undefined) return null;
  const { typeName, byId, scope } = type;
  if (typeof scope === 'string') viewer.assertScope(scope);
  const row = await loaders.load(byId, id);
  if (row === undefined) return null;
  if (typeof scope === 'function') viewer.assertScope(scope(row as never));
  return { ...(row as { readonly id: string }), __typename: typeName };
}
