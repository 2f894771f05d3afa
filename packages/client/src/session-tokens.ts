/** A token is renewed this long before it expires, so that it is still valid when it arrives. */
const MARGIN_MS = 10_000;

/** Session tokens for requests to your own API. */
export interface SessionTokens {
  /** A token that is valid for some seconds more. Calls at the same time share one request. */
  get(): Promise<string>;
  /** Sends a request with the token. If your API rejects the token with 401, it is sent once more with a new one. */
  fetch(input: string | URL, init?: RequestInit): Promise<Response>;
  /** The next call gets a new token. Call it after a sign-out or a switch of the account. */
  forget(): void;
}

interface SessionTokensOptions {
  /** A clock in milliseconds that only runs forward: the time of day on this machine may be wrong. */
  readonly now?: (() => number) | undefined;
  readonly fetch?: typeof fetch | undefined;
}

interface Kept {
  readonly token: string;
  readonly renewAt: number;
  readonly expiresAt: number;
}

/** Keeps a session token and renews it, such as `sessionTokens(() => gatehouse.sessionToken())`. */
export function sessionTokens(
  request: () => Promise<{ readonly token: string }>,
  { now = () => performance.now(), fetch: send = fetch }: SessionTokensOptions = {},
): SessionTokens {
  let kept: Kept | null = null;
  /** The request that is under way. After `forget`, its token is not kept. */
  let renewal: Promise<string> | null = null;

  function renew(): Promise<string> {
    const startedAt = now();
    const started = request().then(
      ({ token }) => {
        const lifetime = lifetimeMs(token);
        if (renewal === started) {
          kept = {
            token,
            expiresAt: startedAt + lifetime,
            renewAt: startedAt + Math.max(lifetime - MARGIN_MS, lifetime / 2),
          };
          renewal = null;
        }
        return token;
      },
      (error: unknown) => {
        if (renewal === started) renewal = null;
        // A host that cannot be reached for a moment does not end a session: the present token is still valid.
        if (kept !== null && now() < kept.expiresAt && !isRejection(error)) return kept.token;
        throw error;
      },
    );
    renewal = started;
    return started;
  }

  async function get(): Promise<string> {
    if (renewal !== null) return renewal;
    return kept !== null && now() < kept.renewAt ? kept.token : renew();
  }

  return {
    get,
    forget() {
      kept = null;
      renewal = null;
    },
    async fetch(input, init = {}) {
      const used = await get();
      const response = await send(input, withToken(init, used));
      if (response.status !== 401) return response;
      if (kept?.token === used) kept = null;
      return send(input, withToken(init, await get()));
    },
  };
}

/** Whether the service has answered that there is no session. */
const isRejection = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error && (error.status === 401 || error.status === 403);

function withToken(init: RequestInit, token: string): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return { ...init, headers };
}

/** The lifetime of a token, from its claims. Only your API verifies the token. */
function lifetimeMs(token: string): number {
  const [, claims = ''] = token.split('.');
  const { iat, exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
    iat: number;
    exp: number;
  };
  return (exp - iat) * 1_000;
}
