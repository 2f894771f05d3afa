/** Deployment host paths that pages of any origin may read, also during maintenance: metadata and signing keys. */
export const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  '/.well-known/meta',
  '/.well-known/jwk',
  '/.well-known/jwks.json',
]);
