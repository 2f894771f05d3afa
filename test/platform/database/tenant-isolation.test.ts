import { describe, expect, it } from 'vitest';
import { CATALOG } from '../../support/tenant-isolation/catalog.ts';
import { tablesAcrossDeployments, tablesOfUnnamedDeployment } from '../../support/tenant-isolation/inspect.ts';
import '../../support/tenant-isolation/guard.ts';

const inspect = (statement: string) => tablesAcrossDeployments(statement, CATALOG);

/** Statements that are restricted to one deployment, by their form. */
const HELD: Readonly<Record<string, string>> = {
  'a predicate with a parameter': 'select id from session where deployment_id = $1 and id = $2',
  'a predicate with a constant': 'select id from session as s where s.deployment_id = 7',
  'an inner join on the deployment':
    'select 1 from session s join signin i on i.deployment_id = s.deployment_id and i.session_id = s.id where i.deployment_id = $1',
  'a left join on the deployment':
    'select 1 from session s left join signin i on i.deployment_id = s.deployment_id where s.deployment_id = $1',
  'a join of two others': `select 1 from session s join signin i using (deployment_id)
    join "user" u on u.deployment_id = i.deployment_id where s.deployment_id = $1`,
  'an exists that refers to the outer row': `select 1 from session s where s.deployment_id = $1
    and exists (select from signin i where i.deployment_id = s.deployment_id)`,
  'a lateral join': `select 1 from session s cross join lateral
    (select id from signin i where i.deployment_id = s.deployment_id limit 1) i where s.deployment_id = $1`,
  'a sub-select that hands the deployment on': `select 1 from
    (select deployment_id as d, id from session where deployment_id = $1) s join signin i on i.deployment_id = s.d`,
  'a common table expression': `with s as (select * from session where deployment_id = $1)
    select 1 from signin i join s on s.deployment_id = i.deployment_id`,
  'a recursive expression': `with recursive k as (
      select deployment_id, id from session where deployment_id = $1
      union all select i.deployment_id, i.id from signin i join k on k.deployment_id = i.deployment_id
    ) select * from k`,
  'rows in a sub-select':
    'select 1 from signin where (deployment_id, id) in (select deployment_id, id from session where deployment_id = $1)',
  'the deployment that a host name finds': `select 1 from deployment d
    join session s on s.deployment_id = d.id where d.frontend_host = $1`,
  'an update': `update signin set created_at = now() from session s
    where s.deployment_id = signin.deployment_id and s.deployment_id = $1`,
  'a delete':
    'delete from signin using session s where s.deployment_id = signin.deployment_id and s.deployment_id = $1',
  'an insertion of values': 'insert into session (deployment_id, id) values ($1, $2), ($3, $4)',
  'an insertion of found rows':
    'insert into signin (deployment_id, id) select deployment_id, id from session where deployment_id = $1',
  'an upsert': `insert into attempt_counter (deployment_id, key) values ($1, $2)
    on conflict (deployment_id, key) do update set count = 1`,
  'tables without a deployment': 'select * from master_key',
};

const FREE: Readonly<Record<string, { readonly statement: string; readonly tables: readonly string[] }>> = {
  'no predicate': { statement: 'select id from session where id = $1', tables: ['session'] },
  'a predicate on one of two joined tables': {
    statement: 'select 1 from session s join signin i on i.session_id = s.id where s.deployment_id = $1',
    tables: ['signin'],
  },
  'a left join that restricts its own side only': {
    statement: 'select 1 from session s left join signin i on i.deployment_id = $1 and s.deployment_id = $1',
    tables: ['session'],
  },
  'a predicate that only one branch of an or has': {
    statement: 'select 1 from session where deployment_id = $1 or id = $2',
    tables: ['session'],
  },
  'a predicate with several deployments': {
    statement: 'select 1 from session where deployment_id in ($1, $2)',
    tables: ['session'],
  },
  'an array of deployments': { statement: 'select 1 from session where deployment_id = any($1)', tables: ['session'] },
  'a sub-select without one': {
    statement:
      'select (select count(*) from signin i where i.session_id = s.id) from session s where s.deployment_id = $1',
    tables: ['signin'],
  },
  'a common table expression without one': {
    statement:
      'with s as (select * from session) select 1 from signin i join s on s.id = i.session_id where i.deployment_id = $1',
    tables: ['session'],
  },
  'a negated predicate': { statement: 'select 1 from session where not (deployment_id = $1)', tables: ['session'] },
  'an update by id': { statement: 'update session set ended_at = now() where id = $1', tables: ['session'] },
  'a delete by id': { statement: 'delete from session where id in ($1)', tables: ['session'] },
  'an update of the deployment itself': {
    statement: 'update session set deployment_id = $1 where deployment_id = $2',
    tables: ['session'],
  },
  'an insertion without one': { statement: 'insert into session (id) values ($1)', tables: ['session'] },
  'an upsert whose conflict may be with another deployment': {
    statement:
      'insert into session (deployment_id, id) values ($1, $2) on conflict (id) do update set ended_at = now()',
    tables: ['session'],
  },
};

