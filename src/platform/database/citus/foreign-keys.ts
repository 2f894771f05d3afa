import { sql } from 'kysely';
import type { Rows } from '../tables.ts';

/** A foreign key that waits until both of its tables are distributed. */
interface DetachedKey {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/**
 * Drops all foreign keys, and remembers them in a table, in one transaction: Citus distributes a table only without keys from or to local
 * tables. Adds to those that an interrupted distribution has left.
 */
export async function detachForeignKeys(connection: Rows): Promise<void> {
  await connection.transaction().execute(async (tx) => {
    await sql`create table if not exists detached_foreign_key (
      "table" text not null, name text not null, definition text not null, primary key ("table", name)
    )`.execute(tx);
    const { rows: keys } = await sql<DetachedKey>`
      insert into detached_foreign_key ("table", name, definition)
      select class.relname, constraint_.conname, pg_get_constraintdef(constraint_.oid)
      from pg_constraint constraint_ join pg_class class on class.oid = constraint_.conrelid
      where constraint_.contype = 'f' and class.relnamespace = 'public'::regnamespace
      order by class.relname, constraint_.conname
      returning "table", name, definition`.execute(tx);
    for (const { table, name } of keys) {
      await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(tx);
    }
  });
}

/** Whether a distribution was interrupted. */
export async function hasDetachedKeys(rows: Rows): Promise<boolean> {
  const { rows: found } = await sql<{ table: string | null }>`
    select to_regclass('detached_foreign_key')::text as table`.execute(rows);
  return found[0]?.table !== null;
}

/** Adds the keys again, each in one transaction, which reads its table. Calls `onAdded` after each one. */
export async function attachForeignKeys(
  connection: Rows,
  onAdded: (added: number, total: number) => void,
): Promise<void> {
  const { rows: keys } = await sql<DetachedKey>`
    select "table", name, definition from detached_foreign_key order by "table", name`.execute(connection);
  for (const [at, { table, name, definition }] of keys.entries()) {
    await connection.transaction().execute(async (tx) => {
      await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx);
      await sql`delete from detached_foreign_key where "table" = ${table} and name = ${name}`.execute(tx);
    });
    onAdded(at + 1, keys.length);
  }
  await sql`drop table detached_foreign_key`.execute(connection);
}
