import type { IncomingMessage } from 'node:http';

/** How long a page remembers the token of a link: longer than a person needs for its form, shorter than most links last. */
const LIFETIME_SECONDS = 30 * 60;
const PREFIX = 'page_';
/** Tokens of links are base64url. */
const TOKEN = /^[A-Za-z0-9_.~-]{1,512}$/;

/** The `Set-Cookie` value that keeps a secret of a page, which only that page receives. */
export function secretCookie(path: string, name: string, value: string): string {
  return `${PREFIX}${name}=${value}; Path=${path}; HttpOnly; Secure; SameSite=Lax; Max-Age=${LIFETIME_SECONDS}`;
}

/** The `Set-Cookie` value that deletes a secret of a page. */
export function deletedSecret(path: string, name: string): string {
  return `${PREFIX}${name}=; Path=${path}; HttpOnly; Secure; SameSite=Lax; Max-Age=0`;
}

/** A secret of the page, or null. */
export function secretOf(request: IncomingMessage, name: string): string | null {
  return cookieOf(request, `${PREFIX}${name}`, TOKEN);
}

/** Whether a parameter has the form of a token and can be kept in a cookie. */
export const isToken = (value: string) => TOKEN.test(value);

/** The value of a cookie that matches a pattern, or null. */
export function cookieOf({ headers }: IncomingMessage, name: string, pattern: RegExp): string | null {
  const values = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.find((value) => pattern.test(value)) ?? null;
}
