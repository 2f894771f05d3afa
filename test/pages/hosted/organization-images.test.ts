import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { formHead, MULTIPART } from '../../support/files.ts';
import {
  createHostedWorld,
  describedBy,
  expectAccessible,
  type HostedWorld,
  recordOffences,
} from '../../support/hosted-pages.ts';
import { putImage, smallPng } from '../../support/images.ts';
import { openMenu } from '../../support/menus.ts';
import { addMember, roleNamed } from '../../support/organizations.ts';
import { press, signPageIn } from '../../support/profile-pages.ts';

const openPage = useBrowser();
const TOO_LARGE = 5 * 1024 * 1024 + 1;
const naturalWidth = (element: unknown) => (element as { readonly naturalWidth: number }).naturalWidth;
const png = async () => ({ name: 'logo.png', mimeType: 'image/png', buffer: await smallPng() });
const file = (buffer: Buffer) => ({ name: 'logo.png', mimeType: 'image/png', buffer });

/** A user with an organization and two workspaces. */
async function createCompany(): Promise<{
  readonly world: HostedWorld;
  readonly ada: BrowserClient;
  readonly organization: string;
  readonly workspaces: readonly string[];
}> {
  const world = await createHostedWorld();
  const ada = await openSignedUpBrowser(world, 'ada@example.com');
  const organization = (await ada.post('/organizations', { name: 'Analytical Engines' })).body.data.id;
  const workspaces: string[] = [];
  for (const name of ['Research', 'Sales']) {
    workspaces.push((await ada.post('/workspaces', { organization_id: organization, name })).body.data.id);
  }
  return { world, ada, organization, workspaces };
}

