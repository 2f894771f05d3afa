import { beforeAll, describe, expect, it } from 'vitest';
import { type ConnectionPage, idsOf, PAGE, walkPages } from '../support/connection-pages.ts';
import { addOrganization } from '../support/organizations.ts';
import { countStatementsOf, createWorld, type World } from '../support/world.ts';

/** Returns a function that adds an organization to the deployment. */
const addingOrganizations = async (world: World) => (name: string) => addOrganization(world, name);

/** Returns a function that adds a workspace to the same organization. */
async function addingWorkspaces(world: World) {
  const organizationId = await addOrganization(world, 'Acme');
  return async (name: string): Promise<string> =>
    (await world.backend.post(`/organizations/${organizationId}/workspaces`, { name })).body.id;
}

const LEVELS = [
  { list: 'organizations', type: 'Organization', adding: addingOrganizations, otherScope: 'workspaces:read' },
  { list: 'workspaces', type: 'Workspace', adding: addingWorkspaces, otherScope: 'organizations:read' },
] as const;

describe.each(LEVELS)('the $list of a deployment', ({ list, type, adding, otherScope }) => {
  const VARIABLES = `$first: Int, $after: String, $last: Int, $before: String, $search: String,
    $filter: ${type}Filter, $orderBy: ${type}Order`;
  const ARGS = `first: $first, after: $after, last: $last, before: $before, search: $search, filter: $filter,
    orderBy: $orderBy`;
  const ROOT = `query (${VARIABLES}) { ${list}(${ARGS}) { ${PAGE} } }`;
  const EDGE = `query (${VARIABLES}) { deployment { ${list}(${ARGS}) { ${PAGE} } } }`;

  let world: World;
  let ids: string[];

  beforeAll(async () => {
    world = await createWorld();
    const add = await adding(world);
    ids = [];
    for (const name of ['Gamma', 'Alpha', 'Beta', 'Alpha', 'Delta']) ids.push(await add(name));
  });

  /** The same page through the root field and through the deployment's edge. */
  async function pageOf(args: Record<string, unknown>): Promise<ConnectionPage> {
    const page = (await world.backend.data(ROOT, args))[list];
    expect((await world.backend.data(EDGE, args)).deployment[list]).toEqual(page);
    return page;
  }

  const at = (...positions: number[]) => positions.map((position) => ids[position] as string);

  it('are in the order of creation, from both ends', async () => {
    expect(idsOf(await pageOf({}))).toEqual(ids);
    expect(idsOf(await pageOf({ last: 2 }))).toEqual(ids.slice(-2));
  });

  it.each([
    ['NAME', 'ASC', [1, 3, 2, 4, 0]],
    ['NAME', 'DESC', [0, 4, 2, 3, 1]],
    ['CREATED_AT', 'ASC', [0, 1, 2, 3, 4]],
    ['CREATED_AT', 'DESC', [4, 3, 2, 1, 0]],
  ])('are paged from both ends, ordered by %s %s', async (field, direction, order) => {
    const orderBy = { field, direction };
    expect(idsOf(await pageOf({ orderBy }))).toEqual(at(...order));
    for (const from of ['beginning', 'end'] as const) {
      expect(await walkPages(from, (args) => pageOf({ ...args, orderBy }))).toEqual(at(...order));
    }
  });

  it('are filtered and counted by search, ids, slug and time of creation', async () => {
    const { body: second } = await world.backend.get(`/${list}/${ids[1]}`);
    const cases: [Record<string, unknown>, string[]][] = [
      [{ search: 'ALPHA' }, at(1, 3)],
      [{ search: 'AL' }, at(1, 3)],
      [{ search: 'ph' }, []],
      [{ search: '%' }, []],
      [{ search: '_' }, []],
      [{ filter: { ids: [...at(4, 0), '1'] } }, at(0, 4)],
      [{ filter: { ids: [] } }, []],
      [{ filter: { slug: 'alpha' } }, at(1)],
      [{ filter: { slug: 'alph' } }, []],
      [{ search: 'a', filter: { createdSince: second.created_at, ids: at(0, 1, 2) } }, at(1)],
      [{ filter: { createdUntil: second.created_at } }, at(0)],
    ];
    for (const [criteria, expected] of cases) {
      const page = await pageOf(criteria);
      expect([criteria, idsOf(page), page.totalCount]).toEqual([criteria, expected, expected.length]);
    }
  });

  it.each([
    ['both sizes', { first: 1, last: 1 }, 'last'],
    ['no items', { first: 0 }, 'first'],
    ['101 items', { first: 101 }, 'first'],
    ['an empty search', { search: '' }, 'search'],
    ['101 ids', { filter: { ids: Array(101).fill('1') } }, 'ids'],
    ['a cursor of another order', { after: 'W10', orderBy: { field: 'NAME' } }, 'after'],
  ])('are not listed with %s', async (_, args, field) => {
    for (const query of [ROOT, EDGE]) {
      const { errors } = (await world.backend.graphql(query, args)).body;
      expect(errors[0].extensions.code).toBe('VALIDATION_FAILED');
      expect(errors[0].message + JSON.stringify(errors[0].extensions)).toContain(field);
    }
  });

  it('are only those of the deployment', async () => {
    const other = await createWorld();
    const id = await (await adding(other))('Alpha');
    expect(idsOf((await other.backend.data(ROOT))[list])).toEqual([id]);
    expect(await pageOf({ filter: { ids: [id] } })).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it('require the scope of their level', async () => {
    const reader = world.backend.with(await world.token([`${list}:read`]));
    expect((await reader.data(ROOT))[list].totalCount).toBe(5);
    const limited = world.backend.with(await world.token([otherScope]));
    const { body } = await limited.graphql(ROOT);
    expect([body.data[list], body.errors[0].extensions.code]).toEqual([null, 'INSUFFICIENT_PERMISSIONS']);
  });

  it('are read in one statement, and counted in one more', async () => {
    const lean = `{ ${list}(search: "a", orderBy: { field: NAME }) { nodes { id } } }`;
    const counted = lean.replace('} } }', '} totalCount } }');
    for (const query of [lean, counted]) await world.backend.data(query);
    const one = await countStatementsOf(world, () => world.backend.data(lean));
    expect(await countStatementsOf(world, () => world.backend.data(counted))).toBe(one + 1);
  });
});
