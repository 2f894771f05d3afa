import { getNamedType, isInterfaceType, isObjectType, isRequiredArgument } from 'graphql';
import { describe, expect, it } from 'vitest';
import { graphOf } from '../../../src/api/schema/graph.ts';
import { assembleSchemas, readTypeDefs } from '../../../src/api/schema/schema.ts';
import { addUser } from '../../support/add-user.ts';
import { totpCodesOf } from '../../support/authenticators.ts';
import { documentsOfAllEdges } from '../../support/edge-documents.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { resolvers } from '../../support/resolvers.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { createWorld, type World } from '../../support/world.ts';

const { DEPLOYMENT } = assembleSchemas(readTypeDefs(), resolvers);
const GRAPH = graphOf(DEPLOYMENT);

/** The only fields that members see of each other. Review each field that you add here. */
const SHOWN: Readonly<Record<string, string>> = {
  OrganizationMember: 'id joinedAt lastActive roles user',
  OrganizationMemberUser: 'email emailVerified firstName id imageUrl lastName phoneVerified twoFactorEnabled username',
  Role: 'id isDeploymentLevel name permissions',
  EndUserWorkspaceMember: 'id joinedAt role user',
  EndUserWorkspaceMemberUser: 'email firstName id lastName profileImageUrl',
};

/** The same fields in GraphQL. */
const SHOWN_IN_GRAPH: Readonly<Record<string, string>> = {
  OrganizationMembership: 'createdAt id lastActive organization permissions roles user',
  Role: 'id isDeploymentLevel name permissions',
  User: 'email emailVerified firstName id imageUrl lastName phoneVerified twoFactorEnabled username',
  WorkspaceMembership: 'createdAt id permissions role roles user workspace',
};

/** A workspace in an organization with the viewer and another member who has private data. */
async function team(world: World) {
  const organizationId = await addOrganization(world, 'Shared');
  const viewer = await addUser(world, { firstName: 'Vera' });
  const otherMember = await addUser(world, { firstName: 'Carl', phone: '+4930999777', username: 'carl' });
  for (const { id } of [viewer, otherMember]) await addMember(world, organizationId, id);
  const { id: workspaceId } = await addWorkspace(world, organizationId);
  await addWorkspaceMembers(world, workspaceId, [viewer.id, otherMember.id]);

  const elsewhere = await addOrganization(world, 'Elsewhere Incorporated');
  const { id: otherMembership } = await addMember(world, elsewhere, otherMember.id);
  const { id: otherWorkspace, name: otherName } = await addWorkspace(world, organizationId);
  await addWorkspaceMembers(world, otherWorkspace, [otherMember.id]);
  await world.backend.post(`/users/${otherMember.id}/emails`, { email: 'carl.private@example.org' });
  await world.backend.patch(`/users/${otherMember.id}`, { public_metadata: { note: 'carl-metadata' } });
  await world.backend.post(`/organizations/${organizationId}/invitations`, { email: 'invited@example.org' });
  const browser = await openSignedInBrowser(world, otherMember.id);
  const { id: authenticator, secret } = (await browser.post('/me/authenticator')).body.data;
  const code = totpCodesOf(secret);
  await browser.post('/me/authenticator/attempt-verification', { code1: code(-1), code2: code(0) });
  const app = { name: 'shop', self_service: { permissions: ['orders:read'], max_keys: 5 } };
  await world.backend.post('/api-auth/apps', app);
  const { key } = (await browser.post('/api-auth/apps/shop/keys', { name: 'carl-key' })).body.data;
  const signins = await world.services.database.rows
    .selectFrom('signin')
    .select(['id', 'session_id'])
    .where('user_id', '=', otherMember.id)
    .execute();

  const hidden = [
    ...[elsewhere, otherMembership, otherWorkspace, otherName, authenticator, secret, browser.cookie, 'carl-key', key],
    ...['+4930999777', 'carl.private@example.org', 'carl-metadata', 'invited@example.org', 'Elsewhere Incorporated'],
    ...signins.flatMap((row) => [row.id, row.session_id]),
  ] as string[];
  return { viewer, otherMember, organizationId, workspaceId, otherWorkspace, elsewhere, hidden };
}

const ARGUMENTS: Readonly<Record<string, (ids: { organizationId: string; workspaceId: string }) => string>> = {
  // `viewer` leads to the agents, threads and knowledge bases that exist.
  aiAgent: () => '(id: "1")',
  aiAgentThread: () => '(agentId: "1", threadId: "1")',
  aiAgentRun: () => '(agentId: "1", runId: "1")',
  aiKnowledgeBase: () => '(id: "1")',
  searchAiKnowledgeBase: () => '(knowledgeBaseId: "1", input: { query: "member" })',
  searchAiKnowledgeBases: () => '(input: { query: "member" })',
  // No application waits for this answer.
  oauthConsent: () => '(uid: "none")',
  oauthDeviceRequest: () => '(userCode: "none")',
  // Members without the right to manage see no application.
  oauthApplication: ({ organizationId }) => `(organizationId: "${organizationId}", applicationId: "1")`,
  // No invitation has this token.
  invitationPreview: () => '(input: { token: "none" })',
  organization: ({ organizationId }) => `(id: "${organizationId}")`,
  workspace: ({ workspaceId }) => `(id: "${workspaceId}")`,
};

