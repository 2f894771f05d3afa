import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../../src/platform/database/database.ts';
import { leaseProcessNumber } from '../../../../src/platform/database/ids/process-number.ts';
import { openTestDatabase } from '../../../support/service.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.migrate();
});
afterAll(() => database.close());

const lease = (onLost = (error: unknown): void => expect.fail(String(error))) =>
  leaseProcessNumber(database.rows, 34, onLost, 20);

async function holderOf(number: number): Promise<string | undefined> {
  const { rows } = await sql<{ holder: string }>`select holder from process_number where number = ${number}`.execute(
    database.rows,
  );
  return rows[0]?.holder;
}

it('leases a separate number to each process until it is released', async () => {
  const [one, other] = [await lease(), await lease()];
  expect(other.current()).not.toBe(one.current());
  await one.release();
  expect(await holderOf(one.current())).toBeUndefined();
  await other.release();
});

it('leases another number to a process whose number was taken over', async () => {
  const process = await lease();
  const first = process.current();
  await sql`update process_number set holder = 'another' where number = ${first}`.execute(database.rows);
  const current = () => {
    try {
      return process.current();
    } catch {
      return first;
    }
  };
  await expect.poll(current).not.toBe(first);
  expect(await holderOf(process.current())).toBeDefined();
  await process.release();
  expect(await holderOf(first)).toBe('another');
});

it('retries a failed renewal until it succeeds', async () => {
  const errors: unknown[] = [];
  const process = await lease((error) => void errors.push(error));
  const number = process.current();
  await sql`alter table process_number rename to process_number_away`.execute(database.rows);
  await expect.poll(() => errors.length).toBeGreaterThan(0);
  await sql`alter table process_number_away rename to process_number`.execute(database.rows);
  await sql`update process_number set expires_at = now() where number = ${number}`.execute(database.rows);
  const isRenewed = sql`select from process_number where number = ${number} and expires_at > now()`;
  await expect.poll(async () => (await isRenewed.execute(database.rows)).rows.length).toBe(1);
  expect(process.current()).toBe(number);
  await process.release();
});
