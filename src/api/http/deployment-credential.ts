import type { IncomingMessage } from 'node:http';
import { namedSession, type Presented } from '../../identity/index.ts';
import { bearerOf } from '../../platform/access/bearer.ts';
import type { NewSession } from '../../platform/access/session-cookie.ts';
import { developmentSessions, sessionCookies } from './cookies.ts';

const TOKEN = /^[A-Za-z0-9_-]{1,512}$/;
const NONE: Presented = { kind: 'none' };

/**
 * The credential of a request to the deployment host. A session token decides who calls: such a request has no browser
 * session that it could renew. `next` is the cookie that the request's operations have set so far, or null when they have
 * cleared it.
 */
export function presentedBy(req: IncomingMessage, next?: NewSession | null): Presented {
  const bearer = bearerOf(req.headers.authorization);
  if (bearer !== null) return { kind: 'bearer', token: bearer, named: namedSession(bearer) };
  if (next === null) return NONE;
  if (next !== undefined) return { kind: 'cookie', token: next.token, isDevelopment: false };
  const [cookie] = sessionCookies(req);
  const token = cookie ?? developmentSessions(req)[0];
  if (token === undefined || !TOKEN.test(token)) return NONE;
  return { kind: 'cookie', token, isDevelopment: cookie === undefined };
}

/**
 * Why the request's session tokens can't be used together, or null. Two cookies are rejected because a neighbour host can
 * plant a second one, and cookie and header together because they may name different users.
 */
export function conflictOf(req: IncomingMessage): string | null {
  const cookies = sessionCookies(req).length;
  const headers = developmentSessions(req).length;
  if (cookies > 1) return 'The request has more than one __session cookie.';
  if (headers > 1) return 'The request has more than one X-Development-Session.';
  return cookies + headers > 1 ? 'Send the __session cookie or X-Development-Session, not both.' : null;
}
