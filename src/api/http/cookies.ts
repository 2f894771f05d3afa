import type { IncomingMessage } from 'node:http';
import type { Context } from '../../platform/context.ts';

const NAME = '__session';
const HEADER = 'X-Development-Session';
/** No `Domain`: the cookie stays with the host that set it. */
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** The session cookies of a request: one, unless a neighbour host has planted a second. */
export function sessionCookies({ headers }: IncomingMessage): string[] {
  return (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${NAME}=`))
    .map((pair) => pair.slice(NAME.length + 1));
}

/** The tokens of `X-Development-Session`, which pages on a developer's machine send in place of the cookie. */
export function developmentSessions({ headersDistinct }: IncomingMessage): readonly string[] {
  return headersDistinct[HEADER.toLowerCase()] ?? [];
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
