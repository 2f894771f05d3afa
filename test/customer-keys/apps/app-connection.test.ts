import { beforeAll, describe, expect, it } from 'vitest';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const FIELDS = 'nodes { id name createdAt } pageInfo { hasPreviousPage } totalCount';
const VARIABLES = '($first: Int, $last: Int, $search: String, $filter: ApiAuthAppFilter)';
const ARGUMENTS = '(first: $first, last: $last, search: $search, filter: $filter)';
const ROOT = `query ${VARIABLES} { page: apiAuthApps${ARGUMENTS} { ${FIELDS} } }`;
const EDGE = `query ${VARIABLES} { deployment { page: apiAuthApps${ARGUMENTS} { ${FIELDS} } } }`;

interface Page {
  readonly nodes: readonly { readonly id: string; readonly name: string; readonly createdAt: string }[];
  readonly ids: readonly string[];
  readonly pageInfo: { readonly hasPreviousPage: boolean };
  readonly totalCount: number;
}

let world: World;
let ids: string[];

async function add(target: World, name: string, description: string | null = null): Promise<string> {
  return (await target.backend.post('/api-auth/apps', { name, description })).body.id;
}

beforeAll(async () => {
  world = await createWorld();
  ids = [
    await add(world, 'orders', 'What customers buy'),
    await add(world, 'billing_v1', 'Invoices of ORDERS'),
    await add(world, 'billing-v2'),
    await add(world, 'old'),
  ];
  await world.backend.patch('/api-auth/apps/billing-v2', { is_active: false });
  await world.backend.delete('/api-auth/apps/old');
});

/** Returns the page of the root field and checks that the deployment's edge returns the same. */
async function pageOf(requested: Record<string, unknown>): Promise<Page> {
  const { page } = await world.backend.data(ROOT, requested);
  expect((await world.backend.data(EDGE, requested)).deployment.page).toEqual(page);
  return { ...page, ids: page.nodes.map(({ id }: { id: string }) => id) };
}

describe('apiAuthApps', () => {
  it('lists apps oldest first, including inactive apps but not deleted ones', async () => {
    expect(await pageOf({})).toMatchObject({ ids: ids.slice(0, 3), totalCount: 3 });
    expect(await pageOf({ last: 1 })).toMatchObject({ ids: [ids[2]], pageInfo: { hasPreviousPage: true } });
  });

  it('searches app names and descriptions literally, ignoring case', async () => {
    expect((await pageOf({ search: 'orders' })).ids).toEqual([ids[0], ids[1]]);
    expect((await pageOf({ search: 'G_V' })).ids).toEqual([ids[1]]);
  });

  it('filters apps by id, activity and creation time, and counts the matches', async () => {
    const second = (await pageOf({})).nodes[1]?.createdAt ?? '';
    const { nodes } = await pageOf({});
    const cases: [object, (string | undefined)[]][] = [
      [{ ids: [ids[3], ids[1]] }, [ids[1]]],
      [{ isActive: true }, [ids[0], ids[1]]],
      [{ isActive: false }, [ids[2]]],
      [{ createdSince: second }, nodes.filter(({ createdAt }) => createdAt >= second).map(({ id }) => id)],
      [{ createdUntil: second }, nodes.filter(({ createdAt }) => createdAt < second).map(({ id }) => id)],
    ];
    for (const [filter, expected] of cases) {
      const page = await pageOf({ filter });
      expect([filter, page.ids, page.totalCount]).toEqual([filter, expected, expected.length]);
    }
  });

  it.each([
    ['101 items', { first: 101 }],
    ['101 ids', { filter: { ids: Array(101).fill('1') } }],
    ['a long search', { search: 'a'.repeat(256) }],
  ])('rejects a list of apps with %s', async (_, requested) => {
    const { body } = await world.backend.graphql(ROOT, requested);
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });

  it('requires api_auth_apps:read to list apps', async () => {
    const { body } = await world.backend.with(await world.token(['api_auth_keys:read'])).graphql(ROOT, {});
    expect([body.data, body.errors[0].extensions.code]).toEqual([{ page: null }, 'INSUFFICIENT_PERMISSIONS']);
  });

  it('does not list apps of another deployment', async () => {
    const other = await createWorld();
    const foreign = await add(other, 'orders');
    expect((await other.backend.data(ROOT, {})).page.nodes).toMatchObject([{ id: foreign }]);
    expect((await pageOf({ filter: { ids: [foreign] } })).ids).toEqual([]);
  });

  it('lists apps with one statement, and one more for the count', async () => {
    const lean = '{ apiAuthApps(last: 2, search: "b", filter: { isActive: true }) { nodes { id } } }';
    await world.backend.data(lean);
    const one = await countStatementsOf(world, () => world.backend.data(lean));
    const counted = await countStatementsOf(world, () => world.backend.data(lean.replace('} } }', '} totalCount } }')));
    expect(counted - one).toBe(1);
  });

  it('keeps the list with limit and offset in REST, where inactive apps are left out', async () => {
    const { body } = await world.backend.graphql('{ listApiAuthApps { hasMore } }');
    expect(body.errors[0].message).toContain('Cannot query field "listApiAuthApps"');
    const { body: list } = await world.backend.get('/api-auth/apps?limit=1');
    expect([list.data.map(({ id }) => id), list.has_more]).toEqual([[ids[1]], true]);
  });
});
