import { runScript, UsageError } from './script.ts';
import { runOperatorCommand } from './terminal.ts';

const HELP = `npm run deployment -- create NAME --host HOST [--backend-host HOST] [--production]
    creates a deployment and prints its first API key; HOST is the host name for its end users
npm run deployment -- list
    lists the deployments
npm run deployment -- key ID
    creates another API key for a deployment and prints it

It uses the database of DATABASE_URL if that is set, else the service that runs with the same DATA_DIR, else the embedded database in
DATA_DIR. It prints which one it uses, and creates none.`;

const options = {
  host: { type: 'string' },
  'backend-host': { type: 'string' },
  production: { type: 'boolean', default: false },
} as const;

await runScript({ help: HELP, options, allowPositionals: true }, async ({ positionals, values }) => {
  const [command, subject] = positionals;
  if (command === 'list' && positionals.length === 1) return list();
  if (command === 'key' && subject !== undefined && positionals.length === 2) return key(subject);
  if (command === 'create' && subject !== undefined && positionals.length === 2) {
    if (values.host === undefined)
      throw new UsageError('--host is required: the host name for the end users of the deployment.');
    return create(subject, values.host, values['backend-host'] ?? values.host, values.production);
  }
  throw new UsageError('Use one of the commands below.');
});

async function create(name: string, frontendHost: string, backendHost: string, production: boolean): Promise<void> {
  const mode = production ? 'production' : 'staging';
  const created = await runOperatorCommand({
    name: 'createDeployment',
    args: { name, mode, frontendHost, backendHost },
  });
  console.log(`Deployment ${created.id}, ${created.name}, is served at ${created.frontendHost}.`);
  console.log(`Its first API key, shown only once:\n\n  ${created.apiKey}\n`);
}

async function list(): Promise<void> {
  const deployments = await runOperatorCommand({ name: 'listDeployments', args: null });
  if (deployments.length === 0) console.log('There is no deployment yet. The first start of the service creates one.');
  else console.table(deployments);
}

async function key(id: string): Promise<void> {
  const deploymentId = Number(id);
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new UsageError(`${JSON.stringify(id)} is not a deployment id.`);
  const { apiKey } = await runOperatorCommand({ name: 'createKey', args: { deploymentId } });
  console.log(`Another API key of deployment ${id}, shown only once:\n\n  ${apiKey}\n`);
}
