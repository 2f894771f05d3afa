import type { PageRequest } from '../page.ts';

/** The path of the authorization endpoint of the OpenID provider. */
const AUTHORIZATION_PATH = '/oauth/authorize';
/** The page that goes on to the authorization endpoint. */
export const CONTINUE_PATH = '/oauth-continue';
/** The parameter with the authorization request to which a page returns. */
export const RETURN_PARAMETER = 'return_to';
const MAX_LENGTH = 8_192;

type OnSite = Pick<PageRequest, 'origin'>;

/**
 * A path of this host that makes an authorization request, such as `/oauth/authorize?client_id=1`. Null for any other text, so that
 * no link can lead to another site or page.
 */
export const authorizationPath = (site: OnSite, value: string | null): string | null =>
  value?.startsWith(`${AUTHORIZATION_PATH}?`) ? pathOnSite(site, value, AUTHORIZATION_PATH) : null;

/** The same, or the path at which a request continues after the user has answered it: `/oauth/authorize/` with its id. */
export function continuingPath(site: OnSite, value: string | null): string | null {
  const resumed = value === null ? undefined : /^\/oauth\/authorize\/[\w-]{1,128}$/.exec(value)?.[0];
  return resumed ?? authorizationPath(site, value);
}

function pathOnSite({ origin }: OnSite, value: string, path: string): string | null {
  if (value.length > MAX_LENGTH) return null;
  const url = URL.parse(value, origin);
  return url !== null && url.origin === origin && url.pathname === path ? url.pathname + url.search : null;
}

/**
 * Where a form leads. Browsers apply the policy for forms to all redirects after a form, and it does not name the application to which
 * an authorization request leads. So the browser first goes to a page that goes on to the request.
 */
export function afterForm(request: PageRequest, to: string): string {
  const url = URL.parse(to, request.origin);
  if (url?.origin !== request.origin) return to;
  const path = continuingPath(request, url.pathname + url.search);
  return path === null || !request.hasPage(CONTINUE_PATH)
    ? to
    : request.link(CONTINUE_PATH, { [RETURN_PARAMETER]: path });
}
