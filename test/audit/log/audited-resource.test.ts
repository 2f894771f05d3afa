import { isInterfaceType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shownNameOf } from '../../../src/api/directives/directives.ts';
import { events } from '../../../src/features.ts';
import { addUser } from '../../support/add-user.ts';
import { configureProvider, startProvider, stopProviders } from '../../support/ai-provider.ts';
import { addApiAuthApp, addApiAuthKey } from '../../support/api-auth-keys.ts';
import { documentFinished } from '../../support/documents.ts';
import { slices } from '../../support/examples.ts';
import type { HttpResponse } from '../../support/http.ts';
import { createInvitation } from '../../support/invitations.ts';
import { addConsentRequest, signInIdOf } from '../../support/oauth-applications.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { importEnded } from '../../support/user-imports.ts';
import { createApp, createEndpoint } from '../../support/webhooks.ts';
import { addWorkspace } from '../../support/workspaces.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

type Scopes = Parameters<World['token']>[0];

interface Audited {
  readonly type: string;
  readonly resourceType: string;
  readonly resourceId: string;
  readonly resource: { readonly __typename: string; readonly id: string; readonly shown?: string } | null;
}

const PASSWORD = 'tea-clipper-1869';

/** One field of every type that records can be about. */
const RESOURCE = `resource {
  __typename id
  ... on AiAgent { shown: name }
  ... on AiAgentRun { shown: model agent { name } }
  ... on AiAgentThread { agentId agent { name } }
  ... on AiTool { shown: name }
  ... on AiKnowledgeBase { shown: name documentCount }
  ... on ApiAuthApp { shown: name keys { totalCount } }
  ... on ApiAuthKey { shown: name app { name } }
  ... on ApiKey { shown: name }
  ... on Deployment { shown: backendHost }
  ... on Invitation { shown: email }
  ... on JwtTemplate { shown: name }
  ... on KnowledgeBaseDocument { shown: name knowledgeBase { name } }
  ... on OauthApplication { shown: name secrets { hint } }
  ... on OauthGrant { application { name } user { id } }
  ... on OauthResource { shown: identifier }
  ... on Organization { shown: name memberCount }
  ... on OrganizationMembership { member: username roles { name } }
  ... on Role { shown: name }
  ... on User { address: email emails { email } }
  ... on UserImport { total }
  ... on UserSession { userId }
  ... on WebhookEndpoint { shown: url }
  ... on Workspace { shown: name organization { name } }
  ... on WorkspaceMembership { member: username roles { name } }
}`;

const LOG = `query ($filter: AuditLogFilter, $last: Int) {
  auditLog(last: $last, filter: $filter) { nodes { type resourceType resourceId ${RESOURCE} } }
}`;

async function logOf(client: World['backend'], filter: object = {}, last = 100) {
  const { body } = await client.graphql(LOG, { filter, last });
  return { nodes: body.data.auditLog.nodes as Audited[], errors: body.errors ?? [], body };
}

