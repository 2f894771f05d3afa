import { createPrivateKey, type KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { ProviderFailure } from '../provider-failure.ts';
import type { ProviderRow } from '../sign-in-request.ts';

const LIFETIME_SECONDS = 300;
const AUDIENCE = 'https://appleid.apple.com';

/** The client secret of Apple for one request: a token that the private key of the team signs. */
export function appleClientSecret({ clientId, endpoints }: ProviderRow, privateKey: string): Promise<string> {
  const key = applePrivateKey(privateKey);
  const { teamId, keyId } = endpoints;
  if (key === null || teamId === undefined || keyId === undefined) throw new ProviderFailure('FAILED', 'apple_key');
  const now = Math.floor(Date.now() / 1_000);
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFETIME_SECONDS)
    .sign(key);
}

/** The private key in PEM, as Apple gives it; null for any other text. */
export function applePrivateKey(pem: string): KeyObject | null {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1' ? key : null;
  } catch {
    // Not a private key.
    return null;
  }
}
