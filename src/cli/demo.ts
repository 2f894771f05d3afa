import { demoReport } from '../demo/report.ts';
import { operate, parseArgs, script, UsageError } from './terminal.ts';

const HELP = `npm run demo [-- --deployment ID]
    fills a deployment with a small believable world: 3 organizations, 8 workspaces, 40 users with a known password, roles,
    mailed invitations, a waitlist, browsers that are signed in, a second factor, AI agents, a knowledge base with
    documents, webhook apps, JWT templates and API auth apps. Safe to run twice: it makes what is missing and leaves what is
    there as it is. Production deployments are refused.

It talks to the running service when there is one, and opens the database itself otherwise.`;

await script(HELP, async () => {
  const { values } = parseArgs({ options: { deployment: { type: 'string' } } });
  const wanted = values.deployment;
  if (wanted !== undefined && !/^\d{1,9}$/.test(wanted)) throw new UsageError(`${wanted} is no deployment's id.`);
  const deploymentId = wanted === undefined ? null : Number(wanted);
  const filled = await withProgress('Filling the deployment', operate({ name: 'demo', args: { deploymentId } }));
  console.log(demoReport(filled));
});

/** Tells whoever waits that something goes on: forty passwords are hashed. What is printed stays free of it. */
async function withProgress<T>(title: string, work: Promise<T>): Promise<T> {
  process.stderr.write(title);
  const timer = setInterval(() => process.stderr.write('.'), 500);
  try {
    return await work;
  } finally {
    clearInterval(timer);
    process.stderr.write('\n');
  }
}
