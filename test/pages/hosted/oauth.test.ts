import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server, request as sendOn } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { formTarget } from '../../../src/pages/hosted/oauth/form-target.ts';
import { openSignedUpBrowser, signIn } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectAccessible, type HostedWorld } from '../../support/hosted-pages.ts';
import {
  addApplication,
  addConsentRequest,
  addGrant,
  addResource,
  INVOICES,
  signInIdOf,
  type TestConsentRequest,
} from '../../support/oauth-applications.ts';
import { locationOf, PageBrowser } from '../../support/page-forms.ts';
import { signPageIn, unfold, visitProfile } from '../../support/profile-pages.ts';
import { enterPassword } from '../../support/sign-in-pages.ts';

const openPage = useBrowser();
const CALLBACK = 'https://sheets.example.com/callback';
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#0b7285"/><path d="M2 2h4v1H2zM2 4h4v1H2z" fill="#fff"/></svg>`;

/** A signed-in user, and an application that asks for access. */
async function createRequester(world: HostedWorld, email = 'ada@example.com') {
  const browser = await openSignedUpBrowser(world, email);
  const { userId } = browser;
  await addResource(world);
  const { id: applicationId } = await addApplication(world, {
    logoUrl: 'https://sheets.example.com/logo.svg',
    termsUrl: 'https://sheets.example.com/terms',
    privacyUrl: 'https://sheets.example.com/privacy',
    resources: [{ identifier: INVOICES.identifier, scopes: INVOICES.scopes.map(({ name }) => name) }],
  });
  const request = async (more: Partial<TestConsentRequest> = {}) => {
    const signInId = await signInIdOf(world, userId);
    return addConsentRequest(world, { applicationId, userId, signInId, redirectUri: CALLBACK, ...more });
  };
  return { browser, userId, applicationId, request };
}

