/**
 * Deployment host paths that pages of any origin may read, also during maintenance: metadata, signing keys and
 * the origins of passkeys.
 */
export const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  '/.well-known/meta',
  '/.well-known/jwk',
  '/.well-known/jwks.json',
  '/.well-known/webauthn',
]);
