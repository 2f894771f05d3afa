import { deploymentOrigin } from './deployment-url.ts';
import { BodyTooLarge, bounded } from './proxy/bounded-body.ts';
import { browserHeaders, PROXY_HEADER, upstreamHeaders } from './proxy/headers.ts';
import { isAccountPage, isProxied, pathBelow, proxyPath, SOCIAL_PAGE } from './proxy/proxied-path.ts';
import { proxyError } from './proxy/proxy-error.ts';

export { hostRequestHeaders } from './proxy/headers.ts';
export type { ProxyErrorCode } from './proxy/proxy-error.ts';

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);
const TIMEOUT_MS = 60_000;
/** More than the largest image that the service accepts. */
const MAX_BODY_BYTES = 16 * 1_024 * 1_024;

export interface ProxyOptions {
  /** The URL of the deployment host. Requests go nowhere else. */
  readonly url: string;
  /** The path of the app below which the API is; `/gatehouse` by default. */
  readonly path?: string | undefined;
  /** Milliseconds until the deployment host must begin to answer; 60,000 by default. A stream may take longer. */
  readonly timeoutMs?: number | undefined;
  /** The longest body that is passed on; 16 MB by default. */
  readonly maxBodyBytes?: number | undefined;
  /** The `fetch` to use. */
  readonly fetch?: typeof fetch | undefined;
}

/** What the server of the app knows about a request. */
export interface ProxiedCall {
  /** The address of the client, so that limits by address count it and not the app. Never the first entry of `X-Forwarded-For`, which clients choose. */
  readonly ip?: string | null | undefined;
}

/** Answers a request below the path of the proxy. */
export interface DeploymentProxy {
  (request: Request, call?: ProxiedCall): Promise<Response>;
  readonly path: string;
  readonly url: string;
}

/** A request with a body that is a stream, as `fetch` takes it. The types of browsers do not have `duplex`. */
type StreamingInit = RequestInit & { readonly duplex?: 'half' };

/** A proxy of the deployment host's API below one path of an app, so that `__session` is a cookie of the app's own host. */
export function createProxy(options: ProxyOptions): DeploymentProxy {
  const { timeoutMs = TIMEOUT_MS, maxBodyBytes = MAX_BODY_BYTES, fetch: send = fetch } = options;
  const origin = deploymentOrigin(options.url);
  const path = proxyPath(options.path ?? '/gatehouse');

  async function proxy(request: Request, { ip = null }: ProxiedCall = {}): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const rejected = rejectionOf(request, origin, pathBelow(path, pathname));
    if (rejected !== null) return rejected;
    if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return tooLarge(maxBodyBytes);

    const body = request.body === null ? null : bounded(request.body, maxBodyBytes);
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), timeoutMs);
    const init: StreamingInit = {
      method: request.method,
      headers: upstreamHeaders(request.headers, ip),
      ...(body !== null && { body, duplex: 'half' as const }),
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.any([request.signal, limit.signal]),
    };
    try {
      const response = await send(`${origin}${pathname.slice(path.length)}${search}`, init);
      return passOn(response, request, { origin, path });
    } catch (error) {
      if (isTooLarge(error)) return tooLarge(maxBodyBytes);
      if (limit.signal.aborted) {
        return proxyError('TIMED_OUT', `${origin} has not answered within ${timeoutMs / 1_000} seconds.`);
      }
      return proxyError(
        'GATEHOUSE_UNAVAILABLE',
        `The server of this app cannot reach Gatehouse at ${origin}. Does it run, and is this its URL? Then send the request again.`,
      );
    } finally {
      clearTimeout(timer);
    }
  }

  return Object.assign(proxy, { path, url: origin });
}

/** The response to a request that is not passed on; null for one that is. */
function rejectionOf({ method, headers, url }: Request, origin: string, path: string | null): Response | null {
  if (headers.has(PROXY_HEADER)) {
    return proxyError(
      'PROXY_LOOP',
      `The proxy has reached itself at ${origin}. Set its URL to the deployment host of Gatehouse.`,
    );
  }
  if (!METHODS.has(method)) return proxyError('METHOD_NOT_ALLOWED', `The proxy does not pass on ${method}.`);
  if (path !== null && method === 'GET' && isAccountPage(path)) {
    return new Response(null, { status: 307, headers: { location: `${origin}${path}${new URL(url).search}` } });
  }
  if (path === null || !isProxied(path) || (method === 'GET' && path === SOCIAL_PAGE)) {
    const advice = 'Its pages have a session of their own: sign users in with forms of the app.';
    return proxyError('PATH_NOT_PROXIED', `The proxy has only the API of ${origin}. ${advice}`);
  }
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') {
    return proxyError('ORIGIN_NOT_ALLOWED', 'Only pages of this app may send requests to its proxy.');
  }
  return null;
}

interface Place {
  readonly origin: string;
  readonly path: string;
}

function passOn(response: Response, { method }: Request, place: Place): Response {
  if (response.headers.get('content-type')?.includes('html')) {
    void response.body?.cancel();
    return proxyError(
      'UNEXPECTED_RESPONSE',
      `${place.origin} has answered ${response.status} with a page and not with the API. Is it the URL of the deployment host?`,
    );
  }
  const headers = browserHeaders({ response, method, location: locationOf(response, place) });
  const hasBody = method !== 'HEAD' && response.status !== 204 && response.status !== 304;
  return new Response(hasBody ? response.body : null, { status: response.status, headers });
}

/** A redirect goes to the browser: below the path of the proxy for the API, and to the deployment host for its pages. */
function locationOf(response: Response, { origin, path }: Place): string | null {
  const location = response.headers.get('location');
  if (location === null) return null;
  const target = URL.canParse(location, origin) ? new URL(location, origin) : null;
  if (target === null) return null;
  return target.origin === origin && isProxied(target.pathname)
    ? `${path}${target.pathname}${target.search}${target.hash}`
    : target.href;
}

const tooLarge = (bytes: number) => proxyError('BODY_TOO_LARGE', `The body has more than ${bytes} bytes.`);

/** `fetch` wraps the error of the body. */
const isTooLarge = (error: unknown) =>
  error instanceof BodyTooLarge || (error instanceof Error && error.cause instanceof BodyTooLarge);
