import { describe, expect, it } from 'vitest';
import { command } from '../../../src/platform/commands/command.ts';
import { Workspace } from '../../../src/tenancy/workspaces/workspace.entity.ts';
import { addUser } from '../../support/add-user.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const BILLING = { name: 'Billing', permissions: ['invoices:read', 'invoices:*'] };

const namesOf = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name);

describe('GET /organizations/{organization_id}/roles', () => {
  it("shows the deployment's roles of this level, then the organization's own, and no others", async () => {
    const world = await createWorld();
    const [id, second] = [await addOrganization(world), await addOrganization(world, 'Second')];
    await world.backend.post(`/organizations/${id}/roles`, BILLING);
    await world.backend.post(`/organizations/${second}/roles`, { ...BILLING, name: 'Elsewhere' });
    const { status, body } = await world.backend.get(`/organizations/${id}/roles`);
    expect(status).toBe(200);
    expect({ ...body, data: namesOf(body) }).toEqual({
      data: ['Admin', 'Member', 'Billing'],
      has_more: false,
      limit: 50,
      offset: 0,
    });
    expect(body.data[0]).toEqual({
      id: expect.stringMatching(/^\d+$/),
      created_at: expect.stringMatching(TIMESTAMP),
      updated_at: expect.stringMatching(TIMESTAMP),
      name: 'Admin',
      permissions: ['organization:admin', 'organization:manage', 'organization:read'],
      level: 'organization',
      is_deployment_level: true,
    });
    const page = await world.backend.get(`/organizations/${id}/roles?limit=1&offset=1`);
    expect([namesOf(page.body), page.body.has_more]).toEqual([['Member'], true]);
    expect((await world.backend.get(`/organizations/${id}/roles?offset=3`)).body.data).toEqual([]);
  });

  it('rejects limits out of bounds and returns 404 for an organization of another deployment', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    for (const query of ['limit=0', 'limit=101', 'offset=-1']) {
      expect((await world.backend.get(`/organizations/${id}/roles?${query}`)).status).toBe(400);
    }
    const foreign = await addOrganization(await createWorld());
    for (const other of [foreign, '1', 'abc']) {
      const { status, body } = await world.backend.get(`/organizations/${other}/roles`);
      expect([status, body.code]).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
    }
  });

  it('lists three roles with as many statements as one', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    await world.backend.post(`/organizations/${id}/roles`, BILLING);
    const count = (limit: number) =>
      countStatementsOf(world, () => world.backend.get(`/organizations/${id}/roles?limit=${limit}`));
    expect(await count(3)).toBe(await count(1));
  });
});

describe('POST /organizations/{organization_id}/roles', () => {
  it('creates a role without duplicate permissions and records the event', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const { status, body } = await world.backend.post(`/organizations/${id}/roles`, {
      name: 'Billing',
      permissions: ['invoices:read', 'invoices:*', 'invoices:read'],
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      created_at: expect.stringMatching(TIMESTAMP),
      updated_at: body.created_at,
      ...BILLING,
      level: 'organization',
      is_deployment_level: false,
    });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.role.created',
      resource_type: 'role',
      resource_id: body.id,
      after: { ...BILLING, organizationId: id, workspaceId: null },
    });
  });

  it('rejects a name that the organization or the deployment uses, but accepts one of another organization', async () => {
    const world = await createWorld();
    const [id, second] = [await addOrganization(world), await addOrganization(world, 'Second')];
    await world.backend.post(`/organizations/${id}/roles`, BILLING);
    for (const name of ['Billing', 'Admin']) {
      const { status, body } = await world.backend.post(`/organizations/${id}/roles`, { ...BILLING, name });
      expect([status, body.code]).toEqual([409, 'NAME_TAKEN']);
    }
    expect((await world.backend.post(`/organizations/${second}/roles`, BILLING)).status).toBe(201);
  });

  it.each([
    ['name', { permissions: ['a:b'] }],
    ['name', { name: '', permissions: ['a:b'] }],
    ['name', { name: 'x'.repeat(256), permissions: ['a:b'] }],
    ['permissions', { name: 'x' }],
    ['permissions', { name: 'x', permissions: [] }],
    ['permissions', { name: 'x', permissions: Array.from({ length: 65 }, (_, n) => `a:b${n}`) }],
    ['permissions.1', { name: 'x', permissions: ['a:b', 'Upper:case'] }],
    ['permissions.0', { name: 'x', permissions: ['*:read'] }],
    ['permissions.0', { name: 'x', permissions: [`a:${'b'.repeat(127)}`] }],
    ['permissions.0', { name: 'x', permissions: [null] }],
    ['level', { name: 'x', permissions: ['a:b'], level: 'workspace' }],
  ])('rejects a role with an invalid %s', async (path, sent) => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const { status, body } = await world.backend.post(`/organizations/${id}/roles`, sent);
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', path]);
  });

  it('accepts a permission of the maximum length and the maximum number of permissions', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const permissions = Array.from({ length: 64 }, (_, n) => `a:${String(n).padStart(126, 'b')}`);
    const { status, body } = await world.backend.post(`/organizations/${id}/roles`, {
      name: 'x'.repeat(255),
      permissions,
    });
    expect([status, body.permissions.length]).toEqual([201, 64]);
  });

  it('limits an organization to a hundred roles', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    await world.services.database.rows
      .insertInto('role')
      .values(
        Array.from({ length: 99 }, (_, n) => ({
          id: world.services.database.ids.next(),
          deployment_id: world.id,
          level: 'organization' as const,
          organization_id: id,
          name: `Role ${n}`,
          permissions: ['a:b'],
          created_at: new Date().toISOString(),
          updated_at: new Date().toISOString(),
        })),
      )
      .execute();
    expect((await world.backend.post(`/organizations/${id}/roles`, BILLING)).status).toBe(201);
    const { status, body } = await world.backend.post(`/organizations/${id}/roles`, { ...BILLING, name: 'One more' });
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
  });
});

