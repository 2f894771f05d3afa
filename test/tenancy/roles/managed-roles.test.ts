import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { addMemberWithRole, addOrganizationOrWorkspace } from '../../support/key-checks.ts';
import { outcomeOf } from '../../support/message-sign-in.ts';
import { addMember, roleNamed } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

type Level = 'organization' | 'workspace';

const LEVELS = ['organization', 'workspace'] as const;
const READER = { name: 'Reader', permissions: ['orders:read'] };

/** An organization or workspace, and a function that adds members. */
async function parentAt(world: World, level: Level) {
  const id = await addOrganizationOrWorkspace(world, level);
  const path = `/${level}s/${id}` as const;
  const join = async (...permissions: string[]) => {
    const user = await addUser(world);
    const { role, membership } = await addMemberWithRole(world, level, id, user.id, permissions);
    return { user, role, membership, browser: await openSignedInBrowser(world, user.id) };
  };
  /** A role of the parent, which the application creates. */
  const addRole = async (name: string, ...permissions: string[]): Promise<string> =>
    (await world.backend.post(`${path}/roles`, { name, permissions })).body.id;
  return { id, path, roles: `${path}/roles` as const, join, addRole };
}

describe.each(LEVELS)('the roles of the parent (%s) on the deployment host', (level) => {
  const [admin, manage, read] = [`${level}:admin`, `${level}:manage`, `${level}:read`];

  it('are created, changed and deleted by a manager', async () => {
    const world = await createWorld();
    const { roles, join } = await parentAt(world, level);
    const { user, browser } = await join(manage, 'orders:read');
    const created = await browser.post(roles, { name: 'Reader', permissions: ['orders:read', read, 'orders:read'] });
    expect([created.status, created.body.data]).toEqual([
      201,
      {
        id: expect.stringMatching(/^\d+$/),
        name: 'Reader',
        permissions: ['orders:read', read],
        is_deployment_level: false,
      },
    ]);
    const { id } = created.body.data;
    const lastEvent = async () => (await eventsOf(world)).at(-1);
    expect(await lastEvent()).toMatchObject({ type: `${level}.role.created`, resource_id: id, actor_id: user.id });
    const changed = await browser.patch(`${roles}/${id}`, { name: 'Watcher' });
    expect([changed.status, changed.body.data]).toEqual([200, { ...created.body.data, name: 'Watcher' }]);
    expect(await lastEvent()).toMatchObject({
      type: `${level}.role.updated`,
      actor_id: user.id,
      before: { name: 'Reader' },
      after: { name: 'Watcher' },
    });
    expect((await browser.get(roles)).body.data).toContainEqual(changed.body.data);
    const deleted = await browser.delete(`${roles}/${id}`);
    expect([deleted.status, deleted.body.data]).toEqual([200, {}]);
    expect(await lastEvent()).toMatchObject({ type: `${level}.role.deleted`, resource_id: id, actor_id: user.id });
    expect(outcomeOf(await browser.delete(`${roles}/${id}`))).toEqual([404, 'ROLE_NOT_FOUND']);
  });

  it('are created, changed and deleted in GraphQL', async () => {
    const world = await createWorld();
    const { id, roles, join } = await parentAt(world, level);
    const { browser } = await join(manage, 'orders:read');
    const Level = level === 'organization' ? 'Organization' : 'Workspace';
    const created = await browser.data(
      `mutation ($id: ID!, $input: CreateRoleInput!) {
        create${Level}Role(${level}Id: $id, input: $input) { id name permissions isDeploymentLevel } }`,
      { id, input: READER },
    );
    const role = created[`create${Level}Role`];
    expect(role).toEqual({ id: expect.any(String), ...READER, isDeploymentLevel: false });
    const changed = await browser.data(
      `mutation ($id: ID!, $role: ID!) { update${Level}Role(${level}Id: $id, roleId: $role, input: { name: "Watcher" }) { name } }`,
      { id, role: role.id },
    );
    expect(changed[`update${Level}Role`]).toEqual({ name: 'Watcher' });
    await browser.data(
      `mutation ($id: ID!, $role: ID!) { delete${Level}Role(${level}Id: $id, roleId: $role) { id } }`,
      {
        id,
        role: role.id,
      },
    );
    const { data } = (await browser.get(roles)).body;
    expect(data.map(({ name }) => name)).not.toContain('Watcher');
  });

  it('cannot have, give or lose a permission that the manager does not have', async () => {
    const world = await createWorld();
    const { roles, join, addRole } = await parentAt(world, level);
    const { browser } = await join(manage, 'orders:read');
    const writer = await addRole('Writer', 'orders:write');
    const reader = await addRole('Reader', 'orders:read');
    const beyond = [403, 'INSUFFICIENT_PERMISSIONS'];
    for (const permission of ['orders:write', 'orders:*', admin]) {
      const named = { name: 'Other', permissions: ['orders:read', permission] };
      expect(outcomeOf(await browser.post(roles, named))).toEqual(beyond);
      expect(outcomeOf(await browser.patch(`${roles}/${reader}`, { permissions: [permission] }))).toEqual(beyond);
    }
    for (const change of [{ name: 'Mine' }, { permissions: ['orders:read'] }]) {
      expect(outcomeOf(await browser.patch(`${roles}/${writer}`, change))).toEqual(beyond);
    }
    expect(outcomeOf(await browser.delete(`${roles}/${writer}`))).toEqual(beyond);
    const owner = await join(admin);
    expect((await owner.browser.patch(`${roles}/${writer}`, { permissions: ['orders:*'] })).status).toBe(200);
    expect((await owner.browser.delete(`${roles}/${writer}`)).status).toBe(200);
  });

  it('do not let managers extend the role that they have', async () => {
    const world = await createWorld();
    const { roles, join } = await parentAt(world, level);
    const { browser, role } = await join(manage, 'orders:read');
    const own = `${roles}/${role.id}` as const;
    for (const permissions of [[manage, 'orders:write'], [admin]]) {
      expect(outcomeOf(await browser.patch(own, { permissions }))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    }
    expect(outcomeOf(await browser.delete(own))).toEqual([409, 'ROLE_IN_USE']);
    expect((await browser.patch(own, { permissions: ['orders:read'] })).status).toBe(200);
    // The change applies to the manager at once.
    expect(outcomeOf(await browser.patch(own, { permissions: ['orders:read'] }))).toEqual([
      403,
      'INSUFFICIENT_PERMISSIONS',
    ]);
  });

  it('keep an admin', async () => {
    const world = await createWorld();
    const { roles, join } = await parentAt(world, level);
    const { browser, role } = await join(admin);
    const strip = () => browser.patch(`${roles}/${role.id}`, { permissions: [manage] });
    expect(outcomeOf(await strip())).toEqual([409, 'LAST_ADMIN']);
    await join(admin);
    expect((await strip()).status).toBe(200);
  });

  it('cannot be changed by members without a right to manage, by other users or without a sign-in', async () => {
    const world = await createWorld();
    const { roles, join, addRole } = await parentAt(world, level);
    const id = await addRole('Reader', 'orders:read');
    const member = await join(read, 'orders:read');
    const elsewhere = await (await parentAt(world, level)).join(admin);
    const attempts = async (browser: typeof member.browser) => [
      outcomeOf(await browser.post(roles, { ...READER, name: 'Other' })),
      outcomeOf(await browser.patch(`${roles}/${id}`, { name: 'Other' })),
      outcomeOf(await browser.delete(`${roles}/${id}`)),
    ];
    const all = (status: number, code: string) => [1, 2, 3].map(() => [status, code]);
    expect(await attempts(member.browser)).toEqual(all(403, 'INSUFFICIENT_PERMISSIONS'));
    expect(await attempts(elsewhere.browser)).toEqual(all(403, `NOT_${level.toUpperCase()}_MEMBER`));
    expect(await attempts(world.browser())).toEqual(all(401, 'NOT_AUTHENTICATED'));
  });

  it('are separate from those of other parents, deployments and the deployment itself', async () => {
    const world = await createWorld();
    const { roles, join } = await parentAt(world, level);
    const { browser } = await join(admin);
    const other = await (await parentAt(world, level)).addRole('Reader', 'orders:read');
    const foreignWorld = await createWorld();
    const foreign = await parentAt(foreignWorld, level);
    for (const id of [other, await foreign.addRole('Reader', 'orders:read'), '1', 'abc']) {
      expect(outcomeOf(await browser.patch(`${roles}/${id}`, { name: 'Mine' }))).toEqual([404, 'ROLE_NOT_FOUND']);
      expect(outcomeOf(await browser.delete(`${roles}/${id}`))).toEqual([404, 'ROLE_NOT_FOUND']);
    }
    const absent = [404, `${level.toUpperCase()}_NOT_FOUND`];
    expect(outcomeOf(await browser.post(foreign.roles, READER))).toEqual(absent);
    const { body } = await world.backend.post('/roles', { ...READER, name: 'Shared', level });
    for (const id of [body.id, (await browser.get(roles)).body.data[0].id]) {
      expect(outcomeOf(await browser.patch(`${roles}/${id}`, { name: 'Mine' }))).toEqual([409, 'ROLE_READ_ONLY']);
      expect(outcomeOf(await browser.delete(`${roles}/${id}`))).toEqual([409, 'ROLE_READ_ONLY']);
    }
    expect(outcomeOf(await browser.post(roles, { ...READER, name: 'Shared' }))).toEqual([409, 'NAME_TAKEN']);
  });

  it('have bounds, and are read-only while the settings disable the feature', async () => {
    const world = await createWorld();
    const { roles, join } = await parentAt(world, level);
    const { browser } = await join(admin);
    const { id } = (await browser.post(roles, READER)).body.data;
    const invalid = [400, 'VALIDATION_FAILED'];
    for (const sent of [
      { ...READER, name: '' },
      { ...READER, name: 'x'.repeat(256) },
      { name: 'x', permissions: [] },
      { name: 'x', permissions: ['Upper:case'] },
      { name: 'x', permissions: Array.from({ length: 65 }, (_, n) => `a:b${n}`) },
      { ...READER, level: 'organization' },
    ]) {
      expect(outcomeOf(await browser.post(roles, sent))).toEqual(invalid);
      expect(outcomeOf(await browser.patch(`${roles}/${id}`, sent))).toEqual(invalid);
    }
    await world.backend.patch('/settings/b2b', { [`${level}s_enabled`]: false });
    const disabled = [403, 'FEATURE_DISABLED'];
    expect(outcomeOf(await browser.post(roles, { ...READER, name: 'Other' }))).toEqual(disabled);
    expect(outcomeOf(await browser.patch(`${roles}/${id}`, { name: 'Other' }))).toEqual(disabled);
    expect(outcomeOf(await browser.delete(`${roles}/${id}`))).toEqual(disabled);
  });
});

it('lets admins of the organization define roles of its workspaces, and managers of it not', async () => {
  const world = await createWorld();
  const organizationId = await addOrganizationOrWorkspace(world, 'organization');
  const workspaceId = await addOrganizationOrWorkspace(world, 'workspace', organizationId);
  const roles = `/workspaces/${workspaceId}/roles` as const;
  const owner = await addUser(world);
  await addMember(world, organizationId, owner.id, [await roleNamed(world, organizationId, 'Admin')]);
  expect((await (await openSignedInBrowser(world, owner.id)).post(roles, READER)).status).toBe(201);
  const manager = await addUser(world);
  await addMemberWithRole(world, 'organization', organizationId, manager.id, ['organization:manage', 'orders:read']);
  const rejected = await (await openSignedInBrowser(world, manager.id)).post(roles, { ...READER, name: 'Other' });
  expect(outcomeOf(rejected)).toEqual([403, 'NOT_WORKSPACE_MEMBER']);
});
