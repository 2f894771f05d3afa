import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from 'jose';
import * as client from 'openid-client';

export interface Registration {
  /** The URL of the deployment host of the provider. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The origin of this application. */
  readonly appUrl: string;
}

/** What the session of the browser keeps until it returns from the provider. */
export interface StartedSignIn {
  readonly pkceCodeVerifier: string;
  readonly expectedState: string;
  readonly expectedNonce: string;
}

/** A sign-in at the provider. Its tokens are replaced when the access token has expired. */
export interface SignIn {
  readonly subject: string;
  /** The session that a logout token names. */
  readonly sid: unknown;
  readonly idToken: string;
  tokens: { readonly access: string; readonly refresh: string | undefined; readonly expiresAt: number };
  refreshing?: Promise<void> | undefined;
}

/** The provider no longer gives access: the user has disconnected this application, or may not sign in. */
export class AccessEnded extends Error {}

const SCOPE = 'openid profile email organizations offline_access';
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** Reads the discovery document of the provider, and returns what this application does with it. */
export async function connect({ issuer, clientId, clientSecret, appUrl }: Registration) {
  // Only for development: a service on localhost has no TLS.
  const options = issuer.startsWith('http:') ? { execute: [client.allowInsecureRequests] } : {};
  const authentication = client.ClientSecretBasic(clientSecret);
  const configuration = await client.discovery(new URL(issuer), clientId, undefined, authentication, options);
  const provider = configuration.serverMetadata();
  const keys = createRemoteJWKSet(new URL(String(provider.jwks_uri)));
  const redirectUri = `${appUrl}/callback`;

  async function refresh(signIn: SignIn): Promise<void> {
    if (signIn.tokens.refresh === undefined) throw new AccessEnded();
    signIn.tokens = tokensOf(await client.refreshTokenGrant(configuration, signIn.tokens.refresh));
  }

  return {
    /** Returns where to send the browser. */
    async startSignIn(): Promise<{ readonly url: URL; readonly started: StartedSignIn }> {
      const started = {
        pkceCodeVerifier: client.randomPKCECodeVerifier(),
        expectedState: client.randomState(),
        expectedNonce: client.randomNonce(),
      };
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state: started.expectedState,
        nonce: started.expectedNonce,
        code_challenge: await client.calculatePKCECodeChallenge(started.pkceCodeVerifier),
        code_challenge_method: 'S256',
      });
      return { url, started };
    },

    /** Takes the query with which the browser has returned, and verifies the ID token. */
    async finishSignIn(query: string, started: StartedSignIn): Promise<SignIn> {
      const checks = { ...started, idTokenExpected: true };
      const response = await client.authorizationCodeGrant(configuration, new URL(redirectUri + query), checks);
      const claims = response.claims();
      const session = { subject: claims?.sub ?? '', sid: claims?.['sid'] };
      return { ...session, idToken: String(response.id_token), tokens: tokensOf(response) };
    },

    /** Reads the claims of the user, with a new access token if the old one has expired. Throws `AccessEnded`. */
    async readUser(signIn: SignIn) {
      try {
        if (signIn.tokens.expiresAt <= Date.now()) {
          // A refresh token works once, so requests at the same time wait for the same refresh.
          signIn.refreshing ??= refresh(signIn).finally(() => {
            signIn.refreshing = undefined;
          });
          await signIn.refreshing;
        }
        return await client.fetchUserInfo(configuration, signIn.tokens.access, signIn.subject);
      } catch (error) {
        const isExpired = error instanceof client.ResponseBodyError && error.error === 'invalid_grant';
        const isRejected = error instanceof client.WWWAuthenticateChallengeError && error.status === 401;
        throw isExpired || isRejected ? new AccessEnded() : error;
      }
    },

    /** Makes the tokens of a sign-in that has ended here useless. What the user has allowed stays. */
    revokeTokens: ({ tokens }: SignIn) => client.tokenRevocation(configuration, tokens.refresh ?? tokens.access),

    /** Returns where the browser goes so that the provider ends its sign-in too. */
    startSignOut({ idToken }: SignIn): { readonly url: URL; readonly state: string } {
      const state = client.randomState();
      const returnTo = { id_token_hint: idToken, post_logout_redirect_uri: `${appUrl}/signed-out`, state };
      return { url: client.buildEndSessionUrl(configuration, returnTo), state };
    },

    verifyLogoutToken: logoutTokenVerifier(provider.issuer, clientId, keys),
  };
}

/** Ten seconds early, so that a token does not expire on its way. */
function tokensOf({ access_token, refresh_token, expires_in = 0 }: client.TokenEndpointResponse): SignIn['tokens'] {
  return { access: access_token, refresh: refresh_token, expiresAt: Date.now() + (expires_in - 10) * 1_000 };
}

/** Verifies logout tokens as OpenID Connect Back-Channel Logout 1.0, section 2.6, requires it. Returns the `sid`. */
export function logoutTokenVerifier(issuer: string, audience: string, keys: JWTVerifyGetKey) {
  /** The ids of tokens that were used, until they expire. With several processes: a table. */
  const used = new Map<string, number>();
  const requiredClaims = ['iat', 'exp', 'jti', 'sid', 'events'];
  const expected = { issuer, audience, typ: 'logout+jwt', algorithms: ['RS256'], requiredClaims, maxTokenAge: '5 min' };
  return async (token: string): Promise<string> => {
    const { payload } = await jwtVerify<{ events: Record<string, unknown> }>(token, keys, expected);
    if (!Object.hasOwn(payload.events, LOGOUT_EVENT)) throw new Error('The token is not for a logout.');
    if ('nonce' in payload) throw new Error('A logout token has no nonce.');
    const now = Date.now() / 1_000;
    for (const [id, expiresAt] of used) if (expiresAt < now) used.delete(id);
    const { jti = '', exp = 0 } = payload;
    if (used.has(jti)) throw new Error('The token was used before.');
    used.set(jti, exp);
    return String(payload['sid']);
  };
}
