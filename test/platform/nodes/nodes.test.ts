import { type GraphQLSchema, isInterfaceType, isObjectType, type OperationDefinitionNode, parse } from 'graphql';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { costOf } from '../../../src/api/execution/cost.ts';
import { graphOf } from '../../../src/api/schema/graph.ts';
import { nodes as catalog, features } from '../../../src/features.ts';
import { SCOPES, type Scope } from '../../../src/platform/access/scopes.ts';
import type { HostName } from '../../../src/platform/context.ts';
import { lookUpIds } from '../../../src/platform/nodes/read-node.ts';
import { type AllResources, createAllResources } from '../../support/all-resources.ts';
import type { BrowserClient } from '../../support/clients.ts';
import { slices } from '../../support/examples.ts';
import { roleNamed } from '../../support/organizations.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { openImpersonatedBrowser } from '../../support/sign-in-tickets.ts';
import { countStatementsOf, createWorld, type World } from '../../support/world.ts';

const NODES = 'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id } }';
const NODE = 'query ($id: ID!) { node(id: $id) { __typename id } }';
const UNKNOWN = '1234567890123456789';

/** Types with an id that no read by id returns, with the reason. */
const OTHERS: Readonly<Record<HostName, Readonly<Record<string, string>>>> = {
  BACKEND: {
    AiAgentRunStreamEvent: 'An event of a stream.',
    AiToolWithSecret: 'The response to a change, with a secret that is shown once.',
    ConnectedApplication: 'A part of a grant.',
    ConnectedOrganization: 'A part of a grant.',
    CreatedApiAuthKey: 'The response to a change, with a secret that is shown once.',
    CreatedApiKey: 'The response to a change, with a secret that is shown once.',
    CreatedOauthApplication: 'The response to a change, with a secret that is shown once.',
    CreatedOauthApplicationSecret: 'The response to a change, with a secret that is shown once.',
    DeletedResource: 'It does not exist any more.',
    Deployment: 'Its id is a small integer, and the credential has one deployment.',
    EntityRelation: 'Its id is derived from those of two entities.',
    ImpersonationTicket: 'The response to a change, with a secret that is shown once.',
    Inviter: 'A part of an invitation with the id of a user.',
    Lockout: 'Its id is derived from a counter of attempts.',
    OauthApplicationSecret: 'A part of an application.',
    SignInTicket: 'The response to a change, with a secret that is shown once.',
    SocialAccount: 'Operations name it by its provider. Read with its user only.',
    UserSession: 'Several users can be signed in in one session.',
    WebhookAttempt: 'A part of a delivery, whose event decides who may read the body.',
    WebhookAttemptSummary: 'A part of an event of a stream.',
    WebhookDeliveryEvent: 'An event of a stream.',
  },
  DEPLOYMENT: {
    AiAgentRunStreamEvent: 'An event of a stream.',
    AiAgentThreadMessage: 'Read with its thread only.',
    Authenticator: 'The response to a change.',
    AuthenticatorEnrolment: 'The response to a change, with a secret that is shown once.',
    ConnectedApplication: 'A part of a grant, and of a request for consent.',
    ConnectedOrganization: 'A part of a grant, and of a request for consent.',
    CreatedApiAuthKey: 'The response to a change, with a secret that is shown once.',
    CreatedOauthApplication: 'The response to a change, with a secret that is shown once.',
    CreatedOauthApplicationSecret: 'The response to a change, with a secret that is shown once.',
    DeletedResource: 'It does not exist any more.',
    Invitation: 'Read with its organization, its workspace or the invited user only.',
    JoinedMembership: 'The response to a change.',
    OauthApplicationSecret: 'A part of an application.',
    OauthResource: 'Read with an organization whose applications may use it only.',
    Role: 'Read with its organization, workspace or member only.',
    SignIn: 'A part of the current session.',
    SignInAttempt: 'A part of the current session.',
    SignUpAttempt: 'A part of the current session.',
    SocialAccount: 'Operations name it by its provider. Read with its user only.',
    User: 'Another user, whose visibility depends on a membership or an invitation.',
  },
};

function typesWithId(schema: GraphQLSchema): string[] {
  const types = Object.values(schema.getTypeMap()).filter(isObjectType);
  return types.filter((type) => String(type.getFields().id?.type) === 'ID!').map(({ name }) => name);
}

function typesOfNode(schema: GraphQLSchema): string[] {
  const type = schema.getType('Node');
  if (!isInterfaceType(type)) throw new Error('Node is no interface.');
  return schema.getPossibleTypes(type).map(({ name }) => name);
}

