import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { type ConnectionPage, idsOf, PAGE, walkPages } from '../../support/connection-pages.ts';
import { addOrganization } from '../../support/organizations.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

/** Both levels of tenancy have the same lists of members, with different names. */
const LEVELS = [
  {
    level: 'organization',
    type: 'OrganizationMembership',
    ofUser: 'organizationMemberships',
    ofRole: 'organizationMembers',
    parentIds: 'organizationIds',
    scope: 'organizations:read',
  },
  {
    level: 'workspace',
    type: 'WorkspaceMembership',
    ofUser: 'workspaceMemberships',
    ofRole: 'workspaceMembers',
    parentIds: 'workspaceIds',
    scope: 'workspaces:read',
  },
] as const;

const PEOPLE = [
  { firstName: 'Ada', lastName: 'Lovelace', username: 'ada', email: 'one@example.com' },
  { firstName: 'Émile', lastName: null, username: null, email: 'two@example.com' },
  { firstName: null, lastName: null, username: 'zoe', email: null },
  { firstName: 'ada', lastName: 'Byron', username: null, email: 'three@example.com' },
  { firstName: 'Zoë', lastName: 'Byron', username: 'bob', email: 'four@example.com' },
];

const SORT_KEYS = ['CREATED_AT', 'FIRST_NAME', 'LAST_NAME', 'USERNAME', 'EMAIL'];