describe('PATCH /organizations/{organization_id}/roles/{role_id}', () => {
  it('changes the sent fields of a role and keeps the others', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const { body: role } = await world.backend.post(`/organizations/${id}/roles`, BILLING);
    const path = `/organizations/${id}/roles/${role.id}`;
    const renamed = await world.backend.patch(path, { name: 'Money' });
    expect([renamed.status, renamed.body]).toEqual([
      200,
      { ...role, name: 'Money', updated_at: expect.stringMatching(TIMESTAMP) },
    ]);
    const { body } = await world.backend.patch(path, { permissions: ['a:b'], name: 'Money' });
    expect(body).toMatchObject({ name: 'Money', permissions: ['a:b'] });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'organization.role.updated',
      resource_id: role.id,
      before: { name: 'Money', permissions: BILLING.permissions },
      after: { name: 'Money', permissions: ['a:b'] },
    });
  });

  it('rejects changes of roles of the deployment or another organization, names in use and null', async () => {
    const world = await createWorld();
    const [id, second] = [await addOrganization(world), await addOrganization(world, 'Second')];
    const { body: role } = await world.backend.post(`/organizations/${id}/roles`, BILLING);
    const { body: foreign } = await world.backend.post(`/organizations/${second}/roles`, BILLING);
    const patch = async (roleId: string, sent: unknown) => {
      const { status, body } = await world.backend.patch(`/organizations/${id}/roles/${roleId}`, sent);
      return [status, body.code];
    };
    expect(await patch(await roleNamed(world, id, 'Admin'), { name: 'Boss' })).toEqual([409, 'ROLE_READ_ONLY']);
    expect(await patch(role.id, { name: 'Admin' })).toEqual([409, 'NAME_TAKEN']);
    expect(await patch(role.id, { name: null })).toEqual([400, 'VALIDATION_FAILED']);
    expect(await patch(role.id, { permissions: null })).toEqual([400, 'VALIDATION_FAILED']);
    for (const other of [foreign.id, await workspaceAdmin(world), '1', 'abc']) {
      expect(await patch(other, { name: 'Boss' })).toEqual([404, 'ROLE_NOT_FOUND']);
    }
  });

  it('rejects a change of a role that would leave the organization without an admin', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const boss = { name: 'Boss', permissions: ['organization:admin'] };
    const { body: role } = await world.backend.post(`/organizations/${id}/roles`, boss);
    await addMember(world, id, (await addUser(world)).id, [role.id]);
    const path = `/organizations/${id}/roles/${role.id}`;
    const rejected = await world.backend.patch(path, { permissions: ['a:b'] });
    expect([rejected.status, rejected.body.code]).toEqual([409, 'LAST_ADMIN']);
    expect((await world.backend.patch(path, { permissions: ['a:b', 'organization:admin'] })).status).toBe(200);
    await addMember(world, id, (await addUser(world)).id, [await roleNamed(world, id, 'Admin')]);
    expect((await world.backend.patch(path, { permissions: ['a:b'] })).status).toBe(200);
  });
});

