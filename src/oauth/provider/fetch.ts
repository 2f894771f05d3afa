import type { Context } from '../../platform/context.ts';

const TIMEOUT_MS = 5_000;
/** Longer sets of keys are rejected. */
const MAX_BYTES = 65_536;

/** The requests of the library to applications, such as for their keys, through the guard of outgoing addresses. */
export async function guardedFetch(
  { outgoingHttp }: Pick<Context, 'outgoingHttp'>,
  url: string,
  { method, headers, body }: RequestInit = {},
): Promise<Response> {
  const response = await outgoingHttp.request({
    method: method === 'POST' ? 'POST' : 'GET',
    url,
    headers: Object.fromEntries(new Headers(headers)),
    ...(body != null && { body: String(body) }),
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  });
  const isEmpty = [204, 205, 304].includes(response.status);
  return new Response(isEmpty ? null : new Uint8Array(response.body), {
    status: response.status,
    headers: response.headers,
  });
}
