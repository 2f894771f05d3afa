import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { outcomeOf } from '../../support/message-sign-in.ts';
import { addMember, addOrganization, addUserWithRole, roleNamed } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const TIMESTAMP = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const ABSENT = '9223372036854775807';
const ADMIN = ['organization:admin', 'organization:manage', 'organization:read'];

/** The roles of the tests: the built-in ones, a manager, and one with an application-specific permission. */
async function rolesIn(world: World, organizationId: string) {
  const make = async (name: string, permissions: string[]): Promise<string> =>
    (await world.backend.post(`/organizations/${organizationId}/roles`, { name, permissions })).body.id;
  return {
    admin: await roleNamed(world, organizationId, 'Admin'),
    member: await roleNamed(world, organizationId, 'Member'),
    manager: await make('Manager', ['organization:manage', 'organization:read']),
    billing: await make('Billing', ['invoices:read', 'organization:read']),
  };
}

type RoleName = keyof Awaited<ReturnType<typeof rolesIn>>;

/** An organization with one user in each role, and a user outside the organization. */
async function staffed(world: World) {
  const id = await addOrganization(world);
  const roles = await rolesIn(world, id);
  const join = async (role: RoleName) => {
    const user = await addUser(world);
    const membership: string = (await addMember(world, id, user.id, [roles[role]])).id;
    return {
      user,
      membership,
      browser: await openSignedInBrowser(world, user.id),
      path: `/organizations/${id}/members/${membership}` as const,
    };
  };
  const [admin, manager, member, billing] = [
    await join('admin'),
    await join('manager'),
    await join('member'),
    await join('billing'),
  ];
  const outsider = await openSignedInBrowser(world, (await addUser(world)).id);
  return { id, path: `/organizations/${id}` as const, roles, admin, manager, member, billing, outsider, join };
}

const newcomer = async (world: World) => openSignedInBrowser(world, (await addUser(world)).id);

describe('POST /organizations', () => {
  it('limits a user to 50 new organizations a day', async () => {
    const world = await createWorld();
    const [ada, grace] = [await addUser(world), await addUser(world)];
    await world.services.database.rows
      .insertInto('attempt_counter')
      .values({
        deployment_id: world.id,
        key: `organizations:user:${ada.id}`,
        count: 49,
        resets_at: new Date(Date.now() + 3_600_000).toISOString(),
      })
      .execute();
    const browser = await openSignedInBrowser(world, ada.id);
    expect((await browser.post('/organizations', { name: 'The last' })).status).toBe(201);
    const rejected = await browser.post('/organizations', { name: 'One more' });
    expect([...outcomeOf(rejected), Number(rejected.headers['retry-after']) > 3_000]).toEqual([
      429,
      'TOO_MANY_ATTEMPTS',
      true,
    ]);
    expect((await (await openSignedInBrowser(world, grace.id)).post('/organizations', { name: 'Hers' })).status).toBe(
      201,
    );
  });

  it('creates an organization whose creator is its admin and has it active', async () => {
    const world = await createWorld();
    const user = await addUser(world);
    const browser = await openSignedInBrowser(world, user.id);
    const { status, body } = await browser.post('/organizations', {
      name: 'Northwind Traders',
      display_name: 'Northwind',
      description: 'Imports and exports',
    });
    expect([status, body.status]).toEqual([201, 201]);
    expect(body.data).toEqual({
      id: expect.stringMatching(/^\d+$/),
      name: 'Northwind Traders',
      display_name: 'Northwind',
      slug: 'northwind-traders',
      description: 'Imports and exports',
      logo_url: null,
      image_url: null,
      public_metadata: {},
      members_count: 1,
      permissions: ADMIN,
      created_at: TIMESTAMP,
      updated_at: TIMESTAMP,
    });
    const { body: members } = await browser.get(`/organizations/${body.data.id}/members`);
    expect(members.data).toMatchObject([
      { user: { id: user.id }, roles: [{ name: 'Admin', permissions: ADMIN }], last_active: TIMESTAMP },
    ]);
    const signin = await world.services.database.rows
      .selectFrom('signin')
      .select('active_organization_id as organizationId')
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(signin.organizationId).toBe(body.data.id);
    const recorded = (await eventsOf(world)).slice(-2).map((event) => [event.type, event.actor_type, event.actor_id]);
    expect(recorded).toEqual([
      ['organization.created', 'user', user.id],
      ['organization.member.added', 'user', user.id],
    ]);
  });

  it('assigns different slugs to organizations of one name that are created concurrently', async () => {
    const world = await createWorld();
    const browser = await newcomer(world);
    const responses = await Promise.all(
      Array.from({ length: 3 }, () => browser.post('/organizations', { name: 'Depot' })),
    );
    expect(responses.map(({ body }) => body.data.slug).sort()).toEqual(['depot', 'depot-2', 'depot-3']);
  });

  it('lists the errors of all fields of a new organization and writes nothing', async () => {
    const world = await createWorld();
    const browser = await newcomer(world);
    const sent = { name: ' ', display_name: 'x'.repeat(256), description: 'x'.repeat(2001), slug: 'M' };
    const { status, body } = await browser.post('/organizations', sent);
    expect(status).toBe(400);
    expect(body.errors.map(({ path }) => path).sort()).toEqual(['description', 'display_name', 'name', 'slug']);
    expect((await world.backend.get('/organizations')).body.data).toEqual([]);
  });

  it('rejects a new organization while organizations are disabled', async () => {
    const world = await createWorld();
    const browser = await newcomer(world);
    await world.backend.patch('/settings/b2b', { organizations_enabled: false });
    expect(outcomeOf(await browser.post('/organizations', { name: 'Depot' }))).toEqual([403, 'FEATURE_DISABLED']);
    await world.backend.patch('/settings/b2b', { organizations_enabled: true });
    expect((await browser.post('/organizations', { name: 'Depot' })).status).toBe(201);
  });
});

