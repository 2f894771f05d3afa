import { ServiceError } from '../../platform/errors.ts';

/** How many streams one process serves at once. */
export interface FeedLimits {
  readonly perApp: number;
  readonly perDeployment: number;
  readonly inAll: number;
  /** The last so many of all are for deployments that hold fewer than `guaranteed`. */
  readonly reserved: number;
  readonly guaranteed: number;
}

export const LIMITS: FeedLimits = { perApp: 20, perDeployment: 50, inAll: 200, reserved: 50, guaranteed: 5 };

const RETRY_AFTER_SECONDS = 10;

interface Open {
  readonly deploymentId: number;
  readonly appId: string;
  readonly readers: { readonly size: number };
}

/** Throws 429 unless one more stream of this app may be opened beside those that are open. */
export function assertFree(
  apps: readonly Open[],
  { deploymentId, appId }: Pick<Open, 'deploymentId' | 'appId'>,
  { perApp, perDeployment, inAll, reserved, guaranteed }: FeedLimits,
): void {
  const ofDeployment = apps.filter((app) => app.deploymentId === deploymentId);
  const held = count(ofDeployment);
  const all = count(apps);
  if (count(ofDeployment.filter((app) => app.appId === appId)) >= perApp) throw tooMany('of this app ');
  if (held >= perDeployment) throw tooMany('of this deployment ');
  if (all >= inAll || (all >= inAll - reserved && held >= guaranteed)) throw tooMany('');
}

const count = (apps: readonly Open[]) => apps.reduce((sum, { readers }) => sum + readers.size, 0);

function tooMany(whose: string): ServiceError {
  return new ServiceError('RATE_LIMITED', `Too many streams ${whose}are open. Close one, or try again later.`, {
    retryAfter: RETRY_AFTER_SECONDS,
  });
}
