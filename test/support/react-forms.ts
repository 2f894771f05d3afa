import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { PASSWORD } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { createHostedWorld, type HostedWorld } from './hosted-pages.ts';
import { serveReactPage } from './react-pages.ts';
import { unique } from './world.ts';

/** A policy that forbids inline scripts and styles. The page may call any deployment host of this machine. */
const STRICT_POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src http:";

/** A deployment, and the page with the forms of the React package, which is on its host and another port. */
export interface FormsWorld extends HostedWorld {
  /** The page, with parameters for what it shows. */
  readonly pageUrl: (parameters?: Readonly<Record<string, string>>) => string;
}

/** Gives the tests of a file pages with the forms. */
export function useReactForms() {
  const openPage = useBrowser();
  let port = 0;
  beforeAll(async () => {
    const served = await serveReactPage('test/packages/react/forms', { 'content-security-policy': STRICT_POLICY });
    port = served.port;
    return served.stop;
  });

  return {
    openPage,
    /** Creates a deployment with these settings. */
    async createWorld(...changes: readonly object[]): Promise<FormsWorld> {
      const world = await createHostedWorld(changes);
      return worldWithPage(world, port);
    },
    withPage: (world: HostedWorld) => worldWithPage(world, port),
    /** Opens the page with the form. */
    async openForm(
      world: FormsWorld,
      parameters: Readonly<Record<string, string>> = {},
      options: BrowserContextOptions = {},
    ): Promise<Page> {
      const page = await openPage(options);
      await page.goto(world.pageUrl(parameters));
      return page;
    },
  };
}

async function worldWithPage(world: HostedWorld, port: number): Promise<FormsWorld> {
  const origin = `http://${world.frontendHost}:${port}`;
  await world.backend.put('/settings/allowed-origins', { allowed_origins: [origin, world.url] });
  return {
    ...world,
    pageUrl: (parameters = {}) => `${origin}/?${new URLSearchParams({ service: world.url, ...parameters })}`,
  };
}

/** Waits until the page says who is signed in. */
export const welcome = (page: Page, name: string) => page.getByRole('heading', { name: `Welcome ${name}` }).waitFor();

/** Creates a user with the password of all accounts of the tests. Returns the address. */
export async function newUser({ backend }: FormsWorld, changes: object = {}): Promise<string> {
  const email = `${unique('ada')}@example.com`;
  const { status, body } = await backend.post('/users', { email, password: PASSWORD, ...changes });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return email;
}

/** The name of the field or the text of the element that has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate('document.activeElement.name || document.activeElement.textContent');

/** Records the requests that the page sends to this path from now on. */
export function recordRequests(page: Page, path: string): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) sent.push(request.url());
  });
  return sent;
}
