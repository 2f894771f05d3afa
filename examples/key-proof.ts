import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, SignJWT } from 'jose';

export interface KeyPair {
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey;
}

/** A request that needs a proof. */
export interface ProvenRequest {
  readonly method: string;
  readonly url: string;
  /** The access token of the request; none for one that asks for tokens. */
  readonly accessToken?: string;
}

/** Signs the header `DPoP` of a request: RFC 9449. It is accepted once, for a minute. */
export async function keyProof(key: KeyPair, { method, url, accessToken }: ProvenRequest): Promise<string> {
  const ath = accessToken && createHash('sha256').update(accessToken).digest('base64url');
  return new SignJWT({ htm: method, htu: url.split('?')[0], ...(ath && { ath }) })
    .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk: await exportJWK(key.publicKey) })
    .setJti(randomUUID())
    .setIssuedAt()
    .sign(key.privateKey);
}
