import type { Page } from 'playwright-core';
import { PASSWORD } from './accounts.ts';
import type { HostedWorld } from './hosted-pages.ts';

/** A page of the deployment host that needs no session, to which sign-ins return. */
export const targetOf = ({ url }: HostedWorld) => `${url}/.well-known/meta`;

/** The sign-in page, which returns to {@link targetOf}. */
export const signInUrl = (world: HostedWorld, parameters: Readonly<Record<string, string>> = {}) =>
  `${world.url}/sign-in?${new URLSearchParams({ redirect_url: targetOf(world), ...parameters })}`;

/** Clicks the button with this exact name. */
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Follows the link with this exact name. */
export const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).click();

export async function enterPassword(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await press(page, 'Sign in');
}

/** Waits until the browser has returned to the application. */
export const returned = (page: Page, world: HostedWorld) => page.waitForURL(targetOf(world));

/** The email address of the account that is signed in in the browser of the page; null without one. */
export async function signedInEmail(page: Page, { url }: HostedWorld): Promise<string | null> {
  const response = await page.context().request.post(`${url}/graphql`, {
    data: { query: '{ viewer { email } }' },
    headers: { origin: url },
  });
  return (await response.json()).data.viewer?.email ?? null;
}
