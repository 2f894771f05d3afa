import { describe, expect, test } from 'vitest';
import { clientAddress } from '../../../src/api/http/client-address.ts';
import { stateOf } from '../../../src/api/http/request-state.ts';
import { rateLimitKeyOf } from '../../../src/platform/network/addresses.ts';
import { isLocalRequest } from '../../../src/platform/network/client-address.ts';
import { appOf, cidrs, serve } from '../../api/http/support.ts';

type Headers = Record<string, string | readonly string[]>;

/** The client of a request from 127.0.0.1 with these headers. */
async function seen(trusted: readonly string[], headers: Headers) {
  const call = await serve(
    appOf(clientAddress(cidrs(...trusted)), (_req, res) => {
      const { client } = stateOf(res);
      res.json({ ...client, local: isLocalRequest(client) });
    }),
  );
  return (await call({ headers: { host: 'id.example.com', ...headers } })).json;
}

describe('the client behind proxies', () => {
  test('ignores forwarding headers without trusted proxies', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    expect(await seen([], headers)).toEqual({
      ip: '127.0.0.1',
      host: 'id.example.com',
      origin: 'http://id.example.com',
      scheme: 'http',
      isForwarded: true,
      local: false,
    });
  });

  test('uses the right-most untrusted entry of a trusted proxy as the client', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 10.0.0.7' };
    expect(await seen(['127.0.0.1', '10.0.0.0/8'], headers)).toMatchObject({ ip: '203.0.113.9' });
    expect(await seen(['127.0.0.1'], headers)).toMatchObject({ ip: '10.0.0.7' });
  });

  test('reads two X-Forwarded-For lines as one list', async () => {
    const headers = { 'x-forwarded-for': ['203.0.113.9', '10.0.0.7'] };
    expect(await seen(['127.0.0.1', '10.0.0.0/8'], headers)).toMatchObject({ ip: '203.0.113.9' });
  });

  test('uses the outermost entry as the client when all are trusted', async () => {
    const headers = { 'x-forwarded-for': '10.0.0.8, 10.0.0.7' };
    expect(await seen(['127.0.0.1', '10.0.0.0/8'], headers)).toMatchObject({ ip: '10.0.0.8' });
  });

  test('stops at an invalid entry and uses the proxy that sent it', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9, unknown, 10.0.0.7' };
    expect(await seen(['127.0.0.1', '10.0.0.0/8'], headers)).toMatchObject({ ip: '10.0.0.7' });
    expect(await seen(['127.0.0.1'], { 'x-forwarded-for': '127.1' })).toMatchObject({ ip: '127.0.0.1' });
  });

  test('ignores ports and IPv4 mapping in the address of a client', async () => {
    const read = (entry: string) => seen(['127.0.0.1'], { 'x-forwarded-for': entry });
    expect(await read('203.0.113.9:4711')).toMatchObject({ ip: '203.0.113.9' });
    expect(await read('::ffff:203.0.113.9')).toMatchObject({ ip: '203.0.113.9' });
    expect(await read('[2001:db8::1]:4711')).toMatchObject({ ip: '2001:db8::1' });
  });

  test('reads host and scheme from a trusted proxy', async () => {
    const headers = { host: 'backend:4001', 'x-forwarded-host': 'ID.Example.com.:8443', 'x-forwarded-proto': 'https' };
    expect(await seen(['127.0.0.1'], { ...headers, 'x-forwarded-for': '203.0.113.9' })).toMatchObject({
      host: 'id.example.com',
      origin: 'https://id.example.com:8443',
      scheme: 'https',
    });
  });

  test('ignores entries of the client before the entry of the outermost trusted proxy', async () => {
    const headers = {
      'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.7',
      'x-forwarded-proto': 'http, https, http',
      'x-forwarded-host': 'evil.example, id.example.org, inner',
    };
    expect(await seen(['127.0.0.1', '10.0.0.0/8'], headers)).toMatchObject({
      ip: '203.0.113.9',
      scheme: 'https',
      host: 'id.example.org',
    });
  });

  test('returns a separate origin for each scheme and port of a host, also when cached', async () => {
    const originOf = async (scheme: string, host: string) =>
      (await seen(['127.0.0.1'], { host, 'x-forwarded-proto': scheme })).origin;
    for (let round = 1; round <= 2; round += 1) {
      expect(await originOf('http', 'again.example')).toBe('http://again.example');
      expect(await originOf('https', 'again.example')).toBe('https://again.example');
      expect(await originOf('https', 'again.example:8443')).toBe('https://again.example:8443');
      expect(await originOf('https', 'again example')).toBe(null);
    }
  });

  test('ignores a forwarded scheme other than http and https', async () => {
    expect(await seen(['127.0.0.1'], { 'x-forwarded-proto': 'javascript' })).toMatchObject({ scheme: 'http' });
  });

  test('returns no host for a request with two Host headers', async () => {
    expect(await seen([], { host: ['localhost', 'evil.example'] })).toMatchObject({ host: null, origin: null });
  });
});

describe('isLocalRequest', () => {
  test.each(['localhost', 'localhost:4001', '127.0.0.1:4001', '[::1]:4001'])(
    'lets a request to %s use the only deployment',
    async (host) => {
      expect(await seen([], { host })).toMatchObject({ isForwarded: false, local: true });
    },
  );

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.2', '0.0.0.0'])(
    'does not let a request to %s use the only deployment',
    async (host) => {
      expect(await seen([], { host })).toMatchObject({ local: false });
    },
  );

  test.each([
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'forwarded',
    'x-real-ip',
    'via',
  ])('does not let a request with %s use the only deployment', async (name) => {
    expect(await seen([], { host: 'localhost', [name]: 'x' })).toMatchObject({ isForwarded: true, local: false });
  });
});

describe('rateLimitKeyOf', () => {
  test('counts IPv6 clients by /64 and IPv4 clients by address', () => {
    expect(rateLimitKeyOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(rateLimitKeyOf('2001:db8:1:2::ffff')).toBe(rateLimitKeyOf('2001:db8:1:2:3:4:5:6'));
    expect(rateLimitKeyOf('2001:db8:1:3::1')).not.toBe(rateLimitKeyOf('2001:db8:1:2::1'));
    expect(rateLimitKeyOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
    expect(rateLimitKeyOf('203.0.113.9')).toBe('203.0.113.9');
  });
});
