import type { OutgoingHttp, OutgoingHttpResponse } from '../../../platform/outgoing/http-client.ts';
import type { CustomFetch } from './openid-client.ts';
import { timeLimitSignal } from './time-limit.ts';

/** The limit of one request. Several of them share the limit of an exchange. */
export const REQUEST_TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_048_576;
/** GitHub rejects requests without the name of a program. */
const USER_AGENT = 'Gatehouse/1.0';

export interface FetchOptions {
  /** The URL that is requested instead of another one. */
  readonly urlOf?: (url: string) => string;
  /** Changes the response of the token endpoint, the only one that is posted to. */
  readonly tokenResponseOf?: (response: Response) => Promise<Response>;
}

/**
 * The fetch of openid-client: the address guard checks every connection, redirects are not followed, and long responses fail. Headers
 * that openid-client could follow instead of a body, such as challenges, are left out.
 */
export function outgoingFetch(
  http: OutgoingHttp,
  { urlOf = (url) => url, tokenResponseOf = async (response) => response }: FetchOptions = {},
): CustomFetch {
  return async (url, { method, headers, body, signal }) => {
    const limit = timeLimitSignal();
    const signals = [signal, limit].filter((each) => each !== undefined);
    const response = await http.request({
      method: method as 'GET' | 'POST',
      url: urlOf(url),
      headers: { ...headers, 'user-agent': USER_AGENT },
      ...(body != null && { body: String(body) }),
      timeoutMs: REQUEST_TIMEOUT_MS,
      maxBytes: MAX_BYTES,
      ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
    });
    const received = fetchResponse(response);
    return method === 'POST' ? tokenResponseOf(received) : received;
  };
}

/** Responses that have no body by definition. */
const WITHOUT_BODY = [204, 205, 304];

function fetchResponse({ status, headers, body }: OutgoingHttpResponse): Response {
  const type = headers['content-type'];
  return new Response(WITHOUT_BODY.includes(status) ? null : new Uint8Array(body), {
    status: status > 599 ? 502 : status,
    headers: type === undefined ? {} : { 'content-type': type },
  });
}

/** One request of this service itself, with the same limits. */
export function fetchOnce(
  http: OutgoingHttp,
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  return outgoingFetch(http)(url, { method: 'GET', headers, body: undefined, redirect: 'manual' });
}
