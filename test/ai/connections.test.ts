import { beforeAll, describe, expect, it } from 'vitest';
import { countStatementsOf, createWorld, type World } from '../support/world.ts';

interface Item {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

interface Page {
  readonly nodes: readonly Item[];
  readonly pageInfo: { readonly startCursor: string; readonly hasPreviousPage: boolean; readonly hasNextPage: boolean };
  readonly totalCount: number;
}

const FIELDS = 'nodes { id name createdAt } pageInfo { startCursor hasPreviousPage hasNextPage } totalCount';

const NAMES = ['Alpha', 'Beta', 'alphabet', 'Gamma', '100%'];

describe.each([
  {
    root: 'aiAgents',
    edge: 'agents',
    filterType: 'AiAgentFilter',
    scope: 'ai_agents:read',
    path: '/ai-agents',
    input: { model: 'model-1' },
  },
  {
    root: 'aiKnowledgeBases',
    edge: 'knowledgeBases',
    filterType: 'AiKnowledgeBaseFilter',
    scope: 'ai_knowledge_bases:read',
    path: '/ai-knowledge-bases',
    input: { type: 'vector' },
  },
] as const)('$root', ({ root, edge, filterType, scope, path, input }) => {
  const variables = `($first: Int, $last: Int, $before: String, $search: String, $filter: ${filterType})`;
  const args = '(first: $first, last: $last, before: $before, search: $search, filter: $filter)';
  const ROOT = `query ${variables} { page: ${root}${args} { ${FIELDS} } }`;
  const EDGE = `query ${variables} { deployment { page: ${edge}${args} { ${FIELDS} } } }`;

  let world: World;
  let ids: string[];

  const add = async (target: World, name: string): Promise<string> =>
    (await target.backend.post(path, { name, ...input })).body.id;

  beforeAll(async () => {
    world = await createWorld();
    ids = [];
    for (const name of NAMES) ids.push(await add(world, name));
    await world.backend.patch(`${path}/${ids[3]}`, { is_active: false });
  });

  /** Returns the page of the root field and checks that the deployment's edge returns the same. */
  async function pageOf(requested: Record<string, unknown>): Promise<Page> {
    const { page } = await world.backend.data(ROOT, requested);
    expect((await world.backend.data(EDGE, requested)).deployment.page).toEqual(page);
    return page;
  }

  const idsOf = ({ nodes }: Page) => nodes.map(({ id }) => id);

  it('lists items oldest first and pages from both ends', async () => {
    expect(idsOf(await pageOf({}))).toEqual(ids);
    expect(idsOf(await pageOf({ first: 2 }))).toEqual(ids.slice(0, 2));
    const end = await pageOf({ last: 2 });
    expect([idsOf(end), end.pageInfo.hasPreviousPage]).toEqual([ids.slice(-2), true]);
    const before = await pageOf({ last: 3, before: end.pageInfo.startCursor });
    expect([idsOf(before), before.pageInfo]).toMatchObject([
      ids.slice(0, 3),
      { hasPreviousPage: false, hasNextPage: true },
    ]);
  });

  it('searches names literally, ignoring case', async () => {
    const found = async (search: string) => (await pageOf({ search })).nodes.map(({ name }) => name);
    expect(await found('ALPHA')).toEqual(['Alpha', 'alphabet']);
    expect(await found('%')).toEqual(['100%']);
    expect(await found('delta')).toEqual([]);
  });

  it('filters by id, activity and creation time, and counts the matches', async () => {
    const { nodes } = await pageOf({});
    const second = nodes[1]?.createdAt ?? '';
    const cases: [object, string[]][] = [
      [{ ids: [ids[4], ids[0], '1'] }, [ids[0], ids[4]] as string[]],
      [{ ids: [] }, []],
      [{ isActive: false }, [ids[3]] as string[]],
      [{ isActive: true }, ids.filter((id) => id !== ids[3])],
      [{ createdSince: second }, nodes.filter(({ createdAt }) => createdAt >= second).map(({ id }) => id)],
      [{ createdUntil: second }, nodes.filter(({ createdAt }) => createdAt < second).map(({ id }) => id)],
    ];
    for (const [filter, expected] of cases) {
      const page = await pageOf({ filter });
      expect([filter, idsOf(page), page.totalCount]).toEqual([filter, expected, expected.length]);
    }
    expect((await pageOf({ filter: { isActive: true }, search: 'a', first: 1 })).totalCount).toBe(3);
  });

  it.each([
    ['101 items', { first: 101 }],
    ['both sizes', { first: 1, last: 1 }],
    ['101 ids', { filter: { ids: Array(101).fill('1') } }],
    ['an empty search', { search: '' }],
    ['a long search', { search: 'a'.repeat(256) }],
  ])('rejects a list with %s', async (_, requested) => {
    const { body } = await world.backend.graphql(ROOT, requested);
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });

  it(`requires ${scope}`, async () => {
    const { body } = await world.backend.with(await world.token(['users:read', 'settings:read'])).graphql(ROOT, {});
    expect([body.data, body.errors[0].extensions.code]).toEqual([{ page: null }, 'INSUFFICIENT_PERMISSIONS']);
    expect(body.errors[0].message).toContain(scope);
    const { data } = (await world.backend.with(await world.token([scope])).graphql(ROOT, {})).body;
    expect(data.page.totalCount).toBe(NAMES.length);
  });

  it('does not list items of another deployment', async () => {
    const other = await createWorld();
    const foreign = await add(other, 'Alpha');
    expect(idsOf((await other.backend.data(ROOT, {})).page)).toEqual([foreign]);
    expect(idsOf(await pageOf({ filter: { ids: [foreign] } }))).toEqual([]);
  });

  it('lists items with one statement, and one more for the count', async () => {
    const lean = `{ ${root}(last: 2, search: "a", filter: { isActive: true }) { nodes { id } } }`;
    await world.backend.data(lean);
    const one = await countStatementsOf(world, () => world.backend.data(lean));
    const counted = await countStatementsOf(world, () => world.backend.data(lean.replace('} } }', '} totalCount } }')));
    expect(counted - one).toBe(1);
  });

  it('keeps the list with page numbers in REST', async () => {
    const list = `list${root.charAt(0).toUpperCase()}${root.slice(1)}`;
    const { body } = await world.backend.graphql(`{ ${list} { total } }`);
    expect(body.errors[0].message).toContain(`Cannot query field "${list}"`);
    const { body: page } = await world.backend.get(`${path}?per_page=2&is_active=true`);
    expect(page).toMatchObject({ total: 4, page: 1, per_page: 2, total_pages: 2 });
    expect(page.data.map(({ id }: { id: string }) => id)).toEqual([ids[4], ids[2]]);
  });
});
