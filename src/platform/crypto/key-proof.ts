import { calculateJwkThumbprint, EmbeddedJWK, errors, jwtVerify } from 'jose';
import { sha256 } from './tokens.ts';

/** How applications sign the proofs of their keys. */
export const PROOF_ALGORITHMS = ['ES256', 'Ed25519', 'EdDSA'];
const MAX_PROOF_LENGTH = 4_096;
const MAX_ID_LENGTH = 256;
/** How old a proof can be, and how far the clocks of two machines may differ. */
const PROOF_SECONDS = 60;
/** A used proof is known for as long as it is accepted, by clocks that may be early or late. */
export const PROOF_KNOWN_MS = 2 * PROOF_SECONDS * 1_000;

/** A request whose sender proves by a signature that it has a key: OAuth 2.0 Demonstrating Proof of Possession (RFC 9449), section 4.2. */
export interface ProvenRequest {
  /** The header `DPoP`. */
  readonly proof: string;
  readonly method: string;
  /** The URL of the request, without its query. */
  readonly url: string;
  /** The access token that the request uses; null for one that asks for tokens. */
  readonly accessToken: string | null;
}

/** A key that the sender of a request has. */
export interface ProvenKey {
  /** The RFC 7638 thumbprint of the public key. */
  readonly thumbprint: string;
  /** Of the proof, which is for one request. */
  readonly proofId: string;
}

/** The name of a proof among those of all deployments. */
export const proofName = (deploymentId: number, { thumbprint, proofId }: ProvenKey): string =>
  `key-proof ${deploymentId} ${thumbprint} ${proofId}`;

/** The key by which the proof of the request is signed; null if the proof is not one for this request and this time. */
export async function verifyKeyProof(
  { proof, method, url, accessToken }: ProvenRequest,
  now: Date,
): Promise<ProvenKey | null> {
  if (proof.length > MAX_PROOF_LENGTH) return null;
  try {
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
      algorithms: PROOF_ALGORITHMS,
      typ: 'dpop+jwt',
      currentDate: now,
    });
    const { htm, htu, ath, jti, iat } = payload;
    const { jwk } = protectedHeader;
    if (jwk === undefined || 'd' in jwk || htm !== method || !isSameUrl(htu, url)) return null;
    if (typeof jti !== 'string' || jti === '' || jti.length > MAX_ID_LENGTH) return null;
    if (typeof iat !== 'number' || Math.abs(now.getTime() / 1_000 - iat) > PROOF_SECONDS) return null;
    if (accessToken !== null && ath !== sha256(accessToken)) return null;
    return { thumbprint: await calculateJwkThumbprint(jwk), proofId: jti };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null;
    throw error;
  }
}

/** Section 4.3: without the query and the fragment, and normalised. */
function isSameUrl(named: unknown, url: string): boolean {
  const [one, other] = [typeof named === 'string' ? URL.parse(named) : null, URL.parse(url)];
  return one !== null && other !== null && one.origin === other.origin && one.pathname === other.pathname;
}
