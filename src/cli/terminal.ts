import { readConfig } from '../config/config.ts';
import { hideNewFiles } from '../config/data-dir.ts';
import { createLog } from '../platform/logging/log.ts';
import type { OperatorCommands, OperatorRequest } from './operator/commands.ts';
import { runOperator } from './operator/run.ts';

const DOT_EVERY_MS = 500;

/**
 * Runs a command. Prints on stderr which database it uses, and if it takes long its progress below this title. Stdout contains
 * only the result.
 */
export async function runOperatorCommand<Name extends keyof OperatorCommands>(
  request: OperatorRequest<Name>,
  title?: string,
): Promise<Awaited<ReturnType<OperatorCommands[Name]>>> {
  hideNewFiles();
  let dots: NodeJS.Timeout | undefined;
  try {
    return await runOperator(readConfig(), createLog('warn'), request, (database) => {
      process.stderr.write(`Using ${database}.\n${title ?? ''}`);
      if (title !== undefined) dots = setInterval(() => process.stderr.write('.'), DOT_EVERY_MS);
    });
  } finally {
    clearInterval(dots);
    if (dots !== undefined) process.stderr.write('\n');
  }
}