describe('other members on the deployment host', () => {
  it.each([
    ...Object.entries(SHOWN).map(([name, fields]) => ['REST', DEPLOYMENT, name, fields] as const),
    ...Object.entries(SHOWN_IN_GRAPH).map(([name, fields]) => ['GraphQL', GRAPH, name, fields] as const),
  ])('shows other members in %s with the expected fields only', (_, schema, name, fields) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`There is no type ${name}.`);
    expect(Object.keys(type.getFields()).sort().join(' ')).toBe(fields);
  });

  it('hides private fields of other members in every field and edge of the graph', async () => {
    const world = await createWorld();
    const { viewer, otherMember, hidden, ...ids } = await team(world);
    const browser = await openSignedInBrowser(world, viewer.id);
    // `node` and `nodes` lead to the same types.
    const roots = Object.values(GRAPH.getQueryType()?.getFields() ?? {}).filter(
      ({ type }) => !isInterfaceType(getNamedType(type)),
    );
    let seen = '';
    for (const { name, args } of roots) {
      const given = args.some(isRequiredArgument) ? ARGUMENTS[name] : () => '';
      if (!given) throw new Error(`Add the arguments of ${name} to ARGUMENTS.`);
      for (const walk of documentsOfAllEdges(GRAPH, name, 5)) {
        const { status, text } = await browser.graphql(walk.replace(name, `${name}${given(ids)}`));
        expect([walk, status]).toEqual([walk, 200]);
        for (const secret of hidden) expect([walk, text]).not.toEqual([walk, expect.stringContaining(secret)]);
        seen += text;
      }
    }
    expect(await browser.data('query ($id: ID!) { node(id: $id) { id } }', { id: otherMember.id })).toEqual({
      node: null,
    });
    // The test proves something only if the documents return the other member.
    expect(seen.split(`"${otherMember.id}"`).length).toBeGreaterThan(2);
  });

  it('hides private fields of other members in REST, and all members from users outside the organization', async () => {
    const world = await createWorld();
    const { viewer, hidden, organizationId, workspaceId, otherWorkspace, elsewhere } = await team(world);
    const browser = await openSignedInBrowser(world, viewer.id);
    const organization = `/organizations/${organizationId}`;
    const paths = [organization, `${organization}/members`, `/workspaces/${workspaceId}`];
    const own = ['/me', '/session', '/me/workspace-memberships', '/me/organization-memberships'];
    for (const path of [...paths, ...own, '/.well-known/meta']) {
      const { status, text } = await browser.get(path);
      expect([path, status]).toEqual([path, 200]);
      for (const secret of hidden) expect([path, text]).not.toEqual([path, expect.stringContaining(secret)]);
    }
    const closed = [
      ...['', '/members', '/roles', '/workspaces', '/invitations'].map((list) => `/organizations/${elsewhere}${list}`),
      ...['', '/roles', '/invitations'].map((list) => `/workspaces/${otherWorkspace}${list}`),
      ...['/roles', '/workspaces', '/invitations'].map((list) => organization + list),
    ];
    for (const path of closed) {
      expect([path, (await browser.get(path)).status]).toEqual([path, 403]);
    }
    const outsider = await openSignedInBrowser(world, (await addUser(world)).id);
    for (const path of paths) expect([path, (await outsider.get(path)).status]).toEqual([path, 403]);
  });
});

describe('a permission', () => {
  it('applies a permission only at its own level and parent', async () => {
    const world = await createWorld();
    const { viewer, organizationId, workspaceId, elsewhere } = await team(world);
    const { body: role } = await world.backend.post(`/workspaces/${workspaceId}/roles`, {
      name: 'Pretender',
      permissions: ['organization:admin', 'organization:manage'],
    });
    const { body: members } = await world.backend.get(`/workspaces/${workspaceId}/members`);
    const mine = members.data.find((member: { user_id: string }) => member.user_id === viewer.id);
    const given = await world.backend.patch(`/workspaces/${workspaceId}/members/${mine?.id}`, { role_ids: [role.id] });
    expect(given.status).toBe(200);
    const { body: roles } = await world.backend.get(`/organizations/${elsewhere}/roles`);
    const admin = roles.data.find(({ name }: { name: string }) => name === 'Admin');
    await addMember(world, elsewhere, viewer.id, [admin?.id as string]);
    const browser = await openSignedInBrowser(world, viewer.id);
    expect((await browser.get(`/organizations/${elsewhere}/invitations`)).status).toBe(200);
    expect((await browser.get(`/organizations/${organizationId}/invitations`)).status).toBe(403);
  });
});
