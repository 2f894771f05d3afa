import { assertPortFree } from './api/http/server.ts';
import { findRunningServices } from './cli/operator/running.ts';
import type { Config } from './platform/config.ts';
import { dataDirInUse, isDataDirLocked } from './platform/database/data-dir-lock.ts';

/**
 * Throws a ConfigError if another process uses `DATA_DIR` or a port. A start checks this before it creates a database or prints a
 * key. `start` locks the folder and takes the ports later, because a port that accepts connections must serve requests.
 */
export async function assertCanStart({ databaseUrl, dataDir, host, port, deploymentPort }: Config): Promise<void> {
  if (databaseUrl === null && isDataDirLocked(dataDir)) {
    const [other] = await findRunningServices(dataDir);
    throw dataDirInUse(dataDir, other);
  }
  await assertPortFree({ host, port, variable: 'PORT' });
  await assertPortFree({ host, port: deploymentPort, variable: 'DEPLOYMENT_PORT' });
}
