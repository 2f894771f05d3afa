import { beforeAll, describe, expect, it } from 'vitest';
import { type ConnectionPage, idsOf, PAGE, walkPages } from '../../support/connection-pages.ts';
import { addOrganization } from '../../support/organizations.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const VARIABLES = `$first: Int, $after: String, $last: Int, $before: String, $search: String,
  $filter: WorkspaceFilter, $orderBy: WorkspaceOrder`;
const ARGS = `first: $first, after: $after, last: $last, before: $before, search: $search, filter: $filter,
  orderBy: $orderBy`;
const ROOT = `query (${VARIABLES}) { workspaces(${ARGS}) { ${PAGE} } }`;
const OF_DEPLOYMENT = `query (${VARIABLES}) { deployment { workspaces(${ARGS}) { ${PAGE} } } }`;
const OF_ORGANIZATION = `query ($id: ID!, ${VARIABLES}) { organization(id: $id) { workspaces(${ARGS}) { ${PAGE} } } }`;

let world: World;
let acme: string;
let ids: string[];

/** Five workspaces of Acme, and then one of another organization. */
beforeAll(async () => {
  world = await createWorld();
  acme = await addOrganization(world, 'Acme');
  const other = await addOrganization(world, 'Other');
  ids = [];
  for (const name of ['Gamma', 'Alpha', 'Beta', 'Alpha', 'Delta']) ids.push(await addTo(acme, name));
  ids.push(await addTo(other, 'Alpha'));
});

async function addTo(organizationId: string, name: string): Promise<string> {
  return (await world.backend.post(`/organizations/${organizationId}/workspaces`, { name })).body.id;
}

/** The same page through the root field and through the deployment's edge. */
async function pageOf(args: Record<string, unknown>): Promise<ConnectionPage> {
  const { workspaces } = await world.backend.data(ROOT, args);
  expect((await world.backend.data(OF_DEPLOYMENT, args)).deployment.workspaces).toEqual(workspaces);
  return workspaces;
}

const ofAcme = async (args: Record<string, unknown>): Promise<ConnectionPage> =>
  (await world.backend.data(OF_ORGANIZATION, { id: acme, ...args })).organization.workspaces;

const at = (...positions: number[]) => positions.map((position) => ids[position] as string);

describe('workspaces', () => {
  it('lists workspaces in the order of creation, from both ends', async () => {
    expect(idsOf(await pageOf({}))).toEqual(ids);
    expect(idsOf(await pageOf({ last: 2 }))).toEqual(ids.slice(-2));
    expect(idsOf(await ofAcme({}))).toEqual(ids.slice(0, 5));
    expect(idsOf(await ofAcme({ last: 2 }))).toEqual(at(3, 4));
  });

  it.each([
    ['NAME', 'ASC', [1, 3, 5, 2, 4, 0]],
    ['NAME', 'DESC', [0, 4, 2, 5, 3, 1]],
    ['CREATED_AT', 'ASC', [0, 1, 2, 3, 4, 5]],
    ['CREATED_AT', 'DESC', [5, 4, 3, 2, 1, 0]],
  ])('pages through workspaces from both ends, ordered by %s %s', async (field, direction, order) => {
    const orderBy = { field, direction };
    const own = at(...order.filter((position) => position !== 5));
    expect(idsOf(await pageOf({ orderBy }))).toEqual(at(...order));
    for (const from of ['beginning', 'end'] as const) {
      expect(await walkPages(from, (args) => pageOf({ ...args, orderBy }))).toEqual(at(...order));
      expect(await walkPages(from, (args) => ofAcme({ ...args, orderBy }))).toEqual(own);
    }
  });

  it('filters and counts workspaces by search, ids, organization, slug and time of creation', async () => {
    const { body: second } = await world.backend.get(`/workspaces/${ids[1]}`);
    const cases: [Record<string, unknown>, string[]][] = [
      [{ search: 'ALPHA' }, at(1, 3, 5)],
      [{ search: '_' }, []],
      [{ filter: { ids: [...at(4, 0), '1'] } }, at(0, 4)],
      [{ filter: { organizationId: acme }, search: 'alpha' }, at(1, 3)],
      [{ filter: { slug: 'alpha' } }, at(1, 5)],
      [{ filter: { createdSince: second.created_at, ids: at(0, 1, 2) } }, at(1, 2)],
      [{ filter: { createdUntil: second.created_at } }, at(0)],
    ];
    for (const [criteria, expected] of cases) {
      const page = await pageOf(criteria);
      expect([criteria, idsOf(page), page.totalCount]).toEqual([criteria, expected, expected.length]);
      const own = expected.filter((id) => id !== ids[5]);
      const part = await ofAcme(criteria);
      expect([criteria, idsOf(part), part.totalCount]).toEqual([criteria, own, own.length]);
    }
  });

  it.each([
    ['both sizes', { first: 1, last: 1 }, 'last'],
    ['no items', { first: 0 }, 'first'],
    ['an empty search', { search: '' }, 'search'],
    ['101 ids', { filter: { ids: Array(101).fill('1') } }, 'ids'],
    ['a cursor of another order', { after: 'W10', orderBy: { field: 'NAME' } }, 'after'],
  ])('rejects a list of workspaces with %s', async (_, args, field) => {
    for (const query of [ROOT, OF_DEPLOYMENT, OF_ORGANIZATION]) {
      const own = query === OF_ORGANIZATION ? { id: acme } : {};
      const { errors } = (await world.backend.graphql(query, { ...own, ...args })).body;
      expect(errors[0].extensions.code).toBe('VALIDATION_FAILED');
      expect(errors[0].message + JSON.stringify(errors[0].extensions)).toContain(field);
    }
  });

  it('excludes workspaces of another deployment', async () => {
    const other = await createWorld();
    const organizationId = await addOrganization(other);
    const { body } = await other.backend.post(`/organizations/${organizationId}/workspaces`, { name: 'Alpha' });
    expect(idsOf((await other.backend.data(ROOT)).workspaces)).toEqual([body.id]);
    for (const filter of [{ ids: [body.id] }, { organizationId }]) {
      expect(await pageOf({ filter })).toMatchObject({ nodes: [], totalCount: 0 });
    }
  });

  it('requires workspaces:read to list workspaces', async () => {
    const limited = world.backend.with(await world.token(['organizations:read']));
    const { body } = await limited.graphql(ROOT);
    expect([body.data.workspaces, body.errors[0].extensions.code]).toEqual([null, 'INSUFFICIENT_PERMISSIONS']);
    const edge = await limited.graphql(OF_ORGANIZATION, { id: acme });
    expect([edge.body.data.organization.workspaces, edge.body.errors[0].extensions.code]).toEqual([
      null,
      'INSUFFICIENT_PERMISSIONS',
    ]);
  });

  it('runs as many statements for the workspaces of one organization as of two', async () => {
    const query = `query ($first: Int!) { organizations(first: $first) { nodes {
      workspaces(search: "a", orderBy: { field: NAME, direction: DESC }) { nodes { id } totalCount } } } }`;
    const counts = [];
    for (const first of [1, 2]) counts.push(await countStatementsOf(world, () => world.backend.data(query, { first })));
    expect(counts[1]).toBe(counts[0]);
  });
});
