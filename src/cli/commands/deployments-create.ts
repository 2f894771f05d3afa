import { UsageError } from '../script.ts';
import { runOperatorCommand } from '../terminal.ts';
import { defineCommand } from './command.ts';
import { OPERATOR_HELP } from './deployment-option.ts';
import { printJson } from './table.ts';

const HELP = `npm run cli -- deployments create NAME --host HOST [--backend-host HOST] [--production] [--json]
    creates a deployment and prints its first API key once

    --host          host name for the end users of the deployment
    --backend-host  host name of the backend host; that of --host if not set
    --production    creates it in production mode instead of staging mode
    --json          prints a JSON object

${OPERATOR_HELP}`;

const options = {
  host: { type: 'string' },
  'backend-host': { type: 'string' },
  production: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

export const command = defineCommand(
  { help: HELP, options, allowPositionals: true },
  async ({ values, positionals }) => {
    const [name] = positionals;
    if (name === undefined || positionals.length > 1)
      throw new UsageError('Name the deployment, in quotes if it has spaces.');
    if (values.host === undefined) {
      throw new UsageError('--host is required: the host name for the end users of the deployment.');
    }
    const { id, frontendHost, apiKey } = await runOperatorCommand({
      name: 'createDeployment',
      args: {
        name,
        mode: values.production ? 'production' : 'staging',
        frontendHost: values.host,
        backendHost: values['backend-host'] ?? values.host,
      },
    });
    if (values.json) return printJson({ id, name, host: frontendHost, key: apiKey });
    console.log(`Deployment ${id}, ${name}, is served at ${frontendHost}.`);
    console.log(`Its first API key, shown only once:\n\n  ${apiKey}\n`);
  },
);
