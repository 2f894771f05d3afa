import { describe, expect, it } from 'vitest';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const EDGES = [
  ['apiAuthApps', 'api_auth_apps:read', (world: World, name: string) => world.backend.post('/api-auth/apps', { name })],
  [
    'oauthApplications',
    'oauth_applications:read',
    (world: World, name: string) => world.backend.post('/oauth-applications', { type: 'machine', name }),
  ],
  [
    'oauthResources',
    'oauth_applications:read',
    (world: World, name: string) =>
      world.backend.post('/oauth-resources', { identifier: `https://${name}.example.com/`, name }),
  ],
] as const;

const query = (edge: string) => `query ($first: Int! = 20, $after: String) {
  deployment { page: ${edge}(first: $first, after: $after) {
    totalCount nodes { name } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage endCursor }
  } }
}`;

describe.each(EDGES)('deployment → %s', (edge, scope, make) => {
  it('is a connection of this deployment only, oldest first', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    await make(other, 'elsewhere');
    for (const name of ['a', 'b', 'c']) await make(world, name);
    const { page: all } = (await world.backend.data(query(edge))).deployment;
    const names: string[] = all.nodes
      .map(({ name }: { name: string }) => name)
      .filter((name: string) => name.length === 1);
    expect(names).toEqual(['a', 'b', 'c']);
    expect(all.totalCount).toBe(all.nodes.length);
    expect(all.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });

    const { page: first } = (await world.backend.data(query(edge), { first: 2 })).deployment;
    expect([first.nodes, first.totalCount]).toEqual([all.nodes.slice(0, 2), all.totalCount]);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const { page: rest } = (await world.backend.data(query(edge), { after: first.pageInfo.endCursor })).deployment;
    expect(rest.nodes).toEqual(all.nodes.slice(2));
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
  });

  it('executes the same number of statements for any number of items', async () => {
    const world = await createWorld();
    const read = () => countStatementsOf(world, () => world.backend.data(query(edge)));
    await make(world, 'a');
    const few = await read();
    for (const name of ['b', 'c', 'd']) await make(world, name);
    expect(await read()).toBe(few);
  });

  it('requires its scope and rejects a cursor of another connection', async () => {
    const world = await createWorld();
    const lacking = world.backend.with(await world.token(['settings:read']));
    const { body } = await lacking.graphql(query(edge));
    expect(body.errors[0].extensions.code).toBe('INSUFFICIENT_PERMISSIONS');
    expect(body.errors[0].message).toContain(scope);
    const having = world.backend.with(await world.token(['settings:read', scope]));
    expect((await having.data(query(edge))).deployment.page.totalCount).toBeTypeOf('number');
    const { body: wrong } = await world.backend.graphql(query(edge), { after: 'abc' });
    expect(wrong.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });
});

it('does not count deleted API auth apps', async () => {
  const { backend } = await createWorld();
  for (const name of ['a', 'b']) await backend.post('/api-auth/apps', { name });
  await backend.delete('/api-auth/apps/a');
  const { page } = (await backend.data(query('apiAuthApps'))).deployment;
  expect([page.totalCount, page.nodes]).toEqual([1, [{ name: 'b' }]]);
});
