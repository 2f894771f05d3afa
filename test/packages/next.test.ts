import { describe, expect, it, vi } from 'vitest';
import { createGatehouse } from '../../packages/next/src/gatehouse.ts';
import { createHandlers } from '../../packages/next/src/handlers.ts';
import { createAuth } from '../../packages/node/src/index.ts';
import { openVerifiedBrowser } from '../support/accounts.ts';
import { addApiAuthApp, addApiAuthKey } from '../support/api-auth-keys.ts';
import { boundToken } from '../support/bound-keys.ts';
import { freePort } from '../support/free-port.ts';
import { inRequest } from '../support/next.ts';
import { appOf, withCookie } from '../support/next-apps.ts';
import { recordingHost } from '../support/proxied-apps.ts';
import { service } from '../support/service.ts';
import { createSessionToken } from '../support/session-tokens.ts';
import { createWorld, type World } from '../support/world.ts';

async function addPermissionClaims(world: World) {
  const claims = { org_id: '{{organization.id}}', org_permissions: '{{organization_membership.permissions}}' };
  await world.backend.post('/jwt-templates', { name: 'session', is_default: true, claims });
}

describe('auth() in a server component', () => {
  it('knows the user, the organization and the permissions of the cookie', async () => {
    const world = await createWorld();
    await addPermissionClaims(world);
    const browser = await openVerifiedBrowser(world);
    const { body } = await browser.post('/organizations', { name: 'Northwind' });
    const { auth, currentUser } = appOf(world);
    await inRequest(withCookie(browser), async () => {
      const { isSignedIn, userId, organizationId, has, protect } = await auth();
      expect({ isSignedIn, userId, organizationId }).toEqual({
        isSignedIn: true,
        userId: browser.userId,
        organizationId: body.data.id,
      });
      expect([has({ permission: 'organization:admin' }), has({ permission: 'orders:read' })]).toEqual([true, false]);
      await expect(protect({ permission: 'organization:admin' })).resolves.toMatchObject({ userId: browser.userId });
      await expect(protect({ permission: 'orders:read' })).rejects.toThrow('404');
      await expect(protect({ permission: 'orders:read', otherwise: 'forbidden' })).rejects.toThrow('403');
      await expect(currentUser()).resolves.toMatchObject({ id: browser.userId });
    });
  });

  it('requests one token for requests at the same time, and keeps it', async () => {
    const world = await createWorld();
    const browser = await openVerifiedBrowser(world);
    const { auth, counts } = appOf(world);
    const ask = () => inRequest(withCookie(browser), auth);
    await Promise.all(Array.from({ length: 20 }, ask));
    expect((await ask()).isSignedIn).toBe(true);
    expect(Object.fromEntries(counts)).toEqual({
      '/.well-known/jwks.json': 1,
      '/.well-known/meta': 1,
      '/session': 1,
      '/session/token': 1,
    });
  });

  it('knows the active organization at once after a change through the proxy, in each process of the app', async () => {
    const world = await createWorld();
    const browser = await openVerifiedBrowser(world);
    const { body } = await browser.post('/organizations', { name: 'Northwind' });
    const [one, other] = [appOf(world), appOf(world)];
    const before = withCookie(browser);
    for (const { auth } of [one, other]) {
      expect(await inRequest(before, auth)).toMatchObject({ organizationId: body.data.id });
    }
    const { POST } = createHandlers(one.settings);
    const switched = await POST(
      new Request('http://app.example/gatehouse/session/switch-organization', {
        method: 'POST',
        headers: { ...before, 'content-type': 'application/json' },
        body: JSON.stringify({ organization_id: null }),
      }),
    );
    expect(switched.status).toBe(200);
    const after = { cookie: `${before.cookie}; ${switched.headers.getSetCookie()[0]?.split(';')[0]}` };
    for (const { auth } of [one, other]) expect(await inRequest(after, auth)).toMatchObject({ organizationId: null });
  });

  it('says in the log that no token has permissions, if a page asks for one', async () => {
    const world = await createWorld();
    const browser = await openVerifiedBrowser(world);
    const warnings = vi.spyOn(console, 'warn').mockReturnValue();
    await inRequest(withCookie(browser), async () => {
      const { protect } = await appOf(world).auth();
      await expect(protect({ permission: 'orders:read' })).rejects.toThrow('404');
    });
    expect(warnings.mock.calls.flat()).toContain(
      'The session token has no claim `org_permissions`: add it with a default JWT template.',
    );
    warnings.mockRestore();
  });

  it('sends visitors without a valid session to the sign-in page, which leads back', async () => {
    const world = await createWorld();
    const { auth, currentUser } = appOf(world);
    for (const cookie of ['', '__session=expired', '__session=not%20a%20token']) {
      await inRequest({ cookie, 'x-gatehouse-path': '/orders?page=2' }, async () => {
        const { isSignedIn, protect, has } = await auth();
        expect([isSignedIn, has({}), await currentUser()]).toEqual([false, false, null]);
        await expect(protect()).rejects.toThrow('redirect /sign-in?redirect_url=%2Forders%3Fpage%3D2');
      });
    }
  });

  it('rejects two cookies, of which a sibling host may have set one', async () => {
    const world = await createWorld();
    const { cookie } = await openVerifiedBrowser(world);
    await expect(inRequest({ cookie: `__session=${cookie}; __session=other` }, appOf(world).auth)).rejects.toThrow(
      'more than one __session cookie',
    );
  });
});

