import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { hideNewFiles } from '../config/data-dir.ts';
import { ConfigError } from '../platform/config.ts';
import { ServiceError } from '../platform/errors.ts';
import { createLog } from '../platform/logging/log.ts';
import type { OperatorCommands, OperatorRequest } from './operator/commands.ts';
import { runOperator } from './operator/run.ts';

/** An error in the arguments of a script. It is printed with the script's help. */
export class UsageError extends Error {}

/** Runs a script. Expected errors are printed as messages, unexpected ones with their stack. */
export async function runScript(help: string, main: () => Promise<void>): Promise<void> {
  try {
    if (process.argv.includes('--help')) console.log(help);
    else await main();
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof UsageError || isArgumentError(error)) console.error(`${error.message}\n\n${help}`);
    else if (error instanceof ConfigError || error instanceof ServiceError) console.error(error.message);
    else throw error;
  }
}

export function runOperatorCommand<Name extends keyof OperatorCommands>(request: OperatorRequest<Name>) {
  hideNewFiles();
  const config = readConfig();
  return runOperator(config, createLog('warn'), request);
}

export { parseArgs };

function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
