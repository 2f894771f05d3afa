import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type AuthOptions, createAuth } from '../../packages/node/src/index.ts';
import { PASSWORD } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { type ClientApp, openClientPage, startClientApp } from '../support/client-page.ts';
import { BackendClient } from '../support/clients.ts';
import { freePort } from '../support/free-port.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../support/process.ts';
import { unique } from '../support/world.ts';

const TEN_MINUTES_MS = 600_000;

const openPage = useBrowser();
let env: Record<string, string>;
let service: ServiceProcess;
let backend: BackendClient;
let app: ClientApp;

beforeAll(async () => {
  const ports = { PORT: String(await freePort()), DEPLOYMENT_PORT: String(await freePort()) };
  env = { ...(await newDatabaseEnv()), ...ports };
  service = await startProcess(env);
  backend = new BackendClient(service.backendUrl, service.apiKey ?? '');
  app = await startClientApp();
  await backend.put('/settings/allowed-origins', { allowed_origins: [app.origin] });
});

afterAll(async () => {
  app.stop();
  await service.stop();
});

/** A page of a signed-in user, with an API of the app. */
async function openSignedIn(options: Partial<AuthOptions> & { prepare?: (page: Page) => Promise<unknown> } = {}) {
  const { prepare, ...authOptions } = options;
  const email = `${unique('ada')}@example.com`;
  await backend.post('/users', { email, password: PASSWORD });
  const page = await openPage();
  await prepare?.(page);
  const opened = await openClientPage(page, app.origin, service.deploymentUrl);
  const { path, answers } = app.addApi(createAuth({ url: service.deploymentUrl, ...authOptions }));
  const input = JSON.stringify({ strategy: 'email_password', email, password: PASSWORD });
  expect(await opened.call(`app.gatehouse.signIn(${input})`)).toMatchObject({ code: null });
  return { ...opened, answers, callApi: (count: number) => opened.statusesOf(path, count) };
}

const all = (status: number) => Array.from({ length: 20 }, () => status);

describe('20 requests of a page at the same time', () => {
  it('succeed when the token has expired, with one new token', async () => {
    const { page, callApi, tokenRequests } = await openSignedIn({ prepare: (page) => page.clock.install() });
    expect(await callApi(20)).toEqual(all(200));
    expect(tokenRequests()).toBe(1);
    await page.clock.fastForward(61_000);
    expect(await callApi(20)).toEqual(all(200));
    expect(tokenRequests()).toBe(2);
  });

  it.each([
    ['behind', -TEN_MINUTES_MS],
    ['ahead', TEN_MINUTES_MS],
  ])('succeed with one token when the clock of the device is 10 minutes %s', async (_, offset) => {
    const { callApi, tokenRequests } = await openSignedIn({
      prepare: (page) => page.clock.setSystemTime(Date.now() + offset),
    });
    expect(await callApi(20)).toEqual(all(200));
    expect(await callApi(20)).toEqual(all(200));
    expect(tokenRequests()).toBe(1);
  });

  it.each([
    ['behind', -TEN_MINUTES_MS, /^TOKEN_NOT_VALID_YET The token is valid in \d+ seconds. The clock of this machine/],
    ['ahead', TEN_MINUTES_MS, /^TOKEN_EXPIRED .* If new tokens expire at once, set the clock of this machine/],
  ])('end with 401 and a message when the clock of the API is 10 minutes %s', async (_, offset, message) => {
    const opened = await openSignedIn({ now: () => Date.now() + offset });
    expect(await opened.callApi(20)).toEqual(all(401));
    // Each was sent once more with a new token, and not again.
    expect(opened.tokenRequests()).toBe(2);
    expect(opened.answers).toHaveLength(40);
    for (const answer of opened.answers) expect(answer).toMatch(message);
  });

  it('succeed after the keys were rotated, with the old token and with a new one', async () => {
    const { page, callApi } = await openSignedIn();
    expect(await callApi(20)).toEqual(all(200));
    expect((await backend.post('/settings/signing-keys/rotate', {})).status).toBe(200);
    expect(await callApi(20)).toEqual(all(200));
    await page.evaluate('app.tokens.forget()');
    expect(await callApi(20)).toEqual(all(200));
  });
});

