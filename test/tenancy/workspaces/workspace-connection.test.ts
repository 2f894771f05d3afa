import { beforeAll, describe, expect, it } from 'vitest';
import { type ConnectionPage, idsOf, PAGE, walkPages } from '../../support/connection-pages.ts';
import { addOrganization } from '../../support/organizations.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const OF_ORGANIZATION = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String, $search: String,
  $filter: WorkspaceFilter, $orderBy: WorkspaceOrder) {
  organization(id: $id) { workspaces(first: $first, after: $after, last: $last, before: $before, search: $search,
    filter: $filter, orderBy: $orderBy) { ${PAGE} } }
}`;

let world: World;
let acme: string;
let other: string;
let ids: string[];

/** Five workspaces of Acme, and then one of another organization. */
beforeAll(async () => {
  world = await createWorld();
  acme = await addOrganization(world, 'Acme');
  other = await addOrganization(world, 'Other');
  ids = [];
  for (const name of ['Gamma', 'Alpha', 'Beta', 'Alpha', 'Delta']) ids.push(await addTo(acme, name));
  ids.push(await addTo(other, 'Alpha'));
});

async function addTo(organizationId: string, name: string): Promise<string> {
  return (await world.backend.post(`/organizations/${organizationId}/workspaces`, { name })).body.id;
}

const ofAcme = async (args: Record<string, unknown>): Promise<ConnectionPage> =>
  (await world.backend.data(OF_ORGANIZATION, { id: acme, ...args })).organization.workspaces;

const at = (...positions: number[]) => positions.map((position) => ids[position] as string);

describe('the workspaces of an organization', () => {
  it('are in the order of creation, from both ends', async () => {
    expect(idsOf(await ofAcme({}))).toEqual(ids.slice(0, 5));
    expect(idsOf(await ofAcme({ last: 2 }))).toEqual(at(3, 4));
  });

  it.each([
    ['NAME', 'ASC', [1, 3, 2, 4, 0]],
    ['CREATED_AT', 'DESC', [4, 3, 2, 1, 0]],
  ])('are paged from both ends, ordered by %s %s', async (field, direction, order) => {
    const orderBy = { field, direction };
    for (const from of ['beginning', 'end'] as const) {
      expect(await walkPages(from, (args) => ofAcme({ ...args, orderBy }))).toEqual(at(...order));
    }
  });

  it('are filtered and counted among those of the organization', async () => {
    const cases: [Record<string, unknown>, string[]][] = [
      [{ search: 'ALPHA' }, at(1, 3)],
      [{ filter: { ids: at(4, 0, 5) } }, at(0, 4)],
      [{ filter: { organizationId: acme }, search: 'alpha' }, at(1, 3)],
      [{ filter: { organizationId: other } }, []],
      [{ filter: { slug: 'alpha' } }, at(1)],
    ];
    for (const [criteria, expected] of cases) {
      const page = await ofAcme(criteria);
      expect([criteria, idsOf(page), page.totalCount]).toEqual([criteria, expected, expected.length]);
    }
  });

  it('are those that the filter of all workspaces selects', async () => {
    const query = 'query ($id: ID!) { workspaces(filter: { organizationId: $id }) { nodes { id } totalCount } }';
    const { workspaces } = await world.backend.data(query, { id: other });
    expect(workspaces).toEqual({ nodes: [{ id: ids[5] }], totalCount: 1 });
    const foreign = await createWorld();
    expect((await foreign.backend.data(query, { id: other })).workspaces).toEqual({ nodes: [], totalCount: 0 });
  });

  it('require workspaces:read', async () => {
    const limited = world.backend.with(await world.token(['organizations:read']));
    const { body } = await limited.graphql(OF_ORGANIZATION, { id: acme });
    expect([body.data.organization.workspaces, body.errors[0].extensions.code]).toEqual([
      null,
      'INSUFFICIENT_PERMISSIONS',
    ]);
  });

  it('take as many statements for one organization as for two', async () => {
    const query = `query ($first: Int!) { organizations(first: $first) { nodes {
      workspaces(search: "a", orderBy: { field: NAME, direction: DESC }) { nodes { id } totalCount } } } }`;
    const counts = [];
    for (const first of [1, 2]) counts.push(await countStatementsOf(world, () => world.backend.data(query, { first })));
    expect(counts[1]).toBe(counts[0]);
  });
});
