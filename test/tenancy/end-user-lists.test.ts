import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../support/add-user.ts';
import type { BrowserClient } from '../support/clients.ts';
import { addMember, addOrganization, roleNamed } from '../support/organizations.ts';
import { openSignedInBrowser } from '../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../support/workspaces.ts';
import { countStatementsOf, createWorld, type World } from '../support/world.ts';

/** Members in the order in which they joined. Two have the same first name, and one has no name. */
const NAMES = [
  ['Ada', 'Lovelace'],
  ['Zoë', 'Byron'],
  [null, null],
  ['ada', 'Byron'],
  ['Émile', null],
  ['Ada', 'Turing'],
] as const;

let world: World;
let organization: string;
let workspace: string;
let users: string[];
let admin: BrowserClient;
let member: BrowserClient;

beforeAll(async () => {
  world = await createWorld();
  organization = await addOrganization(world);
  workspace = (await addWorkspace(world, organization)).id;
  users = [];
  for (const [at, [firstName, lastName]] of NAMES.entries()) {
    const { id } = await addUser(world, { firstName, lastName, username: `nick${at}`, email: `mail${at}@example.com` });
    users.push(id);
    await addMember(world, organization, id, [await roleNamed(world, organization, at === 0 ? 'Admin' : 'Member')]);
  }
  await addWorkspaceMembers(world, workspace, users.slice(0, 1), 'Admin');
  await addWorkspaceMembers(world, workspace, users.slice(1));
  admin = await openSignedInBrowser(world, users[0] as string);
  member = await openSignedInBrowser(world, users[1] as string);
});

const PAGE = `($id: ID!, $first: Int, $after: String, $last: Int, $before: String, $search: String,
    $filter: MemberFilter, $orderBy: MemberOrder) {
  parent: PARENT(id: $id) {
    members(first: $first, after: $after, last: $last, before: $before, search: $search, filter: $filter, orderBy: $orderBy) {
      nodes { user { id } }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      totalCount
    }
  }
}`;

type Level = 'organization' | 'workspace';

const queryOf = (level: Level) => `query ${PAGE.replace('PARENT', level)}`;

interface Page {
  readonly nodes: { user: { id: string } }[];
  readonly pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  readonly totalCount: number;
}

async function pageOf(level: Level, variables: object, browser = admin): Promise<Page> {
  const id = level === 'organization' ? organization : workspace;
  return (await browser.data(queryOf(level), { id, ...variables })).parent.members;
}

const positions = ({ nodes }: Page) => nodes.map(({ user }) => users.indexOf(user.id));

async function walked(level: Level, orderBy: object | null, isFromEnd: boolean): Promise<number[]> {
  const found: number[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 10; page += 1) {
    const sizes = isFromEnd ? { last: 2, before: cursor } : { first: 2, after: cursor };
    const received = await pageOf(level, { ...sizes, orderBy });
    if (isFromEnd) found.unshift(...positions(received));
    else found.push(...positions(received));
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = received.pageInfo;
    if (!(isFromEnd ? hasPreviousPage : hasNextPage)) return found;
    cursor = isFromEnd ? startCursor : endCursor;
  }
  throw new Error('The pages do not end.');
}

