import type { IncomingMessage } from 'node:http';
import { CONSOLE_PATH, isOperatorsHost } from '../../deployment/index.ts';
import { SOCIAL_COOKIE } from '../../identity/index.ts';
import type { NewSession } from '../../platform/access/session-cookie.ts';
import type { Context } from '../../platform/context.ts';
import { isToken } from '../../platform/crypto/tokens.ts';

const NAME = '__session';
const CONSOLE_NAME = '__console';
const HEADER = 'X-Development-Session';
/** The name of the header in requests. */
export const DEVELOPMENT_SESSION = HEADER.toLowerCase();
/** No `Domain`: the cookie stays with the host that set it. */
const ATTRIBUTES = 'Path=/; HttpOnly; Secure; SameSite=Lax';

/** The session cookie of an operator, which only the console receives. */
const CONSOLE_ATTRIBUTES = `Path=${CONSOLE_PATH}; HttpOnly; Secure; SameSite=Strict`;

/** The session cookies of an operator. There is more than one only if a sibling host has set a second. */
export const consoleCookies = (request: IncomingMessage): string[] => cookiesNamed(request, CONSOLE_NAME);

/** The session cookies of a request. There is more than one only if a sibling host has set a second. */
export const sessionCookies = (request: IncomingMessage): string[] => cookiesNamed(request, NAME);

/** The tokens of `X-Development-Session`, which pages on a developer's machine send instead of the cookie. */
export function developmentSessions({ headersDistinct }: IncomingMessage): readonly string[] {
  return headersDistinct[DEVELOPMENT_SESSION] ?? [];
}

/** The secret of the cookie that binds social sign-ins to this browser, or null. */
export const socialSecretOf = (request: IncomingMessage): string | null =>
  cookiesNamed(request, SOCIAL_COOKIE).find(isToken) ?? null;

function cookiesNamed({ headers }: IncomingMessage, name: string): string[] {
  return (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
}

/** The `Set-Cookie` value that gives the browser a session. */
export function sessionCookie(token: string, maxAgeSeconds: number): string {
  return `${NAME}=${token}; ${ATTRIBUTES}; Max-Age=${Math.floor(maxAgeSeconds)}`;
}

/** The `Set-Cookie` value that deletes the session cookie. */
export function clearedSessionCookie(): string {
  return sessionCookie('', 0);
}

/** The response headers that set or delete the session cookie; none unless the request changed the token. */
export function sessionHeaders(context: Context): Record<string, string> {
  const { pendingChange } = context.sessionCookie;
  if (pendingChange === undefined) return {};
  if (isOfConsole(context)) return { 'Set-Cookie': consoleCookie(pendingChange) };
  if (pendingChange === null) return { 'Set-Cookie': clearedSessionCookie() };
  const { token, maxAgeSeconds } = pendingChange;
  const cookie = { 'Set-Cookie': sessionCookie(token, maxAgeSeconds) };
  // Browsers do not send the cookie from a page on a developer's machine, which is another site. The page stores the token.
  return context.sessionCookie.isStaging ? { ...cookie, [HEADER]: token } : cookie;
}

const isOfConsole = ({ deployment }: Context) => deployment !== undefined && isOperatorsHost(deployment.frontendHost);

/** The `Set-Cookie` value that gives an operator's browser a session, or deletes its cookie. */
function consoleCookie(session: NewSession | null): string {
  const { token, maxAgeSeconds } = session ?? { token: '', maxAgeSeconds: 0 };
  return `${CONSOLE_NAME}=${token}; ${CONSOLE_ATTRIBUTES}; Max-Age=${Math.floor(maxAgeSeconds)}`;
}
