import { createHash, randomUUID } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose';
import * as openid from 'openid-client';
import { addResource, INVOICES } from './oauth-applications.ts';
import { relyingParty } from './openid-client.ts';
import type { World } from './world.ts';

/** A machine with an access token for the invoices that is bound to a key. */
export async function boundToken(world: World) {
  await addResource(world);
  const resource = INVOICES.identifier;
  const resources = [{ identifier: resource, scopes: ['invoices:read'] }];
  const { id, configuration } = await relyingParty(world, { type: 'machine', scopes: [], resources });
  const pair = await openid.randomDPoPKeyPair('ES256', { extractable: true });
  const DPoP = openid.getDPoPHandle(configuration, pair);
  const { access_token: token } = await openid.clientCredentialsGrant(configuration, { resource }, { DPoP });
  return { id, token, key: await boundKeyOf(pair), resource };
}

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
