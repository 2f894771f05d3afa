import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { useBrowser } from '../../support/browser.ts';
import { deploymentPage, signedInOperator } from '../../support/console.ts';
import { expectAccessible } from '../../support/hosted-pages.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { press, unfold } from '../../support/profile-pages.ts';
import { addWorkspace } from '../../support/workspaces.ts';
import { createWorld } from '../../support/world.ts';

const openPage = useBrowser();

describe.each([true, false])('The organizations of a deployment with JavaScript: %s', (javaScriptEnabled) => {
  it('are created with members and invitations, and deleted after their name was entered', async () => {
    const world = await createWorld();
    await addUser(world, { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' });
    const operator = await signedInOperator({ role: 'support' });
    const { page, offences } = await operator.open(openPage, { javaScriptEnabled });
    const main = page.getByRole('main');
    await page.goto(await deploymentPage(world, '/organizations'));
    await main.getByRole('link', { name: 'New organization' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Acme');
    await press(page, 'Create organization');
    await page.getByRole('heading', { level: 1, name: 'Acme' }).waitFor();

    await main.getByRole('link', { name: 'Members' }).click();
    await main.getByRole('link', { name: 'Add a member' }).click();
    await main.getByRole('searchbox').fill('ada@example.com');
    await press(page, 'Search');
    await unfold(page, 'Add Ada Lovelace');
    await page.getByLabel('Admin').check();
    await press(page, 'Add as a member');
    await page.getByRole('status').getByText('The member was added.').waitFor();
    expect(await main.getByRole('listitem').filter({ hasText: 'Ada Lovelace' }).innerText()).toContain('Admin');

    await main.getByRole('link', { name: 'Invitations' }).click();
    await page.getByLabel('Email addresses').fill('grace@example.com\nada@example.com\nalan@example.com');
    await press(page, 'Send invitations');
    const alert = page.getByRole('alert');
    expect(await alert.innerText()).toContain('2 invitations were sent, 1 address was not invited.');
    expect(await alert.innerText()).toContain('ada@example.com: This person is a member already.');
    expect(await page.getByLabel('Email addresses').inputValue()).toBe('ada@example.com');
    await unfold(page, 'Manage the invitation to grace@example.com');
    await press(page, 'Revoke');
    await page.getByRole('status').getByText('The invitation was revoked.').waitFor();
    expect(await main.getByText('grace@example.com').count()).toBe(0);

    await main.getByRole('link', { name: 'General' }).click();
    await page.getByLabel('To confirm').fill('Other');
    await press(page, 'Delete the organization');
    await page.getByText('The name does not match. Nothing was deleted.').waitFor();
    await page.getByLabel('To confirm').fill('Acme');
    await press(page, 'Delete the organization');
    await page.getByRole('status').getByText('The organization was deleted.').waitFor();
    expect((await world.backend.get('/organizations')).body.data).toEqual([]);
    expect(offences.requests).toEqual([]);
  });
});

it('An organization that another person has changed keeps that change until it is saved again', async () => {
  const world = await createWorld();
  const id = await addOrganization(world, 'Acme');
  const operator = await signedInOperator();
  const { page } = await operator.open(openPage);
  await page.goto(await deploymentPage(world, `/organizations/${id}`));
  await world.backend.patch(`/organizations/${id}`, { description: 'Changed by another person' });
  await page.getByLabel('Short name for URLs').fill('acme-2');
  await press(page, 'Save');
  await page.getByText('Another person has changed this since you opened the page').waitFor();
  expect((await world.backend.get(`/organizations/${id}`)).body).toMatchObject({ slug: 'acme' });
  await press(page, 'Save');
  await page.getByRole('status').getByText('The changes were saved.').waitFor();
  expect((await world.backend.get(`/organizations/${id}`)).body).toMatchObject({ slug: 'acme-2' });
});

it('An auditor sees organizations and workspaces and cannot change them', async () => {
  const world = await createWorld();
  const id = await addOrganization(world, 'Acme');
  const workspace = await addWorkspace(world, id);
  const auditor = await signedInOperator({ role: 'auditor' });
  const pages = [
    ['organizations', id],
    ['organization-members', id],
    ['organization-invitations', id],
    ['organization-roles', id],
    ['organization-workspaces', id],
    ['workspaces', workspace.id],
    ['workspace-members', workspace.id],
  ];
  for (const [path, group] of pages) {
    const { status, text } = await auditor.page(`/${world.id}/${path}/${group}`);
    expect([path, status]).toEqual([path, 200]);
    // Only the account menu has a form.
    expect([path, text.match(/<form method="post"/g)?.length]).toEqual([path, 1]);
  }
  expect((await auditor.page(`/${world.id}/organization-new-member/${id}`)).status).toBe(403);
  const form = { action: 'create', name: 'Editors', permissions: 'articles:write' };
  expect((await auditor.page(`/${world.id}/organization-roles/${id}`, { form })).status).toBe(403);
  expect((await auditor.page(`/${world.id}/workspaces/${id}`)).status).toBe(404);
});

it('The pages of organizations and workspaces are accessible', async () => {
  const world = await createWorld();
  const ada = await addUser(world, { email: 'ada@example.com', firstName: 'Ada', lastName: 'Lovelace' });
  const id = await addOrganization(world, 'Acme');
  await addMember(world, id, ada.id);
  await world.backend.patch(`/organizations/${id}`, { private_metadata: { plan: 'enterprise' } });
  await world.backend.post(`/organizations/${id}/invitations`, { email: 'grace@example.com' });
  await world.backend.post(`/organizations/${id}/roles`, { name: 'Editors', permissions: ['articles:write'] });
  const workspace = await addWorkspace(world, id);
  const operator = await signedInOperator();
  const { page, offences } = await operator.open(openPage);
  const paths = [
    '/organizations',
    '/new-organization',
    `/organizations/${id}`,
    `/organization-members/${id}`,
    `/organization-new-member/${id}`,
    `/organization-invitations/${id}`,
    `/organization-roles/${id}`,
    `/organization-workspaces/${id}`,
    `/workspaces/${workspace.id}`,
    `/workspace-invitations/${workspace.id}`,
  ];
  for (const path of paths) {
    await page.goto(await deploymentPage(world, path));
    await expectAccessible(page, `console${path.replaceAll('/', '-').replace(/-\d+$/, '-one')}`);
  }
  expect(offences).toEqual({ requests: [], errors: [] });
});
