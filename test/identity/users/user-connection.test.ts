import { beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../support/add-user.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const PAGE = `query ($first: Int, $after: String, $last: Int, $before: String, $orderBy: UserOrder, $filter: UserFilter) {
  users(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy, filter: $filter) {
    nodes { id firstName lastName username email createdAt }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    totalCount
  }
}`;

const cursorOf = (position: unknown[]) => Buffer.from(JSON.stringify(position)).toString('base64url');

let world: World;
let ids: string[];

beforeAll(async () => {
  world = await createWorld();
  const names = [
    ['Ada', 'Lovelace'],
    ['Émile', null],
    [null, null],
    ['ada', 'Byron'],
    ['Zoë', 'Byron'],
    [null, 'Turing'],
    ['Ada', 'Lovelace'],
  ];
  ids = [];
  for (const [at, [firstName, lastName]] of names.entries()) {
    const email = `user${at}@example.com`;
    const { body } = await world.backend.post('/users', { email, first_name: firstName, last_name: lastName });
    ids.push(body.id);
  }
});

async function pageOf(variables: object, size: number | null = null) {
  const { users } = await world.backend.data(PAGE, { ...(size === null ? { first: 100 } : {}), ...variables });
  return users as {
    nodes: Record<string, string | null>[];
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
    totalCount: number;
  };
}

const idsOf = (page: { nodes: Record<string, string | null>[] }) => page.nodes.map(({ id }) => id);

/** All users, by pages of two, from the beginning or from the end. */
async function walked(orderBy: object | null, isFromEnd: boolean): Promise<(string | null | undefined)[]> {
  const found: (string | null | undefined)[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < 10; page += 1) {
    const { nodes, pageInfo } = await pageOf(
      isFromEnd ? { last: 2, before: cursor, orderBy } : { first: 2, after: cursor, orderBy },
      2,
    );
    const own = nodes.map(({ id }) => id);
    if (isFromEnd) found.unshift(...own);
    else found.push(...own);
    if (!(isFromEnd ? pageInfo.hasPreviousPage : pageInfo.hasNextPage)) return found;
    cursor = isFromEnd ? pageInfo.startCursor : pageInfo.endCursor;
  }
  throw new Error('The pages do not end.');
}

describe('the users of a deployment', () => {
  it('are listed in the order in which they were created', async () => {
    expect(idsOf(await pageOf({}))).toEqual(ids);
    expect(idsOf(await pageOf({ last: 2 }, 2))).toEqual(ids.slice(-2));
  });

  it.each(['CREATED_AT', 'FIRST_NAME', 'LAST_NAME', 'USERNAME', 'EMAIL'] as const)(
    'have the order of REST in pages from both ends and in both directions, ordered by %s',
    async (field) => {
      for (const direction of ['ASC', 'DESC']) {
        const { body } = await world.backend.get(
          `/users?sort_key=${field.toLowerCase()}&sort_order=${direction.toLowerCase()}`,
        );
        const expected = body.data.map(({ id }: { id: string }) => id);
        expect(idsOf(await pageOf({ orderBy: { field, direction } }))).toEqual(expected);
        for (const isFromEnd of [false, true]) expect(await walked({ field, direction }, isFromEnd)).toEqual(expected);
      }
    },
  );

  it('are filtered and counted by ids, exact address, activity and time of creation', async () => {
    const all = await pageOf({});
    const [second, third] = [all.nodes[1], all.nodes[2]];
    const inactive = ids[4] as string;
    await world.backend.patch(`/users/${inactive}`, { is_active: false });
    const cases: [object, (string | undefined)[]][] = [
      [{ ids: [ids[0], ids[3], '1'] }, [ids[0], ids[3]]],
      [{ ids: [] }, []],
      [{ email: 'USER2@example.com' }, [ids[2]]],
      [{ email: 'user@example.com' }, []],
      [{ isActive: false }, [inactive]],
      [{ isActive: true }, ids.filter((id) => id !== inactive)],
      [
        { createdUntil: second?.createdAt },
        all.nodes
          .filter(({ createdAt }) => (createdAt ?? '') < (second?.createdAt ?? ''))
          .map(({ id }) => id as string),
      ],
      [
        { createdSince: third?.createdAt, isActive: true },
        all.nodes
          .filter(({ id, createdAt }) => (createdAt ?? '') >= (third?.createdAt ?? '') && id !== inactive)
          .map(({ id }) => id as string),
      ],
    ];
    for (const [filter, expected] of cases) {
      const page = await pageOf({ filter });
      expect([filter, idsOf(page), page.totalCount]).toEqual([filter, expected, expected.length]);
    }
  });

  it.each([
    ['both sizes', { first: 1, last: 1 }, 'last'],
    ['101 items', { first: 101 }, 'first'],
    ['no items', { last: 0 }, 'last'],
    ['a cursor of another order', { first: 1, after: 'W10', orderBy: { field: 'EMAIL' } }, 'after'],
    [
      'a cursor without a time',
      { first: 1, after: cursorOf(['CREATED_AT', 'soon', '1']), orderBy: { field: 'CREATED_AT' } },
      'after',
    ],
    ['101 ids', { filter: { ids: Array(101).fill('1') } }, 'ids'],
    ['an invalid address', { filter: { email: 'no-address' } }, 'email'],
  ])('are rejected with %s', async (_, variables, field) => {
    const { body } = await world.backend.graphql(PAGE, variables);
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
    expect(body.errors[0].message + JSON.stringify(body.errors[0].extensions)).toContain(field);
  });

  it('are not listed for another deployment', async () => {
    const other = await createWorld();
    const { id } = await addUser(other);
    expect((await other.backend.data(PAGE, { first: 100 })).users.nodes.map((user: { id: string }) => user.id)).toEqual(
      [id],
    );
    expect((await pageOf({ filter: { ids: [id] } })).nodes).toEqual([]);
  });

  it('take one statement, and one more to count them', async () => {
    const lean = '{ users(last: 2, orderBy: { field: EMAIL }) { nodes { id } } }';
    await world.backend.data(lean);
    const one = await countStatementsOf(world, () => world.backend.data(lean));
    const counted = await countStatementsOf(world, () => world.backend.data(lean.replace('} } }', '} totalCount } }')));
    expect(counted - one).toBe(1);
  });
});

describe('a user who is missing', () => {
  it('is null with an error, and the rest of the document has data', async () => {
    const { status, body } = await world.backend.graphql(
      `query ($id: ID!) { missing: user(id: "1") { id } found: user(id: $id) { email } }`,
      { id: ids[0] },
    );
    expect([status, body.data]).toEqual([200, { missing: null, found: { email: 'user0@example.com' } }]);
    expect(body.errors).toEqual([expect.objectContaining({ path: ['missing'] })]);
    expect(body.errors[0].extensions.code).toBe('USER_NOT_FOUND');
  });
});
