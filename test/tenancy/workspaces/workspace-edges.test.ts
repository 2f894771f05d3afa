import { describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const NESTED = /* GraphQL */ `
  query Nested($first: Int!) {
    organizations(first: 20) {
      nodes {
        name
        workspaces(first: $first) {
          totalCount
          nodes {
            id
            memberCount
            organization { name }
            members(first: $first) {
              totalCount
              nodes {
                id
                username
                roles { name }
                workspace { id }
                user { id username firstName lastName emails { email } }
              }
            }
          }
        }
      }
    }
  }`;

/** Organizations with this number of workspaces and members. Each member is a different user. */
async function grow(world: World, organizations: number, workspaces: number, members: number) {
  const made = [];
  for (let o = 0; o < organizations; o++) {
    let organizationId: string | undefined;
    for (let w = 0; w < workspaces; w++) {
      const workspace = await addWorkspace(world, organizationId);
      organizationId = workspace.organizationId;
      const users = [];
      for (let m = 0; m < members; m++) users.push(await addUser(world, { firstName: `M${m}` }));
      await addWorkspaceMembers(
        world,
        workspace.id,
        users.map(({ id }) => id),
      );
      made.push({ workspace, users });
    }
  }
  return made;
}

const snake = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe('workspaces in the graph', () => {
  it('resolves the members, roles and users of workspaces', async () => {
    const world = await createWorld();
    const [made] = await grow(world, 1, 1, 2);
    const { organizations } = await world.backend.data(NESTED, { first: 5 });
    const [organization] = organizations.nodes;
    expect(organization.workspaces.totalCount).toBe(1);
    const [workspace] = organization.workspaces.nodes;
    expect(workspace).toMatchObject({
      id: made?.workspace.id,
      memberCount: 2,
      organization: { name: organization.name },
    });
    expect(workspace.members.totalCount).toBe(2);
    expect(workspace.members.nodes).toEqual(
      made?.users.map(({ id, username, email }, index) => ({
        id: expect.any(String),
        username,
        roles: [{ name: 'Member' }],
        workspace: { id: workspace.id },
        user: { id, username, firstName: `M${index}`, lastName: null, emails: [{ email }] },
      })),
    );
  });

  it('resolves the workspaces of the deployment and the memberships of a user', async () => {
    const world = await createWorld();
    const [first, second] = await grow(world, 2, 1, 1);
    const user = first?.users[0];
    await addWorkspaceMembers(world, second?.workspace.id ?? '', [user?.id ?? '']);
    const query = /* GraphQL */ `
      query Both($id: ID!) {
        deployment { workspaces(first: 1) { totalCount nodes { id } pageInfo { hasNextPage } } }
        user(id: $id) { workspaceMemberships(first: 5) { totalCount nodes { workspace { id } roles { name } } } }
      }`;
    const data = await world.backend.data(query, { id: user?.id });
    expect(data.deployment.workspaces).toEqual({
      totalCount: 2,
      nodes: [{ id: first?.workspace.id }],
      pageInfo: { hasNextPage: true },
    });
    expect(data.user.workspaceMemberships).toEqual({
      totalCount: 2,
      nodes: [first, second].map((made) => ({ workspace: { id: made?.workspace.id }, roles: [{ name: 'Member' }] })),
    });
  });

  it('runs as many statements for few parents as for many', async () => {
    const few = await createWorld();
    const many = await createWorld();
    await grow(few, 1, 1, 1);
    await grow(many, 3, 2, 3);
    const counts = [];
    for (const world of [few, many]) {
      counts.push(await countStatementsOf(world, () => world.backend.data(NESTED, { first: 5 })));
    }
    expect(counts[1]).toBe(counts[0]);
  });

  it('returns each field of a member and its user by itself as in a full selection', async () => {
    const world = await createWorld();
    const workspace = await addWorkspace(world);
    const person = { firstName: 'Ada', lastName: 'Lovelace', username: 'ada', phone: '+4930123456' };
    const { id: userId } = await addUser(world, person);
    const { body: member } = await world.backend.post(`/workspaces/${workspace.id}/members`, {
      user_id: userId,
      public_metadata: { desk: 4 },
    });
    const { body: user } = await world.backend.get(`/users/${userId}`);
    const through = async (selection: string) => {
      const fragment = `fragment Node on WorkspaceMembership { ${selection} }`;
      const query = `query Of($id: ID!) {
        workspace(id: $id) { members { nodes { ...Node } edges { node { ... { ...Node } } } } }
      } ${fragment}`;
      const { members } = (await world.backend.data(query, { id: workspace.id })).workspace;
      expect(members.edges).toEqual([{ node: members.nodes[0] }]);
      return members.nodes[0];
    };
    const memberFields: Readonly<Record<string, unknown>> = { ...member };
    const userFields: Readonly<Record<string, unknown>> = { ...user };
    const ofMember = [
      'id',
      'createdAt',
      'updatedAt',
      'workspaceId',
      'userId',
      'publicMetadata',
      'firstName',
      'lastName',
    ];
    ofMember.push('username', 'primaryEmailAddress', 'primaryPhoneNumber', 'userCreatedAt');
    for (const field of ofMember) expect(await through(field)).toEqual({ [field]: memberFields[snake(field)] });
    for (const field of ['id', 'email', 'username', 'firstName', 'lastName', 'createdAt', 'updatedAt', 'isActive']) {
      expect(await through(`user { ${field} }`)).toEqual({ user: { [field]: userFields[snake(field)] } });
    }
    expect(await through('user { emails { email } organizationMemberships { totalCount } }')).toEqual({
      user: { emails: [{ email: user.email }], organizationMemberships: { totalCount: 0 } },
    });
  });

  it('continues each list after its own cursor', async () => {
    const world = await createWorld();
    const [made] = await grow(world, 1, 1, 5);
    const query = /* GraphQL */ `
      query Members($id: ID!, $after: String) {
        workspace(id: $id) {
          members(first: 2, after: $after) {
            nodes { userId }
            pageInfo { hasNextPage hasPreviousPage endCursor }
          }
        }
      }`;
    const seen = [];
    let after: string | null = null;
    for (let hasNextPage = true; hasNextPage; ) {
      const { workspace } = await world.backend.data(query, { id: made?.workspace.id, after });
      seen.push(...workspace.members.nodes.map((member: { userId: string }) => member.userId));
      expect(workspace.members.pageInfo.hasPreviousPage).toBe(after !== null);
      ({ hasNextPage, endCursor: after } = workspace.members.pageInfo);
    }
    expect(seen).toEqual(made?.users.map(({ id }) => id));
  });

  it('rejects a cursor that no list has returned', async () => {
    const world = await createWorld();
    const [made] = await grow(world, 1, 1, 1);
    const { body } = await world.backend.graphql(
      '{ workspace(id: "ID") { members(after: "nonsense") { nodes { id } } } }'.replace('ID', made?.workspace.id ?? ''),
    );
    expect(body.errors[0]).toMatchObject({
      path: ['workspace', 'members'],
      extensions: { code: 'VALIDATION_FAILED' },
    });
  });

  it('sorts and searches members in GraphQL as in REST', async () => {
    const world = await createWorld();
    const [made] = await grow(world, 1, 1, 3);
    const query = /* GraphQL */ `
      query Members($id: ID!) {
        workspace(id: $id) {
          members(orderBy: { field: FIRST_NAME }, first: 2, search: "m") {
            nodes { firstName roles { permissions } user { firstName } }
            pageInfo { hasNextPage }
          }
        }
      }`;
    const { workspace } = await world.backend.data(query, { id: made?.workspace.id });
    const roles = [{ permissions: ['workspace:read'] }];
    expect(workspace.members).toEqual({
      nodes: [
        { firstName: 'M0', roles, user: { firstName: 'M0' } },
        { firstName: 'M1', roles, user: { firstName: 'M1' } },
      ],
      pageInfo: { hasNextPage: true },
    });
  });
});
