import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { acceptInvitation, backdateLastMail, createInvitation, mailedToken } from '../../support/invitations.ts';
import { waitForMail } from '../../support/mail.ts';
import { addMember, addOrganization, addUserWithRole, roleNamed } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const NINA = 'nina@example.com';

/** An organization with a signed-in admin. */
async function withAdmin(world: World, name = 'Acme') {
  const id = await addOrganization(world, name);
  const admin = await addUser(world, { firstName: 'Mina', lastName: 'Okafor' });
  await addMember(world, id, admin.id, [await roleNamed(world, id, 'Admin')]);
  return {
    id,
    admin,
    browser: await openSignedInBrowser(world, admin.id),
    path: `/organizations/${id}/invitations` as const,
  };
}

/** The browser of a user whose verified address this is. */
async function ownerOf(world: World, email = NINA): Promise<BrowserClient & { userId: string }> {
  const { id } = await addUser(world, { email });
  return Object.assign(await openSignedInBrowser(world, id), { userId: id });
}

const codeOf = ({ status, body }: { status: number; body: { errors?: { code: string }[] } }) => [
  status,
  body.errors?.[0]?.code,
];

describe('POST /organizations/{id}/invitations', () => {
  it('mails an invitation in the name of the inviting member', async () => {
    const world = await createWorld();
    const { id, admin, browser, path } = await withAdmin(world);
    const role_ids = [await roleNamed(world, id, 'Admin')];
    const { status, body } = await browser.post(path, { email: NINA, role_ids });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      email: NINA,
      roles: [{ name: 'Admin' }],
      invited_by: { id: admin.id, first_name: 'Mina', last_name: 'Okafor', email: admin.email },
      status: 'pending',
    });
    const { text } = await waitForMail(world, NINA);
    expect(text).toContain('Mina Okafor invites you to join the organization “Acme” in Northwind, as Admin.');
    expect((await browser.get(path)).body.data).toEqual([body.data]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.invitation.created',
      actor_type: 'user',
      actor_id: admin.id,
      after: { organizationId: id, workspaceId: null, email: NINA, state: 'pending' },
    });
  });

  it('requires a right to invite and rejects roles with permissions that the inviter does not have', async () => {
    const world = await createWorld();
    const { id, path } = await withAdmin(world);
    const member = await openSignedInBrowser(world, (await addUserWithRole(world, id, 'Member')).id);
    expect(codeOf(await member.post(path, { email: NINA }))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    const outsider = await openSignedInBrowser(world, (await addUser(world)).id);
    expect(codeOf(await outsider.post(path, { email: NINA }))).toEqual([403, 'NOT_ORGANIZATION_MEMBER']);

    const roles = `/organizations/${id}/roles` as const;
    const manage = { name: 'Manager', permissions: ['organization:manage', 'orders:read'] };
    const { body: manager } = await world.backend.post(roles, manage);
    const { body: reader } = await world.backend.post(roles, { name: 'Reader', permissions: ['orders:read'] });
    const { body: writer } = await world.backend.post(roles, { name: 'Writer', permissions: ['orders:write'] });
    const person = await addUser(world);
    await addMember(world, id, person.id, [manager.id]);
    const browser = await openSignedInBrowser(world, person.id);
    for (const role of [writer.id, await roleNamed(world, id, 'Admin')]) {
      const rejected = await browser.post(path, { email: NINA, role_ids: [reader.id, role] });
      expect(codeOf(rejected)).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    }
    expect((await browser.post(path, { email: NINA, role_ids: [reader.id, manager.id] })).status).toBe(201);
    expect((await browser.post(path, { email: 'otto@example.com' })).status).toBe(201);
  });

  it('lists the errors of all fields of a member invitation', async () => {
    const world = await createWorld();
    const { browser, path } = await withAdmin(world);
    const { status, body } = await browser.post(path, {
      email: 'a..b@example.com',
      role_ids: ['1'],
      redirect_url: 'https://evil.example.com/',
    });
    expect([status, body.errors.map((error) => error.path)]).toEqual([400, ['email', 'redirect_url', 'role_ids.0']]);
  });

  it('rejects member invitations while organizations are disabled', async () => {
    const world = await createWorld();
    const { browser, path } = await withAdmin(world);
    await createInvitation(world, path.split('/')[2] as string, NINA);
    await world.backend.patch('/settings/b2b', { organizations_enabled: false });
    expect(codeOf(await browser.post(path, { email: 'otto@example.com' }))).toEqual([403, 'FEATURE_DISABLED']);
    const owner = await ownerOf(world);
    expect(codeOf(await acceptInvitation(owner, await mailedToken(world, NINA)))).toEqual([403, 'FEATURE_DISABLED']);
  });
});

