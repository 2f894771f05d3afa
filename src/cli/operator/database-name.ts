import { pgliteFolder } from '../../config/data-dir.ts';
import type { Config } from '../../platform/config.ts';

/** The configured database, as scripts print it. */
export async function describeDatabase({ databaseUrl, dataDir }: Config): Promise<string> {
  if (databaseUrl === null) return `the embedded database in ${pgliteFolder(dataDir)}`;
  const { postgresAddress } = await import('../../platform/database/drivers/postgres-address.ts');
  const { database, host, port } = postgresAddress(databaseUrl);
  return `the PostgreSQL database ${JSON.stringify(database)} at ${host}:${port}`;
}
