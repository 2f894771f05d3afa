import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** The PostgreSQL server on which databases are created. */
export const ADMIN = process.env['BENCH_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Creates a database on the server of BENCH_DATABASE_URL and drops it after the work. */
export async function withDatabase<T>(work: (address: string) => Promise<T>): Promise<T> {
  const name = `gatehouse_bench_${randomBytes(4).toString('hex')}`;
  await execute(ADMIN, [`create database ${name}`]);
  try {
    return await work(Object.assign(new URL(ADMIN), { pathname: `/${name}` }).href);
  } finally {
    await execute(ADMIN, [`drop database ${name} with (force)`]);
  }
}

/** Runs the statements sequentially. */
export async function execute(address: string, statements: readonly string[]): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
