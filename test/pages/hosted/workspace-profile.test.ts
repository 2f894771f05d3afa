import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { useBrowser } from '../../support/browser.ts';
import { createHostedWorld, expectAccessible, type HostedWorld, recordOffences } from '../../support/hosted-pages.ts';
import { backdateLastMail } from '../../support/invitations.ts';
import { openLastMenu, openMenu } from '../../support/menus.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { signPageIn } from '../../support/profile-pages.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';

const openPage = useBrowser();
const WORKSPACES = '/organization-profile/workspaces';
const NAMES = ['members', 'add-member', 'invitations', 'roles'] as const;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isShown = (page: Page, text: string) => page.getByText(text).first().waitFor();
const openTab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Pages of the workspace' }).getByRole('link', { name }).click();

/** Creates an organization of Ada's with a workspace, of which she is the admin. */
async function createWorkspace(world: HostedWorld) {
  const ada = await openSignedUpBrowser(world, 'ada@example.com');
  const { body } = await ada.post('/organizations', { name: 'Analytical Engines' });
  const organizationId = body.data.id;
  const { body: created } = await ada.post('/workspaces', { organization_id: organizationId, name: 'Research' });
  const id = created.data.id;
  return { ada, organizationId, id, path: (name: string) => `${WORKSPACES}/${name}?workspace=${id}` };
}

/** Signs a user up who is a member of the workspace but not of its organization. */
async function openGuest(world: HostedWorld, workspaceId: string, role = 'Member') {
  const guest = await openSignedUpBrowser(world, 'guest@example.com');
  await addWorkspaceMembers(world, workspaceId, [guest.userId], role);
  return guest;
}

