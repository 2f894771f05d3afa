import { type ParseArgsConfig, parseArgs } from 'node:util';
import { misspelledVariables } from '../config/config.ts';
import { ConfigError } from '../platform/config.ts';
import { ServiceError } from '../platform/errors.ts';
import { endSentence } from '../platform/text/end-sentence.ts';
import { helpWidth, wrapHelp } from './help.ts';

/** An error in the arguments of a script. It is printed with the script's usage. */
export class UsageError extends Error {}

/** An expected error, such as a rejected request. Its message is printed without a stack. */
export class CommandError extends Error {}

export type Options = NonNullable<ParseArgsConfig['options']>;
export type Arguments<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

export interface Script<O extends Options> {
  /** Printed with `--help`. */
  readonly help: string;
  /** Printed after invalid arguments. The help if not set. */
  readonly usage?: string;
  readonly options?: O;
  readonly allowPositionals?: boolean;
  /** What to do instead of passing an unknown option. */
  readonly insteadOf?: (option: string) => string | null;
  /** Printed before the reasons why the script cannot run. */
  readonly failure?: string;
  /** The arguments. Those of the process if not set. */
  readonly args?: readonly string[];
  /** The exit code after invalid arguments; 1 if not set. */
  readonly usageExitCode?: number;
}

/**
 * Runs a script. Unknown options and arguments are rejected with its usage. Expected errors are printed as messages, unexpected
 * ones with their stack.
 */
export async function runScript<const O extends Options = Record<never, never>>(
  script: Script<O>,
  main: (args: Arguments<O>) => unknown,
): Promise<void> {
  try {
    const { help, ...args } = readArguments(script);
    if (help) console.log(wrapHelp(script.help, helpWidth()));
    else {
      for (const warning of misspelledVariables()) console.error(`Warning: ${warning}`);
      await main(args);
    }
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof UsageError) {
      process.exitCode = script.usageExitCode ?? 1;
      console.error(`${error.message}\n\n${wrapHelp(script.usage ?? script.help, helpWidth(process.stderr.columns))}`);
    } else if (error instanceof ConfigError) {
      console.error(
        [script.failure ?? "The command can't run:", ...error.errors.map((each) => `- ${each}`)].join('\n'),
      );
    } else if (error instanceof ServiceError || error instanceof CommandError) console.error(error.message);
    else throw error;
  }
}

function readArguments<O extends Options>(script: Script<O>): Arguments<O> & { help: boolean } {
  const { options, allowPositionals = false, insteadOf, args = process.argv.slice(2) } = script;
  // Help is shown beside any other argument.
  if (args.some((argument) => argument === '--help' || argument === '-h')) {
    return { help: true } as Arguments<O> & { help: boolean };
  }
  try {
    return {
      help: false,
      ...(parseArgs({ args: [...args], options: options ?? {}, allowPositionals }) as Arguments<O>),
    };
  } catch (error) {
    if (!isArgumentError(error)) throw error;
    // The other sentences explain how to pass the option as an argument.
    const [sentence = ''] = error.message.split('. ');
    const [, option = ''] = /^Unknown option '([^']+)'/.exec(sentence) ?? [];
    const instead = insteadOf?.(option) ?? null;
    throw new UsageError([endSentence(sentence), ...(instead === null ? [] : [instead])].join(' '));
  }
}

function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