describe('auth() says what to do, and sends no user to sign in again, when', () => {
  const signedIn = { cookie: '__session=abc' };

  it('the URL is missing, or is not that of the deployment host', async () => {
    const noUrl = createGatehouse(() => ({ url: '' }));
    await expect(inRequest(signedIn, noUrl.auth)).rejects.toThrow('The URL of the deployment host is missing.');
    await expect(inRequest(signedIn, createGatehouse().auth)).rejects.toThrow(
      'GATEHOUSE_URL is not set. Set it to the URL',
    );
    const { url } = await recordingHost(
      (_, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>'),
    );
    await expect(inRequest(signedIn, createGatehouse({ url }).auth)).rejects.toThrow(
      'Is this the URL of the deployment host?',
    );
  });

  it('the service cannot be reached, or redirects to https', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    await expect(inRequest(signedIn, createGatehouse({ url }).auth)).rejects.toMatchObject({
      code: 'GATEHOUSE_UNAVAILABLE',
      message: expect.stringContaining('Does Gatehouse run'),
    });
    const insecure = await recordingHost(
      (_, response) => void response.writeHead(301, { Location: 'https://accounts.example.com/' }).end(),
    );
    await expect(inRequest(signedIn, createGatehouse({ url: insecure.url }).auth)).rejects.toMatchObject({
      code: 'WRONG_CONFIGURATION',
      message: expect.stringContaining('redirects to https://accounts.example.com/. Set `url`'),
    });
  });

  it('the issuer is another one, or the clock of a machine is wrong', async () => {
    const world = await createWorld();
    const browser = await openVerifiedBrowser(world);
    const { settings } = appOf(world);
    const elsewhere = 'https://accounts.example.com';
    const send = (input: string | URL, init?: RequestInit) =>
      settings.fetch(String(input).replace(elsewhere, settings.url), init);
    await expect(
      inRequest(withCookie(browser), createGatehouse({ url: elsewhere, fetch: send as typeof fetch }).auth),
    ).rejects.toMatchObject({
      code: 'WRONG_CONFIGURATION',
      message: expect.stringMatching(/The token was issued by .* Set `url` to the address that the token names/),
    });
    const [, claims = ''] = (await createSessionToken(browser)).split('.');
    const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const late = createAuth({ ...settings, cookie: true, now: () => (exp + 600) * 1_000 });
    await expect(late.authenticate({ headers: withCookie(browser), method: 'GET' })).rejects.toMatchObject({
      code: 'WRONG_CONFIGURATION',
      status: 500,
      message: expect.stringContaining('Set the clocks of both machines.'),
    });
  });
});

