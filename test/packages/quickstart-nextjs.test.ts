import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { PASSWORD } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { freePort } from '../support/free-port.ts';
import { type RunningQuickstart, useQuickstart } from '../support/quickstart.ts';
import { unique } from '../support/world.ts';

const openPage = useBrowser();
const quickstart = useQuickstart('nextjs');

/** Opens a page that keeps the errors of the browser's console, such as those of hydration. */
async function openWatchedPage() {
  const page = await openPage();
  // The server for development compiles a page when it is first opened.
  page.context().setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return { page, errors };
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Signs up on the page that the dashboard leads to, and comes back to the dashboard. */
async function signUp(page: Page, app: string): Promise<string> {
  const email = `${unique('ada')}@example.com`;
  await page.goto(`${app}/dashboard`);
  expect(page.url()).toBe(`${app}/sign-in?redirect_url=%2Fdashboard`);
  // From the form for signing in to that for signing up.
  await button(page, 'Sign up').click();
  await page.getByRole('heading', { name: /^Sign up/ }).waitFor();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Sign up').click();
  await page.getByText('The server knows you as user').waitFor();
  expect(page.url()).toBe(`${app}/dashboard`);
  return email;
}

async function createOrganization(page: Page, name: string): Promise<void> {
  await page.getByLabel('New organization').fill(name);
  await button(page, 'Create').click();
  await expect
    .poll(() => page.getByLabel('Organization', { exact: true }).locator('option:checked').textContent(), {
      timeout: 10_000,
    })
    .toBe(name);
}

const organizationOnServer = async (page: Page) => (await page.getByText(/^You act for/).textContent()) ?? '';

/** Builds the app, and serves it until the test ends. */
async function serveBuilt({ folder, backend, run }: RunningQuickstart): Promise<string> {
  await run('npm run build');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  await backend.put('/settings/allowed-origins', { allowed_origins: [url] });
  const { PATH, HOME } = process.env;
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const server = spawn(process.execPath, [next, 'start', '--port', String(port)], { cwd: folder, env: { PATH, HOME } });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
  });
  while ((await fetch(url).catch(() => null)) === null) {
    if (server.exitCode !== null) throw new Error(`next start ended with ${server.exitCode}.`);
    await sleep(100);
  }
  return url;
}

describe('the quickstart with Next.js', () => {
  it('leads from an empty folder to a page that the server renders for the user', async () => {
    const { url } = await quickstart();
    const { page, errors } = await openWatchedPage();
    const email = await signUp(page, url);
    await page.goto(url);
    await page.getByText(`Your address is ${email}.`).waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('is built for production, where the server knows of each change at once', async () => {
    const running = await quickstart();
    const url = await serveBuilt(running);
    const { page, errors } = await openWatchedPage();
    await signUp(page, url);
    expect(await organizationOnServer(page)).toBe('You act for yourself.');
    await createOrganization(page, 'Northwind');
    await expect
      .poll(() => organizationOnServer(page), { timeout: 10_000 })
      .toMatch(/^You act for organization \d+\.$/);
    const northwind = await organizationOnServer(page);
    await createOrganization(page, 'Contoso');
    await expect.poll(() => organizationOnServer(page), { timeout: 10_000 }).not.toBe(northwind);
    await page.getByLabel('Organization', { exact: true }).selectOption('Northwind');
    await expect.poll(() => organizationOnServer(page), { timeout: 10_000 }).toBe(northwind);
    await page.reload();
    expect(await organizationOnServer(page)).toBe(northwind);
    expect(await page.evaluate('fetch("/api/greeting").then((response) => response.json())')).toEqual({
      user: expect.stringMatching(/^\d+$/),
    });
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name, httpOnly }) => [name, httpOnly]).sort()).toEqual([
      ['__session', true],
      ['__session_version', true],
    ]);
    expect(errors).toEqual([]);

    await button(page, 'Sign out').click();
    await page.getByRole('heading', { name: /^Sign in/ }).waitFor();
    await page.goto(`${url}/dashboard`);
    expect(page.url()).toBe(`${url}/sign-in?redirect_url=%2Fdashboard`);

    // A session that has ended meanwhile: proxy.ts lets the cookie pass, and the page does not.
    await page.context().addCookies([{ name: '__session', value: 'ended', url, httpOnly: true, secure: true }]);
    await page.goto(`${url}/dashboard`);
    expect(page.url()).toBe(`${url}/sign-in?redirect_url=%2Fdashboard`);
    await button(page, 'Sign up').waitFor();

    await running.service.stop();
    const failed = await page.goto(`${url}/dashboard`);
    expect([failed?.status(), page.url()]).toEqual([500, `${url}/dashboard`]);
    const api = await fetch(`${url}/gatehouse/session`);
    expect([api.status, await api.json()]).toMatchObject([503, { code: 'GATEHOUSE_UNAVAILABLE' }]);
  });
});