describe('…/resend and DELETE', () => {
  it('resends a member invitation at most once a minute and revokes it once', async () => {
    const world = await createWorld();
    const { browser, path } = await withAdmin(world);
    const { id } = (await browser.post(path, { email: NINA })).body.data;
    const soon = await browser.post(`${path}/${id}/resend`);
    expect([...codeOf(soon), Number(soon.headers['retry-after']) > 0]).toEqual([429, 'TOO_MANY_ATTEMPTS', true]);
    await backdateLastMail(world, id);
    expect((await browser.post(`${path}/${id}/resend`)).status).toBe(200);
    const revoked = await browser.delete(`${path}/${id}`);
    expect([revoked.status, revoked.body.data]).toEqual([200, {}]);
    expect(codeOf(await browser.delete(`${path}/${id}`))).toEqual([409, 'CONFLICT']);
    await backdateLastMail(world, id);
    expect(codeOf(await browser.post(`${path}/${id}/resend`))).toEqual([409, 'CONFLICT']);
  });

  it('requires the right to invite and the permissions of the roles to resend or revoke', async () => {
    const world = await createWorld();
    const { id, browser, path } = await withAdmin(world);
    const role_ids = [await roleNamed(world, id, 'Admin')];
    const { id: invitation } = (await browser.post(path, { email: NINA, role_ids })).body.data;
    await backdateLastMail(world, invitation);
    const member = await openSignedInBrowser(world, (await addUserWithRole(world, id, 'Member')).id);
    expect(codeOf(await member.delete(`${path}/${invitation}`))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    const manage = { name: 'Manager', permissions: ['organization:manage'] };
    const { body: role } = await world.backend.post(`/organizations/${id}/roles`, manage);
    const person = await addUser(world);
    await addMember(world, id, person.id, [role.id]);
    const manager = await openSignedInBrowser(world, person.id);
    expect(codeOf(await manager.post(`${path}/${invitation}/resend`))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect((await manager.delete(`${path}/${invitation}`)).status).toBe(200);
  });

  it('returns 404 when resending or revoking an invitation of another organization', async () => {
    const world = await createWorld();
    const { browser, path } = await withAdmin(world);
    const foreign = await createInvitation(world, await addOrganization(world, 'Second'), NINA);
    for (const id of [foreign.id, '1', 'abc']) {
      expect(codeOf(await browser.post(`${path}/${id}/resend`))).toEqual([404, 'INVITATION_NOT_FOUND']);
      expect(codeOf(await browser.delete(`${path}/${id}`))).toEqual([404, 'INVITATION_NOT_FOUND']);
    }
  });
});

describe('/workspaces/{id}/invitations', () => {
  it('lets admins of a workspace and of its organization manage its invitations', async () => {
    const world = await createWorld();
    const { id: organizationId, browser: organizationAdmin } = await withAdmin(world);
    const { id } = await addWorkspace(world, organizationId);
    const path = `/workspaces/${id}/invitations` as const;
    const [first, second] = [await addUser(world), await addUser(world)];
    await addWorkspaceMembers(world, id, [first.id], 'Admin');
    await addWorkspaceMembers(world, id, [second.id], 'Member');
    const [admin, member] = [await openSignedInBrowser(world, first.id), await openSignedInBrowser(world, second.id)];
    const made = await admin.post(path, { email: NINA });
    expect([made.status, made.body.data.roles]).toMatchObject([201, [{ permissions: ['workspace:read'] }]]);
    expect((await organizationAdmin.post(path, { email: 'otto@example.com' })).status).toBe(201);
    expect(codeOf(await member.post(path, { email: 'paul@example.com' }))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(codeOf(await member.get(path))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    const organizationMember = await openSignedInBrowser(
      world,
      (await addUserWithRole(world, organizationId, 'Member')).id,
    );
    expect(codeOf(await organizationMember.get(path))).toEqual([403, 'NOT_WORKSPACE_MEMBER']);

    const { data } = (await admin.get(path)).body;
    expect(data.map((each: { email: string }) => each.email)).toEqual(['otto@example.com', NINA]);
    expect((await organizationAdmin.get(`/organizations/${organizationId}/invitations`)).body.data).toEqual([]);
    const invitation = made.body.data.id;
    await backdateLastMail(world, invitation);
    expect((await organizationAdmin.post(`${path}/${invitation}/resend`)).status).toBe(200);
    expect((await admin.delete(`${path}/${invitation}`)).status).toBe(200);
    await world.backend.patch('/settings/b2b', { workspaces_enabled: false });
    expect(codeOf(await admin.post(path, { email: NINA }))).toEqual([403, 'FEATURE_DISABLED']);
  });
});