/** Statements that serve many deployments and scan the sessions of all of them. */
const OF_MANY: Readonly<Record<string, { readonly statement: string; readonly tables: readonly string[] }>> = {
  'rows that each bring their deployment': {
    statement: `select 1 from unnest($1::int[], $2::bigint[]) given (deployment_id, id)
      join signin i on i.deployment_id = given.deployment_id and i.id = given.id`,
    tables: [],
  },
  'such rows in a common table expression': {
    statement: `with given as (select * from unnest($1::int[], $2::bigint[]) given (deployment_id, id))
      update signin set created_at = now() from given where signin.deployment_id = given.deployment_id`,
    tables: [],
  },
  'such rows that are joined by the id only': {
    statement: `select 1 from unnest($1::int[], $2::bigint[]) given (deployment_id, id) join signin i on i.id = given.id`,
    tables: ['signin'],
  },
  'rows of a column': {
    statement: `select 1 from "user" u, unnest(u.numbers) n (deployment_id) join signin i on i.deployment_id = n.deployment_id
      where u.deployment_id = $1`,
    tables: ['signin'],
  },
  'a join with what it looks through': {
    statement: 'select 1 from session s join signin i on i.deployment_id = s.deployment_id and i.session_id = s.id',
    tables: [],
  },
  'a join by the id only with the scanned table': {
    statement: 'select 1 from session s join signin i on i.session_id = s.id',
    tables: ['signin'],
  },
};

/** Statements of one deployment whose levels all name it, by their form. */
const NAMED: Readonly<Record<string, string>> = {
  'a parameter in each level': `select (select count(*) from signin i where i.deployment_id = $1 and i.session_id = s.id)
    from session s where s.deployment_id = $1`,
  'a constant in a lateral join': `select 1 from session s cross join lateral
    (select id from signin i where i.deployment_id = 7 and i.session_id = s.id limit 1) i where s.deployment_id = 7`,
  'a join with a table of the level that names it': `select 1 from session s
    join signin i on i.deployment_id = s.deployment_id and i.session_id = s.id where s.deployment_id = $1`,
  'a left join with a table that names it': `select 1 from session s
    left join signin i on i.deployment_id = s.deployment_id where s.deployment_id = $1`,
  'a join that names the columns':
    'select 1 from session s join signin i using (deployment_id) where s.deployment_id = $1',
  'a level that reads only a common table expression':
    'with s as (select id from session where deployment_id = $1) select 1 from s',
  'both parts of a union':
    'select id from session where deployment_id = $1 union all select id from signin where deployment_id = $1',
  'an insertion of values': 'insert into session (deployment_id, id) values ($1, $2)',
  'a backend API key, which every node has': 'select deployment_id from api_key where key_hash = $1',
};

const UNNAMED: Readonly<Record<string, { readonly statement: string; readonly tables: readonly string[] }>> = {
  'an exists that refers to the outer row': {
    statement: `select 1 from session s where s.deployment_id = $1
      and exists (select from signin i where i.deployment_id = s.deployment_id)`,
    tables: ['signin'],
  },
  'a lateral join with the outer row': {
    statement: `select 1 from session s cross join lateral
      (select id from signin i where i.deployment_id = s.deployment_id limit 1) i where s.deployment_id = $1`,
    tables: ['signin'],
  },
  'a left join that names it on the other side only': {
    statement: `select 1 from session s left join signin i on i.deployment_id = $1 and s.deployment_id = i.deployment_id
      where (select s.deployment_id) = $1`,
    tables: ['session'],
  },
  'a join with a common table expression': {
    statement: `with s as (select * from session where deployment_id = $1)
      select 1 from signin i join s on s.deployment_id = i.deployment_id`,
    tables: ['signin'],
  },
  'a join with rows that were inserted': {
    statement: `with s as (insert into session (deployment_id, id) values ($1, $2) returning deployment_id, id)
      select 1 from signin i join s on s.deployment_id = i.deployment_id and s.id = i.session_id`,
    tables: ['signin'],
  },
  'the second part of a recursive expression': {
    statement: `with recursive k as (
        select deployment_id, id from session where deployment_id = $1
        union all select i.deployment_id, i.id from signin i join k on k.deployment_id = i.deployment_id
      ) select * from k`,
    tables: ['signin'],
  },
  'rows of a sub-select': {
    statement:
      'select 1 from signin where (deployment_id, id) in (select deployment_id, id from session where deployment_id = $1)',
    tables: ['signin'],
  },
  'the deployment that a host name finds': {
    statement: 'select 1 from deployment d join session s on s.deployment_id = d.id where d.frontend_host = $1',
    tables: ['session'],
  },
  'a test of the predicate': {
    statement: 'delete from session where (deployment_id = $1) is true and id = $2',
    tables: ['session'],
  },
  'a parameter in a sub-select': {
    statement: 'select 1 from session where deployment_id = (select $1::int)',
    tables: ['session'],
  },
  'a delete whose joined table only names it in an outer query': {
    statement: `delete from signin using session s where s.deployment_id = $1 and signin.session_id = s.id
      and signin.deployment_id in (select deployment_id from session where deployment_id = $1)`,
    tables: ['signin'],
  },
};

describe('the inspector of statements', () => {
  it.each(Object.entries(HELD))('finds the deployment in %s', (_, statement) => {
    expect(inspect(statement)).toEqual([]);
  });

  it.each(Object.entries(FREE))('reports the tables of %s', (_, { statement, tables }) => {
    expect(inspect(statement)).toEqual(tables);
  });

  it.each(Object.entries(OF_MANY))('follows the deployments of many in %s', (_, { statement, tables }) => {
    expect(tablesAcrossDeployments(statement, { ...CATALOG, scanned: ['session'] })).toEqual(tables);
  });

  it.each(Object.entries(NAMED))('finds the deployment named in the level of %s', (_, statement) => {
    expect(tablesOfUnnamedDeployment(statement, CATALOG)).toEqual([]);
  });

  it.each(Object.entries(UNNAMED))(
    'reports the level that does not name the deployment: %s',
    (_, { statement, tables }) => {
      expect(tablesOfUnnamedDeployment(statement, CATALOG)).toEqual(tables);
    },
  );

  it('does not take an array of deployments for one deployment', () => {
    const statement = OF_MANY['rows that each bring their deployment']?.statement ?? '';
    expect(inspect(statement)).toEqual(['signin']);
  });
});
