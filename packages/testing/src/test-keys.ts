import { randomText } from './random.ts';

/** A key pair that exists only in this process. */
export interface TestKeys {
  /** The public key as a JWK Set (RFC 7517). */
  readonly jwks: { readonly keys: readonly object[] };
  sign(type: string, claims: Readonly<Record<string, unknown>>): Promise<string>;
}

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;

/** Generates a key pair for ES256. The private key cannot be exported. */
export async function createTestKeys(): Promise<TestKeys> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']);
  const { kty, crv, x, y } = await crypto.subtle.exportKey('jwk', publicKey);
  const kid = `test-${randomText()}`;
  return {
    jwks: { keys: [{ kty, crv, x, y, kid, alg: 'ES256', use: 'sig' }] },
    async sign(typ, claims) {
      const signed = [{ alg: 'ES256', kid, typ }, claims]
        .map((part) => base64url(bytesOf(JSON.stringify(part))))
        .join('.');
      const signature = await crypto.subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, bytesOf(signed));
      return `${signed}.${base64url(new Uint8Array(signature))}`;
    },
  };
}

export const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

export const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

const base64url = (bytes: Uint8Array) => base64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
