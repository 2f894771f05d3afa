import { getNamedType, isInputObjectType, isObjectType, isRequiredArgument } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { edgeOf } from '../../src/api/directives/directives.ts';
import { sampleQueries } from '../../src/api/samples.ts';
import { graphOf } from '../../src/api/schema/graph.ts';
import { assembleSchemas, readTypeDefs } from '../../src/api/schema/schema.ts';
import { addUser } from '../support/add-user.ts';
import type { BrowserClient } from '../support/clients.ts';
import { documentReady } from '../support/documents.ts';
import { addMember, addOrganization, roleNamed } from '../support/organizations.ts';
import { resolvers } from '../support/resolvers.ts';
import type { GraphqlError } from '../support/rest-types/response-of.ts';
import { openSignedInBrowser } from '../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../support/workspaces.ts';
import { createWorld, type World } from '../support/world.ts';

const graph = graphOf(assembleSchemas(readTypeDefs(), resolvers).DEPLOYMENT);
const ABSENT = '9223372036854775807';

/**
 * `admin` is an admin of the organization and not a member of its workspace, `member` is in both, `guest` only in the workspace,
 * `invited` has invitations to both, and `outsider` is in another organization.
 */
type Actor = 'admin' | 'member' | 'guest' | 'invited' | 'outsider' | 'anonymous';

let world: World;
let browsers: Record<Actor, BrowserClient>;
let ids: { organization: string; workspace: string; otherOrganization: string; otherWorkspace: string };
let people: Record<Exclude<Actor, 'anonymous'>, string>;

beforeAll(async () => {
  world = await createWorld();
  const add = async (firstName: string) => (await addUser(world, { firstName, username: firstName.toLowerCase() })).id;
  const invitedEmail = 'ina@example.com';
  people = {
    admin: await add('Alice'),
    member: await add('Mo'),
    guest: await add('Gus'),
    invited: (await addUser(world, { firstName: 'Ina', email: invitedEmail })).id,
    outsider: await add('Stan'),
  };
  const organization = await addOrganization(world, 'Acme');
  const otherOrganization = await addOrganization(world, 'Beta');
  await addMember(world, organization, people.admin, [await roleNamed(world, organization, 'Admin')]);
  await addMember(world, organization, people.member);
  await addMember(world, otherOrganization, people.outsider, [await roleNamed(world, otherOrganization, 'Admin')]);
  const { id: workspace } = await addWorkspace(world, organization);
  await addWorkspaceMembers(world, workspace, [people.member, people.guest]);
  const { id: otherWorkspace } = await addWorkspace(world, otherOrganization);
  await addWorkspaceMembers(world, otherWorkspace, [people.outsider]);
  ids = { organization, workspace, otherOrganization, otherWorkspace };
  const browserOf = (actor: Exclude<Actor, 'anonymous'>) => openSignedInBrowser(world, people[actor]);
  browsers = {
    admin: await browserOf('admin'),
    member: await browserOf('member'),
    guest: await browserOf('guest'),
    invited: await browserOf('invited'),
    outsider: await browserOf('outsider'),
    anonymous: world.browser(),
  };
  // The outsider has a key of the organization without being a member, as if the key had outlived a membership.
  const app = { name: 'shop', self_service: { permissions: [], max_keys: 5 } };
  expect((await world.backend.post('/api-auth/apps', app)).status).toBe(201);
  const key = { name: 'CLI', organization_id: organization, workspace_id: workspace };
  const { status } = await browsers.member.post('/api-auth/apps/shop/keys', key);
  expect(status).toBe(201);
  await browsers.outsider.post('/api-auth/apps/shop/keys', { name: 'CLI' });
  await world.services.database.rows
    .updateTable('api_auth_key')
    .set({ organization_id: organization, workspace_id: workspace })
    .where('deployment_id', '=', world.id)
    .where('user_id', '=', people.outsider)
    .execute();
  expect((await browsers.member.post('/session/switch-workspace', { workspace_id: workspace })).status).toBe(200);
  for (const path of [`/organizations/${organization}`, `/workspaces/${workspace}`]) {
    const { status } = await browsers.admin.post(`${path}/invitations`, { email: invitedEmail });
    expect([path, status]).toEqual([path, 201]);
  }
  const application = { type: 'machine', name: 'Importer' };
  const applications = `/organizations/${organization}/oauth-applications` as const;
  expect((await browsers.admin.post(applications, application)).status).toBe(201);
  const agent = { name: 'Help', model: 'some-model', audience: 'all_users' };
  const { body: created } = await world.backend.post('/ai-agents', agent);
  for (const actor of ['member', 'outsider'] as const)
    expect((await browsers[actor].post(`/ai-agents/${created.id}/threads`, {})).status).toBe(201);
  const base = { name: 'Recipes', type: 'vector', is_searchable_by_users: true } as const;
  const { body: recipes } = await world.backend.post('/ai-knowledge-bases', base);
  const text = { name: 'pie.txt', content: 'Apple pie.' };
  const { body: document } = await world.backend.post(`/ai-knowledge-bases/${recipes.id}/documents`, text);
  await documentReady(world.backend, recipes.id, document.id);
});

