import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readConfig } from '../../src/config/config.ts';
import { createLog, type Log } from '../../src/platform/logging/log.ts';
import type { ServiceOverrides } from '../../src/services.ts';
import { type Running, start } from '../../src/start.ts';
import { USES_PGVECTOR } from './pgvector.ts';
import { openTestDatabase, TEST_MASTER_KEY } from './service.ts';

/** Starts a separate service with its own database, for a test that would affect the shared ones. The caller stops it. */
export async function startOwnService(
  env: Record<string, string> = {},
  log: Log = createLog('fatal'),
  parts: ServiceOverrides = {},
): Promise<Running> {
  const DATA_DIR = await mkdtemp(join(inject('scratch'), 'own-'));
  const config = readConfig({ PORT: '0', DEPLOYMENT_PORT: '0', DATA_DIR, MASTER_KEY: TEST_MASTER_KEY, ...env });
  return start(config, log, {
    database: await openTestDatabase(),
    vectorSearch: { usesPgvector: USES_PGVECTOR },
    ...parts,
  });
}