describe.each(LEVELS)('the members of $level', ({ level, type, ofUser, ofRole, parentIds, scope }) => {
  const variables = `$first: Int, $after: String, $last: Int, $before: String, $search: String,
    $filter: ${type}Filter, $orderBy: ${type}Order`;
  const args = `first: $first, after: $after, last: $last, before: $before, search: $search, filter: $filter,
    orderBy: $orderBy`;
  const MEMBERS = `query ($id: ID!, ${variables}) { ${level}(id: $id) { members(${args}) { ${PAGE} } } }`;
  const OF_USER = `query ($id: ID!, ${variables}) { user(id: $id) { list: ${ofUser}(${args}) { ${PAGE} } } }`;
  const OF_ROLES = `query ($id: ID!, ${variables}) { ${level}(id: $id) { roles { nodes {
    name list: ${ofRole}(${args}) { ${PAGE} } } } } }`;

  let world: World;
  let parents: string[];
  let users: string[];
  /** The memberships of the first parent, in the order in which they began. */
  let memberships: string[];
  let roles: Record<string, string>;

  beforeAll(async () => {
    world = await createWorld();
    users = [];
    for (const person of PEOPLE) users.push((await addUser(world, person)).id);
    parents = [];
    for (const name of ['First', 'Second']) parents.push(await addParent(world, name));
    roles = {};
    const { body } = await world.backend.get(`/${level}s/${parents[0]}/roles`);
    for (const { id, name } of body.data) roles[name] = id;
    memberships = [];
    for (const user_id of users)
      memberships.push(await join(parents[0], user_id, roles[user_id === users[0] ? 'Admin' : 'Member']));
    await join(parents[1], users[1], roles.Admin);
  });

  async function addParent(of: World, name: string): Promise<string> {
    const organizationId = await addOrganization(of, name);
    if (level === 'organization') return organizationId;
    return (await of.backend.post(`/organizations/${organizationId}/workspaces`, { name })).body.id;
  }

  async function join(parent: string | undefined, user_id: string | undefined, role: string | undefined) {
    const { status, body } = await world.backend.post(`/${level}s/${parent}/members`, { user_id, role_ids: [role] });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.id as string;
  }

  const membersOf = async (id: string | undefined, criteria: object): Promise<ConnectionPage> =>
    (await world.backend.data(MEMBERS, { id, ...criteria }))[level].members;

  const at = (...positions: number[]) => positions.map((position) => memberships[position] as string);

  it(`lists the members of ${level}s in the order in which they joined, from both ends`, async () => {
    expect(idsOf(await membersOf(parents[0], {}))).toEqual(memberships);
    expect(idsOf(await membersOf(parents[0], { last: 2 }))).toEqual(memberships.slice(-2));
    for (const from of ['beginning', 'end'] as const) {
      expect(await walkPages(from, (page) => membersOf(parents[0], page))).toEqual(memberships);
    }
  });

  it.each(SORT_KEYS)(`pages through ${level} members in both directions, ordered by %s as in REST`, async (field) => {
    for (const direction of ['ASC', 'DESC']) {
      const order = `sort_key=${field.toLowerCase()}&sort_order=${direction.toLowerCase()}`;
      const { body } = await world.backend.get(`/${level}s/${parents[0]}/members?limit=100&${order}`);
      const expected = body.data.map(({ id }: { id: string }) => id);
      const orderBy = { field, direction };
      expect(idsOf(await membersOf(parents[0], { orderBy }))).toEqual(expected);
      for (const from of ['beginning', 'end'] as const) {
        expect(await walkPages(from, (page) => membersOf(parents[0], { ...page, orderBy }))).toEqual(expected);
      }
    }
  });

  it(`filters and counts ${level} members by search, role, user and time`, async () => {
    const { body } = await world.backend.get(`/${level}s/${parents[0]}/members?sort_order=asc`);
    const third = body.data[2]?.created_at;
    const cases: [object, string[]][] = [
      [{ search: 'BYRON' }, at(3, 4)],
      [{ search: 'two@' }, at(1)],
      [{ search: 'BY' }, at(3, 4)],
      [{ search: 'yr' }, []],
      [{ search: '%' }, []],
      [{ filter: { roleId: roles.Admin } }, at(0)],
      [{ filter: { roleId: roles.Member }, search: 'ada' }, at(3)],
      [{ filter: { roleId: '1' } }, []],
      [{ filter: { userIds: [users[4], users[2], '1'] } }, at(2, 4)],
      [{ filter: { userIds: [] } }, []],
      [{ filter: { [parentIds]: [parents[1]] } }, []],
      [{ filter: { createdSince: third } }, at(2, 3, 4)],
      [{ filter: { createdUntil: third } }, at(0, 1)],
    ];
    for (const [criteria, expected] of cases) {
      const page = await membersOf(parents[0], criteria);
      expect([criteria, idsOf(page), page.totalCount]).toEqual([criteria, expected, expected.length]);
    }
  });

  it(`filters the ${level} memberships of a user by name, role and parent`, async () => {
    const ofSecond = async (criteria: object): Promise<ConnectionPage> =>
      (await world.backend.data(OF_USER, { id: users[1], ...criteria })).user.list;
    const all = await ofSecond({});
    const [first, second] = idsOf(all);
    expect([all.totalCount, first]).toEqual([2, memberships[1]]);
    const cases: [object, (string | undefined)[]][] = [
      [{ search: 'FIRST' }, [first]],
      [{ search: 'émile' }, []],
      [{ filter: { roleId: roles.Admin } }, [second]],
      [{ filter: { [parentIds]: [parents[1], '1'] } }, [second]],
      [{ orderBy: { field: 'CREATED_AT', direction: 'DESC' } }, [second, first]],
    ];
    for (const [criteria, expected] of cases) {
      const page = await ofSecond(criteria);
      expect([criteria, idsOf(page), page.totalCount]).toEqual([criteria, expected, expected.length]);
    }
  });

  it(`searches and filters the ${level} members who have a role`, async () => {
    const listsOf = async (criteria: object) => {
      const { nodes } = (await world.backend.data(OF_ROLES, { id: parents[0], ...criteria }))[level].roles;
      return Object.fromEntries(
        nodes.map(({ name, list }: { name: string; list: ConnectionPage }) => [name, [idsOf(list), list.totalCount]]),
      );
    };
    const [ofAdmin] = idsOf(await membersOf(parents[1], {}));
    expect(await listsOf({})).toEqual({ Admin: [[memberships[0], ofAdmin], 2], Member: [at(1, 2, 3, 4), 4] });
    expect(await listsOf({ search: 'ada' })).toEqual({ Admin: [at(0), 1], Member: [at(3), 1] });
    expect(await listsOf({ filter: { [parentIds]: [parents[1]] } })).toEqual({
      Admin: [[ofAdmin], 1],
      Member: [[], 0],
    });
    const orderBy = { field: 'LAST_NAME', direction: 'DESC' };
    expect(await listsOf({ first: 1, orderBy })).toEqual({ Admin: [[ofAdmin], 2], Member: [at(2), 4] });
  });

  it(`returns ${level} members and their users in every order of the list`, async () => {
    const query = `query ($id: ID!) { ${level}(id: $id) { members(orderBy: { field: EMAIL }, first: 1) {
      nodes { firstName roles { name } user { id email isActive } ${level} { id } } } } }`;
    expect((await world.backend.data(query, { id: parents[0] }))[level].members.nodes).toEqual([
      {
        firstName: 'Zoë',
        roles: [{ name: 'Member' }],
        user: { id: users[4], email: 'four@example.com', isActive: true },
        [level]: { id: parents[0] },
      },
    ]);
  });

  it.each([
    ['both sizes', { first: 1, last: 1 }, 'last'],
    ['101 items', { last: 101 }, 'last'],
    ['an empty search', { search: '' }, 'search'],
    ['101 users', { filter: { userIds: Array(101).fill('1') } }, 'userIds'],
    ['a cursor of another order', { after: 'W10', orderBy: { field: 'EMAIL' } }, 'after'],
  ])(`rejects a list of ${level} members with %s`, async (_, criteria, field) => {
    const queries: [string, string | undefined][] = [
      [MEMBERS, parents[0]],
      [OF_ROLES, parents[0]],
      [OF_USER, users[0]],
    ];
    for (const [query, id] of queries) {
      const { errors } = (await world.backend.graphql(query, { id, ...criteria })).body;
      expect(errors[0].extensions.code).toBe('VALIDATION_FAILED');
      expect(errors[0].message + JSON.stringify(errors[0].extensions)).toContain(field);
    }
  });

  it(`excludes ${level} members of another deployment`, async () => {
    const other = await createWorld();
    const parent = await addParent(other, 'Elsewhere');
    const user = await addUser(other);
    const { body } = await other.backend.post(`/${level}s/${parent}/members`, { user_id: user.id });
    expect(idsOf((await other.backend.data(MEMBERS, { id: parent }))[level].members)).toEqual([body.id]);
    for (const filter of [{ userIds: [user.id] }, { roleId: body.roles[0].id }]) {
      expect(await membersOf(parents[0], { filter })).toMatchObject({ nodes: [], totalCount: 0 });
    }
  });

  it(`requires ${scope} to list members`, async () => {
    const reader = world.backend.with(await world.token(['users:read']));
    const { body } = await reader.graphql(OF_USER, { id: users[0] });
    expect([body.data.user.list, body.errors[0].extensions.code]).toEqual([null, 'INSUFFICIENT_PERMISSIONS']);
  });

  it.each([
    [level, `${level}s(first: $first) { nodes { members LIST } }`],
    ['role', `${level}s(first: 1) { nodes { roles(first: $first) { nodes { ${ofRole} LIST } } } }`],
    ['user', `users(first: $first) { nodes { ${ofUser} LIST } }`],
  ])(`runs as many statements for the ${level} members of one %s as of several`, async (_, selection) => {
    const criteria = 'search: "i", filter: { createdSince: "2000-01-01T00:00:00Z" }, orderBy: { field: LAST_NAME }';
    const list = `(${criteria}) { nodes { id roles { name } user { emails { email } } } totalCount }`;
    const query = `query ($first: Int!) { ${selection.replace('LIST', list)} }`;
    const counts = [];
    for (const first of [1, 2]) counts.push(await countStatementsOf(world, () => world.backend.data(query, { first })));
    expect(counts[1]).toBe(counts[0]);
  });
});