/** The document with which each caller reaches an object of the type; `%` is the selection. */
const DOCUMENTS: Readonly<Record<string, Partial<Record<Actor, string>>>> = {
  AiAgent: {
    member: '{ viewer { aiAgents { nodes { % } } } }',
    outsider: '{ viewer { aiAgents { nodes { % } } } }',
  },
  AiAgentThread: {
    member: '{ viewer { aiAgents { nodes { threads { nodes { % } } } } } }',
    outsider: '{ viewer { aiAgents { nodes { threads { nodes { % } } } } } }',
  },
  AiKnowledgeBase: {
    member: '{ viewer { aiKnowledgeBases { nodes { % } } } }',
    outsider: '{ viewer { aiKnowledgeBases { nodes { % } } } }',
  },
  ApiAuthKey: {
    member: '{ viewer { apiAuthKeys { nodes { % } } } }',
    outsider: '{ viewer { apiAuthKeys { nodes { % } } } }',
  },
  CurrentSession: { member: '{ session { % } }', anonymous: '{ session { % } }' },
  KnowledgeBaseSearchHit: {
    member: '{ viewer { aiKnowledgeBases { nodes { search(query: "apple") { data { % } } } } } }',
    outsider: '{ viewer { aiKnowledgeBases { nodes { search(query: "apple") { data { % } } } } } }',
  },
  SignIn: Object.fromEntries(
    ['admin', 'member', 'guest', 'invited', 'outsider'].map((actor) => [actor, '{ session { activeSignIn { % } } }']),
  ),
  Viewer: Object.fromEntries(
    ['admin', 'member', 'guest', 'invited', 'outsider'].map((actor) => [actor, '{ viewer { % } }']),
  ),
  Organization: {
    admin: '{ organization(id: "ORGANIZATION") { % } }',
    member: '{ organization(id: "ORGANIZATION") { % } }',
    guest: '{ workspace(id: "WORKSPACE") { organization { % } } }',
    invited: '{ viewer { invitations(first: 1) { nodes { organization { % } } } } }',
  },
  Workspace: {
    admin: '{ organization(id: "ORGANIZATION") { workspaces { nodes { % } } } }',
    member: '{ workspace(id: "WORKSPACE") { % } }',
    guest: '{ workspace(id: "WORKSPACE") { % } }',
    invited: '{ viewer { invitations(last: 1) { nodes { workspace { % } } } } }',
  },
  OrganizationMembership: {
    admin: '{ organization(id: "ORGANIZATION") { members(last: 1) { nodes { % } } } }',
    member: '{ organization(id: "ORGANIZATION") { members(first: 1) { nodes { % } } } }',
  },
  WorkspaceMembership: {
    member: '{ workspace(id: "WORKSPACE") { members(last: 1) { nodes { % } } } }',
    guest: '{ workspace(id: "WORKSPACE") { members(first: 1) { nodes { % } } } }',
  },
  User: {
    member: '{ organization(id: "ORGANIZATION") { members(first: 1) { nodes { user { % } } } } }',
    guest: '{ workspace(id: "WORKSPACE") { members(first: 1) { nodes { user { % } } } } }',
    invited: '{ viewer { invitations { nodes { inviter { % } } } } }',
  },
  OauthApplication: {
    admin: '{ organization(id: "ORGANIZATION") { oauthApplications { nodes { % } } } }',
  },
  Invitation: {
    admin: '{ organization(id: "ORGANIZATION") { invitations { nodes { % } } } }',
    invited: '{ viewer { invitations { nodes { % } } } }',
  },
};

