import { metricsAddress } from './api/http/metrics-server.ts';
import { assertPortFree, consoleAddress } from './api/http/server.ts';
import { findRunningServices } from './cli/operator/running.ts';
import { createDataDir } from './config/data-dir.ts';
import { type Config, ConfigError } from './platform/config.ts';
import { dataDirInUse, isDataDirLocked } from './platform/database/drivers/data-dir-lock.ts';
import type { Log } from './platform/logging/log.ts';

/**
 * Throws a ConfigError if `DATA_DIR` cannot be created, or if another process uses it or a port. A start checks this before it
 * creates a database or prints a key. `start` locks the folder and takes the ports later, because a port that accepts
 * connections must serve requests.
 */
export async function assertCanStart(config: Config, log: Log): Promise<void> {
  const { databaseUrl, dataDir, host, port, deploymentPort, consolePort, metricsPort } = config;
  checkDataDir(config, log);
  if (databaseUrl === null && isDataDirLocked(dataDir)) {
    const [other] = await findRunningServices(dataDir);
    throw dataDirInUse(dataDir, other);
  }
  await assertPortFree({ host, port, variable: 'PORT' });
  await assertPortFree({ host, port: deploymentPort, variable: 'DEPLOYMENT_PORT' });
  if (config.console && consolePort !== null) await assertPortFree(consoleAddress(config));
  if (metricsPort !== null) await assertPortFree(metricsAddress(config, metricsPort));
}

/**
 * PGlite and the key file need `DATA_DIR`. A process on PostgreSQL that has its key from `MASTER_KEY` runs without the folder, for
 * example in a container with a read-only file system, but cannot store messages as files.
 */
function checkDataDir({ databaseUrl, masterKey, dataDir }: Config, log: Log): void {
  try {
    createDataDir(dataDir);
  } catch (error) {
    if (databaseUrl === null || masterKey === null || !(error instanceof ConfigError)) throw error;
    log.warn(`${error.errors.join(' ')} Until then, mail and phone messages need a server that sends them.`);
  }
}
