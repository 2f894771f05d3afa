import { AuthError } from './auth-error.ts';
import { base64urlOf, bytesOf, readPart } from './token-parts.ts';

const MAX_LENGTH = 4_096;
const MAX_ID_LENGTH = 256;
/** How old a proof can be, and how far the clocks of two machines may differ. */
const PROOF_SECONDS = 60;
/** The proofs that a process remembers. Of more in two minutes, the oldest are forgotten. */
const MAX_PROOFS = 100_000;

/** How the key of a proof signs. The algorithm of the header decides nothing that the key does not. */
const ALGORITHMS = {
  ES256: { import: { name: 'ECDSA', namedCurve: 'P-256' }, verify: { name: 'ECDSA', hash: 'SHA-256' } },
  Ed25519: { import: { name: 'Ed25519' }, verify: { name: 'Ed25519' } },
  EdDSA: { import: { name: 'Ed25519' }, verify: { name: 'Ed25519' } },
} as const;

/** A request with an access token that is bound to a key. */
export interface BoundCall {
  readonly token: string;
  /** The claim `cnf.jkt` of the token. */
  readonly thumbprint: string;
  /** The header `DPoP`. */
  readonly proof: string | null;
  readonly method: string;
  /** The URL of the request, as the client sees it. */
  readonly url: string;
}

/** Checks that the senders of requests have the keys of their tokens: OAuth 2.0 Demonstrating Proof of Possession (RFC 9449), section 4.3. */
export function createKeyProofs(now: () => number) {
  const used = new Map<string, number>();

  /** Throws an {@link AuthError} unless the request has a proof of the key, which no other request has used. */
  return async ({ token, thumbprint, proof, method, url }: BoundCall): Promise<void> => {
    if (proof === null || proof === '') throw invalid('is missing');
    if (proof.length > MAX_LENGTH) throw invalid('is too long');
    const [head = '', body = '', signature = '', ...more] = proof.split('.');
    if (more.length > 0) throw invalid('is not a JSON Web Token');
    const { alg, typ, jwk, crit } = readPart(head);
    const algorithm = Object.entries(ALGORITHMS).find(([name]) => name === alg)?.[1];
    if (algorithm === undefined || typ !== 'dpop+jwt' || crit !== undefined) {
      throw invalid('is not of the type dpop+jwt, signed with ES256 or Ed25519');
    }
    const publicKey = publicPart(jwk);
    if ((await thumbprintOf(publicKey)) !== thumbprint) throw invalid('has another key than the token');
    const key = await crypto.subtle.importKey('jwk', publicKey, algorithm.import, false, ['verify']).catch(() => null);
    const signed = new TextEncoder().encode(`${head}.${body}`);
    const isGenuine = key !== null && (await crypto.subtle.verify(algorithm.verify, key, bytesOf(signature), signed));
    if (!isGenuine) throw invalid('has a wrong signature');
    const { htm, htu, ath, iat, jti } = readPart(body);
    if (htm !== method) throw invalid(`is for the method ${JSON.stringify(htm)} and not for ${method}`);
    if (!isSameUrl(htu, url)) throw invalid(`is for the URL ${JSON.stringify(htu)} and not for ${url}`);
    if (ath !== base64urlOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))) {
      throw invalid('is for another token');
    }
    if (typeof iat !== 'number' || Math.abs(now() / 1_000 - iat) > PROOF_SECONDS) {
      throw invalid('is older than a minute, or the clock of a machine is wrong');
    }
    if (typeof jti !== 'string' || jti === '' || jti.length > MAX_ID_LENGTH) throw invalid('has no jti');
    useOnce(`${thumbprint} ${jti}`);
  };

  function useOnce(id: string): void {
    const time = now();
    // In the order of their use.
    for (const [other, until] of used) {
      if (until > time && used.size < MAX_PROOFS) break;
      used.delete(other);
    }
    if (used.has(id)) throw invalid('was used already');
    used.set(id, time + 2 * PROOF_SECONDS * 1_000);
  }
}

/** The members of a public key, by which its thumbprint is computed: RFC 7638, section 3.2, and RFC 8037, appendix A.3. */
function publicPart(jwk: unknown): {
  readonly crv: string;
  readonly kty: string;
  readonly x: string;
  readonly y?: string;
} {
  const { kty, crv, x, y, d } = (typeof jwk === 'object' && jwk !== null ? jwk : {}) as Record<string, unknown>;
  if (d === undefined && typeof x === 'string') {
    if (kty === 'EC' && crv === 'P-256' && typeof y === 'string') return { crv, kty, x, y };
    if (kty === 'OKP' && crv === 'Ed25519') return { crv, kty, x };
  }
  throw invalid('has no public key on P-256 or Ed25519');
}

const thumbprintOf = async (key: object): Promise<string> =>
  base64urlOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(key))));

/** Without the query and the fragment. */
function isSameUrl(named: unknown, url: string): boolean {
  const [one, other] = [typeof named === 'string' ? URL.parse(named) : null, URL.parse(url)];
  return one !== null && other !== null && one.origin === other.origin && one.pathname === other.pathname;
}

const invalid = (what: string) =>
  new AuthError('INVALID_KEY_PROOF', `The header DPoP ${what}.`, {
    headers: { 'WWW-Authenticate': 'DPoP error="invalid_dpop_proof", algs="ES256 Ed25519 EdDSA"' },
  });
