import { createDeploymentClient, type DeploymentOperations } from '@gatehouse/client/deployment';
import { TestingError } from './testing-error.ts';

/** The session cookie, in the form that browsers under test take: `context.addCookies([session.cookie])` of Playwright. */
export interface SessionCookie {
  readonly name: '__session';
  readonly value: string;
  readonly domain: string;
  readonly path: '/';
  /** Seconds since 1970; -1 for the end of the browser. */
  readonly expires: number;
  readonly httpOnly: boolean;
  readonly secure: boolean;
  readonly sameSite: 'Lax';
}

/** A user who is signed in. */
export interface TestSession {
  readonly cookie: SessionCookie;
  /** The deployment host, called as this user. */
  readonly gatehouse: DeploymentOperations;
  /** A session token for your own API, optionally from a JWT template. */
  sessionToken(template?: string): Promise<string>;
}

interface SignInParts {
  /** The URL of the deployment host. */
  readonly url: string;
  readonly ticket: string;
  readonly fetch: typeof fetch;
}

/** Signs in with a sign-in ticket, as a browser of its own. */
export async function signInWithTicket({ url, ticket, fetch: send }: SignInParts): Promise<TestSession> {
  let value = '';
  /** Keeps the cookie and sends it, as a browser does. */
  const browserFetch: typeof fetch = async (input, init = {}) => {
    const headers = new Headers(init.headers);
    if (value !== '') headers.set('Cookie', `__session=${value}`);
    const response = await send(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, set] = /^__session=([^;]*)/.exec(line) ?? [];
      if (set !== undefined) value = set;
    }
    return response;
  };
  const gatehouse = createDeploymentClient({ url, fetch: browserFetch });
  const { signin, signin_attempt } = await gatehouse.signIn({ strategy: 'ticket', ticket });
  if (signin === null) {
    throw new TestingError(
      'SECOND_FACTOR_REQUIRED',
      `The sign-in waits for ${signin_attempt?.current_step ?? 'another step'}: a ticket passes the first factor only. Set the second factor of this deployment to optional in its settings (PATCH /settings/auth), or sign in on the page.`,
    );
  }
  const { hostname, protocol } = new URL(url);
  return {
    gatehouse,
    get cookie() {
      return {
        name: '__session',
        value,
        domain: hostname,
        path: '/',
        expires: -1,
        httpOnly: true,
        // Not every browser sends secure cookies to http://localhost.
        secure: protocol === 'https:',
        sameSite: 'Lax',
      } as const;
    },
    async sessionToken(template) {
      const { token } = await gatehouse.sessionToken({ template });
      return token;
    },
  };
}