/** Types by the names that they have in the SDL. */
const declared = (host: HostName) =>
  features.flatMap(({ nodes }) => (host === 'BACKEND' ? nodes?.backend : nodes?.deployment) ?? []);
/** The name of the type in the graph. */
const shown = (typeName: string) => (typeName === 'WorkspaceMember' ? 'WorkspaceMembership' : typeName);

describe.each(['BACKEND', 'DEPLOYMENT'] as const)('the interface Node of the graph of %s', (host) => {
  const graph = graphOf(slices[host]);

  it('is implemented by each type with an id, except for those with a reason', () => {
    const others = Object.keys(OTHERS[host]);
    expect(typesWithId(graph).toSorted()).toEqual([...typesOfNode(graph), ...others].toSorted());
  });

  it('is implemented by the types that features declare', () => {
    expect(typesOfNode(graph).toSorted()).toEqual(
      declared(host)
        .map(({ typeName }) => shown(typeName))
        .toSorted(),
    );
  });
});

let world: World;
let other: World;
let everything: AllResources;
let userId: string;
let browser: BrowserClient;

beforeAll(async () => {
  world = await createWorld();
  other = await createWorld();
  everything = await createAllResources(world);
  userId = everything.valuesFor('/users/{user_id}').user_id as string;
  browser = await openSignedInBrowser(world, userId);
  // Those who manage an organization see its applications.
  const { organization_id: organizationId = '' } = everything.valuesFor('/{organization_id}');
  const { membership_id } = everything.valuesFor('/organizations/{id}/members/{membership_id}');
  const role_ids = [await roleNamed(world, organizationId, 'Admin')];
  await world.backend.patch(`/organizations/${organizationId}/members/${membership_id}`, { role_ids });
  await world.backend.post('/settings/restrictions/blocklist', { value: 'spam.example' });
  await addStep(everything.valuesFor('/runs/{run_id}').run_id as string);
});

/** A step as it is stored. Only a run with a provider has steps. */
async function addStep(runId: string): Promise<void> {
  await world.services.database.rows
    .insertInto('ai_agent_run_step')
    .values({
      deployment_id: world.id,
      id: world.services.database.ids.next(),
      run_id: runId,
      number: 1,
      model: 'some-model',
      message_count: 1,
      attempts: 1,
      tool_calls: '[]' as never,
      input_tokens: 1,
      output_tokens: 1,
      tokens_estimated: false,
      started_at: new Date().toISOString(),
      duration_ms: 1,
    } as never)
    .execute();
}

/** The ids in a table of the deployment, the oldest first. */
async function idsIn(table: string): Promise<string[]> {
  const found = await sql<{ id: string }>`select id::text as id from ${sql.table(table)}
    where deployment_id = ${world.id} order by id`.execute(world.services.database.rows);
  return found.rows.map(({ id }) => id);
}

/** The ids in the table of a node that the client reads. */
async function readableIds(client: World['backend'] | BrowserClient, table: string): Promise<string[]> {
  const ids = (await idsIn(table)).slice(0, 100);
  const { nodes } = await client.data(NODES, { ids });
  return (nodes as ({ id: string } | null)[]).flatMap((node) => (node ? [node.id] : []));
}