describe.each([true, false])('The image forms with JavaScript: %s', (javaScriptEnabled) => {
  it('upload, show and remove the logo of an organization', async () => {
    const { world, ada, organization } = await createCompany();
    const page = await openPage({ javaScriptEnabled });
    const offences = recordOffences(page, [world.url]);
    await signPageIn(page, world, ada);
    await page.goto(`${world.url}/organization-profile?organization=${organization}`);
    await page.getByLabel('New logo').setInputFiles(await png());
    await press(page, 'Upload');
    await page.getByText('The image was changed.').waitFor();
    const shown = page.locator('img.picture.of-organization');
    expect(await shown.count()).toBe(2);
    expect(await shown.first().evaluate(naturalWidth)).toBe(40);
    await press(page, 'Remove the logo');
    await page.getByText('The image was removed.').waitFor();
    expect(await page.locator('img.picture').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Remove the logo' }).count()).toBe(0);
    expect((await ada.get(`/organizations/${organization}`)).body.data.image_url).toBeNull();
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('upload, show and remove the image of one workspace', async () => {
    const { world, ada, organization } = await createCompany();
    const page = await openPage({ javaScriptEnabled });
    const offences = recordOffences(page, [world.url]);
    await signPageIn(page, world, ada);
    await page.goto(`${world.url}/organization-profile/workspaces?organization=${organization}`);
    const sales = page.locator('.rows > li').filter({ hasText: 'Sales' });
    await openMenu(page, 'Change Sales', 'Picture');
    await sales.getByLabel('New picture').setInputFiles(await png());
    await sales.getByRole('button', { name: 'Upload' }).click();
    await page.getByText('The image was changed.').waitFor();
    // In its row and in its form, and not for the other workspace.
    expect(await sales.locator('img.picture').count()).toBe(2);
    expect(await page.locator('img.picture.of-workspace').count()).toBe(2);
    await openMenu(page, 'Change Sales', 'Picture');
    await sales.getByRole('button', { name: 'Remove the picture' }).click();
    await page.getByText('The image was removed.').waitFor();
    expect(await page.locator('img.picture').count()).toBe(0);
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('show beside the field of the form that a file is no image or too large', async () => {
    const { world, ada, organization } = await createCompany();
    const page = await openPage({ javaScriptEnabled });
    await signPageIn(page, world, ada);
    await page.goto(`${world.url}/organization-profile?organization=${organization}&lang=de`);
    const logo = page.getByLabel('Neues Logo');
    await logo.setInputFiles(file(Buffer.from('not an image')));
    await press(page, 'Hochladen');
    expect(await page.title()).toBe('Fehler: Analytical Engines · Northwind');
    expect(await logo.getAttribute('aria-invalid')).toBe('true');
    expect(await describedBy(logo)).toContain('Wählen Sie ein Bild im Format PNG, JPEG oder WebP.');

    await page.goto(`${world.url}/organization-profile/workspaces?organization=${organization}&lang=en`);
    const row = (name: string) => page.locator('.rows > li').filter({ hasText: name });
    await openMenu(page, 'Change Sales', 'Picture');
    await row('Sales')
      .getByLabel('New picture')
      .setInputFiles(file(Buffer.alloc(TOO_LARGE)));
    await row('Sales').getByRole('button', { name: 'Upload' }).click();
    await page.getByText('The file is too large.').waitFor();
    // The form that failed is open.
    expect(await row('Sales').getByLabel('New picture').isVisible()).toBe(true);
    expect(await describedBy(row('Sales').getByLabel('New picture'))).toContain('The file is too large.');
    expect(await row('Research').getByLabel('New picture').getAttribute('aria-invalid')).toBeNull();
    if (javaScriptEnabled) await expectAccessible(page, 'workspace-image-error');
  });
});

describe('The image forms', () => {
  /** Sends a form with a file, as a page of the deployment. */
  async function sendFile(
    { world, browser }: { readonly world: HostedWorld; readonly browser: BrowserClient },
    path: string,
    action: string,
    content: Buffer,
  ) {
    const body = Buffer.concat([
      Buffer.from(formHead({ fields: { action }, filename: 'logo.png' })),
      content,
      Buffer.from('\r\n--gatehouse-test-boundary--\r\n'),
    ]);
    return browser.request('POST', path, body, {
      ...MULTIPART,
      origin: `http://${world.frontendHost}`,
      accept: 'text/html',
    });
  }

  it('are not for members without the right to manage, whose forms are rejected', async () => {
    const { world, ada, organization, workspaces } = await createCompany();
    await putImage(ada, `/organizations/${organization}/image`, await smallPng());
    const logo = (await ada.get(`/organizations/${organization}`)).body.data.image_url;
    const bob = await openSignedUpBrowser(world, 'bob@example.com');
    await addMember(world, organization, bob.userId, [await roleNamed(world, organization, 'Member')]);
    const added = await world.backend.post(`/workspaces/${workspaces[0]}/members`, { user_id: bob.userId });
    expect(added.status).toBe(201);

    const general = `/organization-profile?organization=${organization}`;
    const listed = `/organization-profile/workspaces?organization=${organization}&workspace=${workspaces[0]}`;
    for (const path of [general, listed]) {
      const { text, status } = await world.page(path, { session: bob.cookie });
      expect(status).toBe(200);
      expect(text).not.toContain('type="file"');
      const sent = await sendFile({ world, browser: bob }, path, 'setImage', await smallPng());
      expect([path, sent.status]).toEqual([path, 403]);
      expect(sent.text).toContain('You do not have permission to do this.');
      const removed = await world.page(path, { session: bob.cookie, form: { action: 'deleteImage' } });
      expect([path, removed.status]).toEqual([path, 403]);
      expect(removed.text).toContain('You do not have permission to do this.');
    }
    expect((await ada.get(`/organizations/${organization}`)).body.data.image_url).toBe(logo);
  });

  it('are for managers, who may change the name as well and not delete the organization', async () => {
    const { world, ada, organization } = await createCompany();
    const sent = { name: 'Manager', permissions: ['organization:manage', 'organization:read'] };
    const role = (await ada.post(`/organizations/${organization}/roles`, sent)).body.data.id;
    const bob = await openSignedUpBrowser(world, 'bob@example.com');
    await addMember(world, organization, bob.userId, [role]);
    const path = `/organization-profile?organization=${organization}`;
    const { text } = await world.page(path, { session: bob.cookie });
    expect(text).toContain('type="file"');
    expect(text).toContain('name="displayName"');
    expect(text).not.toContain('Delete the organization');
    expect((await sendFile({ world, browser: bob }, path, 'setImage', await smallPng())).status).toBe(303);
    expect((await ada.get(`/organizations/${organization}`)).body.data.image_url).toContain('/images/');
    const form = { action: 'update', name: 'Difference Engines', displayName: '', description: '', slug: 'engines' };
    expect((await world.page(path, { session: bob.cookie, form })).status).toBe(303);
    const { data } = (await ada.get(`/organizations/${organization}`)).body;
    expect(data).toMatchObject({ name: 'Difference Engines', display_name: 'Difference Engines', slug: 'engines' });
  });
});
