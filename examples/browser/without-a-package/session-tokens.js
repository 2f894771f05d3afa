/** A token is renewed this long before it expires, so that it is still valid when it arrives. */
const MARGIN_MS = 10_000;

/**
 * Keeps a session token for requests to your own API. `request` returns a new one. `now` is a clock that only runs forward,
 * because the time of day on this machine may be wrong.
 */
export function sessionTokens(request, now = () => performance.now()) {
  /** The token that is used, or the request for it: requests at the same time share one. */
  let current = null;

  function renew() {
    const startedAt = now();
    const next = { token: request().then(({ token }) => token), renewAt: Number.POSITIVE_INFINITY };
    current = next;
    next.token.then(
      (token) => {
        next.renewAt = startedAt + lifetimeMs(token) - MARGIN_MS;
      },
      () => {
        if (current === next) current = null;
      },
    );
    return next.token;
  }

  /** Renews a token shortly before it expires. */
  const token = () => (current !== null && now() < current.renewAt ? current.token : renew());

  return {
    token,
    /** The next request gets a new token. Call it after a sign-out, and when the tab becomes visible again. */
    forget() {
      current = null;
    },
    /** Sends a request with the token. If the API rejects the token, renews it and sends the request once more. */
    async fetch(url, options = {}) {
      const used = await token();
      const response = await send(url, options, used);
      if (response.status !== 401) return response;
      const next = await token();
      return send(url, options, next === used ? await renew() : next);
    },
  };
}

function send(url, options, token) {
  const headers = new Headers(options.headers);
  headers.set('Authorization', `Bearer ${token}`);
  return fetch(url, { ...options, headers }).catch((cause) => {
    throw new Error(`${url} cannot be read. Does it run, and does it allow the origin of this page?`, { cause });
  });
}

/** The lifetime of a token, from its claims. Only your API verifies the token. */
function lifetimeMs(token) {
  const [, claims] = token.split('.');
  const { iat, exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
  return (exp - iat) * 1000;
}
