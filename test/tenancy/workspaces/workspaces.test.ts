import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const ID = expect.stringMatching(/^\d+$/);
const DATE_TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const ABSENT = '9223372036854775807';

async function organizationOf(world: World, name = 'Northwind') {
  const { body } = await world.backend.post('/organizations', { name });
  return { id: body.id, path: `/organizations/${body.id}/workspaces` as const };
}

const workspacesIn = ({ services, id }: World) =>
  services.database.rows.selectFrom('workspace').selectAll().where('deployment_id', '=', id).execute();

describe('POST /organizations/{organization_id}/workspaces', () => {
  it('creates a workspace and records the event', async () => {
    const world = await createWorld();
    const organization = await organizationOf(world);
    const { status, body } = await world.backend.post(organization.path, { name: 'Warehouse', description: 'Boxes' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: ID,
      organization_id: organization.id,
      name: 'Warehouse',
      slug: 'warehouse',
      description: 'Boxes',
      image_url: null,
      external_id: null,
      public_metadata: {},
      private_metadata: {},
      created_at: DATE_TIME,
      updated_at: body.created_at,
      member_count: 0,
    });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'workspace.created',
      resource_type: 'workspace',
      resource_id: body.id,
      after: { organizationId: organization.id, name: 'Warehouse', slug: 'warehouse', description: 'Boxes' },
    });
  });

  it('assigns different slugs to the workspaces of an organization, also to concurrent requests', async () => {
    const world = await createWorld();
    const { path } = await organizationOf(world);
    const { path: elsewhere } = await organizationOf(world, 'Contoso');
    const responses = await Promise.all(Array.from({ length: 4 }, () => world.backend.post(path, { name: 'Depot' })));
    expect(responses.map(({ body }) => body.slug).sort()).toEqual(['depot', 'depot-2', 'depot-3', 'depot-4']);
    expect((await world.backend.post(elsewhere, { name: 'Depot' })).body.slug).toBe('depot');
  });

  it('rejects a new workspace while workspaces are disabled', async () => {
    const world = await createWorld();
    const { path } = await organizationOf(world);
    await world.backend.patch('/settings/b2b', { workspaces_enabled: false });
    const { status, body } = await world.backend.post(path, { name: 'Depot' });
    expect([status, body.code]).toEqual([403, 'FEATURE_DISABLED']);
    expect(await workspacesIn(world)).toEqual([]);
  });

  it('lists the errors of all fields of a new workspace and writes nothing', async () => {
    const world = await createWorld();
    const { path } = await organizationOf(world);
    const { status, body } = await world.backend.post(path, { name: '', description: 'x'.repeat(2001), slug: 'Mine' });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(body.errors.map((error: { path: string }) => error.path).sort()).toEqual(['description', 'name', 'slug']);
    expect((await world.backend.post(path, {})).body.errors[0].path).toEqual('name');
    expect(await workspacesIn(world)).toEqual([]);
  });

  it('returns 404 for an organization of another deployment', async () => {
    const world = await createWorld();
    const { path } = await organizationOf(await createWorld());
    for (const unknown of [path, `/organizations/${ABSENT}/workspaces`, '/organizations/x/workspaces']) {
      for (const { status, body } of [
        await world.backend.post(unknown, { name: 'Depot' }),
        await world.backend.get(unknown),
      ]) {
        expect([status, body.code]).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
      }
    }
  });
});

describe('GET /organizations/{organization_id}/workspaces', () => {
  it('lists the workspaces of an organization, newest first', async () => {
    const world = await createWorld();
    const { path } = await organizationOf(world);
    const { path: elsewhere } = await organizationOf(world, 'Contoso');
    expect((await world.backend.get(path)).body).toEqual({ data: [], has_more: false, limit: 50, offset: 0 });
    const made = [];
    for (const name of ['One', 'Two', 'Three']) made.push((await world.backend.post(path, { name })).body);
    await world.backend.post(elsewhere, { name: 'Four' });
    const { body } = await world.backend.get(`${path}?limit=2`);
    expect(body).toEqual({ data: [made[2], made[1]], has_more: true, limit: 2, offset: 0 });
    expect((await world.backend.get(`${path}?search=TW`)).body.data).toEqual([made[1]]);
    expect((await world.backend.get(`${path}?offset=2`)).body.data).toEqual([made[0]]);
  });
});

