import { expect, it } from 'vitest';
import { useBrowser } from '../../support/browser.ts';
import { deploymentPage, signedInOperator } from '../../support/console.ts';
import { expectAccessible } from '../../support/hosted-pages.ts';
import { smallPng } from '../../support/images.ts';
import { press } from '../../support/profile-pages.ts';
import { createWorld, type World } from '../../support/world.ts';

const openPage = useBrowser();

async function createOwners(world: World) {
  const { body: user } = await world.backend.post('/users', { email: 'ada@example.com', first_name: 'Ada' });
  const { body: organization } = await world.backend.post('/organizations', { name: 'Northwind' });
  const { body: workspace } = await world.backend.post(`/organizations/${organization.id}/workspaces`, {
    name: 'Design',
  });
  return { user, organization, workspace };
}

it.each([true, false])(
  'The picture of a user, organization and workspace is changed with JavaScript: %s',
  async (javaScriptEnabled) => {
    const world = await createWorld();
    const { user, organization, workspace } = await createOwners(world);
    const operator = await signedInOperator({ role: 'support' });
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled });
    const file = { name: 'picture.png', mimeType: 'image/png', buffer: await smallPng() };
    for (const path of [`/users/${user.id}`, `/organizations/${organization.id}`, `/workspaces/${workspace.id}`]) {
      await page.goto(await deploymentPage(world, path));
      await page.locator('input[type="file"]').setInputFiles(file);
      await press(page, 'Upload');
      await page.getByText('The image was changed.').waitFor();
      const image = page.locator('.page-head img');
      await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(40);
      expect(await image.getAttribute('src')).toMatch(new RegExp(`^/console/${world.id}/images/`));
      await page.getByRole('button', { name: /^Remove the (?:picture|logo)$/ }).click();
      await page.getByText('The image was removed.').waitFor();
      expect(await image.count()).toBe(0);
    }
    expect(offences).toEqual({ requests: [], errors: [] });
  },
);

it('The logo of the pages is changed, and shown by the preview of the sign-in page', async () => {
  const world = await createWorld();
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, '/settings/pages'));
  await expectAccessible(page, 'console-images');
  const buffer = await smallPng();
  await page.locator('#image-logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await page.locator('form:has(#image-logo)').getByRole('button', { name: 'Upload' }).click();
  await page.getByText('The image was changed.').waitFor();
  const logo = page.frameLocator('iframe').locator('img.logo');
  await expect.poll(() => logo.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(40);
  const { body } = await world.backend.get('/settings/ui');
  expect(body.logo_image_url).toContain(world.frontendHost);
  expect(body.favicon_image_url).toBe('');
  // A file that is no image is an error at its own field.
  const text = { name: 'icon.png', mimeType: 'image/png', buffer: Buffer.from('no image') };
  await page.locator('#image-favicon').setInputFiles(text);
  await page.locator('form:has(#image-favicon)').getByRole('button', { name: 'Upload' }).click();
  await page.locator('#image-favicon-error').waitFor();
  expect(await page.locator('#image-logo-error').count()).toBe(0);
  expect(offences).toEqual({ requests: [], errors: [] });
});

it('An image is for operators of its deployment, and a role that only reads has no form for it', async () => {
  const world = await createWorld();
  const other = await createWorld();
  const { user } = await createOwners(world);
  const content = (await smallPng()).toString('base64');
  await world.backend.put(`/users/${user.id}/profile-image`, { content_base64: content });
  const auditor = await signedInOperator({ role: 'auditor', deploymentIds: [world.id] });
  const { text } = await auditor.page(`/${world.id}/users/${user.id}`);
  expect(text).not.toContain('type="file"');
  const path = /src="\/console(\/\d+\/images\/[^"]+)"/.exec(text)?.[1] ?? '';
  const { status, headers } = await auditor.page(path);
  expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
  expect((await auditor.page(path, { cookie: null, headers: { accept: 'image/*' } })).status).toBe(401);
  expect((await auditor.page(path.replace(`/${world.id}/`, `/${other.id}/`))).status).toBe(404);
  const owner = await signedInOperator();
  expect((await owner.page(path.replace(`/${world.id}/`, `/${other.id}/`))).status).toBe(404);
});
