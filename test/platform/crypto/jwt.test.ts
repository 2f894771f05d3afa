import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type CryptoKey,
  importKey,
  type JwtExpectations,
  newSigningKey,
  type SigningKey,
  signJwt,
  verifyJwt,
} from '../../../src/platform/crypto/jwt.ts';

const now = new Date('2031-05-06T07:08:09.000Z');
const seconds = now.getTime() / 1_000;
const expected: JwtExpectations = { typ: 'at+jwt', issuer: 'https://a.example', audience: 'backend', now };
const claims = { iss: 'https://a.example', aud: 'backend', sub: '7', iat: seconds, exp: seconds + 60 };

let key: SigningKey;
let privateKey: CryptoKey;
let publicKey: CryptoKey;
const find = (kid: string): CryptoKey | null => (kid === key.kid ? publicKey : null);
const sign = (changes: Record<string, unknown> = {}, typ = 'at+jwt', kid = key.kid): Promise<string> =>
  signJwt({ ...claims, ...changes }, privateKey, { kid, typ });

beforeAll(async () => {
  key = await newSigningKey();
  privateKey = await importKey(key.privateJwk);
  publicKey = await importKey(key.publicJwk);
});

describe('a signing key', () => {
  test('is ES256, named by its thumbprint, and public without its private part', async () => {
    expect(key.publicJwk).toEqual({
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: key.kid,
      alg: 'ES256',
      use: 'sig',
    });
    expect(key.kid).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(key.privateJwk.d).toEqual(expect.any(String));
    expect((await newSigningKey()).kid).not.toBe(key.kid);
  });

  test('is never a shared secret', async () => {
    await expect(importKey({ kty: 'oct', k: 'AAAA' })).rejects.toThrow();
  });
});

describe('a token', () => {
  test('gives its claims back', async () => {
    expect(await verifyJwt(await sign({ scope: 'users:read' }), find, expected)).toEqual({
      ...claims,
      scope: 'users:read',
    });
  });

  test('holds until its expiry', async () => {
    const at = (offset: number): JwtExpectations => ({ ...expected, now: new Date(now.getTime() + offset) });
    expect(await verifyJwt(await sign(), find, at(59_000))).not.toBeNull();
    expect(await verifyJwt(await sign(), find, at(60_000))).toBeNull();
    expect(await verifyJwt(await sign({ exp: undefined }), find, expected)).toBeNull();
    expect(await verifyJwt(await sign({ nbf: seconds + 1 }), find, expected)).toBeNull();
  });

  test.each([[{ iss: 'https://b.example' }], [{ iss: undefined }], [{ aud: 'other' }], [{ aud: undefined }]])(
    'with the claims %j does not hold',
    async (changes) => {
      expect(await verifyJwt(await sign(changes), find, expected)).toBeNull();
    },
  );

  test('of another type does not hold, nor one without a type', async () => {
    expect(await verifyJwt(await sign({}, 'session+jwt'), find, expected)).toBeNull();
    expect(await verifyJwt(await sign({}, 'JWT'), find, expected)).toBeNull();
    const untyped = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: key.kid }).sign(privateKey);
    expect(await verifyJwt(untyped, find, expected)).toBeNull();
  });

  test('of an unknown key, a foreign key under our id, or no key id does not hold', async () => {
    expect(await verifyJwt(await sign({}, 'at+jwt', 'unknown'), find, expected)).toBeNull();
    const foreign = await importKey((await newSigningKey()).privateJwk);
    const header = { kid: key.kid, typ: 'at+jwt' };
    expect(await verifyJwt(await signJwt(claims, foreign, header), find, expected)).toBeNull();
    const nameless = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' }).sign(privateKey);
    expect(await verifyJwt(nameless, () => publicKey, expected)).toBeNull();
  });

  test('can not choose its algorithm', async () => {
    const header = { kid: key.kid, typ: 'at+jwt' };
    const secret = new TextEncoder().encode(JSON.stringify(key.publicJwk));
    const symmetric = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...header }).sign(secret);
    expect(await verifyJwt(symmetric, find, expected)).toBeNull();
    const pair = await generateKeyPair('EdDSA');
    const other = await new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', ...header }).sign(pair.privateKey);
    expect(await verifyJwt(other, () => pair.publicKey, expected)).toBeNull();
    expect(await verifyJwt(new UnsecuredJWT(claims).encode(), find, expected)).toBeNull();
  });

  test('changed anywhere, or no token at all, does not hold', async () => {
    const [header, payload, signature] = (await sign()).split('.');
    const richer = Buffer.from(JSON.stringify({ ...claims, sub: '8' })).toString('base64url');
    const texts = [
      `${header}.${richer}.${signature}`,
      `${header}.${payload}.`,
      `${header}.${payload}`,
      '',
      '..',
      'a.b.c',
    ];
    for (const text of [...texts, 'x'.repeat(20_000)]) {
      expect(await verifyJwt(text, find, expected)).toBeNull();
    }
  });

  test('is not called false because its key could not be read', async () => {
    const failing = (): never => {
      throw new Error('the database is away');
    };
    await expect(verifyJwt(await sign(), failing, expected)).rejects.toThrow('the database is away');
  });
});
