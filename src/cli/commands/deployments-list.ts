import { runOperatorCommand } from '../terminal.ts';
import { defineCommand } from './command.ts';
import { OPERATOR_HELP } from './deployment-option.ts';
import { printJson, table } from './table.ts';

const HELP = `npm run cli -- deployments list [--json]
    lists the deployments

    --json  prints a JSON array

${OPERATOR_HELP}`;

const options = { json: { type: 'boolean', default: false } } as const;

export const command = defineCommand({ help: HELP, options }, async ({ values }) => {
  const deployments = await runOperatorCommand({ name: 'listDeployments', args: null });
  if (values.json) return printJson(deployments);
  if (deployments.length === 0) {
    return console.log('There is no deployment yet. The first start of the service creates one.');
  }
  console.log(
    table(
      ['ID', 'NAME', 'MODE', 'HOST', 'CREATED'],
      deployments.map(({ id, name, mode, frontendHost, createdAt }) => [
        String(id),
        name,
        mode,
        frontendHost,
        createdAt.slice(0, 10),
      ]),
    ),
  );
});
