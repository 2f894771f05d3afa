import { afterAll, describe, expect, it } from 'vitest';
import { openPool } from '../../../../src/platform/database/drivers/postgres-pools.ts';
import { withStartLock } from '../../../../src/platform/database/drivers/start-lock.ts';
import { createTestDatabase } from '../../../support/service.ts';

const serverUrl = process.env['DATABASE_URL'];

describe.skipIf(serverUrl === undefined)('the lock for starts', () => {
  const pools: { end(): Promise<void> }[] = [];

  afterAll(async () => {
    for (const pool of pools) await pool.end();
  });

  it('runs work in one process at a time, and names the connection that keeps it for too long', async () => {
    const url = await createTestDatabase(serverUrl as string);
    const [one, other] = [openPool(url, 2, () => {}), openPool(url, 2, () => {})];
    pools.push(one, other);
    const held = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const holding = withStartLock(
      one,
      () => {},
      () => {
        held.resolve();
        return released.promise;
      },
    );
    await held.promise;
    const { rows } = await other.query(
      "select pid from pg_locks where locktype = 'advisory' and granted and database = (select oid from pg_database where datname = current_database())",
    );
    await expect(
      withStartLock(
        other,
        () => {},
        async () => 'too early',
        300,
      ),
    ).rejects.toThrow(`The connection with the process id ${rows[0].pid} has held the lock for starts`);
    released.resolve();
    await holding;
    expect(
      await withStartLock(
        other,
        () => {},
        async () => 'done',
        300,
      ),
    ).toBe('done');
  });
});
