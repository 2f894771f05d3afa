import { ServiceError } from '../../platform/errors.ts';

/** The limits of open streams in one process. */
export interface StreamLimits {
  readonly perApp: number;
  readonly perDeployment: number;
  readonly perProcess: number;
  /** This many of all streams are reserved for deployments with fewer than `guaranteedPerDeployment` streams. */
  readonly reservedSlots: number;
  readonly guaranteedPerDeployment: number;
}

export const STREAM_LIMITS: StreamLimits = {
  perApp: 20,
  perDeployment: 50,
  perProcess: 200,
  reservedSlots: 50,
  guaranteedPerDeployment: 5,
};

const RETRY_AFTER_SECONDS = 10;

interface OpenStreams {
  readonly deploymentId: number;
  readonly appId: string;
  readonly subscribers: { readonly size: number };
}

/** Throws 429 when the open streams leave no capacity for another stream of this app. */
export function assertBelowLimits(
  apps: readonly OpenStreams[],
  { deploymentId, appId }: Pick<OpenStreams, 'deploymentId' | 'appId'>,
  { perApp, perDeployment, perProcess, reservedSlots, guaranteedPerDeployment }: StreamLimits,
): void {
  const ofDeployment = apps.filter((app) => app.deploymentId === deploymentId);
  const openOfDeployment = count(ofDeployment);
  const all = count(apps);
  if (count(ofDeployment.filter((app) => app.appId === appId)) >= perApp) throw tooMany('of this app ');
  if (openOfDeployment >= perDeployment) throw tooMany('of this deployment ');
  const isReserved = all >= perProcess - reservedSlots && openOfDeployment >= guaranteedPerDeployment;
  if (all >= perProcess || isReserved) throw tooMany('');
}

const count = (apps: readonly OpenStreams[]) => apps.reduce((sum, { subscribers }) => sum + subscribers.size, 0);

function tooMany(scope: string): ServiceError {
  return new ServiceError('RATE_LIMITED', `Too many streams ${scope}are open. Close one, or try again later.`, {
    retryAfter: RETRY_AFTER_SECONDS,
  });
}
