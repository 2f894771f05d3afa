import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, recordOffences } from '../../support/hosted-pages.ts';

const openPage = useBrowser();
const CODES = ['4f6d-1b2c', '9a8e-77d0', '0c1d-2e3f', '55aa-66bb'];

async function openSecrets(permissions: string[]) {
  const world = await createHostedWorld();
  const page = await openPage({ permissions });
  const offences = recordOffences(page, [world.url]);
  await page.goto(`${world.url}/-/elements`);
  return { page, offences, copy: page.getByRole('button', { name: 'Copy' }) };
}

describe('Secrets that are shown once', () => {
  it('are copied one in each line, which the page says', async () => {
    const { page, offences, copy } = await openSecrets(['clipboard-read', 'clipboard-write']);
    await copy.click();
    await page.getByRole('status').getByText('Copied').waitFor();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${CODES.join('\n')}\n`);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('are selected if the browser does not allow to copy them', async () => {
    const { page, offences, copy } = await openSecrets([]);
    await page.evaluate(
      "navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))",
    );
    await copy.click();
    await expect.poll(() => page.evaluate('String(getSelection()).split(/\\s+/)')).toEqual(CODES);
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});
