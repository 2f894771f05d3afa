import { randomUUID } from 'node:crypto';
import { importJWK, type JWK, SignJWT } from 'jose';
import { deploymentOfCaller, oidcKeys } from '../../deployment/index.ts';
import { systemContext } from '../../platform/commands/system-context.ts';
import type { Context, Services } from '../../platform/context.ts';
import type { Queue } from '../../platform/jobs/queue.ts';
import { readProviderApplication } from '../provider/application.reads.ts';
import { issuerOf } from '../provider/providers.ts';

/** An application to which the end of a sign-in is reported. */
interface LogoutJob {
  readonly deploymentId: number;
  readonly userId: string;
  readonly applicationId: string;
  /** The claim `sid` of the application's ID tokens. */
  readonly sid: string;
}

/** Reports the end of sign-ins to applications: OpenID Connect Back-Channel Logout 1.0. */
export const logoutJobs: Queue<LogoutJob> = {
  name: 'oauth-logout',
  settings: {
    concurrency: 4,
    concurrencyPerDeployment: 2,
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 60,
  },
  deploymentOf: ({ deploymentId }) => deploymentId,
};

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const ALGORITHM = 'RS256';
/** Section 2.4 recommends at most two minutes. */
const TOKEN_SECONDS = 120;
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 16_384;

/** Sends a logout token. If the application does not accept it, the job runs again, with a new token. */
export async function sendLogout(services: Services, job: LogoutJob): Promise<void> {
  const { deploymentId, applicationId } = job;
  const ctx = systemContext(services, deploymentId, { host: 'DEPLOYMENT' });
  const application = await readProviderApplication(ctx.rows, deploymentId, applicationId);
  const url = application?.backchannelLogoutUri ?? null;
  // It was changed or deleted since.
  if (url === null) return;
  const { status } = await services.outgoingHttp.request({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ logout_token: await logoutToken(ctx, job) }).toString(),
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  if (status !== 200 && status !== 204)
    throw new Error(`The application ${applicationId} answered a logout with ${status}.`);
}

async function logoutToken(ctx: Context, { userId, applicationId, sid }: LogoutJob): Promise<string> {
  const { keys } = await oidcKeys(ctx);
  const key = keys.find(({ alg }) => alg === ALGORITHM) as JWK & { readonly kid: string };
  const now = Math.floor(Date.now() / 1_000);
  return new SignJWT({ sid, events: { [EVENT]: {} } })
    .setProtectedHeader({ alg: ALGORITHM, kid: key.kid, typ: 'logout+jwt' })
    .setIssuer(issuerOf(ctx, await deploymentOfCaller(ctx)))
    .setAudience(applicationId)
    .setSubject(userId)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .setJti(randomUUID())
    .sign(await importJWK(key, ALGORITHM));
}
