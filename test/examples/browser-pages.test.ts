import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PASSWORD } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { APPS, type AppName, servePlainAt, useBrowserApps } from '../support/browser-apps.ts';
import { addProvider, newPersonThere, startProvider } from '../support/social-provider.ts';
import { unique } from '../support/world.ts';

const openPage = useBrowser();
const browserApps = useBrowserApps();

/** A page of an example, and its requests for session tokens. */
async function openApp(app: AppName, options: BrowserContextOptions = {}) {
  const { urls } = await browserApps();
  const page = await openPage(options);
  const tokenRequests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/session/token') && request.method() === 'GET') tokenRequests.push(request.url());
  });
  return { page, url: urls[app], tokenRequests, email: `${unique('ada')}@example.com` };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function enter(page: Page, action: 'Sign in' | 'Sign up', email: string, password = PASSWORD) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, action).click();
}

const signedInAs = (page: Page, email: string) => page.getByText(`You are signed in as ${email}.`).waitFor();

async function callApi(page: Page) {
  const response = page.waitForResponse((found) => found.url().endsWith('/greeting') && found.status() === 200);
  await button(page, 'Call the API').click();
  await response;
  await page.getByText(/The API knows you as user \d+\./).waitFor();
}

describe.each(APPS)('the page of examples/browser/%s', (app) => {
  it('signs a user up, shows its organizations, calls an API, and signs the user out and in', async () => {
    const { page, url, email } = await openApp(app);
    await page.goto(url);
    await enter(page, 'Sign up', email);
    await signedInAs(page, email);
    await page.getByText('You have none yet.').waitFor();
    await page.getByLabel('Name').fill('Northwind Traders');
    await button(page, 'Create').click();
    await page.getByRole('listitem').getByText('Northwind Traders').waitFor();
    await callApi(page);

    await page.reload();
    await signedInAs(page, email);
    await button(page, 'Sign out').click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await enter(page, 'Sign in', email, 'wrong password');
    await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    await enter(page, 'Sign in', email);
    await signedInAs(page, email);
    await page.getByRole('listitem').getByText('Northwind Traders').waitFor();
  });

  it('asks for the mailed code when the settings require a verified address', async () => {
    const { page, url, email } = await openApp(app);
    const { backend, codeFor } = await browserApps();
    await backend.patch('/settings/auth', { email: { verify_signup: true } });
    onTestFinished(async () => {
      await backend.patch('/settings/auth', { email: { verify_signup: false } });
    });
    await page.goto(url);
    await enter(page, 'Sign up', email);
    await page.getByLabel('Code').fill(await codeFor(email));
    await button(page, 'Verify').click();
    await signedInAs(page, email);
  });

  it('uses a session token until shortly before it expires, then another', async () => {
    const { page, url, email, tokenRequests } = await openApp(app);
    await page.clock.install();
    await page.goto(url);
    await enter(page, 'Sign up', email);
    await signedInAs(page, email);
    await callApi(page);
    await page.clock.fastForward(20_000);
    await callApi(page);
    expect(tokenRequests).toHaveLength(1);
    await page.clock.fastForward(40_000);
    await callApi(page);
    expect(tokenRequests).toHaveLength(2);
  });

  it('renews the session token when the API rejects it, and sends the request again', async () => {
    const { page, url, email, tokenRequests } = await openApp(app);
    await page.goto(url);
    await enter(page, 'Sign up', email);
    await signedInAs(page, email);
    const headers = { 'Access-Control-Allow-Origin': url };
    await page.route('**/greeting', (route) => route.fulfill({ status: 401, headers }), { times: 1 });
    await callApi(page);
    expect(tokenRequests).toHaveLength(2);
  });

  it('reads the session again when the tab becomes visible', async () => {
    const { page, url, email } = await openApp(app);
    await page.goto(url);
    await enter(page, 'Sign up', email);
    await signedInAs(page, email);
    const other = await page.context().newPage();
    await other.goto(url);
    await button(other, 'Sign out').click();
    await other.getByRole('heading', { name: 'Sign in' }).waitFor();
    // Pages of a browser without a screen are always visible.
    await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it('signs a user in on the hosted page, which returns to it', async () => {
    const { page, url, email } = await openApp(app);
    await page.goto(url);
    await enter(page, 'Sign up', email);
    await signedInAs(page, email);
    await button(page, 'Sign out').click();
    await page.getByRole('link', { name: 'Use the hosted sign-in page' }).click();
    const { deploymentUrl } = await browserApps();
    await page.waitForURL(`${deploymentUrl}/sign-in?redirect_url=${encodeURIComponent(`${url}/`)}`);
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Sign in').click();
    await page.waitForURL(`${url}/`);
    await signedInAs(page, email);
    await callApi(page);
  });

  it('signs a person up at a provider, who comes back to it', async () => {
    const { page, url } = await openApp(app);
    const { backend } = await browserApps();
    const provider = await startProvider();
    provider.person = newPersonThere();
    const name = await addProvider({ backend }, provider, { label: 'Northwind ID' });
    onTestFinished(async () => void (await backend.delete(`/settings/social-connections/${name}`)));
    await page.goto(url);
    await page.getByRole('link', { name: 'Continue with Northwind ID' }).click();
    await page.waitForURL(`${url}/`);
    await signedInAs(page, String(provider.person.email));
    await callApi(page);
  });

  it('gets its user back from the hosted pages for sign-up, the profile and the sign-out', async () => {
    const { page, url, email } = await openApp(app);
    const { deploymentUrl } = await browserApps();
    const hosted = (path: string) => `${deploymentUrl}${path}?${new URLSearchParams({ redirect_url: `${url}/` })}`;
    await page.goto(hosted('/sign-up'));
    await page.getByLabel('Email address').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Sign up').click();
    await page.waitForURL(`${url}/`);
    await signedInAs(page, email);
    await callApi(page);

    await page.goto(hosted('/user-profile'));
    await page.getByRole('link', { name: 'Devices' }).click();
    await page.getByRole('link', { name: 'Back to ' }).click();
    await page.waitForURL(`${url}/`);
    await signedInAs(page, email);

    await page.goto(hosted('/user-profile'));
    await button(page, 'Sign out').click();
    await page.waitForURL(`${url}/`);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });

  it.each(['light', 'dark'] as const)('is accessible and narrow enough in %s colors', async (colorScheme) => {
    const { page, url, email } = await openApp(app, { colorScheme, viewport: { width: 390, height: 800 } });
    const hosts = new Set<string>();
    const messages: string[] = [];
    page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
    page.on('console', (message) => messages.push(message.text()));
    await page.goto(url);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await enter(page, 'Sign up', email);
    await signedInAs(page, email);
    await callApi(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect([...hosts].filter((host) => host !== '')).toEqual(['localhost']);
    expect(messages).toEqual([]);
  });
});

describe('the page of examples/browser/plain', () => {
  it('says that its origin may not be allowed when it cannot read the deployment host', async () => {
    const { deploymentUrl } = await browserApps();
    const page = await openPage();
    await page.goto(await servePlainAt('localhost', deploymentUrl));
    await page.getByText("that the allowed origins have this page's origin").waitFor();
  });

  it('signs in on another site than the deployment host with a development session', async () => {
    const { backend, deploymentUrl, urls } = await browserApps();
    const pageUrl = await servePlainAt('127.0.0.1', deploymentUrl);
    await backend.put('/settings/allowed-origins', { allowed_origins: [...Object.values(urls), pageUrl] });
    const page = await openPage();
    const email = `${unique('ada')}@example.com`;
    await page.goto(pageUrl);
    const signedUp = page.waitForResponse((response) => response.url().endsWith('/auth/signup'));
    await enter(page, 'Sign up', email);
    expect((await signedUp).status()).toBe(201);
    // The form is cleared at the end, and shown again: without the cookie of another site, there is no session.
    await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('');
    expect(await page.getByText('You are signed in').isVisible()).toBe(false);

    await page.route('**/app.js', async (route) => {
      const text = await (await route.fetch()).text();
      const body = `import { developmentFetch } from './development-session.js';\n${text.replace(
        'connect(GATEHOUSE_URL)',
        'connect(GATEHOUSE_URL, developmentFetch())',
      )}`;
      await route.fulfill({ body, contentType: 'text/javascript' });
    });
    await page.reload();
    await enter(page, 'Sign in', email);
    await signedInAs(page, email);
    await page.reload();
    await signedInAs(page, email);
    await button(page, 'Sign out').click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  });
});
