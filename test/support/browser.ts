import { type Browser, type BrowserContextOptions, chromium, type Page, type Request } from 'playwright-core';
import { afterAll, beforeEach } from 'vitest';
import { browserPath } from './find-browser.ts';

const NO_BROWSER =
  'Tests in a browser need Chromium: install it (apt-get install chromium-headless-shell), or name its program in CHROMIUM.';

const ARGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The sandbox does not start for root, as whom containers run.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const documents = new WeakMap<Page, Request>();

/** The request for the document that a page shows. */
export const documentRequestOf = (page: Page): Request | undefined => documents.get(page);

/**
 * Gives the tests of a file pages of one browser, each with its own cookies. Without a browser the tests are skipped, because
 * `npm test` must run everywhere. In CI they fail. `argsAtLaunch` returns further arguments of the program.
 */
export function useBrowser(argsAtLaunch: () => readonly string[] = () => []) {
  let launched: Promise<Browser> | undefined;
  const isSkipped = browserPath === null && !process.env['CI'];
  // The reporter does not print the reasons of skipped tests.
  if (isSkipped) console.warn(NO_BROWSER);
  beforeEach(({ skip }) => skip(isSkipped, NO_BROWSER));
  afterAll(async () => (await launched)?.close());

  return async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
    if (browserPath === null) throw new Error(NO_BROWSER);
    launched ??= chromium.launch({ executablePath: browserPath, args: [...ARGS, ...argsAtLaunch()] });
    const context = await (await launched).newContext(options);
    context.setDefaultTimeout(10_000);
    const page = await context.newPage();
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.set(page, request);
    });
    return page;
  };
}
