import { calculateJwkThumbprint, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
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
  test('creates an ES256 key named by its thumbprint, whose public JWK has no private part', async () => {
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

  test('creates an RS256 key of 2048 bits named by its thumbprint', async () => {
    const { kid, publicJwk, privateJwk } = await newSigningKey('RS256');
    const header = { kty: 'RSA', e: 'AQAB', kid, alg: 'RS256', use: 'sig' };
    expect(publicJwk).toEqual({ ...header, n: expect.any(String) });
    expect(Buffer.from(publicJwk.n as string, 'base64url')).toHaveLength(256);
    expect(kid).toBe(await calculateJwkThumbprint(publicJwk));
    expect(privateJwk).toMatchObject({ ...publicJwk, d: expect.any(String) });
  });

  test('rejects a shared secret as a signing key', async () => {
    await expect(importKey({ kty: 'oct', k: 'AAAA' })).rejects.toThrow();
  });
});

describe('a token', () => {
  test('returns the claims of a valid token', async () => {
    expect(await verifyJwt(await sign({ scope: 'users:read' }), find, expected)).toEqual({
      ...claims,
      scope: 'users:read',
    });
  });

  test('accepts a token until it expires', async () => {
    const at = (offset: number): JwtExpectations => ({ ...expected, now: new Date(now.getTime() + offset) });
    expect(await verifyJwt(await sign(), find, at(59_000))).not.toBeNull();
    expect(await verifyJwt(await sign(), find, at(60_000))).toBeNull();
    expect(await verifyJwt(await sign({ exp: undefined }), find, expected)).toBeNull();
    expect(await verifyJwt(await sign({ nbf: seconds + 1 }), find, expected)).toBeNull();
  });

  test.each([[{ iss: 'https://b.example' }], [{ iss: undefined }], [{ aud: 'other' }], [{ aud: undefined }]])(
    'rejects a token with the claims %j',
    async (changes) => {
      expect(await verifyJwt(await sign(changes), find, expected)).toBeNull();
    },
  );

  test('rejects a token of another type or without a type', async () => {
    expect(await verifyJwt(await sign({}, 'session+jwt'), find, expected)).toBeNull();
    expect(await verifyJwt(await sign({}, 'JWT'), find, expected)).toBeNull();
    const untyped = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: key.kid }).sign(privateKey);
    expect(await verifyJwt(untyped, find, expected)).toBeNull();
  });

  test('rejects a token with an unknown key, another key under a known id, or no key id', async () => {
    expect(await verifyJwt(await sign({}, 'at+jwt', 'unknown'), find, expected)).toBeNull();
    const foreign = await importKey((await newSigningKey()).privateJwk);
    const header = { kid: key.kid, typ: 'at+jwt' };
    expect(await verifyJwt(await signJwt(claims, foreign, header), find, expected)).toBeNull();
    const nameless = await new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' }).sign(privateKey);
    expect(await verifyJwt(nameless, () => publicKey, expected)).toBeNull();
  });

  test('ignores the algorithm that a token names', async () => {
    const header = { kid: key.kid, typ: 'at+jwt' };
    const secret = new TextEncoder().encode(JSON.stringify(key.publicJwk));
    const symmetric = await new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...header }).sign(secret);
    expect(await verifyJwt(symmetric, find, expected)).toBeNull();
    const pair = await generateKeyPair('EdDSA');
    const other = await new SignJWT(claims).setProtectedHeader({ alg: 'EdDSA', ...header }).sign(pair.privateKey);
    expect(await verifyJwt(other, () => pair.publicKey, expected)).toBeNull();
    expect(await verifyJwt(new UnsecuredJWT(claims).encode(), find, expected)).toBeNull();
  });

  test('rejects a token that was changed, and text that is not a token', async () => {
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

  test('rethrows the error of reading a key', async () => {
    const failing = (): never => {
      throw new Error('the database is away');
    };
    await expect(verifyJwt(await sign(), failing, expected)).rejects.toThrow('the database is away');
  });
});
