import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { openDeveloperPage } from '../support/developer-pages.ts';
import { createHostedWorld, expectAccessible, type HostedWorld } from '../support/hosted-pages.ts';
import { sendTestMail, waitForMail } from '../support/mail.ts';
import { sendTestPhoneMessage } from '../support/phone.ts';
import { service } from '../support/service.ts';
import { unique } from '../support/world.ts';

const openPage = useBrowser();
let backend: string;
let world: HostedWorld;

beforeAll(async () => {
  backend = (await service()).backend.url;
  world = await createHostedWorld();
});

/** Pages of each kind, by the name that the navigation marks. */
const PAGES: Readonly<Record<string, string>> = {
  GraphiQL: '/graphql',
  'API reference': '/docs/users',
  Guides: '/docs/guides/errors',
  Mailbox: '/-/mailbox',
  'API reference of the deployment host': '/docs/current-user',
};

const addressOf = (name: string) => `${name.includes('deployment') ? world.url : backend}${PAGES[name]}`;

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not visible.`);
  return box;
}

const open = (address: string) => openDeveloperPage(openPage(), address);

it.each(['backend', 'deployment'] as const)('has an accessible page of / on the %s host', async (host) => {
  const { page, violations } = await open(host === 'backend' ? backend : world.url);
  await expectAccessible(page, `root-${host}`);
  expect(violations).toEqual([]);
});

it('has an accessible page for unknown addresses', async () => {
  const { page, violations } = await open(`${backend}/nothing-here`);
  await expectAccessible(page, 'unknown');
  expect(violations.filter((text) => !text.includes('status of 404'))).toEqual([]);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await page.getByRole('heading', { name: 'Gatehouse' }).waitFor();
});

describe('the header', () => {
  it.each(Object.keys(PAGES))('has one row at 1280 and 1024 px on %s', async (name) => {
    const { page } = await open(addressOf(name));
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const header = await boxOf(page, '.top');
      expect(header.height, `height at ${width} px`).toBe(56);
      for (const part of await page.locator('.top > *, .top nav a:visible').all()) {
        const box = await part.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(header.y);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(header.y + header.height);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      }
      // No part of the navigation is hidden, and nothing covers it.
      expect(await page.locator('.top nav').evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBe(0);
      expect(await page.locator('.top nav [aria-current=page]').innerText()).toBe(name.replace(/ of .*/, ''));
    }
  });

  it.each(Object.keys(PAGES))('can be used at 390 px on %s', async (name) => {
    const { page } = await open(addressOf(name));
    await page.setViewportSize({ width: 390, height: 844 });
    for (const link of await page.locator('.top nav a:visible').all()) {
      await link.focus();
      const box = await link.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    if (name === 'Guides') return;
    await page.fill('#credential', world.apiKey);
    await page.getByLabel('Keep in this tab').uncheck();
    expect((await boxOf(page, '#credential')).width).toBeGreaterThan(120);
    expect(await page.locator('#credential-state').isVisible()).toBe(true);
  });
});

describe('the API reference', () => {
  it.each(['backend', 'deployment'] as const)('is accessible on the %s host', async (host) => {
    const base = host === 'backend' ? backend : world.url;
    // The pages of all resources have the same parts, and this one is short.
    const { page, violations } = await open(`${base}/docs/waitlist`);
    await expectAccessible(page, `reference-${host}`);
    expect(violations).toEqual([]);
  });

  it('is accessible with search results', async () => {
    const { page, violations } = await open(`${backend}/docs/waitlist`);
    await page.fill('#gh-search', 'password');
    await page.locator('#gh-results [role=option]').first().waitFor();
    await expectAccessible(page, 'reference-search');
    expect(violations).toEqual([]);
  });

  it('is accessible with an opened operation and its response', async () => {
    const { page, violations } = await open(`${backend}/docs/api-keys`);
    await page.fill('#credential', world.apiKey);
    const operation = page.locator('#createApiKey');
    await operation.getByText('Try it').click();
    await operation.getByText('Error codes').click();
    for (const fields of await operation.locator('.rf-main .rf-nested > summary').all()) await fields.click();
    await operation.getByRole('button', { name: 'Send POST' }).click();
    await operation.locator('.rf-result', { hasText: '201 Created' }).waitFor();
    await expectAccessible(page, 'reference-operation');
    expect(violations).toEqual([]);
  });
});

describe('the guides', () => {
  it.each(['/docs/guides', '/docs/guides/errors', '/docs/guides/receiving-webhooks'])(
    'are accessible on %s',
    async (path) => {
      const { page, violations } = await open(`${backend}${path}`);
      await expectAccessible(page, path.slice(1).replaceAll('/', '-'));
      expect(violations).toEqual([]);
    },
  );

  it('are printed without their navigation', async () => {
    const { page } = await open(`${backend}/docs/guides/errors`);
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['.top', '.rf-aside', '.rf-copy', '.gd-next']) {
      expect([hidden, await page.locator(hidden).first().isVisible()]).toEqual([hidden, false]);
    }
    expect((await boxOf(page, 'h1')).y).toBeLessThan(60);
    expect((await boxOf(page, 'h1')).x).toBeLessThan(60);
  });

  it('have lines of about 70 characters', async () => {
    const { page } = await open(`${backend}/docs/guides/receiving-webhooks`);
    const paragraph = page.locator('.gd section > p').first();
    const characters = await paragraph.evaluate((element) => {
      const lines = element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight);
      return (element.textContent ?? '').length / lines;
    });
    expect(characters).toBeGreaterThan(55);
    expect(characters).toBeLessThan(80);
  });

  it('are accessible with search results on the deployment host', async () => {
    const { page, violations } = await open(`${world.url}/docs/guides/images`);
    await page.fill('#gh-search', 'password');
    await page.locator('#gh-results [role=option]').first().waitFor();
    await expectAccessible(page, 'guides-search');
    expect(violations).toEqual([]);
  });
});

describe('the mailbox', () => {
  it('is accessible without a key, with its list, and with a message', async () => {
    const { page, violations } = await open(`${backend}/-/mailbox`);
    await page.getByText('Enter an API key').waitFor();
    await expectAccessible(page, 'mailbox-key');

    const to = `${unique('ada')}@example.com`;
    await sendTestMail(world, { to, content: { subject: 'Your code', code: '123456' } });
    await waitForMail(world, to);
    await sendTestPhoneMessage(world, '+15550100', '654321 is your code.');
    await page.fill('#credential', world.apiKey);
    await page.locator('.mb-list', { hasText: 'Your code' }).waitFor();
    await expectAccessible(page, 'mailbox-list');
    await page.locator('.mb-item', { hasText: '123456' }).click();
    await expectAccessible(page, 'mailbox-message');
    expect(violations).toEqual([]);
  });
});

it('adds to GraphiQL only what is accessible', async () => {
  const { page } = await open(`${backend}/graphql`);
  await page.locator('.graphiql-query-editor .view-line').first().waitFor();
  await page.getByRole('button', { name: 'Show History' }).click();
  await expectAccessible(page, 'graphiql', 'body > header');
});
