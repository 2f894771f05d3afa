import type { Response } from 'express';
import type { HostedPage, PageRequest } from '../page.ts';
import { isToken, secretCookie } from './secret-cookies.ts';

/** Redirects with a GET request. `no-referrer` keeps the URL of this request from the next page. */
export function redirect(
  response: Response,
  to: string,
  referrerPolicy: 'same-origin' | 'no-referrer' = 'same-origin',
): void {
  response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': referrerPolicy }).redirect(303, to);
}

/** Responds to a request that no user has made. Browsers do not show such a response, and request the page when the user opens it. */
export function rejectVisit(response: Response): void {
  response.set('Cache-Control', 'no-store').status(503).end();
}

/** Moves the secrets in the URL of a GET request to cookies, and redirects to the URL without them. */
export function moveSecrets(
  page: HostedPage,
  names: readonly string[],
  request: PageRequest,
  response: Response,
): boolean {
  const present = names.filter((name) => request.query.has(name));
  if (present.length === 0) return false;
  for (const name of present) {
    const value = request.query.get(name) ?? '';
    if (isToken(value)) response.append('Set-Cookie', secretCookie(page.path, name, value));
    request.query.delete(name);
  }
  const rest = request.query.toString();
  redirect(response, `${page.path}${rest === '' ? '' : `?${rest}`}`);
  return true;
}
