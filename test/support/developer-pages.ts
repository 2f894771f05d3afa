import type { Page, Request } from 'playwright-core';

/** A page with what must not happen on it: errors in its console, and requests to other hosts. */
export interface Opened {
  readonly page: Page;
  readonly violations: string[];
}

/** Opens GraphiQL, the API reference or another page for developers. */
export async function openDeveloperPage(opening: Promise<Page>, address: string): Promise<Opened> {
  const page = await opening;
  const violations: string[] = [];
  const { host } = new URL(address);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) violations.push(message.text());
  });
  page.on('pageerror', ({ message }) => violations.push(message));
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.host !== host) violations.push(request.url());
  });
  await page.goto(address);
  return { page, violations };
}

/** The rows of what a page stores, as text. */
export const stored = (page: Page, name: 'localStorage' | 'sessionStorage') =>
  page.evaluate((key) => JSON.stringify(globalThis[key as 'localStorage']), name);
