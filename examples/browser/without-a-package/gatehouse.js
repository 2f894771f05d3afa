export { sessionTokens } from './session-tokens.js';

/**
 * What the page does at the deployment host, with `fetch` instead of the package. The browser keeps the session cookie;
 * `credentials: 'include'` sends it from a page of another origin.
 */
export function connect(url, fetch = globalThis.fetch) {
  async function send(method, path, body) {
    const response = await fetch(new URL(path, url), {
      method,
      credentials: 'include',
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    }).catch((cause) => {
      throw new Error(`${url} cannot be read. Does it run, and does it allow the origin of this page?`, { cause });
    });
    const envelope = await response.json();
    if (response.ok) return envelope;
    throw Object.assign(new Error(envelope.errors.map(({ message }) => message).join(' ')), { status: response.status });
  }

  return {
    /** The signed-in user, or null. */
    async user() {
      const { session } = await send('GET', '/session');
      return session.active_signin === null ? null : (await send('GET', '/me')).data;
    },
    /** The attempt that waits for a code, as a field of the body of `verify`; null when no attempt waits. */
    async waitingAttempt() {
      const { session } = await send('GET', '/session');
      const [signUp] = session.signup_attempts;
      const [signIn] = session.signin_attempts;
      if (signUp) return { signup_attempt_id: signUp.id };
      return signIn ? { signin_attempt_id: signIn.id } : null;
    },
    signUp: (email, password) => send('POST', '/auth/signup', { email, password }),
    signIn: (email, password) => send('POST', '/auth/signin', { strategy: 'email_password', email, password }),
    verify: (attempt, code) => send('POST', '/auth/attempt-verification', { ...attempt, code }),
    signOut: () => send('POST', '/auth/signout'),
    /** The organizations of the signed-in user. */
    async organizations() {
      const { data } = await send('GET', '/me/organization-memberships');
      return data.map(({ organization }) => organization);
    },
    createOrganization: (name) => send('POST', '/organizations', { name }),
    /** A session token for your own API. `sessionTokens` renews it. */
    sessionToken: async () => (await send('GET', '/session/token')).data,
    /** The providers of social sign-in, such as Google, in the order of their buttons. */
    socialProviders: async () => (await send('GET', '/auth/options')).data.social_providers,
    /** Where the button of a provider leads. The user comes back to `redirectUrl`, signed in or signed up. */
    socialSignIn: (provider, redirectUrl) =>
      `${new URL('/auth/sso', url)}?${new URLSearchParams({ provider, redirect_url: redirectUrl })}`,
    /** The hosted page for signing in, which then returns to `redirectUrl`. */
    signInPage: (redirectUrl) => `${new URL('/sign-in', url)}?${new URLSearchParams({ redirect_url: redirectUrl })}`,
  };
}
