import { OutgoingHttpError, type OutgoingHttpRequest } from './http-client.ts';

/** One request of a chain of redirects. */
export interface HttpStep {
  readonly method: OutgoingHttpRequest['method'];
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: OutgoingHttpRequest['body'] | undefined;
}

const REDIRECTS = [301, 302, 303, 307, 308];
/** The headers that another origin receives. Others can contain secrets. */
const PUBLIC_HEADERS = ['accept', 'accept-language', 'content-type', 'user-agent'];

/** The request that follows a redirect, or null when the response is not a redirect. */
export function redirectedStep(
  { method, url, headers, body }: HttpStep,
  response: { readonly status: number; readonly headers: Readonly<Record<string, string>> },
): HttpStep | null {
  const { location } = response.headers;
  if (!REDIRECTS.includes(response.status) || location === undefined) return null;
  const target = URL.parse(location, url);
  if (target === null) throw new OutgoingHttpError('ADDRESS_NOT_ALLOWED');
  target.hash = '';
  const keepsMethod = method === 'GET' || response.status >= 307;
  return {
    method: keepsMethod ? method : 'GET',
    url: target,
    headers: target.origin === url.origin ? headers : publicHeaders(headers),
    body: keepsMethod ? body : undefined,
  };
}

function publicHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => PUBLIC_HEADERS.includes(name.toLowerCase())));
}
