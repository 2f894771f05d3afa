import { createHash } from 'node:crypto';
import { decodeProtectedHeader } from 'jose';
import { ProviderFailure } from '../provider-failure.ts';
import type { ProviderJson } from '../provider-kind.ts';

/** How long ago a person may have signed in for a reauthentication, and how much clocks may differ. */
const TOLERANCE_SECONDS = 300;

/** The hash functions by the end of the names of algorithms, such as `RS256`. */
const HASHES: Readonly<Record<string, string>> = { '256': 'sha256', '384': 'sha384', '512': 'sha512' };

/**
 * What openid-client leaves to its caller in the code flow: that the access token belongs to the ID token (`at_hash`, OpenID Connect
 * Core 1.0, section 3.1.3.8), that the token has a subject, and that it is not from the
 * future.
 */
export function checkIdToken(idToken: string, accessToken: string, claims: ProviderJson): void {
  const { at_hash: hash, iat, sub } = claims as { readonly [Name in 'at_hash' | 'iat' | 'sub']?: unknown };
  if (sub === '') throw new ProviderFailure('INVALID', 'sub');
  if (hash !== undefined && hash !== accessTokenHash(idToken, accessToken)) {
    throw new ProviderFailure('INVALID', 'at_hash');
  }
  if (typeof iat !== 'number' || iat > secondsNow() + TOLERANCE_SECONDS) throw new ProviderFailure('INVALID', 'iat');
}

/** When the person signed in at the provider, or null. Throws if a reauthentication did not happen now. */
export function authenticationTime(claims: ProviderJson, isReauthentication: boolean): Date | null {
  const { auth_time: seconds } = claims as { readonly auth_time?: unknown };
  if (typeof seconds !== 'number' || seconds < 0) return null;
  if (isReauthentication && Math.abs(secondsNow() - seconds) > TOLERANCE_SECONDS) {
    throw new ProviderFailure('INVALID', 'auth_time');
  }
  const time = new Date(seconds * 1_000);
  return Number.isNaN(time.getTime()) ? null : time;
}

/** The left half of the hash whose size the algorithm of the signature has. */
function accessTokenHash(idToken: string, accessToken: string): string | null {
  const { alg = '' } = decodeProtectedHeader(idToken);
  const algorithm = alg === 'EdDSA' || alg === 'Ed25519' ? 'sha512' : HASHES[alg.slice(-3)];
  if (algorithm === undefined) return null;
  const digest = createHash(algorithm).update(accessToken).digest();
  return digest.subarray(0, digest.length / 2).toString('base64url');
}

const secondsNow = () => Date.now() / 1_000;
