import { UsageError } from '../script.ts';
import { runOperatorCommand } from '../terminal.ts';
import { defineCommand } from './command.ts';
import { deploymentIdOf, OPERATOR_HELP } from './deployment-option.ts';

const HELP = `npm run cli -- keys revoke ID [--deployment ID]
    revokes an API key and the access tokens that it created, immediately; keys list shows the ids

    --deployment  id of the deployment; needed if there are several

${OPERATOR_HELP}`;

const options = { deployment: { type: 'string' } } as const;

export const command = defineCommand(
  { help: HELP, options, allowPositionals: true },
  async ({ values, positionals }) => {
    const [id] = positionals;
    if (id === undefined || positionals.length > 1) throw new UsageError('Name one API key by its id.');
    if (!/^[1-9]\d{0,18}$/.test(id)) throw new UsageError(`${JSON.stringify(id)} is not the id of an API key.`);
    const args = { deploymentId: deploymentIdOf(values.deployment), id };
    const { deploymentId } = await runOperatorCommand({ name: 'revokeKey', args });
    console.log(`API key ${id} of deployment ${deploymentId} is revoked.`);
  },
);
