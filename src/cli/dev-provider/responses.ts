import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SafeHtml } from '@remix-run/html-template';
import { InvalidRequest } from './authorization-request.ts';

const MAX_BODY_BYTES = 16_384;

const HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, { ...HEADERS, ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

export function sendRedirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { ...HEADERS, Location: location }).end();
}

/** Sends a page without scripts. Its forms may lead to the origin, because browsers check the redirect as well. */
export function sendPage(
  response: ServerResponse,
  status: number,
  page: (nonce: string) => SafeHtml,
  formTarget = '',
): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `form-action 'self' ${formTarget}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy.join('; ') };
  response.writeHead(status, { ...HEADERS, ...headers }).end(String(page(nonce)));
}

/** The fields of a form. Throws an InvalidRequest when it is too long. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new InvalidRequest('invalid_request', 'The form is too long');
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
