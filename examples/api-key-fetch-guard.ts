import type { keyChecker } from './api-key-check.ts';

type Check = ReturnType<typeof keyChecker>;
type Handler = (request: Request, key: Awaited<ReturnType<Check>>['answer']) => Response | Promise<Response>;

export interface Guarded {
  readonly app_name: string;
  readonly permissions?: string;
  /** The caller's address, which a Request doesn't have and rate limits by address need. */
  readonly ipOf?: (request: Request) => string;
}

/** Lets calls with a good key through to the handler. A check that fails rejects, and nothing passes. */
export function withKey(check: Check, { ipOf, ...asked }: Guarded, handler: Handler) {
  return async (request: Request): Promise<Response> => {
    const [, key = ''] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
    const { answer, headers } = await check({ key, ...asked, ...(ipOf && { ip: ipOf(request) }) });
    const answered = answer.valid ? await handler(request, answer) : refusal(answer.code);
    // Made anew, since the headers of some responses can't be changed.
    const response = new Response(answered.body, answered);
    const toPassOn = ['RateLimit-Policy', 'RateLimit', 'Retry-After'];
    for (const name of toPassOn) if (headers.has(name)) response.headers.set(name, headers.get(name) ?? '');
    return response;
  };
}

function refusal(code: string): Response {
  const status = { RATE_LIMITED: 429, INSUFFICIENT_PERMISSIONS: 403 }[code] ?? 401;
  return Response.json({ code }, { status, headers: status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {} });
}
