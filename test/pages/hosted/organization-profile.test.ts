import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD } from '../../support/accounts.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectAccessible, type HostedWorld, recordOffences } from '../../support/hosted-pages.ts';
import { openLastMenu, openMenu } from '../../support/menus.ts';
import { backdateAuthentication } from '../../support/sign-in.ts';

const openPage = useBrowser();

/** Signs in on the sign-in page and returns to another page. */
async function signInAt(page: Page, world: HostedWorld, path: string, email = 'ada@example.com'): Promise<void> {
  await page.goto(`${world.url}${path}`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`${world.url}${path.split('?')[0]}**`);
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const openSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of the organization' }).getByRole('link', { name }).click();
const isShown = (page: Page, text: string) => page.getByText(text).first().waitFor();

describe.each([true, false])('The pages of an organization with JavaScript: %s', (javaScriptEnabled) => {
  it('create an organization, invite a person, and manage roles and workspaces', async () => {
    const world = await createHostedWorld();
    await openSignedUpBrowser(world, 'ada@example.com');
    const page = await openPage({ javaScriptEnabled });
    const offences = recordOffences(page, [world.url]);
    await world.backend.patch('/settings/ui', { after_create_organization_redirect_url: '/organization-profile' });

    await signInAt(page, world, '/create-organization');
    await page.getByLabel('Name', { exact: true }).fill('Analytical Engines');
    await press(page, 'Create organization');
    await page.getByRole('heading', { name: 'Analytical Engines' }).waitFor();
    await page.getByLabel('Description').fill('Engines that compute');
    await press(page, 'Save');
    await isShown(page, 'The changes were saved.');
    expect(await page.getByLabel('Description').inputValue()).toBe('Engines that compute');

    await openSection(page, 'Invitations');
    await page.getByLabel('Email address').fill('grace@example.com');
    await press(page, 'Send invitation');
    await isShown(page, 'The invitation was sent.');
    await page.getByLabel('Email address').fill('grace@example.com');
    await press(page, 'Send invitation');
    await page.getByRole('alert').getByText('This address has a pending invitation already.').waitFor();
    await openMenu(page, 'Manage the invitation to grace@example.com');
    await press(page, 'Revoke');
    await isShown(page, 'The invitation was revoked.');
    await isShown(page, 'No pending invitations');

    await openSection(page, 'Roles');
    await page.getByText('Create a role').first().click();
    await page.getByLabel('Name of the role').last().fill('Accountant');
    await page.getByLabel('Other permissions').last().fill('organization:read invoices:approve');
    await press(page, 'Create a role');
    await isShown(page, '1 permission: invoices (approve).');

    await openSection(page, 'Members');
    await openMenu(page, 'Manage ada@example.com', 'Change roles');
    await page.getByRole('checkbox', { name: 'Accountant' }).check();
    await press(page, 'Save');
    await page.locator('.row .badge').getByText('Accountant').waitFor();
    await openMenu(page, 'Manage ada@example.com', 'Remove from the organization');
    await press(page, 'Remove ada@example.com');
    await page.getByRole('alert').getByText('The last admin must stay.').waitFor();

    await openSection(page, 'Workspaces');
    await page.getByText('Create a workspace').first().click();
    await page.getByLabel('Name of the workspace').last().fill('Research');
    await press(page, 'Create a workspace');
    await isShown(page, 'The workspace was created.');

    await openSection(page, 'General');
    await page.getByText('Delete the organization').first().click();
    await page.getByLabel('To confirm, enter the name').fill('Another name');
    await press(page, 'Delete the organization');
    await page.getByRole('alert').getByText('The name does not match.').waitFor();
    await page.getByLabel('To confirm, enter the name').fill('Analytical Engines');
    await press(page, 'Delete the organization');
    await isShown(page, 'You are not a member of an organization.');
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

describe('Deleting an organization', () => {
  it('asks for another authentication after ten minutes, also where the profile page is replaced', async () => {
    const world = await createHostedWorld();
    const ada = await openSignedUpBrowser(world, 'ada@example.com');
    await ada.post('/organizations', { name: 'Analytical Engines' });
    await world.backend.patch('/settings/ui', { user_profile_url: 'https://app.example.com/me' });
    const page = await openPage();
    await signInAt(page, world, '/organization-profile');
    const { body } = await world.backend.get('/users');
    await backdateAuthentication(world, body.data[0].id);
    const remove = async () => {
      await page.getByText('Delete the organization').first().click();
      await page.getByLabel('To confirm, enter the name').fill('Analytical Engines');
      await press(page, 'Delete the organization');
    };
    await remove();
    await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await press(page, 'Confirm');
    await isShown(page, 'Thank you. Now repeat your change.');
    await remove();
    await isShown(page, 'You are not a member of an organization.');
  });
});

describe('The pages of an organization', () => {
  it('are accessible in every mode and width', async () => {
    const world = await createHostedWorld();
    const ada = await openSignedUpBrowser(world, 'ada@example.com');
    const { body } = await ada.post('/organizations', { name: 'Analytical Engines' });
    const { id } = body.data;
    await ada.post(`/organizations/${id}/invitations`, { email: 'grace@example.com' });
    await ada.post('/workspaces', { organization_id: id, name: 'Research', description: 'Notes and proofs' });
    await ada.post(`/organizations/${id}/roles`, { name: 'Accountant', permissions: ['invoices:approve'] });
    const page = await openPage();
    await signInAt(page, world, '/create-organization');
    await expectAccessible(page, 'create-organization');
    for (const name of ['', '/members', '/invitations', '/roles', '/workspaces']) {
      await page.goto(`${world.url}/organization-profile${name}?organization=${id}`);
      await openLastMenu(page);
      await expectAccessible(page, `organization${name.replace('/', '-')}`);
    }
  });

  it('tell a user who is not a member nothing about the organization', async () => {
    const world = await createHostedWorld();
    const ada = await openSignedUpBrowser(world, 'ada@example.com');
    const { body } = await ada.post('/organizations', { name: 'Analytical Engines' });
    const grace = await openSignedUpBrowser(world, 'grace@example.com');
    for (const name of ['', '/members', '/invitations', '/roles', '/workspaces']) {
      const path = `/organization-profile${name}?organization=${body.data.id}`;
      const { status, text } = await world.page(path, { session: grace.cookie });
      expect(status).toBe(403);
      expect(text).toContain('You are not a member of this organization.');
      expect(text).not.toContain('Analytical Engines');
    }
  });
});
