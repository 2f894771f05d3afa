import { describe, expect, it } from 'vitest';
import { openSignedUpBrowser, PASSWORD, signIn } from '../support/accounts.ts';
import { addUser, type TestUser } from '../support/add-user.ts';
import type { BrowserClient } from '../support/clients.ts';
import { acceptInvitation, createInvitation, mailedToken } from '../support/invitations.ts';
import { addMember, addOrganization, roleNamed } from '../support/organizations.ts';
import { lockRow } from '../support/row-locks.ts';
import { openSignedInBrowser } from '../support/sign-in.ts';
import { createTicket, openImpersonatedBrowser, redeem } from '../support/sign-in-tickets.ts';
import { addWorkspace, addWorkspaceMembers } from '../support/workspaces.ts';
import { createWorld, eventsOf, unique, type World } from '../support/world.ts';

const NOTHING = { active_organization_id: null, active_workspace_id: null };

/** What is active in a new browser after a sign-in. */
async function activeAfterSignIn(world: World, userId: string) {
  const browser = world.browser();
  const { ticket } = await createTicket(world, userId);
  expect((await redeem(browser, ticket)).status).toBe(200);
  return activeIn(browser);
}

async function activeIn(browser: BrowserClient) {
  const { active_organization_id, active_workspace_id } = (await browser.get('/session')).body.data;
  return { active_organization_id, active_workspace_id };
}

/** What is stored on the user. */
const storedOf = ({ services, id }: World, userId: string) =>
  services.database.rows
    .selectFrom('user')
    .select([
      'last_active_organization_id as active_organization_id',
      'last_active_workspace_id as active_workspace_id',
    ])
    .where('deployment_id', '=', id)
    .where('id', '=', userId)
    .executeTakeFirst();

/** A member of two organizations with a workspace each, signed in, who works in the workspace of the second one. */
async function worker() {
  const world = await createWorld();
  const user = await addUser(world);
  const browser = await openSignedInBrowser(world, user.id);
  const organizations = [await addOrganization(world, 'Contoso'), await addOrganization(world, 'Fabrikam')];
  const memberships: string[] = [];
  for (const id of organizations) memberships.push((await addMember(world, id, user.id)).id);
  const [, organization] = organizations as [string, string];
  const workspace = (await addWorkspace(world, organization)).id;
  const [membership] = await addWorkspaceMembers(world, workspace, [user.id]);
  await addWorkspaceMembers(world, workspace, [(await addUser(world)).id], 'Admin');
  await browser.post('/session/switch-workspace', { workspace_id: workspace });
  const active = { active_organization_id: organization, active_workspace_id: workspace };
  expect(await activeIn(browser)).toEqual(active);
  return {
    world,
    user,
    browser,
    active,
    organization,
    workspace,
    other: organizations[0] as string,
    membershipId: memberships[1] as string,
    workspaceMembershipId: membership?.id as string,
  };
}

type Worker = Awaited<ReturnType<typeof worker>>;

/** Stores that the user last worked in an organization. */
async function workIn(world: World, { id }: TestUser, organizationId: string): Promise<void> {
  const browser = await openSignedInBrowser(world, id);
  expect((await browser.post('/session/switch-organization', { organization_id: organizationId })).status).toBe(200);
}

