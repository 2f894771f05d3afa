import { randomUUID } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';

export interface PrivateKey {
  /** The private key, as a PEM file in PKCS #8 has it. */
  readonly pem: string;
  /** The `kid` of its public key. */
  readonly kid: string;
}

/** Signs the JWT with which an application of the method `private_key_jwt` authenticates: RFC 7523. It is accepted once. */
export async function clientAssertion(issuer: string, clientId: string, { pem, kid }: PrivateKey): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(await importPKCS8(pem, 'ES256'));
}
