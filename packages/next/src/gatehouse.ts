import { createDeploymentClient, type Me, ServiceError } from '@gatehouse/client/deployment';
import { type Auth, createAuth, type SessionCaller } from '@gatehouse/node';
import { hostRequestHeaders } from '@gatehouse/node/proxy';
import { headers } from 'next/headers';
import { cache } from 'react';
import { type NextAuth, nextAuth } from './next-auth.ts';
import { type AuthorizedHandler, type HandlerOptions, runAuthorized } from './route-handler.ts';
import { clientIp, type SettingsSource, settingsReader } from './settings.ts';

export interface Gatehouse {
  /** Who sends the request. Throws an `AuthError` if Gatehouse cannot be asked, or a setting is wrong: that signs no user out. */
  auth(): Promise<NextAuth>;
  /** The signed-in user as the service has it now; null while no user is signed in. */
  currentUser(): Promise<Me | null>;
  /** A route handler for callers with a valid credential and what is required. */
  withAuth<Context>(
    handler: AuthorizedHandler<Context>,
    options?: HandlerOptions,
  ): (request: Request, context: Context) => Promise<Response>;
}

/** The functions for server components and route handlers, with settings of your own. */
export function createGatehouse(source: SettingsSource = {}): Gatehouse {
  const settings = settingsReader(source);
  let created: Auth | null = null;

  /** One for the process: it keeps the public keys and the sessions. */
  function authenticator(): Auth {
    const { url, accessTokensFor, origin, apiKeys, fetch } = settings();
    created ??= createAuth({ url, cookie: true, accessTokensFor, origin, apiKeys, fetch });
    return created;
  }

  const auth = cache(async (): Promise<NextAuth> => {
    const given = await headers();
    const cookie = given.get('cookie') ?? undefined;
    const ip = clientIp(given, settings());
    // A server component only reads, and Next checks the origin of server actions itself.
    const caller = await authenticator().authenticate({ headers: { cookie }, method: 'GET', ip });
    return nextAuth(caller as SessionCaller | null, settings());
  });

  const currentUser = cache(async (): Promise<Me | null> => {
    const { isSignedIn } = await auth();
    if (!isSignedIn) return null;
    const { url, fetch } = settings();
    const given = await headers();
    const passed = hostRequestHeaders(given.get('cookie'), clientIp(given, settings()));
    const client = createDeploymentClient({ url, fetch, headers: passed });
    return client.me().catch((error) => {
      if (error instanceof ServiceError && error.status === 401) return null;
      throw error;
    });
  });

  return {
    auth,
    currentUser,
    withAuth(handler, options = {}) {
      const parts = { auth: authenticator, settings };
      return (request, context) =>
        runAuthorized(parts, options, request, (caller) => handler(request, { ...context, caller }));
    },
  };
}
