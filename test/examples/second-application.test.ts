import { once } from 'node:events';
import { AxeBuilder } from '@axe-core/playwright';
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { logoutTokenVerifier } from '../../examples/second-application/openid.ts';
import { createLedger } from '../../examples/second-application/server.ts';
import { PASSWORD } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { BackendClient } from '../support/clients.ts';
import { freePort } from '../support/free-port.ts';
import { startOwnService } from '../support/own-service.ts';
import { runScript } from '../support/process.ts';
import { unfold } from '../support/profile-pages.ts';
import { enterPassword, follow, press } from '../support/sign-in-pages.ts';
import { unique } from '../support/world.ts';

const openPage = useBrowser();
const PRODUCT = 'Northwind';
const SCRIPT = 'examples/second-application/server.ts';

/** The first product, and Ledger on another site than its pages. */
interface Products {
  readonly backend: BackendClient;
  readonly deploymentUrl: string;
  readonly ledgerUrl: string;
  readonly applicationId: string;
}

const stops: (() => unknown)[] = [];
let started: Promise<Products> | undefined;
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

function products(): Promise<Products> {
  started ??= start();
  return started;
}

async function start(): Promise<Products> {
  // Ledger, which the provider tells about a sign-out, runs on this machine.
  const env = { DEPLOYMENT_PORT: String(await freePort()), OUTGOING_ALLOW: '127.0.0.0/8,::1/128' };
  const running = await startOwnService(env);
  stops.push(() => running.stop(0));
  const backend = new BackendClient(running.backend.url, running.first?.apiKey ?? '');
  const deploymentUrl = running.services.config.publicDeploymentUrl;
  const port = await freePort();
  const ledgerUrl = `http://127.0.0.1:${port}`;
  const { body: application } = await backend.post('/oauth-applications', {
    type: 'web',
    name: 'Ledger',
    redirect_uris: [`${ledgerUrl}/callback`],
    post_logout_redirect_uris: [`${ledgerUrl}/signed-out`],
    backchannel_logout_uri: `${ledgerUrl}/backchannel-logout`,
    scopes: ['openid', 'profile', 'email', 'organizations', 'offline_access'],
    access_token_lifetime: 60,
  });
  const server = await createLedger({
    issuer: deploymentUrl,
    clientId: application.id,
    clientSecret: String(application.secret),
    appUrl: ledgerUrl,
    productName: PRODUCT,
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { backend, deploymentUrl, ledgerUrl, applicationId: application.id };
}

/** A browser on the start page of Ledger, and a person without an account. */
async function openLedger(options: BrowserContextOptions = {}) {
  const given = await products();
  const page = await openPage(options);
  await page.goto(given.ledgerUrl);
  return { ...given, page, email: `${unique('ada')}@example.com` };
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

/** Signs up at the first product, to which Ledger has sent the browser, up to the question about consent. */
async function signUp(page: Page, email: string): Promise<void> {
  await follow(page, `Sign in with ${PRODUCT}`);
  await follow(page, 'Sign up');
  await page.getByText('Add more details (optional)').click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Lovelace');
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await press(page, 'Sign up');
  await page.getByRole('heading', { name: /^Ledger asks for access/ }).waitFor();
}

/** A browser of a person who has signed up and allowed the access. */
async function openSignedIn(options: BrowserContextOptions = {}) {
  const given = await openLedger(options);
  await signUp(given.page, given.email);
  await press(given.page, 'Allow');
  await heading(given.page, 'Welcome, Ada Lovelace');
  return given;
}

describe('examples/second-application', () => {
  it('shows a person who signed up at the first product by name, signs out of both, and signs in without a second consent', async () => {
    const { page, email, backend, ledgerUrl, deploymentUrl } = await openSignedIn();
    expect(page.url()).toBe(`${ledgerUrl}/`);
    await page.getByText(`${email} (not verified)`).waitFor();
    const { body: users } = await backend.get(`/users?search=${email}`);
    const { body: organization } = await backend.post('/organizations', { name: 'Analytical <Engines>' });
    await backend.post(`/organizations/${organization.id}/members`, { user_id: users.data[0]?.id });
    await page.reload();
    await page.getByRole('listitem').getByText('Analytical <Engines>').waitFor();
    const cookie = (await page.context().cookies(ledgerUrl)).find(({ name }) => name === 'ledger');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

    await press(page, 'Sign out');
    await page.getByRole('heading', { name: /^Do you want to sign out of/ }).waitFor();
    await press(page, 'Sign out');
    await page.waitForURL(`${ledgerUrl}/signed-out?state=*`);
    await page.getByText(`You have signed out of Ledger and of ${PRODUCT}.`).waitFor();

    await follow(page, `Sign in with ${PRODUCT}`);
    await page.waitForURL(`${deploymentUrl}/sign-in?**`);
    await enterPassword(page, email);
    await heading(page, 'Welcome, Ada Lovelace');
  });

  it('says what happened when the consent was cancelled, and how to continue', async () => {
    const { page, email } = await openLedger();
    await signUp(page, email);
    await press(page, 'Cancel');
    await heading(page, 'You are not signed in');
    await page.getByText('The access was not allowed').waitFor();
    await follow(page, `Sign in with ${PRODUCT}`);
    await press(page, 'Allow');
    await heading(page, 'Welcome, Ada Lovelace');
  });

  it('ends its session when the person signs out on a page of the first product', async () => {
    const { page, deploymentUrl, ledgerUrl } = await openSignedIn();
    await page.goto(`${deploymentUrl}/user-profile`);
    await press(page, 'Sign out');
    await page.waitForURL(`${deploymentUrl}/sign-in**`);
    const shown = async () => {
      await page.goto(ledgerUrl);
      return page.getByRole('heading').textContent();
    };
    await expect.poll(shown, { timeout: 20_000, interval: 200 }).toBe('Welcome to Ledger');
  });

  it('refreshes an expired access token once for several tabs, and says when the person has disconnected it', async () => {
    const { page, deploymentUrl, ledgerUrl } = await openSignedIn();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    onTestFinished(() => void vi.useRealTimers());
    // The third use of one refresh token would end the access.
    const tabs = await Promise.all([1, 2, 3].map(() => page.context().request.get(ledgerUrl)));
    for (const tab of tabs) expect(await tab.text()).toContain('Welcome, Ada Lovelace');
    vi.useRealTimers();

    await page.goto(`${deploymentUrl}/user-profile/applications`);
    await unfold(page, 'Manage Ledger', 'Disconnect');
    await press(page, 'Disconnect Ledger');
    await page.getByText('The application was disconnected.').waitFor();
    await page.goto(ledgerUrl);
    await heading(page, 'Your access has ended');
    await page.goto(ledgerUrl);
    await heading(page, 'Welcome to Ledger');
  });

  it('rejects a return to it that the browser has not asked for', async () => {
    const { page, ledgerUrl } = await openSignedIn();
    await page.goto(`${ledgerUrl}/callback?code=stolen&state=other`);
    await heading(page, 'This sign-in cannot continue');
    await page.goto(`${ledgerUrl}/signed-out?state=other`);
    await heading(page, 'Welcome, Ada Lovelace');
  });

  it.each(['light', 'dark'] as const)('is accessible and narrow enough in %s colors', async (colorScheme) => {
    const messages: string[] = [];
    const { page } = await openLedger({ colorScheme, viewport: { width: 390, height: 800 } });
    page.on('console', (message) => messages.push(message.text()));
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await signUp(page, `${unique('a-person-with-a-long-address')}@example.com`);
    await press(page, 'Allow');
    await heading(page, 'Welcome, Ada Lovelace');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(messages).toEqual([]);
  });

  it('explains its configuration', async () => {
    const [help, unset] = [await runScript(SCRIPT, ['--help'], {}), await runScript(SCRIPT, [], {})];
    expect([help.code, help.output]).toEqual([0, expect.stringMatching(/ISSUER.*CLIENT_ID.*CLIENT_SECRET.*APP_URL/s)]);
    expect(unset).toEqual({
      code: 1,
      output: 'Ledger cannot start: Set ISSUER, CLIENT_ID and CLIENT_SECRET; see --help.\n',
    });
  });
});

describe('the back-channel logout of examples/second-application', () => {
  const ISSUER = 'https://auth.example.com';
  const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };
  const VALID = { iss: ISSUER, aud: 'ledger', sid: 'session', jti: 'one', events: EVENTS };

  async function keysOf() {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const verify = logoutTokenVerifier(ISSUER, 'ledger', createLocalJWKSet({ keys: [await exportJWK(publicKey)] }));
    const sign = (changes: object = {}, typ = 'logout+jwt') => {
      const now = Math.floor(Date.now() / 1_000);
      const claims = { ...VALID, iat: now, exp: now + 120, ...changes };
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ }).sign(privateKey);
    };
    return { verify, sign };
  }

  it('accepts a logout token once', async () => {
    const { verify, sign } = await keysOf();
    const token = await sign();
    expect(await verify(token)).toBe('session');
    await expect(verify(token)).rejects.toThrow('used before');
    expect(await verify(await sign({ jti: 'two', sid: 'other' }))).toBe('other');
  });

  it.each<[string, object, string?]>([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another application', { aud: 'other' }],
    ['that is an ID token', {}, 'JWT'],
    ['for another event', { events: { 'https://example.com/event': {} } }],
    ['with a nonce', { nonce: 'n' }],
    ['without a session', { sid: undefined }],
    ['without an id', { jti: undefined }],
    ['without a time', { iat: undefined }],
    ['of an hour ago', { iat: Math.floor(Date.now() / 1_000) - 3_600 }],
    ['that has expired', { exp: 1 }],
  ])('rejects a logout token %s', async (_, changes, typ) => {
    const { verify, sign } = await keysOf();
    await expect(verify(await sign(changes, typ))).rejects.toThrow();
  });

  it('answers 400 to a logout token with the signature of another key', async () => {
    const { ledgerUrl, applicationId, deploymentUrl } = await products();
    const { sign } = await keysOf();
    const body = new URLSearchParams({ logout_token: await sign({ iss: deploymentUrl, aud: applicationId }) });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    const response = await fetch(`${ledgerUrl}/backchannel-logout`, { method: 'POST', body });
    expect([response.status, await response.text()]).toEqual([400, 'The logout token is not valid.']);
  });
});
