import { createRemoteJWKSet, jwtVerify } from 'jose';

/**
 * Verifies access tokens of the OpenID provider in an API. `issuer` is the URL of the deployment host, without a trailing slash.
 * `audience` is the identifier of the API's resource.
 */
export function accessTokenVerifier(issuer: string, audience: string) {
  const keys = createRemoteJWKSet(new URL('/oauth/jwks', issuer));
  const expected = { issuer, audience, typ: 'at+jwt', algorithms: ['ES256'], requiredClaims: ['exp', 'sub'] };
  /**
   * Returns the claims: `client_id` is the application, and `sub` the user, or the application itself without a user. Throws if the
   * token is invalid or does not have the scope.
   */
  return async (token: string, scope: string) => {
    const { payload } = await jwtVerify<{ client_id: string; scope?: string }>(token, keys, expected);
    if (!payload.scope?.split(' ').includes(scope)) throw new Error(`The token does not have the scope ${scope}.`);
    return payload;
  };
}
