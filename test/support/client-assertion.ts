import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { issuerOf } from './openid-client.ts';
import type { World } from './world.ts';

/** The JWT by which a client of the method `private_key_jwt` authenticates, with the key `k`: RFC 7523, section 3. */
export const signAssertion = (world: World, clientId: string, privateKey: CryptoKey): Promise<string> =>
  new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: 'k' })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(issuerOf(world))
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime('1m')
    .sign(privateKey);
