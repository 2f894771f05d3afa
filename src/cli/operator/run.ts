import { existsSync } from 'node:fs';
import type { Config } from '../../platform/config.ts';
import { lockDataDir } from '../../platform/database/data-dir-lock.ts';
import type { Log } from '../../platform/logging/log.ts';
import { openServices } from '../../services.ts';
import { operatorSocket } from '../../start.ts';
import { runLocally, runOverSocket } from './channel.ts';
import type { OperatorCommands, OperatorRequest } from './commands.ts';

/** Runs a command in the running service, or opens the database in this process if no service is running. */
export async function runOperator<Name extends keyof OperatorCommands>(
  config: Config,
  log: Log,
  operatorRequest: OperatorRequest<Name>,
): Promise<Awaited<ReturnType<OperatorCommands[Name]>>> {
  if (config.databaseUrl === null && isServed(config))
    return await runOverSocket(operatorSocket(config), operatorRequest);
  const services = await openServices(config, log);
  try {
    return await runLocally(services, operatorRequest);
  } finally {
    await services.close();
  }
}

function isServed(config: Config): boolean {
  if (!existsSync(operatorSocket(config))) return false;
  const lock = lockDataDir(config.dataDir);
  lock?.release();
  return lock === null;
}
