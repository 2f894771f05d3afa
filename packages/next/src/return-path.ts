/** Names the path of a request for server components, which do not know it. The proxy sets it. */
export const PATH_HEADER = 'x-gatehouse-path';

const RETURN_PARAMETER = 'redirect_url';

/** The sign-in page that leads back to a path of the app. */
export function signInUrl(signInPath: string, returnTo: string | null): string {
  const path = pathOfApp(returnTo);
  return path === null ? signInPath : `${signInPath}?${new URLSearchParams({ [RETURN_PARAMETER]: path })}`;
}

/** The path to which a sign-in page leads back, from its `searchParams`: a path of this app, or else `otherwise`. */
export function returnPath(
  searchParams: Readonly<Record<string, string | string[] | undefined>>,
  otherwise: string = '/',
): string {
  const value = searchParams[RETURN_PARAMETER];
  return pathOfApp(typeof value === 'string' ? value : null) ?? otherwise;
}

/** The text if it is a path: browsers take two slashes or a backslash as the beginning of another host. */
function pathOfApp(text: string | null): string | null {
  if (text === null || !/^\/(?![/\\])/.test(text)) return null;
  const url = new URL(text, 'http://app.invalid');
  return url.host === 'app.invalid' ? `${url.pathname}${url.search}` : null;
}
