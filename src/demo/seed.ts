import { isForApplications } from '../deployment/index.ts';
import { systemContext } from '../platform/commands/system-context.ts';
import type { Services } from '../platform/context.ts';
import { ServiceError } from '../platform/errors.ts';
import { mailSpool } from '../platform/messages/spool.ts';
import { seedApiAuthKeys } from './api-auth-keys.ts';
import { seedAssistants } from './assistants.ts';
import { organizations } from './data/index.ts';
import type { DemoOrganization } from './data/types.ts';
import { seedIntegrations } from './integrations.ts';
import { seedPeople } from './people.ts';
import { seedSecondFactor } from './second-factor.ts';
import { type SeedCount, SeedCounter } from './seed-counter.ts';
import { createDemoSignIn, type DemoSignIn, seedBrowsers } from './sign-in.ts';
import { seedOrganization } from './tenancy.ts';
import { seedWaitlistAndRestrictions } from './waitlist-and-restrictions.ts';

export interface SeededDemo {
  readonly deployment: { readonly id: number; readonly name: string };
  readonly counts: Readonly<Record<string, SeedCount>>;
  readonly signIn: DemoSignIn;
  /** The secret for the authenticator app of the user with a second factor; null if the factor existed before. */
  readonly totpSecret: string | null;
  /** The folder in which the built-in provider stores mail messages. */
  readonly mailFolder: string;
  readonly backendUrl: string;
  readonly deploymentUrl: string;
  /** The `Host` header to send, if the address by itself selects another deployment; null otherwise. */
  readonly hostHeader: string | null;
}

/** The previous run. Runs are sequential, because two concurrent runs would create the same data twice. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Creates the demo data that the deployment lacks, and leaves existing data unchanged, even if a user has edited it. Existing
 * data is found by email address, slug or name, so that another run continues after an interrupted one.
 */
export function seedDemo(services: Services, deploymentId: number | null): Promise<SeededDemo> {
  const work = () => services.database.withStartupLock(() => seed(services, deploymentId));
  const seeding = previous.then(work, work);
  previous = seeding;
  return seeding;
}

async function seed(services: Services, deploymentId: number | null): Promise<SeededDemo> {
  const deployment = await deploymentToSeed(services, deploymentId);
  const { id, name } = deployment;
  const counter = new SeedCounter();
  const ctx = systemContext(services, id);
  const people = await seedPeople(ctx, counter);
  const organizationIds = new Map<DemoOrganization, string>();
  for (const organization of organizations) {
    organizationIds.set(organization, await seedOrganization(ctx, counter, people, organization));
  }
  await seedAssistants(ctx, counter);
  await seedIntegrations(ctx, counter);
  await seedApiAuthKeys(ctx, counter, people, organizationIds);
  await seedWaitlistAndRestrictions(ctx, counter);
  const totpSecret = await seedSecondFactor(ctx, counter, people);
  await seedBrowsers(ctx, counter, people);
  const guide = await createDemoSignIn(ctx, organizationIds);
  return {
    deployment: { id, name },
    counts: counter.counts,
    signIn: guide,
    totpSecret,
    mailFolder: mailSpool(services.config.dataDir),
    ...addresses(services, deployment),
  };
}

interface Deployment {
  readonly id: number;
  readonly name: string;
  readonly mode: 'production' | 'staging';
  readonly frontendHost: string;
  readonly isOnly: boolean;
}

async function deploymentToSeed({ database }: Services, requestedId: number | null): Promise<Deployment> {
  const all = await database.rows
    .selectFrom('deployment')
    .select(['id', 'name', 'mode', 'frontend_host as frontendHost'])
    .where(isForApplications())
    .orderBy('id')
    .execute();
  const isOnly = all.length === 1;
  const deployment = requestedId === null && isOnly ? all[0] : all.find(({ id }) => id === requestedId);
  if (deployment === undefined)
    throw new ServiceError('DEPLOYMENT_NOT_FOUND', deploymentNotFoundMessage(requestedId, all.length));
  if (deployment.mode === 'production') {
    throw new ServiceError(
      'BAD_REQUEST',
      `Deployment ${deployment.id}, ${deployment.name}, is in production mode, and the demo's password is public. Use a staging deployment instead.`,
    );
  }
  return { ...deployment, isOnly };
}

function deploymentNotFoundMessage(requestedId: number | null, count: number): string {
  const list = '`npm run cli -- deployments list` lists them.';
  if (count === 0) return 'There is no deployment yet. `npm start` creates the first one.';
  if (requestedId !== null) return `There is no deployment ${requestedId}; ${list}`;
  return `There are ${count} deployments. Select one with \`npm run demo -- --deployment ID\`; ${list}`;
}

function addresses({ config }: Services, { frontendHost, isOnly }: Deployment) {
  const isSelectedByAddress = isOnly || new URL(config.publicDeploymentUrl).hostname === frontendHost;
  return {
    backendUrl: config.publicBackendUrl,
    deploymentUrl: config.publicDeploymentUrl,
    hostHeader: isSelectedByAddress ? null : frontendHost,
  };
}