describe('a sign-in', () => {
  it('activates the organization and workspace that the user last worked in', async () => {
    const { world, user, active, other } = await worker();
    expect(await activeAfterSignIn(world, user.id)).toEqual(active);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'session.created',
      after: { organizationId: active.active_organization_id, workspaceId: active.active_workspace_id },
    });
    await workIn(world, user, other);
    expect(await activeAfterSignIn(world, user.id)).toEqual({ ...NOTHING, active_organization_id: other });
  });

  it('activates the only organization of the user, which stays active after the user joins another', async () => {
    const world = await createWorld();
    const email = `${unique('ada')}@example.com`;
    const user = await addUser(world, { email, password: PASSWORD });
    const only = await addOrganization(world);
    await addMember(world, only, user.id);
    const browser = world.browser();
    await signIn(browser, email);
    expect(await activeIn(browser)).toEqual({ ...NOTHING, active_organization_id: only });
    await addMember(world, await addOrganization(world), user.id);
    expect(await activeAfterSignIn(world, user.id)).toEqual({ ...NOTHING, active_organization_id: only });
  });

  it('activates none of several organizations in which the user has not worked yet', async () => {
    const world = await createWorld();
    const user = await addUser(world);
    for (const name of ['Contoso', 'Fabrikam']) await addMember(world, await addOrganization(world, name), user.id);
    expect(await activeAfterSignIn(world, user.id)).toEqual(NOTHING);
  });

  it('activates the workspace of a guest without its organization', async () => {
    const world = await createWorld();
    const user = await addUser(world);
    await addMember(world, await addOrganization(world), user.id);
    const { id: workspace } = await addWorkspace(world);
    await addWorkspaceMembers(world, workspace, [user.id]);
    const browser = await openSignedInBrowser(world, user.id);
    await browser.post('/session/switch-workspace', { workspace_id: workspace });
    expect(await activeAfterSignIn(world, user.id)).toEqual({ ...NOTHING, active_workspace_id: workspace });
  });

  it('activates only the organization while workspaces are disabled, and nothing while organizations are', async () => {
    const { world, user, organization } = await worker();
    const disable = (changes: object) => world.backend.patch('/settings/b2b', changes);
    await disable({ workspaces_enabled: false });
    expect(await activeAfterSignIn(world, user.id)).toEqual({ ...NOTHING, active_organization_id: organization });
    await disable({ organizations_enabled: false });
    expect(await activeAfterSignIn(world, user.id)).toEqual(NOTHING);
  });

  it('activates nothing while the setting is off, and keeps what is stored', async () => {
    const { world, user, active } = await worker();
    const set = (automatic_activation_enabled: boolean) =>
      world.backend.patch('/settings/b2b', { automatic_activation_enabled });
    expect((await world.backend.get('/settings/b2b')).body).toMatchObject({ automatic_activation_enabled: true });
    expect((await set(false)).body).toMatchObject({ automatic_activation_enabled: false });
    expect(await activeAfterSignIn(world, user.id)).toEqual(NOTHING);
    await set(true);
    expect(await activeAfterSignIn(world, user.id)).toEqual(active);
  });

  it('activates for each account of a browser what that user last worked in', async () => {
    const { world, user, active } = await worker();
    const browser = await openSignedUpBrowser(world, `${unique('grace')}@example.com`);
    const { body } = await browser.post('/organizations', { name: 'Wingtip' });
    expect((await redeem(browser, (await createTicket(world, user.id)).ticket)).status).toBe(200);
    expect(await activeIn(browser)).toEqual(active);
    const grace = (await browser.get('/session')).body.data.signins.find(({ user_id }) => user_id === browser.userId);
    await browser.post('/session/switch-sign-in', { signin_id: grace?.id });
    expect(await activeIn(browser)).toEqual({ ...NOTHING, active_organization_id: body.data.id });
  });

  it('does not count as a change of the user, nor does a switch', async () => {
    const { world, user, other } = await worker();
    const versionOf = async () => (await world.backend.get(`/users/${user.id}`)).headers['etag'];
    const version = await versionOf();
    await workIn(world, user, other);
    await activeAfterSignIn(world, user.id);
    expect(version).toBeDefined();
    expect(await versionOf()).toBe(version);
  });
});

