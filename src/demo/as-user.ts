import type { SignedIn } from '../platform/access/acting-user.ts';
import { Viewer } from '../platform/access/viewer.ts';
import { systemContext } from '../platform/commands/system-context.ts';
import type { Context, Services } from '../platform/context.ts';

const DEMO_CLIENT = { id: 'demo', ip: '127.0.0.1', userAgent: 'npm run demo', country: null, locale: null };

interface Browser {
  readonly userAgent: string;
  readonly ip: string;
}

/** The context of a browser without a signed-in user. */
export function asBrowser(services: Services, deploymentId: number, browser: Browser = DEMO_CLIENT) {
  const viewer = Viewer.anonymous(deploymentId);
  const { userAgent, ip } = browser;
  return systemContext(services, deploymentId, {
    host: 'DEPLOYMENT',
    viewer,
    request: { ...DEMO_CLIENT, userAgent, ip },
  });
}

/** The context of a user who has just authenticated. Session and sign-in are placeholders unless `user` contains them. */
export function asUser(services: Services & Pick<Context, 'viewer'>, user: Partial<SignedIn> & { userId: string }) {
  const { deploymentId } = services.viewer;
  const authenticatedAt = new Date().toISOString();
  const viewer = Viewer.user(deploymentId, { sessionId: '0', signInId: '0', authenticatedAt, ...user });
  return systemContext(services, deploymentId, { host: 'DEPLOYMENT', viewer, request: DEMO_CLIENT });
}
