import { beforeAll, describe, expect, it } from 'vitest';
import { type ConnectionPage, idsOf, PAGE, walkPages } from '../../support/connection-pages.ts';
import { addOrganization } from '../../support/organizations.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const VARIABLES = `$first: Int, $after: String, $last: Int, $before: String, $search: String,
  $filter: OrganizationFilter, $orderBy: OrganizationOrder`;
const ARGS = `first: $first, after: $after, last: $last, before: $before, search: $search, filter: $filter,
  orderBy: $orderBy`;
const ROOT = `query (${VARIABLES}) { organizations(${ARGS}) { ${PAGE} } }`;
const EDGE = `query (${VARIABLES}) { deployment { organizations(${ARGS}) { ${PAGE} } } }`;

let world: World;
let ids: string[];

beforeAll(async () => {
  world = await createWorld();
  ids = [];
  for (const name of ['Gamma', 'Alpha', 'Beta', 'Alpha', 'Delta']) ids.push(await addOrganization(world, name));
});

/** The same page through the root field and through the deployment's edge. */
async function pageOf(args: Record<string, unknown>): Promise<ConnectionPage> {
  const { organizations } = await world.backend.data(ROOT, args);
  expect((await world.backend.data(EDGE, args)).deployment.organizations).toEqual(organizations);
  return organizations;
}

const at = (...positions: number[]) => positions.map((position) => ids[position] as string);

describe('the organizations of a deployment', () => {
  it('lists organizations in the order of creation, from both ends', async () => {
    expect(idsOf(await pageOf({}))).toEqual(ids);
    expect(idsOf(await pageOf({ last: 2 }))).toEqual(ids.slice(-2));
  });

  it.each([
    ['NAME', 'ASC', [1, 3, 2, 4, 0]],
    ['NAME', 'DESC', [0, 4, 2, 3, 1]],
    ['CREATED_AT', 'ASC', [0, 1, 2, 3, 4]],
    ['CREATED_AT', 'DESC', [4, 3, 2, 1, 0]],
  ])('pages through organizations from both ends, ordered by %s %s', async (field, direction, order) => {
    const orderBy = { field, direction };
    expect(idsOf(await pageOf({ orderBy }))).toEqual(at(...order));
    for (const from of ['beginning', 'end'] as const) {
      expect(await walkPages(from, (args) => pageOf({ ...args, orderBy }))).toEqual(at(...order));
    }
  });

  it('filters and counts organizations by search, ids, slug and time of creation', async () => {
    const { body: second } = await world.backend.get(`/organizations/${ids[1]}`);
    const cases: [Record<string, unknown>, string[]][] = [
      [{ search: 'ALPHA' }, at(1, 3)],
      [{ search: '%' }, []],
      [{ filter: { ids: [...at(4, 0), '1'] } }, at(0, 4)],
      [{ filter: { ids: [] } }, []],
      [{ filter: { slug: 'alpha' } }, at(1)],
      [{ filter: { slug: 'alph' } }, []],
      [{ search: 'a', filter: { createdSince: second.created_at, ids: at(0, 1, 2) } }, at(1, 2)],
      [{ filter: { createdUntil: second.created_at } }, at(0)],
    ];
    for (const [criteria, expected] of cases) {
      const page = await pageOf(criteria);
      expect([criteria, idsOf(page), page.totalCount]).toEqual([criteria, expected, expected.length]);
    }
  });

  it.each([
    ['both sizes', { first: 1, last: 1 }, 'last'],
    ['101 items', { first: 101 }, 'first'],
    ['an empty search', { search: '' }, 'search'],
    ['101 ids', { filter: { ids: Array(101).fill('1') } }, 'ids'],
    ['a cursor of another order', { after: 'W10', orderBy: { field: 'NAME' } }, 'after'],
  ])('rejects a list of organizations with %s', async (_, args, field) => {
    for (const query of [ROOT, EDGE]) {
      const { errors } = (await world.backend.graphql(query, args)).body;
      expect(errors[0].extensions.code).toBe('VALIDATION_FAILED');
      expect(errors[0].message + JSON.stringify(errors[0].extensions)).toContain(field);
    }
  });

  it('excludes organizations of another deployment', async () => {
    const other = await createWorld();
    const id = await addOrganization(other);
    expect(idsOf((await other.backend.data(ROOT)).organizations)).toEqual([id]);
    expect(await pageOf({ filter: { ids: [id] } })).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it('requires organizations:read to list organizations', async () => {
    const reader = world.backend.with(await world.token(['organizations:read']));
    expect((await reader.data(ROOT)).organizations.totalCount).toBe(5);
    const limited = world.backend.with(await world.token(['workspaces:read']));
    const { body } = await limited.graphql(ROOT);
    expect([body.data.organizations, body.errors[0].extensions.code]).toEqual([null, 'INSUFFICIENT_PERMISSIONS']);
  });

  it('lists organizations in one statement, and counts them in one more', async () => {
    const lean = '{ organizations(search: "a", orderBy: { field: NAME }) { nodes { id } } }';
    const counted = lean.replace('} } }', '} totalCount } }');
    for (const query of [lean, counted]) await world.backend.data(query);
    const one = await countStatementsOf(world, () => world.backend.data(lean));
    expect(await countStatementsOf(world, () => world.backend.data(counted))).toBe(one + 1);
  });
});
