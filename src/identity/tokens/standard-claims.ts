/**
 * The claim with the id of the sign-in. A session can outlive its sign-ins: with only `sid` and `sub`, an old token would
 * become valid again when the user signs in again in the same browser.
 */
export const SIGNIN_CLAIM = 'signin_id';

/** The standard claims of every token of a deployment. They override the claims of a template. */
export function standardClaims(iss: string, sub: string, ttl: number) {
  const iat = Math.floor(Date.now() / 1_000);
  return { iss, sub, iat, exp: iat + ttl };
}
