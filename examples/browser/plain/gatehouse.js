import { createDeploymentClient } from '@gatehouse/client/deployment';

export { sessionTokens } from '@gatehouse/client/deployment';

/** What the page does at the deployment host. The browser keeps the session cookie. */
export function connect(url, fetch = globalThis.fetch) {
  const client = createDeploymentClient({ url, fetch });
  /** A page of the deployment host, which returns to `redirectUrl`. */
  const page = (path, query) => `${new URL(path, url)}?${new URLSearchParams(query)}`;

  return {
    /** The signed-in user, or null. */
    async user() {
      const { active_signin } = await client.session();
      return active_signin === null ? null : client.me();
    },
    /** The attempt that waits for a code, as a field of the input of `verify`; null when no attempt waits. */
    async waitingAttempt() {
      const { signup_attempts, signin_attempts } = await client.session();
      if (signup_attempts[0]) return { signup_attempt_id: signup_attempts[0].id };
      return signin_attempts[0] ? { signin_attempt_id: signin_attempts[0].id } : null;
    },
    signUp: (email, password) => client.signUp({ email, password }),
    signIn: (email, password) => client.signIn({ strategy: 'email_password', email, password }),
    verify: (attempt, code) => client.attemptVerification({ ...attempt, code }),
    signOut: () => client.signOut(),
    /** The organizations of the signed-in user. */
    async organizations() {
      const memberships = await client.myOrganizationMemberships();
      return memberships.map(({ organization }) => organization);
    },
    createOrganization: (name) => client.createMyOrganization({ name }),
    /** A session token for your own API. `sessionTokens` renews it. */
    sessionToken: () => client.sessionToken(),
    /** The providers of social sign-in, such as Google, in the order of their buttons. */
    socialProviders: async () => (await client.authOptions()).social_providers,
    /** Where the button of a provider leads. The user comes back to `redirectUrl`, signed in or signed up. */
    socialSignIn: (provider, redirectUrl) => page('/auth/sso', { provider, redirect_url: redirectUrl }),
    /** The hosted page for signing in, which then returns to `redirectUrl`. */
    signInPage: (redirectUrl) => page('/sign-in', { redirect_url: redirectUrl }),
  };
}
