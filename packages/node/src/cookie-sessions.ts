import { AuthError, type AuthErrorCode } from './auth-error.ts';
import { type Active, type SessionCaller, sessionCaller } from './caller.ts';
import { cookiesNamed, VERSION_COOKIE } from './proxy/cookies.ts';
import { clientAddress } from './proxy/headers.ts';
import type { Claims } from './verify-token.ts';

const TIMEOUT_MS = 10_000;
const MAX_SESSIONS = 10_000;
/** A session is read again this long before its token expires. */
const MARGIN_MS = 5_000;
const TOKEN = /^[\w-]{1,512}$/;

/** These say that the app and Gatehouse do not agree. The user cannot mend that with another sign-in. */
const DISAGREEMENTS: ReadonlySet<AuthErrorCode> = new Set([
  'UNKNOWN_KEY',
  'INVALID_SIGNATURE',
  'WRONG_ISSUER',
  'WRONG_AUDIENCE',
  'TOKEN_EXPIRED',
  'TOKEN_NOT_VALID_YET',
  'MALFORMED_TOKEN',
]);

interface CookieSessionsOptions {
  readonly issuer: string;
  readonly send: typeof fetch;
  /** Verifies a session token. */
  readonly verify: (token: string) => Promise<Claims>;
  readonly maxSessions?: number | undefined;
  /** A clock in milliseconds that only runs forward. */
  readonly now?: (() => number) | undefined;
}

export interface CookieSessions {
  /** The user of a `Cookie` header; null if no user is signed in. */
  find(cookies: string | null, ip: string | null): Promise<SessionCaller | null>;
}

interface Kept {
  readonly caller: Promise<SessionCaller | null>;
  readonly until: number;
}

/** Exchanges the cookie of the proxy for a session token, which is kept until shortly before it expires. */
export function createCookieSessions(options: CookieSessionsOptions): CookieSessions {
  const { issuer, send, verify, maxSessions = MAX_SESSIONS, now = () => performance.now() } = options;
  const kept = new Map<string, Kept>();

  async function exchange(cookie: string, ip: string | null, key: string): Promise<SessionCaller | null> {
    const startedAt = now();
    const call = { issuer, send, cookie, ip };
    const token = (await ask(call, '/session/token'))?.['token'];
    if (typeof token !== 'string') return null;
    const claims = await verify(token).catch((error) => {
      throw error instanceof AuthError && DISAGREEMENTS.has(error.code) ? disagreement(error, issuer) : error;
    });
    // A JWT template has the organization of the same moment.
    const active = 'org_id' in claims ? undefined : activeIn(await ask(call, '/session'));
    const caller = sessionCaller(claims, active);
    const lifetime = typeof claims['iat'] === 'number' ? (claims.exp - claims['iat']) * 1_000 : 0;
    keep(key, { caller: Promise.resolve(caller), until: startedAt + Math.max(lifetime - MARGIN_MS, lifetime / 2) });
    return caller;
  }

  function keep(key: string, entry: Kept): void {
    kept.delete(key);
    kept.set(key, entry);
    for (const oldest of kept.keys()) {
      if (kept.size <= maxSessions) return;
      kept.delete(oldest);
    }
  }

  return {
    async find(cookies, ip) {
      const [cookie, second] = cookiesNamed(cookies, '__session');
      if (second !== undefined) {
        throw new AuthError('CREDENTIAL_NOT_ACCEPTED', 'The request has more than one __session cookie. Send one.');
      }
      if (cookie === undefined || !TOKEN.test(cookie)) return null;
      const key = await hashOf(`${cookie} ${cookiesNamed(cookies, VERSION_COOKIE).join()}`);
      const known = kept.get(key);
      if (known !== undefined && now() < known.until) return known.caller;
      // Requests at the same time share the exchange. Only a success is kept afterwards.
      const caller = exchange(cookie, ip, key).then(
        (found) => {
          if (found === null) kept.delete(key);
          return found;
        },
        (error: unknown) => {
          kept.delete(key);
          throw error;
        },
      );
      keep(key, { caller, until: Number.POSITIVE_INFINITY });
      return caller;
    },
  };
}

interface Call {
  readonly issuer: string;
  readonly send: typeof fetch;
  readonly cookie: string;
  readonly ip: string | null;
}

type Data = Readonly<Record<string, unknown>>;

/** The data at a path of the deployment host for the cookie; null if its session has ended. */
async function ask({ issuer, send, cookie, ip }: Call, path: string): Promise<Data | null> {
  const url = `${issuer}${path}`;
  const headers = { accept: 'application/json', cookie: `__session=${cookie}`, ...clientAddress(ip) };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await send(url, { headers, signal, redirect: 'manual', cache: 'no-store' }).catch((cause) => {
    const message = `${issuer} cannot be reached. Does Gatehouse run, and is this the URL of its deployment host?`;
    throw new AuthError('GATEHOUSE_UNAVAILABLE', message, { cause });
  });
  if (response.status === 401) return null;
  const location = response.headers.get('location');
  if (location !== null) {
    throw new AuthError(
      'WRONG_CONFIGURATION',
      `${url} redirects to ${location}. Set \`url\` to the address that answers itself.`,
    );
  }
  const body = (await response.json().catch(() => null)) as { readonly data?: Data; readonly message?: string } | null;
  if (response.ok && body?.data !== undefined) return body.data;
  if (response.status === 429) {
    const headers = { 'Retry-After': response.headers.get('retry-after') ?? '1' };
    throw new AuthError('RATE_LIMITED', body?.message ?? 'Too many requests.', { headers });
  }
  const message = body?.message ?? 'It is no response of Gatehouse. Is this the URL of the deployment host?';
  throw new AuthError('GATEHOUSE_UNAVAILABLE', `${url} answered ${response.status}. ${message}`);
}

function activeIn(session: Data | null): Active {
  const idOf = (name: string) => (typeof session?.[name] === 'string' ? session[name] : null);
  return { organizationId: idOf('active_organization_id'), workspaceId: idOf('active_workspace_id') };
}

function disagreement(error: AuthError, issuer: string): AuthError {
  const advice =
    error.code === 'WRONG_ISSUER'
      ? 'Set `url` to the address that the token names, or PUBLIC_DEPLOYMENT_URL of Gatehouse to this one.'
      : error.code.startsWith('TOKEN_')
        ? 'Set the clocks of both machines.'
        : 'Is it the URL of the deployment host?';
  const message = `A new session token of ${issuer} is not valid here. ${error.message} ${advice}`;
  return new AuthError('WRONG_CONFIGURATION', message, { cause: error });
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
