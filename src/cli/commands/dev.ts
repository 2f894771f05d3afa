import { readConfigWith } from '../../config/config.ts';
import { hideNewFiles } from '../../config/data-dir.ts';
import { seedDemo } from '../../demo/seed.ts';
import { createLog } from '../../platform/logging/log.ts';
import { type Running, start } from '../../start.ts';
import { assertCanStart } from '../../start-checks.ts';
import { stopOnSignal } from '../../stop-on-signal.ts';
import { CommandError } from '../script.ts';
import { defineCommand } from './command.ts';
import { developmentKey } from './dev-key.ts';
import { devReport } from './dev-report.ts';
import { printingSenders } from './printing-senders.ts';

const HELP = `npm run cli -- dev
    starts the service for development: creates the demo data that is missing, prints the URLs, an API key and sample users, and then
    each mail and phone message with its codes and links. The API key is kept in DATA_DIR/dev-key, so that it stays the same. A
    later start uses the existing data. Rejects databases with deployments in production mode.

    Settings are environment variables, as for npm start, with other defaults: OUTGOING_ALLOW is 127.0.0.0/8,::1/128, so that webhooks
    reach your machine, and LOG_LEVEL is warn. Ctrl-C stops the service.`;

/** Where they differ from the defaults of the service. */
const DEFAULTS = { OUTGOING_ALLOW: '127.0.0.0/8,::1/128', LOG_LEVEL: 'warn' };

export const command = defineCommand({ help: HELP, failure: "The service can't start:" }, async () => {
  hideNewFiles();
  const config = readConfigWith(DEFAULTS);
  const log = createLog(config.logLevel);
  await assertCanStart(config, log);
  if (config.databaseUrl === null) process.stderr.write('Opening the embedded database …\n');
  const senders = await printingSenders(config, log);
  const running = await start(config, log, senders.overrides);
  try {
    await assertNoProduction(running);
    process.stderr.write('Creating the demo data that is missing …\n');
    const seeded = await seedDemo(running.services, null);
    const apiKey = await developmentKey(running, seeded.deployment.id);
    console.log(devReport({ running, seeded, apiKey }));
  } catch (error) {
    await running.stop(0);
    throw error;
  }
  senders.startPrinting();
  stopOnSignal(running, log);
});

/** The password of the demo users is public, and codes would be printed. */
async function assertNoProduction({ services }: Pick<Running, 'services'>): Promise<void> {
  const found = await services.database.rows
    .selectFrom('deployment')
    .select(['id', 'name'])
    .where('mode', '=', 'production')
    .orderBy('id')
    .executeTakeFirst();
  if (found === undefined) return;
  throw new CommandError(
    `Deployment ${found.id}, ${found.name}, is in production mode, and this command prints codes and creates users with a public password. Set DATA_DIR or DATABASE_URL to other data, or use npm start.`,
  );
}
