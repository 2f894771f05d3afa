import { createHash, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';

type Claims = Readonly<Record<string, unknown>>;

interface Changes {
  readonly claims?: Claims;
  readonly header?: Claims;
}

/** The key of an application, which signs proofs of requests. */
export const createBoundKey = async () => boundKeyOf(await generateKeyPair('ES256', { extractable: true }));

/** As {@link createBoundKey}, with keys that exist. */
export async function boundKeyOf({
  publicKey,
  privateKey,
}: {
  readonly publicKey: CryptoKey;
  readonly privateKey: CryptoKey;
}) {
  const jwk = await exportJWK(publicKey);
  return {
    thumbprint: await calculateJwkThumbprint(jwk),
    privateJwk: await exportJWK(privateKey),
    proof: (htm: string, htu: string, accessToken: string | null, { claims = {}, header = {} }: Changes = {}) => {
      const ath = accessToken === null ? {} : { ath: createHash('sha256').update(accessToken).digest('base64url') };
      const iat = Math.floor(Date.now() / 1_000);
      return new SignJWT({ htm, htu, iat, jti: randomUUID(), ...ath, ...claims })
        .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...header } as never)
        .sign(privateKey);
    },
  };
}
