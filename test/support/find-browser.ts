import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const PROGRAMS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** The browser's program: the one that `CHROMIUM` names, or the first on the path. Null where there is none. */
export const browserPath = findBrowser();

function findBrowser(): string | null {
  const named = process.env['CHROMIUM'];
  if (named) return existsSync(named) ? named : null;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const paths = PROGRAMS.flatMap((program) => folders.map((folder) => join(folder, program)));
  return paths.find((path) => existsSync(path)) ?? null;
}
