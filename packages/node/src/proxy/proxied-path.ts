/** The parts of the API of the deployment host, by the first segment of their paths. Pages are not among them. */
const SEGMENTS: ReadonlySet<string> = new Set([
  'ai-agents',
  'ai-knowledge-bases',
  'api-auth',
  'auth',
  'graphql',
  'images',
  'invitations',
  'me',
  'organizations',
  'session',
  'waitlist',
  'workspaces',
]);

/** Pages of the account, to which a browser is sent on. They ask users to sign in there. */
const ACCOUNT_PAGES: ReadonlySet<string> = new Set(['create-organization', 'organization-profile', 'user-profile']);

/** The page that begins a social sign-in, which ends on the deployment host. */
export const SOCIAL_PAGE = '/auth/sso';

/** The metadata that pages of any origin may read. */
const METADATA: ReadonlySet<string> = new Set([
  '/.well-known/jwk',
  '/.well-known/jwks.json',
  '/.well-known/meta',
  '/.well-known/webauthn',
]);

/** Characters of a path that a browser sends for the API. Encoded separators and dots could name another path upstream. */
const PLAIN = /^(?:\/(?:[\w.~!$&'()*+,;=:@-]|%(?!2e|2f|5c|00)[0-9a-f]{2})+)+$/i;

/** Whether the proxy passes on a request for this path of the deployment host. */
export function isProxied(path: string): boolean {
  if (METADATA.has(path)) return true;
  if (!PLAIN.test(path)) return false;
  const [, first = '', ...rest] = path.split('/');
  return SEGMENTS.has(first) && !rest.some((segment) => /^\.+$/.test(segment));
}

/** Whether the path is a page to which the proxy sends browsers on. */
export function isAccountPage(path: string): boolean {
  return PLAIN.test(path) && ACCOUNT_PAGES.has(path.split('/')[1] ?? '');
}

/** The path below the path of the proxy, with a slash; null for a path that is not below it. */
export function pathBelow(path: string, pathname: string): string | null {
  return pathname.startsWith(`${path}/`) ? pathname.slice(path.length) : null;
}

/** The path of the proxy without a slash at its end. Throws for a text that is none, because a proxy of the root would hide the app. */
export function proxyPath(path: string): string {
  const trimmed = path.replace(/\/+$/, '');
  if (!/^(?:\/[\w-]+)+$/.test(trimmed)) {
    throw new Error(`The path of the proxy must be one such as /gatehouse, and not ${JSON.stringify(path)}.`);
  }
  return trimmed;
}
