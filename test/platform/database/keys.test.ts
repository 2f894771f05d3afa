import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Rows } from '../../../src/platform/database/tables.ts';
import { createWorld } from '../../support/world.ts';

/** Tables that belong to no deployment, with the reason. Every other table has a `deployment_id`. */
const SHARED: Readonly<Record<string, string>> = {
  backfill: 'Backfills change the rows of all deployments.',
  deployment: 'It is the deployment.',
  master_key: 'The service has one master key.',
  migration: 'The migrations of the whole database.',
  process_number: 'Processes serve all deployments.',
  rate_limit_counter: 'Its keys name what is counted, and limits by address belong to no deployment.',
};

/** Constraints that are unique across deployments, with the reason. */
const UNIQUE_EVERYWHERE: Readonly<Record<string, string>> = {
  api_key_key_hash_key:
    'The hash of a backend API key selects the deployment. A cluster copies the table to each node.',
};

const TRIGRAMS = 'A trigram index cannot contain a number next to the text.';
const RETENTION = 'Retention looks for expired rows of all deployments.';

/** Indexes that do not begin with the deployment and are not unique, with the reason. */
const ACROSS_DEPLOYMENTS: Readonly<Record<string, string>> = {
  activity_count_hour: RETENTION,
  ai_agent_run_created: RETENTION,
  ai_agent_usage_day: RETENTION,
  api_auth_usage_minute: RETENTION,
  attempt_counter_expiry: RETENTION,
  event_created: RETENTION,
  event_fan_out_created: RETENTION,
  form_submission_expiry: RETENTION,
  idempotency_key_expiry: RETENTION,
  known_device_expiry: RETENTION,
  oauth_application_metadata_expiry: RETENTION,
  oauth_record_expiry: RETENTION,
  operator_invitation_expiry: RETENTION,
  organization_search: TRIGRAMS,
  passkey_challenge_expiry: RETENTION,
  session_end: RETENTION,
  sign_in_failure_age: RETENTION,
  sign_in_failure_report: 'A job looks for the failures of all deployments whose event is due.',
  sign_in_ticket_expiry: RETENTION,
  signin_attempt_expiry: RETENTION,
  signup_attempt_expiry: RETENTION,
  social_attempt_expiry: RETENTION,
  user_import_expiry: RETENTION,
  user_search: TRIGRAMS,
  verification_expiry: RETENTION,
  wallet_challenge_expiry: RETENTION,
  webhook_message_created: RETENTION,
  workspace_search: TRIGRAMS,
};

/** Tables whose primary key has another column than `id`, with the reason. */
const KEYED_OTHERWISE: Readonly<Record<string, string>> = {
  attempt_counter:
    'A counter is found by its key. Only one that locks an account has an id, which the list of lockouts returns.',
};

interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** Null without one. */
  readonly primaryKey: readonly string[] | null;
}

async function tables(rows: Rows): Promise<Table[]> {
  const { rows: found } = await sql<Table>`
    select t.relname as name,
      (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = t.oid and a.attnum > 0) as columns,
      (select array_agg(a.attname::text order by key.position)
        from pg_constraint c
        cross join lateral unnest(c.conkey) with ordinality key (number, position)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = key.number
        where c.conrelid = t.oid and c.contype = 'p') as "primaryKey"
    from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
    order by t.relname`.execute(rows);
  return found;
}

const hasDeployment = ({ columns }: Table) => columns.includes('deployment_id');

const sharedTables = async (rows: Rows) =>
  (await tables(rows)).filter((table) => !hasDeployment(table)).map(({ name }) => name);

/** The tenant tables whose primary key does not begin with `deployment_id`, followed by `id` where there is one. */
async function wrongPrimaryKeys(rows: Rows): Promise<string[]> {
  const wrong = (await tables(rows)).filter(hasDeployment).filter(({ name, columns, primaryKey }) => {
    const [first, second] = primaryKey ?? [];
    const hasOtherKey = Object.hasOwn(KEYED_OTHERWISE, name);
    return first !== 'deployment_id' || (columns.includes('id') && second !== 'id' && !hasOtherKey);
  });
  return wrong.map(({ name }) => name);
}

/** The indexes of tenant tables whose first column is not the deployment. */
async function indexesOfOtherColumns(rows: Rows, { unique }: { unique: boolean }): Promise<string[]> {
  const { rows: found } = await sql<{ name: string }>`
    select c.relname as name
    from pg_index i
    join pg_class c on c.oid = i.indexrelid
    join pg_attribute deployment on deployment.attrelid = i.indrelid and deployment.attname = 'deployment_id'
    where c.relnamespace = 'public'::regnamespace and i.indisunique = ${unique}
      and i.indkey[0] <> deployment.attnum
    order by c.relname`.execute(rows);
  return found.map(({ name }) => name);
}