const SHOWN = 'shown';
const FOREIGN = 'NOT_ORGANIZATION_MEMBER';
const OUTSIDE = 'NOT_WORKSPACE_MEMBER';
const LACKING = 'INSUFFICIENT_PERMISSIONS';

const toEverySignedInUser = { admin: SHOWN, member: SHOWN, guest: SHOWN, invited: SHOWN, outsider: SHOWN };
const toMembers = { admin: SHOWN, member: SHOWN, guest: FOREIGN, invited: FOREIGN };
const toManagers = { ...toMembers, member: LACKING };
const toUsersInside = { admin: SHOWN, member: SHOWN, guest: SHOWN, invited: SHOWN };
const inWorkspace = { admin: SHOWN, member: SHOWN, guest: SHOWN, invited: OUTSIDE };
const toWorkspaceMembers = { ...inWorkspace, admin: OUTSIDE };
const toWorkspaceManagers = { admin: SHOWN, member: LACKING, guest: LACKING, invited: OUTSIDE };
const toSharedOrganization = { member: SHOWN, guest: LACKING, invited: LACKING };

/** The expected result of each edge for each caller. Review each edge that you add here. */
const EXPECTED: Readonly<Record<string, Partial<Record<Actor, string>>>> = {
  'AiAgent.runs': { member: SHOWN, outsider: SHOWN },
  'AiAgent.threads': { member: SHOWN, outsider: SHOWN },
  'AiAgentThread.messages': { member: SHOWN, outsider: SHOWN },
  'AiKnowledgeBase.search': { member: SHOWN, outsider: SHOWN },
  'ApiAuthKey.organization': { member: SHOWN, outsider: FOREIGN },
  'ApiAuthKey.workspace': { member: SHOWN, outsider: OUTSIDE },
  'CurrentSession.activeOrganization': { member: SHOWN, anonymous: SHOWN },
  'CurrentSession.activeWorkspace': { member: SHOWN, anonymous: SHOWN },
  'CurrentSession.id': { member: SHOWN, anonymous: SHOWN },
  'SignIn.identifier': toEverySignedInUser,
  'KnowledgeBaseSearchHit.knowledgeBase': { member: SHOWN, outsider: SHOWN },
  'Viewer.aiAgents': toEverySignedInUser,
  'Viewer.aiKnowledgeBases': toEverySignedInUser,
  'Viewer.apiAuthApps': toEverySignedInUser,
  'Viewer.apiAuthKeys': toEverySignedInUser,
  'Viewer.id': toEverySignedInUser,
  'Viewer.invitations': toEverySignedInUser,
  'Viewer.oauthGrants': toEverySignedInUser,
  'Viewer.organizationMemberships': toEverySignedInUser,
  'Viewer.passkeys': toEverySignedInUser,
  'Viewer.sessions': toEverySignedInUser,
  'Viewer.socialAccounts': toEverySignedInUser,
  'Viewer.user': toEverySignedInUser,
  'Viewer.wallets': toEverySignedInUser,
  'Viewer.workspaceMemberships': toEverySignedInUser,
  'OauthApplication.organization': { admin: SHOWN },
  'Organization.createdAt': toMembers,
  'Organization.description': toMembers,
  'Organization.displayName': toMembers,
  'Organization.imageUrl': toMembers,
  'Organization.invitations': toManagers,
  'Organization.logoUrl': toMembers,
  'Organization.members': toMembers,
  'Organization.memberCount': toMembers,
  'Organization.oauthApplications': toManagers,
  'Organization.oauthResources': toManagers,
  'Organization.permissions': toMembers,
  'Organization.publicMetadata': toMembers,
  'Organization.roles': toManagers,
  'Organization.updatedAt': toMembers,
  'Organization.viewerMembership': toUsersInside,
  'Organization.workspaces': toMembers,
  'Workspace.createdAt': inWorkspace,
  'Workspace.description': inWorkspace,
  'Workspace.imageUrl': inWorkspace,
  'Workspace.invitations': toWorkspaceManagers,
  'Workspace.members': toWorkspaceMembers,
  'Workspace.memberCount': toWorkspaceMembers,
  'Workspace.organization': toUsersInside,
  'Workspace.permissions': inWorkspace,
  'Workspace.publicMetadata': inWorkspace,
  'Workspace.roles': toWorkspaceManagers,
  'Workspace.updatedAt': inWorkspace,
  'Workspace.viewerMembership': toUsersInside,
  'OrganizationMembership.organization': { admin: SHOWN, member: SHOWN },
  'WorkspaceMembership.permissions': { member: LACKING, guest: LACKING },
  'WorkspaceMembership.roles': { member: LACKING, guest: LACKING },
  'WorkspaceMembership.workspace': { member: SHOWN, guest: SHOWN },
  'User.emailVerified': toSharedOrganization,
  'User.imageUrl': { ...toSharedOrganization, guest: SHOWN },
  'User.phoneVerified': toSharedOrganization,
  'User.twoFactorEnabled': toSharedOrganization,
  'User.username': toSharedOrganization,
  'Invitation.imageUrl': { admin: SHOWN, invited: SHOWN },
  'Invitation.organization': { admin: SHOWN, invited: SHOWN },
  'Invitation.workspace': { admin: SHOWN, invited: SHOWN },
};

