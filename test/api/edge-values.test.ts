import { type GraphQLArgument, getNamedType, isInputObjectType, isScalarType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { isRestOnly, shownNameOf } from '../../src/api/directives/directives.ts';
import { toSnake } from '../../src/api/rest/names.ts';
import type { Route } from '../../src/api/rest/routes.ts';
import { graphOf } from '../../src/api/schema/graph.ts';
import { addUser } from '../support/add-user.ts';
import { type AllResources, createAllResources, fillPath } from '../support/all-resources.ts';
import { CURSORS, EDGE_VALUES, QUERY_TEXTS, TIMES } from '../support/edge-values.ts';
import { allRoutes, exampleBodies, type Host, slices } from '../support/examples.ts';
import type { HttpResponse } from '../support/http.ts';
import { inputPositionsOf, withValue } from '../support/input-positions.ts';
import { fieldsWithArguments, operationDocument, toGraphqlNames } from '../support/operation-documents.ts';
import { openSignedInBrowser } from '../support/sign-in.ts';
import { createWorld, type World } from '../support/world.ts';

/* The tests are derived from the schema, so a new operation is tested without a change here. */

/** Path parameters whose ids and names bodies contain, in addition to those of their paths. */
const KNOWN =
  '/{user_id}/{organization_id}/{workspace_id}/{app_name}/{role_id}/{endpoint_id}/{key_id}/{delivery_id}/{provider}';
/** Excludes streams, which never end, and deletions, which would delete the test data. */
const tested = allRoutes
  .filter(({ route }) => route.operation !== 'subscription' && route.method !== 'DELETE')
  .map(({ host, route }) => [`${route.method} ${route.path} (${host})`, host, route] as const);

const graphs = { BACKEND: graphOf(slices.BACKEND), DEPLOYMENT: graphOf(slices.DEPLOYMENT) };

let world: World;
let everything: AllResources;
let userId: string;

beforeAll(async () => {
  world = await createWorld();
  everything = await createAllResources(world);
  ({ id: userId } = await addUser(world));
});

async function clientOf(host: Host) {
  return host === 'BACKEND' ? world.backend : openSignedInBrowser(world, userId);
}

/** The example body with ids and names of existing resources. */
function bodyOf({ operationId, path }: Route): Record<string, unknown> | undefined {
  const example = exampleBodies.get(operationId) as Record<string, unknown> | undefined;
  if (example === undefined) return undefined;
  const known = everything.valuesFor(path + KNOWN);
  return Object.fromEntries(Object.entries(example).map(([name, value]) => [name, known[name] ?? value]));
}

const isCursor = ({ name }: { readonly name: string }) => name === 'after' || name === 'cursor';
const scalarOf = (arg: GraphQLArgument): string | null => {
  const type = getNamedType(arg.type);
  return isScalarType(type) ? type.name : null;
};
const valuesOf = (arg: { readonly name: string }, scalar: string) =>
  isCursor(arg) ? CURSORS : (EDGE_VALUES[scalar] ?? []);

/** The errors of GraphQL have their code in `extensions`. */
interface WithErrors {
  readonly errors?: readonly { readonly code?: string; readonly extensions?: { readonly code: string } }[];
}

/** Fails if the response is an unexpected error. */
function expectNoInternalError({ status, body, text }: HttpResponse<WithErrors | undefined>, what: () => string): void {
  const errors = body?.errors ?? [];
  const isInternal = status >= 500 || errors.some(({ extensions }) => extensions?.code === 'INTERNAL');
  if (isInternal) throw new Error(`${what()} returns ${status} ${text.slice(0, 300)}`);
}

const shown = (value: unknown) => JSON.stringify(value).slice(0, 80);

/** Each argument with each of its edge values separately, then pairs of times. */
function* argumentSets(args: readonly GraphQLArgument[]): Generator<Record<string, unknown>> {
  for (const arg of args) {
    for (const value of valuesOf(arg, scalarOf(arg) ?? '')) yield { [arg.name]: value };
  }
  const names = args.map(({ name }) => name);
  if (names.includes('since') && names.includes('until')) {
    for (const since of TIMES) yield { since, until: '9999-12-31T23:59:59.999Z' };
    for (const until of TIMES) yield { since: '0001-01-01T00:00:00Z', until };
  }
}

describe.each(tested)('%s', (_, host, route) => {
  const { method, path } = route;

  it('returns no unexpected error for edge values in its body or query string', async () => {
    const client = await clientOf(host);
    const at = fillPath(path, everything.valuesFor(path));
    for (const place of inputPositionsOf(route)) {
      for (const value of EDGE_VALUES[place.scalar] ?? []) {
        const body = withValue(bodyOf(route), place.path, value);
        expectNoInternalError(await client.request(method, at, body), () => `${place.path.join('.')}: ${shown(value)}`);
      }
    }
    for (const query of queriesOf(route)) {
      expectNoInternalError(await client.request(method, at + query, bodyOf(route)), () => query);
    }
  });

  it.skipIf(isRestOnly(route.field))(
    'returns no unexpected error for edge values in its GraphQL variables',
    async () => {
      const client = await clientOf(host);
      const root = route.operation === 'query' ? 'query' : 'mutation';
      const document = operationDocument(graphs[host], root, shownNameOf(route.field) ?? route.fieldName);
      const known = everything.valuesFor(path + KNOWN);
      const named = Object.fromEntries(route.pathArgs.map(({ name }, at) => [name, known[route.pathNames[at] ?? '']]));
      const input = route.inputArg && toGraphqlNames(route.inputArg.type, bodyOf(route));
      const base = { ...named, ...(route.inputArg && { input }) };
      const call = async (variables: Record<string, unknown>, what: unknown) =>
        expectNoInternalError(await client.graphql(document, variables), () => shown(what));

      // Without edge values the variables are complete, so that a missing argument cannot hide an error.
      expect((await client.graphql(document, base)).text).not.toContain('is required');
      for (const set of argumentSets([...route.queryArgs, ...route.pathArgs])) await call({ ...base, ...set }, set);
      if (route.inputArg === null) return;
      for (const place of inputPositionsOf(route)) {
        // Other scalars are read in the same way by REST and GraphQL, and are tested above.
        if (!['DateTime', 'Int', 'Float', 'ID'].includes(place.scalar)) continue;
        for (const value of EDGE_VALUES[place.scalar] ?? []) {
          const body = toGraphqlNames(route.inputArg.type, withValue(bodyOf(route), place.path, value));
          await call({ ...base, input: body }, { [place.path.join('.')]: value });
        }
      }
    },
  );
});

function queriesOf({ queryArgs }: Route): string[] {
  const sets = [...argumentSets(queryArgs)];
  for (const arg of queryArgs) {
    for (const text of QUERY_TEXTS[scalarOf(arg) ?? ''] ?? []) sets.push({ [arg.name]: text });
  }
  return sets.map((set) => {
    const pairs = Object.entries(set).map(([name, value]) => [toSnake(name), String(value).toWellFormed()]);
    return `?${new URLSearchParams(pairs as string[][])}`;
  });
}

describe.each([
  ['BACKEND', 'deployment'],
  ['DEPLOYMENT', 'viewer'],
] as const)('the graph below %s %s', (host, root) => {
  const fields = fieldsWithArguments(graphs[host], root);

  it('has fields with arguments', () => {
    expect(fields).not.toEqual([]);
  });

  it.each(fields.map((field) => [field.name, field] as const))(
    'returns no unexpected error for edge values in the arguments of %s',
    async (_, { args, document }) => {
      const client = await clientOf(host);
      for (const set of argumentSets(args)) {
        expectNoInternalError(await client.graphql(document, set), () => shown(set));
      }
      for (const arg of args) {
        const type = getNamedType(arg.type);
        if (!isInputObjectType(type)) continue;
        for (const set of argumentSets(Object.values(type.getFields()))) {
          expectNoInternalError(await client.graphql(document, { [arg.name]: set }), () => shown(set));
        }
      }
    },
  );
});
