import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createApp } from '../../examples/session-proxy.ts';
import { PASSWORD } from '../support/accounts.ts';
import { useBrowser } from '../support/browser.ts';
import { BackendClient } from '../support/clients.ts';
import { freePort } from '../support/free-port.ts';
import { startOwnService } from '../support/own-service.ts';
import { SOURCES } from '../support/react-pages.ts';
import { unique } from '../support/world.ts';

const openPage = useBrowser();
const stops: (() => unknown)[] = [];
let backend: BackendClient;
let app = '';
let deploymentUrl = '';

/** An app on another host than the deployment: `127.0.0.1` is another site than `localhost`, to which browsers send no cookie of it. */
beforeAll(async () => {
  // Tokens name the URL of the host, so its port is chosen before the start.
  const running = await startOwnService({ DEPLOYMENT_PORT: String(await freePort()) });
  stops.push(() => running.stop(0));
  backend = new BackendClient(running.backend.url, running.first?.apiKey ?? '');
  deploymentUrl = running.services.config.publicDeploymentUrl;
  const { build } = await import('vite');
  const outDir = await mkdtemp(join(inject('scratch'), 'proxied-page-'));
  const common = {
    configFile: false as const,
    logLevel: 'silent' as const,
    plugins: [react()],
    resolve: { alias: SOURCES },
  };
  await build({ ...common, root: 'test/packages/react', build: { outDir, emptyOutDir: true } });
  const forms = { root: 'test/packages/react/forms', base: '/forms/' };
  await build({ ...common, ...forms, build: { outDir: join(outDir, 'forms'), emptyOutDir: true } });
  const server = createApp(deploymentUrl, outDir).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  app = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await backend.put('/settings/allowed-origins', { allowed_origins: [app] });
});

afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('an app on another host signs users in through its proxy, with a cookie that scripts cannot read', async () => {
  const email = `${unique('ada')}@example.com`;
  const { body } = await backend.post('/users', { email, password: PASSWORD, first_name: 'Ada' });
  const page = await openPage();
  const requested = new Set<string>();
  page.on('request', (request) => requested.add(new URL(request.url()).origin));
  await page.goto(`${app}/?service=/gatehouse`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await button(page, 'Sign in here').click();
  await button(page, 'Sign out').waitFor();
  await page.reload();
  await button(page, 'Ask').click();
  await page.getByText('20 calls with 1 token').waitFor();
  const greeting = () => page.evaluate('fetch("/api/greeting", { method: "GET" }).then((response) => response.json())');
  expect(await greeting()).toEqual({ user: body.id });
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === '__session')).toMatchObject({
    domain: '127.0.0.1',
    httpOnly: true,
    path: '/',
  });
  expect(await page.evaluate('document.cookie')).toBe('');
  await button(page, 'Sign out').click();
  await button(page, 'Sign in here').waitFor();
  expect(await greeting()).toMatchObject({ code: 'NO_CREDENTIAL' });
  expect([...requested]).toEqual([app]);
});

it('the form in such an app shows no ways that lead to the deployment host, whose session is another one', async () => {
  const connection = { kind: 'google', client_id: 'an id', client_secret: 'a secret' };
  expect((await backend.post('/settings/social-connections', connection)).status).toBe(201);
  const factors = { sso_enabled: true, magic_link: { enabled: true }, email_otp_enabled: true };
  expect((await backend.patch('/settings/auth', { authentication_factors: factors })).status).toBe(200);
  const page = await openPage();
  const waysOf = async (service: string) => {
    await page.goto(`${app}/forms/?${new URLSearchParams({ service })}`);
    await button(page, 'Email code').waitFor();
    return page.getByText(/Google|Email link/).count();
  };
  expect(await waysOf(deploymentUrl)).toBe(2);
  expect(await waysOf('/gatehouse')).toBe(0);
});
