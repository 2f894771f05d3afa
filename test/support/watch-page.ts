import type { Page } from 'playwright-core';

/** What a page must not do. */
export interface Watched {
  /** Errors and violations of the content security policy, of all frames. */
  readonly errors: string[];
  /** Origins of all requests. */
  readonly origins: Set<string>;
}

/** Watches the console and the requests of a page. */
export function watchPage(page: Page): Watched {
  const errors: string[] = [];
  const origins = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'error' || /content security policy/i.test(message.text())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('request', (request) => void origins.add(new URL(request.url()).origin));
  return { errors, origins };
}