describe('disabled organizations', () => {
  it('allows members to read and leave an organization, but not to change it, while organizations are disabled', async () => {
    const world = await createWorld();
    const { path, roles, admin, member } = await staffed(world);
    await world.backend.patch('/settings/b2b', { organizations_enabled: false });
    for (const response of [
      await admin.browser.patch(path, { name: 'Renamed' }),
      await admin.browser.patch(member.path, { role_ids: [roles.admin] }),
      await admin.browser.delete(member.path),
      await admin.browser.delete(path),
    ]) {
      expect(outcomeOf(response)).toEqual([403, 'FEATURE_DISABLED']);
    }
    for (const read of [path, `${path}/members`, `${path}/roles`, '/me/organization-memberships']) {
      expect([read, (await admin.browser.get(read)).status]).toEqual([read, 200]);
    }
    expect((await member.browser.post(`${path}/leave`)).status).toBe(200);
  });
});

describe('GET, PATCH and DELETE /organizations/{id}', () => {
  it('returns an organization with the permissions of the caller, and only to members', async () => {
    const world = await createWorld();
    const { path, id, member, outsider } = await staffed(world);
    const { body } = await member.browser.get(path);
    expect(body.data).toMatchObject({ id, name: 'Acme', members_count: 4, permissions: ['organization:read'] });
    expect(outcomeOf(await outsider.get(path))).toEqual([403, 'NOT_ORGANIZATION_MEMBER']);
    expect(outcomeOf(await outsider.get(`/organizations/${ABSENT}`))).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
  });

  it('changes the sent fields of an organization for admins and managers', async () => {
    const world = await createWorld();
    const { path, id, admin, manager, member, outsider } = await staffed(world);
    const { status, body } = await manager.browser.patch(path, { display_name: 'Acme Inc.', description: 'Tools' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ name: 'Acme', display_name: 'Acme Inc.', description: 'Tools', slug: 'acme' });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.updated',
      resource_id: id,
      actor_type: 'user',
      actor_id: manager.user.id,
      before: { displayName: 'Acme' },
      after: { displayName: 'Acme Inc.' },
    });
    expect((await admin.browser.patch(path, { description: null })).body.data.description).toBeNull();
    expect(outcomeOf(await member.browser.patch(path, { name: 'Mine' }))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(outcomeOf(await outsider.patch(path, { name: 'Mine' }))).toEqual([403, 'NOT_ORGANIZATION_MEMBER']);
    const broken = await admin.browser.patch(path, { name: null, logo_url: 'javascript:alert(1)' });
    expect(broken.body.errors.map(({ path }) => path).sort()).toEqual(['logo_url', 'name']);
  });

  it('deletes an organization with its contents for recently authenticated admins', async () => {
    const world = await createWorld();
    const { path, id, admin, manager, member, outsider } = await staffed(world);
    const { id: workspaceId } = await addWorkspace(world, id);
    for (const { browser } of [manager, member]) {
      expect(outcomeOf(await browser.delete(path))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    }
    expect(outcomeOf(await outsider.delete(path))).toEqual([403, 'NOT_ORGANIZATION_MEMBER']);
    const authenticatedAt = async (minutes: number) =>
      world.services.database.rows
        .updateTable('signin')
        .set({ authenticated_at: new Date(Date.now() - minutes * 60_000).toISOString() })
        .where('user_id', '=', admin.user.id)
        .execute();
    await authenticatedAt(11);
    expect(outcomeOf(await admin.browser.delete(path))).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
    await authenticatedAt(1);
    const { status, body } = await admin.browser.delete(path);
    expect([status, body.data]).toEqual([200, {}]);
    expect((await world.backend.get(`/workspaces/${workspaceId}`)).status).toBe(404);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'organization.deleted', actor_id: admin.user.id });
    expect(outcomeOf(await admin.browser.get(path))).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
  });
});

