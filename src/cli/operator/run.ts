import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pgliteFolder, protectDataDir } from '../../config/data-dir.ts';
import { type Config, ConfigError } from '../../platform/config.ts';
import { isDataDirLocked } from '../../platform/database/drivers/data-dir-lock.ts';
import type { Log } from '../../platform/logging/log.ts';
import { openServices } from '../../services.ts';
import { runLocally } from './channel.ts';
import type { OperatorCommands, OperatorRequest } from './commands.ts';
import { describeDatabase } from './database-name.ts';
import { findRunningServices, type RunningService, runInService } from './running.ts';

/**
 * Runs a command on the database of `DATABASE_URL`, else in the service that runs with the same `DATA_DIR`, else on PGlite in
 * `DATA_DIR`. Creates neither a folder nor a database. `onDatabase` receives a description of the database.
 */
export async function runOperator<Name extends keyof OperatorCommands>(
  config: Config,
  log: Log,
  operatorRequest: OperatorRequest<Name>,
  onDatabase: (description: string) => void,
): Promise<Awaited<ReturnType<OperatorCommands[Name]>>> {
  // Another user of the machine could place a socket in an open folder, and would receive the command.
  protectDataDir(config.dataDir, { hasPglite: false });
  const service = config.databaseUrl === null ? await findService(config) : null;
  if (service !== null) {
    onDatabase(`the running service at ${service.url}, with ${service.database}`);
    return runInService(service, operatorRequest);
  }
  onDatabase(await describeDatabase(config));
  const services = await openServices(config, log, { mayCreateDatabase: false });
  try {
    return await runLocally(services, operatorRequest);
  } finally {
    await services.close();
  }
}

/** The service that runs with this `DATA_DIR`. Null if PGlite can be opened instead. */
async function findService({ dataDir }: Config): Promise<RunningService | null> {
  const services = await findRunningServices(dataDir);
  const [service] = services;
  const databases = new Set(services.map(({ database }) => database));
  if (databases.size > 1) {
    throw new ConfigError([
      `Services with different databases run with the DATA_DIR ${dataDir}: ${[...databases].join(', ')}. Set DATABASE_URL to choose one.`,
    ]);
  }
  if (service !== undefined) return service;
  if (isDataDirLocked(dataDir)) {
    throw new ConfigError([
      `The service that runs with the DATA_DIR ${dataDir} accepts no commands yet. Run this again when it has started, or stop it.`,
    ]);
  }
  if (existsSync(join(pgliteFolder(dataDir), 'PG_VERSION'))) return null;
  throw new ConfigError([
    `No service runs with the DATA_DIR ${dataDir}, which has no embedded database either. Run npm start first, or set DATABASE_URL or DATA_DIR as for the service.`,
  ]);
}
