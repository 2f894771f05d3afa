import { describe, expect, test } from 'vitest';
import { clearedSessionCookie, sessionCookie } from '../../../src/api/http/cookies.ts';
import { credentialConflict, credentialOf } from '../../../src/api/http/deployment-credential.ts';
import { appOf, serve } from '../../api/http/support.ts';

type Headers = Record<string, string | readonly string[]>;

async function received(headers: Headers) {
  const call = await serve(
    appOf((req, res) => {
      const presented = credentialOf(req);
      res.json({ token: presented.kind === 'cookie' ? presented.token : null, conflict: credentialConflict(req) });
    }),
  );
  return (await call({ headers })).json;
}

describe('the session token of a request', () => {
  test('is the __session cookie, at any position among other cookies', async () => {
    expect(await received({ cookie: '__session=abc' })).toEqual({ token: 'abc', conflict: null });
    expect(await received({ cookie: 'a=1; __session=abc-_9;b=2' })).toEqual({ token: 'abc-_9', conflict: null });
  });

  test.each(['__Session=abc', 'x__session=abc', '__session2=abc', '__session', 'a="; __sessio=abc"'])(
    'is not found in %s',
    async (cookie) => {
      expect(await received({ cookie })).toEqual({ token: null, conflict: null });
    },
  );

  test.each(['__session="abc"', '__session=', `__session=${'a'.repeat(513)}`])(
    'is not found when the value cannot be a token: %s',
    async (cookie) => {
      expect(await received({ cookie })).toEqual({ token: null, conflict: null });
    },
  );

  test.each<[string, Headers]>([
    ['in one header', { cookie: '__session=a; __session=b' }],
    ['in two headers', { cookie: ['__session=a', '__session=b'] }],
    ['that are equal', { cookie: '__session=a; __session=a' }],
    ['one of them empty', { cookie: '__session=a; __session=' }],
  ])('is rejected together with another cookie %s', async (_, headers) => {
    expect(await received(headers)).toMatchObject({
      conflict: 'The request has more than one __session cookie. Send one.',
    });
  });

  test('is read from X-Development-Session, but not together with a cookie', async () => {
    expect(await received({ 'x-development-session': 'abc' })).toEqual({ token: 'abc', conflict: null });
    expect(await received({ cookie: '__session=a', 'x-development-session': 'a' })).toMatchObject({
      conflict: 'Send the __session cookie or X-Development-Session, not both.',
    });
  });
});

describe('the session cookie', () => {
  test('is host-only, HttpOnly, Secure and SameSite', () => {
    expect(sessionCookie('abc', 604_800.5)).toBe(
      '__session=abc; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=604800',
    );
  });

  test('is cleared with the same attributes', () => {
    expect(clearedSessionCookie()).toBe('__session=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0');
  });
});
