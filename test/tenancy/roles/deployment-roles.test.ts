import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { addOrganizationOrWorkspace, createMemberGateway } from '../../support/key-checks.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

type Level = 'organization' | 'workspace';

const LEVELS = ['organization', 'workspace'] as const;
const BILLING = { name: 'Billing', permissions: ['invoices:read', 'invoices:*'] };
const ABSENT = ['1', 'abc', '9223372036854775807'];

async function addRole({ backend }: World, level: Level, fields: object = {}) {
  const { status, body } = await backend.post('/roles', { level, ...BILLING, ...fields });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body;
}

const namesIn = async ({ backend }: World, level: Level, id: string) =>
  (await backend.get(`/${level}s/${id}/roles`)).body.data.map(({ name }) => name);

describe('GET /roles', () => {
  it("lists the deployment's roles of both levels or of one, and no others, oldest first", async () => {
    const world = await createWorld();
    await addRole(await createWorld(), 'organization', { name: 'Foreign' });
    await world.backend.post(`/organizations/${await addOrganization(world)}/roles`, { ...BILLING, name: 'Own' });
    const role = await addRole(world, 'workspace');
    const list = async (query: '' | `?${string}`) => (await world.backend.get(`/roles${query}`)).body;
    const names = async (query: `?${string}`) => (await list(query)).data.map(({ name }) => name);
    const all = await list('');
    expect(all.data.map(({ name, level }) => [level, name])).toEqual([
      ['organization', 'Admin'],
      ['organization', 'Member'],
      ['workspace', 'Admin'],
      ['workspace', 'Member'],
      ['workspace', 'Billing'],
    ]);
    expect(all).toEqual({ data: expect.any(Array), has_more: false, limit: 50, offset: 0 });
    expect(all.data[4]).toEqual(role);
    expect(await names('?level=organization')).toEqual(['Admin', 'Member']);
    expect(await names('?level=workspace&limit=2&offset=1')).toEqual(['Member', 'Billing']);
    expect((await list('?level=workspace&limit=2')).has_more).toBe(true);
  });

  it('rejects values out of bounds, and takes the same number of statements for each length', async () => {
    const world = await createWorld();
    for (const query of ['limit=0', 'limit=101', 'offset=-1', 'level=deployment'] as const) {
      expect([query, (await world.backend.get(`/roles?${query}`)).status]).toEqual([query, 400]);
    }
    const count = (limit: number) => countStatementsOf(world, () => world.backend.get(`/roles?limit=${limit}`));
    expect(await count(4)).toBe(await count(1));
  });
});

