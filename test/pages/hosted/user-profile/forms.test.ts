import { describe, expect, it } from 'vitest';
import { changeSettings, PASSWORD, signIn } from '../../../support/accounts.ts';
import { addApiAuthApp } from '../../../support/api-auth-keys.ts';
import { useBrowser } from '../../../support/browser.ts';
import { createHostedWorld, describedBy } from '../../../support/hosted-pages.ts';
import { smallPng } from '../../../support/images.ts';
import { addMember, addOrganization, roleNamed } from '../../../support/organizations.ts';
import { press, unfold, visitProfile } from '../../../support/profile-pages.ts';

const openPage = useBrowser();
const NAMES = { name: { first_name_enabled: true, last_name_enabled: true }, username: { enabled: true } };
const STRICT = { password: { min_length: 12, require_number: true } };
const PHONES = { phone: { enabled: true, sms_verification_allowed: true } };

describe.each([true, false])('A form of the account with JavaScript: %s', (javaScriptEnabled) => {
  it('shows its problem in itself and not in the other forms of the page', async () => {
    const world = await createHostedWorld([PHONES]);
    const { page, open } = await visitProfile(openPage, world, { javaScriptEnabled });
    await open('/addresses');
    const part = (label: string) => page.locator('form', { has: page.getByLabel(label) });
    await unfold(page, 'Add an email address');
    await page.getByLabel('New email address').fill('ada@example.com');
    await press(page, 'Add and verify');
    expect(await page.getByRole('alert').count()).toBe(1);
    await part('New email address').getByRole('alert').waitFor();
    expect(await page.getByLabel('New phone number').getAttribute('aria-invalid')).toBeNull();
    expect(await page.getByLabel('New phone number').inputValue()).toBe('');
  });

  it('is open again with its errors when it has failed', async () => {
    const world = await createHostedWorld();
    const { page, open } = await visitProfile(openPage, world, { javaScriptEnabled });
    await changeSettings(world, STRICT);
    await open('/security');
    await unfold(page, 'Change the password');
    await page.getByLabel('Current password').fill(PASSWORD);
    await page.getByLabel('New password').fill('short');
    await press(page, 'Change the password');
    const form = page.locator('form', { has: page.getByLabel('Current password') });
    await form.getByRole('alert').getByText('Check the marked fields.').waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await describedBy(page.getByLabel('New password'))).toMatch(/At least 12 characters/);
  });

  it('shows a problem of the picture beside the picture, and one of the name beside the name', async () => {
    const world = await createHostedWorld([NAMES]);
    const { page, open } = await visitProfile(openPage, world, { javaScriptEnabled });
    await open();
    const box = (title: string) =>
      page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
    await page
      .getByLabel('New picture')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no') });
    await press(page, 'Upload');
    await box('Picture').getByRole('alert').waitFor();
    expect(await box('Name').getByRole('alert').count()).toBe(0);
    await page.getByLabel('Username').fill('no spaces allowed');
    await press(page, 'Save');
    await box('Name').getByRole('alert').waitFor();
    expect(await box('Picture').getByRole('alert').count()).toBe(0);
  });

  it('shows the problem at the top if the row that it is about was removed elsewhere', async () => {
    const world = await createHostedWorld();
    const { page, open, client } = await visitProfile(openPage, world, { javaScriptEnabled });
    const browser = await client();
    const { id } = (await browser.post('/me/emails', { email: 'b@example.com' })).body.data;
    await open('/addresses');
    await browser.delete(`/me/emails/${id}`);
    await unfold(page, 'Manage b@example.com', 'Remove');
    await press(page, 'Remove b@example.com');
    expect(await page.getByRole('alert').count()).toBe(1);
    expect(await page.getByText('b@example.com').count()).toBe(0);
  });

  it('shows the problem of a row below the row', async () => {
    const world = await createHostedWorld();
    const { page, userId, open } = await visitProfile(openPage, world, { javaScriptEnabled });
    const id = await addOrganization(world, 'Acme');
    await addMember(world, id, userId, [await roleNamed(world, id, 'Admin')]);
    await addMember(world, await addOrganization(world, 'Umbrella'), userId);
    await open('/organizations');
    // The last administrator cannot leave.
    await unfold(page, 'Manage Acme', 'Leave');
    await press(page, 'Leave Acme');
    await page.locator('.row', { hasText: 'Acme' }).getByRole('alert').waitFor();
    expect(await page.getByRole('alert').count()).toBe(1);
  });
});

describe.each([true, false])('The list of organizations with JavaScript: %s', (javaScriptEnabled) => {
  it('marks the active one, and shows the roles by name', async () => {
    const world = await createHostedWorld();
    const { page, userId, open } = await visitProfile(openPage, world, { javaScriptEnabled });
    for (const name of ['Acme', 'Umbrella']) {
      const id = await addOrganization(world, name);
      await addMember(world, id, userId, [await roleNamed(world, id, name === 'Acme' ? 'Admin' : 'Member')]);
    }
    await open('/organizations');
    const row = (name: string) => page.locator('.row', { hasText: name });
    expect(await page.locator('.row.is-active').count()).toBe(0);
    await row('Acme').getByText('Admin', { exact: true }).waitFor();
    await row('Umbrella').getByText('Member', { exact: true }).waitFor();
    await unfold(page, 'Manage Umbrella');
    await press(page, 'Make active Umbrella');
    expect(await page.locator('.row.is-active').allTextContents()).toEqual([expect.stringContaining('Umbrella')]);
    await row('Umbrella').getByText('Active', { exact: true }).waitFor();
    expect(await row('Acme').getByText('Active', { exact: true }).count()).toBe(0);
  });

  it('says how to get one while there is none', async () => {
    const world = await createHostedWorld();
    const { page, open } = await visitProfile(openPage, world, { javaScriptEnabled });
    await open('/organizations');
    await page.getByText('Create one, or ask a member to invite you.').waitFor();
    await page.locator('.empty').getByRole('link', { name: 'Create an organization' }).waitFor();
  });
});

