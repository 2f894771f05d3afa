import { AxeBuilder } from '@axe-core/playwright';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { BackendClient } from '../support/clients.ts';
import { freePort } from '../support/free-port.ts';
import { startOwnService } from '../support/own-service.ts';
import { serveReactPage } from '../support/react-pages.ts';
import { unique } from '../support/world.ts';

const openPage = useBrowser();
const stops: (() => unknown)[] = [];
let backend: BackendClient;
let url = '';

beforeAll(async () => {
  const running = await startOwnService({ DEPLOYMENT_PORT: String(await freePort()) });
  stops.push(() => running.stop(0));
  backend = new BackendClient(running.backend.url, running.first?.apiKey ?? '');
  const { port, stop } = await serveReactPage('test/packages/react');
  stops.push(stop);
  const origin = `http://localhost:${port}`;
  await backend.put('/settings/allowed-origins', { allowed_origins: [origin] });
  url = `${origin}/?service=${encodeURIComponent(running.services.config.publicDeploymentUrl)}`;
});

afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function newUser() {
  const email = `${unique('ada')}@example.com`;
  const { body } = await backend.post('/users', { email, password: PASSWORD, first_name: 'Ada' });
  return { email, id: body.id };
}

async function signIn(page: Page, email: string) {
  await page.goto(url);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await button(page, 'Sign in here').click();
  await button(page, 'Sign out').waitFor();
}

async function secondTab(context: BrowserContext) {
  const tab = await context.newPage();
  await tab.goto(url);
  await button(tab, 'Sign out').waitFor();
  return tab;
}

describe('a page with the React package', () => {
  it('shows who is signed in, the organizations, and what the user may do in the active one', async () => {
    const { email, id } = await newUser();
    const roles = await backend.get('/roles?level=organization');
    const roleOf = (name: string) => roles.body.data.filter((role) => role.name === name).map((role) => role.id);
    for (const [name, role] of [
      ['Northwind', 'Admin'],
      ['Contoso', 'Member'],
    ] as const) {
      const { body } = await backend.post('/organizations', { name: unique(name), display_name: name });
      await backend.post(`/organizations/${body.id}/members`, { user_id: id, role_ids: roleOf(role) });
    }
    const page = await openPage();
    await signIn(page, email);
    await page.getByText('2 organizations').waitFor();
    const switcher = page.getByLabel('Organization');
    await switcher.selectOption('Northwind');
    await page.getByText('All orders').waitFor();
    await switcher.selectOption('Contoso');
    await page.getByText('No orders for you.').waitFor();
    await page.reload();
    await page.getByText('No orders for you.').waitFor();
    expect(await switcher.locator('option:checked').textContent()).toBe('Contoso');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const account = page.getByRole('link', { name: 'Account: Ada' });
    expect(await account.getAttribute('href')).toContain('/user-profile?redirect_url=');
  });

  it('says why a sign-in fails, and requests one token for calls at the same time', async () => {
    const { email } = await newUser();
    const page = await openPage();
    await page.goto(url);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill('wrong password');
    await button(page, 'Sign in here').click();
    await page.getByRole('alert').filter({ hasText: /./ }).waitFor();
    expect(await page.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('/sign-in?redirect_url=');
    await signIn(page, email);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().endsWith('/session/token')) requests.push(request.url());
    });
    await button(page, 'Ask').click();
    await page.getByText('20 calls with 1 token').waitFor();
    expect(requests).toHaveLength(1);
  });

  it('signs out in all tabs', async () => {
    const { email } = await newUser();
    const page = await openPage();
    await signIn(page, email);
    const other = await secondTab(page.context());
    await button(page, 'Sign out').click();
    await page.getByRole('link', { name: 'Sign in' }).waitFor();
    await other.getByRole('link', { name: 'Sign in' }).waitFor();
    await signIn(page, email);
    await button(other, 'Sign out').waitFor();
  });

  it('keeps the user signed in while the network is away, and connects again by itself', async () => {
    const { email } = await newUser();
    const page = await openPage();
    await signIn(page, email);
    await page.getByText('Connected').waitFor();
    await page.context().setOffline(true);
    await button(page, 'Refresh').click();
    await page.getByText('NETWORK_FAILED').waitFor();
    expect(await button(page, 'Sign out').isVisible()).toBe(true);
    await page.context().setOffline(false);
    await page.getByText('Connected').waitFor();
  });
});