/** The foreign keys of tenant tables that let a row refer to one of another deployment, or that clear its deployment. */
async function wrongForeignKeys(rows: Rows): Promise<string[]> {
  const { rows: found } = await sql<{ name: string }>`
    select c.conname as name
    from pg_constraint c
    join pg_attribute own on own.attrelid = c.conrelid and own.attname = 'deployment_id'
    join pg_class target on target.oid = c.confrelid
    join pg_attribute other on other.attrelid = c.confrelid
      and other.attname = case when target.relname = 'deployment' then 'id' else 'deployment_id' end
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace and (
      not exists (
        select from unnest(c.conkey, c.confkey) pair (own, other) where pair.own = own.attnum and pair.other = other.attnum)
      or c.confdeltype in ('n', 'd') and (c.confdelsetcols is null or own.attnum = any(c.confdelsetcols))
      or c.confupdtype in ('n', 'd'))
    order by c.conname`.execute(rows);
  return found.map(({ name }) => name);
}

describe('the tables', () => {
  it('has a deployment in all tables except the listed ones', async () => {
    const { services } = await createWorld();
    const { rows } = services.database;
    expect(await sharedTables(rows)).toEqual(Object.keys(SHARED));
    expect((await tables(rows)).length).toBeGreaterThan(40);
  });

  it('has primary keys that begin with the deployment and the id', async () => {
    const { services } = await createWorld();
    expect(await wrongPrimaryKeys(services.database.rows)).toEqual([]);
  });

  it('has unique constraints and indexes that begin with the deployment, except the hash that finds it', async () => {
    const { services } = await createWorld();
    const found = await indexesOfOtherColumns(services.database.rows, { unique: true });
    expect(found).toEqual(Object.keys(UNIQUE_EVERYWHERE));
  });

  it('has other indexes that begin with the deployment, except those of work across deployments', async () => {
    const { services } = await createWorld();
    const found = await indexesOfOtherColumns(services.database.rows, { unique: false });
    expect(found).toEqual(Object.keys(ACROSS_DEPLOYMENTS));
  });

  it('has references only within a deployment, which no deletion clears', async () => {
    const { services } = await createWorld();
    const { rows } = services.database;
    expect(await wrongForeignKeys(rows)).toEqual([]);
    const { rows: found } = await sql<{ count: number }>`
      select count(*)::int as count from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
    `.execute(rows);
    expect(found[0]?.count).toBeGreaterThan(80);
  });
});

/** What the checks above must find. */
const WRONG = [
  'create table wrong_shared (id bigint primary key)',
  'create table wrong_key (deployment_id integer not null, id bigint primary key)',
  'create table wrong_order (deployment_id integer not null, id bigint not null, primary key (id, deployment_id))',
  'create table wrong_natural (deployment_id integer not null, id bigint, name text, primary key (deployment_id, name))',
  'create table wrong_none (deployment_id integer not null, name text)',
  'create unique index wrong_unique on wrong_none (name)',
  'create unique index wrong_expression on wrong_none (lower(name), deployment_id)',
  'create index wrong_index on wrong_none (name)',
  'alter table wrong_order add unique (deployment_id, id)',
  `create table wrong_foreign (deployment_id integer not null, id bigint not null, role_id bigint,
    primary key (deployment_id, id),
    constraint wrong_id_only foreign key (id) references wrong_key (id),
    constraint correct_order foreign key (id, deployment_id) references wrong_order (id, deployment_id),
    constraint wrong_set_null foreign key (deployment_id, role_id) references role (deployment_id, id) on delete set null)`,
];

describe('the checks of the tables', () => {
  it('reports a table, a key and a reference that break the rules', async () => {
    const { services } = await createWorld();
    const found = await services.database.rows
      .transaction()
      .execute(async (rows) => {
        for (const statement of WRONG) await sql.raw(statement).execute(rows);
        throw {
          shared: await sharedTables(rows),
          primaryKeys: await wrongPrimaryKeys(rows),
          unique: await indexesOfOtherColumns(rows, { unique: true }),
          indexes: await indexesOfOtherColumns(rows, { unique: false }),
          foreignKeys: await wrongForeignKeys(rows),
        };
      })
      .catch((thrown: unknown) => thrown);
    expect(found).toEqual({
      shared: [...Object.keys(SHARED), 'wrong_shared'],
      primaryKeys: ['wrong_key', 'wrong_natural', 'wrong_none', 'wrong_order'],
      unique: [
        ...Object.keys(UNIQUE_EVERYWHERE),
        'wrong_expression',
        'wrong_key_pkey',
        'wrong_order_pkey',
        'wrong_unique',
      ],
      indexes: [...Object.keys(ACROSS_DEPLOYMENTS), 'wrong_index'],
      foreignKeys: ['wrong_id_only', 'wrong_set_null'],
    });
  });
});