describe('a signed-in page', () => {
  it('works with its token while the service restarts, and gets a new one afterwards', async () => {
    const { page, call, callApi } = await openSignedIn();
    expect(await callApi(1)).toEqual([200]);
    await service.stop();
    expect(await callApi(20)).toEqual(all(200));
    expect(await call('app.gatehouse.me()')).toEqual({
      code: 'NETWORK_FAILED',
      message: expect.stringContaining(`${service.deploymentUrl} cannot be reached. Check`),
    });
    service = await startProcess(env);
    await page.evaluate('app.tokens.forget()');
    expect(await callApi(20)).toEqual(all(200));
    expect(await call('app.gatehouse.me()')).toMatchObject({ code: null });
  });

  it('stays signed in while the network is away, also after its token has expired', async () => {
    const { page, call, callApi, requests } = await openSignedIn({ prepare: (page) => page.clock.install() });
    expect(await callApi(1)).toEqual([200]);
    await page.context().setOffline(true);
    await page.clock.fastForward(61_000);
    const before = requests.length;
    expect(await call('app.tokens.get()')).toMatchObject({ code: 'NETWORK_FAILED' });
    // One attempt and two retries.
    expect(requests.length - before).toBe(3);
    await page.context().setOffline(false);
    expect(await callApi(20)).toEqual(all(200));
  });

  it('gets no token after a sign-out in another tab, and asks for none again and again', async () => {
    const { page, call, tokenRequests } = await openSignedIn();
    expect(await call('app.tokens.get()')).toMatchObject({ code: null });
    const tab = await openClientPage(await page.context().newPage(), app.origin, service.deploymentUrl);
    expect(await tab.call('app.gatehouse.signOut()')).toMatchObject({ code: null });
    await page.evaluate('app.tokens.forget()');
    const before = tokenRequests();
    expect(await call('Promise.all(Array.from({ length: 20 }, () => app.tokens.get()))')).toMatchObject({
      code: 'NOT_AUTHENTICATED',
    });
    expect(tokenRequests() - before).toBe(1);
  });
});

describe('a page with a wrong configuration', () => {
  /** The error that the state of the page ends with, and the requests until then. */
  async function stateOf(from: string, url: string) {
    const { page, call, requests } = await openClientPage(await openPage(), from, url);
    expect(await call('app.store.refresh()')).toMatchObject({ code: null });
    const state = await page.evaluate<{ status: string; code: string; message: string }>(
      '(({ status, error: { code, message } }) => ({ status, code, message }))(app.store.getState())',
    );
    const count = requests.length;
    await page.waitForTimeout(300);
    // Nothing is sent again by itself.
    expect(requests).toHaveLength(count);
    return { ...state, count };
  }

  it('says which URL cannot be reached, after three attempts', async () => {
    const url = `http://localhost:${await freePort()}`;
    expect(await stateOf(app.origin, url)).toEqual({
      status: 'loading',
      code: 'NETWORK_FAILED',
      message: expect.stringMatching(`^${url} cannot be reached. Check the scheme, host and port of the URL`),
      count: 3,
    });
  });

  it('says that its origin must be allowed', async () => {
    expect(await stateOf(app.origin.replace('localhost', '127.0.0.1'), service.deploymentUrl)).toMatchObject({
      code: 'NETWORK_FAILED',
      message: expect.stringContaining("the allowed origins have this page's origin"),
      count: 3,
    });
  });

  it('says that it has the URL of another server, or of the other host', async () => {
    const other = createServer((_, response) => {
      const headers = { 'Access-Control-Allow-Origin': app.origin, 'Access-Control-Allow-Credentials': 'true' };
      response.writeHead(200, headers).end('<h1>Hello</h1>');
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await stateOf(app.origin, `http://localhost:${port}`)).toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      message: expect.stringContaining('Is the URL that of the right host?'),
      count: 1,
    });
    expect(await stateOf(app.origin, service.backendUrl)).toMatchObject({
      status: 'loading',
      message: expect.stringMatching(/right host\?|Check the scheme, host and port/),
    });
  });

  it('says that the scheme may be wrong when it has https for a service with http', async () => {
    const secure = service.deploymentUrl.replace('http:', 'https:');
    expect(await stateOf(app.origin, secure)).toMatchObject({
      code: 'NETWORK_FAILED',
      message: expect.stringContaining('Check the scheme'),
      count: 3,
    });
  });

  it('says that a page with https cannot read http, which browsers block', async () => {
    const page = await openPage();
    const html = await (await fetch(app.origin)).text();
    await page.route('https://shop.example.com/**', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    const { call } = await openClientPage(page, 'https://shop.example.com', 'http://accounts.example.com');
    expect(await call('app.gatehouse.me()')).toMatchObject({
      code: 'NETWORK_FAILED',
      message: expect.stringContaining('a page with https cannot read http'),
    });
  });
});

describe('an API with a wrong configuration', () => {
  it('says that its URL is another name of the issuer, and the page does not send its request again and again', async () => {
    const url = service.deploymentUrl.replace('localhost', '127.0.0.1');
    const { callApi, answers, tokenRequests } = await openSignedIn({ url });
    expect(await callApi(1)).toEqual([401]);
    const message = `WRONG_ISSUER The token was issued by "${service.deploymentUrl}" and not by ${url}. If this is your deployment, set \`url\` to its issuer.`;
    expect(answers).toEqual([message, message]);
    expect(tokenRequests()).toBe(2);
  });

  it('says that its URL is not that of the deployment host', async () => {
    const { callApi, answers, tokenRequests } = await openSignedIn({ url: service.backendUrl });
    expect(await callApi(1)).toEqual([503]);
    expect(answers).toEqual([
      expect.stringMatching(/^GATEHOUSE_UNAVAILABLE .* Is this the URL of the deployment host/),
    ]);
    expect(tokenRequests()).toBe(1);
  });
});
