import type { Context, Services } from '../context.ts';
import { Loaders } from '../database/loaders.ts';
import { SessionCookie } from './session-cookie.ts';
import { Viewer } from './viewer.ts';

/** Who the service's own work is done for; what isn't given is the service itself on the backend host. */
export type SystemCall = Partial<Pick<Context, 'host' | 'viewer' | 'request'>>;

/** What stands in the audit in the place of a request. */
export const SYSTEM_REQUEST: Context['request'] = { id: 'system', ip: '', userAgent: null, country: null };

const NO_ANSWER: Context['answerHeaders'] = { set() {}, add() {}, remove() {} };

/** A context outside any request: for scripts, jobs and tests that call the modules as resolvers do. */
export function systemContext(services: Services, deploymentId: number, call: SystemCall = {}): Context {
  const sessionCookie = new SessionCookie(null);
  const context: Context = {
    ...services,
    host: 'BACKEND',
    viewer: Viewer.system(deploymentId),
    request: SYSTEM_REQUEST,
    ...call,
    browser: sessionCookie,
    sessionCookie,
    answerHeaders: NO_ANSWER,
    rows: services.database.rows,
    loaders: new Loaders(() => context),
  };
  return context;
}
