import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDeploymentClient, type DeploymentOperations } from '@gatehouse/client/deployment';
import * as client from 'openid-client';

export interface NativeAppOptions {
  /** The URL of the deployment host. */
  readonly issuer: string;
  /** The id of the application, which has the type `native`. */
  readonly clientId: string;
  /** Opens the browser of the system, where the user may be signed in already. */
  readonly openBrowser: (url: URL) => unknown;
}

interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly renewAt: number;
}

export interface NativeApp {
  /** Signs the user in with the browser of the system. */
  signIn(): Promise<void>;
  /** The deployment host, called as the user who has signed in. */
  readonly gatehouse: DeploymentOperations;
  /** Ends the access of this app. */
  signOut(): Promise<void>;
}

/** Signs users in to an app on a computer (RFC 8252). It has no secret: PKCE proves that the code is for this app. */
export async function createNativeApp({ issuer, clientId, openBrowser }: NativeAppOptions): Promise<NativeApp> {
  // Only for development: a service on localhost has no TLS.
  const options = issuer.startsWith('http:') ? { execute: [client.allowInsecureRequests] } : {};
  const configuration = await client.discovery(new URL(issuer), clientId, undefined, client.None(), options);
  /** A real app keeps the refresh token in the key store of the system. */
  let tokens: Tokens | null = null;
  let renewal: Promise<Tokens> | null = null;

  function keep(received: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers): Tokens {
    const { access_token, refresh_token = '' } = received;
    const lifetimeMs = (received.expiresIn() ?? 0) * 1_000;
    tokens = {
      accessToken: access_token,
      refreshToken: refresh_token,
      renewAt: performance.now() + lifetimeMs - 30_000,
    };
    return tokens;
  }

  async function signIn(): Promise<void> {
    const pkceCodeVerifier = client.randomPKCECodeVerifier();
    const expectedState = client.randomState();
    // The system chooses the port: Gatehouse accepts any port of the loopback address.
    const receiver = createServer().listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    try {
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: `${origin}/callback`,
        scope: 'openid offline_access account:read',
        // The token is for the deployment host. Name your own API instead to call that.
        resource: issuer,
        state: expectedState,
        code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
        code_challenge_method: 'S256',
      });
      const returned = returnTo(receiver, origin);
      await openBrowser(url);
      const checks = { pkceCodeVerifier, expectedState, idTokenExpected: true };
      keep(await client.authorizationCodeGrant(configuration, await returned, checks));
    } finally {
      receiver.closeAllConnections();
      receiver.close();
    }
  }

  /** Renews the access token, once for calls at the same time: a refresh token is for one use. */
  async function accessToken(): Promise<string> {
    if (tokens === null) throw new Error('No user is signed in.');
    if (performance.now() < tokens.renewAt) return tokens.accessToken;
    renewal ??= client
      .refreshTokenGrant(configuration, tokens.refreshToken, { resource: issuer })
      .then(keep)
      .finally(() => {
        renewal = null;
      });
    return (await renewal).accessToken;
  }

  return {
    signIn,
    gatehouse: createDeploymentClient({ url: issuer, token: accessToken }),
    async signOut() {
      if (tokens === null) return;
      await client.tokenRevocation(configuration, tokens.refreshToken);
      tokens = null;
    },
  };
}

/** The URL with which the browser comes back. */
async function returnTo(receiver: ReturnType<typeof createServer>, origin: string): Promise<URL> {
  for (;;) {
    const [request, response] = await once(receiver, 'request');
    const url = new URL(request.url, origin);
    // Browsers also ask for an icon.
    if (url.pathname === '/callback') {
      response.end('You can close this window.');
      return url;
    }
    response.writeHead(404).end();
  }
}

if (import.meta.main) {
  const { GATEHOUSE_URL = 'http://localhost:4001', CLIENT_ID = '' } = process.env;
  const program = { darwin: 'open', win32: 'explorer' }[process.platform as string] ?? 'xdg-open';
  const openBrowser = (url: URL) => execFile(program, [url.href]);
  const app = await createNativeApp({ issuer: GATEHOUSE_URL, clientId: CLIENT_ID, openBrowser });
  await app.signIn();
  const { email } = await app.gatehouse.me();
  console.log(`You are signed in as ${email}.`);
  await app.signOut();
}
