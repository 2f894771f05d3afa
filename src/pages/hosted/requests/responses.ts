import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { liftDeadline } from '../../../platform/process/deadline.ts';
import type { FileResult, HostedPage, PageRequest } from '../page.ts';
import { isToken, secretCookie } from './secret-cookies.ts';

/** Redirects with a GET request. `no-referrer` keeps the URL of this request from the next page. */
export function redirect(
  response: Response,
  to: string,
  referrerPolicy: 'same-origin' | 'no-referrer' = 'same-origin',
): void {
  response.set({ 'Cache-Control': 'no-store', 'Referrer-Policy': referrerPolicy }).redirect(303, to);
}

/** Sends a file that the browser stores and never shows, as fast as it is received. Throws before the headers if the first part fails. */
export async function sendFile(
  response: Response,
  { file: { name, contentType, content } }: FileResult,
): Promise<void> {
  liftDeadline();
  // Each operation that reads a part waits for the end of the response.
  response.setMaxListeners(0);
  const parts = content[Symbol.asyncIterator]();
  const first = await parts.next();
  response.writeHead(200, {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
  });
  await pipeline(Readable.from(allParts(first, parts)), response);
}

async function* allParts(first: IteratorResult<string>, rest: AsyncIterator<string>): AsyncGenerator<string> {
  for (let part = first; part.done !== true; part = await rest.next()) yield part.value;
}

/** Responds to a request that no user has made. Browsers do not show such a response, and request the page when the user opens it. */
export function rejectVisit(response: Response): void {
  response.set('Cache-Control', 'no-store').status(503).end();
}

/** Moves the secrets in the URL of a GET request to cookies, and redirects to the URL without them. */
export function moveSecrets(
  { path }: Pick<HostedPage, 'path'>,
  names: readonly string[],
  request: PageRequest,
  response: Response,
): boolean {
  const present = names.filter((name) => request.query.has(name));
  if (present.length === 0) return false;
  for (const name of present) {
    const value = request.query.get(name) ?? '';
    if (isToken(value)) response.append('Set-Cookie', secretCookie(`${request.base}${path}`, name, value));
    request.query.delete(name);
  }
  const rest = request.query.toString();
  redirect(response, `${request.base}${path}${rest === '' ? '' : `?${rest}`}`);
  return true;
}
