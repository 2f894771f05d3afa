import { describe, expect, it } from 'vitest';
import { PASSWORD, signIn } from '../../support/accounts.ts';
import { addUser, type TestUser } from '../../support/add-user.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const PAGE = `query ($id: ID!, $first: Int, $after: String, $last: Int, $before: String, $orderBy: UserSessionOrder) {
  user(id: $id) {
    sessions(first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
      nodes { id userId user { id email } method signedInAt lastActiveAt }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      totalCount
    }
  }
}`;

interface Page {
  readonly nodes: readonly {
    readonly id: string;
    readonly userId: string;
    readonly user: { readonly id: string; readonly email: string };
  }[];
  readonly pageInfo: Record<'hasNextPage' | 'hasPreviousPage', boolean> & Record<'startCursor' | 'endCursor', string>;
  readonly totalCount: number;
}

async function addSignedIn(world: World, browsers: number): Promise<TestUser> {
  const user = await addUser(world, { password: PASSWORD });
  for (let count = 0; count < browsers; count += 1) await signIn(world.browser(), user.email as string);
  return user;
}

async function sessionsOf({ backend }: World, id: string, variables: object = {}): Promise<Page> {
  return (await backend.data(PAGE, { id, ...variables })).user.sessions;
}

const idsOf = ({ nodes }: Page) => nodes.map(({ id }) => id);

/** All sessions, by pages of two, from the beginning or from the end. */
async function walked(world: World, id: string, orderBy: object | null, isFromEnd: boolean): Promise<string[]> {
  const found: string[] = [];
  let cursor: string | null = null;
  for (let count = 0; count < 10; count += 1) {
    const part: object = isFromEnd ? { last: 2, before: cursor } : { first: 2, after: cursor };
    const page = await sessionsOf(world, id, { ...part, orderBy });
    if (isFromEnd) found.unshift(...idsOf(page));
    else found.push(...idsOf(page));
    if (!(isFromEnd ? page.pageInfo.hasPreviousPage : page.pageInfo.hasNextPage)) return found;
    cursor = isFromEnd ? page.pageInfo.startCursor : page.pageInfo.endCursor;
  }
  throw new Error('The pages do not end.');
}

/** Sets the last activity of the browsers in another order than their sign-ins, two of them at the same time. */
async function used({ services, id: deploymentId }: World, sessionIds: readonly string[]): Promise<void> {
  const minutesAgo = [30, 10, 20, 10, 40];
  for (const [at, id] of sessionIds.entries()) {
    await services.database.rows
      .updateTable('session')
      .set({
        last_active_at: new Date(Date.now() - (minutesAgo[at] ?? 0) * 60_000)
          .toISOString()
          .replace(/:\d\d\..*/, ':00.000Z'),
      })
      .where('deployment_id', '=', deploymentId)
      .where('id', '=', id)
      .execute();
  }
}

describe('the sessions of a user', () => {
  it('are listed in the order in which they were created, each with its user', async () => {
    const world = await createWorld();
    const ada = await addSignedIn(world, 3);
    await addSignedIn(world, 1);
    const page = await sessionsOf(world, ada.id);
    expect(idsOf(page)).toEqual(idsOf(page).toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1)));
    expect([page.nodes.length, page.totalCount]).toEqual([3, 3]);
    for (const node of page.nodes) {
      expect(node).toMatchObject({ userId: ada.id, user: { id: ada.id, email: ada.email }, method: 'EMAIL_PASSWORD' });
    }
  });

  it.each(['LAST_ACTIVE_AT', 'SIGNED_IN_AT'])(
    'have the same order in pages from both ends and in both directions, ordered by %s',
    async (field) => {
      const world = await createWorld();
      const { id } = await addSignedIn(world, 5);
      await used(world, idsOf(await sessionsOf(world, id)));
      const up = idsOf(await sessionsOf(world, id, { orderBy: { field } }));
      expect(up).toHaveLength(5);
      const down = idsOf(await sessionsOf(world, id, { orderBy: { field, direction: 'DESC' } }));
      expect(down).toEqual(up.toReversed());
      for (const isFromEnd of [false, true]) {
        expect(await walked(world, id, { field, direction: 'ASC' }, isFromEnd)).toEqual(up);
        expect(await walked(world, id, { field, direction: 'DESC' }, isFromEnd)).toEqual(down);
        expect(await walked(world, id, null, isFromEnd)).toEqual(idsOf(await sessionsOf(world, id)));
      }
    },
  );

  it('have the order of REST: the most recently used first', async () => {
    const world = await createWorld();
    const { id } = await addSignedIn(world, 5);
    const began = idsOf(await sessionsOf(world, id));
    await used(world, began);
    const { body } = await world.backend.get(`/users/${id}/sessions`);
    const rest = body.data.map((session: { id: string }) => session.id);
    expect(rest).not.toEqual(began);
    expect(idsOf(await sessionsOf(world, id, { orderBy: { field: 'LAST_ACTIVE_AT', direction: 'DESC' } }))).toEqual(
      rest,
    );
  });

  it('are neither listed nor counted after they have ended', async () => {
    const world = await createWorld();
    const { id } = await addSignedIn(world, 2);
    await world.backend.post(`/users/${id}/sessions/revoke-all`);
    expect(await sessionsOf(world, id)).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it('take one statement for all users, one for their counts and one for the users of the sessions', async () => {
    const world = await createWorld();
    const statements = (selection: string) => {
      const query = `{ users { nodes { id ${selection} } } }`;
      return countStatementsOf(world, () => world.backend.data(query));
    };
    await addSignedIn(world, 1);
    await statements('');
    const users = await statements('');
    for (let count = 0; count < 3; count += 1) await addSignedIn(world, 2);
    expect(await statements('')).toBe(users);
    expect(await statements('sessions { nodes { id } }')).toBe(users + 1);
    expect(await statements('sessions { nodes { id } totalCount }')).toBe(users + 2);
    expect(await statements('sessions(last: 1) { nodes { id user { id } } }')).toBe(users + 2);
  });

  it('are not visible to another deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const { id } = await addSignedIn(world, 1);
    const { body } = await other.backend.graphql(PAGE, { id });
    expect(body.data).toEqual({ user: null });
    expect(body.errors[0].extensions.code).toBe('USER_NOT_FOUND');
  });

  it('require only users:read', async () => {
    const world = await createWorld();
    const { id } = await addSignedIn(world, 1);
    const lacking = world.backend.with(await world.token(['settings:read']));
    expect((await lacking.graphql(PAGE, { id })).body.errors[0].extensions.code).toBe('INSUFFICIENT_PERMISSIONS');
    const having = world.backend.with(await world.token(['users:read']));
    expect((await having.data(PAGE, { id })).user.sessions.totalCount).toBe(1);
  });

  it.each([
    ['both sizes', { first: 1, last: 1 }],
    ['101 items', { first: 101 }],
    ['a cursor of another order', { after: 'MQ', orderBy: { field: 'SIGNED_IN_AT' } }],
  ])('are rejected with %s', async (_, variables) => {
    const world = await createWorld();
    const { id } = await addUser(world);
    const { body } = await world.backend.graphql(PAGE, { id, ...variables });
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });
});
