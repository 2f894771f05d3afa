import { sql } from 'kysely';
import type { Rows } from '../tables.ts';

/**
 * Tables whose rows are needed before the deployment is known, or together with rows of every deployment. Citus copies them to each node.
 */
const COPIED_TABLES = ['deployment', 'api_key'];

/** The table next to whose rows all other rows of a deployment are stored. */
const FIRST_TABLE = 'user';

/** Whether the database is the coordinator of a cluster of Citus. */
export async function hasCitus(rows: Rows): Promise<boolean> {
  const { rows: found } = await sql`select from pg_extension where extname = 'citus'`.execute(rows);
  return found.length > 0;
}

/** Whether rows are stored on the nodes of a cluster, those of a deployment on one node. */
export async function isDistributed(rows: Rows): Promise<boolean> {
  if (!(await hasCitus(rows))) return false;
  const { rows: found } = await sql`
    select from pg_dist_partition where logicalrelid = to_regclass(${quoted(FIRST_TABLE)})`.execute(rows);
  return found.length > 0;
}

/** A table whose rows are on the coordinator only. */
export interface LocalTable {
  readonly name: string;
  /** With its indexes. */
  readonly bytes: number;
}

/** The tables that are to be distributed or copied and are not, in the order in which that is done. */
export async function localTables(rows: Rows): Promise<readonly LocalTable[]> {
  const { rows: found } = await sql<LocalTable>`
    select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and (relname = any(${COPIED_TABLES}::text[])
        or exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'deployment_id' and not attisdropped))
      and not exists (select from pg_dist_partition where logicalrelid = pg_class.oid)
    order by relname = any(${COPIED_TABLES}::text[]) desc, relname = ${FIRST_TABLE} desc, relname`.execute(rows);
  return found;
}

/**
 * Moves the rows of a table to the nodes of their deployments, or copies them to each node. The table is locked meanwhile. Foreign keys from
 * or to a local table, and triggers, must be detached before.
 */
export async function distributeTable(rows: Rows, table: string): Promise<void> {
  const name = quoted(table);
  if (COPIED_TABLES.includes(table)) await sql`select create_reference_table(${name})`.execute(rows);
  else if (table === FIRST_TABLE) await sql`select create_distributed_table(${name}, 'deployment_id')`.execute(rows);
  else
    await sql`
      select create_distributed_table(${name}, 'deployment_id', colocate_with => ${quoted(FIRST_TABLE)})`.execute(rows);
}

/** Creates the functions that triggers call on each node. Those of a database that was there before Citus are on the coordinator only. */
export async function distributeFunctions(rows: Rows): Promise<void> {
  const { rows: functions } = await sql<{ signature: string }>`
    select oid::regprocedure::text as signature from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and classid = 'pg_proc'::regclass and deptype = 'e')
    order by 1`.execute(rows);
  for (const { signature } of functions) await sql`select create_distributed_function(${signature})`.execute(rows);
}

/** Frees the space of rows that were copied to the nodes, which stays on the coordinator until then. */
export async function removeCopiedRows(rows: Rows): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class join pg_dist_partition on logicalrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and pg_relation_size(pg_class.oid) > 0 order by relname`.execute(rows);
  for (const { name } of tables)
    await sql`select truncate_local_data_after_distributing_table(${quoted(name)})`.execute(rows);
}

/** Distributes the tables that a migration has created in this transaction. */
export async function distributeCreatedTables(tx: Rows): Promise<void> {
  const created = await localTables(tx);
  if (created.length === 0) return;
  // One connection to each node, which sees what the transaction has changed there.
  await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(tx);
  for (const { name } of created) await distributeTable(tx, name);
}

/**
 * Allows triggers on distributed tables, for all sessions that begin from now on. They change only rows of their own deployment: versions and
 * counts, and references to a deleted row.
 */
export async function allowTriggers(rows: Rows): Promise<void> {
  for (const setting of ['citus.enable_unsafe_triggers', 'citus.allow_nested_distributed_execution']) {
    await sql`set ${sql.raw(setting)} = on`.execute(rows);
    const { rows: found } = await sql<{ name: string }>`select quote_ident(current_database()) as name`.execute(rows);
    await sql`alter database ${sql.raw(found[0]?.name ?? '')} set ${sql.raw(setting)} = on`.execute(rows);
  }
}

const quoted = (table: string) => `"${table}"`;
