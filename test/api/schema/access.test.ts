import { type DefinitionNode, type GraphQLSchema, isObjectType, Kind, type ObjectTypeExtensionNode } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { edgeOf } from '../../../src/api/directives/directives.ts';
import { collectRoutes, type Route } from '../../../src/api/rest/routes.ts';
import { graphOf } from '../../../src/api/schema/graph.ts';
import { rootTypes } from '../../../src/api/schema/rules.ts';
import { readSdlFiles } from '../../../src/api/schema/sdl-files.ts';
import { SCOPES, type Scope } from '../../../src/platform/access/scopes.ts';
import { newApiKey } from '../../../src/platform/crypto/api-keys.ts';
import { addUser } from '../../support/add-user.ts';
import { type AllResources, createAllResources, fillPath } from '../../support/all-resources.ts';
import type { BackendClient } from '../../support/clients.ts';
import { documentsOfAllEdges } from '../../support/edge-documents.ts';
import { exampleBodyOf, slices } from '../../support/examples.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

/*
 * The tests are derived from the `@rest` directives, so a new operation is tested without a change here.
 */

const routesOf = (host: 'BACKEND' | 'DEPLOYMENT') =>
  collectRoutes(slices[host], host).map((route) => ({ ...route, call: `${route.method} ${route.path}` }));
const backendRoutes = routesOf('BACKEND');
const deploymentRoutes = routesOf('DEPLOYMENT');
/** Excludes the images and messages of the settings: the names in their paths are the same in each deployment. */
const withPathIds = (routes: readonly Route[]) =>
  routes.filter(
    ({ path, pathArgs }) => pathArgs.length > 0 && !/^\/settings\/(ui\/images|email\/templates)\//.test(path),
  );
const named = <R extends { call: string }>(routes: readonly R[]) => routes.map((route) => [route.call, route] as const);

let ours: World;
let theirs: World;
let everything: AllResources;

beforeAll(async () => {
  [ours, theirs] = await Promise.all([createWorld({ name: 'Ours' }), createWorld({ name: 'Theirs' })]);
  everything = await createAllResources(theirs);
});

function call(client: BackendClient, route: Route, values: Record<string, string>) {
  return client.request(route.method, fillPath(route.path, values), exampleBodyOf(route, values));
}

describe.each(named(backendRoutes))('%s', (_, route) => {
  it('requires a valid credential', async () => {
    const values = everything.valuesFor(route.path);
    const { key } = newApiKey('test');
    const credentials = [null, 'sk_test_tooshort', key, `${key.slice(0, -1)}_`, 'a.b.c', `${theirs.apiKey}x`];
    for (const credential of credentials) {
      const { status, body, headers } = await call(theirs.backend.with(credential), route, values);
      expect([status, body.code, headers['www-authenticate']]).toEqual([401, 'NOT_AUTHENTICATED', 'Bearer']);
    }
  });

  it('requires its scope of an access token', async () => {
    const others = SCOPES.filter((scope) => scope !== route.access.scope);
    const token = await theirs.token(others);
    const { status, body } = await call(theirs.backend.with(token), route, everything.valuesFor(route.path));
    expect([status, body.code]).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(body.message).toContain(route.access.scope);
  });
});

describe.each(named(withPathIds(backendRoutes) as typeof backendRoutes))('%s', (_, route) => {
  it('returns 404 for a resource of another deployment and does not change it', async () => {
    const before = (await eventsOf(theirs)).length;
    const { status, body } = await call(ours.backend, route, everything.valuesFor(route.path));
    expect([status, body.code]).toEqual([404, expect.stringMatching(/_NOT_FOUND$/)]);
    expect(body.code).not.toBe('ROUTE_NOT_FOUND');
    expect((await eventsOf(theirs)).length).toBe(before);
  });
});

/** `@access` declares one scope. The resolver of a list of both levels requires the other scope as well. */
const FURTHER_SCOPES: Readonly<Record<string, readonly Scope[]>> = { 'GET /roles': ['workspaces:read'] };

describe('a read operation', () => {
  // Excludes streams, which never end. They are tested in test/webhooks/stream/deliveries-stream.test.ts.
  const reads = backendRoutes.filter(({ method, operation }) => method === 'GET' && operation !== 'subscription');
  it.each(named(reads))('returns the resource to a caller with access: %s', async (_, route) => {
    const { status } = await call(theirs.backend, route, everything.valuesFor(route.path));
    expect(status).toBe(200);
    const token = await theirs.token([route.access.scope as Scope, ...(FURTHER_SCOPES[route.call] ?? [])]);
    expect((await call(theirs.backend.with(token), route, everything.valuesFor(route.path))).status).toBe(200);
  });
});

