import { describe, expect, it } from 'vitest';
import { addApiAuthApp, addApiAuthKey } from '../support/api-auth-keys.ts';
import { addOrganization, addPersonAs } from '../support/organizations.ts';
import { addWorkspace } from '../support/workspaces.ts';
import { createWorld, statementsOf, type World } from '../support/world.ts';

const NESTED = `query ($first: Int!) {
  deployment {
    apiAuthApps(first: $first) {
      nodes {
        name
        keys(first: $first) {
          totalCount
          pageInfo { hasNextPage }
          nodes {
            name appName permissions
            rateLimits { unit maxRequests }
            app { name keyPrefix selfService { permissions } }
            user { id apiAuthKeys(first: $first) { totalCount nodes { name } } }
            organization { id apiAuthKeys(first: $first) { totalCount nodes { name } } }
            workspace { id }
          }
        }
      }
    }
  }
}`;

const RULE = { unit: 'hour', duration: 1, max_requests: 10, mode: 'per_key' };

/** An app with a key of a member, one of a workspace, and nobody's. */
async function fill(world: World) {
  const app = await addApiAuthApp(world, { self_service: { permissions: ['orders:read'] } });
  const organization = await addOrganization(world);
  const { id: user } = await addPersonAs(world, organization, 'Member');
  const { id: workspace } = await addWorkspace(world, organization);
  await addApiAuthKey(world, app, { name: 'member', user_id: user, organization_id: organization });
  await addApiAuthKey(world, app, { name: 'workspace', workspace_id: workspace, rate_limits: [RULE] });
  await addApiAuthKey(world, app, { name: 'nobody' });
  return { app, user, organization, workspace };
}

