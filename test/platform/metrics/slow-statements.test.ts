import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementKind, statementWithoutValues } from '../../../src/platform/database/statements/statement-text.ts';
import { createSlowStatementLog } from '../../../src/platform/logging/slow-statements.ts';
import { sendRequest } from '../../support/http.ts';
import { newDatabaseEnv, runScript, type ServiceProcess, startProcess } from '../../support/process.ts';

describe('the text of a statement', () => {
  it.each([
    [`insert into "user" ("name1", n) values ('O''Hara', 42)`, `insert into "user" ("name1", n) values (?, ?)`],
    [`select E'it\\'s secret', 'next'`, 'select ?, ?'],
    [`select 'a\\', b, 'secret'`, 'select ?, b, ?'],
    ['select $body$ secret $body$, $1, $12', 'select ?, $1, $12'],
    ['select * from t1 where a_2 = 3.5 and "x 4"::int8 > -7', 'select * from t1 where a_2 = ? and "x 4"::int8 > -?'],
    [`select 'cut off secret`, 'select ?'],
    ['select\n   1', 'select ?'],
  ])('has no values: %s', (sql, expected) => {
    expect(statementWithoutValues(sql, 1_000)).toBe(expected);
  });

  it('is bounded in its length, and a value across the bound does not appear', () => {
    const sql = `update t set a = '${'secret '.repeat(100_000)}', b = 'more secret'`;
    expect(statementWithoutValues(sql, 100)).toBe('update t set a = ? …');
    expect(statementWithoutValues(`select ${'a, '.repeat(500)}`, 100)).toHaveLength(102);
  });

  it('begins with a kind of a fixed set', () => {
    expect(['SELECT 1', ' with x as (select 1)', 'vacuum', '/* x */ select', ''].map(statementKind)).toEqual([
      'select',
      'with',
      'other',
      'other',
      'other',
    ]);
  });
});

describe('the lines of slow statements', () => {
  it('are bounded in number, and the next one says how many were left out', () => {
    const lines: object[] = [];
    const log = createSlowStatementLog({ warn: (fields: object) => lines.push(fields) } as never, 5);
    for (let at = 0; at < 500; at += 1) log({ sql: 'select 1', durationMs: 10, hasFailed: false });
    expect(lines).toHaveLength(10);
    expect(lines[9]).toEqual({ requestId: undefined, operation: undefined, durationMs: 10, statement: 'select ?' });
  });
});

describe('a running service', () => {
  let environment: Record<string, string>;
  let running: ServiceProcess;
  beforeAll(async () => {
    environment = await newDatabaseEnv();
    // Every statement that takes more than a millisecond.
    running = await startProcess({ ...environment, SLOW_STATEMENT_MS: '1', LOG_LEVEL: 'warn' });
  });
  afterAll(() => running.stop());

  const lines = () =>
    running
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const get = (path: string, id: string) =>
    sendRequest({
      method: 'GET',
      url: `${running.backendUrl}${path}`,
      headers: { authorization: `Bearer ${running.apiKey}`, 'x-request-id': id },
    });

  it('logs slow statements with the operation and the id of their request, and without values', async () => {
    const slow = () =>
      lines().filter(({ requestId, operation }) => String(requestId).startsWith('slow-') && operation !== undefined);
    let at = 0;
    await expect
      .poll(
        async () => {
          at += 1;
          await get('/users?search=secret-value', `slow-${at}`);
          return slow().length;
        },
        { timeout: 40_000, interval: 100 },
      )
      .toBeGreaterThan(0);
    const [line] = slow();
    expect(line).toMatchObject({ operation: 'listUsers', msg: 'A statement took longer than 1 ms' });
    expect(line?.['durationMs']).toEqual(expect.any(Number));
    expect(String(line?.['statement'])).toMatch(/^(select|with|insert) /i);
    expect(running.output()).not.toContain('secret-value');
  });

  it('changes its log level while it runs, by a command that says what a restart does', async () => {
    const cli = (...args: string[]) =>
      runScript('src/cli/gatehouse.ts', ['log', 'level', ...args], { DATA_DIR: environment['DATA_DIR'] as string });
    const requests = () =>
      lines().filter(({ msg, operation }) => msg === 'request' && operation === 'listOrganizations');
    await get('/organizations', 'quiet');
    expect((await cli()).output).toContain(`at ${running.backendUrl.replace('localhost', '127.0.0.1')} logs warn.`);
    const changed = await cli('info');
    expect([changed.code, changed.output]).toEqual([
      0,
      expect.stringContaining('logs info, and warn after a restart.'),
    ]);
    await get('/organizations', 'logged');
    await expect.poll(() => requests().map(({ requestId }) => requestId)).toEqual(['logged']);
    expect((await cli('WARN')).output).toContain('logs warn.');
    await get('/organizations', 'quiet again');
    expect(requests()).toHaveLength(1);
    const wrong = await cli('loud');
    expect([wrong.code, wrong.output]).toEqual([2, expect.stringContaining('The level must be one of trace, debug')]);
    const { output, code } = await runScript('src/cli/gatehouse.ts', ['log', 'level'], { DATA_DIR: '/tmp/no-service' });
    expect([code, output]).toEqual([1, expect.stringContaining('No service runs with the DATA_DIR')]);
  });
});
