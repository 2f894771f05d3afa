import { beforeAll, describe, expect, it } from 'vitest';
import { addApiAuthApp, addApiAuthKey, keysPath } from '../../support/api-auth-keys.ts';
import { addOrganization, addUserWithRole } from '../../support/organizations.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const PAGE = `query ($app: String!, $user: ID!, $organization: ID!, $workspace: ID!,
    $first: Int, $last: Int, $search: String, $filter: ApiAuthKeyFilter) {
  apiAuthApp(appName: $app) { keys(first: $first, last: $last, search: $search, filter: $filter) { ...shown } }
  user(id: $user) { keys: apiAuthKeys(first: $first, last: $last, search: $search, filter: $filter) { ...shown } }
  organization(id: $organization) {
    keys: apiAuthKeys(first: $first, last: $last, search: $search, filter: $filter) { ...shown } }
  workspace(id: $workspace) {
    keys: apiAuthKeys(first: $first, last: $last, search: $search, filter: $filter) { ...shown } }
}
fragment shown on ApiAuthKeyConnection { totalCount nodes { id name createdAt lastFour } }`;

const PARENTS = ['apiAuthApp', 'user', 'organization', 'workspace'] as const;

interface Key {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly lastFour: string;
}

let world: World;
let of: { readonly app: string; readonly user: string; readonly organization: string; readonly workspace: string };

/** Creates an app with one key of each kind, and another app with one key. */
beforeAll(async () => {
  world = await createWorld();
  const app = await addApiAuthApp(world);
  const organization = await addOrganization(world);
  const { id: user } = await addUserWithRole(world, organization, 'Member');
  const { id: workspace } = await addWorkspace(world, organization);
  await addWorkspaceMembers(world, workspace, [user]);
  of = { app, user, organization, workspace };
  await addApiAuthKey(world, app, { name: 'user', user_id: user });
  await addApiAuthKey(world, app, { name: 'member', user_id: user, organization_id: organization });
  await addApiAuthKey(world, app, { name: 'guest', user_id: user, workspace_id: workspace });
  await addApiAuthKey(world, app, { name: 'Workspace', workspace_id: workspace });
  const { id } = await addApiAuthKey(world, app, { name: 'ownerless' });
  await world.backend.post(`${keysPath(app)}/${id}/revoke`, {});
  await addApiAuthKey(world, await addApiAuthApp(world), { name: 'user elsewhere', user_id: user });
});

/** The keys of the app, the user, the organization and the workspace. */
async function pagesOf(requested: Record<string, unknown>): Promise<{ totalCount: number; nodes: Key[] }[]> {
  const data = await world.backend.data(PAGE, { ...of, ...requested });
  return PARENTS.map((parent) => data[parent].keys);
}

async function namesOf(requested: Record<string, unknown>): Promise<string[]> {
  return (await pagesOf(requested)).map(({ totalCount, nodes }) => {
    if (!('first' in requested || 'last' in requested)) expect(totalCount).toBe(nodes.length);
    return nodes.map(({ name }) => name).join(', ');
  });
}

describe('the keys of an app, a user, an organization and a workspace', () => {
  it('lists keys oldest first and pages from both ends', async () => {
    expect(await namesOf({})).toEqual([
      'user, member, guest, Workspace, ownerless',
      'user, member, guest, user elsewhere',
      'member, guest, Workspace',
      'guest, Workspace',
    ]);
    expect(await namesOf({ first: 1 })).toEqual(['user', 'user', 'member', 'guest']);
    expect(await namesOf({ last: 1 })).toEqual(['ownerless', 'user elsewhere', 'Workspace', 'Workspace']);
    expect((await pagesOf({ last: 1 })).map(({ totalCount }) => totalCount)).toEqual([5, 4, 3, 2]);
  });

  it('filters keys by owner, status, creator and name', async () => {
    const cases: [Record<string, unknown>, string[]][] = [
      [
        { filter: { userId: of.user } },
        ['user, member, guest', 'user, member, guest, user elsewhere', 'member, guest', 'guest'],
      ],
      [
        { filter: { organizationId: of.organization } },
        ['member, guest, Workspace', 'member, guest', 'member, guest, Workspace', 'guest, Workspace'],
      ],
      [{ filter: { workspaceId: of.workspace, userId: of.user } }, ['guest', 'guest', 'guest', 'guest']],
      [{ filter: { status: 'REVOKED' } }, ['ownerless', '', '', '']],
      [{ filter: { selfMade: true } }, ['', '', '', '']],
      [{ search: 'WORK' }, ['Workspace', '', 'Workspace', 'Workspace']],
      [
        { search: 'e', filter: { selfMade: false, status: 'LIVE', userId: of.user } },
        ['user, member, guest', 'user, member, guest, user elsewhere', 'member, guest', 'guest'],
      ],
    ];
    for (const [requested, expected] of cases)
      expect([requested, await namesOf(requested)]).toEqual([requested, expected]);
  });

  it('filters keys by id, last four characters and creation time', async () => {
    const [{ nodes } = { nodes: [] }] = await pagesOf({});
    const [user, member, guest] = nodes as [Key, Key, Key];
    const first = async (filter: object) => (await namesOf({ filter }))[0];
    const those = (keep: (key: Key) => boolean) =>
      nodes
        .filter(keep)
        .map(({ name }) => name)
        .join(', ');
    expect(await first({ ids: [guest.id, user.id, '1'] })).toBe('user, guest');
    expect(await first({ lastFour: member.lastFour })).toBe(those(({ lastFour }) => lastFour === member.lastFour));
    expect(await first({ createdSince: guest.createdAt })).toBe(those((key) => key.createdAt >= guest.createdAt));
    expect(await first({ createdUntil: guest.createdAt })).toBe(those((key) => key.createdAt < guest.createdAt));
  });

  it.each([
    ['101 items', { first: 101 }],
    ['101 ids', { filter: { ids: Array(101).fill('1') } }],
    ['five last characters', { filter: { lastFour: 'abcde' } }],
    ['an empty search', { search: '' }],
    ['a long search', { search: 'a'.repeat(256) }],
  ])('rejects a list of keys with %s', async (_, requested) => {
    const { body } = await world.backend.graphql(PAGE, { ...of, ...requested });
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });

  it('does not list keys of another deployment', async () => {
    const other = await createWorld();
    const { id } = await addApiAuthKey(other, await addApiAuthApp(other));
    expect(await namesOf({ filter: { ids: [id] } })).toEqual(['', '', '', '']);
  });

  it('lists the keys of all parents with one statement, and one more for the count', async () => {
    const query = (fields: string) =>
      `{ apiAuthApps { nodes { keys(last: 2, search: "e", filter: { status: LIVE }) { ${fields} } } } }`;
    const read = (fields: string) => countStatementsOf(world, () => world.backend.data(query(fields)));
    await read('nodes { id }');
    const one = await read('nodes { id }');
    expect((await read('nodes { id } totalCount')) - one).toBe(1);
    await addApiAuthKey(world, await addApiAuthApp(world));
    expect(await read('nodes { id }')).toBe(one);
  });

  it('keeps the list with limit and offset in REST', async () => {
    const query = 'query ($app: String!) { listApiAuthKeys(appName: $app) { hasMore } }';
    const { body } = await world.backend.graphql(query, { app: of.app });
    expect(body.errors[0].message).toContain('Cannot query field "listApiAuthKeys"');
    const { body: list } = await world.backend.get(`${keysPath(of.app)}?limit=2&user_id=${of.user}&search=e`);
    expect(list).toMatchObject({ data: [{ name: 'guest' }, { name: 'member' }], has_more: true, limit: 2, offset: 0 });
  });
});

describe('importApiAuthKeys and verifyApiKeys', () => {
  const IMPORT = `mutation ($app: String!, $input: ImportApiAuthKeysInput!) {
    importApiAuthKeys(appName: $app, input: $input) { __typename keys { name app { name } } } }`;

  it('returns keys and verifications in GraphQL without limit and offset', async () => {
    const { app } = of;
    const keys = ['a', 'b'].map((letter) => ({ hash: letter.repeat(64), name: `Imported ${letter}` }));
    expect((await world.backend.data(IMPORT, { app, input: { keys } })).importApiAuthKeys).toEqual({
      __typename: 'ImportedApiAuthKeys',
      keys: [
        { name: 'Imported a', app: { name: app } },
        { name: 'Imported b', app: { name: app } },
      ],
    });
    const { key } = await addApiAuthKey(world, app);
    const verify = `mutation ($input: VerifyApiKeysInput!) { verifyApiKeys(input: $input) { verifications { valid code } } }`;
    const checks = [key, 'none'].map((one) => ({ key: one, appName: app }));
    expect((await world.backend.data(verify, { input: { checks } })).verifyApiKeys.verifications).toEqual([
      { valid: true, code: 'VALID' },
      { valid: false, code: 'NOT_FOUND' },
    ]);
  });

  it('returns keys and verifications over REST as documented', async () => {
    const { status, body } = await world.backend.post(`${keysPath(of.app)}/import`, {
      keys: [{ hash: 'c'.repeat(64), name: 'Imported c' }],
    });
    expect([status, Object.keys(body)]).toEqual([201, ['data', 'has_more', 'limit', 'offset']]);
    expect(body).toMatchObject({ data: [{ name: 'Imported c' }], has_more: false, limit: null, offset: null });
    const { body: checked } = await world.backend.post('/api-auth/verify/batch', {
      checks: [{ key: 'none', any_app: true }],
    });
    expect(checked).toMatchObject({ data: [{ code: 'NOT_FOUND' }] });
  });
});
