import { hostCookies, newVersionCookie, passedSetCookies } from './cookies.ts';

/** The proxy marks its requests with this header, and rejects those that have it: its URL leads to itself. */
export const PROXY_HEADER = 'gatehouse-proxy';

/** What the API reads. All others, such as `Authorization` of the app and those of proxies before it, stay here. */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-request-id',
];

/** What the API answers. `X-Development-Session`, which scripts could read, and the headers of CORS and HSTS stay here. */
const RESPONSE_HEADERS = [
  'cache-control',
  'content-disposition',
  'content-language',
  'content-security-policy',
  'content-type',
  'etag',
  'idempotency-replayed',
  'last-modified',
  'ratelimit',
  'ratelimit-policy',
  'referrer-policy',
  'retry-after',
  'vary',
  'www-authenticate',
  'x-request-id',
];

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/;

/** The headers of the request to the deployment host. `ip` is the address of the client, if the app knows it. */
export function upstreamHeaders(from: Headers, ip: string | null): Headers {
  const headers = new Headers({ [PROXY_HEADER]: '1', 'accept-encoding': 'identity' });
  copy(REQUEST_HEADERS, from, headers);
  // A page of the deployment host would be a page of the app's origin.
  if (from.get('accept')?.includes('text/html')) headers.set('accept', 'application/json');
  const known = hostRequestHeaders(from.get('cookie'), ip);
  for (const [name, value] of Object.entries(known)) headers.set(name, value);
  return headers;
}

/** The headers with which a server of the app calls the deployment host for the user of a request. */
export function hostRequestHeaders(cookies: string | null, ip: string | null): Record<string, string> {
  const passed = hostCookies(cookies);
  return { ...(passed !== null && { cookie: passed }), ...clientAddress(ip) };
}

/** Tells the service the client's address, which it believes if its `TRUST_PROXY` has the address of the app. */
export function clientAddress(ip: string | null): Record<string, string> {
  // An address of this machine identifies no client, and a request that was not forwarded may use any name of this machine.
  return ip === null || !/^[\da-f.:]+$/i.test(ip) || LOOPBACK.test(ip) ? {} : { 'x-forwarded-for': ip };
}

interface Answered {
  readonly response: Response;
  readonly method: string;
  /** The address in `Location` for the browser. */
  readonly location: string | null;
}

/** The headers of the response to the browser. */
export function browserHeaders({ response, method, location }: Answered): Headers {
  const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  copy(RESPONSE_HEADERS, response.headers, headers);
  // `fetch` has decoded the body, whose length is then unknown.
  const length = response.headers.get('content-length');
  if (length !== null && !response.headers.has('content-encoding')) headers.set('content-length', length);
  // Compression, of Next and others, would keep events back.
  if (headers.get('content-type')?.startsWith('text/event-stream'))
    headers.set('cache-control', 'no-store, no-transform');
  if (location !== null) headers.set('location', location);
  for (const line of passedSetCookies(response.headers)) headers.append('set-cookie', line);
  if (response.status < 400 && method !== 'GET' && method !== 'HEAD') headers.append('set-cookie', newVersionCookie());
  return headers;
}

function copy(names: readonly string[], from: Headers, to: Headers): void {
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) to.set(name, value);
  }
}
