import { parseArgs } from 'node:util';
import { readConfig } from '../config/config.ts';
import { hideNewFiles } from '../config/data-dir.ts';
import { ConfigError } from '../platform/config.ts';
import { ServiceError } from '../platform/errors.ts';
import { createLog } from '../platform/logging/log.ts';
import type { OperatorCall, OperatorCommands } from './operator/commands.ts';
import { runOperator } from './operator/run.ts';

/** A mistake in how a script was called: its help follows. */
export class UsageError extends Error {}

/** Runs a script: its failures are sentences, not stacks, unless they are ours. */
export async function script(help: string, main: () => Promise<void>): Promise<void> {
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

export function operate<Name extends keyof OperatorCommands>(call: OperatorCall<Name>) {
  hideNewFiles();
  const config = readConfig();
  return runOperator(config, createLog('warn'), call);
}

export { parseArgs };

function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
