import type { Page } from 'playwright-core';
import { PASSWORD } from './accounts.ts';
import { createHostedWorld, type HostedWorld } from './hosted-pages.ts';

/** A page of the deployment host that needs no session, to which sign-ins return. */
export const targetOf = ({ url }: HostedWorld) => `${url}/.well-known/meta`;

/** The sign-in page, which returns to {@link targetOf}. */
export const signInUrl = (world: HostedWorld, parameters: Readonly<Record<string, string>> = {}) =>
  `${world.url}/sign-in?${new URLSearchParams({ redirect_url: targetOf(world), ...parameters })}`;

/** The sign-up page, which returns to {@link targetOf}. */
export const signUpUrl = (world: HostedWorld) =>
  `${world.url}/sign-up?${new URLSearchParams({ redirect_url: targetOf(world) })}`;

/** Creates a deployment to whose pages mailed links may return: its public URL does not have the port of the test's service. */
export async function createSignInWorld(changes: readonly object[] = []): Promise<HostedWorld> {
  const world = await createHostedWorld(changes);
  await world.backend.put('/settings/allowed-origins', { allowed_origins: [world.url] });
  return world;
}

/** Clicks the button with this exact name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Follows the link with this exact name. */
export const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

export async function enterPassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press(page, 'Sign in');
}

/** Waits until the browser has returned to the application. */
export const returned = (page: Page, world: HostedWorld) => page.waitForURL(targetOf(world));

/** The email address of the account that is signed in in the browser of the page; null without one. */
export async function signedInEmail(page: Page, world: HostedWorld): Promise<string | null> {
  const cookies = await page.context().cookies(world.url);
  const browser = world.browser();
  browser.cookie = cookies.find(({ name }) => name === '__session')?.value ?? null;
  const { body } = await browser.graphql('{ viewer { email } }');
  return body.data.viewer?.email ?? null;
}
