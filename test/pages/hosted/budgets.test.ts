import { readdirSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, type HostedWorld } from '../../support/hosted-pages.ts';

const openPage = useBrowser();
const KB = 1024;

/** Modules that others import, which no page names. */
const HASHES = ['sha3.js', '_u64.js', 'utils.js'];

/** The modules of the elements and of the pages. */
const modules = () =>
  ['src/pages/elements/browser', 'src/pages/hosted/browser'].flatMap((folder) =>
    readdirSync(folder).filter((name) => name.endsWith('.js')),
  );

/** The size of a file as a browser receives it from the host, and before it was compressed. */
async function sizesOf(world: HostedWorld, name: string): Promise<{ readonly sent: number; readonly full: number }> {
  const size = async (encoding: string) => {
    const { status, headers } = await world.page(`/-/assets/${name}`, { headers: { 'accept-encoding': encoding } });
    expect([name, status]).toEqual([name, 200]);
    return Number(headers['content-length']);
  };
  return { sent: await size('gzip'), full: await size('identity') };
}

/** What a page of the console may need, all pages together. */
const CONSOLE_KB = 60;

describe('The console', () => {
  it('has a style sheet and scripts of at most 60 KB in all, compressed with gzip', async () => {
    const world = await createHostedWorld();
    const names = [
      'console.css',
      ...['src/pages/elements/browser', 'src/pages/console/browser'].flatMap((folder) =>
        readdirSync(folder).filter((name) => name.endsWith('.js')),
      ),
    ];
    const sizes = await Promise.all(names.map(async (name) => (await sizesOf(world, name)).sent));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(5 * KB);
    expect(total).toBeLessThanOrEqual(CONSOLE_KB * KB);
  });
});

describe('The hosted pages', () => {
  it('have a style sheet of at most 30 KB', async () => {
    const { sent, full } = await sizesOf(await createHostedWorld(), 'hosted.css');
    expect(full).toBeGreaterThan(sent);
    expect(sent).toBeGreaterThan(KB);
    expect(full).toBeLessThanOrEqual(30 * KB);
  });

  it('have scripts of at most 20 KB in all, compressed with gzip', async () => {
    const world = await createHostedWorld();
    const sizes = await Promise.all([...modules(), ...HASHES].map(async (name) => (await sizesOf(world, name)).sent));
    expect(sizes.length).toBeGreaterThan(10);
    const total = sizes.reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(5 * KB);
    expect(total).toBeLessThanOrEqual(20 * KB);
  });

  it('send scripts that are complete without their comments', async () => {
    const world = await createHostedWorld();
    const names = [...new Set([...modules(), ...HASHES])];
    for (const name of names) {
      const { text, status } = await world.page(`/-/assets/${name}`);
      expect([name, status]).toEqual([name, 200]);
      // It parses the script, and throws if a part of it is missing.
      expect(stripTypeScriptTypes(text).length, name).toBeGreaterThan(50);
    }
    const hash = await world.page('/-/assets/sha3.js');
    expect(hash.text).toContain('export const keccak_256');
  });

  it.each(['/sign-in', '/sign-up'])(
    'need two requests for the first paint of %s: the document and its style sheet',
    async (path) => {
      const world = await createHostedWorld();
      const page = await openPage();
      // Neither the scripts nor the icon: the page is painted although they do not come.
      await page.route(/\.(js|svg)\b|favicon/, () => undefined);
      await page.goto(world.url + path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      const files = await page.evaluate(() =>
        performance.getEntriesByType('resource').map((entry) => {
          const { name, renderBlockingStatus } = entry as PerformanceResourceTiming & { renderBlockingStatus: string };
          return { name: new URL(name).pathname, renderBlockingStatus };
        }),
      );
      expect(files.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking')).toEqual([
        { name: '/-/assets/hosted.css', renderBlockingStatus: 'blocking' },
      ]);
      const sheets = await page.evaluate(() =>
        [...document.styleSheets].map(({ href }) => href?.split('?')[0] ?? null),
      );
      expect(sheets).toEqual([`${world.url}/-/assets/hosted.css`, null]);
    },
  );
});
