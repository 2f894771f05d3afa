import * as client from 'openid-client';

export interface Registration {
  /** The URL of the deployment host. */
  readonly issuer: string;
  /** The id of the application, and its secret. */
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
}

/** What the session of the browser keeps until it returns. */
export interface StartedSignIn {
  readonly pkceCodeVerifier: string;
  readonly expectedState: string;
  readonly expectedNonce: string;
}

/** Signs users in to an application on a server. */
export async function openidSignIn({ issuer, clientId, clientSecret, redirectUri }: Registration) {
  // Only for development: a service on localhost has no TLS.
  const options = issuer.startsWith('http:') ? { execute: [client.allowInsecureRequests] } : {};
  const authentication = client.ClientSecretBasic(clientSecret);
  const configuration = await client.discovery(new URL(issuer), clientId, undefined, authentication, options);
  return {
    /** Returns where to send the browser. */
    async start(): Promise<{ readonly url: URL; readonly started: StartedSignIn }> {
      const started = {
        pkceCodeVerifier: client.randomPKCECodeVerifier(),
        expectedState: client.randomState(),
        expectedNonce: client.randomNonce(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid profile email offline_access',
        state: started.expectedState,
        nonce: started.expectedNonce,
        code_challenge: await client.calculatePKCECodeChallenge(started.pkceCodeVerifier),
        code_challenge_method: 'S256',
      });
      return { url, started };
    },
    /** Takes the URL to which the browser has returned. Verifies the ID token, and returns the tokens with the user. */
    async finish(returned: URL, started: StartedSignIn) {
      const tokens = await client.authorizationCodeGrant(configuration, returned, {
        ...started,
        idTokenExpected: true,
      });
      const subject = tokens.claims()?.sub ?? '';
      return { tokens, user: await client.fetchUserInfo(configuration, tokens.access_token, subject) };
    },
    /** Replaces the tokens. Store the new refresh token, because the old one was used. */
    refresh: (refreshToken: string) => client.refreshTokenGrant(configuration, refreshToken),
  };
}
