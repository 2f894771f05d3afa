import { systemContext } from '../platform/access/system-context.ts';
import type { Services } from '../platform/context.ts';
import { ServiceError } from '../platform/errors.ts';
import { mailSpool } from '../platform/spool.ts';
import { fillApiAuthKeys } from './api-auth-keys.ts';
import { fillAssistants } from './assistants.ts';
import { fillDoors } from './doors.ts';
import { fillIntegrations } from './integrations.ts';
import { type Count, Ledger } from './ledger.ts';
import { fillPeople } from './people.ts';
import { fillSecondFactor } from './second-factor.ts';
import { fillBrowsers, type Guide, signInGuide } from './sign-in.ts';
import { fillOrganization } from './tenancy.ts';
import { organizations } from './world/index.ts';
import type { DemoOrganization } from './world/shapes.ts';

export interface FilledDemo {
  readonly deployment: { readonly id: number; readonly name: string };
  readonly counts: Readonly<Record<string, Count>>;
  readonly guide: Guide;
  /** What an authenticator app needs for the user with a second factor; null where it was made before. */
  readonly totpSecret: string | null;
  /** Where the built-in provider keeps mails. */
  readonly mailFolder: string;
  readonly backendUrl: string;
  readonly deploymentUrl: string;
  /** The `Host` to send there, where the address alone would mean another deployment. */
  readonly hostHeader: string | null;
}

/** Two fillings at once would each miss what the other is about to make. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Makes what the deployment lacks of the demo's world and leaves what is there as it is, whoever changed it meanwhile.
 * Things are known by their e-mail address, slug or name, so that a second call, or one after a kill, goes on.
 */
export function fillDemo(services: Services, deploymentId: number | null): Promise<FilledDemo> {
  const work = () => services.database.underStartLock(() => fill(services, deploymentId));
  const filling = previous.then(work, work);
  previous = filling;
  return filling;
}

async function fill(services: Services, deploymentId: number | null): Promise<FilledDemo> {
  const deployment = await deploymentToFill(services, deploymentId);
  const { id, name } = deployment;
  const ledger = new Ledger();
  const ctx = systemContext(services, id);
  const people = await fillPeople(ctx, ledger);
  const organizationIds = new Map<DemoOrganization, string>();
  for (const organization of organizations) {
    organizationIds.set(organization, await fillOrganization(ctx, ledger, people, organization));
  }
  await fillAssistants(ctx, ledger);
  await fillIntegrations(ctx, ledger);
  await fillApiAuthKeys(ctx, ledger, people, organizationIds);
  await fillDoors(ctx, ledger);
  const totpSecret = await fillSecondFactor(ctx, ledger, people);
  await fillBrowsers(ctx, ledger, people);
  const guide = await signInGuide(ctx, organizationIds);
  return {
    deployment: { id, name },
    counts: ledger.counts,
    guide,
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

async function deploymentToFill({ database }: Services, wanted: number | null): Promise<Deployment> {
  const all = await database.rows
    .selectFrom('deployment')
    .select(['id', 'name', 'mode', 'frontend_host as frontendHost'])
    .orderBy('id')
    .execute();
  const isOnly = all.length === 1;
  const deployment = wanted === null && isOnly ? all[0] : all.find(({ id }) => id === wanted);
  if (deployment === undefined) throw new ServiceError('DEPLOYMENT_NOT_FOUND', whichDeployment(wanted, all.length));
  if (deployment.mode === 'production') {
    throw new ServiceError(
      'BAD_REQUEST',
      `Deployment ${deployment.id}, ${deployment.name}, is in production, and everybody knows the demo's password. Fill a staging deployment instead.`,
    );
  }
  return { ...deployment, isOnly };
}

function whichDeployment(wanted: number | null, count: number): string {
  const list = '`npm run deployment -- list` shows them.';
  if (count === 0) return 'There is no deployment yet. `npm start` makes the first one.';
  if (wanted !== null) return `There is no deployment ${wanted}; ${list}`;
  return `There are ${count} deployments. Say which one with \`npm run demo -- --deployment ID\`; ${list}`;
}

function addresses({ config }: Services, { frontendHost, isOnly }: Deployment) {
  const isMeant = isOnly || new URL(config.publicDeploymentUrl).hostname === frontendHost;
  return {
    backendUrl: config.publicBackendUrl,
    deploymentUrl: config.publicDeploymentUrl,
    hostHeader: isMeant ? null : frontendHost,
  };
}