describe('an API key', () => {
  it('ends when it is revoked, and its tokens with it', async () => {
    const { body: key } = await theirs.backend.post('/api-keys', { name: 'Short-lived' });
    const client = theirs.backend.with(key.key);
    const { body: minted } = await client.post('/access-tokens', { scopes: ['organizations:read'] });
    expect((await client.get('/organizations')).status).toBe(200);
    expect((await theirs.backend.with(minted.access_token).get('/organizations')).status).toBe(200);
    await theirs.backend.delete(`/api-keys/${key.id}`);
    expect((await client.get('/organizations')).status).toBe(401);
    expect((await theirs.backend.with(minted.access_token).get('/organizations')).status).toBe(401);
  });

  it('is not replaced by a session cookie: the backend host ignores cookies', async () => {
    const { backend } = theirs;
    const browser = await openSignedInBrowser(theirs, (await addUser(theirs)).id);
    const { status } = await backend.with(null).get('/organizations', { cookie: `__session=${browser.cookie}` });
    expect(status).toBe(401);
  });
});

describe.each(named(deploymentRoutes.filter(({ access }) => access.caller === 'SIGNED_IN')))(
  '%s on the deployment host',
  (_, route) => {
    it('requires a session of this deployment', async () => {
      const foreign = await openSignedInBrowser(ours, (await addUser(ours)).id);
      const path = fillPath(route.path, everything.valuesFor(route.path));
      for (const cookie of [null, 'nonsense', foreign.cookie]) {
        const browser = theirs.browser();
        browser.cookie = cookie;
        const { status, body } = await browser.request(route.method, path, exampleBodyOf(route));
        expect([status, body.status, body.errors[0].code]).toEqual([401, 401, 'NOT_AUTHENTICATED']);
        expect(body).toMatchObject({ data: {}, session: { active_signin: null, signins: [] } });
      }
    });

    if (route.pathArgs.length === 0) return;
    it('returns 404 for a resource of another deployment', async () => {
      const browser = await openSignedInBrowser(ours, (await addUser(ours)).id);
      const path = fillPath(route.path, everything.valuesFor(route.path));
      const { status, body } = await browser.request(route.method, path, exampleBodyOf(route));
      expect([status, body.errors[0].code]).toEqual([404, expect.stringMatching(/_NOT_FOUND$/)]);
    });
  },
);

const isOperations = (node: DefinitionNode): node is ObjectTypeExtensionNode =>
  node.kind === Kind.OBJECT_TYPE_EXTENSION && ['Query', 'Mutation', 'Subscription'].includes(node.name.value);

describe('a host', () => {
  it.each([
    ['BACKEND', 'backend'],
    ['DEPLOYMENT', 'deployment'],
  ] as const)('serves the operations of its folder and of the folder common: %s', (host, own) => {
    const files = readSdlFiles().filter(({ folder }) => folder === 'common' || folder === own);
    const extensions = files.flatMap(({ document }) => document.definitions.filter(isOperations));
    const declared = extensions.flatMap(({ fields = [] }) => fields.map(({ name }) => name.value));
    const served = rootTypes(slices[host]).flatMap((type) => Object.keys(type.getFields()));
    expect(served.toSorted()).toEqual(declared.toSorted());
  });

  it('serves in GraphQL the schema that it publishes', async () => {
    const query = '{ __schema { queryType { fields { name } } mutationType { fields { name } } } }';
    const namesOf = ({ __schema }: { __schema: Record<string, { fields: { name: string }[] }> }) =>
      Object.values(__schema).flatMap(({ fields }) => fields.map(({ name }) => name));
    const published = (schema: GraphQLSchema) =>
      [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}));
    expect(namesOf(await theirs.backend.data(query))).toEqual(published(graphOf(slices.BACKEND)));
    expect(namesOf(await theirs.browser().data(query))).toEqual(published(graphOf(slices.DEPLOYMENT)));
  });
});

describe('the graph of a deployment', () => {
  const graph = graphOf(slices.BACKEND);
  it('contains nothing of another deployment through any edge', async () => {
    await createAllResources(ours);
    let seen = '';
    for (const query of documentsOfAllEdges(graph, 'deployment', 3)) {
      const response = await ours.backend.request('POST', '/graphql', { query });
      expect([query, response.body.errors]).toEqual([query, undefined]);
      for (const secret of everything.idsAndNames) expect(response.text).not.toContain(`"${secret}"`);
      seen += (await theirs.backend.request('POST', '/graphql', { query })).text;
    }
    // Checks that the walk reaches the data of this deployment, so that the comparison is meaningful.
    const reached = everything.idsAndNames.filter((secret) => seen.includes(`"${secret}"`));
    expect(reached.length).toBeGreaterThan(10);
  });

  it('requires the scope of every edge of a token', async () => {
    const edges = Object.entries(slices.BACKEND.getTypeMap()).flatMap(([, type]) =>
      isObjectType(type) ? Object.values(type.getFields()).flatMap((field) => edgeOf(field) ?? []) : [],
    );
    expect(edges.length).toBeGreaterThan(20);
    const client = theirs.backend.with(await theirs.token(['settings:read']));
    const codes = new Set<string>();
    for (const query of documentsOfAllEdges(graph, 'deployment', 2)) {
      const { body } = await client.graphql(query);
      for (const { extensions } of body.errors ?? []) codes.add(extensions.code);
    }
    expect([...codes]).toEqual(['INSUFFICIENT_PERMISSIONS']);
  });
});
