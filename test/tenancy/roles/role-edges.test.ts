import { beforeAll, describe, expect, it } from 'vitest';
import { idsOf, PAGE, walkPages } from '../../support/connection-pages.ts';
import { addOrganization } from '../../support/organizations.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const VARIABLES = '$first: Int, $after: String, $last: Int, $before: String, $filter: RoleFilter';
const ARGS = 'first: $first, after: $after, last: $last, before: $before, filter: $filter';
const READ = '{ nodes { name isDeploymentLevel organization { id } workspace { id } } totalCount }';

let world: World;
let organizations: string[];
let workspace: string;

beforeAll(async () => {
  world = await createWorld();
  organizations = [await addOrganization(world, 'First'), await addOrganization(world, 'Second')];
  workspace = (await world.backend.post(`/organizations/${organizations[0]}/workspaces`, { name: 'Lab' })).body.id;
  for (const [path, name] of [
    [`/organizations/${organizations[0]}`, 'Billing'],
    [`/organizations/${organizations[0]}`, 'Audit'],
    [`/organizations/${organizations[1]}`, 'Support'],
    [`/workspaces/${workspace}`, 'Guest'],
  ]) {
    const { status } = await world.backend.post(`${path}/roles`, { name, permissions: ['a:b'] });
    expect(status).toBe(201);
  }
});

const shared = ['Admin', 'Member'].map((name) => ({
  name,
  isDeploymentLevel: true,
  organization: null,
  workspace: null,
}));
const own = (name: string, parent: object) => ({
  name,
  isDeploymentLevel: false,
  organization: null,
  workspace: null,
  ...parent,
});

describe('the roles of an organization or workspace', () => {
  const levels = [
    ['organization', () => organizations[0], ['Billing', 'Audit']],
    ['workspace', () => workspace, ['Guest']],
  ] as const;

  it.each(levels)(
    'lists for the parent (%s) the roles of the deployment and then its own, with their parents',
    async (level, id, names) => {
      const data = await world.backend.data(`query ($id: ID!) { ${level}(id: $id) { roles ${READ} } }`, { id: id() });
      expect(data[level].roles).toEqual({
        nodes: [...shared, ...names.map((name) => own(name, { [level]: { id: id() } }))],
        totalCount: 2 + names.length,
      });
    },
  );

  it.each(levels)('pages through the roles of the parent (%s) from both ends', async (level, id) => {
    const query = `query ($id: ID!, ${VARIABLES}) { ${level}(id: $id) { roles(${ARGS}) { ${PAGE} } } }`;
    const pageOf = async (args: object) => (await world.backend.data(query, { id: id(), ...args }))[level].roles;
    const { body } = await world.backend.get(`/${level}s/${id()}/roles`);
    const expected = body.data.map((role: { id: string }) => role.id);
    expect(idsOf(await pageOf({}))).toEqual(expected);
    for (const from of ['beginning', 'end'] as const) expect(await walkPages(from, pageOf)).toEqual(expected);
  });

  it.each(levels)(
    'filters and counts the roles of the parent (%s) by id, name and origin',
    async (level, id, names) => {
      const query = `query ($id: ID!, $filter: RoleFilter) { ${level}(id: $id) {
      roles(filter: $filter) { nodes { id name } totalCount } } }`;
      const rolesThat = async (filter: object) => {
        const { nodes, totalCount } = (await world.backend.data(query, { id: id(), filter }))[level].roles;
        expect(totalCount).toBe(nodes.length);
        return nodes as { id: string; name: string }[];
      };
      const namesThat = async (filter: object) => (await rolesThat(filter)).map(({ name }) => name);
      expect(await namesThat({ isDeploymentLevel: true })).toEqual(['Admin', 'Member']);
      expect(await namesThat({ isDeploymentLevel: false })).toEqual(names);
      expect(await namesThat({ name: 'Member' })).toEqual(['Member']);
      expect(await namesThat({ name: 'Support' })).toEqual([]);
      const [admin] = await rolesThat({ name: 'Admin' });
      expect(await namesThat({ ids: [admin?.id, '1'] })).toEqual(['Admin']);
    },
  );

  it('rejects a list of roles with 101 items or 101 ids', async () => {
    for (const args of ['first: 101', `filter: { ids: [${Array(101).fill('1')}] }`, 'after: "x"']) {
      const { body } = await world.backend.graphql(
        `{ organization(id: "${organizations[0]}") { roles(${args}) { totalCount } } }`,
      );
      expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
    }
  });

  it('runs as many statements for the roles of one parent as of several', async () => {
    const query = `query ($first: Int!) { organizations(first: $first) { nodes { roles(filter: { isDeploymentLevel: false }) ${READ} } } }`;
    const counts = [];
    for (const first of [1, 2]) counts.push(await countStatementsOf(world, () => world.backend.data(query, { first })));
    expect(counts[1]).toBe(counts[0]);
  });

  it('requires organizations:read to resolve the organization of a role', async () => {
    const reader = world.backend.with(await world.token(['workspaces:read']));
    const query =
      'query ($id: ID!) { workspace(id: $id) { roles { nodes { workspace { id } organization { id } } } } }';
    const { body } = await reader.graphql(query, { id: workspace });
    expect(body.data.workspace.roles.nodes.at(-1)).toEqual({ workspace: { id: workspace }, organization: null });
    expect(body.errors[0].extensions.code).toBe('INSUFFICIENT_PERMISSIONS');
  });
});

describe('the roles of a deployment', () => {
  const rolesOf = async (client: World['backend'], args = '') =>
    (await client.graphql(`{ deployment { roles${args} ${READ} } }`)).body;

  it('lists the roles of the deployment and filters them by level', async () => {
    const { data } = await rolesOf(world.backend);
    expect(data.deployment.roles).toEqual({ nodes: [...shared, ...shared], totalCount: 4 });
    for (const level of ['ORGANIZATION', 'WORKSPACE']) {
      const { data: part } = await rolesOf(world.backend, `(level: ${level})`);
      expect(part.deployment.roles).toEqual({ nodes: shared, totalCount: 2 });
    }
  });

  it('lists only the roles of the requested level', async () => {
    const query = `query ($id: ID!) {
      deployment { roles(level: WORKSPACE) { nodes { id } } }
      workspace(id: $id) { roles(filter: { isDeploymentLevel: true }) { nodes { id } } }
    }`;
    const data = await world.backend.data(query, { id: workspace });
    expect(data.deployment.roles).toEqual(data.workspace.roles);
  });

  it('requires the scopes of both levels to list the roles of the deployment', async () => {
    const scopes = ['settings:read', 'organizations:read', 'workspaces:read'] as const;
    for (const missing of [1, 2]) {
      const reader = world.backend.with(await world.token(scopes.filter((_, at) => at !== missing)));
      const { data, errors } = await rolesOf(reader);
      expect([data.deployment.roles, errors[0].extensions.code]).toEqual([null, 'INSUFFICIENT_PERMISSIONS']);
    }
    const { data } = await rolesOf(world.backend.with(await world.token(scopes)));
    expect(data.deployment.roles.totalCount).toBe(4);
  });
});
