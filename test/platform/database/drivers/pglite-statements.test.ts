import type { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite, pgliteDialect } from '../../../../src/platform/database/drivers/pglite-driver.ts';
import {
  type PreparedStatementOptions,
  withPreparedStatements,
} from '../../../../src/platform/database/drivers/pglite-statements.ts';
import type { Rows } from '../../../../src/platform/database/tables.ts';

/** Shared, because opening PGlite takes seconds. Each test has its own table and statements. */
let pglite: PGlite;
beforeAll(async () => {
  pglite = await openPglite(null);
});
afterAll(() => pglite.close());

async function open(keeping: Partial<PreparedStatementOptions> = {}): Promise<Rows> {
  const dialect = new PGliteDialect({
    pglite: withPreparedStatements(pglite, { isReusable: () => true, maxStatements: 10, ...keeping }),
  });
  await pglite.exec('deallocate all; drop table if exists note; create table note (id bigint primary key, text text)');
  return new Kysely({ dialect });
}

const add = (rows: Rows, id: string) => sql`insert into note values (${id}, ${`note ${id}`})`.execute(rows);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code: string }) => error.code,
  );

async function kept() {
  const { rows } = await pglite.query<{ text: string; at: string }>(
    'select statement as text, prepare_time as at from pg_prepared_statements where from_sql is false order by 1',
  );
  return rows;
}

describe('statements on PGlite that are planned once', () => {
  it('returns the same results as PGlite', async () => {
    const rows = await open();
    const text = `select $1::bigint as id, $2::text[] as texts, $3::bytea as bytes, $4::jsonb as json,
      $5::timestamptz as at, $6::boolean as flag, $7::int as number, $8::text as nothing, $9::float8 as float`;
    const values = [
      '9007199254740993',
      ['a "quoted" one', null, '\\', 'ü'],
      new Uint8Array([0, 1, 255]),
      JSON.stringify({ deep: [1, null] }),
      '2026-01-02T03:04:05.678Z',
      true,
      7,
      null,
      0.5,
    ];
    const { rows: expected } = await pglite.query(text, values);
    for (const _ of [1, 2, 3]) {
      const { rows: found } = await rows.executeQuery({ ...sql`select`.compile(rows), sql: text, parameters: values });
      expect(found).toEqual(expected);
    }
    expect(await kept()).toEqual([expect.objectContaining({ text })]);
  });

  it('returns the number of changed rows', async () => {
    const rows = await open();
    expect(await add(rows, '1')).toMatchObject({ numAffectedRows: 1n, rows: [] });
    expect(await sql`delete from note where id > ${5}`.execute(rows)).toMatchObject({ numAffectedRows: 0n });
  });

  it('rejects a failing statement repeatedly and keeps the connection usable', async () => {
    const rows = await open();
    await add(rows, '1');
    for (const _ of [1, 2]) {
      expect(await codeOf(add(rows, '1'))).toBe('23505');
      expect(await codeOf(sql`select nothing from nowhere where id = ${1}`.execute(rows))).toBe('42P01');
    }
    const transaction = rows.transaction().execute(async (tx) => {
      await add(tx, '2');
      expect(await codeOf(add(tx, '2'))).toBe('23505');
      expect(await codeOf(sql`select ${'first seen here'}::text`.execute(tx))).toBe('25P02');
      await add(tx, '3');
    });
    expect(await codeOf(transaction)).toBe('25P02');
    await rows.transaction().execute((tx) => add(tx, '4'));
    expect((await sql`select id from note where id > ${0} order by id`.execute(rows)).rows).toEqual([
      { id: '1' },
      { id: '4' },
    ]);
  });

  it('plans a statement again after its table has changed, and after the plan has expired', async () => {
    const rows = await open({ maxAgeMs: 0 });
    await add(rows, '1');
    const [first] = await kept();
    // The times have milliseconds.
    await pglite.query('select pg_sleep(0.005)');
    await add(rows, '2');
    const [second] = await kept();
    expect(second?.text).toBe(first?.text);
    expect(second?.at).not.toEqual(first?.at);

    const patient: Rows = new Kysely({ dialect: pgliteDialect(pglite) });
    const all = () => sql`select * from note where id = ${1}`.execute(patient);
    await all();
    await pglite.exec('alter table note add column more text');
    expect(await codeOf(all())).toBe('0A000');
    expect((await all()).rows).toEqual([{ id: '1', text: 'note 1', more: null }]);
  });

  it('prepares at most the allowed number of statements, and never excluded ones', async () => {
    const rows = await open({ maxStatements: 1, isReusable: (text) => !text.includes('never') });
    await sql`select ${1}::int as never`.execute(rows);
    await sql`select ${1}::int as one`.execute(rows);
    expect((await sql`select ${2}::int as two`.execute(rows)).rows).toEqual([{ two: 2 }]);
    expect(await kept()).toEqual([expect.objectContaining({ text: 'select $1::int as one' })]);
  });

  it('yields to other work of the process while many statements wait', async () => {
    const rows = await open();
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    for (let count = 0; count < 30; count += 1) await sql`select pg_sleep(0.005), ${count}::int`.execute(rows);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });
});
