import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createWorld } from '../support/world.ts';

interface Column {
  readonly table: string;
  readonly column: string;
  readonly nullable: boolean;
}

/** Tables that no command writes through an entity. */
const WITHOUT_ENTITY = ['migration', 'process_number', 'rate_limit_counter'];

describe('the entities and the migrations', () => {
  it('declare the same columns, null where the table has null', async () => {
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

describe('the tables', () => {
  it('carry deployment_id first in every unique and list index, save what finds the deployment', async () => {
    const { services } = await createWorld();
    const { rows } = await sql<{ index: string; first: string }>`
      select c.relname as index, coalesce(a.attname, 'expression') as first
      from pg_index i
      join pg_class c on c.oid = i.indexrelid
      join pg_class t on t.oid = i.indrelid
      join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
      left join pg_attribute a on a.attrelid = t.oid and a.attnum = i.indkey[0]
      where not (i.indisprimary and i.indnkeyatts = 1)`.execute(services.database.rows);
    const others = rows.filter(({ first }) => first !== 'deployment_id').map(({ index }) => index);
    expect(others.sort()).toEqual([
      'api_auth_usage_minute',
      'api_key_key_hash_key',
      'deployment_frontend_host_key',
      'deployment_publishable_key_key',
      // What is over is removed for all deployments at once.
      'event_created',
      'event_fan_out_created',
      'idempotency_key_expiry',
      'known_device_expiry',
      'rate_limit_counter_expiry',
      'session_end',
      'session_token_hash_key',
      'signin_attempt_expiry',
      'signup_attempt_expiry',
      'user_search',
      'verification_expiry',
      'webhook_delivery_due',
      'webhook_delivery_failed',
      'webhook_message_created',
    ]);
  });

  it('refer to each other only within a deployment', async () => {
    const { services } = await createWorld();
    const { rows } = await sql<{ name: string; columns: string[] }>`
      select c.conname as name, array_agg(a.attname order by a.attname)::text[] as columns
      from pg_constraint c
      cross join lateral unnest(c.conkey) as key (number)
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = key.number
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace group by c.oid, c.conname`.execute(
      services.database.rows,
    );
    expect(rows.length).toBeGreaterThan(30);
    expect(rows.filter(({ columns }) => !columns.includes('deployment_id'))).toEqual([]);
  });
});
