import { sql } from 'kysely';
import type { Rows } from '../tables.ts';

/** A foreign key or a trigger that waits until all tables are distributed. */
interface DetachedPart {
  readonly table: string;
  readonly kind: 'key' | 'trigger';
  readonly name: string;
  /** The end of the statement that adds the key, or the statement that creates the trigger. */
  readonly definition: string;
}

/**
 * Drops all foreign keys and triggers, and remembers them in a table, in one transaction: Citus distributes a table only without keys from or
 * to local tables, and triggers would count the rows that it copies as new ones. Adds to those that an interrupted distribution has left.
 */
export async function detachParts(connection: Rows): Promise<void> {
  await connection.transaction().execute(async (tx) => {
    await sql`create table if not exists detached_part (
      "table" text not null, kind text not null, name text not null, definition text not null,
      primary key ("table", kind, name)
    )`.execute(tx);
    const { rows: parts } = await sql<DetachedPart>`
      insert into detached_part ("table", kind, name, definition)
      select class.relname, part.kind, part.name, part.definition
      from pg_class class join (
        select conrelid as id, 'key' as kind, conname as name, pg_get_constraintdef(oid) as definition
        from pg_constraint where contype = 'f'
        union all
        select tgrelid, 'trigger', tgname, pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      ) part on part.id = class.oid
      where class.relnamespace = 'public'::regnamespace
      order by 1, 2, 3
      returning "table", kind, name, definition`.execute(tx);
    for (const { table, kind, name } of parts) {
      if (kind === 'key') await sql`alter table ${sql.id(table)} drop constraint ${sql.id(name)}`.execute(tx);
      else await sql`drop trigger ${sql.id(name)} on ${sql.id(table)}`.execute(tx);
    }
  });
}

/** Whether a distribution was interrupted. */
export async function hasDetachedParts(rows: Rows): Promise<boolean> {
  const { rows: found } = await sql<{ table: string | null }>`
    select to_regclass('detached_part')::text as table`.execute(rows);
  return found[0]?.table !== null;
}

/** Adds keys and triggers again, each in one transaction. A key reads its whole table. Calls `onAdded` after each one. */
export async function attachParts(connection: Rows, onAdded: (added: number, total: number) => void): Promise<void> {
  const { rows: parts } = await sql<DetachedPart>`
    select "table", kind, name, definition from detached_part order by "table", kind, name`.execute(connection);
  for (const [at, { table, kind, name, definition }] of parts.entries()) {
    await connection.transaction().execute(async (tx) => {
      if (kind === 'trigger') await sql.raw(definition).execute(tx);
      else await sql`alter table ${sql.id(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx);
      await sql`delete from detached_part where "table" = ${table} and kind = ${kind} and name = ${name}`.execute(tx);
    });
    onAdded(at + 1, parts.length);
  }
  await sql`drop table detached_part`.execute(connection);
}
