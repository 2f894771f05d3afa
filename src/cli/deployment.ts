import { operate, parseArgs, script, UsageError } from './terminal.ts';

const HELP = `npm run deployment -- create NAME --host HOST [--backend-host HOST] [--production]
    makes a deployment and prints its first API key; HOST is where its end users call it
npm run deployment -- list
    lists the deployments
npm run deployment -- key ID
    makes another API key for a deployment and prints it

It talks to the running service when there is one, and opens the database itself otherwise.`;

await script(HELP, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      host: { type: 'string' },
      'backend-host': { type: 'string' },
      production: { type: 'boolean', default: false },
    },
  });
  const [verb, subject] = positionals;
  if (verb === 'list' && positionals.length === 1) return list();
  if (verb === 'key' && subject !== undefined && positionals.length === 2) return key(subject);
  if (verb === 'create' && subject !== undefined && positionals.length === 2) {
    if (values.host === undefined) throw new UsageError('A deployment needs --host: where its end users call it.');
    return create(subject, values.host, values['backend-host'] ?? values.host, values.production);
  }
  throw new UsageError('That is none of the calls below.');
});

async function create(name: string, frontendHost: string, backendHost: string, production: boolean): Promise<void> {
  const mode = production ? 'production' : 'staging';
  const created = await operate({ name: 'createDeployment', args: { name, mode, frontendHost, backendHost } });
  console.log(`Deployment ${created.id}, ${created.name}, answers at ${created.frontendHost}.`);
  console.log(`Its first API key, shown this once:\n\n  ${created.apiKey}\n`);
}

async function list(): Promise<void> {
  const deployments = await operate({ name: 'listDeployments', args: null });
  console.table(deployments);
}

async function key(id: string): Promise<void> {
  const deploymentId = Number(id);
  if (!/^[1-9]\d{0,8}$/.test(id)) throw new UsageError(`${JSON.stringify(id)} is no deployment's id.`);
  const { apiKey } = await operate({ name: 'createKey', args: { deploymentId } });
  console.log(`Another API key of deployment ${id}, shown this once:\n\n  ${apiKey}\n`);
}
