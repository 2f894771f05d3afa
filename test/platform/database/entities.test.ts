import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../../support/world.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly nullable: boolean;
}

/** Tables that no command writes through an entity. */
const WITHOUT_ENTITY = ['backfill', 'migration', 'process_number', 'rate_limit_counter'];

describe('the entities and the migrations', () => {
  it('declares the same columns in entities and migrations, with the same nullability', async () => {
    const { services } = await createWorld();
    const { rows } = await sql<Column>`
      select table_name as "table", column_name as "column", is_nullable = 'YES' as nullable
      from information_schema.columns
      where table_schema = 'public' and is_generated = 'NEVER'
      order by 1, 2`.execute(services.database.rows);
    const stored = rows.filter(({ table }) => !WITHOUT_ENTITY.includes(table));
    const declared = [...services.database.orm.em.getMetadata().getAll().values()].flatMap(({ tableName, props }) =>
      props.flatMap((property) =>
        (property.fieldNames ?? []).map((column) => ({
          table: tableName,
          column,
          nullable: property.nullable === true,
        })),
      ),
    );
    const inOrder = (columns: Column[]) => columns.map((column) => JSON.stringify(column)).sort();
    expect(inOrder(declared)).toEqual(inOrder(stored));
  });
});
