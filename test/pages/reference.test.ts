import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../support/add-user.ts';
import { useBrowser } from '../support/browser.ts';
import { openDeveloperPage, stored } from '../support/developer-pages.ts';
import { service } from '../support/service.ts';
import { openSignedInBrowser } from '../support/sign-in.ts';
import { createWorld, unique, type World } from '../support/world.ts';

const openPage = useBrowser();
const open = (address: string, options: BrowserContextOptions = {}) => openDeveloperPage(openPage(options), address);

let backend: string;
let deployment: string;
let world: World;

beforeAll(async () => {
  const running = await service();
  backend = running.backend.url;
  world = await createWorld({ domain: 'localhost' });
  deployment = `http://${world.frontendHost}:${new URL(running.deployment.url).port}`;
});

/** Whether nothing covers the middle of an element. */
const isOnTop = (page: Page, selector: string) =>
  page.evaluate((sought) => {
    const element = document.querySelector(sought) as Element;
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }, selector);

describe('the API reference', () => {
  it('shows users and organizations first in its contents, on both hosts', async () => {
    const tags = async (address: string) => {
      const { page } = await open(address);
      return page.locator('.rf-toc > ul > li > a').allInnerTexts();
    };
    expect((await tags(`${backend}/docs`)).slice(0, 5)).toEqual([
      'Introduction',
      'Users',
      'User imports',
      'Waitlist',
      'Organizations',
    ]);
    expect((await tags(`${deployment}/docs`)).slice(0, 3)).toEqual(['Introduction', 'Current user', 'Sign-in']);
  });

  it('shows each page on a narrow screen, and without JavaScript', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page, violations } = await open(`${backend}/docs/users`, {
        viewport: { width: 390, height: 844 },
        javaScriptEnabled,
      });
      expect(await page.locator('#createUser h2').textContent()).toBe('Create a user');
      await page.locator('#createUser').scrollIntoViewIfNeeded();
      expect(await page.locator('#createUser').isVisible()).toBe(true);
      if (javaScriptEnabled) expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(violations).toEqual([]);
    }
  });

  it('finds words of descriptions and opens the operation with the keyboard', async () => {
    const { page, violations } = await open(`${backend}/docs`);
    await page.keyboard.press('/');
    await page.keyboard.type('common password');
    await page.locator('#gh-results [role=option]').first().waitFor();
    expect(await page.locator('#gh-results').innerText()).toMatch(/common password/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/users#/);
    expect(violations).toEqual([]);
  });

  it('says that it finds nothing for words that no operation has', async () => {
    const { page } = await open(`${backend}/docs`);
    await page.fill('#gh-search', 'zeppelin');
    await page.getByText('Nothing found.').waitFor();
  });

  it('sends an example with the credential, twice', async () => {
    const { page, violations } = await open(`${backend}/docs/organizations`);
    await page.fill('#credential', world.apiKey);
    const operation = page.locator('#createOrganization');
    await operation.getByText('Try it').click();
    for (const _ of [1, 2]) {
      const response = page.waitForResponse(`${backend}/organizations`);
      await operation.getByRole('button', { name: 'Send POST' }).click();
      expect((await response).status()).toBe(201);
      await operation.locator('.rf-result', { hasText: '201 Created' }).waitFor();
    }
    expect(violations).toEqual([]);
  });

  it.each([390, 800, 1280, 1440, 1920])('keeps the credential in sight and off the text at %d px', async (width) => {
    for (const address of [`${backend}/docs/users`, `${deployment}/docs/current-user`]) {
      const { page } = await open(address, { viewport: { width, height: 844 } });
      await page.locator('.rf-op').nth(2).locator('h2 a').click();
      const box = await page.locator('#credential').boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(56);
      const heading = await page.locator('.rf-op').nth(2).locator('h2').boundingBox();
      expect(heading?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
      expect(await isOnTop(page, '#credential')).toBe(true);
      expect(await isOnTop(page, '.rf-op:nth-of-type(3) h2 a')).toBe(true);
    }
  });

  it('fills in the id of the first item of a list', async () => {
    const { body } = await world.backend.post('/organizations', { name: unique('newest') });
    const { page } = await open(`${backend}/docs/organizations`);
    await page.fill('#credential', world.apiKey);
    const operation = page.locator('#organization');
    await operation.getByText('Try it').click();
    await operation.getByRole('button', { name: 'Send GET' }).click();
    await operation.getByText('Enter organization_id first.').waitFor();
    await operation.getByRole('button', { name: 'Use the first' }).click();
    await page.waitForFunction(
      ([id]) => (document.getElementById('organization-path-organization_id') as HTMLInputElement).value === id,
      [body.id],
    );
    await operation.getByRole('button', { name: 'Send GET' }).click();
    await operation.locator('.rf-result', { hasText: '200 OK' }).waitFor();
  });

  it('sends requests to the deployment host with a development session', async () => {
    const { id } = await addUser(world);
    const { cookie } = await openSignedInBrowser(world, id);
    const { page, violations } = await open(`${deployment}/docs/current-user`);
    await page.fill('#credential', String(cookie));
    const operation = page.locator('#me');
    await operation.getByText('Try it').click();
    await operation.getByRole('button', { name: 'Send GET' }).click();
    await operation.locator('.rf-result', { hasText: '200 OK' }).waitFor();
    expect(await operation.locator('.rf-result pre').innerText()).toContain(id);
    expect(violations).toEqual([]);
  });

  it('shows the fields of a response when they are opened', async () => {
    const { page } = await open(`${backend}/docs/organizations#organization`);
    const fields = page.locator('#organization .rf-nested').first();
    await fields.locator('summary').click();
    await fields.locator('.rf-name', { hasText: 'created_at' }).first().waitFor();
  });
});

describe('the credential of GraphiQL and the API reference', () => {
  it('survives a reload and is on the other page of the same tab, but not in another tab', async () => {
    const { page, violations } = await open(`${backend}/docs`);
    await page.fill('#credential', world.apiKey);
    await page.reload();
    expect(await page.inputValue('#credential')).toBe(world.apiKey);
    await page.getByRole('link', { name: 'GraphiQL' }).click();
    await page.waitForURL(/\/graphql$/);
    expect(await page.inputValue('#credential')).toBe(world.apiKey);
    expect(await stored(page, 'localStorage')).not.toContain(world.apiKey);
    const other = await page.context().newPage();
    await other.goto(`${backend}/docs`);
    expect(await other.inputValue('#credential')).toBe('');
    expect(violations).toEqual([]);
  });

  it('is forgotten after the box is cleared, also by later tabs', async () => {
    const { page } = await open(`${backend}/docs`);
    await page.fill('#credential', world.apiKey);
    await page.getByLabel('Keep in this tab').uncheck();
    expect(await stored(page, 'sessionStorage')).toBe('{}');
    expect(await page.inputValue('#credential')).toBe(world.apiKey);
    await page.reload();
    expect(await page.inputValue('#credential')).toBe('');
    const other = await page.context().newPage();
    await other.goto(`${backend}/docs`);
    await other.fill('#credential', world.apiKey);
    expect(await stored(other, 'sessionStorage')).toBe('{}');
    await other.getByLabel('Keep in this tab').check();
    expect(await stored(other, 'sessionStorage')).toContain(world.apiKey);
  });
});
