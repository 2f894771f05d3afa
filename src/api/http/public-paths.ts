/** Paths of a deployment host that every page may read, and that answer during maintenance: metadata and signing keys. */
export const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  '/.well-known/meta',
  '/.well-known/jwk',
  '/.well-known/jwks.json',
]);
