import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { entities, migrations } from '../../../../src/features.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../../../../src/platform/database/database.ts';
import { BackendClient, BrowserClient } from '../../../support/clients.ts';
import { type Pgbouncer, skipsPgbouncer, startPgbouncer } from '../../../support/pgbouncer.ts';
import { runScript, startProcess, unmigratedDatabaseEnv } from '../../../support/process.ts';
import { createMigratedDatabase, TEST_MASTER_KEY } from '../../../support/service.ts';

const PASSWORD = 'tea-clipper-1869';
const serverUrl = process.env['DATABASE_URL'] ?? '';

describe.skipIf(skipsPgbouncer)('behind PgBouncer', () => {
  let pgbouncer: Pgbouncer;
  let permissive: Pgbouncer;
  let direct: string;
  const opened: Database[] = [];

  beforeAll(async () => {
    pgbouncer = await startPgbouncer();
    permissive = await startPgbouncer(['ignore_startup_parameters = options']);
    direct = await createMigratedDatabase(serverUrl);
  });
  afterAll(async () => {
    for (const database of opened) await database.close();
    await pgbouncer.stop();
    await permissive.stop();
  });

  async function open(options: Partial<DatabaseOptions> = {}): Promise<Database> {
    const database = await openDatabase({
      entities,
      migrations,
      databaseUrl: pgbouncer.urlOf(direct),
      directUrl: direct,
      pgliteDir: null,
      poolSize: 8,
      onError: (error) => expect.fail(String(error)),
      ...options,
    });
    opened.push(database);
    return database;
  }

  it('serves commands, reads and sign-ins of two processes that start on an empty database', async () => {
    const env = await unmigratedDatabaseEnv();
    const directUrl = env['DATABASE_URL'] as string;
    const pooled = {
      ...env,
      DATABASE_URL: pgbouncer.urlOf(directUrl),
      DATABASE_DIRECT_URL: directUrl,
      DATABASE_POOLER: 'transaction',
      MASTER_KEY: TEST_MASTER_KEY,
    };
    const processes = await Promise.all([startProcess(pooled), startProcess(pooled)]);
    const apiKey = processes.map((each) => each.apiKey).find((key) => key !== null);
    const requests = processes.flatMap(({ backendUrl }, at) => {
      const backend = new BackendClient(backendUrl, apiKey as string);
      return Array.from({ length: 20 }, async (_, count) => {
        const created = await backend.post('/users', { email: `user-${at}-${count}@example.com`, password: PASSWORD });
        const read = await backend.get(`/users/${created.body.id}`);
        return [created.status, read.status];
      });
    });
    expect(new Set((await Promise.all(requests)).flat())).toEqual(new Set([201, 200]));
    for (const { deploymentUrl } of processes) {
      const browser = new BrowserClient(deploymentUrl, 'localhost');
      const attempt = { strategy: 'email_password', email: 'user-0-0@example.com', password: PASSWORD };
      expect((await browser.post('/auth/signin', attempt)).status).toBe(200);
      expect((await browser.get('/me')).status).toBe(200);
    }
    for (const { backendUrl } of processes) {
      expect((await new BackendClient(backendUrl, null).get('/readyz')).status).toBe(200);
    }
    for (const each of processes) {
      await each.stop();
      expect(each.output()).not.toMatch(/"level":(50|60)|prepared statement/);
    }
  });

  it('runs the same statements with parameters on many connections at once', async () => {
    const databases = [await open(), await open()];
    const reads = Array.from({ length: 200 }, async (_, at) => {
      const { rows } = await sql<{ value: string }>`select ${`value ${at}`}::text as value`.execute(
        (databases[at % 2] as Database).rows,
      );
      return rows[0]?.value;
    });
    expect(await Promise.all(reads)).toEqual(reads.map((_, at) => `value ${at}`));
  });

  it('receives notifications of other processes through the address of PostgreSQL', async () => {
    const [one, other] = [await open(), await open()];
    const received: string[] = [];
    const ready = Promise.withResolvers<void>();
    const listener = await one.listen({
      channel: 'gatehouse_test',
      onNotification: (payload) => received.push(payload),
      onListening: ready.resolve,
    });
    await ready.promise;
    await sql`select pg_notify('gatehouse_test', 'hello')`.execute(other.rows);
    await vi.waitFor(() => expect(received).toEqual(['hello']), 10_000);
    await listener.close();
  });

  it('gives the lock of the start to one process at a time, and releases it', async () => {
    const databases = [await open(), await open(), await open()];
    let running = 0;
    const counts: number[] = [];
    const start = (database: Database) =>
      database.withStartupLock(async () => {
        running += 1;
        counts.push(running);
        await sql`select pg_sleep(0.05)`.execute(database.rows);
        running -= 1;
      });
    await Promise.all(databases.map(start));
    expect(counts).toEqual([1, 1, 1]);
    await expect(databases[0]?.withStartupLock(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    await start(databases[1] as Database);
  });

  it('reads times in UTC in another time zone of the server, and limits the time of transactions', async () => {
    const url = await createMigratedDatabase(serverUrl);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`alter database ${new URL(url).pathname.slice(1)} set timezone = 'Asia/Tokyo'`);
    await client.end();
    const database = await open({ databaseUrl: pgbouncer.urlOf(url), directUrl: url });
    const read = sql<{ at: string }>`select '2026-01-31 09:30:00+00'::timestamptz as at`;
    for (const { rows } of await Promise.all(Array.from({ length: 20 }, () => read.execute(database.rows)))) {
      expect(rows).toEqual([{ at: '2026-01-31T09:30:00.000Z' }]);
    }
    const limits = await database.rows
      .transaction()
      .execute((tx) => sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(tx));
    expect(limits.rows).toEqual([{ limit: '1min' }]);
  });

  it.each([
    ['that rejects the parameters', () => pgbouncer, /is a pooler \(unsupported startup parameter/],
    ['that ignores the parameters', () => permissive, /is a pooler that shares sessions between connections/],
  ])('explains a pooler %s and is not configured', async (_, pooler, reason) => {
    const env = { ...(await unmigratedDatabaseEnv()), MASTER_KEY: TEST_MASTER_KEY };
    const environment = { ...env, DATABASE_URL: pooler().urlOf(direct) };
    const { code, output } = await runScript('src/main.ts', [], environment);
    expect(code).toBe(1);
    const lines = output.trim().split('\n');
    expect(lines.slice(-2)).toEqual([
      "The service can't start:",
      expect.stringContaining(
        'Set DATABASE_POOLER=transaction, and DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
      ),
    ]);
    expect(output).toMatch(reason);
  });

  it('rejects a direct address that leads to a pooler or to another database', async () => {
    await expect(open({ directUrl: permissive.urlOf(direct) })).rejects.toThrow(
      'DATABASE_DIRECT_URL must lead to PostgreSQL itself',
    );
    await expect(open({ directUrl: pgbouncer.urlOf(direct) })).rejects.toThrow('is a pooler');
    await expect(open({ directUrl: serverUrl })).rejects.toThrow('do not lead to the same database');
    const missing = new URL(direct);
    missing.pathname = `/missing_${randomUUID()}`;
    await expect(open({ directUrl: missing.href })).rejects.toThrow('correct the name in DATABASE_DIRECT_URL');
  });
});
