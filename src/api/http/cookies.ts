import type { IncomingMessage } from 'node:http';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';

const NAME = '__session';
const HEADER = 'X-Development-Session';
const TOKEN = /^[A-Za-z0-9_-]{1,512}$/;
/** No `Domain`: the cookie stays with the host that set it. */
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/**
 * The session token that a deployment-host request carries, or null. Two cookies are refused because a neighbour host can
 * plant a second one, and cookie and header together because they may name different users.
 */
export function sessionTokenOf(req: IncomingMessage, mode: 'staging' | 'production'): string | null {
  const cookies = sessionCookies(req.headers.cookie);
  const headers = req.headersDistinct[HEADER.toLowerCase()] ?? [];
  if (cookies.length > 1) throw new ServiceError('BAD_REQUEST', 'The request has more than one __session cookie.');
  if (headers.length > 1) throw new ServiceError('BAD_REQUEST', 'The request has more than one X-Development-Session.');
  if (cookies.length + headers.length > 1) {
    throw new ServiceError('BAD_REQUEST', 'Send the __session cookie or X-Development-Session, not both.');
  }
  const token = cookies[0] ?? (mode === 'staging' ? headers[0] : undefined);
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/** `Set-Cookie` that gives the browser a session for `maxAge` seconds. */
export function sessionCookie(token: string, maxAge: number): string {
  return `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${Math.floor(maxAge)}`;
}

/** `Set-Cookie` that ends it. */
export function clearedSessionCookie(): string {
  return sessionCookie('', 0);
}

/** What an answer tells the browser of its session: nothing, unless the call changed the token. */
export function sessionHeaders(context: Context): Record<string, string> {
  const { next } = context.sessionCookie;
  if (next === undefined) return {};
  if (next === null) return { 'Set-Cookie': clearedSessionCookie() };
  const { token, maxAge } = next;
  const cookie = { 'Set-Cookie': sessionCookie(token, maxAge) };
  // Pages on a developer's machine, of another site than the deployment, get no cookie through: they keep the token.
  return context.browser.isStaging ? { ...cookie, [HEADER]: token } : cookie;
}

function sessionCookies(header = ''): string[] {
  return header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${NAME}=`))
    .map((pair) => pair.slice(NAME.length + 1));
}