/** A world in which a resource of every type was created. */
async function fill(world: World) {
  const post = async (path: string, input: object) => {
    const { status, body }: HttpResponse = await world.backend.post(path, input);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return (body as { id: string }).id;
  };
  const organization = await addOrganization(world, 'Northwind');
  const { id: user, email } = await addUser(world, { password: PASSWORD });
  await addMember(world, organization, user);
  const { id: workspace } = await addWorkspace(world, organization);
  await post(`/workspaces/${workspace}/members`, { user_id: user });
  await post(`/organizations/${organization}/roles`, { name: 'Buyer', permissions: ['organization:read'] });
  await post(`/workspaces/${workspace}/roles`, { name: 'Packer', permissions: ['workspace:read'] });
  await createInvitation(world, organization, 'guest@example.com');
  const browser = world.browser();
  await browser.post('/auth/signin', { strategy: 'email_password', email, password: PASSWORD });
  const applicationId = await post('/oauth-applications', {
    type: 'web',
    name: 'Portal',
    redirect_uris: ['https://portal.example.com/back'],
  });
  const signInId = await signInIdOf(world, user);
  const uid = await addConsentRequest(world, { applicationId, userId: user, signInId });
  await browser.post(`/oauth-consents/${uid}/decision`, { granted: true });
  await post('/oauth-resources', { identifier: 'https://api.example.com', name: 'Orders' });
  const app = await addApiAuthApp(world);
  await addApiAuthKey(world, app, { name: 'Scanner' });
  const base = await post('/ai-knowledge-bases', { name: 'Handbook', type: 'vector' });
  const content_base64 = Buffer.from('Welcome').toString('base64');
  const document = await post(`/ai-knowledge-bases/${base}/documents`, { name: 'a.txt', content_base64 });
  const agent = await post('/ai-agents', { name: 'Clerk', model: 'model-1', knowledge_bases: [base] });
  const { baseUrl } = await startProvider();
  await configureProvider(world, { base_url: baseUrl });
  await post(`/ai-agents/${agent}/runs`, { text: 'Hello' });
  await post(`/ai-agents/${agent}/threads`, { title: 'Hours' });
  const url = 'https://tools.example.com/orders';
  await post('/ai-tools', { name: 'get_order', description: 'Returns an order.', url });
  await post('/jwt-templates', { name: 'billing', claims: {} });
  await createApp(world);
  await createEndpoint(world);
  const userImport = await post('/user-imports', { content: '{}' });
  await post('/api-keys', { name: 'Second' });
  await world.backend.patch('/settings/b2b', { workspaces_enabled: true });
  // Jobs add records too: none may come while the log is compared.
  await documentFinished(world.backend, base, document);
  await importEnded(world.backend, userImport);
  return { organization, user, workspace, app };
}

let world: World;
let made: Awaited<ReturnType<typeof fill>>;

beforeAll(async () => {
  world = await createWorld();
  made = await fill(world);
});

afterAll(stopProviders);