describe('The graph of API auth keys', () => {
  it('leads from apps to keys and their owners and back, in as many statements however many there are', async () => {
    const world = await createWorld();
    const { app, user, organization, workspace } = await fill(world);
    await world.backend.data(NESTED, { first: 3 });
    const one = await statementsOf(world, () => world.backend.data(NESTED, { first: 3 }));
    for (let more = 0; more < 3; more += 1) await fill(world);
    expect(await statementsOf(world, () => world.backend.data(NESTED, { first: 3 }))).toBe(one);

    const [shown] = (await world.backend.data(NESTED, { first: 2 })).deployment.apiAuthApps.nodes;
    expect(shown).toMatchObject({ name: app, keys: { totalCount: 3, pageInfo: { hasNextPage: true } } });
    const ofApp = { name: app, keyPrefix: 'key', selfService: { permissions: ['orders:read'] } };
    expect(shown.keys.nodes).toEqual([
      {
        ...{ name: 'member', appName: app, permissions: [], rateLimits: null, app: ofApp, workspace: null },
        user: { id: user, apiAuthKeys: { totalCount: 1, nodes: [{ name: 'member' }] } },
        organization: {
          id: organization,
          apiAuthKeys: { totalCount: 2, nodes: [{ name: 'member' }, { name: 'workspace' }] },
        },
      },
      {
        ...{ name: 'workspace', appName: app, permissions: [], app: ofApp, user: null, workspace: { id: workspace } },
        rateLimits: [{ unit: 'HOUR', maxRequests: 10 }],
        organization: {
          id: organization,
          apiAuthKeys: { totalCount: 2, nodes: [{ name: 'member' }, { name: 'workspace' }] },
        },
      },
    ]);
  });

  it('reads on behind cursors, and counts no keys of deleted apps', async () => {
    const world = await createWorld();
    const { app, user } = await fill(world);
    const page = `query ($app: String!, $after: String) {
      apiAuthApp(appName: $app) { keys(first: 2, after: $after) { nodes { name } pageInfo { endCursor hasNextPage } } }
    }`;
    const { nodes, pageInfo } = (await world.backend.data(page, { app })).apiAuthApp.keys;
    expect(nodes).toEqual([{ name: 'member' }, { name: 'workspace' }]);
    const rest = (await world.backend.data(page, { app, after: pageInfo.endCursor })).apiAuthApp.keys;
    expect(rest).toMatchObject({ nodes: [{ name: 'nobody' }], pageInfo: { hasNextPage: false } });
    await world.backend.delete(`/api-auth/apps/${app}`);
    const ofUser = 'query ($id: ID!) { user(userId: $id) { apiAuthKeys { totalCount nodes { name } } } }';
    const { user: shown } = await world.backend.data(ofUser, { id: user });
    expect(shown.apiAuthKeys).toEqual({ totalCount: 0, nodes: [] });
  });

  it('shows owners that ended as an id alone', async () => {
    const world = await createWorld();
    const { app, user } = await fill(world);
    await world.backend.delete(`/users/${user}`);
    const query = `query ($app: String!, $user: ID!) {
      apiAuthKeys(appName: $app, userId: $user) { data { userId user { id } revokedReason } }
    }`;
    const { apiAuthKeys } = await world.backend.data(query, { app, user });
    expect(apiAuthKeys.data).toEqual([{ userId: user, user: null, revokedReason: 'owner_removed' }]);
  });

  it.each([
    ['{ users { data { apiAuthKeys { totalCount } } } }', 'users:read'],
    ['{ organizations { data { apiAuthKeys { totalCount } } } }', 'organizations:read'],
    ['{ apiAuthApps { data { keys { totalCount } } } }', 'api_auth_apps:read'],
  ] as const)('%s needs api_auth_keys:read as well', async (query, scope) => {
    const world = await createWorld();
    await fill(world);
    const with_ = async (...scopes: Parameters<World['token']>[0]) =>
      (await world.backend.with(await world.token(scopes)).graphql(query)).body;
    expect((await with_(scope)).errors[0].extensions.code).toBe('INSUFFICIENT_PERMISSIONS');
    expect((await with_(scope, 'api_auth_keys:read')).errors).toBeUndefined();
  });

  it('makes, changes, imports, rotates and revokes with the same fields', async () => {
    const world = await createWorld();
    const { app } = await fill(world);
    const { backend } = world;
    const { createApiAuthKey: made } = await backend.data(
      `mutation ($app: String!, $input: CreateApiAuthKeyInput!) {
        createApiAuthKey(appName: $app, input: $input) { id key lastFour metadata permissions } }`,
      { app, input: { name: 'CI', metadata: { snake_case: 1 }, permissions: ['orders:read'] } },
    );
    expect(made).toMatchObject({
      lastFour: made.key.slice(-4),
      metadata: { snake_case: 1 },
      permissions: ['orders:read'],
    });
    const variables = { app, id: made.id };
    const change = `mutation ($app: String!, $id: ID!) {
      updateApiAuthKey(appName: $app, keyId: $id, input: {name: "CD"}) { name permissions } }`;
    expect((await backend.data(change, variables)).updateApiAuthKey).toEqual({
      name: 'CD',
      permissions: ['orders:read'],
    });
    const rotate = `mutation ($app: String!, $id: ID!) {
      rotateApiAuthKey(appName: $app, keyId: $id, input: {}) { id key name } }`;
    const { rotateApiAuthKey: next } = await backend.data(rotate, variables);
    expect([next.name, next.key === made.key]).toEqual(['CD', false]);
    const revoke = `mutation ($app: String!, $id: ID!) {
      revokeApiAuthKey(appName: $app, keyId: $id, input: {reason: "test"}) { revokedReason replacedById } }`;
    expect((await backend.data(revoke, variables)).revokeApiAuthKey).toEqual({
      revokedReason: 'test',
      replacedById: next.id,
    });
    const take = `mutation ($app: String!, $hash: String!) {
      importApiAuthKeys(appName: $app, input: {keys: [{hash: $hash, name: "old"}]}) { data { name prefix } hasMore } }`;
    const { importApiAuthKeys } = await backend.data(take, { app, hash: 'a'.repeat(64) });
    expect(importApiAuthKeys).toEqual({ data: [{ name: 'old', prefix: null }], hasMore: false });
    const { body } = await backend.graphql(revoke, { app, id: '1' });
    expect(body.errors[0].extensions.code).toBe('API_AUTH_KEY_NOT_FOUND');
  });
});