describe('The navigation of the account', () => {
  it('shows who is signed in, and the current page on a narrow screen', async () => {
    const world = await createHostedWorld([NAMES]);
    const { page, open, client } = await visitProfile(openPage, world, { viewport: { width: 320, height: 640 } });
    await (await client()).patch('/me', { first_name: 'Ada', last_name: 'Lovelace' });
    for (const path of ['', '/delete']) {
      await open(path);
      const who = page.locator('.side-user');
      await who.getByText('Ada Lovelace').waitFor();
      await who.getByText('ada@example.com').waitFor();
      const current = page.getByRole('navigation', { name: 'Account' }).locator('[aria-current=page]');
      await expect
        .poll(
          async () => {
            const box = await current.boundingBox();
            return box !== null && box.x >= 0 && box.x + box.width <= 320;
          },
          { message: path },
        )
        .toBe(true);
    }
  });
});

describe('The menu of a row', () => {
  it('is used with the keyboard, and closes with Escape', async () => {
    const world = await createHostedWorld();
    await addApiAuthApp(world, { self_service: { permissions: [], max_keys: 3 } });
    const { page, userId, open } = await visitProfile(openPage, world);
    const id = await addOrganization(world, 'Acme');
    await addMember(world, id, userId, [await roleNamed(world, id, 'Member')]);
    await open('/organizations');
    const manage = page.locator('summary[aria-label="Manage Acme"]');
    const entry = page.getByRole('button', { name: 'Make active Acme' });
    await manage.focus();
    await page.keyboard.press('Enter');
    await entry.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await entry.waitFor({ state: 'hidden' });
    expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Manage Acme');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
    await page.getByText('The active one was changed.').waitFor();
  });
});

describe('The form of the picture', () => {
  const previewOf = (page: Awaited<ReturnType<typeof openPage>>) => page.locator('[data-preview] img');

  it('shows a chosen picture before it is uploaded, and the earlier one for a file of another kind', async () => {
    const world = await createHostedWorld();
    const { page, offences, open } = await visitProfile(openPage, world);
    await open();
    const buffer = await smallPng();
    await page.getByLabel('New picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await previewOf(page).waitFor();
    expect(await previewOf(page).getAttribute('src')).toMatch(/^data:image\/png;base64,/);
    await page.getByLabel('New picture').setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer });
    await expect.poll(() => previewOf(page).count()).toBe(0);
    expect(await page.locator('[data-preview]').textContent()).toBe('A');
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('accepts a picture that is dropped on it', async () => {
    const world = await createHostedWorld();
    const { page, offences, open } = await visitProfile(openPage, world);
    await open();
    const base64 = (await smallPng()).toString('base64');
    await page.evaluate(`{
      const bytes = Uint8Array.from(atob('${base64}'), (each) => each.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], 'me.png', { type: 'image/png' }));
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      document.querySelector('[data-drop-zone]').dispatchEvent(drop);
    }`);
    await previewOf(page).waitFor();
    await press(page, 'Upload');
    await page.getByText('The image was changed.').waitFor();
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

describe('The field of a new password', () => {
  it('shows which rules the password follows while it is typed, and shows the password on request', async () => {
    const world = await createHostedWorld();
    const { page, open } = await visitProfile(openPage, world);
    await changeSettings(world, STRICT);
    await open('/security');
    await unfold(page, 'Change the password');
    const input = page.locator('[name=newPassword]');
    const met = page.locator('.strength li.is-met');
    await input.fill('short');
    await page.locator('.strength-word').getByText('Weak').waitFor();
    expect(await met.count()).toBe(0);
    await input.fill('longer than twelve');
    expect(await met.allTextContents()).toEqual(['12 characters']);
    await input.fill('longer than twelve 4');
    expect(await met.allTextContents()).toEqual(['12 characters', 'a digit']);
    const show = page.locator('.field', { has: input }).getByRole('button', { name: 'Show the password' });
    expect(await input.getAttribute('type')).toBe('password');
    await show.click();
    expect([await input.getAttribute('type'), await show.getAttribute('aria-pressed')]).toEqual(['text', 'true']);
    await show.click();
    expect([await input.getAttribute('type'), await show.getAttribute('aria-pressed')]).toEqual(['password', 'false']);
  });
});

describe('The list of devices', () => {
  it('marks this device, and offers no other way to end its session than the navigation', async () => {
    const world = await createHostedWorld();
    const { page, open } = await visitProfile(openPage, world);
    await signIn(world.browser(), 'ada@example.com');
    await open('/sessions');
    const marked = page.locator('.row.is-active');
    await marked.getByText('This device').waitFor();
    expect(await marked.getByRole('button').count()).toBe(0);
    expect(
      await page
        .locator('.row')
        .getByRole('button', { name: /^Sign out/ })
        .count(),
    ).toBe(1);
  });
});