describe('a role of the deployment', () => {
  it.each(LEVELS)('can be used by each parent (%s), also by later ones, and at no other level', async (level) => {
    const world = await createWorld();
    const earlier = await addOrganizationOrWorkspace(world, level);
    const role = await addRole(world, level, { permissions: ['invoices:read', 'invoices:*', 'invoices:read'] });
    expect(role).toEqual({
      id: expect.stringMatching(/^\d+$/),
      created_at: expect.any(String),
      updated_at: role.created_at,
      ...BILLING,
      level,
      is_deployment_level: true,
    });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: `${level}.role.created`,
      resource_type: 'role',
      resource_id: role.id,
      after: { ...BILLING, organizationId: null, workspaceId: null },
    });
    for (const id of [earlier, await addOrganizationOrWorkspace(world, level)]) {
      expect(await namesIn(world, level, id)).toEqual(['Admin', 'Member', 'Billing']);
      const { id: user_id } = await addUser(world);
      const { status, body } = await world.backend.post(`/${level}s/${id}/members`, { user_id, role_ids: [role.id] });
      expect([status, body.roles]).toEqual([201, [role]]);
    }
    const other = level === 'organization' ? 'workspace' : 'organization';
    const elsewhere = await addOrganizationOrWorkspace(world, other);
    expect(await namesIn(world, other, elsewhere)).toEqual(['Admin', 'Member']);
    const sent = { user_id: (await addUser(world)).id, role_ids: [role.id] };
    expect((await world.backend.post(`/${other}s/${elsewhere}/members`, sent)).status).toBe(400);
  });

  it.each(LEVELS)('cannot be changed, deleted or copied by name through a parent (%s)', async (level) => {
    const world = await createWorld();
    const parent = `/${level}s/${await addOrganizationOrWorkspace(world, level)}` as const;
    const { id } = await addRole(world, level);
    for (const { status, body } of [
      await world.backend.patch(`${parent}/roles/${id}`, { name: 'Money' }),
      await world.backend.delete(`${parent}/roles/${id}`),
    ]) {
      expect([status, body.code]).toEqual([409, 'ROLE_READ_ONLY']);
    }
    const { status, body } = await world.backend.post(`${parent}/roles`, BILLING);
    expect([status, body.code]).toEqual([409, 'NAME_TAKEN']);
  });

  it('cannot have the name of another role of its level', async () => {
    const world = await createWorld();
    const organizations = `/organizations/${await addOrganization(world)}/roles` as const;
    await world.backend.post(organizations, { ...BILLING, name: 'Own' });
    const { id } = await addRole(world, 'organization');
    for (const name of ['Own', 'Billing', 'Admin']) {
      const { status, body } = await world.backend.post('/roles', { ...BILLING, level: 'organization', name });
      expect([name, status, body.code]).toEqual([name, 409, 'NAME_TAKEN']);
    }
    for (const name of ['Own', 'Member']) {
      const { status, body } = await world.backend.patch(`/roles/${id}`, { name });
      expect([name, status, body.code]).toEqual([name, 409, 'NAME_TAKEN']);
    }
    expect((await addRole(world, 'workspace', { name: 'Own' })).level).toBe('workspace');
    expect((await addRole(await createWorld(), 'organization', { name: 'Own' })).name).toBe('Own');
  });

  it.each([
    ['level', { name: 'x', permissions: ['a:b'] }],
    ['level', { name: 'x', permissions: ['a:b'], level: 'deployment' }],
    ['level', { name: 'x', permissions: ['a:b'], level: null }],
    ['name', { level: 'workspace', permissions: ['a:b'] }],
    ['name', { level: 'workspace', name: 'x'.repeat(256), permissions: ['a:b'] }],
    ['permissions', { level: 'workspace', name: 'x', permissions: [] }],
    ['permissions', { level: 'workspace', name: 'x', permissions: Array.from({ length: 65 }, (_, n) => `a:b${n}`) }],
    ['permissions.0', { level: 'workspace', name: 'x', permissions: ['*:read'] }],
  ])('is rejected with an invalid %s', async (path, sent) => {
    const { backend } = await createWorld();
    const { status, body } = await backend.post('/roles', sent);
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', path]);
  });

  it('is one of at most a hundred at its level, besides the built-in ones', async () => {
    const world = await createWorld();
    const stamps = { created_at: new Date().toISOString(), updated_at: new Date().toISOString() };
    await world.services.database.rows
      .insertInto('role')
      .values(
        Array.from({ length: 99 }, (_, n) => ({
          id: world.services.database.ids.next(),
          deployment_id: world.id,
          level: 'workspace' as const,
          name: `Role ${n}`,
          permissions: ['a:b'],
          ...stamps,
        })),
      )
      .execute();
    await addRole(world, 'workspace');
    const { status, body } = await world.backend.post('/roles', { ...BILLING, level: 'workspace', name: 'One more' });
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect((await addRole(world, 'organization', { name: 'One more' })).level).toBe('organization');
  });

  it('requires the write scopes of both levels to be changed, and the read scopes to be listed', async () => {
    const world = await createWorld();
    const { id } = await addRole(world, 'organization');
    const scopes = ['organizations:read', 'organizations:write', 'workspaces:read', 'workspaces:write'] as const;
    const statusesWithout = async (missing: number) => {
      const backend = world.backend.with(await world.token(scopes.filter((_, at) => at !== missing)));
      return [
        (await backend.get('/roles')).status,
        (await backend.post('/roles', { ...BILLING, level: 'workspace', name: `Without ${missing}` })).status,
        (await backend.patch(`/roles/${id}`, { permissions: [`a:b${missing}`] })).status,
      ];
    };
    expect(await statusesWithout(0)).toEqual([403, 201, 200]);
    expect(await statusesWithout(1)).toEqual([200, 403, 403]);
    expect(await statusesWithout(2)).toEqual([403, 201, 200]);
    expect(await statusesWithout(3)).toEqual([200, 403, 403]);
    const reader = world.backend.with(await world.token(['organizations:write', 'workspaces:read']));
    expect((await reader.delete(`/roles/${id}`)).status).toBe(403);
    const { status, body } = await world.backend.with(null).delete(`/roles/${id}`);
    expect([status, body.code]).toEqual([401, 'NOT_AUTHENTICATED']);
  });

  it('is created, changed, listed and deleted in GraphQL', async () => {
    const { backend } = await createWorld();
    const input = { level: 'ORGANIZATION', ...BILLING };
    const create = 'mutation ($input: CreateDeploymentRoleInput!) { createDeploymentRole(input: $input) { id level } }';
    const { id, level } = (await backend.data(create, { input })).createDeploymentRole;
    expect(level).toBe('ORGANIZATION');
    const data = await backend.data(
      `mutation ($id: ID!) { updateDeploymentRole(roleId: $id, input: { name: "Money" }) { name organization { id } } }`,
      { id },
    );
    expect(data.updateDeploymentRole).toEqual({ name: 'Money', organization: null });
    const list = '{ deployment { roles(level: ORGANIZATION) { totalCount nodes { name level } } } }';
    expect((await backend.data(list)).deployment.roles).toEqual({
      totalCount: 3,
      nodes: ['Admin', 'Member', 'Money'].map((name) => ({ name, level: 'ORGANIZATION' })),
    });
    await backend.data('mutation ($id: ID!) { deleteDeploymentRole(roleId: $id) { id } }', { id });
    expect((await backend.data(list)).deployment.roles.totalCount).toBe(2);
  });
});

