import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { browserPath } from './find-browser.ts';

const HELP = `Usage: node test/support/contact-sheets.ts FOLDER [PREFIX]

Lays out the pictures of a folder, which expectAccessible writes with SCREENSHOTS=FOLDER, on contact sheets. Each variant, such as
light-390 or light-de-390, has its own sheets with five columns: PREFIX-light-390-1.png. PREFIX is the folder by default.`;

const COLUMNS = 5;
/** More would be higher than the pictures that Chromium takes. */
const PICTURES_PER_SHEET = 25;
const WIDTH = 2400;
/** Longer pages are cut. */
const MAX_HEIGHT = 1100;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { help: { type: 'boolean' } } });
const [folder, prefix = folder] = positionals;

if (values.help || folder === undefined || prefix === undefined) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}
await writeSheets(resolve(folder), resolve(prefix));

async function writeSheets(from: string, to: string): Promise<void> {
  if (browserPath === null) throw new Error('Contact sheets need Chromium. Name its program in CHROMIUM.');
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--allow-file-access-from-files'],
  });
  const page = await browser.newPage({ viewport: { width: WIDTH, height: 800 } });
  for (const [variant, files] of picturesIn(from)) {
    for (let at = 0; at < files.length; at += PICTURES_PER_SHEET) {
      const sheet = `${to}-${variant}-${at / PICTURES_PER_SHEET + 1}.png`;
      const document = `${sheet}.html`;
      writeFileSync(document, sheetOf(`${basename(to)} ${variant}`, files.slice(at, at + PICTURES_PER_SHEET)));
      await page.goto(pathToFileURL(document).href);
      await page.screenshot({ path: sheet, fullPage: true });
      rmSync(document);
      console.log(sheet);
    }
  }
  await browser.close();
}

/** The pictures of a folder by variant: the color scheme and the width at the end of their names. */
function picturesIn(from: string): Map<string, string[]> {
  const files = readdirSync(from)
    .filter((name) => name.endsWith('.png'))
    .sort();
  const variants = Map.groupBy(files, (name) => /-((?:light|dark)(?:-[a-z]+)?-\d+)\.png$/.exec(name)?.[1] ?? 'other');
  return new Map([...variants].map(([variant, names]) => [variant, names.map((name) => join(from, name))]));
}

function sheetOf(title: string, files: readonly string[]): string {
  const figures = files.map((file) => {
    const name = basename(file).replace(/-(?:light|dark)(?:-[a-z]+)?-\d+\.png$/, '');
    return `<figure><figcaption>${name}</figcaption><img src="${pathToFileURL(file).href}" alt=""></figure>`;
  });
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 24px; background: #999; font: 600 20px sans-serif; }
main { display: grid; grid-template-columns: repeat(${COLUMNS}, 1fr); gap: 20px; align-items: start; }
figure { margin: 0; }
img { display: block; width: 100%; max-height: ${MAX_HEIGHT}px; object-fit: cover; object-position: top; }
</style><h1>${title}</h1><main>${figures.join('')}</main>`;
}
