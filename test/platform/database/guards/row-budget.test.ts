import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../../src/platform/database/database.ts';
import { currentCommand } from '../../../../src/platform/database/guards/current-command.ts';
import { RowBudget, withRowBudget } from '../../../../src/platform/database/guards/response-limit.ts';
import { runInBackground } from '../../../../src/platform/process/background.ts';
import { openTestDatabase } from '../../../support/service.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table budget_probe (number int)`.execute(database.rows);
});
afterAll(() => database.close());

class CountingBudget extends RowBudget {
  values = 0;
  override count(bytes: number): void {
    this.values += 1;
    super.count(bytes);
  }
}

const texts = (count: number) => sql`select repeat('x', 100) as text from generate_series(1, ${count}::int)`;

it('stops counting at the row that exceeds the budget', async () => {
  const budget = new CountingBudget(1_000);
  await expect(withRowBudget(budget, () => texts(100_000).execute(database.rows))).rejects.toMatchObject({
    code: 'RESPONSE_TOO_LARGE',
  });
  expect(budget.values).toBeLessThan(20);
});

it('rejects later and concurrent statements of the request before they run', async () => {
  const budget = new RowBudget(10_000);
  const reads = Array.from({ length: 20 }, () => withRowBudget(budget, () => texts(50).execute(database.rows)));
  const results = await Promise.allSettled(reads);
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeLessThan(5);
  expect(budget.isExceeded).toBe(true);
  const insert = sql`insert into budget_probe values (1)`;
  await expect(withRowBudget(budget, () => insert.execute(database.rows))).rejects.toThrow();
  expect((await sql`select from budget_probe`.execute(database.rows)).rows).toHaveLength(0);
});

it('keeps the connection usable and does not affect other requests', async () => {
  for (let time = 0; time < 12; time++) {
    const budget = new RowBudget(10);
    await expect(withRowBudget(budget, () => texts(100).execute(database.rows))).rejects.toThrow();
    expect((await texts(100).execute(database.rows)).rows).toHaveLength(100);
  }
});

it('does not count what a command or background work reads', async () => {
  const budget = new RowBudget(10);
  const { rows } = database;
  const read = () => texts(100).execute(rows.withoutPlugins());
  expect((await withRowBudget(budget, () => currentCommand.run({ deploymentId: 1 }, read))).rows).toHaveLength(100);
  expect((await withRowBudget(budget, () => runInBackground(read))).rows).toHaveLength(100);
  expect(budget.isExceeded).toBe(false);
});
