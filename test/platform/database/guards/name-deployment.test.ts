import { type Compilable, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, sql } from 'kysely';
import { loadModule } from 'libpg-query';
import { describe, expect, it } from 'vitest';
import { DeploymentQueryCompiler } from '../../../../src/platform/database/guards/name-deployment.ts';
import { DEPLOYMENT_ID } from '../../../../src/platform/database/statements/deployment-id.ts';
import type { Tables } from '../../../../src/platform/database/tables.ts';
import { CATALOG } from '../../../support/tenant-isolation/catalog.ts';
import { inspect } from '../../../support/tenant-isolation/inspect.ts';

await loadModule();

const rows = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new DeploymentQueryCompiler(CATALOG.tenantTables),
  },
});

const sessions = rows.selectFrom('session as s').select('s.id');

const QUERIES: Readonly<Record<string, { readonly query: Compilable; readonly text: string }>> = {
  'replaces the deployment of an outer level by the parameter': {
    query: sessions
      .where('s.deployment_id', '=', 7)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('signin as i')
            .select('i.id')
            .whereRef('i.deployment_id', '=', 's.deployment_id')
            .whereRef('s.id', '=', 'i.session_id'),
        ),
      ),
    text: `select "s"."id" from "session" as "s" where "s"."deployment_id" = $1 and exists (select "i"."id"
      from "signin" as "i" where "i"."deployment_id" = $1 and "s"."id" = "i"."session_id")`,
  },
  'replaces it on either side of the equality': {
    query: sessions
      .where('s.deployment_id', '=', 7)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('signin as i').select('i.id').whereRef('s.deployment_id', '=', 'i.deployment_id')),
      ),
    text: `select "s"."id" from "session" as "s" where "s"."deployment_id" = $1 and exists (select "i"."id"
      from "signin" as "i" where "i"."deployment_id" = $1)`,
  },
  'adds a condition where a level has none': {
    query: sessions
      .where('s.deployment_id', '=', 7)
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('signin as i').select('i.id').where(sql<boolean>`i.session_id = s.id or false`)),
      ),
    text: `select "s"."id" from "session" as "s" where "s"."deployment_id" = $1 and exists (select "i"."id"
      from "signin" as "i" where (i.session_id = s.id or false) and "i"."deployment_id" = $1)`,
  },
  'keeps the join of tables of one level': {
    query: sessions
      .innerJoin('signin as i', (join) => join.onRef('i.deployment_id', '=', 's.deployment_id'))
      .where('s.deployment_id', '=', 7),
    text: `select "s"."id" from "session" as "s" inner join "signin" as "i" on "i"."deployment_id" = "s"."deployment_id"
      where "s"."deployment_id" = $1`,
  },
  'restricts a left join by its own condition': {
    query: rows
      .selectFrom('deployment as d')
      .leftJoin('smtp_config as c', 'c.deployment_id', 'd.id')
      .select('c.host')
      .where('d.id', '=', 7),
    text: `select "c"."host" from "deployment" as "d" left join "smtp_config" as "c" on "c"."deployment_id" = "d"."id"
      and "c"."deployment_id" = $1 where "d"."id" = $1`,
  },
  'restricts each side of a union': {
    query: sessions
      .where('s.deployment_id', '=', 7)
      .unionAll(rows.selectFrom('signin as i').select('i.id').where('i.session_id', '=', '1')),
    text: `select "s"."id" from "session" as "s" where "s"."deployment_id" = $1 union all select "i"."id"
      from "signin" as "i" where "i"."session_id" = $2 and "i"."deployment_id" = $1`,
  },
  'leaves a common table expression with the name of a table': {
    query: rows
      .with('signin', (db) => db.selectFrom('session').select('id').where('deployment_id', '=', 7))
      .selectFrom('signin')
      .select('signin.id'),
    text: `with "signin" as (select "id" from "session" where "deployment_id" = $1) select "signin"."id" from "signin"`,
  },
  'restricts the table that an update reads': {
    query: rows
      .updateTable('signin as i')
      .set({ session_id: '1' })
      .from('session as s')
      .whereRef('s.id', '=', 'i.session_id')
      .where('i.deployment_id', '=', 7),
    text: `update "signin" as "i" set "session_id" = $1 from "session" as "s" where "s"."id" = "i"."session_id"
      and "i"."deployment_id" = $2 and "s"."deployment_id" = $2`,
  },
  'restricts the table that a delete reads': {
    query: rows
      .deleteFrom('signin')
      .using('session as s')
      .whereRef('s.id', '=', 'signin.session_id')
      .where('signin.deployment_id', '=', 7),
    text: `delete from "signin" using "session" as "s" where "s"."id" = "signin"."session_id"
      and "signin"."deployment_id" = $1 and "s"."deployment_id" = $1`,
  },
  'writes the deployment into SQL texts': {
    query: sessions
      .select(
        sql<number>`(select count(*) from signin i where i.deployment_id = ${DEPLOYMENT_ID} and i.session_id = s.id)`.as(
          'signIns',
        ),
      )
      .where('s.deployment_id', '=', 7),
    text: `select "s"."id", (select count(*) from signin i where i.deployment_id = $1 and i.session_id = s.id) as "signIns"
      from "session" as "s" where "s"."deployment_id" = $1`,
  },
};

describe('the compiler of queries', () => {
  it.each(Object.entries(QUERIES))('%s', (_, { query, text }) => {
    const { sql: compiled, parameters } = query.compile();
    expect(compiled).toBe(text.replace(/\s+/g, ' '));
    expect(parameters.filter((value) => value === 7)).toEqual([7]);
    expect(inspect(compiled, CATALOG)).toEqual({ acrossDeployments: [], ofUnnamedDeployment: [] });
  });

  it('takes the deployment from an SQL text, and from inserted rows', () => {
    const ofText = sql`select from session s where s.deployment_id = ${7} and exists (
      select from signin i where i.deployment_id = ${DEPLOYMENT_ID})`;
    expect(ofText.compile(rows)).toMatchObject({ parameters: [7] });
    const ofRows = rows.insertInto('signin').values({
      deployment_id: 7,
      id: '1',
      user_id: sql<string>`(select u.id from "user" u where u.deployment_id = ${DEPLOYMENT_ID})`,
    } as never);
    expect(ofRows.compile()).toMatchObject({ parameters: [7, '1'] });
  });

  it('leaves statements of many deployments as they are', () => {
    const text = 'select "s"."id" from "session" as "s" inner join "signin" as "i" on "i"."session_id" = "s"."id"';
    expect(sessions.innerJoin('signin as i', 'i.session_id', 's.id').compile()).toMatchObject({ sql: text });
  });

  it('rejects an SQL text that uses the deployment without naming it', () => {
    const statement = sql`select from signin where deployment_id = ${DEPLOYMENT_ID}`;
    expect(() => statement.compile(rows)).toThrow('must name its deployment');
  });
});