describe('a route handler with withAuth', () => {
  const url = 'https://shop.example.com/api/orders';

  it('accepts the cookie and a session token, and a change with the cookie only of its own pages', async () => {
    const world = await createWorld();
    const browser = await openVerifiedBrowser(world);
    const { withAuth } = appOf(world);
    const handler = withAuth((_request, { caller }) => Response.json({ user: caller.userId }));
    const statusOf = async (init: RequestInit) => (await handler(new Request(url, init), {})).status;
    const cookie = withCookie(browser);
    const response = await handler(new Request(url, { headers: cookie }), {});
    expect([response.status, await response.json()]).toEqual([200, { user: browser.userId }]);
    expect(await statusOf({ headers: { authorization: `Bearer ${await createSessionToken(browser)}` } })).toBe(200);
    expect(await statusOf({})).toBe(401);
    for (const [headers, status] of [
      [{ 'sec-fetch-site': 'same-origin' }, 200],
      [{ 'sec-fetch-site': 'same-site' }, 403],
      [{ origin: 'https://shop.example.com', host: 'shop.example.com' }, 200],
      [{ origin: 'https://evil.example.com', host: 'shop.example.com' }, 403],
      [{ origin: 'null', host: 'shop.example.com' }, 403],
      [{}, 200],
    ] as const) {
      expect([headers, await statusOf({ method: 'POST', headers: { ...cookie, ...headers } })]).toEqual([
        headers,
        status,
      ]);
    }
  });

  it('accepts API keys of customers where it is declared, and answers 403 without the permission', async () => {
    const world = await createWorld();
    const appName = await addApiAuthApp(world);
    const { key } = await addApiAuthKey(world, appName, { permissions: ['orders:read'] });
    const { backend } = await service();
    const apiKeys = { backendUrl: backend.url, credential: world.apiKey, appName };
    const { withAuth } = createGatehouse({ ...appOf(world).settings, apiKeys });
    const request = new Request(url, { headers: { authorization: `Bearer ${key}` } });
    const answer = async (options: Parameters<typeof withAuth>[1]) => {
      const response = await withAuth((_request, { caller }) => Response.json({ code: caller.kind }), options)(
        request,
        {},
      );
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    expect(await answer({ accept: ['api_key'], permission: 'orders:read' })).toEqual([200, 'api_key']);
    expect(await answer({ accept: ['api_key'], permission: 'orders:write' })).toEqual([
      403,
      'INSUFFICIENT_PERMISSIONS',
    ]);
    expect(await answer({})).toEqual([401, 'CREDENTIAL_NOT_ACCEPTED']);
  });

  it('accepts an access token that is bound to a key with a proof for its URL, if it knows its origin', async () => {
    const world = await createWorld();
    const { token, key, resource } = await boundToken(world);
    const answer = async (origin: string | undefined, called = url) => {
      const { withAuth } = createGatehouse({ ...appOf(world).settings, accessTokensFor: resource, origin });
      const handler = withAuth(() => new Response(), { accept: ['access_token'] });
      const headers = { authorization: `DPoP ${token}`, dpop: await key.proof('GET', url, token) };
      return (await handler(new Request(called, { headers }), {})).status;
    };
    const { origin } = new URL(url);
    expect(await answer(origin)).toBe(200);
    expect(await answer(origin, url.replace('https://shop.example.com', 'http://127.0.0.1:3000'))).toBe(200);
    expect(await answer(origin, `${url}/1`)).toBe(401);
    expect(await answer(undefined)).toBe(401);
  });

  it('answers 503 while Gatehouse cannot be reached', async () => {
    vi.spyOn(console, 'error').mockReturnValueOnce();
    const { withAuth } = createGatehouse({ url: `http://127.0.0.1:${await freePort()}` });
    const response = await withAuth(() => Response.json({}))(
      new Request(url, { headers: { cookie: '__session=abc' } }),
      {},
    );
    expect([response.status, await response.json()]).toMatchObject([503, { code: 'GATEHOUSE_UNAVAILABLE' }]);
  });
});
