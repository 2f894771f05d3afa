import { describe, expect, test } from 'vitest';
import { clearedSessionCookie, sessionCookie, sessionTokenOf } from '../../../src/api/http/cookies.ts';
import { appOf, serve } from '../../api/http/support.ts';

type Headers = Record<string, string | readonly string[]>;

async function received(headers: Headers, mode: 'staging' | 'production' = 'production') {
  const call = await serve(
    appOf((req, res) => {
      res.json({ token: sessionTokenOf(req, mode) });
    }),
  );
  return call({ headers });
}

describe('the session token of a request', () => {
  test('is the __session cookie, wherever it stands among others', async () => {
    expect((await received({ cookie: '__session=abc' })).json).toEqual({ token: 'abc' });
    expect((await received({ cookie: 'a=1; __session=abc-_9;b=2' })).json).toEqual({ token: 'abc-_9' });
  });

  test.each(['__Session=abc', 'x__session=abc', '__session2=abc', '__session', 'a="; __sessio=abc"'])(
    'is none in %s',
    async (cookie) => {
      expect((await received({ cookie })).json).toEqual({ token: null });
    },
  );

  test('is none where its text is no token', async () => {
    expect((await received({ cookie: '__session="abc"' })).json).toEqual({ token: null });
    expect((await received({ cookie: '__session=' })).json).toEqual({ token: null });
    expect((await received({ cookie: `__session=${'a'.repeat(513)}` })).json).toEqual({ token: null });
  });

  test.each<[string, Headers]>([
    ['in one header', { cookie: '__session=a; __session=b' }],
    ['in two headers', { cookie: ['__session=a', '__session=b'] }],
    ['that are equal', { cookie: '__session=a; __session=a' }],
    ['one of them empty', { cookie: '__session=a; __session=' }],
  ])('two cookies %s are 400', async (_, headers) => {
    expect(await received(headers)).toMatchObject({ status: 400, json: { code: 'BAD_REQUEST' } });
  });

  test('X-Development-Session counts in staging alone', async () => {
    const headers = { 'x-development-session': 'abc' };
    expect((await received(headers, 'staging')).json).toEqual({ token: 'abc' });
    expect((await received(headers, 'production')).json).toEqual({ token: null });
  });

  test.each(['staging', 'production'] as const)('cookie and header together are 400 in %s', async (mode) => {
    const headers = { cookie: '__session=a', 'x-development-session': 'a' };
    expect(await received(headers, mode)).toMatchObject({ status: 400, json: { code: 'BAD_REQUEST' } });
  });
});

describe('the session cookie', () => {
  test('is host-only, out of reach of scripts and of other sites', () => {
    expect(sessionCookie('abc', 604_800.5)).toBe(
      '__session=abc; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=604800',
    );
  });

  test('is cleared under the same attributes', () => {
    expect(clearedSessionCookie()).toBe('__session=; Path=/; HttpOnly; Secure; SameSite=Lax; Max-Age=0');
  });
});
