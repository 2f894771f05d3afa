import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { openDeveloperPage, stored } from '../support/developer-pages.ts';
import { service } from '../support/service.ts';
import { createWorld, unique, type World } from '../support/world.ts';

const openPage = useBrowser();
let backend: string;
let world: World;

beforeAll(async () => {
  backend = (await service()).backend.url;
  world = await createWorld();
});

/** Opens GraphiQL in a tab of its own. */
async function openGraphiql(opening: Promise<Page> = openPage()) {
  const opened = await openDeveloperPage(opening, `${backend}/graphql`);
  await opened.page.locator('.graphiql-query-editor .view-line').first().waitFor();
  return opened;
}

/** Writes a query with a name of its own into the editor, sends it and returns the name. */
async function sendQuery(page: Page): Promise<string> {
  const name = unique('marker').replaceAll('-', '_');
  await write(page, '.graphiql-query-editor', `query ${name} { __typename }`);
  await page.locator('.graphiql-tab', { hasText: name }).waitFor();
  const response = page.waitForResponse((sent) => (sent.request().postData() ?? '').includes(name));
  await page.locator('.graphiql-execute-button').click();
  await response;
  return name;
}

async function write(page: Page, editor: string, text: string): Promise<void> {
  await page.locator(editor).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

const historyOf = (page: Page) => page.locator('.graphiql-history-item-label');
const showHistory = (page: Page) => page.getByRole('button', { name: 'Show History' }).click();

it('keeps its tabs and queries for this tab of the browser, and only the appearance for others', async () => {
  const { page, violations } = await openGraphiql();
  await page.fill('#credential', world.apiKey);
  const marker = await sendQuery(page);
  await page.waitForFunction(
    (text) => sessionStorage.getItem('gatehouse:graphiql:tabState')?.includes(`query ${text}`),
    marker,
  );
  expect(await stored(page, 'localStorage')).not.toMatch(new RegExp(`${marker}|${world.apiKey}`));

  await page.reload();
  await page.locator('.graphiql-tab', { hasText: marker }).waitFor();
  const { page: other } = await openGraphiql(page.context().newPage());
  expect(await other.locator('.graphiql-tab', { hasText: marker }).count()).toBe(0);
  // It requests the schema before the credential is entered.
  expect(violations.filter((text) => !text.includes('status of 401'))).toEqual([]);
});

it('lists the queries that were sent in this tab, also after a reload, and keeps the explorer', async () => {
  const { page } = await openGraphiql();
  await page.fill('#credential', world.apiKey);
  const first = await sendQuery(page);
  const second = await sendQuery(page);
  await page.waitForFunction((text) => sessionStorage.getItem('gatehouse:graphiql:queries')?.includes(text), second);
  await page.reload();
  await page.getByRole('button', { name: 'Show GraphiQL Explorer' }).waitFor();
  await showHistory(page);
  await historyOf(page).first().waitFor();
  expect(await historyOf(page).allInnerTexts()).toEqual([second, first]);
  await historyOf(page).last().click();
  // The tab that the reload has restored may hold the same query: GraphiQL stores tabs with a delay.
  await page.locator('.graphiql-tab', { hasText: first }).last().waitFor();
  expect(await stored(page, 'localStorage')).not.toContain(first);

  const { page: other } = await openGraphiql(page.context().newPage());
  await other.locator('.graphiql-history-header').waitFor();
  expect(await historyOf(other).count()).toBe(0);
});

it('forgets tabs, queries and history when the box is cleared, and keeps none afterwards', async () => {
  const { page } = await openGraphiql();
  const before = await sendQuery(page);
  await page.waitForFunction((text) => sessionStorage.getItem('gatehouse:graphiql:queries')?.includes(text), before);
  await page.getByLabel('Keep in this tab').uncheck();
  expect(await stored(page, 'sessionStorage')).toBe('{}');
  const after = await sendQuery(page);
  await showHistory(page);
  await historyOf(page).filter({ hasText: after }).waitFor();
  expect(await stored(page, 'sessionStorage')).toBe('{}');
  await page.reload();
  await page.locator('.graphiql-history-header').waitFor();
  expect(await historyOf(page).count()).toBe(0);
  expect(await stored(page, 'sessionStorage')).toBe('{}');
});

it('clears its data from its settings, but not the credential', async () => {
  const { page } = await openGraphiql();
  await page.fill('#credential', world.apiKey);
  const name = await sendQuery(page);
  await page.waitForFunction((text) => sessionStorage.getItem('gatehouse:graphiql:queries')?.includes(text), name);
  await page.getByRole('button', { name: 'Open settings dialog' }).click();
  await page.getByRole('button', { name: 'Clear data' }).click();
  await page.getByRole('button', { name: 'Cleared data' }).waitFor();
  const kept = JSON.parse(await stored(page, 'sessionStorage'));
  // GraphiQL may store its open tabs again.
  expect(Object.keys(kept)).not.toContain('gatehouse:graphiql:queries');
  expect(kept['gatehouse:credential']).toBe(world.apiKey);
});

it('sends the headers of its editor, of which Authorization replaces the credential', async () => {
  const { page } = await openGraphiql();
  await page.fill('#credential', 'sk_test_unknown');
  await page.getByRole('button', { name: 'Headers', exact: true }).click();
  await write(page, '.graphiql-editor-tool', `{ "authorization": "Bearer ${world.apiKey}", "x-request-id": "mine-1" }`);
  const sent = page.waitForResponse((response) => (response.request().postData() ?? '').includes('marker'));
  await sendQuery(page);
  const response = await sent;
  expect(response.status()).toBe(200);
  expect(response.request().headers()).toMatchObject({
    authorization: `Bearer ${world.apiKey}`,
    'x-request-id': 'mine-1',
  });
});
