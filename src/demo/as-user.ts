import { systemContext } from '../platform/access/system-context.ts';
import { type SignedIn, Viewer } from '../platform/access/viewer.ts';
import type { Context, Services } from '../platform/context.ts';

const HERE = { id: 'demo', ip: '127.0.0.1', userAgent: 'npm run demo', country: null };

interface Browser {
  readonly userAgent: string;
  readonly ip: string;
}

/** A browser in which nobody is signed in. */
export function asBrowser(services: Services, deploymentId: number, browser: Browser = HERE) {
  const viewer = Viewer.anonymous(deploymentId);
  const { userAgent, ip } = browser;
  return systemContext(services, deploymentId, { host: 'DEPLOYMENT', viewer, request: { ...HERE, userAgent, ip } });
}

/** A user who has just proved who they are: in a sign-in, or in none where the call needs no more than the user. */
export function asUser(services: Services & Pick<Context, 'viewer'>, user: Partial<SignedIn> & { userId: string }) {
  const { deploymentId } = services.viewer;
  const authenticatedAt = new Date().toISOString();
  const viewer = Viewer.user(deploymentId, { sessionId: '0', signinId: '0', authenticatedAt, ...user });
  return systemContext(services, deploymentId, { host: 'DEPLOYMENT', viewer, request: HERE });
}
