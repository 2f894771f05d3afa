import { describe, expect, it } from 'vitest';
import { createHandlers } from '../../packages/next/src/handlers.ts';
import { gatehouseProxy } from '../../packages/next/src/proxy.ts';
import { returnPath, signInUrl } from '../../packages/next/src/return-path.ts';
import { createProxy } from '../../packages/node/src/proxy.ts';
import { PASSWORD } from '../support/accounts.ts';
import { inRequest } from '../support/next.ts';
import { appOf } from '../support/next-apps.ts';
import { recordingHost } from '../support/proxied-apps.ts';
import { createWorld } from '../support/world.ts';

describe('gatehouseProxy in proxy.ts', () => {
  const settings = { url: 'https://accounts.example.com' };
  const proxy = gatehouseProxy({ protect: ['/account', '/dashboard/*'], settings });
  const visit = async (path: string, { cookie = '', method = 'GET' } = {}) => {
    const { status, headers } = await proxy(
      new Request(`http://app.example${path}`, { method, headers: { cookie, 'x-gatehouse-path': '/forged' } }),
    );
    return [status, headers.get('location') ?? headers.get('next-x-gatehouse-path')];
  };

  it('sends requests for protected paths without the cookie to the sign-in page, and tells pages their path', async () => {
    const signIn = (path: string) => `http://app.example/sign-in?redirect_url=${encodeURIComponent(path)}`;
    expect(await visit('/dashboard/orders?page=2')).toEqual([307, signIn('/dashboard/orders?page=2')]);
    expect(await visit('/dashboard', { cookie: '__session=; a=__session=1' })).toEqual([307, signIn('/dashboard')]);
    expect(await visit('/account', { method: 'POST' })).toEqual([303, signIn('/account')]);
    expect(await visit('/dashboard/orders', { cookie: 'a=1; __session=abc' })).toEqual([200, '/dashboard/orders']);
    expect(await visit('/account/more')).toEqual([200, '/account/more']);
    expect(await visit('/dashboards?a=1')).toEqual([200, '/dashboards?a=1']);
  });

  it('leads to no loop with a session that has expired, even if every path is protected', async () => {
    const world = await createWorld();
    const app = appOf(world);
    const everything = gatehouseProxy({ protect: ['/*'], settings: app.settings });
    const cookie = '__session=expired';
    /** What the app does: proxy.ts, then a page. The sign-in page of the app sends signed-in users back. */
    async function open(path: string): Promise<string> {
      const passed = await everything(new Request(`http://app.example${path}`, { headers: { cookie } }));
      const location = passed.headers.get('location');
      if (location !== null) return location;
      const query = Object.fromEntries(new URL(path, 'http://app.example').searchParams);
      const pagePath = passed.headers.get('next-x-gatehouse-path') ?? '';
      return inRequest({ cookie, 'x-gatehouse-path': pagePath }, async () => {
        const { isSignedIn, protect } = await app.auth();
        if (path.startsWith('/sign-in')) return isSignedIn ? returnPath(query) : 'the form';
        return protect().then(
          () => 'the page',
          (interrupt: Error) => interrupt.message.replace('redirect ', ''),
        );
      });
    }
    const signIn = await open('/orders');
    expect(signIn).toBe('/sign-in?redirect_url=%2Forders');
    expect(await open(signIn)).toBe('the form');
  });

  it('serves the API only if it is told to', async () => {
    const { url, requests } = await recordingHost();
    const request = () => new Request('http://app.example/gatehouse/session');
    await gatehouseProxy({ protect: ['/*'], settings: { url } })(request());
    expect(requests).toHaveLength(0);
    expect((await gatehouseProxy({ servesApi: true, settings: { url } })(request())).status).toBe(200);
    expect(requests).toHaveLength(1);
  });

  it('rejects patterns that it does not understand', () => {
    expect(() => gatehouseProxy({ protect: ['/dashboard(.*)'] })).toThrow('must be a path such as /account');
    expect(() => gatehouseProxy({ protect: ['dashboard'] })).toThrow('must be a path such as /account');
  });
});

describe('the way back from the sign-in page', () => {
  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil.example', 'javascript:alert(1)', ''])(
    'never leads to another host with %j',
    (target) => {
      expect(returnPath({ redirect_url: target })).toBe('/');
      expect(signInUrl('/sign-in', target)).toBe('/sign-in');
    },
  );
});

it('the address of the client is the one that the outermost proxy of the app has seen', async () => {
  const { url, requests } = await recordingHost();
  const addressWith = async (appProxies: number) => {
    const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.9, 192.0.2.4' };
    await createHandlers({ url, appProxies }).GET(new Request('http://app.example/gatehouse/session', { headers }));
    return requests.at(-1)?.headers['x-forwarded-for'];
  };
  expect([await addressWith(0), await addressWith(1), await addressWith(2)]).toEqual([
    undefined,
    '192.0.2.4',
    '203.0.113.9',
  ]);
});

it('a sign-in through the proxy is the session of the app', async () => {
  const world = await createWorld();
  const { settings, auth } = appOf(world);
  const { body } = await world.backend.post('/users', { email: 'ada@example.com', password: PASSWORD });
  const proxy = createProxy(settings);
  const response = await proxy(
    new Request('https://app.example/gatehouse/auth/signin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ strategy: 'email_password', email: 'ada@example.com', password: PASSWORD }),
    }),
  );
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  expect(await inRequest({ cookie }, auth)).toMatchObject({ userId: body.id });
});