const showLogos = (page: Page) =>
  page.route('**/logo.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: LOGO }));

/** Servers that are closed after the tests. */
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

async function listen(handler: RequestListener): Promise<number> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/**
 * The deployment host with an authorization endpoint, which redirects at once to an application on another host. A browser follows
 * these redirects as those of the provider, and applies the policies of the pages to them.
 */
async function openWithProvider(world: HostedWorld) {
  const application = await listen((_, response) => void response.end('Welcome'));
  const callback = `http://sheets.localhost:${application}/callback`;
  const requested: string[] = [];
  const target = { hostname: '127.0.0.1', port: new URL(world.url).port };
  const port = await listen((request, response) => {
    const { method, url = '/', headers } = request;
    if (url.startsWith('/oauth/authorize')) {
      requested.push(url);
      response.writeHead(303, { location: `${callback}?code=1` }).end();
      return;
    }
    const passed = sendOn({ ...target, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    request.pipe(passed);
  });
  return { url: `http://${world.frontendHost}:${port}`, callback, arrived: `${callback}?code=1`, requested };
}

const EVERYTHING = {
  scope: 'openid profile email phone organizations offline_access invoices:read invoices:write',
  resource: INVOICES.identifier,
  details: { missingOIDCScope: ['openid', 'profile', 'email', 'phone', 'organizations', 'offline_access'] },
};

const decision = async (world: HostedWorld, path: string, session: string | null, action: string) => {
  const browser = new PageBrowser(world, session);
  return browser.send(await browser.form(path, action));
};

describe('The page of consent', () => {
  it('says who asks for what, for which account, and where the person will be sent', async () => {
    const world = await createHostedWorld();
    await world.backend.patch('/settings/ui', { app_name: 'Northwind' });
    const { browser, request } = await createRequester(world);
    await browser.patch('/me', { first_name: 'Ada', last_name: 'Lovelace' });
    const page = await openPage();
    await signPageIn(page, world, browser);
    await showLogos(page);
    await page.goto(`${world.url}/oauth-consent?request=${await request(EVERYTHING)}`);
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Sprocket Sheets asks for access to your Northwind account',
    );
    const texts = (await main.innerText()).replaceAll('\u200b', '');
    for (const text of [
      'Ada Lovelace',
      'ada@example.com',
      'See your organizations, and your roles in them',
      'In Invoices',
      'Create invoices and send them to your customers',
      'You will be sent to sheets.example.com.',
    ])
      expect(texts).toContain(text);
    expect(
      await page.locator('.parties img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0);
    expect(await main.getByRole('link', { name: 'Privacy' }).getAttribute('href')).toBe(
      'https://sheets.example.com/privacy',
    );
    await expectAccessible(page, 'oauth-consent');
  });

  it.each([true, false])(
    'leads to the application with the answer, in a browser with JavaScript: %s',
    async (javaScriptEnabled) => {
      const world = await createHostedWorld();
      const { browser, request } = await createRequester(world);
      const { url, callback, arrived, requested } = await openWithProvider(world);
      const page = await openPage({ javaScriptEnabled });
      await signPageIn(page, { ...world, url }, browser);
      for (const button of ['Allow', 'Cancel']) {
        const uid = await request({ redirectUri: callback });
        await page.goto(`${url}/oauth-consent?request=${uid}`);
        await page.getByRole('button', { name: button }).click();
        await page.waitForURL(arrived);
        expect(requested.splice(0)).toEqual([`/oauth/authorize/${uid}`]);
      }
    },
  );

  it('is stopped by its policy when the redirects after it lead to another application', async () => {
    const world = await createHostedWorld();
    const { browser, request } = await createRequester(world);
    const { url, requested } = await openWithProvider(world);
    const page = await openPage();
    await signPageIn(page, { ...world, url }, browser);
    await page.goto(`${url}/oauth-consent?request=${await request({ redirectUri: CALLBACK })}`);
    const violation = page.waitForEvent('console', (message) => message.text().includes('form-action'));
    await page.getByRole('button', { name: 'Allow' }).click();
    await violation;
    expect(requested).toHaveLength(1);
    expect(new URL(page.url()).pathname).toBe('/oauth-consent');
  });

  it('continues on a page of its own to an address that no policy can name', async () => {
    const world = await createHostedWorld();
    const { browser, request } = await createRequester(world);
    const uid = await request({ redirectUri: 'http://[::1]:53112/callback' });
    const response = await decision(world, `/oauth-consent?request=${uid}`, browser.cookie, 'allow');
    const path = `/oauth-continue?${new URLSearchParams({ return_to: `/oauth/authorize/${uid}` })}`;
    expect([response.status, locationOf(response)]).toEqual([303, path]);
    const { text } = await world.page(path);
    expect(text).toContain(`<meta http-equiv="refresh" content="0;url=/oauth/authorize/${uid}">`);
    for (const other of ['', '/sign-out', '//evil.example/oauth/authorize/a', '/oauth/authorize/a/../../sign-out'])
      expect((await world.page(`/oauth-continue?${new URLSearchParams({ return_to: other })}`)).status).toBe(400);
  });

  it('redirects its form to the request on this host, and to nothing that another application has registered', async () => {
    const world = await createHostedWorld();
    const { browser, request } = await createRequester(world);
    const uid = await request();
    const { headers } = await world.page(`/oauth-consent?request=${uid}`, { session: browser.cookie });
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toContain("form-action 'self' https://sheets.example.com");
    expect(policy).toContain("img-src 'self' data: https://sheets.example.com");
    const response = await decision(world, `/oauth-consent?request=${uid}`, browser.cookie, 'allow');
    expect([response.status, locationOf(response)]).toEqual([303, `/oauth/authorize/${uid}`]);
    expect((await browser.get('/me/oauth-grants')).body.data).toHaveLength(1);
  });

  it('warns of a program or an app on the device, which can pretend to be the application', async () => {
    const world = await createHostedWorld();
    const { browser, request } = await createRequester(world);
    const page = await openPage();
    await signPageIn(page, world, browser);
    await showLogos(page);
    await page.goto(
      `${world.url}/oauth-consent?request=${await request({ redirectUri: 'http://127.0.0.1:53112/cb' })}`,
    );
    expect(await page.locator('.message').innerText()).toContain('a program on this device (127.0.0.1:53112)');
    await expectAccessible(page, 'oauth-consent-loopback');
    await page.goto(`${world.url}/oauth-consent?request=${await request({ redirectUri: 'com.example.sheets:/cb' })}`);
    expect(await page.locator('.message').innerText()).toContain('an app on this device');
  });

  it('says that a client is not registered, and names the host of its own description', async () => {
    const world = await createHostedWorld();
    const browser = await openSignedUpBrowser(world, 'ada@example.com');
    await addResource(world);
    const { userId } = browser;
    const { id: applicationId } = await addApplication(world, {
      name: 'Claude',
      type: 'native',
      registration: 'metadata_document',
      metadataUrl: 'https://cla1ude.example.com/client.json',
      websiteUrl: 'https://claude.example',
    });
    const redirectUri = 'http://127.0.0.1:53112/cb';
    const signInId = await signInIdOf(world, userId);
    const uid = await addConsentRequest(world, { applicationId, userId, signInId, redirectUri });
    const page = await openPage();
    await signPageIn(page, world, browser);
    await page.goto(`${world.url}/oauth-consent?request=${uid}`);
    await page.getByText('trust the owner of cla1ude.example.com').waitFor();
    await expectAccessible(page, 'oauth-consent-unregistered');
    await addGrant(world, { applicationId, userId });
    await page.goto(`${world.url}/user-profile/applications`);
    await page.getByRole('link', { name: 'cla1ude.example.com' }).waitFor();
  });

  it('says that a request has ended that was answered, is unknown, or is of another account', async () => {
    const world = await createHostedWorld();
    const { browser, request } = await createRequester(world);
    const other = await openSignedUpBrowser(world, 'bob@example.com');
    const uid = await request();
    for (const [path, session] of [
      [`/oauth-consent?request=${uid}`, other.cookie],
      ['/oauth-consent?request=unknown', browser.cookie],
      [`/oauth-consent?request=${'a'.repeat(500)}`, browser.cookie],
      ['/oauth-consent', browser.cookie],
    ] as const) {
      const { status, text } = await world.page(path, { session });
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('<h1>This request has ended</h1>');
    }
    const page = await openPage();
    await signPageIn(page, world, browser);
    await page.goto(`${world.url}/oauth-consent?request=unknown`);
    await expectAccessible(page, 'oauth-consent-ended');
  });

  it('asks a browser without an account to sign in, and returns', async () => {
    const world = await createHostedWorld();
    const { request } = await createRequester(world);
    const response = await world.page(`/oauth-consent?request=${await request()}`);
    expect([response.status, locationOf(response)]).toEqual([303, expect.stringContaining('/sign-in?redirect_url=')]);
  });

  it('shows what an application has entered as text, and links to nothing but web pages', async () => {
    const world = await createHostedWorld();
    const browser = await openSignedUpBrowser(world, 'ada@example.com');
    const { id: applicationId } = await addApplication(world, { name: '<img src=x> {app} "quoted"', logoUrl: null });
    const signInId = await signInIdOf(world, browser.userId);
    const uid = await addConsentRequest(world, { applicationId, userId: browser.userId, signInId });
    const { text, status } = await world.page(`/oauth-consent?request=${uid}`, { session: browser.cookie });
    expect([status, text.includes('<img src=x>'), text.includes('&lt;img src=x&gt; {app} &quot;quoted&quot;')]).toEqual(
      [200, false, true],
    );
  });
});

describe('A sign-in to an application', () => {
  it('asks who the person is, and for what the application may do, and then never again', async () => {
    const world = await createHostedWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    const port = await listen((_, response) => void response.end('Welcome'));
    const callback = `http://sheets.localhost:${port}/callback`;
    const { id } = await addApplication(world, { type: 'browser', authMethod: 'none', redirectUris: [callback] });
    const request = new URLSearchParams({
      client_id: id,
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: callback,
      state: 'some state',
      code_challenge: createHash('sha256').update('verifier').digest('base64url'),
      code_challenge_method: 'S256',
    });
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${world.url}/oauth/authorize?${request}`);
    await enterPassword(page, 'ada@example.com');
    await page.getByRole('heading', { name: 'Sprocket Sheets asks for access' }).waitFor();
    await page.getByRole('link', { name: 'Not you?' }).click();
    await page.getByRole('button', { name: 'Continue as ada@example.com' }).click();
    await page.getByRole('heading', { name: 'Sprocket Sheets asks for access' }).waitFor();
    const arrival = page.waitForURL(`${callback}?**`);
    await page.getByRole('button', { name: 'Allow' }).click();
    await arrival;
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      code: expect.any(String),
      state: 'some state',
    });
    const again = page.waitForURL(`${callback}?code=**`);
    await page.goto(`${world.url}/oauth/authorize?${request}`);
    await again;
    await page.goto(`${world.url}/user-profile/applications`);
    await page.getByText('Sprocket Sheets').first().waitFor();
  });

  it('tells the application that the person has cancelled it', async () => {
    const world = await createHostedWorld();
    const browser = await openSignedUpBrowser(world, 'ada@example.com');
    const port = await listen((_, response) => void response.end('Sorry'));
    const callback = `http://sheets.localhost:${port}/callback`;
    const { id } = await addApplication(world, { redirectUris: [callback] });
    const page = await openPage();
    await signPageIn(page, world, browser);
    const request = { client_id: id, response_type: 'code', scope: 'openid', redirect_uri: callback, state: 'x' };
    await page.goto(`${world.url}/oauth/authorize?${new URLSearchParams(request)}`);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL(`${callback}?error=access_denied**`);
  });
});

describe('The target of a form', () => {
  it.each([
    ['https://app.example.com:8443/cb?x=1', 'https://app.example.com:8443'],
    ['http://127.0.0.1:53112/cb', 'http://127.0.0.1:53112'],
    ['com.example.app:/cb', 'com.example.app:'],
    ['http://[::1]:53112/cb', null],
    ["https://a.example.com;script-src'x'/", null],
  ])('for %s is %s', (redirectUri, target) => {
    expect(formTarget(redirectUri)).toBe(target);
  });
});

const SEVERAL = { multi_session_support: 'enabled' };
const AUTHORIZE = '/oauth/authorize?client_id=1&redirect_uri=https%3A%2F%2Fsheets.example.com%2Fcallback&state=a%26b';
const choosePath = (returnTo: string) => `/choose-account?${new URLSearchParams({ return_to: returnTo })}`;

describe('The choice of an account', () => {
  it.each([true, false])(
    'continues the authorization request with another account of the browser, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const world = await createHostedWorld([SEVERAL]);
      await openSignedUpBrowser(world, 'ada@example.com');
      const browser = await openSignedUpBrowser(world, 'bob@example.com');
      await signIn(browser, 'ada@example.com');
      const { url, arrived, requested } = await openWithProvider(world);
      const page = await openPage({ javaScriptEnabled });
      await signPageIn(page, { ...world, url }, browser);
      await page.goto(url + choosePath(AUTHORIZE));
      expect(await page.getByRole('main').getByRole('button').allInnerTexts()).toMatchObject([
        expect.stringContaining('Continue as ada@example.com'),
        expect.stringContaining('Continue as bob@example.com'),
      ]);
      if (javaScriptEnabled) await expectAccessible(page, 'choose-account');
      await page.getByRole('button', { name: 'Continue as bob@example.com' }).click();
      await page.waitForURL(arrived);
      expect(requested).toEqual([AUTHORIZE]);
      browser.cookie = (await page.context().cookies(url)).find(({ name }) => name === '__session')?.value ?? null;
      expect((await browser.get('/me')).body.data.email).toBe('bob@example.com');
    },
  );

  it('leads to the sign-in page for another account, which continues at the request', async () => {
    const world = await createHostedWorld([SEVERAL]);
    const { cookie } = await openSignedUpBrowser(world, 'ada@example.com');
    const { text } = await world.page(choosePath(AUTHORIZE), { session: cookie });
    const link = /href="([^"]*account=other[^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const url = new URL(link);
    expect([url.pathname, url.searchParams.get('redirect_url')]).toEqual(['/sign-in', world.url + AUTHORIZE]);
  });

  it('signs the account out where a browser has one, and asks a browser without an account to sign in', async () => {
    const world = await createHostedWorld([{ multi_session_support: 'disabled' }]);
    const { cookie } = await openSignedUpBrowser(world, 'ada@example.com');
    const response = await decision(world, choosePath(AUTHORIZE), cookie, 'other');
    const location = `${world.url}/sign-in?${new URLSearchParams({ redirect_url: world.url + AUTHORIZE })}`;
    expect([response.status, locationOf(response)]).toEqual([303, location]);
    const signedOut = await world.page(choosePath(AUTHORIZE));
    expect([signedOut.status, locationOf(signedOut)]).toEqual([303, location]);
  });

  it('returns to nothing but an authorization request of this host', async () => {
    const world = await createHostedWorld();
    const { cookie } = await openSignedUpBrowser(world, 'ada@example.com');
    for (const returnTo of [
      '',
      '/user-profile',
      '/oauth/authorize',
      '/oauth/authorize/uid?x',
      `/oauth/authorize?${'a'.repeat(9_000)}`,
      '//evil.example/oauth/authorize?a',
      'https://evil.example/oauth/authorize?a',
      '/oauth/authorize/../../sign-out?a',
      '\\\\evil.example/oauth/authorize?a',
      '/oauth\\authorize?a',
      ' /oauth/authorize?a',
    ]) {
      const { status } = await world.page(choosePath(returnTo), { session: cookie });
      expect([returnTo, status]).toEqual([returnTo, 400]);
      const sent = await world.page(choosePath(returnTo), { session: cookie, form: { action: 'other' } });
      expect([returnTo, sent.status, locationOf(sent)]).toEqual([returnTo, 400, null]);
    }
    // A request of this host with odd parameters.
    const odd = '/oauth/authorize?@evil.example/..//../';
    const { text } = await world.page(choosePath(odd), { session: cookie });
    expect(text).toContain(`redirect_url=${encodeURIComponent(world.url + odd).replaceAll('%20', '+')}`);
  });

  it('continues after a sign-in with a page that no policy for forms stops', async () => {
    const world = await createHostedWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    const { url, arrived } = await openWithProvider(world);
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${url}/sign-in?${new URLSearchParams({ redirect_url: url + AUTHORIZE })}`);
    await enterPassword(page, 'ada@example.com');
    await page.waitForURL(arrived);
  });
});

describe('The connected applications', () => {
  it('are listed with what they can do, and disconnected after a confirmation', async () => {
    const world = await createHostedWorld();
    const { page, userId, open, client } = await visitProfile(openPage, world);
    await showLogos(page);
    await addResource(world);
    const { id: applicationId } = await addApplication(world, { logoUrl: 'https://sheets.example.com/logo.svg' });
    await addGrant(world, { applicationId, userId }, { resources: { [INVOICES.identifier]: 'invoices:read' } });
    const { id: other } = await addApplication(world, { name: 'Harbor Mail', websiteUrl: null });
    await addGrant(world, { applicationId: other, userId }, { scope: 'openid' });
    await open('/applications');
    const main = page.getByRole('main');
    expect(await main.locator('.row-title').allInnerTexts()).toEqual(['Harbor Mail', 'Sprocket Sheets']);
    await unfold(page, 'What it can do');
    await expectAccessible(page, 'connected-applications');
    await unfold(page, 'Manage Sprocket Sheets', 'Disconnect');
    expect(await main.innerText()).toContain('The application loses its access to your account');
    await expectAccessible(page, 'connected-applications-disconnect');
    await page.getByRole('button', { name: 'Disconnect Sprocket Sheets' }).click();
    await page.getByText('The application was disconnected.').waitFor();
    expect(await main.locator('.row-title').allInnerTexts()).toEqual(['Harbor Mail']);
    expect((await (await client()).get('/me/oauth-grants')).body.data).toHaveLength(1);
  });

  it('are explained while there are none, and lead to no application of another user', async () => {
    const world = await createHostedWorld();
    const { userId, applicationId } = await createRequester(world, 'bob@example.com');
    const { id } = await addGrant(world, { applicationId, userId });
    const { page, open, client } = await visitProfile(openPage, world);
    await open('/applications');
    expect(await page.getByRole('main').innerText()).toContain('No connected applications');
    await expectAccessible(page, 'connected-applications-none');
    const { cookie } = await client();
    const form = { action: 'revoke', id };
    const { status, text } = await world.page('/user-profile/applications', { session: cookie, form });
    expect([status, text.includes('This application is no longer connected.')]).toEqual([404, true]);
  });
});
