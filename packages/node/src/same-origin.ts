import { AuthError } from './auth-error.ts';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Rejects a change that a page of another origin has sent, because browsers add the cookie to it. */
export function requireSameOrigin(method: string, header: (name: string) => string | null): void {
  if (SAFE_METHODS.has(method)) return;
  const site = header('sec-fetch-site');
  if (site === 'same-origin' || site === 'none') return;
  const origin = header('origin');
  // Browsers without Sec-Fetch-Site, and other clients.
  if (site === null && (origin === null || hostOf(origin) === header('host'))) return;
  throw new AuthError('ORIGIN_NOT_ALLOWED', 'With a cookie, only pages of the same origin may send this request.');
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : null);
