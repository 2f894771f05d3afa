import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeEach } from 'vitest';

const PROGRAMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The browser's program: the one that `CHROMIUM` names, or the first on the path. Null where there is none. */
export const browserPath = findBrowser();

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

function findBrowser(): string | null {
  const named = process.env['CHROMIUM'];
  if (named) return existsSync(named) ? named : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program)));
  return paths.find((path) => existsSync(path)) ?? null;
}

/**
 * Gives the tests of a file pages of one browser, each with its own cookies. Without a browser the tests are skipped, because
 * `npm test` must run everywhere. In CI they fail.
 */
export function useBrowser({ args = [] }: { args?: readonly string[] } = {}) {
  let launched: Promise<Browser> | undefined;
  beforeEach(({ skip }) => skip(browserPath === null && !process.env['CI'], NO_BROWSER));
  afterAll(async () => (await launched)?.close());

  return async function openPage(options: BrowserContextOptions = {}): Promise<Page> {
    if (browserPath === null) throw new Error(NO_BROWSER);
    launched ??= chromium.launch({ executablePath: browserPath, args: [...ARGS, ...args] });
    const context = await (await launched).newContext(options);
    context.setDefaultTimeout(10_000);
    return context.newPage();
  };
}
