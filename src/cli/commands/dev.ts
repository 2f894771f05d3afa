import { readConfigWith } from '../../config/config.ts';
import { hideNewFiles } from '../../config/data-dir.ts';
import { emailOf, organizations } from '../../demo/data/index.ts';
import { seedDemo } from '../../demo/seed.ts';
import { isForApplications } from '../../deployment/index.ts';
import type { Config } from '../../platform/config.ts';
import { createLog } from '../../platform/logging/log.ts';
import { parseCidr } from '../../platform/network/addresses.ts';
import { type Running, start } from '../../start.ts';
import { assertCanStart } from '../../start-checks.ts';
import { stopOnSignal } from '../../stop-on-signal.ts';
import type { DevPerson } from '../dev-provider/people.ts';
import { CommandError } from '../script.ts';
import { defineCommand } from './command.ts';
import { developmentKey } from './dev-key.ts';
import { devReport } from './dev-report.ts';
import { type DevSignIn, startDevSignIn } from './dev-sign-in.ts';
import { printingSenders } from './printing-senders.ts';

const HELP = `npm run cli -- dev
    starts the service for development: creates the demo data that is missing, prints the URLs, an API key and sample users, and then
    each mail and phone message with its codes and links. The API key is kept in DATA_DIR/dev-key, so that it stays the same. A
    later start uses the existing data. Rejects databases with deployments in production mode.

    The sign-in page has the button "Dev": a provider on this machine that signs in fictional people, for social sign-in without an
    account anywhere. It is the provider dev of the settings, and is disabled when the service stops.

    Settings are environment variables, as for npm start, with other defaults: OUTGOING_ALLOW is 127.0.0.0/8,::1/128, so that webhooks
    reach your machine, and LOG_LEVEL is warn. Ctrl-C stops the service.`;

/** Where they differ from the defaults of the service. */
const DEFAULTS = { OUTGOING_ALLOW: '127.0.0.0/8,::1/128', LOG_LEVEL: 'warn' };

export const command = defineCommand({ help: HELP, failure: "The service can't start:" }, async () => {
  hideNewFiles();
  const config = withOwnProvider(readConfigWith(DEFAULTS));
  const log = createLog(config.logLevel);
  await assertCanStart(config, log);
  if (config.databaseUrl === null) process.stderr.write('Opening the embedded database …\n');
  const senders = await printingSenders(config, log);
  const running = await start(config, log, senders.overrides);
  let signIn: DevSignIn | null;
  try {
    await assertNoProduction(running);
    process.stderr.write('Creating the demo data that is missing …\n');
    const seeded = await seedDemo(running.services, null);
    const apiKey = await developmentKey(running, seeded.deployment.id);
    signIn = await startDevSignIn(running.services, seeded.deployment.id, demoPerson());
    console.log(devReport({ running, seeded, apiKey, signIn }));
  } catch (error) {
    await running.stop(0);
    throw error;
  }
  senders.startPrinting();
  stopOnSignal(
    {
      ...running,
      async stop(graceMs) {
        await signIn?.close();
        await running.stop(graceMs);
      },
    },
    log,
  );
});

/** The service may reach the development provider, also if the variable names other networks. */
function withOwnProvider(config: Config): Config {
  const own = parseCidr('127.0.0.1/32');
  return own === null ? config : { ...config, outgoingAllow: [...config.outgoingAllow, own] };
}

/** A demo user as a person of the development provider, whose account is found by the verified address and linked. */
function demoPerson(): DevPerson {
  const [organization] = organizations;
  const [person] = organization?.people ?? [];
  if (organization === undefined || person === undefined) throw new Error('The demo data has no people.');
  const [firstName = '', ...rest] = person.name.split(' ');
  const email = emailOf(person, organization);
  return { subject: `dev-${person.handle}`, firstName, lastName: rest.join(' '), email, isEmailVerified: true };
}

/** The password of the demo users is public, and codes would be printed. */
async function assertNoProduction({ services }: Pick<Running, 'services'>): Promise<void> {
  const found = await services.database.rows
    .selectFrom('deployment')
    .select(['id', 'name'])
    .where('mode', '=', 'production')
    .where(isForApplications())
    .orderBy('id')
    .executeTakeFirst();
  if (found === undefined) return;
  throw new CommandError(
    `Deployment ${found.id}, ${found.name}, is in production mode, and this command prints codes and creates users with a public password. Set DATA_DIR or DATABASE_URL to other data, or use npm start.`,
  );
}
