import type { BrowserContextOptions, Page } from 'playwright-core';
import { openSignedUpBrowser } from './accounts.ts';
import type { BrowserClient } from './clients.ts';
import { type HostedWorld, type Offences, recordOffences } from './hosted-pages.ts';

export type OpenPage = (options?: BrowserContextOptions) => Promise<Page>;

export interface ProfileVisit {
  readonly page: Page;
  readonly userId: string;
  /** A client with the session of the page, whose token some operations replace. */
  client(): Promise<BrowserClient>;
  readonly offences: Offences;
  /** Opens a page of the user profile, such as `/security`. */
  open(path?: string): Promise<void>;
}

/** Allows the origin with the port of the test service, which passkeys, wallets and redirects require. */
export async function allowOwnOrigin(world: HostedWorld): Promise<HostedWorld> {
  await world.backend.put('/settings/allowed-origins', { allowed_origins: [world.url] });
  return world;
}

/** Signs a user up and opens a page of a browser with the same session. */
export async function visitProfile(
  openPage: OpenPage,
  world: HostedWorld,
  { email = 'ada@example.com', ...options }: BrowserContextOptions & { readonly email?: string } = {},
): Promise<ProfileVisit> {
  const browser = await openSignedUpBrowser(world, email);
  const page = await openPage(options);
  await signPageIn(page, world, browser);
  const offences = recordOffences(page, [world.url]);
  const open = async (path = '') => void (await page.goto(`${world.url}/user-profile${path}`));
  const client = async () => {
    const cookies = await page.context().cookies(world.url);
    browser.cookie = cookies.find(({ name }) => name === '__session')?.value ?? null;
    return browser;
  };
  return { page, userId: browser.userId, offences, open, client };
}

/** Gives a page the session of a client. */
export async function signPageIn(page: Page, world: HostedWorld, { cookie }: BrowserClient): Promise<void> {
  if (cookie === null) throw new Error('The browser is not signed in.');
  await page.context().addCookies([{ name: '__session', value: cookie, url: world.url }]);
}

/** Opens a menu or another part of the page by its label, and then the parts in it. */
export async function unfold(page: Page, ...labels: readonly string[]): Promise<void> {
  for (const label of labels) {
    const named = `summary[aria-label="${label}"]:visible, summary:visible:has(:text-is("${label}"))`;
    await page.locator(named).first().click();
  }
}

/** Presses a button of the page and waits for the next page. */
export async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });
  await Promise.all([page.waitForEvent('load'), button.first().click()]);
}

/** Sends the fields of a form without a browser, as a page of this origin. */
export function sendForm(browser: BrowserClient, path: string, fields: string, origin: string) {
  const headers = { origin, 'content-type': 'application/x-www-form-urlencoded' };
  return browser.request('POST', path, Buffer.from(fields), headers);
}
