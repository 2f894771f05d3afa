import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

/** Runs a statement on the storage of a service process, which must not run on PGlite at this moment. */
export async function executeIn(
  { DATA_DIR = '', DATABASE_URL }: Readonly<Record<string, string>>,
  statement: string,
): Promise<unknown[]> {
  if (DATABASE_URL === undefined) {
    const pglite = await PGlite.create(join(DATA_DIR, 'pglite'));
    const { rows } = await pglite.query(statement);
    await pglite.close();
    return rows;
  }
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}
