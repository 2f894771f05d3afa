import { describe, expect, it } from 'vitest';
import { addApiAuthApp, addApiAuthKey, keysPath } from '../../support/api-auth-keys.ts';
import { addOrganization, addUserWithRole } from '../../support/organizations.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

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
            workspace { id apiAuthKeys(first: $first) { totalCount nodes { name } } }
            replacedBy { id replacedBy { id } replaces { id } }
            replaces { id }
          }
        }
      }
    }
  }
}`;

const RULE = { unit: 'hour', duration: 1, max_requests: 10, mode: 'per_key' };

/** Creates an app with a key of a member, a key of a workspace and a key without an owner. */
async function fill(world: World) {
  const app = await addApiAuthApp(world, { self_service: { permissions: ['orders:read'] } });
  const organization = await addOrganization(world);
  const { id: user } = await addUserWithRole(world, organization, 'Member');
  const { id: workspace } = await addWorkspace(world, organization);
  await addApiAuthKey(world, app, { name: 'member', user_id: user, organization_id: organization });
  await addApiAuthKey(world, app, { name: 'workspace', workspace_id: workspace, rate_limits: [RULE] });
  await addApiAuthKey(world, app, { name: 'ownerless' });
  return { app, user, organization, workspace };
}

describe('The graph of API auth keys', () => {
  it('leads from apps to keys and their owners and back in a fixed number of statements', async () => {
    const world = await createWorld();
    const { app, user, organization, workspace } = await fill(world);
    await world.backend.data(NESTED, { first: 3 });
    const one = await countStatementsOf(world, () => world.backend.data(NESTED, { first: 3 }));
    for (let more = 0; more < 3; more += 1) await fill(world);
    expect(await countStatementsOf(world, () => world.backend.data(NESTED, { first: 3 }))).toBe(one);

    const [shown] = (await world.backend.data(NESTED, { first: 2 })).deployment.apiAuthApps.nodes;
    expect(shown).toMatchObject({ name: app, keys: { totalCount: 3, pageInfo: { hasNextPage: true } } });
    const ofApp = { name: app, keyPrefix: 'key', selfService: { permissions: ['orders:read'] } };
    expect(shown.keys.nodes).toEqual([
      {
        ...{ name: 'member', appName: app, permissions: [], rateLimits: null, app: ofApp, workspace: null },
        ...{ replacedBy: null, replaces: null },
        user: { id: user, apiAuthKeys: { totalCount: 1, nodes: [{ name: 'member' }] } },
        organization: {
          id: organization,
          apiAuthKeys: { totalCount: 2, nodes: [{ name: 'member' }, { name: 'workspace' }] },
        },
      },
      {
        ...{ name: 'workspace', appName: app, permissions: [], app: ofApp, user: null },
        ...{ replacedBy: null, replaces: null },
        workspace: { id: workspace, apiAuthKeys: { totalCount: 1, nodes: [{ name: 'workspace' }] } },
        rateLimits: [{ unit: 'HOUR', maxRequests: 10 }],
        organization: {
          id: organization,
          apiAuthKeys: { totalCount: 2, nodes: [{ name: 'member' }, { name: 'workspace' }] },
        },
      },
    ]);
  });

  it('pages through keys with cursors and does not count keys of deleted apps', async () => {
    const world = await createWorld();
    const { app, user } = await fill(world);
    const page = `query ($app: String!, $after: String) {
      apiAuthApp(appName: $app) { keys(first: 2, after: $after) { nodes { name } pageInfo { endCursor hasNextPage } } }
    }`;
    const { nodes, pageInfo } = (await world.backend.data(page, { app })).apiAuthApp.keys;
    expect(nodes).toEqual([{ name: 'member' }, { name: 'workspace' }]);
    const rest = (await world.backend.data(page, { app, after: pageInfo.endCursor })).apiAuthApp.keys;
    expect(rest).toMatchObject({ nodes: [{ name: 'ownerless' }], pageInfo: { hasNextPage: false } });
    await world.backend.delete(`/api-auth/apps/${app}`);
    const ofUser = 'query ($id: ID!) { user(id: $id) { apiAuthKeys { totalCount nodes { name } } } }';
    const { user: shown } = await world.backend.data(ofUser, { id: user });
    expect(shown.apiAuthKeys).toEqual({ totalCount: 0, nodes: [] });
  });

  it('leads from a key to its replacement and back in a fixed number of statements', async () => {
    const world = await createWorld();
    const app = await addApiAuthApp(world);
    const rotate = async (id: string) => (await world.backend.post(`${keysPath(app)}/${id}/rotate`)).body.id;
    const { id: first } = await addApiAuthKey(world, app);
    const second = await rotate(first);
    const query = `query ($app: String!) {
      apiAuthApp(appName: $app) {
        keys { nodes { id replacedBy { id replaces { id } } replaces { id replacedBy { id } } } }
      }
    }`;
    const read = async () => (await world.backend.data(query, { app })).apiAuthApp.keys.nodes;
    const one = await countStatementsOf(world, read);
    const third = await rotate(second);
    const { id: other } = await addApiAuthKey(world, app);
    expect(await countStatementsOf(world, read)).toBe(one);
    const old = (id: string, by: string) => ({ id, replacedBy: { id: by } });
    const next = (id: string, of: string) => ({ id, replaces: { id: of } });
    expect(await read()).toEqual([
      { id: first, replacedBy: next(second, first), replaces: null },
      { id: second, replacedBy: next(third, second), replaces: old(first, second) },
      { id: third, replacedBy: null, replaces: old(second, third) },
      { id: other, replacedBy: null, replaces: null },
    ]);
  });

  it('filters and counts keys by status on every edge', async () => {
    const world = await createWorld();
    const { app, user, organization } = await fill(world);
    const { id: workspace } = await addWorkspace(world, organization);
    await addWorkspaceMembers(world, workspace, [user]);
    const { id } = await addApiAuthKey(world, app, { name: 'lost', user_id: user, workspace_id: workspace });
    await addApiAuthKey(world, app, { name: 'found', user_id: user, workspace_id: workspace });
    await world.backend.post(`${keysPath(app)}/${id}/revoke`, {});
    const query = `query ($app: String!, $user: ID!, $organization: ID!, $workspace: ID!, $status: ApiAuthKeyStatus) {
      apiAuthApp(appName: $app) { keys(filter: { status: $status }) { totalCount nodes { name } } }
      user(id: $user) { apiAuthKeys(filter: { status: $status }) { totalCount nodes { name } } }
      organization(id: $organization) { apiAuthKeys(filter: { status: $status }) { totalCount nodes { name } } }
      workspace(id: $workspace) { apiAuthKeys(filter: { status: $status }) { totalCount nodes { name } } }
    }`;
    const found = async (status: string | null) => {
      const data = await world.backend.data(query, { app, user, organization, workspace, status });
      const pages = [
        data.apiAuthApp.keys,
        ...[data.user, data.organization, data.workspace].map((one) => one.apiAuthKeys),
      ];
      return pages.map(({ totalCount, nodes }) => {
        expect(totalCount).toBe(nodes.length);
        return nodes.map(({ name }: { name: string }) => name).join(' ');
      });
    };
    expect(await found('REVOKED')).toEqual(['lost', 'lost', 'lost', 'lost']);
    expect(await found('EXPIRED')).toEqual(['', '', '', '']);
    expect(await found('LIVE')).toEqual([
      ...['member workspace ownerless found', 'member found', 'member workspace found', 'found'],
    ]);
    expect((await found(null)).at(-1)).toBe('lost found');
  });

  it('returns only the ids of deleted owners', async () => {
    const world = await createWorld();
    const { app, user } = await fill(world);
    await world.backend.delete(`/users/${user}`);
    const query = `query ($app: String!, $user: ID!) {
      apiAuthApp(appName: $app) { keys(filter: { userId: $user }) { nodes { userId user { id } revokedReason } } }
    }`;
    const { apiAuthApp } = await world.backend.data(query, { app, user });
    expect(apiAuthApp.keys.nodes).toEqual([{ userId: user, user: null, revokedReason: 'owner_removed' }]);
  });

  it.each([
    ['{ users { nodes { apiAuthKeys { totalCount } } } }', 'users:read'],
    ['{ organizations { nodes { apiAuthKeys { totalCount } } } }', 'organizations:read'],
    ['{ workspaces { nodes { apiAuthKeys { totalCount } } } }', 'workspaces:read'],
    ['{ apiAuthApps { nodes { keys { totalCount } } } }', 'api_auth_apps:read'],
  ] as const)('%s needs api_auth_keys:read as well', async (query, scope) => {
    const world = await createWorld();
    await fill(world);
    const with_ = async (...scopes: Parameters<World['token']>[0]) =>
      (await world.backend.with(await world.token(['settings:read', ...scopes])).graphql(query)).body;
    expect((await with_(scope)).errors[0].extensions.code).toBe('INSUFFICIENT_PERMISSIONS');
    expect((await with_(scope, 'api_auth_keys:read')).errors).toBeUndefined();
  });

  it('creates, changes, imports, rotates and revokes keys with the same fields as REST', async () => {
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
      importApiAuthKeys(appName: $app, input: {keys: [{hash: $hash, name: "old"}]}) { keys { name prefix } } }`;
    const { importApiAuthKeys } = await backend.data(take, { app, hash: 'a'.repeat(64) });
    expect(importApiAuthKeys).toEqual({ keys: [{ name: 'old', prefix: null }] });
    const { body } = await backend.graphql(revoke, { app, id: '1' });
    expect(body.errors[0].extensions.code).toBe('API_AUTH_KEY_NOT_FOUND');
  });
});