describe('DELETE /organizations/{organization_id}/roles/{role_id}', () => {
  it('deletes a role that no member has', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const { body: role } = await world.backend.post(`/organizations/${id}/roles`, BILLING);
    const path = `/organizations/${id}/roles/${role.id}`;
    const { status, text } = await world.backend.delete(path);
    expect([status, text]).toEqual([204, '']);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'organization.role.deleted', before: BILLING });
    const again = await world.backend.delete(path);
    expect([again.status, again.body.code]).toEqual([404, 'ROLE_NOT_FOUND']);
  });

  it('rejects deleting roles of members, of pending invitations and of the deployment', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const remove = async (roleId: string) => {
      const { status, body } = await world.backend.delete(`/organizations/${id}/roles/${roleId}`);
      return [status, body?.code];
    };
    const { body: held } = await world.backend.post(`/organizations/${id}/roles`, BILLING);
    await addMember(world, id, (await addUser(world)).id, [held.id]);
    expect(await remove(held.id)).toEqual([409, 'ROLE_IN_USE']);
    const { body: promised } = await world.backend.post(`/organizations/${id}/roles`, { ...BILLING, name: 'Promised' });
    const sent = { email: 'nina@example.com', role_ids: [promised.id] };
    const { body: invitation } = await world.backend.post(`/organizations/${id}/invitations`, sent);
    expect(await remove(promised.id)).toEqual([409, 'ROLE_IN_USE']);
    await world.backend.delete(`/organizations/${id}/invitations/${invitation.id}`);
    expect(await remove(promised.id)).toEqual([204, undefined]);
    expect(await remove(await roleNamed(world, id, 'Member'))).toEqual([409, 'ROLE_READ_ONLY']);
  });
});

describe('GET|POST /workspaces/{workspace_id}/roles', () => {
  it('creates a role of a workspace, which applies only in this workspace', async () => {
    const world = await createWorld();
    const organizationId = await addOrganization(world);
    const [id, second] = [
      await addWorkspace(world, organizationId, 'w-1'),
      await addWorkspace(world, organizationId, 'w-2'),
    ];
    const { status, body } = await world.backend.post(`/workspaces/${id}/roles`, BILLING);
    expect([status, body.is_deployment_level]).toEqual([201, false]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'workspace.role.created',
      after: { workspaceId: id, organizationId: null },
    });
    const { body: list } = await world.backend.get(`/workspaces/${id}/roles`);
    expect(namesOf(list)).toEqual(['Admin', 'Member', 'Billing']);
    expect(list.data[0].permissions).toEqual(['workspace:admin', 'workspace:manage', 'workspace:read']);
    expect(namesOf((await world.backend.get(`/workspaces/${second}/roles`)).body)).toEqual(['Admin', 'Member']);
    expect(namesOf((await world.backend.get(`/organizations/${organizationId}/roles`)).body)).toEqual([
      'Admin',
      'Member',
    ]);
    const taken = await world.backend.post(`/workspaces/${id}/roles`, BILLING);
    expect([taken.status, taken.body.code]).toEqual([409, 'NAME_TAKEN']);
  });

  it('returns 404 for the roles of a workspace of another deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const foreign = await addWorkspace(other, await addOrganization(other), 'w');
    for (const id of [foreign, '1', 'abc']) {
      const list = await world.backend.get(`/workspaces/${id}/roles`);
      expect([list.status, list.body.code]).toEqual([404, 'WORKSPACE_NOT_FOUND']);
      const made = await world.backend.post(`/workspaces/${id}/roles`, BILLING);
      expect([made.status, made.body.code]).toEqual([404, 'WORKSPACE_NOT_FOUND']);
    }
  });
});

async function workspaceAdmin({ services, id }: World): Promise<string> {
  const { id: roleId } = await services.database.rows
    .selectFrom('role')
    .select('id')
    .where('deployment_id', '=', id)
    .where('level', '=', 'workspace')
    .executeTakeFirstOrThrow();
  return roleId;
}

function addWorkspace(world: World, organizationId: string, slug: string): Promise<string> {
  return command(world.context(), async (tx) => {
    const stamps = { deploymentId: tx.deploymentId, createdAt: tx.now, updatedAt: tx.now };
    const { id } = tx.em.create(Workspace, { id: tx.newId(), organizationId, name: slug, slug, ...stamps });
    tx.record({ type: 'workspace.created', resource: { type: 'workspace', id } });
    return id;
  });
}
