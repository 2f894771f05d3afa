import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import type { Caller, Required } from './caller.ts';
import type { DeploymentProxy } from './proxy.ts';

/* Hono is not imported: these are the parts of its context that the middleware uses. */

interface HonoContext {
  readonly req: { readonly raw: Request };
}

const callers = new WeakMap<Request, Caller>();

export interface HonoOptions extends Required {
  /** The address of the client, for rate limits of API keys by address: a `Request` has none. */
  readonly ipOf?: ((request: Request) => string | null) | undefined;
}

/** Middleware that lets requests pass that have a valid credential and what is required. `callerOf(context)` is the caller. */
export function requireAuth(auth: Auth, { ipOf, ...required }: HonoOptions = {}) {
  return async ({ req: { raw } }: HonoContext, next: () => Promise<void>): Promise<Response | undefined> => {
    try {
      callers.set(
        raw,
        await auth.protect(
          { headers: raw.headers, method: raw.method, url: raw.url, ip: ipOf?.(raw) ?? null },
          required,
        ),
      );
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      return Response.json(
        { code: error.code, message: error.message },
        { status: error.status, headers: error.headers },
      );
    }
    await next();
    return undefined;
  };
}

/** The caller of a request that {@link requireAuth} has let through. */
export function callerOf({ req: { raw } }: HonoContext): Caller {
  const caller = callers.get(raw);
  if (caller === undefined) throw new Error('The route has no middleware requireAuth(…) before it.');
  return caller;
}

/** Answers a request with the proxy: `app.all('/gatehouse/*', proxyHandler(createProxy({ url }), { ipOf }))`. */
export function proxyHandler(proxy: DeploymentProxy, { ipOf }: Pick<HonoOptions, 'ipOf'> = {}) {
  return ({ req: { raw } }: HonoContext): Promise<Response> => proxy(raw, { ip: ipOf?.(raw) ?? null });
}