describe('GET /workspaces', () => {
  it('lists the workspaces of all organizations, or of one', async () => {
    const world = await createWorld();
    const northwind = await organizationOf(world);
    const contoso = await organizationOf(world, 'Contoso');
    const one = (await world.backend.post(northwind.path, { name: 'One' })).body;
    const two = (await world.backend.post(contoso.path, { name: 'Two' })).body;
    await world.backend.post((await organizationOf(await createWorld())).path, { name: 'Foreign' });
    expect((await world.backend.get('/workspaces')).body).toEqual({
      data: [two, one],
      has_more: false,
      limit: 50,
      offset: 0,
    });
    expect((await world.backend.get(`/workspaces?organization_id=${contoso.id}`)).body.data).toEqual([two]);
    expect((await world.backend.get(`/workspaces?organization_id=${ABSENT}`)).body.data).toEqual([]);
    expect((await world.backend.get('/workspaces?search=one&limit=1')).body).toMatchObject({ data: [one], limit: 1 });
  });

  it('rejects limits and offsets out of bounds', async () => {
    const { backend } = await createWorld();
    for (const query of ['limit=0', 'limit=101', 'offset=-1', 'search=', 'organization_id=x']) {
      const { status, body } = await backend.get(`/workspaces?${query}`);
      expect([status, body.errors[0].path]).toEqual([400, query.split('=')[0]]);
    }
  });

  it('lists one workspace with as many statements as five', async () => {
    const world = await createWorld();
    const counts = [];
    for (let made = 0; made < 5; made++) {
      await addWorkspace(world);
      counts.push(await countStatementsOf(world, () => world.backend.get('/workspaces')));
    }
    expect(new Set(counts).size).toBe(1);
  });
});

describe('/workspaces/{workspace_id}', () => {
  it('shows, changes and deletes a workspace, and records both changes', async () => {
    const world = await createWorld();
    const { path } = await organizationOf(world);
    const { body: made } = await world.backend.post(path, { name: 'Depot', description: 'Boxes' });
    const at = `/workspaces/${made.id}` as const;
    expect((await world.backend.get(at)).body).toEqual(made);

    const { status, body } = await world.backend.patch(at, { name: 'Store' });
    expect(status).toBe(200);
    expect(body).toEqual({ ...made, name: 'Store', updated_at: DATE_TIME });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'workspace.updated',
      resource_id: made.id,
      before: { name: 'Depot', description: 'Boxes' },
      after: { name: 'Store', description: 'Boxes' },
    });
    expect((await world.backend.patch(at, { description: null })).body).toMatchObject({
      name: 'Store',
      description: null,
    });

    const deleted = await world.backend.delete(at);
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'workspace.deleted', resource_id: made.id });
    expect((await world.backend.get(at)).status).toBe(404);
  });

  it('deletes a workspace with its memberships and keeps its users', async () => {
    const world = await createWorld();
    const workspace = await addWorkspace(world);
    const user = await addUser(world);
    await addWorkspaceMembers(world, workspace.id, [user.id]);
    expect((await world.backend.get(`/workspaces/${workspace.id}`)).body.member_count).toBe(1);
    expect((await world.backend.delete(`/workspaces/${workspace.id}`)).status).toBe(204);
    const { rows } = world.services.database;
    const left = await rows
      .selectFrom('workspace_membership')
      .where('deployment_id', '=', world.id)
      .select('id')
      .execute();
    expect(left).toEqual([]);
    expect((await world.backend.get(`/users/${user.id}`)).status).toBe(200);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ name: null }, 'name'],
    [{ name: 'x'.repeat(256) }, 'name'],
    [{ description: 'x'.repeat(2001) }, 'description'],
    [{ slug: 'Mine' }, 'slug'],
  ])('rejects the change %j of a workspace', async (change, path) => {
    const world = await createWorld();
    const workspace = await addWorkspace(world);
    const { status, body } = await world.backend.patch(`/workspaces/${workspace.id}`, change);
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', path]);
  });

  it('returns 404 when changing a workspace of another deployment', async () => {
    const world = await createWorld();
    const foreign = await addWorkspace(await createWorld());
    for (const id of [foreign.id, ABSENT, 'x']) {
      const at = `/workspaces/${id}`;
      for (const { status, body } of [
        await world.backend.get(at),
        await world.backend.patch(at, { name: 'Mine' }),
        await world.backend.delete(at),
      ]) {
        expect([status, body.code]).toEqual([404, 'WORKSPACE_NOT_FOUND']);
      }
    }
  });
});