describe('node(id:) and nodes(ids:) of the backend host', () => {
  it.each(declared('BACKEND').map((type) => [shown(type.typeName), type.table]))('return %s', async (name, table) => {
    const ids = await readableIds(world.backend, table);
    expect(ids).not.toEqual([]);
    const { nodes } = await world.backend.data(NODES, { ids });
    expect(nodes).toEqual(ids.map((id) => ({ __typename: name, id })));
    expect(await world.backend.data(NODE, { id: ids[0] })).toEqual({ node: { __typename: name, id: ids[0] } });
  });

  it.each(
    (catalog.tables('BACKEND') as string[]).map((table) => [
      shown(catalog.ofTable('BACKEND', table)?.typeName ?? ''),
      table,
    ]),
  )('return %s only with a scope of its own read', async (_, table) => {
    const [id] = await readableIds(world.backend, table);
    const { scope } = catalog.ofTable('BACKEND', table) ?? {};
    const scopes: Scope[] = typeof scope === 'string' ? [scope] : ['organizations:read', 'workspaces:read'];
    const without = world.backend.with(await world.token(SCOPES.filter((each) => !scopes.includes(each))));
    const rejected = await without.graphql(NODE, { id });
    expect(rejected.body).toMatchObject({
      data: { node: null },
      errors: [{ path: ['node'], extensions: { code: 'INSUFFICIENT_PERMISSIONS' } }],
    });
    const allowed = await world.backend.with(await world.token(scopes)).graphql(NODE, { id });
    expect(allowed.body).toMatchObject({ data: { node: { id } } });
  });

  it('require the scope of the level of a role and of an invitation', async () => {
    const workspaceRole = everything.valuesFor('/workspaces/{id}/roles/{role_id}').role_id;
    const organizationInvitation = everything.valuesFor(
      '/organizations/{id}/invitations/{invitation_id}',
    ).invitation_id;
    const client = world.backend.with(await world.token(['workspaces:read']));
    const readable = { __typename: 'Role', id: workspaceRole };
    // Repeated, because the second execution is compiled.
    for (let run = 0; run < 3; run++) {
      const { body } = await client.graphql(NODES, { ids: [workspaceRole, organizationInvitation] });
      expect(body).toMatchObject({
        data: { nodes: [readable, null] },
        errors: [{ path: ['nodes', 1], extensions: { code: 'INSUFFICIENT_PERMISSIONS' } }],
      });
      const ids = [organizationInvitation, workspaceRole, organizationInvitation];
      const { data, errors } = (await client.graphql(NODES, { ids })).body;
      expect(data).toEqual({ nodes: [null, readable, null] });
      expect(errors?.map(({ path }) => path).sort()).toEqual([
        ['nodes', 0],
        ['nodes', 2],
      ]);
    }
  });

  it('return the fields and edges that the read of the type returns', async () => {
    const { organization_id: id } = everything.valuesFor('/{organization_id}');
    const fields = 'id name createdAt memberCount members { nodes { id username roles { name } } }';
    const query = `query ($id: ID!) {
      node(id: $id) { ... on Organization { ${fields} } } organization(id: $id) { ${fields} }
    }`;
    for (let run = 0; run < 3; run++) {
      const { node, organization } = await world.backend.data(query, { id });
      expect(node).toEqual(organization);
    }
  });

  it('return items in the order of the ids, repeated ids too, and null for ids that do not exist', async () => {
    const [organization] = await idsIn('organization');
    const ids = [userId, UNKNOWN, organization, userId, '1'];
    for (let run = 0; run < 3; run++) {
      const { status, body } = await world.backend.graphql(NODES, { ids });
      expect([status, body.errors]).toEqual([200, undefined]);
      expect((body.data.nodes as ({ id: string } | null)[]).map((node) => node?.id)).toEqual([
        userId,
        undefined,
        organization,
        userId,
        undefined,
      ]);
    }
  });

  it('reject more than 100 ids and text that is no id, and return no items for no ids', async () => {
    expect(await world.backend.data(NODES, { ids: [] })).toEqual({ nodes: [] });
    for (const ids of [Array.from({ length: 101 }, () => UNKNOWN), ['User:1']]) {
      const { body } = await world.backend.graphql(NODES, { ids });
      expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
    }
  });

  it('return null for each object of another deployment', async () => {
    for (const table of catalog.tables('BACKEND')) {
      const ids = (await idsIn(table)).slice(0, 100);
      const { body } = await other.backend.graphql(NODES, { ids });
      expect([table, body]).toEqual([table, { data: { nodes: ids.map(() => null) } }]);
    }
  });

  it('reject a request without a credential', async () => {
    const { status, body } = await world.backend.with(null).graphql(NODE, { id: userId });
    expect([status, body.errors[0].extensions.code]).toEqual([401, 'NOT_AUTHENTICATED']);
  });

  it('take one statement for all ids and one for each type', async () => {
    const [organization] = await idsIn('organization');
    const workspaces = await idsIn('workspace');
    const [emails, roles] = [await idsIn('user_email'), await idsIn('role')];
    const few = [userId, organization, workspaces[0], emails[0], roles[0]];
    const many = [...few, ...emails, ...roles, UNKNOWN];
    await world.backend.data(NODES, { ids: few });
    const one = await countStatementsOf(world, () => world.backend.data(NODES, { ids: [userId] }));
    const count = await countStatementsOf(world, () => world.backend.data(NODES, { ids: few }));
    expect(count).toBe(one + 4);
    expect(await countStatementsOf(world, () => world.backend.data(NODES, { ids: many }))).toBe(count);
  });
});

