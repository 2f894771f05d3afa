import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD, signIn } from '../../../support/accounts.ts';
import { addApiAuthApp, keysPath } from '../../../support/api-auth-keys.ts';
import { useBrowser } from '../../../support/browser.ts';
import { createHostedWorld, expectAccessible } from '../../../support/hosted-pages.ts';
import { createInvitation } from '../../../support/invitations.ts';
import { waitForMail } from '../../../support/mail.ts';
import { addMember, addOrganization, roleNamed } from '../../../support/organizations.ts';
import { press, unfold, visitProfile } from '../../../support/profile-pages.ts';
import { backdateAuthentication } from '../../../support/sign-in.ts';

const openPage = useBrowser();
const SELF_SERVICE = { self_service: { permissions: ['orders:read', 'orders:write'], max_keys: 3 } };

describe.each([true, false])('The page of API keys with JavaScript: %s', (javaScriptEnabled) => {
  it('creates a key that is shown once, replaces it and revokes it', async () => {
    const world = await createHostedWorld();
    const app = await addApiAuthApp(world, { ...SELF_SERVICE, description: 'Orders of your shop' });
    const { page, offences, open, client } = await visitProfile(openPage, world, { javaScriptEnabled });
    await open('/api-keys');
    await page.getByRole('link', { name: 'Create a key' }).click();
    await page.getByLabel('Name of the key').fill('My laptop');
    await page.getByLabel('orders:read').check();
    await press(page, 'Create a key');
    const key = (await page.locator('.secrets code').textContent()) ?? '';
    const read = async () => (await (await client()).get(keysPath(app))).body.data;
    expect(await read()).toMatchObject([{ name: 'My laptop', permissions: ['orders:read'], last_four: key.slice(-4) }]);
    await page.getByRole('link', { name: 'I have saved the key' }).click();
    expect(await page.content()).not.toContain(key);
    await unfold(page, 'Manage My laptop', 'Replace');
    await press(page, 'Replace My laptop');
    expect(await page.locator('.secrets code').textContent()).not.toBe(key);
    await open('/api-keys');
    await unfold(page, 'Manage My laptop', 'Revoke');
    await press(page, 'Revoke My laptop');
    await page.getByText('The key was revoked.').waitFor();
    expect((await read()).filter((each) => each.revoked_at !== null)).toHaveLength(1);
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

describe.each([true, false])('The form of a new API key with JavaScript: %s', (javaScriptEnabled) => {
  it('sets the last day and the organization, or leaves both out', async () => {
    const world = await createHostedWorld();
    const app = await addApiAuthApp(world, SELF_SERVICE);
    const { page, userId, open, client } = await visitProfile(openPage, world, { javaScriptEnabled });
    const read = async () => (await (await client()).get(keysPath(app))).body.data;
    await open(`/api-keys?app=${app}`);
    expect(await page.getByLabel('Organization in which the key acts').count()).toBe(0);
    await page.getByLabel('Name of the key').fill('Unlimited');
    await press(page, 'Create a key');
    expect(await read()).toMatchObject([{ name: 'Unlimited', expires_at: null, organization_id: null }]);

    const id = await addOrganization(world, 'Acme');
    await addMember(world, id, userId, [await roleNamed(world, id, 'Admin')]);
    await open(`/api-keys?app=${app}`);
    await page.getByLabel('Name of the key').fill('Limited');
    await page.getByLabel('Last day').fill('2099-12-31');
    await page.getByLabel('Organization in which the key acts').selectOption('Acme');
    await press(page, 'Create a key');
    await page.getByRole('heading', { name: 'Your new API key' }).waitFor();
    const [created] = await read();
    expect(created).toMatchObject({ name: 'Limited', expires_at: '2099-12-31T23:59:59.999Z', organization_id: id });
    await open('/api-keys');
    await page.getByText('expires Dec 31, 2099').waitFor();
  });

  it('shows errors at their fields and keeps the input', async () => {
    const world = await createHostedWorld();
    const app = await addApiAuthApp(world, SELF_SERVICE);
    const { page, userId, open } = await visitProfile(openPage, world, { javaScriptEnabled });
    const id = await addOrganization(world, 'Acme');
    await addMember(world, id, userId, [await roleNamed(world, id, 'Admin')]);
    await open(`/api-keys?app=${app}`);
    // The service trims the name, which the browser does not.
    await page.getByLabel('Name of the key').fill('  ');
    await page.getByLabel('orders:read').check();
    await page.getByLabel('Organization in which the key acts').selectOption('Acme');
    await press(page, 'Create a key');
    await page.locator('#name-error').getByText(/\S/).waitFor();
    expect(await page.getByRole('alert').textContent()).toBe('Check the marked fields.');
    expect(await page.getByLabel('orders:read').isChecked()).toBe(true);
    expect(await page.getByLabel('Organization in which the key acts').inputValue()).toBe(id);
    await page.getByLabel('Name of the key').fill('Old');
    await page.getByLabel('Last day').fill('2020-01-01');
    await press(page, 'Create a key');
    await page.locator('#expiresAt-error').getByText('Must be in the future.').waitFor();
    expect(await page.getByLabel('Last day').inputValue()).toBe('2020-01-01');
    expect(await page.locator('#name-error').count()).toBe(0);
  });

  it('shows the error of a last day that is no date at its field', async () => {
    const world = await createHostedWorld();
    const app = await addApiAuthApp(world, SELF_SERVICE);
    const { cookie } = await openSignedUpBrowser(world, 'ada@example.com');
    for (const expiresAt of ['tomorrow', '2099-02-31']) {
      const form = { action: 'createKey', app, name: 'Key', expiresAt };
      const { status, text } = await world.page(`/user-profile/api-keys?app=${app}`, { session: cookie, form });
      expect([expiresAt, status]).toEqual([expiresAt, 400]);
      expect(text).toContain('id="expiresAt-error"');
    }
  });
});

describe.each([true, false])('The page of memberships with JavaScript: %s', (javaScriptEnabled) => {
  it('switches the active organization and leaves it', async () => {
    const world = await createHostedWorld();
    const { page, userId, offences, open, client } = await visitProfile(openPage, world, { javaScriptEnabled });
    const id = await addOrganization(world, '<b>Acme</b>');
    await addMember(world, id, userId, [await roleNamed(world, id, 'Member')]);
    await open('/organizations');
    await unfold(page, 'Manage <b>Acme</b>');
    await press(page, 'Make active <b>Acme</b>');
    await page.getByText('The active one was changed.').waitFor();
    const { body } = await (await client()).graphql('{ session { activeOrganizationId } }');
    expect(body.data).toEqual({ session: { activeOrganizationId: id } });
    const link = page.getByRole('link', { name: '<b>Acme</b>' });
    expect(await link.getAttribute('href')).toBe(`/organization-profile?organization=${id}`);
    await unfold(page, 'Manage <b>Acme</b>', 'Leave');
    await press(page, 'Leave <b>Acme</b>');
    await page.getByText('You are no longer a member.').waitFor();
    await page.getByText('You are not a member of any organization.').waitFor();
    expect(offences).toEqual({ requests: [], errors: [] });
  });

  it('accepts one invitation and declines another', async () => {
    const world = await createHostedWorld();
    const { page, open } = await visitProfile(openPage, world, { javaScriptEnabled });
    await open('/addresses');
    await press(page, 'Send a code ada@example.com');
    await page.getByLabel('Code').fill((await waitForMail(world, 'ada@example.com')).code ?? '');
    await press(page, 'Verify');
    for (const name of ['Acme', 'Umbrella']) {
      await createInvitation(world, await addOrganization(world, name), 'ada@example.com');
    }
    await open('/organizations');
    await press(page, 'Decline Umbrella');
    await page.getByText('The invitation was declined.').waitFor();
    await press(page, 'Accept Acme');
    await page.getByText('You are now a member.').waitFor();
    await unfold(page, 'Manage Acme', 'Leave');
    await page.getByRole('button', { name: 'Leave Acme' }).waitFor();
  });
});

describe.each([true, false])('The deletion with JavaScript: %s', (javaScriptEnabled) => {
  it('requires the address to be typed and a recent authentication', async () => {
    const world = await createHostedWorld();
    const { page, userId, offences, open } = await visitProfile(openPage, world, { javaScriptEnabled });
    await backdateAuthentication(world, userId);
    await open('/delete');
    const confirm = async (text: string) => {
      await page.getByLabel('Enter “ada@example.com” to confirm').fill(text);
      await press(page, 'Delete my account');
    };
    await confirm('ada@example.org');
    await page.getByText('Enter exactly “ada@example.com”.').waitFor();
    await confirm('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Confirm');
    await confirm('ada@example.com');
    await page.waitForURL(`${world.url}/sign-in`);
    expect((await signIn(world.browser(), 'ada@example.com')).status).toBe(401);
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

describe('The pages of the account', () => {
  it('are accessible in every mode and width', async () => {
    const world = await createHostedWorld();
    await addApiAuthApp(world, { ...SELF_SERVICE, description: 'Orders of your shop' });
    const { page, userId, open } = await visitProfile(openPage, world);
    const id = await addOrganization(world, 'Acme');
    await addMember(world, id, userId, [await roleNamed(world, id, 'Member')]);
    await open('/organizations');
    await expectAccessible(page, 'profile-organizations');
    await open('/delete');
    await expectAccessible(page, 'profile-delete');
    await open('/api-keys');
    await page.getByRole('link', { name: 'Create a key' }).click();
    await expectAccessible(page, 'profile-new-key');
    await page.getByLabel('Name of the key').fill('My laptop');
    await press(page, 'Create a key');
    await expectAccessible(page, 'profile-key');
    await open('/api-keys');
    await expectAccessible(page, 'profile-keys');
  });
});
