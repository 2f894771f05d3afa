import { mkdirSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { defaultUiSettings } from '../../src/deployment/stored-settings/settings.ts';
import { themeCss } from '../../src/pages/hosted/layout/theme.ts';
import { changeSettings } from './accounts.ts';
import { documentRequestOf } from './browser.ts';
import { type HttpResponse, sendRequest } from './http.ts';
import { runsAll } from './runs-all.ts';
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

/** The sizes of the pictures, and those of a narrow phone and of a zoom of 200 % on a small laptop. */
const [NARROW, WIDE] = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/** The first and the last have each color and each size. */
const LOOKS = [
  { colorScheme: 'light', size: NARROW },
  { colorScheme: 'light', size: WIDE },
  { colorScheme: 'dark', size: NARROW },
  { colorScheme: 'dark', size: WIDE },
] as const;
const SMALL_SIZES = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

/**
 * Expects that axe finds no accessibility problem on the page, in light mode at 390 px and in dark mode at 1280 px, with `--all` also
 * the other way around, and that nothing is
 * wider than the screen, at 320 px and at a zoom of 200 % as well. `part` selects what is checked of a page with third-party content,
 * whose width is not checked. Frames are left out: only the mailbox has one, the mail, in which no script runs. With SCREENSHOTS set
 * to a folder, it writes a picture of each. With PAGE_VARIANTS, it takes pictures of these as well, instead of running axe.
 */
export async function expectAccessible(page: Page, name: string, part = 'html'): Promise<void> {
  const isPictured = process.env['SCREENSHOTS'] !== undefined;
  for (const { colorScheme, size } of runsAll || isPictured ? LOOKS : [LOOKS[0], LOOKS[3]]) {
    // Without transitions from the colors before.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(size);
    await takePicture(page, `${name}-${colorScheme}-${size.width}`);
    if (VARIANTS.length === 0)
      await expectNoViolations(page, `${name} in ${colorScheme} mode at ${size.width} px`, part);
    if (part === 'html') await expectFits(page, name);
  }
  for (const size of part === 'html' ? SMALL_SIZES : []) {
    await page.setViewportSize(size);
    await expectFits(page, name);
  }
  for (const variant of VARIANTS) await takeVariant(page, name, variant);
}

async function expectNoViolations(page: Page, name: string, part: string): Promise<void> {
  // Without frames, the results need no page of their own.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).include(part).exclude('iframe').analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  expect(found, name).toEqual([]);
}

async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

type Colors = Parameters<typeof themeCss>[0]['lightModeSettings'];

/** Colors of brands with which pages are difficult to read: primary, background and text, in light and in dark mode. */
const BRANDS: Readonly<Record<string, readonly [light: readonly string[], dark: readonly string[]]>> = {
  bright: [
    ['#ffd60a', '#ffffff', '#1b1b1b'],
    ['#ffd60a', '#17150c', '#f5f1e0'],
  ],
  dark: [
    ['#101820', '#fdf8f3', '#2a1f1a'],
    ['#101820', '#0c0f14', '#e8eaf0'],
  ],
};

/** Languages and brands. */
const VARIANTS = (process.env['PAGE_VARIANTS'] ?? '').split(',').filter((name) => name !== '');

/** Takes pictures of the page in the colors of a brand, or in another language, at the width of a phone. */
async function takeVariant(page: Page, name: string, variant: string): Promise<void> {
  const brand = BRANDS[variant];
  const tab = brand === undefined ? await translatedTab(page, variant) : page;
  const restore = brand === undefined ? () => tab.close() : await wearColors(page, brand);
  await tab.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of brand === undefined ? (['light'] as const) : (['light', 'dark'] as const)) {
    await tab.emulateMedia({ colorScheme });
    await takePicture(tab, `${name}-${colorScheme}-${variant}-390`);
  }
  await expectFits(tab, `${name} with the variant ${variant}`);
  await restore();
}

/** Shows the page in other colors. Returns a function that restores those of its settings. */
async function wearColors(page: Page, brand: (typeof BRANDS)[string]): Promise<() => Promise<unknown>> {
  const [lightModeSettings, darkModeSettings] = brand.map(
    ([primaryColor = '', backgroundColor = '', textColor = '']) => ({
      primaryColor,
      backgroundColor,
      textColor,
    }),
  ) as [Colors, Colors];
  const css = themeCss({ ...defaultUiSettings(''), lightModeSettings, darkModeSettings });
  const exchange = (text: string): Promise<string> =>
    page.evaluate(`(() => {
      const element = document.querySelector('head > style');
      const { textContent } = element ?? {};
      if (element) element.textContent = ${JSON.stringify(text)};
      return textContent ?? '';
    })()`);
  const before = await exchange(css);
  return () => exchange(before);
}

/** The document of a page in another language, in a tab of its own. If a form led to it, that form is sent again. */
async function translatedTab(page: Page, language: string): Promise<Page> {
  const tab = await page.context().newPage();
  const sent = documentRequestOf(page);
  const headers = { ...sent?.headers(), 'accept-language': language };
  const form = { method: sent?.method() ?? 'GET', postData: sent?.postDataBuffer() ?? undefined };
  let isFirst = true;
  await tab.route('**/*', (route) => {
    const isDocument = isFirst;
    isFirst = false;
    return route.continue(isDocument ? { ...form, headers } : {});
  });
  await tab.goto(page.url());
  return tab;
}

/**
 * Expects that the page does not scroll sideways, and that nothing is beside the screen or cut off, except in a part of the page that
 * scrolls by itself.
 */
export async function expectFits(page: Page, name: string): Promise<void> {
  const found = await page.evaluate(`(() => {
    const { scrollWidth } = document.documentElement;
    const styleOf = (element) => getComputedStyle(element);
    // The text of a field may be longer than the field, and what only screen readers find is one pixel wide.
    const isCut = (element) => !element.matches('input, textarea') && element.clientWidth > 1 &&
      ['clip', 'hidden'].includes(styleOf(element).overflowX) && element.scrollWidth > element.clientWidth + 1;
    const isBeside = (element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > innerWidth + 1);
    };
    const scrolls = (element) => element !== null && (['auto', 'scroll'].includes(styleOf(element).overflowX) || scrolls(element.parentElement));
    const elements = [...document.body.querySelectorAll('*')].filter(
      (element) => !element.closest('.skip, .unseen, svg') && (isCut(element) || isBeside(element)) && !scrolls(element),
    );
    const widths = scrollWidth > innerWidth ? [scrollWidth + ' px'] : [];
    return [...widths, ...elements.map((element) => element.outerHTML.slice(0, 160))];
  })()`);
  expect(found, `${name} at ${page.viewportSize()?.width} px`).toEqual([]);
}

/** The texts that describe a field, such as its hint and its error. */
export async function describedBy(field: Locator): Promise<string> {
  const ids = (await field.getAttribute('aria-describedby'))?.split(' ') ?? [];
  const texts = ids.map((id) => field.page().locator(`[id="${id}"]`).textContent());
  return (await Promise.all(texts)).join(' ');
}
