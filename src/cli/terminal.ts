import { readConfig } from '../config/config.ts';
import { hideNewFiles } from '../config/data-dir.ts';
import { createLog } from '../platform/logging/log.ts';
import type { OperatorCommands, OperatorRequest } from './operator/commands.ts';
import { runOperator } from './operator/run.ts';

const DOT_EVERY_MS = 500;

interface Progress {
  /** Printed with dots while the command runs, for one that takes long. */
  readonly title?: string;
  /** Whether nothing is printed. */
  readonly isQuiet?: boolean;
}

/** Runs a command. Prints on stderr which database it uses, and its progress below the title. Stdout contains only the result. */
export async function runOperatorCommand<Name extends keyof OperatorCommands>(
  request: OperatorRequest<Name>,
  { title, isQuiet = false }: Progress = {},
): Promise<Awaited<ReturnType<OperatorCommands[Name]>>> {
  hideNewFiles();
  let dots: NodeJS.Timeout | undefined;
  try {
    return await runOperator(readConfig(), createLog('warn'), request, (database) => {
      if (isQuiet) return;
      process.stderr.write(`Using ${database}.\n${title ?? ''}`);
      if (title !== undefined) dots = setInterval(() => process.stderr.write('.'), DOT_EVERY_MS);
    });
  } finally {
    clearInterval(dots);
    if (dots !== undefined) process.stderr.write('\n');
  }
}
