/** The cookies of the deployment host that the proxy passes on in both directions. */
const NAMES: ReadonlySet<string> = new Set(['__session', '__Host-sso']);

/** Changes with each write through the proxy, so that no process of the app shows the state before it. */
export const VERSION_COOKIE = '__session_version';

/** The values of the cookies with this name. */
export function cookiesNamed(header: string | null, name: string): string[] {
  return pairsOf(header)
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
}

/** The `Cookie` header for the deployment host; null without a cookie of it. The other cookies belong to the app. */
export function hostCookies(header: string | null): string | null {
  const passed = pairsOf(header).filter((pair) => NAMES.has(nameOf(pair)));
  return passed.length === 0 ? null : passed.join('; ');
}

/** The `Set-Cookie` values of a response that the browser gets. They have no domain, so they become cookies of the app's host. */
export function passedSetCookies(headers: Headers): string[] {
  return headers.getSetCookie().filter((line) => NAMES.has(nameOf(line)) && !/;\s*domain\s*=/i.test(line));
}

export function newVersionCookie(): string {
  const version = crypto.getRandomValues(new Uint32Array(2)).join('-');
  return `${VERSION_COOKIE}=${version}; Path=/; HttpOnly; Secure; SameSite=Lax`;
}

const nameOf = (pair: string) => pair.slice(0, Math.max(0, pair.indexOf('='))).trim();

function pairsOf(header: string | null): string[] {
  return (header ?? '').split(';').map((pair) => pair.trim());
}
