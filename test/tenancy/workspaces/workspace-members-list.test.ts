import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const DATE_TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const ID = expect.stringMatching(/^\d+$/);

/** A workspace whose members joined in the order of the names. */
async function workspaceOf(world: World, people: Parameters<typeof addUser>[1][]) {
  const workspace = await addWorkspace(world);
  const users = [];
  for (const person of people) users.push(await addUser(world, person));
  const userIds = users.map(({ id }) => id);
  if (userIds.length > 0) await addWorkspaceMembers(world, workspace.id, userIds);
  return { path: `/workspaces/${workspace.id}/members` as const, workspace, users };
}

const names = (body: { data: { first_name: string | null }[] }) => body.data.map((member) => member.first_name);

describe('GET /workspaces/{workspace_id}/members', () => {
  it('shows every documented field of a member and its user', async () => {
    const world = await createWorld();
    const ada = {
      firstName: 'Ada',
      lastName: 'Lovelace',
      username: 'ada',
      email: 'ada@example.com',
      phone: '+4930123',
    };
    const { path, workspace, users } = await workspaceOf(world, [ada]);
    const { status, body } = await world.backend.get(path);
    expect(status).toBe(200);
    expect(body).toEqual({
      data: [
        {
          id: ID,
          created_at: DATE_TIME,
          updated_at: DATE_TIME,
          workspace_id: workspace.id,
          user_id: users[0]?.id,
          roles: [
            {
              id: ID,
              created_at: DATE_TIME,
              updated_at: DATE_TIME,
              name: 'Member',
              permissions: ['workspace:read'],
              level: 'workspace',
              is_deployment_level: true,
            },
          ],
          public_metadata: {},
          first_name: 'Ada',
          last_name: 'Lovelace',
          username: 'ada',
          primary_email_address: 'ada@example.com',
          primary_phone_number: '+4930123',
          user_created_at: DATE_TIME,
        },
      ],
      has_more: false,
      limit: 10,
      offset: 0,
    });
  });

  it('returns empty fields as null', async () => {
    const world = await createWorld();
    const { path } = await workspaceOf(world, [{ email: null }]);
    const { body } = await world.backend.get(path);
    expect(body.data[0]).toMatchObject({
      first_name: null,
      last_name: null,
      username: null,
      primary_email_address: null,
      primary_phone_number: null,
    });
  });

  it('returns an empty list for a workspace without members, and after the last member', async () => {
    const world = await createWorld();
    const empty = { data: [], has_more: false, limit: 10, offset: 0 };
    const { path } = await workspaceOf(world, []);
    expect((await world.backend.get(path)).body).toEqual(empty);
    const { path: other } = await workspaceOf(world, [{}]);
    expect((await world.backend.get(`${other}?offset=1`)).body).toEqual({ ...empty, offset: 1 });
  });

  it('lists members newest first, ten by default, and returns whether more follow', async () => {
    const world = await createWorld();
    const people = Array.from({ length: 12 }, (_, index) => ({ firstName: `P${String(index).padStart(2, '0')}` }));
    const { path } = await workspaceOf(world, people);
    const first = (await world.backend.get(path)).body;
    const second = (await world.backend.get(`${path}?offset=10`)).body;
    const newestFirst = people.map(({ firstName }) => firstName).reverse();
    expect([names(first), first.has_more]).toEqual([newestFirst.slice(0, 10), true]);
    expect([names(second), second.has_more]).toEqual([newestFirst.slice(10), false]);
    expect((await world.backend.get(`${path}?limit=12`)).body.has_more).toBe(false);
  });

  it.each([
    ['created_at', 'Cleo Abel Bo'],
    ['first_name', 'Abel Bo Cleo'],
    ['last_name', 'Bo Cleo Abel'],
    ['username', 'Cleo Bo Abel'],
    ['email', 'Bo Abel Cleo'],
  ])('sorts workspace members by %s, ascending and descending', async (key, expected) => {
    const world = await createWorld();
    const { path } = await workspaceOf(world, [
      { firstName: 'Cleo', lastName: 'Yates', username: 'a1', email: 'z@example.com' },
      { firstName: 'Abel', lastName: 'Zorn', username: 'c1', email: 'm@example.com' },
      { firstName: 'Bo', lastName: 'Xu', username: 'b1', email: 'a@example.com' },
    ]);
    const ascending = (await world.backend.get(`${path}?sort_key=${key}&sort_order=asc`)).body;
    const descending = (await world.backend.get(`${path}?sort_key=${key}`)).body;
    expect(names(ascending)).toEqual(expected.split(' '));
    expect(names(descending)).toEqual(expected.split(' ').reverse());
  });

  it('keeps a stable order of equal values across pages', async () => {
    const world = await createWorld();
    const { path, users } = await workspaceOf(world, Array(7).fill({ firstName: 'Same', lastName: null }));
    for (const key of ['first_name', 'last_name', 'username']) {
      const seen = [];
      for (let offset = 0; offset < 7; offset += 2) {
        const { body } = await world.backend.get(`${path}?sort_key=${key}&limit=2&offset=${offset}`);
        seen.push(...body.data.map((member: { user_id: string }) => member.user_id));
      }
      expect(seen).toEqual(users.map(({ id }) => id).reverse());
    }
  });

  it.each([
    ['ada', 'Ada'],
    ['LOVE', 'Ada'],
    ['Ada Love', 'Ada'],
    ['grace@navy', 'Grace'],
    ['hopper1', 'Grace'],
    ['ÉMI', 'Émilie'],
    ['_', ''],
    ['%', ''],
    ['unmatched', ''],
  ])('finds %s in names, usernames and email addresses', async (search, expected) => {
    const world = await createWorld();
    const { path } = await workspaceOf(world, [
      { firstName: 'Ada', lastName: 'Lovelace', username: 'al1815', email: 'al@example.com' },
      { firstName: 'Grace', lastName: 'Murray', username: 'hopper1', email: 'grace@navy.example.com' },
      { firstName: 'Émilie', lastName: 'du Châtelet', username: 'ec1706', email: 'ec@example.com' },
    ]);
    const { body } = await world.backend.get(`${path}?search=${encodeURIComponent(search)}`);
    expect(names(body).join()).toBe(expected);
  });

  it('rejects values out of bounds and lists an error for each', async () => {
    const world = await createWorld();
    const { path } = await workspaceOf(world, []);
    for (const query of ['limit=0', 'limit=101', 'offset=-1', 'sort_key=age', 'sort_order=up', 'search=', 'page=1']) {
      const { status, body } = await world.backend.get(`${path}?${query}`);
      expect([query, status, body.code]).toEqual([query, 400, 'VALIDATION_FAILED']);
      expect(body.errors[0].path).toEqual(query.split('=')[0]);
    }
    for (const query of ['limit=1', 'limit=100'])
      expect((await world.backend.get(`${path}?${query}`)).status).toBe(200);
  });

  it('returns 404 for the members of unknown workspaces and of those of another deployment', async () => {
    const world = await createWorld();
    const { path } = await workspaceOf(await createWorld(), [{}]);
    for (const unknown of [path, '/workspaces/1/members', '/workspaces/x/members']) {
      const { status, body } = await world.backend.get(unknown);
      expect([status, body.code]).toEqual([404, 'WORKSPACE_NOT_FOUND']);
    }
  });

  it('lists one member with as many statements as twenty', async () => {
    const world = await createWorld();
    const one = await workspaceOf(world, [{}]);
    const twenty = await workspaceOf(world, Array(20).fill({}));
    const counts = [];
    for (const { path } of [one, twenty]) {
      counts.push(await countStatementsOf(world, () => world.backend.get(`${path}?limit=100`)));
    }
    // The API key, and the members.
    expect(counts).toEqual([2, 2]);
  });
});
