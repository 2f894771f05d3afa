import type { IncomingMessage } from 'node:http';
import { sessionIdOf } from './sign-in-session.ts';

/** The cookie in which the provider looks for its session. Browsers never have it. */
export const SESSION_COOKIE = '__oauth_session';

/**
 * Makes the sign-in of this service the session of the provider: a cookie names the sign-in. One that the browser sends itself does not
 * count.
 */
export function nameSession(request: IncomingMessage, signInId: string | null): void {
  const others = (request.headers.cookie ?? '')
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !isOwn(each));
  if (signInId !== null) others.push(`${SESSION_COOKIE}=${sessionIdOf(signInId)}`);
  request.headers.cookie = others.join('; ');
}

const isOwn = (cookie: string) => cookie.startsWith(`${SESSION_COOKIE}=`);

/** Removes the cookie that names a sign-in from the response, since the next request names it again. */
export function withoutNamedSession(cookies: readonly string[]): string[] {
  return cookies.filter((each) => !isOwn(each));
}
