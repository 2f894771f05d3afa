import { createRemoteJWKSet, jwtVerify } from 'jose';

/** Verifies session tokens in another service. `issuer` is the URL of the deployment host, without a trailing slash. */
export function sessionVerifier(issuer: string, deploymentId: number) {
  const keys = createRemoteJWKSet(new URL('/.well-known/jwks.json', issuer));
  const audience = `urn:gatehouse:session:${deploymentId}`;
  const expected = { issuer, audience, typ: 'session+jwt', algorithms: ['ES256'] };
  /**
   * Returns the claims: `sub` is the user, `sid` the session, `signin_id` the sign-in. `act.sub` is who impersonates the user, if
   * someone does. Throws if the token is invalid.
   */
  return async (token: string) => (await jwtVerify<{ act?: { sub: string } }>(token, keys, expected)).payload;
}
