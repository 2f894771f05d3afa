import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities, migrations } from '../../src/features.ts';
import { type Database, openDatabase } from '../../src/platform/database/database.ts';
import { connectionsPerDeployment } from '../../src/platform/database/drivers/share-connections.ts';
import { RowBudget, withRowBudget } from '../../src/platform/database/guards/response-limit.ts';
import { createTestDatabase } from '../support/service.ts';

const address = process.env['DATABASE_URL'];
const [BUSY, QUIET] = [1, 2];
const POOL_SIZE = 4;
const LOCK = 42;

/** Runs a statement as a request of the deployment. */
const asRequest = <T>(deploymentId: number, work: () => Promise<T>) =>
  withRowBudget(new RowBudget(1_000_000, deploymentId), work);

it('leaves a fifth of the connections to other deployments, and at least one where there are several', () => {
  expect([1, 2, 4, 10, 20].map(connectionsPerDeployment)).toEqual([1, 1, 3, 8, 16]);
});

describe.runIf(address !== undefined)('a deployment whose statements wait', () => {
  let database: Database;
  let holder: pg.Client;

  beforeAll(async () => {
    const databaseUrl = await createTestDatabase(address as string);
    const onError = (error: unknown) => console.error(error);
    database = await openDatabase({ entities, migrations, databaseUrl, pgliteDir: null, poolSize: POOL_SIZE, onError });
    holder = new pg.Client(databaseUrl);
    await holder.connect();
  });
  afterAll(async () => {
    await database.close();
    await holder.end();
  });

  it('leaves a connection to the requests of other deployments', async () => {
    await holder.query('select pg_advisory_lock($1)', [LOCK]);
    const { rows } = database;
    const waiting = Array.from({ length: 20 }, () =>
      asRequest(BUSY, () => sql`select pg_advisory_xact_lock_shared(${LOCK}::bigint)`.execute(rows)),
    );
    const blocked = async () => {
      const { rows: found } = await holder.query(
        "select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted",
      );
      return found[0].count;
    };
    await expect.poll(blocked, { timeout: 20_000, interval: 20 }).toBe(POOL_SIZE - 1);
    const { rows: answered } = await asRequest(QUIET, () => sql`select 1 as one`.execute(rows));
    expect(answered).toEqual([{ one: 1 }]);
    expect(await blocked()).toBe(POOL_SIZE - 1);
    await holder.query('select pg_advisory_unlock($1)', [LOCK]);
    await Promise.all(waiting);
  });
});
