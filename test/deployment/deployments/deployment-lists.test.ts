import { describe, expect, it } from 'vitest';
import type { Scope } from '../../../src/platform/access/scopes.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

interface List {
  readonly field: string;
  readonly path:
    | '/jwt-templates'
    | '/api-keys'
    | '/waitlist'
    | '/settings/signing-keys'
    | '/settings/restrictions/allowlist'
    | '/settings/restrictions/blocklist';
  readonly scope: Scope;
  /** The field that identifies an item. */
  readonly key: 'id' | 'kid';
  readonly add: (world: World, name: string) => Promise<{ status: number }>;
}

const restrictions = (field: 'allowlist' | 'blocklist'): List => ({
  field,
  path: `/settings/restrictions/${field}`,
  scope: 'settings:read',
  key: 'id',
  add: ({ backend }, name) => backend.post(`/settings/restrictions/${field}`, { value: `${name}.example` }),
});

const LISTS: readonly List[] = [
  {
    field: 'jwtTemplates',
    path: '/jwt-templates',
    scope: 'jwt_templates:read',
    key: 'id',
    add: ({ backend }, name) => backend.post('/jwt-templates', { name, claims: {} }),
  },
  {
    field: 'apiKeys',
    path: '/api-keys',
    scope: 'api_keys:read',
    key: 'id',
    add: ({ backend }, name) => backend.post('/api-keys', { name }),
  },
  {
    field: 'waitlist',
    path: '/waitlist',
    scope: 'users:read',
    key: 'id',
    async add(world, name) {
      await world.backend.patch('/settings/restrictions', { sign_up_mode: 'waitlist' });
      return world.browser().post('/waitlist', { email: `${name}@example.com` });
    },
  },
  {
    field: 'signingKeys',
    path: '/settings/signing-keys',
    scope: 'settings:read',
    key: 'kid',
    add: ({ backend }) => backend.post('/settings/signing-keys/rotate', {}),
  },
  restrictions('allowlist'),
  restrictions('blocklist'),
];

type Variables = Readonly<Record<string, unknown>>;

/** Queries the list's root field, or its edge on the deployment. */
const PLACES = ['Query', 'Deployment'] as const;

function documentOf({ field, key }: List, place: (typeof PLACES)[number], selection?: string): string {
  const page = `${field}(first: $first, after: $after, last: $last, before: $before)`;
  const selected =
    selection ?? `nodes { ${key} } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }`;
  const list = `list: ${page} { ${selected} }`;
  return `query ($first: Int, $after: String, $last: Int, $before: String) {
    ${place === 'Query' ? list : `deployment { ${list} }`}
  }`;
}

async function pageOf({ backend }: World, list: List, place: (typeof PLACES)[number], variables: Variables = {}) {
  const data = await backend.data(documentOf(list, place), variables);
  const { nodes, totalCount, pageInfo } = place === 'Query' ? data.list : data.deployment.list;
  return { keys: nodes.map((node: Record<string, string>) => node[list.key]) as string[], totalCount, pageInfo };
}

/** Reads all items by pages of two, from the start or from the end. */
async function walked(world: World, list: List, isFromEnd: boolean): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = null;
  for (let count = 0; count < 20; count += 1) {
    const variables: Variables = isFromEnd ? { last: 2, before: cursor } : { first: 2, after: cursor };
    const { keys, pageInfo } = await pageOf(world, list, 'Query', variables);
    if (isFromEnd) found.unshift(...keys);
    else found.push(...keys);
    if (!(isFromEnd ? pageInfo.hasPreviousPage : pageInfo.hasNextPage)) return found;
    cursor = isFromEnd ? pageInfo.startCursor : pageInfo.endCursor;
  }
  throw new Error('The pages do not end.');
}

async function worldWith({ add }: List, names: readonly string[]): Promise<World> {
  const world = await createWorld();
  await addAll(world, add, names);
  return world;
}

async function addAll(world: World, add: List['add'], names: readonly string[]): Promise<void> {
  for (const name of names) expect((await add(world, name)).status).toBeLessThan(300);
}

describe.each(LISTS)('$field', (list) => {
  it('lists items oldest first from both ends, where REST lists the newest first', async () => {
    const world = await worldWith(list, ['a', 'b', 'c']);
    const { body } = await world.backend.get(`${list.path}?limit=100`);
    const expected: string[] = body.data
      .map((item: { id?: string; kid?: string }) => item[list.key] as string)
      .toReversed();
    expect(expected.length).toBeGreaterThanOrEqual(3);
    for (const place of PLACES) {
      const { keys, totalCount } = await pageOf(world, list, place);
      expect([keys, totalCount]).toEqual([expected, expected.length]);
    }
    for (const isFromEnd of [false, true]) expect(await walked(world, list, isFromEnd)).toEqual(expected);
  });

  it('does not list items of another deployment', async () => {
    const [world, other] = [await worldWith(list, ['a', 'b']), await worldWith(list, ['a'])];
    const [own, theirs] = [await pageOf(world, list, 'Query'), await pageOf(other, list, 'Query')];
    expect(theirs.keys.length).toBeGreaterThan(0);
    expect(own.keys.filter((key) => theirs.keys.includes(key))).toEqual([]);
    expect(own.totalCount).toBe(own.keys.length);
  });

  it('executes one statement for any number of items, and one more for the count', async () => {
    const world = await worldWith(list, ['a']);
    const statements = (selection: string) =>
      countStatementsOf(world, () => world.backend.data(documentOf(list, 'Query', selection)));
    await statements('nodes { __typename }');
    const few = await statements('nodes { __typename }');
    await addAll(world, list.add, ['b', 'c', 'd']);
    expect(await statements('nodes { __typename }')).toBe(few);
    expect(await statements('nodes { __typename } totalCount')).toBe(few + 1);
  });

  it(`requires ${list.scope}`, async () => {
    const world = await createWorld();
    const lacking = world.backend.with(await world.token(['ai_agents:read']));
    const { body } = await lacking.graphql(documentOf(list, 'Query'));
    expect(body.data).toEqual({ list: null });
    expect(body.errors[0].extensions.code).toBe('INSUFFICIENT_PERMISSIONS');
    expect(body.errors[0].message).toContain(list.scope);
    const having = world.backend.with(await world.token([list.scope]));
    expect((await having.data(documentOf(list, 'Query'))).list.totalCount).toBeTypeOf('number');
  });

  it.each([
    ['both sizes', { first: 1, last: 1 }],
    ['101 items', { first: 101 }],
    ['no items', { last: 0 }],
    ['a cursor that it has not answered', { after: 'abc' }],
  ])('rejects a list with %s', async (_, variables) => {
    const { backend } = await createWorld();
    const { body } = await backend.graphql(documentOf(list, 'Query'), variables);
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });
});

describe.each(LISTS.filter(({ scope }) => scope !== 'settings:read'))('$field of a deployment', (list) => {
  it(`requires ${list.scope}, and is null without it`, async () => {
    const world = await createWorld();
    const lacking = world.backend.with(await world.token(['settings:read']));
    const { body } = await lacking.graphql(documentOf(list, 'Deployment').replace('deployment {', 'deployment { id'));
    expect(body.data).toEqual({ deployment: { id: String(world.id), list: null } });
    expect(body.errors).toEqual([expect.objectContaining({ path: ['deployment', 'list'] })]);
    expect(body.errors[0].message).toContain(list.scope);
    const having = world.backend.with(await world.token(['settings:read', list.scope]));
    expect((await pageOf({ ...world, backend: having }, list, 'Deployment')).totalCount).toBeTypeOf('number');
  });
});
