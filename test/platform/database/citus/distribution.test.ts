import { Migration } from '@mikro-orm/migrations';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { entities, migrations } from '../../../../src/features.ts';
import { type Database, openDatabase } from '../../../../src/platform/database/database.ts';
import { createDistributedDatabase, createNodeDatabases, joinNodes, ON_CITUS } from '../../../support/citus.ts';
import { BackendClient } from '../../../support/clients.ts';
import { runScript, type ServiceProcess, startProcess } from '../../../support/process.ts';
import { TEST_MASTER_KEY } from '../../../support/service.ts';

const COORDINATOR = process.env['DATABASE_URL'] as string;
const USERS = 20;

/** What releases after this one may do to tables that have rows: a new table that refers to another one, a column, an index and a rewrite. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  '900-labels': [
    `create table label (deployment_id integer not null, id bigint not null, user_id bigint not null,
      primary key (deployment_id, id))`,
    `alter table label add foreign key (deployment_id, user_id) references "user" (deployment_id, id) on delete cascade`,
  ],
  '901-labels-of-users': [`insert into label (deployment_id, id, user_id) select deployment_id, id, id from "user"`],
  '902-nicknames': ['alter table "user" add nickname text', 'update "user" set nickname = lower(username)'],
  '903-nickname-index': ['create index concurrently if not exists user_nickname on "user" (deployment_id, nickname)'],
};

const laterMigrations: typeof migrations = Object.entries(LATER).map(([name, statements]) => ({
  name,
  servesFrom: 31,
  class: class extends Migration {
    override up(): void {
      for (const statement of statements) this.addSql(statement);
    }

    override isTransactional(): boolean {
      return !statements[0]?.includes('concurrently');
    }
  },
}));

describe.skipIf(!ON_CITUS)('a database on Citus', () => {
  const opened: Database[] = [];
  const services: ServiceProcess[] = [];
  afterAll(async () => {
    for (const service of services) await service.stop('SIGKILL');
    for (const database of opened) await database.close();
  });

  async function open(databaseUrl: string, more: typeof migrations = []): Promise<Database> {
    const onError = (error: unknown) => console.error(error);
    const database = await openDatabase({
      entities,
      migrations: [...migrations, ...more],
      databaseUrl,
      pgliteDir: null,
      poolSize: 2,
      onError,
    });
    opened.push(database);
    return database;
  }

  async function start(env: Record<string, string>): Promise<ServiceProcess> {
    const service = await startProcess(env);
    services.push(service);
    return service;
  }

  it('receives the rows of an existing one by `npm run distribute`, also after an interruption', async () => {
    const url = await createNodeDatabases(COORDINATOR);
    const env = { DATABASE_URL: url, MASTER_KEY: TEST_MASTER_KEY };
    const distribute = (...args: string[]) => runScript('src/cli/distribute.ts', args, env);
    const before = await start(env);
    const key = before.apiKey as string;
    const client = new BackendClient(before.backendUrl, key);
    for (let number = 0; number < USERS; number += 1) {
      await client.post('/users', { username: `user-${number}`, email: `user-${number}@example.com` });
    }
    expect(await distribute()).toMatchObject({ code: 1, output: expect.stringContaining('create extension citus') });
    await joinNodes(COORDINATOR, url);
    expect(await distribute()).toMatchObject({ code: 1, output: expect.stringContaining('1 process of the service') });
    await before.stop();
    const parts = await partsOf(await open(url));
    expect((await distribute('--plan')).output).toMatch(/98 tables with .* are to be moved/);

    const interrupted = (await open(url)).distribute(({ step, done }) => {
      if (step === 'table' && done === 40) throw new Error('The power fails.');
    });
    await expect(interrupted).rejects.toThrow('The power fails.');
    await expect(startProcess(env)).rejects.toThrow('run `npm run distribute` again');

    expect(await distribute()).toMatchObject({
      code: 0,
      output: expect.stringContaining('All tables are distributed'),
    });
    expect((await distribute()).output).toContain('All tables are distributed.');
    const database = await open(url);
    expect(await partsOf(database)).toEqual(parts);
    expect(await tablesOf(database)).toEqual({ distributed: 96, reference: 2 });

    const after = new BackendClient((await start(env)).backendUrl, key);
    await after.post('/users', { username: 'one-more', email: 'one-more@example.com' });
    const { body } = await after.get('/users?limit=100');
    const { rows: counted } = await sql<{ users: number }>`
      select sum(count)::int as users from kept_count where counted = 'user'`.execute(database.rows);
    expect([body.data.length, counted[0]?.users]).toEqual([USERS + 1, USERS + 1]);
  });

  it('is migrated by a later version with the rows that it has, those of a new table on the nodes of their deployments', async () => {
    const url = await createDistributedDatabase(COORDINATOR);
    const service = await start({ DATABASE_URL: url, MASTER_KEY: TEST_MASTER_KEY });
    const client = new BackendClient(service.backendUrl, service.apiKey as string);
    const { body: user } = await client.post('/users', { username: 'Ada', email: 'ada@example.com' });
    await client.post('/users', { username: 'Grace', email: 'grace@example.com' });
    await service.stop();
    const newer = await open(url, laterMigrations);
    await newer.migrate();
    const { rows } = await sql`
      select distinct colocation_id from citus_tables where table_name in ('label'::regclass, '"user"'::regclass)`.execute(
      newer.rows,
    );
    expect([newer.isDistributed, rows.length]).toEqual([true, 1]);
    expect(await tablesOf(newer)).toEqual({ distributed: 97, reference: 2 });
    const labelled = () =>
      sql`
      select u.nickname from label l join "user" u on u.deployment_id = l.deployment_id and u.id = l.user_id
      where l.deployment_id = 1 order by 1`.execute(newer.rows);
    expect((await labelled()).rows).toEqual([{ nickname: 'ada' }, { nickname: 'grace' }]);
    await sql`delete from "user" where deployment_id = 1 and id = ${user.id}`.execute(newer.rows);
    expect((await labelled()).rows).toEqual([{ nickname: 'grace' }]);
    const { rows: indexes } = await sql<{ result: string }>`select result from run_command_on_shards('"user"',
      $$select indisvalid from pg_index where indrelid = '%s'::regclass and indexrelid::regclass::text like 'user_nickname%%'$$)`.execute(
      newer.rows,
    );
    expect(indexes.map(({ result }) => result)).toEqual(Array(32).fill('t'));
  });
});

/** The foreign keys and triggers of all tables, without parentheses, whose number PostgreSQL changes when it reads its own definition. */
async function partsOf({ rows }: Database) {
  const { rows: parts } = await sql`
    select conrelid::regclass::text as "table", conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid::regclass::text !~ '[._]\\d+$' and connamespace = 'public'::regnamespace
    union all
    select tgrelid::regclass::text, tgname, translate(pg_get_triggerdef(oid), '()', '')
    from pg_trigger where not tgisinternal and tgrelid::regclass::text !~ '_\\d+$'
    order by 1, 2, 3`.execute(rows);
  return parts;
}

async function tablesOf({ rows }: Database) {
  const { rows: tables } = await sql<{ type: string; count: number }>`
    select citus_table_type as type, count(*)::int as count from citus_tables group by 1`.execute(rows);
  return Object.fromEntries(tables.map(({ type, count }) => [type, count]));
}
