import { demoReport } from '../demo/report.ts';
import { parseArgs, runOperatorCommand, runScript, UsageError } from './terminal.ts';

const HELP = `npm run demo [-- --deployment ID]
    fills a deployment with realistic demo data: 3 organizations, 8 workspaces, 40 users with a known password, roles,
    mailed invitations, a waitlist, signed-in browsers, a second factor, AI agents, a knowledge base with documents, webhook
    apps, JWT templates and API auth apps. You can run it again: it creates what is missing and leaves existing data
    unchanged. It rejects production deployments.

It uses the running service if there is one, and opens the database itself otherwise.`;

await runScript(HELP, async () => {
  const { values } = parseArgs({ options: { deployment: { type: 'string' } } });
  const { deployment } = values;
  if (deployment !== undefined && !/^\d{1,9}$/.test(deployment)) {
    throw new UsageError(`${deployment} is not a deployment id.`);
  }
  const deploymentId = deployment === undefined ? null : Number(deployment);
  const seeded = await withProgress(
    'Creating the demo data',
    runOperatorCommand({ name: 'demo', args: { deploymentId } }),
  );
  console.log(demoReport(seeded));
});

/** Shows progress on stderr, because hashing 40 passwords takes some seconds. Stdout contains only the report. */
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
