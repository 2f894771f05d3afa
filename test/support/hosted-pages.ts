import { mkdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { changeSettings } from './accounts.ts';
import { type HttpResponse, sendRequest } from './http.ts';
import { service } from './service.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

/** A deployment on a host that the browser reaches. */
export interface HostedWorld extends World {
  /** The origin of the deployment host, on which its pages are. */
  readonly url: string;
  /** Requests a page without a browser: with the session of a client, and with a form if there is one. */
  readonly page: (
    path: string,
    options?: {
      readonly session?: string | null;
      readonly form?: Readonly<Record<string, string>> | string | Uint8Array;
      /** Null leaves out a header that is sent otherwise. */
      readonly headers?: Readonly<Record<string, string | null>>;
    },
  ) => Promise<HttpResponse>;
}

const formBody = (form: Readonly<Record<string, string>> | string | Uint8Array) =>
  typeof form === 'string' || form instanceof Uint8Array
    ? form
    : new URLSearchParams(form as Record<string, string>).toString();

/** Creates a deployment whose pages a browser can open, with these auth settings. */
export async function createHostedWorld(
  changes: readonly object[] = [],
  options: WorldOptions = {},
): Promise<HostedWorld> {
  const world = await createWorld({ domain: 'localhost', ...options });
  for (const each of changes) await changeSettings(world, each);
  const deploymentUrl = (options.running ?? (await service())).deployment.url;
  const url = `http://${world.frontendHost}:${new URL(deploymentUrl).port}`;
  return {
    ...world,
    url,
    page: (path, { session, form, headers = {} } = {}) =>
      sendRequest({
        method: form === undefined ? 'GET' : 'POST',
        url: deploymentUrl + path,
        ...(form !== undefined && { body: formBody(form) }),
        headers: withoutNulls({
          host: new URL(url).host,
          accept: 'text/html',
          ...(session ? { cookie: `__session=${session}` } : {}),
          // A form of a page of the deployment.
          ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded', origin: url }),
          ...headers,
        }),
      }),
  };
}

const withoutNulls = (headers: Readonly<Record<string, string | null>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));

/** What a page did that hosted pages must not do. */
export interface Offences {
  /** Requests to other hosts than those of the deployment. */
  readonly requests: string[];
  /** Errors in the console, such as violations of the content security policy. */
  readonly errors: string[];
}

/** Records requests to other hosts and errors in the console, from now on. The page may open URLs that begin with `allowed`. */
export function recordOffences(page: Page, allowed: readonly string[]): Offences {
  const offences: Offences = { requests: [], errors: [] };
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && !allowed.some((start) => url.startsWith(start))) offences.requests.push(url);
  });
  page.on('console', (message) => {
    // The browser reports the status of each failed form as an error.
    if (message.type() === 'error' && !/the server responded with a status of 4\d\d/.test(message.text()))
      offences.errors.push(message.text());
  });
  page.on('pageerror', (error) => offences.errors.push(error.message));
  return offences;
}

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/**
 * Expects that axe finds no accessibility problem on the page, in light and dark mode and at 390 and 1280 px, and that nothing is
 * wider than the screen. `part` selects what is checked of a page with third-party content, whose width is not checked. Frames
 * are left out: only the mailbox has one, the mail, in which no script runs. With SCREENSHOTS set to a folder, it writes a picture
 * of each.
 */
export async function expectAccessible(page: Page, name: string, part = 'html'): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const size of SIZES) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(size);
      if (folder) {
        mkdirSync(folder, { recursive: true });
        await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${size.width}.png`, fullPage: true });
      }
      const { violations } = await new AxeBuilder({ page }).include(part).exclude('iframe').analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
      expect(found, `${name} in ${colorScheme} mode at ${size.width} px`).toEqual([]);
      const width = await page.evaluate('document.documentElement.scrollWidth');
      if (part === 'html') expect(width, `width of ${name}`).toBeLessThanOrEqual(size.width);
    }
  }
}

/** The texts that describe a field, such as its hint and its error. */
export async function describedBy(field: Locator): Promise<string> {
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const texts = ids.map((id) => field.page().locator(`[id="${id}"]`).textContent());
  return (await Promise.all(texts)).join(' ');
}
