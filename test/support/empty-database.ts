import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { entities, migrations } from '../../src/features.ts';
import { type Database, type DatabaseOptions, openDatabase } from '../../src/platform/database/database.ts';
import { createTestDatabase } from './service.ts';

/** A new database without tables, and how it is opened again, also with other migrations. */
export async function emptyDatabase(): Promise<(options?: Partial<DatabaseOptions>) => Promise<Database>> {
  const common = { entities, migrations, onError: (error: unknown) => console.error(error) };
  const address = process.env['DATABASE_URL'];
  if (address !== undefined) {
    const databaseUrl = await createTestDatabase(address);
    return (options) => openDatabase({ ...common, databaseUrl, pgliteDir: null, poolSize: 2, ...options });
  }
  const pgliteDir = await mkdtemp(join(inject('scratch'), 'empty-'));
  return (options) => openDatabase({ ...common, databaseUrl: null, pgliteDir, poolSize: 1, ...options });
}