describe('an impersonation', () => {
  it('sees what the user last worked in, and changes nothing for later sign-ins of the user', async () => {
    const { world, user, active, other } = await worker();
    const lastActive = async () => {
      const { body } = await world.backend.get(`/users/${user.id}/export`);
      return body.parts.find(({ name }) => name === 'profile')?.records[0];
    };
    const before = await lastActive();
    expect(before).toMatchObject({ last_active_organization_id: active.active_organization_id });
    const { browser } = await openImpersonatedBrowser(world, user.id);
    expect(await activeIn(browser)).toEqual(active);
    const { body } = await browser.post('/session/switch-organization', { organization_id: other });
    expect(body.data.active_organization_id).toBe(other);
    await browser.post('/organizations', { name: 'Made by staff' });
    expect(await lastActive()).toEqual(before);
    expect(await activeAfterSignIn(world, user.id)).toEqual(active);
  });
});

describe('an accepted invitation', () => {
  it('activates the joined organization in the session and in later sign-ins', async () => {
    const { world, user, browser } = await worker();
    const joined = await addOrganization(world, 'Joined');
    await createInvitation(world, joined, user.email as string);
    expect((await acceptInvitation(browser, await mailedToken(world, user.email as string))).status).toBe(200);
    const expected = { ...NOTHING, active_organization_id: joined };
    expect(await activeIn(browser)).toEqual(expected);
    expect(await activeAfterSignIn(world, user.id)).toEqual(expected);
  });

  it('activates a joined workspace with its organization only for a member of the organization', async () => {
    const { world, user, browser, other } = await worker();
    const guestOf = (await addWorkspace(world)).id;
    const memberOf = (await addWorkspace(world, other)).id;
    const accept = async (workspaceId: string) => {
      const { body } = await world.backend.post(`/workspaces/${workspaceId}/invitations`, { email: user.email });
      expect((await browser.post(`/me/invitations/${body.id}/accept`)).status).toBe(200);
      return activeIn(browser);
    };
    expect(await accept(guestOf)).toEqual({ active_organization_id: null, active_workspace_id: guestOf });
    expect(await accept(memberOf)).toEqual({ active_organization_id: other, active_workspace_id: memberOf });
  });

  it('activates nothing while the setting is off', async () => {
    const { world, user, browser, active } = await worker();
    await world.backend.patch('/settings/b2b', { automatic_activation_enabled: false });
    await createInvitation(world, await addOrganization(world), user.email as string);
    await acceptInvitation(browser, await mailedToken(world, user.email as string));
    expect(await activeIn(browser)).toEqual(active);
    expect(await storedOf(world, user.id)).toEqual(active);
  });

  it('activates the joined organization of a new user', async () => {
    const world = await createWorld();
    const email = `${unique('nina')}@example.com`;
    const organization = await addOrganization(world);
    await createInvitation(world, organization, email);
    const browser = world.browser();
    const invitation_token = await mailedToken(world, email);
    const { status, body } = await browser.post('/auth/signup', { email, password: PASSWORD, invitation_token });
    expect(status).toBe(201);
    const expected = { ...NOTHING, active_organization_id: organization };
    expect(await activeIn(browser)).toEqual(expected);
    expect(await activeAfterSignIn(world, body.data.user?.id as string)).toEqual(expected);
  });
});