const edges = Object.values(graph.getTypeMap()).flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields()).flatMap((field) => {
        const given = field.args.some(isRequiredArgument) ? '(query: "apple")' : '';
        const parts = isObjectType(getNamedType(field.type)) ? ' { __typename }' : '';
        const selection = field.name + given + parts;
        return edgeOf(field) ? [{ type: type.name, at: `${type.name}.${field.name}`, selection }] : [];
      })
    : [],
);

const requestAs = (actor: Actor, query: string) =>
  browsers[actor].graphql(query.replace('ORGANIZATION', ids.organization).replace('WORKSPACE', ids.workspace));

const codesOf = ({ body }: { body: { errors?: { extensions: { code: string } }[] } }) =>
  (body.errors ?? []).map(({ extensions }) => extensions.code);

describe('the graph of end users', () => {
  it('lists every edge of the end-user graph in the table of expected access', () => {
    expect(edges.map(({ at }) => at).toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
  });

  it.each(edges)('returns $at only to the users to whom REST returns it', async ({ type, at, selection }) => {
    const documents = Object.entries(DOCUMENTS[type] ?? {}) as [Actor, string][];
    expect(Object.keys(EXPECTED[at] ?? {}).toSorted()).toEqual(documents.map(([actor]) => actor).toSorted());
    for (const [actor, document] of documents) {
      const response = await requestAs(actor, document.replace('%', `__typename ${selection}`));
      expect([actor, response.text]).toEqual([actor, expect.stringContaining(`"__typename":"${type}"`)]);
      const expected = EXPECTED[at]?.[actor];
      expect([actor, new Set(codesOf(response))]).toEqual([actor, new Set(expected === SHOWN ? [] : [expected])]);
    }
  });

  it.each([
    ['organization(id: "ORGANIZATION")', [], [], FOREIGN, FOREIGN, FOREIGN],
    ['workspace(id: "WORKSPACE")', [], [], [], OUTSIDE, OUTSIDE],
  ])('returns %s only to the users to whom REST returns it', async (field, ...expected) => {
    const actors = ['admin', 'member', 'guest', 'invited', 'outsider'] as const;
    for (const [index, actor] of actors.entries()) {
      expect([actor, codesOf(await requestAs(actor, `{ ${field} { id } }`))]).toEqual([
        actor,
        [expected[index]].flat(),
      ]);
    }
    expect(codesOf(await requestAs('anonymous', `{ ${field} { id } }`))).toEqual(['NOT_AUTHENTICATED']);
  });

  const WORKSPACE_FIELDS = `id description permissions memberCount members { totalCount } roles { totalCount }
    invitations { totalCount } organization { name displayName memberCount }`;

  /** The paths of the rejected fields, below the workspace, with their codes. */
  const rejectionCodes = (body: { errors?: readonly GraphqlError[] }) =>
    Object.fromEntries(
      (body.errors ?? []).map(({ path = [], extensions }) => [
        path.slice(path.indexOf('here') + 1).join('.'),
        extensions.code,
      ]),
    );

  it('shows managers of an organization its workspaces, but not their members', async () => {
    const named = { name: 'Manager', permissions: ['organization:manage'] };
    const role = (await world.backend.post(`/organizations/${ids.otherOrganization}/roles`, named)).body.id;
    const { id } = await addUser(world);
    await addMember(world, ids.otherOrganization, id, [role]);
    const { body } = await (await openSignedInBrowser(world, id)).graphql(
      `{ here: workspace(id: "${ids.otherWorkspace}") { ${WORKSPACE_FIELDS} } }`,
    );
    expect(rejectionCodes(body)).toEqual({
      permissions: OUTSIDE,
      memberCount: OUTSIDE,
      members: OUTSIDE,
      roles: OUTSIDE,
      invitations: OUTSIDE,
    });
    expect(body.data.here).toMatchObject({ organization: { name: 'Beta', displayName: 'Beta', memberCount: 2 } });
  });

  it('shows an organization member without managing rights only their own workspaces', async () => {
    const organization = await addOrganization(world, 'Gamma');
    const [{ id: own }, { id: other }] = [
      await addWorkspace(world, organization),
      await addWorkspace(world, organization),
    ];
    const { id } = await addUser(world);
    await addMember(world, organization, id);
    await addWorkspaceMembers(world, own, [id]);
    await addWorkspaceMembers(world, other, [(await addUser(world)).id]);
    const query = `{ viewer { organizationMemberships { nodes { organization {
      workspaces { totalCount nodes { id members { totalCount } } } } } } } }`;
    const { viewer } = await (await openSignedInBrowser(world, id)).data(query);
    const [{ organization: shown }] = viewer.organizationMemberships.nodes;
    expect(shown.workspaces).toEqual({ totalCount: 1, nodes: [{ id: own, members: { totalCount: 1 } }] });
  });

  it('shows a guest who manages a workspace the whole workspace, and only the name of its organization', async () => {
    const { id: workspace } = await addWorkspace(world, ids.otherOrganization);
    const { id } = await addUser(world);
    await addWorkspaceMembers(world, workspace, [id], 'Admin');
    const { body } = await (await openSignedInBrowser(world, id)).graphql(
      `{ here: workspace(id: "${workspace}") { ${WORKSPACE_FIELDS} } }`,
    );
    expect(rejectionCodes(body)).toEqual({ 'organization.displayName': FOREIGN, 'organization.memberCount': FOREIGN });
    expect(body.data.here).toMatchObject({
      permissions: ['workspace:admin', 'workspace:manage', 'workspace:read'],
      memberCount: 1,
      organization: { name: 'Beta', displayName: null },
    });
  });

  it('returns a null viewer to an unauthenticated client', async () => {
    expect(await browsers.anonymous.data('{ viewer { id organizationMemberships { totalCount } } }')).toEqual({
      viewer: null,
    });
  });

  it('returns null for ids of another deployment and for malformed ids', async () => {
    const other = await createWorld();
    const { id: workspace, organizationId } = await addWorkspace(other);
    for (const id of [organizationId, ABSENT, 'abc']) {
      const response = await browsers.admin.graphql('query ($id: ID!) { organization(id: $id) { id } }', { id });
      expect([id, response.body.data, codesOf(response)]).toEqual([
        id,
        { organization: null },
        ['ORGANIZATION_NOT_FOUND'],
      ]);
    }
    for (const id of [workspace, ABSENT, 'abc']) {
      const response = await browsers.admin.graphql('query ($id: ID!) { workspace(id: $id) { id } }', { id });
      expect([id, response.body.data, codesOf(response)]).toEqual([id, { workspace: null }, ['WORKSPACE_NOT_FOUND']]);
    }
  });

  it('resolves the active organization and workspace of a session and those of an API key', async () => {
    const organization = { id: ids.organization };
    const workspace = { id: ids.workspace };
    const data = await browsers.member.data(`{
      session { activeOrganization { id memberCount } activeWorkspace { id viewerMembership { role } } }
      viewer { apiAuthKeys { nodes { organization { id } workspace { id } } } }
    }`);
    expect(data.session).toEqual({
      activeOrganization: { ...organization, memberCount: 2 },
      activeWorkspace: { ...workspace, viewerMembership: { role: 'Member' } },
    });
    expect(data.viewer.apiAuthKeys.nodes).toEqual([{ organization, workspace }]);
  });

  it('does not resolve the edges of an account that the same request created', async () => {
    const input = { email: 'new@example.com', password: 'tea-clipper-1869' };
    const query = `mutation ($input: SignUpInput!) {
      signUp(input: $input) { viewer { email organizationMemberships { totalCount } } } }`;
    for (const [at, actor] of (['anonymous', 'member'] as const).entries()) {
      const browser = actor === 'anonymous' ? world.browser() : await openSignedInBrowser(world, people.member);
      const email = `${at}${input.email}`;
      const response = await browser.graphql(query, { input: { ...input, email } });
      expect([actor, response.body.data?.signUp.viewer]).toEqual([actor, { email, organizationMemberships: null }]);
      expect(codesOf(response)).toEqual(['NOT_AUTHENTICATED']);
    }
  });

  it('publishes no type or field names that are meant only for REST', () => {
    const names = Object.values(graph.getTypeMap()).flatMap((type) => [
      type.name,
      ...(isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : []),
    ]);
    const isUnfit = (name: string) => /^EndUser|^[Mm]y[A-Z]|[a-z](My|Of)[A-Z]|Detail|Summary/.test(name);
    expect(names.filter(isUnfit)).toEqual([]);
  });

  it('executes the initial query of GraphiQL for users and for unauthenticated clients', async () => {
    for (const actor of ['admin', 'member', 'guest', 'invited', 'outsider'] as const) {
      const { body } = await browsers[actor].graphql(sampleQueries.DEPLOYMENT);
      expect(body.data.viewer).toMatchObject({ id: `viewer:${people[actor]}` });
      // Managers see all workspaces of an organization, and the members of those that they are members of.
      for (const { path, extensions } of body.errors ?? [])
        expect([path?.at(-1), extensions.code]).toEqual(['members', OUTSIDE]);
    }
    expect((await browsers.anonymous.data(sampleQueries.DEPLOYMENT)).viewer).toBeNull();
    const { body } = await browsers.member.graphql(sampleQueries.DEPLOYMENT);
    const [{ organization }] = body.data.viewer.organizationMemberships.nodes;
    expect(organization.workspaces.nodes[0].members.totalCount).toBe(2);
  });

  it('resolves the same objects in both directions of each edge', async () => {
    const data = await browsers.member.data(`{
      viewer {
        user { id username }
        organizationMemberships { nodes {
          user { id }
          organization { id name slug displayName memberCount permissions
            viewerMembership { user { id } organization { id } } members { totalCount nodes { user { firstName } roles { name } } } }
        } }
        workspaceMemberships { nodes {
          role roles { name } permissions
          workspace { id memberCount viewerMembership { user { id } } organization { id displayName }
            members { totalCount nodes { user { firstName } role } } }
        } }
      }
    }`);
    const user = { id: people.member };
    expect(data.viewer).toMatchObject({
      user,
      organizationMemberships: {
        nodes: [
          {
            user,
            organization: {
              id: ids.organization,
              name: 'Acme',
              displayName: 'Acme',
              memberCount: 2,
              permissions: ['organization:read'],
              viewerMembership: { user, organization: { id: ids.organization } },
              members: {
                totalCount: 2,
                nodes: [
                  { user: { firstName: 'Alice' }, roles: [{ name: 'Admin' }] },
                  { user: { firstName: 'Mo' }, roles: [{ name: 'Member' }] },
                ],
              },
            },
          },
        ],
      },
    });
  });

  it('shows an invited user only the names of the organization and workspace of an invitation', async () => {
    const data = await browsers.invited.data(`{
      viewer { invitations { totalCount nodes {
        email status roles { name } inviter { id firstName } organization { id name slug viewerMembership { id } }
        workspace { id slug organization { name } viewerMembership { id } }
      } } }
    }`);
    const organization = { id: ids.organization, name: 'Acme', slug: 'acme', viewerMembership: null };
    const common = {
      email: 'ina@example.com',
      status: 'PENDING',
      roles: [{ name: 'Member' }],
      inviter: { id: people.admin, firstName: 'Alice' },
      organization,
    };
    expect(data.viewer.invitations).toEqual({
      totalCount: 2,
      nodes: [
        { ...common, workspace: null },
        {
          ...common,
          workspace: {
            id: ids.workspace,
            slug: expect.any(String),
            organization: { name: 'Acme' },
            viewerMembership: null,
          },
        },
      ],
    });
  });
});
