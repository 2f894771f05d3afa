import {
  type OutgoingHttp,
  OutgoingHttpError,
  type OutgoingHttpFailure,
  type OutgoingHttpRequest,
  type OutgoingHttpResponse,
  type OutgoingHttpStream,
} from '../../platform/outgoing/http-client.ts';
import { ProviderError, type ProviderFailure } from './provider.ts';
import { retryAfterSeconds } from './retry-after.ts';

/** Where requests are sent. */
export interface ProviderEndpoint {
  readonly http: OutgoingHttp;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  readonly apiKey: string | null;
}

export interface RequestLimits {
  readonly timeoutMs: number;
  readonly maxBytes: number;
  readonly signal?: AbortSignal | undefined;
}

const FAILURES: Readonly<Record<OutgoingHttpFailure, ProviderFailure>> = {
  ADDRESS_NOT_ALLOWED: 'ADDRESS_NOT_ALLOWED',
  UNREACHABLE: 'UNREACHABLE',
  TIMEOUT: 'TIMEOUT',
  TOO_LARGE: 'INVALID_RESPONSE',
  ABORTED: 'ABORTED',
};

export const JSON_BODY = { 'content-type': 'application/json' };

export const headersOf = (apiKey: string | null): Readonly<Record<string, string>> => ({
  accept: 'application/json',
  ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
});

/** Requests a path below the base URL: POST with a body, GET without one. Follows no redirects. */
export function requestProvider(
  { http, baseUrl, apiKey }: ProviderEndpoint,
  path: string,
  body: object | null,
  { signal, ...limits }: RequestLimits,
): Promise<OutgoingHttpResponse> {
  return sendToProvider(http, {
    method: body === null ? 'GET' : 'POST',
    url: `${baseUrl}${path}`,
    headers: { ...(body !== null && JSON_BODY), ...headersOf(apiKey) },
    ...(body !== null && { body: JSON.stringify(body) }),
    ...limits,
    ...(signal && { signal }),
  });
}

/** Sends a request. Rejects with {@link ProviderError} when there is no response. */
async function sendToProvider(http: OutgoingHttp, request: OutgoingHttpRequest): Promise<OutgoingHttpResponse> {
  try {
    return await http.request(request);
  } catch (error) {
    throw asProviderError(error);
  }
}

/** Sends a request whose response is read while it arrives. This and its body reject with {@link ProviderError}. */
export async function streamFromProvider(
  http: OutgoingHttp,
  request: Omit<OutgoingHttpRequest, 'maxRedirects'>,
): Promise<OutgoingHttpStream> {
  try {
    const response = await http.openStream(request);
    return { ...response, body: withProviderErrors(response.body) };
  } catch (error) {
    throw asProviderError(error);
  }
}

async function* withProviderErrors<T>(items: AsyncIterable<T>): AsyncGenerator<T, void, void> {
  try {
    yield* items;
  } catch (error) {
    throw asProviderError(error);
  }
}

function asProviderError(error: unknown): unknown {
  return error instanceof OutgoingHttpError ? new ProviderError(FAILURES[error.reason]) : error;
}

/** The JSON object of a successful response. Throws the error of any other response, without its body. */
export function jsonOf(response: Omit<OutgoingHttpResponse, 'url'>): Readonly<Record<string, unknown>> {
  if (response.status !== 200) {
    throw new ProviderError(failureOf(response.status), retryAfterSeconds(response.headers['retry-after']));
  }
  try {
    const value: unknown = JSON.parse(response.body.toString('utf8'));
    if (isObject(value)) return value;
  } catch {
    // The same error as for other values that are not objects.
  }
  throw new ProviderError('INVALID_RESPONSE');
}

export function failureOf(status: number): ProviderFailure {
  if (status === 401 || status === 403) return 'UNAUTHORIZED';
  if (status === 429) return 'RATE_LIMITED';
  if (status >= 500 || status === 408) return 'UNAVAILABLE';
  return status < 300 ? 'INVALID_RESPONSE' : 'REJECTED';
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