describe('node(id:) and nodes(ids:) of the deployment host', () => {
  it.each(declared('DEPLOYMENT').map((type) => [type.typeName, type.table]))(
    'return %s to a user who may see it, and null to another user and another deployment',
    async (name, table) => {
      const ids = await readableIds(browser, table);
      expect(ids).not.toEqual([]);
      const { nodes } = await browser.data(NODES, { ids });
      expect(nodes).toEqual(ids.map((id) => ({ __typename: name, id })));
      const { body } = await world.backend.post('/users', { email: `${name}-${world.id}@example.com`.toLowerCase() });
      const foreign = await (await openSignedInBrowser(world, body.id)).graphql(NODES, { ids });
      expect(foreign.body).toEqual({ data: { nodes: ids.map(() => null) } });
      const { body: outsider } = await other.backend.post('/users', { email: `${name}@example.com`.toLowerCase() });
      const elsewhere = await (await openSignedInBrowser(other, outsider.id)).graphql(NODES, { ids });
      expect(elsewhere.body).toEqual({ data: { nodes: ids.map(() => null) } });
    },
  );

  it('return to an impersonation what the user may see', async () => {
    const { browser: impersonation } = await openImpersonatedBrowser(world, userId);
    const ids = [userId, ...(await idsIn('organization'))];
    const [expected, { body }] = [await browser.data(NODES, { ids }), await impersonation.graphql(NODES, { ids })];
    expect(body).toEqual({ data: expected });
  });

  it('take the same statements for an id that does not exist and for one that the host does not read', async () => {
    const [key] = await idsIn('api_key');
    await browser.data(NODE, { id: key });
    const unknown = await countStatementsOf(world, () => browser.data(NODE, { id: UNKNOWN }));
    expect(await countStatementsOf(world, () => browser.data(NODE, { id: key }))).toBe(unknown);
  });

  it('return null alike for an id that does not exist and for types that the host does not read', async () => {
    const [key] = await idsIn('api_key');
    const [role] = await idsIn('role');
    const { status, body } = await browser.graphql(NODES, { ids: [UNKNOWN, key, role] });
    expect([status, body]).toEqual([200, { data: { nodes: [null, null, null] } }]);
  });

  it('return the fields and edges that the read of the type returns', async () => {
    const { organization_id: id } = everything.valuesFor('/{organization_id}');
    const fields = 'id name description permissions members { nodes { id user { id } } }';
    const query = `query ($id: ID!) {
      node(id: $id) { ... on Organization { ${fields} } } organization(id: $id) { ${fields} }
    }`;
    const { node, organization } = await browser.data(query, { id });
    expect(node).toEqual(organization);
  });

  it('reject a request without a session', async () => {
    const { status, body } = await world.browser().graphql(NODE, { id: userId });
    expect([status, body.errors[0].extensions.code]).toEqual([401, 'NOT_AUTHENTICATED']);
  });
});

describe('the statement that finds the types of ids', () => {
  it.each(['BACKEND', 'DEPLOYMENT'] as const)('can use an index of each table on %s', async (host) => {
    const tables = catalog.tables(host);
    const plan = await world.services.database.rows.transaction().execute(async (rows) => {
      // A table of few rows is read as a whole otherwise.
      await sql`set local enable_seqscan = off`.execute(rows);
      const lookUp = lookUpIds(world.id, tables, [userId, UNKNOWN]);
      const found = await sql<{ 'QUERY PLAN': string }>`explain ${lookUp}`.execute(rows);
      return found.rows.map((row) => row['QUERY PLAN']);
    });
    expect(plan.filter((line) => line.includes('Seq Scan'))).toEqual([]);
    expect(plan.filter((line) => line.includes('Index Cond: '))).toHaveLength(tables.length);
  });

  it('has the primary key of each table as its condition', async () => {
    const tables = [...new Set([...catalog.tables('BACKEND'), ...catalog.tables('DEPLOYMENT')])];
    const found = await sql<{ name: string; columns: string }>`
      select relation.relname as name, string_agg(attribute.attname, ', ' order by key.position) as columns
      from pg_index join pg_class as relation on relation.oid = indrelid
      join pg_namespace as space on space.oid = relation.relnamespace and space.nspname = current_schema()
      cross join unnest(indkey::smallint[]) with ordinality as key (number, position)
      join pg_attribute as attribute on attribute.attrelid = indrelid and attribute.attnum = key.number
      where indisprimary and relation.relname = any(${tables}::text[])
      group by relation.relname`.execute(world.services.database.rows);
    expect(found.rows.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual(
      tables.toSorted().map((name) => ({ name, columns: 'deployment_id, id' })),
    );
  });
});

describe('the cost of nodes(ids:)', () => {
  const document = parse(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Organization { roles(first: 9) { nodes { id } } } } }',
  );
  const operation = document.definitions[0] as OperationDefinitionNode;

  it('is that of the most expensive type for each id', () => {
    const graph = graphOf(slices.BACKEND);
    const costs = [1, 2, 100, 5_000].map((length) =>
      costOf(graph, document, operation, { ids: Array.from({ length }, () => UNKNOWN) }),
    );
    expect(costs).toEqual([11, 22, 1_100, 1_100]);
  });
});
