/** The standard claims of every token of a deployment. They override the claims of a template. */
export function standardClaims(iss: string, sub: string, ttl: number) {
  const iat = Math.floor(Date.now() / 1_000);
  return { iss, sub, iat, exp: iat + ttl };
}
