import { demoReport } from '../demo/report.ts';
import { runScript, UsageError } from './script.ts';
import { runOperatorCommand } from './terminal.ts';

const HELP = `npm run demo [-- --deployment ID]
    fills a deployment with realistic demo data: 3 organizations, 8 workspaces, 40 users with a known password, roles,
    mailed invitations, a waitlist, signed-in browsers, a second factor, AI agents, a knowledge base with documents, webhook
    apps, JWT templates and API auth apps. You can run it again: it creates what is missing and leaves existing data
    unchanged. It rejects production deployments.

It uses the database of DATABASE_URL if that is set, else the service that runs with the same DATA_DIR, else the embedded database in
DATA_DIR. It prints which one it uses, and creates none.`;

await runScript({ help: HELP, options: { deployment: { type: 'string' } } }, async ({ values: { deployment } }) => {
  if (deployment !== undefined && !/^\d{1,9}$/.test(deployment)) {
    throw new UsageError(`${deployment} is not a deployment id.`);
  }
  const deploymentId = deployment === undefined ? null : Number(deployment);
  const request = { name: 'demo', args: { deploymentId } } as const;
  const seeded = await runOperatorCommand(request, { title: 'Creating the demo data' });
  console.log(demoReport(seeded));
});
