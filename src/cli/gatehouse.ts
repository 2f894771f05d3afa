import { similarName } from '../platform/text/similar-name.ts';
import { USAGE_EXIT_CODE } from './commands/command.ts';
import { COMMANDS } from './commands/commands.ts';
import { columns, helpWidth } from './help.ts';
import { runScript, UsageError } from './script.ts';

/** Few commands exist, so that a short name may differ in one letter of three. */
const LETTERS_PER_EDIT = 3;

const args = process.argv.slice(2);
const words = args.filter((argument) => !argument.startsWith('-'));
const command = COMMANDS.find(({ name }) => name === args[0] || name === `${args[0]} ${args[1]}`);

if (command === undefined) {
  const help = overview(words[0]);
  await runScript(
    { help, allowPositionals: true, args: args.filter(isHelpOrWord), usageExitCode: USAGE_EXIT_CODE },
    () => {
      throw new UsageError(usageError(words));
    },
  );
} else {
  const { command: loaded } = await command.load();
  await loaded.execute(args.slice(command.name.split(' ').length));
}

function usageError([group, verb]: readonly string[]): string {
  if (group === undefined) return 'Name one of the commands below.';
  if (verb === undefined && commandsOf(group).length > 0) return `Name one of the commands of "${group}" below.`;
  const name = verb === undefined ? group : `${group} ${verb}`;
  return `There is no command ${JSON.stringify(name)}.${suggestion(name, group)}`;
}

/** The command that was probably meant: by both words, else by the first, which may be a group or be followed by an argument. */
function suggestion(name: string, group: string): string {
  const names = COMMANDS.map((each) => each.name);
  const groups = new Set(names.map(firstWord));
  const similar = (text: string, known: Iterable<string>) => similarName(text, known, LETTERS_PER_EDIT);
  const meant = similar(name, names) ?? (groups.has(group) ? null : similar(group, groups));
  return meant === null ? '' : ` Did you mean ${JSON.stringify(meant)}?`;
}

function firstWord(name: string): string {
  return name.split(' ')[0] as string;
}

function commandsOf(group: string | undefined) {
  return COMMANDS.filter(({ name }) => firstWord(name) === group);
}

/** Options before the name of a command are not reported: the missing name is the error. */
function isHelpOrWord(argument: string): boolean {
  return argument === '--help' || argument === '-h' || !argument.startsWith('-');
}

/** The commands that begin with the word, or all of them. */
function overview(word: string | undefined): string {
  const group = commandsOf(word);
  const shown = group.length > 0 ? group : COMMANDS;
  const rows = shown.map(({ name, summary }) => [name, summary] as const);
  return `npm run cli -- COMMAND [OPTIONS]

${columns(rows, helpWidth())}

npm run cli -- COMMAND --help
    describes a command

Exit codes: 0 done, 1 failed, 2 wrong arguments, 130 stopped by Ctrl-C before it was done.`;
}
