import { Kysely, sql } from 'kysely';
import { expect, it } from 'vitest';
import { checkpointAfter } from '../../../../src/platform/database/drivers/checkpoints.ts';
import { openPglite, pgliteDialect } from '../../../../src/platform/database/drivers/pglite-driver.ts';
import type { Rows } from '../../../../src/platform/database/tables.ts';

it('the log of PGlite is written to the tables when it has grown, and not before', async () => {
  const pglite = await openPglite(null);
  const rows: Rows = new Kysely({ dialect: pgliteDialect(pglite) });
  const [megabyte, log] = [1024 ** 2, () => checkpointAfter(rows, megabyte)];
  await sql`checkpoint`.execute(rows);
  await sql`create table note (text text)`.execute(rows);
  expect(await log()).toBe(false);
  await sql`insert into note select repeat('x', 1000) from generate_series(1, 2000)`.execute(rows);
  expect(await log()).toBe(true);
  expect(await log()).toBe(false);
  await rows.destroy();
});
