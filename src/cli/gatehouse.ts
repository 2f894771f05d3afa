import { USAGE_EXIT_CODE } from './commands/command.ts';
import { COMMANDS } from './commands/commands.ts';
import { columns, helpWidth } from './help.ts';
import { runScript, UsageError } from './script.ts';

const args = process.argv.slice(2);
const words = args.filter((argument) => !argument.startsWith('-'));
const command = COMMANDS.find(({ name }) => name === args[0] || name === `${args[0]} ${args[1]}`);

if (command === undefined) {
  const help = overview(words[0]);
  await runScript(
    { help, allowPositionals: true, args: args.filter(isHelpOrWord), usageExitCode: USAGE_EXIT_CODE },
    () => {
      if (words.length > 0) throw new UsageError(`There is no command ${JSON.stringify(words.slice(0, 2).join(' '))}.`);
      throw new UsageError('Name one of the commands below.');
    },
  );
} else {
  const { command: loaded } = await command.load();
  await loaded.execute(args.slice(command.name.split(' ').length));
}

/** Options before the name of a command are not reported: the missing name is the error. */
function isHelpOrWord(argument: string): boolean {
  return argument === '--help' || argument === '-h' || !argument.startsWith('-');
}

/** The commands that begin with the word, or all of them. */
function overview(word: string | undefined): string {
  const group = COMMANDS.filter(({ name }) => name.split(' ')[0] === word);
  const shown = group.length > 0 ? group : COMMANDS;
  const rows = shown.map(({ name, summary }) => [name, summary] as const);
  return `npm run cli -- COMMAND [OPTIONS]

${columns(rows, helpWidth())}

npm run cli -- COMMAND --help
    describes a command

Exit codes: 0 done, 1 failed, 2 wrong arguments, 130 stopped by Ctrl-C before it was done.`;
}
