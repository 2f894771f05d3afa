import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { deleteExpired } from '../../../src/audit/retention/retention.ts';
import { rowsReadBy } from '../../support/rows-read.ts';
import { createWorld } from '../../support/world.ts';

const COUNT = 3_000;

it('deletes expired rows in batches that do not read what earlier ones have deleted', async () => {
  const { rows } = (await createWorld()).services.database;
  // The deleted rows cannot be removed while the transaction is open, as while any other transaction is.
  const count = await rowsReadBy(
    rows,
    async (tx) => {
      // A table of its own: how events are read depends on those of other tests as well.
      await sql`create table expiring (like event including indexes)`.execute(tx);
      await sql`insert into expiring (deployment_id, id, type, resource_type, resource_id, actor_type, created_at)
        select 1, n, 'user.updated', 'user', n::text, 'user', '2001-01-01T00:00:00Z'::timestamptz + n * interval '1 second'
        from generate_series(1, ${COUNT}::int) n`.execute(tx);
      await sql`analyze expiring`.execute(tx);
      await deleteExpired(
        { rows: tx, isDistributed: false },
        { table: 'expiring', time: 'created_at', before: () => '' },
        '2001-02-01T00:00:00Z',
      );
      const { rows: left } = await sql`select from expiring`.execute(tx);
      expect(left).toEqual([]);
    },
    'expiring_created_at_idx',
  );
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(COUNT * 1.2);
});

it('deletes only expired rows of a table with partitions, where rows of two partitions have the same place', async () => {
  const { rows } = (await createWorld()).services.database;
  const left = await rows.transaction().execute(async (tx) => {
    await sql`create temporary table parted (id int, created_at timestamptz(3)) partition by range (id)`.execute(tx);
    await sql`create temporary table parted_1 partition of parted for values from (0) to (10)`.execute(tx);
    await sql`create temporary table parted_2 partition of parted for values from (10) to (20)`.execute(tx);
    await sql`insert into parted values (1, '2001-01-01T00:00:00Z'), (2, now()), (11, now()), (12, '2001-01-01T00:00:00Z')`.execute(
      tx,
    );
    await deleteExpired(
      { rows: tx, isDistributed: false },
      { table: 'parted', time: 'created_at', before: () => '' },
      '2001-02-01T00:00:00Z',
    );
    const { rows: found } = await sql<{ id: number }>`select id from parted order by id`.execute(tx);
    await sql`drop table parted`.execute(tx);
    return found.map(({ id }) => id);
  });
  expect(left).toEqual([2, 11]);
});
