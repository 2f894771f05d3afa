import { NextResponse } from 'next/server';
import { proxyHandler } from './handlers.ts';
import { PATH_HEADER, signInUrl } from './return-path.ts';
import { type SettingsSource, settingsReader } from './settings.ts';

export interface GatehouseProxyOptions {
  /** Paths that only signed-in users may see, such as `/account`, or `/dashboard/*` for it and all below it. */
  readonly protect?: readonly string[] | undefined;
  /** Whether the proxy also serves the API below the path, instead of the route handlers. */
  readonly servesApi?: boolean | undefined;
  readonly settings?: SettingsSource | undefined;
}

/**
 * The function `proxy` of `proxy.ts`. It sends requests for protected paths without the cookie to the sign-in page. It does not ask whether
 * the session is valid: pages do that with `auth()`.
 */
export function gatehouseProxy({
  protect = [],
  servesApi = false,
  settings: source = {},
}: GatehouseProxyOptions = {}): (request: Request) => Promise<Response> {
  const settings = settingsReader(source);
  const serve = proxyHandler(source);
  const isProtected = pathMatcher(protect);

  return async (request: Request): Promise<Response> => {
    const { signInPath, path } = settings();
    const { pathname, search, origin } = new URL(request.url);
    if (pathname.startsWith(`${path}/`))
      return servesApi ? serve(request) : NextResponse.next({ request: { headers: request.headers } });
    // The sign-in page is never protected: it would lead to itself for ever.
    if (pathname !== signInPath && isProtected(pathname) && !hasSessionCookie(request)) {
      const target = new URL(signInUrl(signInPath, `${pathname}${search}`), origin);
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      return Response.redirect(target, isRead ? 307 : 303);
    }
    const headers = new Headers(request.headers);
    headers.set(PATH_HEADER, `${pathname}${search}`);
    return NextResponse.next({ request: { headers } });
  };
}

const hasSessionCookie = ({ headers }: Request) => /(?:^|;\s*)__session=[^;\s]/.test(headers.get('cookie') ?? '');

function pathMatcher(patterns: readonly string[]): (pathname: string) => boolean {
  for (const pattern of patterns) {
    if (!/^\/[^*]*(?:\/\*|(?<=^\/)\*)?$/.test(pattern)) {
      throw new Error(`${JSON.stringify(pattern)} must be a path such as /account, or one such as /dashboard/*.`);
    }
  }
  return (pathname) =>
    patterns.some((pattern) => {
      if (!pattern.endsWith('/*')) return pathname === pattern;
      const base = pattern.slice(0, -2);
      return pathname === base || pathname.startsWith(`${base}/`);
    });
}
