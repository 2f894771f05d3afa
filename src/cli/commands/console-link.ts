import { UsageError } from '../script.ts';
import { runOperatorCommand } from '../terminal.ts';
import { defineCommand } from './command.ts';
import { OPERATOR_HELP } from './deployment-option.ts';
import { printJson } from './table.ts';

const HELP = `npm run cli -- console-link [--json]
    prints a link that makes an owner of the console, once within 24 hours; it replaces the link before

    --json  prints a JSON object with url and expiresAt

${OPERATOR_HELP}`;

const options = { json: { type: 'boolean', default: false } } as const;

export const command = defineCommand(
  { help: HELP, options, allowPositionals: true },
  async ({ values, positionals }) => {
    if (positionals.length > 0) throw new UsageError(`Unexpected argument '${positionals[0]}'.`);
    const link = await runOperatorCommand({ name: 'consoleLink', args: null });
    if (values.json) return printJson(link);
    console.log(
      `Open this link to become an owner of the console. It is valid once, until ${link.expiresAt}:\n\n  ${link.url}\n`,
    );
  },
);
