import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { freePort } from '../../support/free-port.ts';
import { recordOffences } from '../../support/hosted-pages.ts';
import { sendRequest } from '../../support/http.ts';
import { newDatabaseEnv, runScript, type ServiceProcess, startProcess } from '../../support/process.ts';

const openPage = useBrowser();
const get = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  sendRequest({ method: 'GET', url, headers });
const HTML = { accept: 'text/html' };

describe('CONSOLE_PORT', () => {
  let environment: Record<string, string>;
  let running: ServiceProcess;
  let consoleUrl: string;

  beforeAll(async () => {
    const port = await freePort();
    consoleUrl = `http://localhost:${port}`;
    environment = { ...(await newDatabaseEnv()), CONSOLE_PORT: String(port) };
    running = await startProcess(environment);
  });

  afterAll(() => running.stop());

  it('has the console with its files and its health, and no operation of clients', async () => {
    expect(running.output()).toContain(`Console           ${consoleUrl}/console `);
    const { status, text, headers } = await get(`${consoleUrl}/console/sign-in`, HTML);
    expect(status).toBe(200);
    const [, style = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(text) ?? [];
    expect((await get(consoleUrl + style)).headers['content-type']).toContain('text/css');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get(`${consoleUrl}/readyz`)).body).toMatchObject({ status: 'ready' });
    expect((await get(`${consoleUrl}/`)).headers.location).toBe('/console');
    const credential = { authorization: `Bearer ${running.apiKey}` };
    for (const path of ['/organizations', '/docs', '/-/mailbox', '/openapi.json'])
      expect((await get(consoleUrl + path, credential)).body).toMatchObject({ code: 'ROUTE_NOT_FOUND' });
    const query = {
      method: 'POST',
      url: `${consoleUrl}/graphql`,
      headers: credential,
      body: { query: '{ __typename }' },
    };
    expect((await sendRequest(query)).status).toBe(404);
  });

  it('removes the console from the backend host', async () => {
    expect((await get(`${running.backendUrl}/console`)).status).toBe(404);
    expect((await get(`${running.backendUrl}/console/sign-in`, HTML)).status).toBe(404);
    expect((await get(`${running.backendUrl}/organizations`)).status).toBe(401);
  });

  it('lets the first owner join with the printed link, sign in and send forms', async () => {
    const [link = ''] = new RegExp(`${consoleUrl}/console/join\\?token=\\S+`).exec(running.output()) ?? [];
    const page = await openPage();
    const offences = recordOffences(page, [consoleUrl]);
    await page.goto(link);
    await page.fill('[name=email]', 'grace@example.com');
    await page.fill('[name=password]', PASSWORD);
    await page.click('button[type=submit]');
    await page.waitForURL(`${consoleUrl}/console/sign-in?done=joined`);
    await page.fill('[name=email]', 'grace@example.com');
    await page.fill('[name=password]', PASSWORD);
    await page.press('[name=password]', 'Enter');
    await page
      .getByRole('link', { name: 'Not now' })
      .or(page.getByRole('button', { name: 'Not now' }))
      .click();
    await page.waitForURL(`${consoleUrl}/console`);
    await page.getByRole('link', { name: 'Operators' }).first().click();
    await page.waitForURL(`${consoleUrl}/console/operators`);
    expect(await page.textContent('main')).toContain('grace@example.com');
    expect(await page.context().cookies()).toContainEqual(
      expect.objectContaining({ name: '__console', path: '/console', sameSite: 'Strict', httpOnly: true }),
    );
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('rejects forms of pages of the backend host', async () => {
    const signIn = (origin: string) =>
      sendRequest({
        method: 'POST',
        url: `${consoleUrl}/console/auth/signin`,
        headers: { origin },
        body: { strategy: 'email_password', email: 'eve@example.com', password: PASSWORD },
      });
    expect(await signIn(running.backendUrl)).toMatchObject({ status: 403 });
    expect(await signIn(consoleUrl)).toMatchObject({ status: 401 });
  });

  it('is the URL of new links and passkeys, or PUBLIC_CONSOLE_URL is', async () => {
    const linkOf = async (env: Record<string, string>) => {
      const { output } = await runScript('src/cli/gatehouse.ts', ['console-link'], env);
      return /https?:\S+\/join(?=\?token=)/.exec(output)?.[0];
    };
    expect(await linkOf(environment)).toBe(`${consoleUrl}/console/join`);
    const relyingParty = async () => {
      const { text } = await sendRequest({
        method: 'POST',
        url: `${consoleUrl}/console/auth/signin`,
        body: { strategy: 'passkey' },
      });
      return /"rpId":"([^"]+)"/.exec(text)?.[1];
    };
    expect(await relyingParty()).toBe('localhost');
    expect(await running.stop()).toBe(0);
    environment['PUBLIC_CONSOLE_URL'] = 'https://console.example.test';
    running = await startProcess(environment);
    expect(await relyingParty()).toBe('console.example.test');
    expect(await linkOf(environment)).toBe('https://console.example.test/console/join');
    const proxied = await sendRequest({
      method: 'POST',
      url: `${consoleUrl}/console/auth/signin`,
      headers: { origin: 'https://console.example.test' },
      body: { strategy: 'email_password', email: 'eve@example.com', password: PASSWORD },
    });
    expect(proxied.status).toBe(401);
  });
});

it('CONSOLE=off removes the console of CONSOLE_PORT as well', async () => {
  const port = await freePort();
  const running = await startProcess({ ...(await newDatabaseEnv()), CONSOLE_PORT: String(port), CONSOLE: 'off' });
  expect(running.output()).not.toContain('Console');
  await expect(get(`http://localhost:${port}/console`)).rejects.toThrow();
  await running.stop();
});
