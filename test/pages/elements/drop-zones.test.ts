import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, recordOffences } from '../../support/hosted-pages.ts';

const openPage = useBrowser();

/** A PNG of one pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const IMAGE = { name: 'ada.png', mimeType: 'image/png', buffer: PIXEL };

async function openZone(javaScriptEnabled = true) {
  const world = await createHostedWorld();
  const page = await openPage({ javaScriptEnabled });
  const offences = recordOffences(page, [world.url]);
  await page.goto(`${world.url}/-/elements`);
  const zone = page.locator('[data-drop-zone]');
  return { page, offences, zone, input: zone.locator('input[type=file]'), preview: zone.locator('[data-preview]') };
}

/** Drops files on the zone, as a browser does: first it asks whether they are accepted. */
async function drop(page: Page, files: readonly { readonly name: string; readonly type: string }[]): Promise<boolean> {
  const dropped = files.map((file) => ({ ...file, bytes: [...PIXEL] }));
  return page.evaluate(`(() => {
    const dataTransfer = new DataTransfer();
    for (const { name, type, bytes } of ${JSON.stringify(dropped)})
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
    const zone = document.querySelector('[data-drop-zone]');
    const send = (type) => zone.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    const isAccepted = !send('dragover');
    send('drop');
    return isAccepted;
  })()`);
}

describe('An image to upload', () => {
  it('is shown when it is chosen, and the picture of before when it is chosen no longer', async () => {
    const { offences, input, preview } = await openZone();
    expect(await preview.textContent()).toBe('A');
    await input.setInputFiles(IMAGE);
    const image = preview.locator('img');
    await image.waitFor();
    expect(await image.getAttribute('src')).toBe(`data:image/png;base64,${PIXEL.toString('base64')}`);
    expect(await image.getAttribute('class')).toContain('picture of-user is-large');
    await input.setInputFiles([]);
    await image.waitFor({ state: 'detached' });
    expect(await preview.textContent()).toBe('A');
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('is not shown if the file is no image', async () => {
    const { input, preview } = await openZone();
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') });
    expect(await preview.textContent()).toBe('A');
    // It says that it is an image, and is none.
    await input.setInputFiles({ ...IMAGE, buffer: Buffer.from('notes') });
    await expect.poll(() => preview.textContent()).toBe('A');
  });

  it('is taken when it is dropped, one of several', async () => {
    const { page, preview, zone } = await openZone();
    expect(await zone.getByText('drop').isVisible()).toBe(true);
    const files = ['first.png', 'second.png'].map((name) => ({ name, type: 'image/png' }));
    expect(await drop(page, files)).toBe(true);
    await preview.locator('img').waitFor();
    const names = "[...document.querySelector('input[type=file]').files].map(({ name }) => name)";
    expect(await page.evaluate(names)).toEqual(['first.png']);
    expect(await zone.getAttribute('class')).not.toContain('is-target');
  });

  it('is not taken from text that is dropped', async () => {
    const { page, preview } = await openZone();
    expect(await drop(page, [])).toBe(false);
    expect(await preview.textContent()).toBe('A');
  });

  it('is chosen without JavaScript, with no mention of dropping it', async () => {
    const { zone, input } = await openZone(false);
    expect(await input.isVisible()).toBe(true);
    expect(await zone.getByText('drop').isVisible()).toBe(false);
  });
});
