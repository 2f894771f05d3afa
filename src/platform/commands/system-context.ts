import { SessionCookie } from '../access/session-cookie.ts';
import { Viewer } from '../access/viewer.ts';
import type { Context, Services } from '../context.ts';
import { Loaders } from '../database/batching/loaders.ts';

/** Host, viewer and request of a system context. Each defaults to the service itself on the backend host. */
export type SystemContextOptions = Partial<Pick<Context, 'host' | 'viewer' | 'request'>>;

/** The request that audit events of the service itself record. */
export const SYSTEM_REQUEST: Context['request'] = {
  id: 'system',
  ip: '',
  userAgent: null,
  country: null,
  locale: null,
};

const NO_RESPONSE_HEADERS: Context['responseHeaders'] = { set() {}, add() {}, remove() {} };

/** Creates a context outside of any request, for scripts, jobs and tests that call the same functions as resolvers. */
export function systemContext(services: Services, deploymentId: number, options: SystemContextOptions = {}): Context {
  const sessionCookie = new SessionCookie(null);
  const context: Context = {
    ...services,
    host: 'BACKEND',
    viewer: Viewer.system(deploymentId),
    request: SYSTEM_REQUEST,
    memory: {},
    ...options,
    sessionCookie,
    responseHeaders: NO_RESPONSE_HEADERS,
    rows: services.database.rows,
    loaders: new Loaders(() => context),
  };
  return context;
}