describe.each([true, false])('The pages of a workspace with JavaScript: %s', (javaScriptEnabled) => {
  it('let a manager add and invite people and manage their roles', async () => {
    const world = await createHostedWorld();
    const { ada, organizationId, id } = await createWorkspace(world);
    const hopper = await addUser(world, { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' });
    await addMember(world, organizationId, hopper.id);
    const page = await openPage({ javaScriptEnabled });
    await signPageIn(page, world, ada);
    const offences = recordOffences(page, [world.url]);

    await page.goto(`${world.url}/user-profile/organizations`);
    await page.getByRole('link', { name: 'Research' }).click();
    await page.getByRole('heading', { name: 'Research' }).waitFor();
    await isShown(page, '1 member');
    await page.getByRole('link', { name: 'Workspaces of Analytical Engines' }).click();
    await page.getByRole('link', { name: 'Research' }).click();

    await openTab(page, 'Roles');
    await page.getByText('Create a role').first().click();
    await page.getByLabel('Name of the role').last().fill('Reviewer');
    await page.getByLabel('Other permissions').last().fill('reviews');
    await press(page, 'Create a role');
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Name of the role').last().inputValue()).toBe('Reviewer');
    await page.getByLabel('Other permissions').last().fill('reviews:write');
    await press(page, 'Create a role');
    await isShown(page, 'The role was created.');
    await openMenu(page, 'Change Reviewer', 'Change name and permissions');
    await page.getByLabel('Other permissions').first().fill('reviews:write, reviews:read');
    await press(page, 'Save');
    await isShown(page, '2 permissions: reviews (write, read).');

    await openTab(page, 'Members');
    await page.getByRole('link', { name: 'Add a member of the organization' }).click();
    await page.getByRole('searchbox').fill('hopper');
    await press(page, 'Search');
    await openMenu(page, 'Add Grace Hopper');
    expect(await page.getByText('ada@example.com').count()).toBe(0);
    await page.getByRole('checkbox', { name: 'Reviewer' }).check();
    await page.getByRole('checkbox', { name: 'Member' }).uncheck();
    await press(page, 'Add to the workspace');
    await isShown(page, 'The member was added.');
    const grace = page.locator('.row').filter({ hasText: 'grace@example.com' });
    expect(await grace.locator('.row-tags').innerText()).toBe('Reviewer');

    await openMenu(page, 'Manage Grace Hopper', 'Change roles');
    await grace.getByRole('checkbox', { name: 'Reviewer' }).uncheck();
    await grace.getByRole('checkbox', { name: 'Member' }).check();
    await press(page, 'Save');
    await isShown(page, 'The roles were changed.');
    expect(await grace.locator('.row-tags').innerText()).toBe('Member');
    await openMenu(page, 'Manage Grace Hopper', 'Remove from the workspace');
    await press(page, 'Remove Grace Hopper');
    await isShown(page, 'The member was removed.');
    await openMenu(page, 'Manage ada@example.com', 'Remove from the workspace');
    await press(page, 'Remove ada@example.com');
    await page.locator('.row').getByRole('alert').getByText('The last admin must stay.').waitFor();

    await openTab(page, 'Invitations');
    await page.getByLabel('Email address').fill('mary@example.com');
    await page.getByRole('checkbox', { name: 'Reviewer' }).check();
    await press(page, 'Send invitation');
    await isShown(page, 'The invitation was sent.');
    await isShown(page, 'expires on');
    expect(await page.locator('.row-tags .badge').allInnerTexts()).toEqual(['Member', 'Reviewer']);
    await page.getByLabel('Email address').fill('mary@example.com');
    await press(page, 'Send invitation');
    await page.getByRole('alert').getByText('This address has a pending invitation already.').waitFor();
    const { body } = await ada.graphql(`{ workspace(id: "${id}") { invitations { nodes { id } } } }`);
    const invitations = body.data as { workspace: { invitations: { nodes: { id: string }[] } } };
    await backdateLastMail(world, invitations.workspace.invitations.nodes[0]?.id ?? '');
    await openMenu(page, 'Manage the invitation to mary@example.com');
    await press(page, 'Send again');
    await isShown(page, 'The invitation was sent again.');

    await openTab(page, 'Roles');
    await openMenu(page, 'Change Reviewer', 'Delete the role');
    await press(page, 'Delete Reviewer');
    await page.getByRole('alert').getByText('A member or an invitation has this role.').waitFor();
    await openTab(page, 'Invitations');
    await openMenu(page, 'Manage the invitation to mary@example.com');
    await press(page, 'Revoke');
    await isShown(page, 'The invitation was revoked.');
    await openTab(page, 'Roles');
    await openMenu(page, 'Change Reviewer', 'Delete the role');
    await press(page, 'Delete Reviewer');
    await isShown(page, 'The role was deleted.');
    expect(offences).toEqual({ requests: [], errors: [] });
  });
});

describe('The pages of a workspace', () => {
  it('are accessible in every mode and width', async () => {
    const world = await createHostedWorld();
    const { ada, organizationId, id, path } = await createWorkspace(world);
    const grace = await addUser(world, { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' });
    const mary = await addUser(world, { firstName: 'Mary', lastName: 'Somerville', email: 'mary@example.com' });
    for (const person of [grace, mary]) await addMember(world, organizationId, person.id);
    await addWorkspaceMembers(world, id, [grace.id]);
    await ada.post(`/workspaces/${id}/invitations`, { email: 'guest@example.com' });
    await ada.post(`/workspaces/${id}/roles`, { name: 'Reviewer', permissions: ['reviews:write'] });
    const page = await openPage();
    await signPageIn(page, world, ada);
    for (const name of NAMES) {
      await page.goto(world.url + path(name));
      await openLastMenu(page);
      await expectAccessible(page, `workspace-${name}`);
    }
    const guest = await openGuest(world, id);
    await signPageIn(page, world, guest);
    await page.goto(world.url + path('members'));
    await expectAccessible(page, 'workspace-guest');
  });

  it('show members who are not managers a list without forms', async () => {
    const world = await createHostedWorld();
    const { id, path } = await createWorkspace(world);
    const { cookie: session } = await openGuest(world, id);
    const { status, text } = await world.page(path('members'), { session });
    expect(status).toBe(200);
    expect(text).toContain('You are a guest of Analytical Engines in this workspace.');
    expect(text).toMatch(
      /ada@example\.com<\/strong>[\s\S]*?>Admin<[\s\S]*guest@example\.com<\/strong>[\s\S]*?>Member</,
    );
    expect(text).not.toMatch(/Manage |method="post"|>Invitations<|>Roles<|Add a member|Analytical Engines<\/a>/);
    for (const name of ['add-member', 'invitations', 'roles']) {
      const response = await world.page(path(name), { session });
      expect(response.status, name).toBe(403);
      expect(response.text).toContain('You do not have permission to do this.');
    }
    const form = { action: 'remove', membership: '1' };
    expect((await world.page(path('members'), { session, form })).status).toBe(403);
  });

  it('let a manager who is a guest invite people, and not see the members of the organization', async () => {
    const world = await createHostedWorld();
    const { ada, id, path } = await createWorkspace(world);
    await ada.post(`/workspaces/${id}/roles`, { name: 'Manager', permissions: ['workspace:manage'] });
    const { cookie: session } = await openGuest(world, id, 'Manager');
    expect((await world.page(path('members'), { session })).text).not.toContain('Add a member of the organization');
    const adding = await world.page(path('add-member'), { session });
    expect(adding.status).toBe(403);
    expect(adding.text).toContain('You are not a member of this organization.');
    const form = { action: 'invite', email: 'mary@example.com' };
    expect((await world.page(path('invitations'), { session, form })).status).toBe(303);
    expect((await world.page(path('invitations'), { session })).text).toContain('mary@example.com');
  });

  it('let an admin of the organization who is not a member manage the workspace, and become a member', async () => {
    const world = await createHostedWorld();
    const { ada, organizationId } = await createWorkspace(world);
    const { id } = await addWorkspace(world, organizationId);
    const grace = await addUser(world, { firstName: 'Grace', email: 'grace@example.com' });
    await addWorkspaceMembers(world, id, [grace.id]);
    const session = ada.cookie;
    const path = (name: string) => `${WORKSPACES}/${name}?workspace=${id}`;
    const before = await world.page(path('members'), { session });
    expect(before.text).toContain('You are not a member of this workspace.');
    expect(before.text).not.toContain('Grace');
    expect((await world.page(path('roles'), { session })).status).toBe(200);

    const form = { action: 'add', user: ada.userId };
    const added = await world.page(path('add-member'), { session, form });
    expect(added.status).toBe(303);
    expect(added.headers['location']).toBe(`${path('members')}&done=added`);
    expect((await world.page(path('members'), { session })).text).toContain('Grace');
    const again = await world.page(path('add-member'), { session, form });
    expect(again.status).toBe(409);
    expect(again.text).toContain('This person is a member already.');
    expect(again.text).toMatch(/ada@example\.com<\/strong>[\s\S]*?Already a member/);
  });

  it('lead a manager who removed themselves to the list of workspaces', async () => {
    const world = await createHostedWorld();
    const { ada, id, path } = await createWorkspace(world);
    const guest = await openGuest(world, id, 'Admin');
    const { text } = await world.page(path('members'), { session: guest.cookie });
    const [, membership = ''] =
      /name="membership" value="(\d+)">,?<input type="hidden" name="own" value="true">/.exec(text) ?? [];
    const form = { action: 'remove', membership, own: 'true' };
    const removed = await world.page(path('members'), { session: guest.cookie, form });
    expect(removed.headers['location']).toBe(WORKSPACES);
    expect((await world.page(path('members'), { session: ada.cookie })).text).not.toContain('guest@example.com');
  });

  it('show a manager of the organization who is not a member nothing but the name', async () => {
    const world = await createHostedWorld();
    const { ada, organizationId, path } = await createWorkspace(world);
    await ada.post(`/organizations/${organizationId}/roles`, { name: 'Manager', permissions: ['organization:manage'] });
    const grace = await openSignedUpBrowser(world, 'grace@example.com');
    await addMember(world, organizationId, grace.userId, [await roleNamed(world, organizationId, 'Manager')]);
    const { status, text } = await world.page(path('members'), { session: grace.cookie });
    expect(status).toBe(200);
    expect(text).toContain('You are not a member of this workspace.');
    expect(text).not.toMatch(/ada@example\.com|method="post"|Add a member/);
    const list = await world.page(`${WORKSPACES}?organization=${organizationId}`, { session: grace.cookie });
    expect(list.text).toContain('<strong dir="auto">Research</strong>');
  });

  it('say that a workspace is another organization’s, another deployment’s or unknown', async () => {
    const [world, other] = [await createHostedWorld(), await createHostedWorld()];
    const { ada } = await createWorkspace(world);
    const foreign = await addWorkspace(world, await addOrganization(world, 'Umbrella'));
    const elsewhere = await createWorkspace(other);
    const ids = [
      { id: foreign.id, status: 403, message: 'You are not a member of this workspace.' },
      { id: elsewhere.id, status: 404, message: 'The workspace does not exist.' },
      { id: '1', status: 404, message: 'The workspace does not exist.' },
      { id: 'x', status: 404, message: 'The workspace does not exist.' },
    ];
    for (const { id, status, message } of ids) {
      for (const name of NAMES) {
        const response = await world.page(`${WORKSPACES}/${name}?workspace=${id}`, { session: ada.cookie });
        expect(response.status, `${name} of ${id}`).toBe(status);
        expect(response.text).toContain(message);
        expect(response.text).not.toContain(foreign.name);
      }
      const form = { action: 'invite', email: 'mary@example.com' };
      const path = `${WORKSPACES}/invitations?workspace=${id}`;
      expect((await world.page(path, { session: ada.cookie, form })).status).toBe(status);
    }
    expect((await world.page(`${WORKSPACES}/members`, { session: ada.cookie })).headers['location']).toBe(WORKSPACES);
  });

  it('reject a form of another site, and change nothing while workspaces are disabled', async () => {
    const world = await createHostedWorld();
    const { ada, path } = await createWorkspace(world);
    const session = ada.cookie;
    const form = { action: 'create', name: 'Reviewer', permissions: 'reviews:write' };
    const foreign = await world.page(path('roles'), { session, form, headers: { origin: 'https://evil.example' } });
    expect(foreign.status).toBe(403);
    expect(foreign.text).toContain('The form came from a page that is not allowed.');

    await world.backend.patch('/settings/b2b', { workspaces_enabled: false });
    const disabled = await world.page(path('roles'), { session, form });
    expect(disabled.status).toBe(403);
    expect(disabled.text).toContain('This is not enabled here.');
    expect(disabled.text).not.toContain('<strong dir="auto">Reviewer');
    const profile = await world.page('/user-profile/organizations', { session });
    expect(profile.text).toMatch(/<strong[^>]*>Research<\/strong>/);
  });

  it('lead to the sign-in page and back, and to the page of the settings', async () => {
    const world = await createHostedWorld();
    const { ada, path } = await createWorkspace(world);
    const target = new URL(String((await world.page(path('members'))).headers['location']), world.url);
    expect(target.searchParams.get('redirect_url')).toBe(world.url + path('members'));
    await world.backend.patch('/settings/ui', { organization_profile_url: 'https://app.example.com/organization' });
    const replaced = await world.page(path('members'), { session: ada.cookie });
    expect(replaced.headers['location']).toMatch(/^https:\/\/app\.example\.com\/organization\?workspace=\d+$/);
  });

  it('show long lists in parts and keep the search and the language', async () => {
    const world = await createHostedWorld();
    const { ada, id, path } = await createWorkspace(world);
    const people: string[] = [];
    for (let index = 0; index < 21; index += 1) {
      people.push((await addUser(world, { firstName: 'Grace', lastName: `Hopper ${index}` })).id);
    }
    await addWorkspaceMembers(world, id, people);
    const session = ada.cookie;
    const first = await world.page(`${path('members')}&search=Hopper&lang=de`, { session });
    expect(first.text.match(/class="row-text"/g)).toHaveLength(20);
    expect(first.text).toContain('<input type="hidden" name="lang" value="de">');
    const next = /<a class="[^"]+" href="([^"]+)">Mehr anzeigen/.exec(first.text)?.[1]?.replaceAll('&amp;', '&');
    const last = await world.page(next ?? '', { session });
    expect(last.text.match(/class="row-text"/g)).toHaveLength(1);
    expect(last.text).toContain('Hopper 20');
  });
});

describe('The list of an organization’s workspaces', () => {
  it('is shown to an admin of the organization who is not a member of all of them', async () => {
    const world = await createHostedWorld();
    const { ada, organizationId } = await createWorkspace(world);
    const { id, name } = await addWorkspace(world, organizationId);
    const { status, text } = await world.page(`${WORKSPACES}?organization=${organizationId}`, { session: ada.cookie });
    expect(status).toBe(200);
    expect(text).toContain(`<a href="${WORKSPACES}/members?workspace=${id}">${name}</a>`);
    expect(text).toContain(`Change ${name}`);
  });
});