describe('AuditRecord.resource', () => {
  it('returns a resource of every type with the fields and edges of its type', async () => {
    const { nodes, errors } = await logOf(world.backend);
    expect(errors).toEqual([]);
    const shown = new Map(nodes.flatMap(({ resource }) => (resource ? [[resource.__typename, resource]] : [])));
    const type = slices.BACKEND.getType('AuditedResource');
    if (!isInterfaceType(type)) throw new Error('AuditedResource is no interface.');
    const names = slices.BACKEND.getPossibleTypes(type).map((each) => shownNameOf(each) ?? each.name);
    expect([...shown.keys()].toSorted()).toEqual(names.toSorted());
    expect(shown.get('User')).toMatchObject({ id: made.user, emails: [{ email: expect.any(String) }] });
    expect(shown.get('Organization')).toMatchObject({ id: made.organization, shown: 'Northwind', memberCount: 1 });
    expect(shown.get('Workspace')).toMatchObject({ organization: { name: 'Northwind' } });
    expect(shown.get('ApiAuthKey')).toMatchObject({ shown: 'Scanner', app: { name: made.app } });
    expect(shown.get('KnowledgeBaseDocument')).toMatchObject({ shown: 'a.txt', knowledgeBase: { name: 'Handbook' } });
    expect(shown.get('UserSession')).toMatchObject({ userId: made.user });
    for (const { resource, resourceId, resourceType } of nodes) {
      if (resource && resourceType !== 'session') expect(resource.id).toBe(resourceId);
    }
  });

  it('returns the same resource from an interpreted and from a compiled document', async () => {
    const token = await world.token(['audit_log:read', 'users:read', 'workspaces:read']);
    for (const client of [world.backend, world.backend.with(token)]) {
      // Each text is different. A document is interpreted the first time and compiled from the second time on.
      const query = LOG.replace('query (', `query Log${client === world.backend ? 1 : 2} (`);
      const responses = [];
      for (let time = 0; time < 3; time += 1) responses.push((await client.graphql(query, { last: 100 })).body);
      expect(responses[0]?.data.auditLog.nodes.length).toBeGreaterThan(15);
      expect(responses[1]).toEqual(responses[0]);
      expect(responses[2]).toEqual(responses[0]);
    }
  });

  it('returns null without an error when the resource was deleted', async () => {
    const own = await createWorld();
    const user = (await addUser(own)).id;
    const app = await addApiAuthApp(own);
    const organization = await addOrganization(own);
    await own.backend.delete(`/users/${user}`);
    await own.backend.delete(`/api-auth/apps/${app}`);
    await own.backend.delete(`/organizations/${organization}`);
    const { nodes, errors } = await logOf(own.backend);
    expect(errors).toEqual([]);
    const gone = nodes.filter(({ type }) => /^(user|api_auth_app|organization)\.(created|deleted)$/.test(type));
    expect(gone.map(({ type }) => type).toSorted()).toEqual(
      ['user', 'api_auth_app', 'organization'].flatMap((one) => [`${one}.created`, `${one}.deleted`]).toSorted(),
    );
    expect(gone.filter(({ resource }) => resource !== null)).toEqual([]);
  });

  it('returns null without an error when the schema has no type for the resource', async () => {
    const { nodes, errors } = await logOf(world.backend, { resourceType: 'webhook_app' });
    expect(nodes.map(({ resource }) => resource)).toEqual([null]);
    expect(errors).toEqual([]);
  });

  it('does not return a resource of another deployment, even with its id in a record', async () => {
    const [own, other] = [await createWorld(), await createWorld()];
    const { rows, ids } = own.services.database;
    await rows
      .insertInto('event')
      .values({
        id: ids.next(),
        deployment_id: own.id,
        type: 'user.updated',
        resource_type: 'user',
        resource_id: (await addUser(other)).id,
        actor_type: 'system',
        created_at: new Date().toISOString(),
      })
      .execute();
    const { nodes, errors } = await logOf(own.backend, { type: 'user.updated' });
    expect([nodes.map(({ resource }) => resource), errors]).toEqual([[null], []]);
  });

  it('requires audit_log:read and the scope that reads the resource', async () => {
    const kept = (nodes: Audited[]) =>
      [...new Set(nodes.flatMap(({ resource }) => resource?.__typename ?? []))].toSorted();
    const read = async (...scopes: Scopes) =>
      logOf(world.backend.with(await world.token(['audit_log:read', ...scopes])), {}, 100);
    const none = await read();
    expect(kept(none.nodes)).toEqual([]);
    expect(none.errors.length).toBe(
      none.nodes.filter(({ type, resourceType }) => events.auditedResource(type, resourceType)).length,
    );
    const codes = none.body.errors.map((error: { extensions: { code: string } }) => error.extensions.code);
    expect(new Set(codes)).toEqual(new Set(['INSUFFICIENT_PERMISSIONS']));
    expect(none.errors[0]?.path).toEqual(['auditLog', 'nodes', expect.any(Number), 'resource']);

    const own: [Scopes[number], string[]][] = [
      ['users:read', ['OauthGrant', 'User', 'UserImport', 'UserSession']],
      ['api_keys:read', ['ApiKey']],
      ['settings:read', ['Deployment']],
      ['oauth_applications:read', ['OauthApplication', 'OauthResource']],
      ['api_auth_apps:read', ['ApiAuthApp']],
      ['api_auth_keys:read', ['ApiAuthKey']],
      ['ai_agents:read', ['AiAgent', 'AiAgentRun', 'AiAgentThread', 'AiTool']],
      ['ai_knowledge_bases:read', ['AiKnowledgeBase', 'KnowledgeBaseDocument']],
      ['jwt_templates:read', ['JwtTemplate']],
      ['webhooks:read', ['WebhookEndpoint']],
    ];
    for (const [scope, types] of own) expect([scope, kept((await read(scope)).nodes)]).toEqual([scope, types]);
  });

  it('requires the scope of the organization or workspace to show a role or an invitation', async () => {
    const shown = async (scope: Scopes[number]) => {
      const { nodes } = await logOf(world.backend.with(await world.token(['audit_log:read', scope])), {}, 100);
      return nodes.flatMap(({ resource }) => (resource ? [`${resource.__typename} ${resource.shown}`] : []));
    };
    const ofOrganization = await shown('organizations:read');
    const ofWorkspace = await shown('workspaces:read');
    expect(ofOrganization).toEqual(expect.arrayContaining(['Role Buyer', 'Invitation guest@example.com']));
    expect(ofOrganization).not.toContain('Role Packer');
    expect(ofWorkspace).toContain('Role Packer');
    expect(ofWorkspace.filter((text) => /Buyer|guest|Organization/.test(text))).toEqual([]);
  });

  it('requires the scopes of the edges of a resource', async () => {
    const client = world.backend.with(await world.token(['audit_log:read', 'organizations:read']));
    const query = `{ auditLog(filter: { type: "organization.created" }) { nodes {
      resource { ... on Organization { name apiAuthKeys { totalCount } members { totalCount } } } } } }`;
    const { body } = await client.graphql(query);
    expect(body.data.auditLog.nodes).toEqual([
      { resource: { name: 'Northwind', apiAuthKeys: null, members: { totalCount: 1 } } },
    ]);
    expect(body.errors).toEqual([
      expect.objectContaining({ path: ['auditLog', 'nodes', 0, 'resource', 'apiAuthKeys'] }),
    ]);
  });

  it('reads resources with one statement per type, for any number of records', async () => {
    const own = await createWorld();
    const query = `{ auditLog(last: 100, filter: { type: "organization.*" }) { nodes { resource {
      id ... on Organization { name auditLog(last: 1) { nodes { resource { id } } } } ... on OrganizationMembership { id } } } } }`;
    const read = () => own.backend.data(query);
    const organization = await addOrganization(own);
    await addMember(own, organization, (await addUser(own)).id);
    await read();
    const one = await countStatementsOf(own, read);
    for (let more = 0; more < 3; more += 1) {
      const another = await addOrganization(own);
      await addMember(own, another, (await addUser(own)).id);
    }
    expect(await countStatementsOf(own, read)).toBe(one);
    const lean = '{ auditLog(last: 100, filter: { type: "organization.*" }) { nodes { id } } }';
    const records = await countStatementsOf(own, () => own.backend.data(lean));
    // Organizations, memberships, and below the organizations their records with organizations that were read before.
    expect(one - records).toBe(3);
  });

  it('calculates the query cost from the most expensive type', async () => {
    const many = '{ auditLog(first: 100) { nodes { resource { ... on User { auditLog(first: 100) { nodes { id ';
    const { body } = await world.backend.graphql(`${many} resource { id } } } } } } } }`);
    expect(body.errors?.[0]?.extensions.code).toBeUndefined();
    const { body: dear } = await world.backend.graphql(
      `${many} resource { ... on Organization { apiAuthKeys(first: 100) { nodes { id } } } } } } } } } } }`,
    );
    expect(dear.errors[0].extensions.code).toBe('QUERY_TOO_COMPLEX');
  });
});

describe('the catalog of events', () => {
  const type = slices.BACKEND.getType('AuditedResource');
  const names = isInterfaceType(type) ? slices.BACKEND.getPossibleTypes(type).map((each) => each.name) : [];

  it.each(events.events.map(({ name, scope, resourceType }) => [name, scope, resourceType] as const))(
    'reads the resource of %s as an audited resource with the scope %s',
    (name, scope, resourceType) => {
      const resource = events.auditedResource(name, resourceType);
      expect(resource?.scope).toBe(scope);
      expect(names).toContain(resource?.typeName);
    },
  );
});