describe('GET /organizations/{id}/roles', () => {
  it('lists the roles of an organization for managers of its members', async () => {
    const world = await createWorld();
    const { path, manager, member, outsider } = await staffed(world);
    const { body } = await manager.browser.get(`${path}/roles`);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Admin', 'Member', 'Manager', 'Billing']);
    expect(Object.keys(body.data[0]).sort()).toEqual(['id', 'is_deployment_level', 'name', 'permissions']);
    expect((await manager.browser.get(`${path}/roles?limit=1&offset=2`)).body.data).toEqual([body.data[2]]);
    expect(outcomeOf(await member.browser.get(`${path}/roles`))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(outcomeOf(await outsider.get(`${path}/roles`))).toEqual([403, 'NOT_ORGANIZATION_MEMBER']);
  });
});

describe('PATCH /organizations/{id}/members/{membership_id}', () => {
  it('replaces the roles of a member with the sent roles', async () => {
    const world = await createWorld();
    const { roles, admin, member } = await staffed(world);
    const { status, body } = await admin.browser.patch(member.path, { role_ids: [roles.billing, roles.manager] });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: member.membership, user: { id: member.user.id } });
    expect(body.data.roles.map(({ name }: { name: string }) => name).sort()).toEqual(['Billing', 'Manager']);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.member.updated',
      resource_id: member.membership,
      actor_id: admin.user.id,
      before: { roleIds: [roles.member] },
    });
  });

  it('rejects roles, and changes of members, with permissions that the caller does not have', async () => {
    const world = await createWorld();
    const { roles, admin, manager, member, billing } = await staffed(world);
    const give = (browser: BrowserClient, path: string, role: RoleName) =>
      browser.patch(path, { role_ids: [roles[role]] });
    for (const response of [
      await give(member.browser, member.path, 'member'),
      await give(manager.browser, member.path, 'admin'),
      await give(manager.browser, manager.path, 'admin'),
      await give(manager.browser, member.path, 'billing'),
      await give(manager.browser, admin.path, 'member'),
      await give(manager.browser, billing.path, 'member'),
      await manager.browser.delete(admin.path),
      await manager.browser.delete(billing.path),
      await member.browser.delete(member.path),
    ]) {
      expect(outcomeOf(response)).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    }
    expect((await give(manager.browser, member.path, 'manager')).status).toBe(200);
    expect((await give(manager.browser, member.path, 'member')).status).toBe(200);
    // Admins can grant application-specific permissions without having them; otherwise no user could grant them.
    expect((await give(admin.browser, member.path, 'billing')).status).toBe(200);
  });

  it('rejects demoting the last admin', async () => {
    const world = await createWorld();
    const { roles, admin, join } = await staffed(world);
    const demotion = { role_ids: [roles.member] };
    expect(outcomeOf(await admin.browser.patch(admin.path, demotion))).toEqual([409, 'LAST_ADMIN']);
    const second = await join('admin');
    const responses = await Promise.all([admin, second].map(({ browser, path }) => browser.patch(path, demotion)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('rejects memberships and roles of other organizations', async () => {
    const world = await createWorld();
    const { path, roles, admin, member } = await staffed(world);
    const other = await staffed(world);
    const change = (membership: string, roleId: string) =>
      admin.browser.patch(`${path}/members/${membership}`, { role_ids: [roleId] });
    for (const membership of [other.member.membership, ABSENT, 'x']) {
      expect(outcomeOf(await change(membership, roles.member))).toEqual([404, 'MEMBERSHIP_NOT_FOUND']);
    }
    expect(outcomeOf(await change(member.membership, other.roles.manager))).toEqual([400, 'VALIDATION_FAILED']);
    for (const sent of [{}, { role_ids: [] }, { role_ids: null }, { role_ids: ['x'] }]) {
      expect(outcomeOf(await admin.browser.patch(member.path, sent))[0]).toBe(400);
    }
    const elsewhere = other.path;
    expect(
      outcomeOf(
        await admin.browser.patch(`${elsewhere}/members/${other.member.membership}`, { role_ids: [roles.member] }),
      ),
    ).toEqual([403, 'NOT_ORGANIZATION_MEMBER']);
  });
});

describe('DELETE /organizations/{id}/members/{membership_id}', () => {
  it('ends a membership and the access that it gave', async () => {
    const world = await createWorld();
    const { id, path, manager, member, outsider } = await staffed(world);
    const workspace = await addWorkspace(world, id);
    await addWorkspaceMembers(world, workspace.id, [member.user.id]);
    expect(outcomeOf(await outsider.delete(member.path))).toEqual([403, 'NOT_ORGANIZATION_MEMBER']);
    const { status, body } = await manager.browser.delete(member.path);
    expect([status, body.data]).toEqual([200, {}]);
    expect((await member.browser.get('/me/organization-memberships')).body.data).toEqual([]);
    expect((await member.browser.get('/me/workspace-memberships')).body.data).toEqual([]);
    expect(outcomeOf(await member.browser.get(path))).toEqual([403, 'NOT_ORGANIZATION_MEMBER']);
    const recorded = (await eventsOf(world)).slice(-2).map((event) => [event.type, event.actor_id]);
    expect(recorded.sort()).toEqual([
      ['organization.member.removed', manager.user.id],
      ['workspace.member.removed', manager.user.id],
    ]);
    expect(outcomeOf(await manager.browser.delete(member.path))).toEqual([404, 'MEMBERSHIP_NOT_FOUND']);
  });

  it('rejects removing the last admin', async () => {
    const world = await createWorld();
    const { admin } = await staffed(world);
    expect(outcomeOf(await admin.browser.delete(admin.path))).toEqual([409, 'LAST_ADMIN']);
  });
});

describe('POST /organizations/{id}/leave', () => {
  it('lets every member leave an organization', async () => {
    const world = await createWorld();
    const { path, manager, member, outsider } = await staffed(world);
    for (const { browser, user } of [member, manager]) {
      const { status, body } = await browser.post(`${path}/leave`);
      expect([status, body.data]).toEqual([200, {}]);
      expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'organization.member.removed', actor_id: user.id });
      expect(outcomeOf(await browser.post(`${path}/leave`))).toEqual([403, 'NOT_ORGANIZATION_MEMBER']);
    }
    expect(outcomeOf(await outsider.post(`${path}/leave`))).toEqual([403, 'NOT_ORGANIZATION_MEMBER']);
  });

  it('keeps one of two admins who leave an organization concurrently', async () => {
    const world = await createWorld();
    const { path, admin } = await staffed(world);
    expect(outcomeOf(await admin.browser.post(`${path}/leave`))).toEqual([409, 'LAST_ADMIN']);
    const id = path.split('/').at(-1) as string;
    const second = await openSignedInBrowser(world, (await addUserWithRole(world, id, 'Admin')).id);
    const responses = await Promise.all([admin.browser, second].map((browser) => browser.post(`${path}/leave`)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await world.backend.get(`${path}/members`);
    const admins = body.data.filter(({ roles }: { roles: { name: string }[] }) =>
      roles.some((r) => r.name === 'Admin'),
    );
    expect(admins).toHaveLength(1);
  });

  it('rejects leaving an organization if one of its workspaces would have members but no admin', async () => {
    const world = await createWorld();
    const { id, path, member, billing } = await staffed(world);
    const workspace = await addWorkspace(world, id);
    await addWorkspaceMembers(world, workspace.id, [member.user.id], 'Admin');
    await addWorkspaceMembers(world, workspace.id, [billing.user.id]);
    const response = await member.browser.post(`${path}/leave`);
    expect(outcomeOf(response)).toEqual([409, 'LAST_ADMIN']);
    expect(response.body.message).toContain(workspace.name);
    expect((await billing.browser.post(`${path}/leave`)).status).toBe(200);
    expect((await member.browser.post(`${path}/leave`)).status).toBe(200);
  });
});

describe('organizations of members', () => {
  it('creates and changes organizations in GraphQL as in REST', async () => {
    const world = await createWorld();
    const browser = await newcomer(world);
    const made = await browser.data(/* GraphQL */ `
      mutation { createOrganization(input: { name: "Depot" }) { id slug permissions } }`);
    expect(made.createOrganization).toMatchObject({ slug: 'depot', permissions: ADMIN });
    const { id } = made.createOrganization;
    const changed = await browser.data(
      `mutation ($id: ID!) { updateOrganization(id: $id, input: { description: "Boxes" }) { description } }`,
      { id },
    );
    expect(changed.updateOrganization).toEqual({ description: 'Boxes' });
    const { body } = await browser.graphql('mutation ($id: ID!) { leaveOrganization(id: $id) }', { id });
    expect(body.errors[0].extensions.code).toBe('LAST_ADMIN');
  });

  it('runs as many statements to leave an organization with workspaces as without', async () => {
    const world = await createWorld();
    const { id, path, join } = await staffed(world);
    const leaving = async (workspaces: number) => {
      const { user, browser } = await join('member');
      for (let index = 0; index < workspaces; index++) {
        const workspace = await addWorkspace(world, id);
        await addWorkspaceMembers(world, workspace.id, [user.id]);
      }
      return countStatementsOf(world, () => browser.post(`${path}/leave`));
    };
    await leaving(1);
    expect(await leaving(4)).toBe(await leaving(1));
  });
});

describe('a right in one organization', () => {
  it('applies a permission only in its own organization', async () => {
    const world = await createWorld();
    const ours = await staffed(world);
    const theirs = await staffed(world);
    await addMember(world, theirs.id, ours.admin.user.id);
    const { browser } = ours.admin;
    expect(outcomeOf(await browser.patch(theirs.path, { name: 'Mine' }))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(outcomeOf(await browser.delete(theirs.path))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    const { path } = theirs.member;
    expect(outcomeOf(await browser.delete(path))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
  });
});
