import { AuthError } from './auth-error.ts';
import type { KeySet } from './key-set.ts';
import { bytesOf, readPart } from './token-parts.ts';

const MAX_LENGTH = 16_384;
/** How far the clocks of two machines may differ, in seconds. */
const TOLERANCE_SECONDS = 10;

export type Claims = Readonly<Record<string, unknown>> & {
  readonly sub: string;
  readonly iss: string;
  readonly exp: number;
};

export interface Expected {
  readonly issuer: string;
  readonly audience: string;
  /** `session+jwt` or `at+jwt`: one kind of token must not be taken for the other. */
  readonly type: string;
}

/** Verifies a JWT (RFC 7519) with ES256, and returns its claims. */
export async function verifyToken(
  token: string,
  keys: KeySet,
  expected: Expected,
  nowMs: number = Date.now(),
): Promise<Claims> {
  const [head = '', body = '', signature = '', ...more] = token.length > MAX_LENGTH ? [] : token.split('.');
  const header = readPart(head);
  const { alg, kid, typ, crit } = header;
  if (
    more.length > 0 ||
    alg !== 'ES256' ||
    typeof kid !== 'string' ||
    crit !== undefined ||
    typeOf(typ) !== expected.type
  ) {
    throw new AuthError(
      'MALFORMED_TOKEN',
      `The credential is not a token of the type ${expected.type} that is signed with ES256.`,
    );
  }
  const key = await keys.find(kid);
  const isGenuine = await crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    bytesOf(signature),
    new TextEncoder().encode(`${head}.${body}`),
  );
  if (!isGenuine) throw new AuthError('INVALID_SIGNATURE', 'The signature of the token is wrong.');
  const claims = readPart(body);
  checkClaims(claims, expected, nowMs / 1_000);
  return claims as Claims;
}

/** The type in the header of a token that was not verified; null for other credentials. */
export function typeOfToken(token: string): string | null {
  try {
    const [head = ''] = token.split('.');
    return typeOf(readPart(head)['typ']);
  } catch {
    return null;
  }
}

function checkClaims(claims: Readonly<Record<string, unknown>>, { issuer, audience }: Expected, now: number): void {
  const { iss, aud, sub, exp, iat, nbf } = claims;
  if (iss !== issuer) {
    throw new AuthError(
      'WRONG_ISSUER',
      `The token was issued by ${JSON.stringify(iss)} and not by ${issuer}. If this is your deployment, set \`url\` to its issuer.`,
    );
  }
  if (![aud].flat().includes(audience)) {
    throw new AuthError('WRONG_AUDIENCE', `The token is for ${JSON.stringify(aud)} and not for ${audience}.`);
  }
  if (typeof sub !== 'string' || typeof exp !== 'number') {
    throw new AuthError('MALFORMED_TOKEN', 'The token has no subject or never expires.');
  }
  const seconds = (time: number) => Math.round(Math.abs(now - time));
  if (exp <= now - TOLERANCE_SECONDS) {
    const issued = typeof iat === 'number' ? `, and was issued ${seconds(iat)} seconds ago` : '';
    throw new AuthError(
      'TOKEN_EXPIRED',
      `The token expired ${seconds(exp)} seconds ago${issued}. If new tokens expire at once, set the clock of this machine.`,
    );
  }
  const from = [iat, nbf].filter((time) => typeof time === 'number').find((time) => time > now + TOLERANCE_SECONDS);
  if (from !== undefined) {
    throw new AuthError(
      'TOKEN_NOT_VALID_YET',
      `The token is valid in ${seconds(from)} seconds. The clock of this machine, or that of Gatehouse, is wrong.`,
    );
  }
}

/** RFC 7515, section 4.1.9: `application/` may be left out. */
const typeOf = (typ: unknown) => (typeof typ === 'string' ? typ.toLowerCase().replace(/^application\//, '') : null);