describe.each(['organization', 'workspace'] as const)('members of one %s, as end users see them', (level) => {
  it(`lists the members of the ${level} in the order in which they joined, from both ends`, async () => {
    expect(positions(await pageOf(level, {}))).toEqual([0, 1, 2, 3, 4, 5]);
    expect(positions(await pageOf(level, { last: 2 }))).toEqual([4, 5]);
  });

  it.each(['CREATED_AT', 'FIRST_NAME', 'LAST_NAME'])(
    `pages through the ${level} members from both ends and in both directions, ordered by %s`,
    async (field) => {
      for (const direction of ['ASC', 'DESC']) {
        const orderBy = { field, direction };
        const whole = positions(await pageOf(level, { orderBy }));
        expect(whole.toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
        // A member without a value comes last in ascending order and first in descending order.
        if (field === 'FIRST_NAME') expect(whole.at(direction === 'ASC' ? -1 : 0)).toBe(2);
        for (const isFromEnd of [false, true]) expect(await walked(level, orderBy, isFromEnd)).toEqual(whole);
      }
    },
  );

  it(`searches ${level} members by name, and not by username or address`, async () => {
    const cases: [string, number[]][] = [
      ['ADA', [0, 3, 5]],
      ['ada love', [0]],
      ['émile', [4]],
      ['byron', [1, 3]],
      ['nick', []],
      ['mail', []],
      ['ad', [0, 3, 5]],
      ['BY', [1, 3]],
      ['yr', []],
      ['ni', []],
      ['ma', []],
      ['%', []],
    ];
    for (const [search, expected] of cases) {
      const page = await pageOf(level, { search });
      expect([search, positions(page), page.totalCount]).toEqual([search, expected, expected.length]);
    }
  });

  it(`filters and counts ${level} members by role`, async () => {
    const { body } = await admin.get(`/${level}s/${level === 'organization' ? organization : workspace}/roles`);
    const idOf = (wanted: string) => body.data.find(({ name }: { name: string }) => name === wanted)?.id;
    const admins = await pageOf(level, { filter: { roleIds: [idOf('Admin')] } });
    expect([positions(admins), admins.totalCount]).toEqual([[0], 1]);
    const either = await pageOf(level, { filter: { roleIds: [idOf('Admin'), idOf('Member')] }, search: 'ada' });
    expect(positions(either)).toEqual([0, 3, 5]);
    expect(positions(await pageOf(level, { filter: { roleIds: ['1'] } }))).toEqual([]);
  });

  it.each([
    ['both sizes', { first: 1, last: 1 }],
    ['101 items', { first: 101 }],
    ['no items', { last: 0 }],
    ['a cursor of another order', { first: 1, after: 'W10', orderBy: { field: 'LAST_NAME' } }],
    ['101 roles', { filter: { roleIds: Array(101).fill('1') } }],
    ['an empty text', { search: '' }],
  ])(`rejects a list of ${level} members with %s`, async (_, variables) => {
    const id = level === 'organization' ? organization : workspace;
    const { body } = await admin.graphql(queryOf(level), { id, ...variables });
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });
});

describe('the roles of the members of a workspace', () => {
  const ROLES =
    'query ($id: ID!) { workspace(id: $id) { members(first: 2) { nodes { role roles { name } permissions } } } }';

  it('shows all roles of workspace members to managers, and to other members only their own', async () => {
    const own = { role: 'Member', roles: [{ name: 'Member' }], permissions: ['workspace:read'] };
    const { workspace: managed } = await admin.data(ROLES, { id: workspace });
    expect(managed.members.nodes).toEqual([
      {
        role: 'Admin',
        roles: [{ name: 'Admin' }],
        permissions: ['workspace:admin', 'workspace:manage', 'workspace:read'],
      },
      own,
    ]);
    const { body } = await member.graphql(ROLES, { id: workspace });
    expect(body.data.workspace.members.nodes).toEqual([{ role: 'Admin', roles: null, permissions: null }, own]);
    const codes = body.errors.map(({ extensions }: { extensions: { code: string } }) => extensions.code);
    expect(codes).toEqual(['INSUFFICIENT_PERMISSIONS', 'INSUFFICIENT_PERMISSIONS']);
  });

  it('rejects the filter by role for members who do not see the roles', async () => {
    const { body } = await member.graphql(queryOf('workspace'), { id: workspace, filter: { roleIds: ['1'] } });
    expect([body.data.parent.members, body.errors[0].extensions.code]).toEqual([null, 'INSUFFICIENT_PERMISSIONS']);
  });
});

describe('the other lists of end users', () => {
  it('pages and counts roles, workspaces and invitations by status', async () => {
    for (const at of [0, 1, 2]) {
      const email = `invited${at}@example.com`;
      expect((await admin.post(`/organizations/${organization}/invitations`, { email })).status).toBe(201);
      expect((await admin.post(`/workspaces/${workspace}/invitations`, { email })).status).toBe(201);
    }
    const { body } = await admin.get(`/organizations/${organization}/invitations`);
    await admin.delete(`/organizations/${organization}/invitations/${body.data[2]?.id}`);
    await addWorkspace(world, organization);
    const lists = (filter: string) => `{ organization(id: "${organization}") {
      roles(first: 1) { totalCount nodes { name } pageInfo { hasNextPage } }
      workspaces(first: 1) { totalCount nodes { id invitations { totalCount nodes { email } } roles { totalCount } } }
      invitations(${filter} first: 2) { totalCount nodes { email status } }
    } }`;
    const { organization: pending } = await admin.data(lists('status: PENDING'));
    expect(pending).toEqual({
      roles: { totalCount: 2, nodes: [{ name: 'Admin' }], pageInfo: { hasNextPage: true } },
      workspaces: {
        totalCount: 2,
        nodes: [
          {
            id: workspace,
            invitations: {
              totalCount: 3,
              nodes: [0, 1, 2].map((at) => ({ email: `invited${at}@example.com` })),
            },
            roles: { totalCount: 2 },
          },
        ],
      },
      invitations: {
        totalCount: 2,
        nodes: [1, 2].map((at) => ({ email: `invited${at}@example.com`, status: 'PENDING' })),
      },
    });
    const { organization: revoked } = await admin.data(lists('status: REVOKED'));
    expect(revoked.invitations).toEqual({
      totalCount: 1,
      nodes: [{ email: 'invited0@example.com', status: 'REVOKED' }],
    });
  });

  it('lists the browsers of the user and none of other users', async () => {
    const { id } = await addUser(world);
    const [first, second] = [await openSignedInBrowser(world, id), await openSignedInBrowser(world, id)];
    const { viewer } = await second.data('{ viewer { sessions { totalCount nodes { id isCurrent } } } }');
    expect(viewer.sessions).toMatchObject({ totalCount: 2, nodes: [{ isCurrent: false }, { isCurrent: true }] });
    await second.data(`mutation { deleteSession(id: "${viewer.sessions.nodes[0].id}") { id } }`);
    expect(await first.data('{ viewer { id } }')).toEqual({ viewer: null });
  });
});

describe('a document of an end user', () => {
  const NESTED = `{ viewer {
    organizationMemberships(first: 5) { totalCount nodes { roles { name } permissions
      organization { displayName memberCount permissions viewerMembership { id }
        members(first: 5) { totalCount nodes { user { username imageUrl } roles { name } } }
        workspaces(first: 5) { totalCount nodes { description memberCount viewerMembership { id } organization { logoUrl }
          invitations(first: 5) { totalCount nodes { inviter { firstName } organization { name } } } roles(first: 5) { totalCount nodes { name } }
          members(first: 5) { totalCount nodes { roles { name } user { firstName } workspace { slug } } } } } } } }
    workspaceMemberships(first: 50) { nodes { roles { name } workspace { createdAt organization { name } } } }
  } }`;

  it('runs one statement for each edge and level, independent of the number of results', async () => {
    const { id } = await addUser(world);
    const browser = await openSignedInBrowser(world, id);
    const join = async () => {
      const own = await addOrganization(world);
      await addMember(world, own, id, [await roleNamed(world, own, 'Admin')]);
      for (let at = 0; at < 2; at += 1) {
        await addMember(world, own, (await addUser(world)).id);
        const { id: place } = await addWorkspace(world, own);
        await addWorkspaceMembers(world, place, [id, (await addUser(world)).id], 'Admin');
        await browser.post(`/workspaces/${place}/invitations`, { email: `asked${at}@example.com` });
      }
    };
    const counted = async () => {
      await browser.data(NESTED);
      return countStatementsOf(world, () => browser.data(NESTED));
    };
    await join();
    const one = await counted();
    await join();
    await join();
    expect(await counted()).toBe(one);
  });
});

describe('the changes of end users', () => {
  it('returns the changed object, from which every edge can be resolved', async () => {
    const { id, email } = await addUser(world, { firstName: 'Olga' });
    const olga = await openSignedInBrowser(world, id);
    const { createOrganization: made } = await olga.data(`mutation {
      createOrganization(input: { name: "Depot", description: "Boxes" }) {
        id name description memberCount permissions viewerMembership { user { email } }
        members { nodes { user { firstName } organization { name } roles { name } } } } }`);
    expect(made).toMatchObject({
      name: 'Depot',
      description: 'Boxes',
      memberCount: 1,
      permissions: ['organization:admin', 'organization:manage', 'organization:read'],
      viewerMembership: { user: { email } },
      members: {
        nodes: [{ user: { firstName: 'Olga' }, organization: { name: 'Depot' }, roles: [{ name: 'Admin' }] }],
      },
    });
    const { createWorkspace: place } = await olga.data(
      `mutation ($input: CreateWorkspaceInput!) { createWorkspace(input: $input) {
        id slug organization { displayName } members { nodes { role } } } }`,
      { input: { organizationId: made.id, name: 'Shelf' } },
    );
    expect(place).toMatchObject({
      slug: 'shelf',
      organization: { displayName: 'Depot' },
      members: { nodes: [{ role: 'Admin' }] },
    });

    const paul = await addUser(world, { firstName: 'Paul', email: 'paul@example.com' });
    const { createInvitation: invitation } = await olga.data(
      `mutation ($id: ID!, $input: CreateInvitationInput!) { createInvitation(organizationId: $id, input: $input) {
        id status inviter { firstName } organization { name memberCount } workspace { id } roles { name } } }`,
      { id: made.id, input: { email: 'paul@example.com' } },
    );
    expect(invitation).toEqual({
      id: expect.any(String),
      status: 'PENDING',
      inviter: { firstName: 'Olga' },
      organization: { name: 'Depot', memberCount: 1 },
      workspace: null,
      roles: [{ name: 'Member' }],
    });
    const { acceptInvitationById: joined } = await (await openSignedInBrowser(world, paul.id)).data(
      `mutation ($id: ID!) { acceptInvitationById(invitationId: $id) {
        id organization { name memberCount viewerMembership { id user { firstName } } } workspace { id } } }`,
      { id: invitation.id },
    );
    expect(joined).toEqual({
      id: joined.id,
      organization: {
        name: 'Depot',
        memberCount: 2,
        viewerMembership: { id: joined.id, user: { firstName: 'Paul' } },
      },
      workspace: null,
    });

    const changed = await olga.data(
      `mutation ($id: ID!, $membershipId: ID!, $roles: UpdateOrganizationMemberInput!, $place: ID!, $added: AddWorkspaceMemberInput!) {
        updateOrganizationMember(organizationId: $id, membershipId: $membershipId, input: $roles) {
          id createdAt user { firstName email username } roles { name } permissions organization { memberCount } }
        addWorkspaceMember(workspaceId: $place, input: $added) {
          createdAt role roles { name } user { firstName } workspace { memberCount organization { name } } } }`,
      {
        id: made.id,
        membershipId: joined.id,
        roles: { roleIds: [await roleNamed(world, made.id, 'Admin')] },
        place: place.id,
        added: { userId: paul.id },
      },
    );
    expect(changed).toMatchObject({
      updateOrganizationMember: {
        id: joined.id,
        user: { firstName: 'Paul', email: 'paul@example.com', username: null },
        roles: [{ name: 'Admin' }],
        permissions: ['organization:admin', 'organization:manage', 'organization:read'],
        organization: { memberCount: 2 },
      },
      addWorkspaceMember: {
        role: 'Member',
        roles: [{ name: 'Member' }],
        user: { firstName: 'Paul' },
        workspace: { memberCount: 2, organization: { name: 'Depot' } },
      },
    });
  });

  it('shows a member who left nothing of the organization any more', async () => {
    const { id } = await addUser(world);
    const browser = await openSignedInBrowser(world, id);
    await addMember(world, organization, id);
    const response = await browser.graphql(`mutation {
      leaveOrganization(id: "${organization}")
      updateViewer(input: { firstName: "Gone" }) { organizationMemberships { totalCount nodes { id } } } }`);
    expect(response.body.data.updateViewer).toEqual({ organizationMemberships: { totalCount: 0, nodes: [] } });
    const { body } = await browser.graphql(`{ organization(id: "${organization}") { name } }`);
    expect([body.data.organization, body.errors[0].extensions.code]).toEqual([null, 'NOT_ORGANIZATION_MEMBER']);
  });
});
