import { describe, expect, it } from 'vitest';
import { useBrowser } from '../support/browser.ts';
import { useQuickstart } from '../support/quickstart.ts';
import { visitQuickstart } from '../support/quickstart-visit.ts';

describe('the quickstart without a framework', () => {
  const openPage = useBrowser();
  const quickstart = useQuickstart('plain');

  it('leads from an empty folder to a page on which a user signs up, switches the organization and signs out', async () => {
    const { url } = await quickstart();
    await visitQuickstart(await openPage(), url);
  });

  it('serves no file outside of its folders', async () => {
    const { url } = await quickstart();
    for (const path of ['/package.json', '/..%2fpackage.json', '/gatehouse/..%2f..%2fpackage.json', '//']) {
      expect((await fetch(url + path)).status).toBe(404);
    }
  });
});
