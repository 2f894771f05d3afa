import type { Auth } from './auth.ts';
import { AuthError } from './auth-error.ts';
import type { Caller, Required } from './caller.ts';
import { isForProxy, type NodeRequest, type NodeResponse, runProxy } from './node-proxy.ts';
import type { DeploymentProxy } from './proxy.ts';

/* Express is not imported: these are the parts of its requests and responses that the middleware uses. */

interface ExpressRequest {
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly ip?: string | undefined;
  /** With the path at which a router is mounted, unlike `url`. */
  readonly originalUrl?: string | undefined;
}

interface ExpressResponse {
  readonly locals: Record<string, unknown>;
  set(headers: Readonly<Record<string, string>>): unknown;
  status(code: number): { json(body: unknown): unknown };
}

type Next = (error?: unknown) => void;
type Middleware = (request: ExpressRequest, response: ExpressResponse, next: Next) => Promise<void>;

/** Lets requests pass that have a valid credential and what is required. `callerOf(response)` is the caller. */
export function requireAuth(auth: Auth, required: Required = {}): Middleware {
  return async (request, response, next) => {
    try {
      const { headers, method, ip, originalUrl: url } = request;
      response.locals['gatehouse'] = await auth.protect({ headers, method, url, ip }, required);
    } catch (error) {
      if (!(error instanceof AuthError)) return next(error);
      response.set(error.headers);
      response.status(error.status).json({ code: error.code, message: error.message });
      return;
    }
    next();
  };
}

/** The caller of a request that {@link requireAuth} has let through. */
export function callerOf({ locals }: Pick<ExpressResponse, 'locals'>): Caller {
  const caller = locals['gatehouse'];
  if (caller === undefined) throw new Error('The route has no middleware requireAuth(…) before it.');
  return caller as Caller;
}

/**
 * Answers the requests below the path of the proxy: `app.use(proxyMiddleware(createProxy({ url })))`, before middleware that reads bodies. The address
 * of the client is `request.ip`, for which Express has the setting `trust proxy`.
 */
export function proxyMiddleware(proxy: DeploymentProxy) {
  return async (request: ProxiedRequest, response: NodeResponse, next: Next): Promise<void> => {
    if (!isForProxy(proxy, request)) return next();
    await runProxy(proxy, request, response, request.ip ?? null).catch(next);
  };
}

interface ProxiedRequest extends NodeRequest {
  readonly ip?: string | undefined;
}