describe('the command that ends a membership', () => {
  const of = (path: (worker: Worker) => string) => (worker: Worker) => worker.world.backend.delete(path(worker));

  /** Adds another admin, so that the user may leave, and makes the user an admin. */
  const asAdmin = async ({ world, organization, membershipId }: Worker) => {
    const role_ids = [await roleNamed(world, organization, 'Admin')];
    await world.backend.patch(`/organizations/${organization}/members/${membershipId}`, { role_ids });
  };

  it.each<[name: string, end: (worker: Worker) => Promise<{ status: number }>, keepsOrganization?: boolean]>([
    [
      'removing the member of the organization',
      of(({ organization, membershipId }) => `/organizations/${organization}/members/${membershipId}`),
    ],
    ['leaving the organization', ({ browser, organization }) => browser.post(`/organizations/${organization}/leave`)],
    ['deleting the organization', of(({ organization }) => `/organizations/${organization}`)],
    [
      'deleting the organization as a member',
      async (worker) => {
        await asAdmin(worker);
        return worker.browser.delete(`/organizations/${worker.organization}`);
      },
    ],
    [
      'removing the member of the workspace',
      of(({ workspace, workspaceMembershipId }) => `/workspaces/${workspace}/members/${workspaceMembershipId}`),
      true,
    ],
    ['leaving the workspace', ({ browser, workspace }) => browser.post(`/workspaces/${workspace}/leave`), true],
    ['deleting the workspace', of(({ workspace }) => `/workspaces/${workspace}`), true],
  ])('clears what is stored and active: %s', async (_, end, keepsOrganization = false) => {
    const member = await worker();
    const { world, user, browser, organization } = member;
    const { status } = await end(member);
    expect(status).toBeLessThan(300);
    const expected = { ...NOTHING, active_organization_id: keepsOrganization ? organization : null };
    expect(await storedOf(world, user.id)).toEqual(expected);
    expect(await activeIn(browser)).toEqual(expected);
    const signins = await world.services.database.rows
      .selectFrom('signin')
      .select(['active_organization_id', 'active_workspace_id'])
      .where('deployment_id', '=', world.id)
      .where('user_id', '=', user.id)
      .execute();
    expect(signins).toEqual([expected]);
  });

  it('clears the workspace of a guest whose organization is deleted', async () => {
    const { world, user, browser } = await worker();
    const { id, organizationId } = await addWorkspace(world);
    await addWorkspaceMembers(world, id, [user.id]);
    await browser.post('/session/switch-workspace', { workspace_id: id });
    expect((await world.backend.delete(`/organizations/${organizationId}`)).status).toBe(204);
    expect(await storedOf(world, user.id)).toEqual(NOTHING);
  });

  it('keeps what other members, and the member elsewhere, last worked in', async () => {
    const { world, user, active, other, organization, membershipId } = await worker();
    const otherMember = await addUser(world);
    await addMember(world, organization, otherMember.id);
    await workIn(world, otherMember, organization);
    await workIn(world, user, other);
    await world.backend.delete(`/organizations/${organization}/members/${membershipId}`);
    expect(await activeAfterSignIn(world, user.id)).toEqual({ ...NOTHING, active_organization_id: other });
    const expected = { ...NOTHING, active_organization_id: active.active_organization_id };
    expect(await activeAfterSignIn(world, otherMember.id)).toEqual(expected);
  });

  it('is not a change of roles, or the deactivation of the user', async () => {
    const member = await worker();
    const { world, user, active } = member;
    await asAdmin(member);
    await world.backend.patch(`/users/${user.id}`, { is_active: false });
    await world.backend.patch(`/users/${user.id}`, { is_active: true });
    expect(await activeAfterSignIn(world, user.id)).toEqual(active);
  });

  it.runIf(process.env['DATABASE_URL'] !== undefined)(
    'leaves nothing active in a sign-in or a switch at the same moment',
    async () => {
      const world = await createWorld();
      const user = await addUser(world);
      const organization = await addOrganization(world);
      const browser = await openSignedInBrowser(world, user.id);
      for (const end of ['member', 'organization']) {
        const id = end === 'member' ? organization : await addOrganization(world);
        const { id: membershipId } = await addMember(world, id, user.id);
        const { ticket } = await createTicket(world, user.id);
        const other = world.browser();
        const row = await lockRow(world, 'user', user.id);
        const requests = [
          redeem(other, ticket),
          browser.post('/session/switch-organization', { organization_id: id }),
          world.backend.delete(
            end === 'member' ? `/organizations/${id}/members/${membershipId}` : `/organizations/${id}`,
          ),
        ];
        await row.waitForQueue(end === 'member' ? 3 : 2);
        await row.release();
        const statuses = (await Promise.all(requests)).map(({ status }) => status);
        expect(statuses.filter((status) => status >= 500)).toEqual([]);
        expect(await activeIn(browser)).toEqual(NOTHING);
        expect(await activeIn(other)).toEqual(NOTHING);
        if (end === 'member') expect(await storedOf(world, user.id)).toEqual(NOTHING);
      }
    },
  );
});
