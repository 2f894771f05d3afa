import { type Arguments, type Options, runScript, type Script } from '../script.ts';

/** The exit code after unknown options, missing arguments and the like. */
export const USAGE_EXIT_CODE = 2;

/** A command of `npm run cli`. */
export interface Command {
  /** Runs it with the arguments that follow its name. */
  execute(args: readonly string[]): Promise<void>;
}

type Definition<O extends Options> = Pick<Script<O>, 'help' | 'options' | 'allowPositionals' | 'failure'>;

/** Defines a command by its help, its options and its work. */
export function defineCommand<const O extends Options = Record<never, never>>(
  definition: Definition<O>,
  run: (args: Arguments<O>) => unknown,
): Command {
  return {
    execute: (args) => runScript<O>({ ...definition, args, usageExitCode: USAGE_EXIT_CODE }, run),
  };
}
