/** What every token of a deployment says of itself; laid over a template's claims, which can't change it. */
export function standardClaims(iss: string, sub: string, ttl: number) {
  const iat = Math.floor(Date.now() / 1_000);
  return { iss, sub, iat, exp: iat + ttl };
}
