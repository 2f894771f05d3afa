import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { createPageServer } from '../../examples/browser/plain/server.ts';
import { PAGE_FILES } from '../../examples/passkeys-and-wallets/server.ts';
import { changeSettings, PASSWORD } from './accounts.ts';
import { service } from './service.ts';
import { createWorld, type World } from './world.ts';

/** A deployment, and the URL of the page of `examples/passkeys-and-wallets` for it. */
export interface PageWorld extends World {
  readonly pageUrl: string;
  readonly deploymentUrl: string;
}

/** Creates a deployment on a host that the browser reaches, with passkeys and these settings, and serves the page for it. */
export async function createPageWorld(...changes: readonly object[]): Promise<PageWorld> {
  const world = await createWorld({ domain: 'localhost' });
  const deploymentUrl = urlOf(world.frontendHost, (await service()).deployment.url);
  const pageUrl = await servePage(world.frontendHost, deploymentUrl);
  await world.backend.put('/settings/allowed-origins', { allowed_origins: [pageUrl] });
  // Virtual authenticators choose a passkey in the autofill at once, so only its tests enable it.
  const passkey = { enabled: true, allow_autofill: false };
  for (const each of [{ authentication_factors: { passkey } }, ...changes]) await changeSettings(world, each);
  return { ...world, pageUrl, deploymentUrl };
}

/** Serves the page on a host of this machine until the test ends. Returns its origin. */
export async function servePage(host: string, deploymentUrl: string): Promise<string> {
  const server = createPageServer(deploymentUrl, PAGE_FILES).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return urlOf(host, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const urlOf = (host: string, url: string) => `http://${host}:${new URL(url).port}`;

/** Signs up with the form of the page. */
export async function signUpOnPage(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Create an account' }).click();
  const form = page.locator('#sign-up');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign up', exact: true }).click();
  await signedInAs(page, email);
}

/** Signs in with the form of the page up to the next step. */
export async function enterPassword(page: Page, email: string): Promise<void> {
  const form = page.locator('#password-sign-in');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Waits until the page shows that the user is signed in. */
export const signedInAs = (page: Page, user: string) => page.getByText(`You are signed in as ${user}.`).waitFor();

export async function signOutOnPage(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
}

/** Adds a passkey with the form of the page. */
export async function addPasskeyOnPage(page: Page, name: string): Promise<void> {
  await page.locator('#add-passkey').getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByText('The passkey was added.').waitFor();
}

/** Waits for the error that the page shows. */
export async function errorOf(page: Page): Promise<string | null> {
  const error = page.getByRole('alert');
  await error.filter({ hasText: /./ }).waitFor();
  return error.textContent();
}
