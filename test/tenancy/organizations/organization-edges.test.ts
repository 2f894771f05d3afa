import { beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../../src/platform/access/scopes.ts';
import { newApiKey } from '../../../src/platform/crypto/api-keys.ts';
import { addUser } from '../../support/add-user.ts';
import { addMember, addOrganization, addUserWithRole, roleNamed } from '../../support/organizations.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const NESTED = `query ($first: Int!) {
  deployment {
    organizations(first: $first) {
      totalCount
      nodes {
        name
        roles(first: $first) { totalCount nodes { name isDeploymentLevel } }
        invitations(first: $first) { totalCount nodes { email status roles { name } } }
        members(first: $first) {
          totalCount
          nodes { roles { name } user { email organizationMemberships { totalCount nodes { organization { name } } } } }
        }
      }
    }
  }
}`;

describe("the deployment's organizations on the graph", () => {
  let world: World;
  const names = ['Alpha', 'Beta', 'Gamma'];

  beforeAll(async () => {
    world = await createWorld();
    const everywhere = await addUser(world, { email: 'everywhere@example.com' });
    for (const name of names) {
      const id = await addOrganization(world, name);
      await addMember(world, id, everywhere.id, [await roleNamed(world, id, 'Admin')]);
      await addUserWithRole(world, id, 'Member');
      await world.backend.post(`/organizations/${id}/roles`, { name: `${name} role`, permissions: ['a:b'] });
      for (const email of ['n1@example.com', 'n2@example.com']) {
        await world.backend.post(`/organizations/${id}/invitations`, { email });
      }
    }
  });

  it('resolves members, users, memberships, roles and invitations of organizations', async () => {
    const { deployment } = await world.backend.data(NESTED, { first: 5 });
    expect(deployment.organizations.totalCount).toBe(3);
    expect(deployment.organizations.nodes.map((node: { name: string }) => node.name)).toEqual(names);
    const [alpha] = deployment.organizations.nodes;
    expect(alpha.roles).toEqual({
      totalCount: 3,
      nodes: [
        { name: 'Admin', isDeploymentLevel: true },
        { name: 'Member', isDeploymentLevel: true },
        { name: 'Alpha role', isDeploymentLevel: false },
      ],
    });
    expect(alpha.invitations).toEqual({
      totalCount: 2,
      nodes: ['n1@example.com', 'n2@example.com'].map((email) => ({
        email,
        status: 'PENDING',
        roles: [{ name: 'Member' }],
      })),
    });
    expect(alpha.members.totalCount).toBe(2);
    expect(alpha.members.nodes[0]).toEqual({
      roles: [{ name: 'Admin' }],
      user: {
        email: 'everywhere@example.com',
        organizationMemberships: { totalCount: 3, nodes: names.map((name) => ({ organization: { name } })) },
      },
    });
  });

  it('runs as many statements for three organizations, members and roles as for one', async () => {
    const count = (first: number) => countStatementsOf(world, () => world.backend.data(NESTED, { first }));
    expect(await count(3)).toBe(await count(1));
  });

  it('continues a list of organizations after a cursor', async () => {
    const query = `query ($after: String) { deployment { organizations(first: 2, after: $after) {
      edges { cursor node { name } } pageInfo { hasNextPage hasPreviousPage endCursor startCursor } } } }`;
    const { deployment: page } = await world.backend.data(query);
    expect(page.organizations.edges.map((edge: { node: { name: string } }) => edge.node.name)).toEqual([
      'Alpha',
      'Beta',
    ]);
    expect(page.organizations.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const { deployment: rest } = await world.backend.data(query, { after: page.organizations.pageInfo.endCursor });
    expect(rest.organizations.edges).toMatchObject([{ node: { name: 'Gamma' } }]);
    expect(rest.organizations.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it.each(['members', 'invitations'])('continues the %s of organizations after a cursor', async (edge) => {
    const query = `query ($after: String) { deployment { organizations(first: 1) { nodes {
      list: ${edge}(first: 1, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } } } } }`;
    const pageOf = async (after?: string) =>
      (await world.backend.data(query, { after })).deployment.organizations.nodes[0].list;
    const first = await pageOf();
    const second = await pageOf(first.pageInfo.endCursor);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    expect(second.nodes[0].id).not.toBe(first.nodes[0].id);
  });

  it('rejects foreign cursors and page sizes out of bounds', async () => {
    for (const args of ['first: 0', 'first: 101', 'after: "x"']) {
      const { body } = await world.backend.graphql(`{ deployment { organizations(${args}) { totalCount } } }`);
      expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
    }
  });

  it('requires the scope of each edge', async () => {
    const limited = world.backend.with(await keyWith(world, ['organizations:read']));
    const query = (user: string) => `{ organizations { nodes { members { nodes { firstName ${user} } } } } }`;
    expect((await limited.graphql(query(''))).body.errors).toBeUndefined();
    const rejected = await limited.graphql(query('user { id }'));
    expect(rejected.body.errors[0].extensions.code).toBe('INSUFFICIENT_PERMISSIONS');
  });
});

describe('mutations of members, roles and invitations', () => {
  it('changes members, roles and invitations in GraphQL as in REST', async () => {
    const world = await createWorld();
    const id = await addOrganization(world);
    const user = await addUser(world);
    const { createOrganizationRole: role } = await world.backend.data(
      'mutation ($id: ID!, $input: CreateRoleInput!) { createOrganizationRole(organizationId: $id, input: $input) { id } }',
      { id, input: { name: 'Own', permissions: ['a:b'] } },
    );
    const { addOrganizationMember: member } = await world.backend.data(
      `mutation ($id: ID!, $input: AddOrganizationMemberInput!) {
        addOrganizationMember(organizationId: $id, input: $input) { id roles { name } user { id } organization { name } }
      }`,
      { id, input: { userId: user.id, roleIds: [role.id] } },
    );
    expect(member).toMatchObject({ roles: [{ name: 'Own' }], user: { id: user.id }, organization: { name: 'Acme' } });
    const remove =
      'mutation ($id: ID!, $m: ID!) { removeOrganizationMember(organizationId: $id, membershipId: $m) { id } }';
    expect(await world.backend.data(remove, { id, m: member.id })).toEqual({
      removeOrganizationMember: { id: member.id },
    });
    const { body } = await world.backend.graphql(remove, { id, m: member.id });
    expect(body.errors[0].extensions.code).toBe('MEMBERSHIP_NOT_FOUND');
  });
});

/** A key of the deployment that is limited to these scopes. */
async function keyWith({ services, id }: World, scopes: Scope[]): Promise<string> {
  const { key, hash, hint } = newApiKey('test');
  const now = new Date().toISOString();
  const { rows, ids } = services.database;
  const row = { name: 'Limited', hint, key_hash: hash, scopes, created_at: now, updated_at: now };
  await rows
    .insertInto('api_key')
    .values({ id: ids.next(), deployment_id: id, ...row })
    .execute();
  return key;
}