describe('PATCH /roles/{role_id}', () => {
  it('changes the sent fields, keeps the others and records the event', async () => {
    const world = await createWorld();
    const role = await addRole(world, 'organization');
    const renamed = await world.backend.patch(`/roles/${role.id}`, { name: 'Money' });
    expect([renamed.status, renamed.body]).toEqual([200, { ...role, name: 'Money', updated_at: expect.any(String) }]);
    await world.backend.patch(`/roles/${role.id}`, { permissions: ['a:b', 'a:b'] });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.role.updated',
      resource_id: role.id,
      before: { name: 'Money', permissions: BILLING.permissions },
      after: { name: 'Money', permissions: ['a:b'] },
    });
  });

  it('rejects built-in roles, roles of parents and of other deployments, and invalid values', async () => {
    const world = await createWorld();
    const organization = await addOrganization(world);
    const { body: own } = await world.backend.post(`/organizations/${organization}/roles`, BILLING);
    const foreign = await addRole(await createWorld(), 'organization');
    const { id } = await addRole(world, 'workspace');
    for (const name of ['Admin', 'Member']) {
      const path = `/roles/${await roleNamed(world, organization, name)}` as const;
      for (const { status, body } of [
        await world.backend.patch(path, { permissions: ['a:b'] }),
        await world.backend.delete(path),
      ]) {
        expect([status, body.code]).toEqual([409, 'ROLE_READ_ONLY']);
      }
    }
    for (const absent of [own.id, foreign.id, ...ABSENT]) {
      for (const { status, body } of [
        await world.backend.patch(`/roles/${absent}`, { name: 'Money' }),
        await world.backend.delete(`/roles/${absent}`),
      ]) {
        expect([absent, status, body.code]).toEqual([absent, 404, 'ROLE_NOT_FOUND']);
      }
    }
    for (const sent of [
      { name: null },
      { name: '' },
      { permissions: null },
      { permissions: [] },
      { level: 'workspace' },
    ]) {
      const { status, body } = await world.backend.patch(`/roles/${id}`, sent);
      expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    }
  });

  it.each(LEVELS)('changes the rights of members and of their keys at once, in each parent (%s)', async (level) => {
    const world = await createWorld();
    const manage = `${level}:manage`;
    const { path, membership, userId, check } = await createMemberGateway(world, level, ['a:b'], ['c:d']);
    const role = await addRole(world, level, { permissions: [manage, 'c:d'] });
    await world.backend.patch(`${path}/members/${membership.id}`, { role_ids: [role.id] });
    const browser = await openSignedInBrowser(world, userId);
    const rights = async () => [(await browser.get(`${path}/roles`)).status, (await check()).body.permissions];
    expect(await rights()).toEqual([200, ['c:d']]);
    await world.backend.patch(`/roles/${role.id}`, { permissions: ['e:f'] });
    expect(await rights()).toEqual([403, []]);
    await world.backend.patch(`/roles/${role.id}`, { permissions: [manage, 'c:d'] });
    expect(await rights()).toEqual([200, ['c:d']]);
  });

  it.each(LEVELS)('rejects a change that would leave a parent (%s) without an admin', async (level) => {
    const world = await createWorld();
    const role = await addRole(world, level, { permissions: [`${level}:admin`, 'a:b'] });
    const members = async () => `/${level}s/${await addOrganizationOrWorkspace(world, level)}/members` as const;
    const [one, two] = [await members(), await members()];
    const join = async (path: typeof one, role_ids: string[]) =>
      (await world.backend.post(path, { user_id: (await addUser(world)).id, role_ids })).body.id;
    await join(one, [role.id]);
    const holder = await join(two, [role.id]);
    const strip = async () => {
      const { status, body } = await world.backend.patch(`/roles/${role.id}`, { permissions: ['a:b'] });
      return [status, body.code];
    };
    expect(await strip()).toEqual([409, 'LAST_ADMIN']);
    expect((await world.backend.patch(`/roles/${role.id}`, { permissions: [`${level}:admin`] })).status).toBe(200);
    const { body } = await world.backend.get(`/roles?level=${level}`);
    const admin = body.data.find(({ name }) => name === 'Admin')?.id as string;
    await join(one, [admin]);
    expect(await strip()).toEqual([409, 'LAST_ADMIN']);
    await world.backend.patch(`${two}/${holder}`, { role_ids: [admin] });
    expect(await strip()).toEqual([200, undefined]);
  });
});

describe('DELETE /roles/{role_id}', () => {
  it('deletes a role that no member and no pending invitation has', async () => {
    const world = await createWorld();
    const organization = await addOrganization(world);
    const { id } = await addRole(world, 'organization');
    const remove = async () => {
      const { status, body } = await world.backend.delete(`/roles/${id}`);
      return [status, body?.code];
    };
    const { id: membership } = await addMember(world, organization, (await addUser(world)).id, [id]);
    expect(await remove()).toEqual([409, 'ROLE_IN_USE']);
    await world.backend.delete(`/organizations/${organization}/members/${membership}`);
    const invitations = `/organizations/${organization}/invitations` as const;
    const { body } = await world.backend.post(invitations, { email: 'nina@example.com', role_ids: [id] });
    expect(await remove()).toEqual([409, 'ROLE_IN_USE']);
    await world.backend.delete(`${invitations}/${body.id}`);
    expect(await remove()).toEqual([204, undefined]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.role.deleted',
      resource_id: id,
      before: { ...BILLING, organizationId: null, workspaceId: null },
    });
    expect(await namesIn(world, 'organization', organization)).toEqual(['Admin', 'Member']);
    expect(await remove()).toEqual([404, 'ROLE_NOT_FOUND']);
  });
});
