import type { keyChecker } from './api-key-check.ts';

type Check = ReturnType<typeof keyChecker>;
type Handler = (request: Request, key: Awaited<ReturnType<Check>>['result']) => Response | Promise<Response>;

export interface GuardOptions {
  readonly app_name: string;
  readonly permissions?: string;
  /** Returns the address of the client, which rate limits by address need and a `Request` does not have. */
  readonly ipOf?: (request: Request) => string;
}

/** Calls the handler for requests with a valid key. When the key cannot be checked, the promise rejects and no request passes. */
export function withKey(check: Check, { ipOf, ...options }: GuardOptions, handler: Handler) {
  return async (request: Request): Promise<Response> => {
    const [, key = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    const { result, headers } = await check({ key, ...options, ...(ipOf && { ip: ipOf(request) }) });
    const original = result.valid ? await handler(request, result) : rejection(result.code);
    // A copy, because the headers of some responses cannot be changed.
    const response = new Response(original.body, original);
    for (const name of ['RateLimit-Policy', 'RateLimit', 'Retry-After']) {
      const value = headers.get(name);
      if (value !== null) response.headers.set(name, value);
    }
    return response;
  };
}

function rejection(code: string): Response {
  const status = { RATE_LIMITED: 429, INSUFFICIENT_PERMISSIONS: 403 }[code] ?? 401;
  return Response.json({ code }, { status, headers: status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {} });
}
