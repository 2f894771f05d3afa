import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createNativeApp } from '../../examples/native-app.ts';
import { createTestUsers } from '../../packages/testing/src/index.ts';
import { useBrowser } from '../support/browser.ts';
import { type LocalIssuer, startLocalIssuer } from '../support/local-issuer.ts';

const openPage = useBrowser();
let local: LocalIssuer;

beforeAll(async () => {
  local = await startLocalIssuer();
});

afterAll(() => local.stop());

async function registerNativeApp() {
  const { status, body } = await local.backend.post('/oauth-applications', {
    type: 'native',
    name: 'Ledger for desktops',
    redirect_uris: ['http://127.0.0.1/callback', 'com.example.ledger:/callback'],
    scopes: ['openid', 'offline_access'],
    resources: [{ identifier: local.issuer, scopes: ['account:read'] }],
    is_first_party: false,
  });
  expect([status, body.auth_method]).toEqual([201, 'none']);
  return body.id;
}

/** A user whose browser is signed in, and an app that opens pages in it. */
async function startApp(press: 'Allow' | 'Cancel') {
  const users = createTestUsers({ backendUrl: local.backendUrl, apiKey: local.apiKey });
  const user = await users.create();
  const { cookie } = await users.signIn(user);
  const page = await openPage();
  await page.context().addCookies([cookie]);
  const openBrowser = async (url: URL) => {
    await page.goto(url.href);
    await page.getByRole('button', { name: press }).click();
  };
  const app = await createNativeApp({ issuer: local.issuer, clientId: await registerNativeApp(), openBrowser });
  return { app, page, user };
}

/** The access tokens that an app gets. The first one is about to expire. */
function watchTokens(): readonly string[] {
  const received: string[] = [];
  const send = fetch;
  vi.stubGlobal('fetch', async (...args: Parameters<typeof fetch>) => {
    const response = await send(...args);
    if (String(args[0]) !== `${local.issuer}/oauth/token`) return response;
    const body = (await response.json()) as { access_token: string; expires_in: number };
    const { status, headers } = response;
    received.push(body.access_token);
    return Response.json({ ...body, ...(received.length === 1 && { expires_in: 1 }) }, { status, headers });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return received;
}

describe('examples/native-app.ts', () => {
  it('signs a user in with the browser, calls the service as the user, renews its token once, and ends its access', async () => {
    const { app, page, user } = await startApp('Allow');
    const received = watchTokens();
    await app.signIn();
    await page.getByText('You can close this window.').waitFor();
    const all = await Promise.all(Array.from({ length: 20 }, () => app.gatehouse.me()));
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set([user.id]));
    await expect(app.gatehouse.me()).resolves.toMatchObject({ email: user.email });
    expect(received).toHaveLength(2);
    expect(new Set(received).size).toBe(2);

    await app.signOut();
    await expect(app.gatehouse.me()).rejects.toThrow('No user is signed in.');
    const { status } = await fetch(`${local.issuer}/me`, { headers: { Authorization: `Bearer ${received[1]}` } });
    expect(status).toBe(401);
  });

  it('learns that the user has not allowed it', async () => {
    const { app } = await startApp('Cancel');
    await expect(app.signIn()).rejects.toMatchObject({ error: 'access_denied' });
    await expect(app.gatehouse.me()).rejects.toThrow('No user is signed in.');
  });
});
