import { existsSync } from 'node:fs';
import type { Config } from '../../platform/config.ts';
import { lockDataDir } from '../../platform/database/data-dir-lock.ts';
import type { Log } from '../../platform/logging/log.ts';
import { openServices } from '../../services.ts';
import { operatorSocket } from '../../start.ts';
import { runHere, runThere } from './channel.ts';
import type { OperatorCall, OperatorCommands } from './commands.ts';

/** Runs a command in the service that has the data open, or opens the data itself when none runs. */
export async function runOperator<Name extends keyof OperatorCommands>(
  config: Config,
  log: Log,
  call: OperatorCall<Name>,
): Promise<Awaited<ReturnType<OperatorCommands[Name]>>> {
  if (config.databaseUrl === null && isServed(config)) return await runThere(operatorSocket(config), call);
  const services = await openServices(config, log);
  try {
    return await runHere(services, call);
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
