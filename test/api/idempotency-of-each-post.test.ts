import type { GraphQLField } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildOpenApi } from '../../src/api/rest/openapi/openapi.ts';
import type { Route } from '../../src/api/rest/routes.ts';
import { graphOf } from '../../src/api/schema/graph.ts';
import { allRoutes, HOSTS, type Host, slices } from '../support/examples.ts';
import type { HttpResponse } from '../support/http.ts';
import { operationDocument, toGraphqlNames } from '../support/operation-documents.ts';
import { service } from '../support/service.ts';
import { prepareRequest } from '../support/statements/count.ts';
import { createFixture } from '../support/statements/fixture.ts';
import { unique } from '../support/world.ts';

/* Derived from the `@rest` table: an operation that is added is tested without a line here. */

const posts = allRoutes.filter(({ route }) => route.method === 'POST' && route.operation !== 'subscription');
type Post = (typeof posts)[number];

const graphs = { BACKEND: graphOf(slices.BACKEND), DEPLOYMENT: graphOf(slices.DEPLOYMENT) };

/** What a POST does with the header: returns the stored response, reads again, or rejects it. */
const ruleOf = ({ idempotent, operation }: Route) =>
  idempotent ? 'accepts' : operation === 'query' ? 'ignores' : 'rejects';

/** The GraphQL document of a route's operation; null if only REST has it. */
function documentOf({ host, route }: Post): string | null {
  const root = route.operation === 'query' ? 'query' : 'mutation';
  const type = root === 'query' ? graphs[host].getQueryType() : graphs[host].getMutationType();
  const fields: GraphQLField<unknown, unknown>[] = Object.values(type?.getFields() ?? {});
  const name = fields.find(({ extensions }) => extensions.operation === route.field.extensions.operation)?.name;
  return name === undefined ? null : operationDocument(graphs[host], root, name);
}

/** The arguments of a request as GraphQL variables. */
function variablesOf({ path, pathArgs, inputArg }: Route, filled: string, body: object | undefined) {
  const segments = filled.split('?', 1)[0]?.split('/') ?? [];
  const values = path.split('/').flatMap((segment, at) => (segment.startsWith('{') ? [segments[at] ?? ''] : []));
  const named = pathArgs.map(({ name, type }, at) => {
    return [name, toGraphqlNames(type, decodeURIComponent(values[at] ?? ''))];
  });
  return { ...Object.fromEntries(named), ...(inputArg && { input: toGraphqlNames(inputArg.type, body ?? {}) }) };
}

const isReplay = ({ headers }: HttpResponse) => headers['idempotency-replayed'] === 'true';

/** What an operation does with a key that is sent twice, in REST or in GraphQL. */
async function outcomeOf(fixture: Fixture, post: Post, way: 'rest' | 'graphql'): Promise<string> {
  const { host, route } = post;
  const document = way === 'graphql' ? documentOf(post) : null;
  if (way === 'graphql' && document === null) return ruleOf(route);
  const { client, path, body } = await prepareRequest(fixture, { host, route, name: route.operationId });
  const key = { 'idempotency-key': unique('key') };
  const send = async () => {
    const response =
      document === null
        ? client.request('POST', path, body, key)
        : client.request('POST', '/graphql', { query: document, variables: variablesOf(route, path, body) }, key);
    return (await response) as HttpResponse;
  };
  const before = await storedKeys(fixture);
  const [first, again] = [await send(), await send()];
  const stored = (await storedKeys(fixture)) - before;
  const wasRejected = [first, again].every(({ text }) => text.includes('does not accept an Idempotency-Key'));
  if (wasRejected) return stored === 0 ? 'rejects' : 'rejects and stores';
  const failed = [first, again].find(({ status, text }) => status >= 300 || /"errors":\[\{/.test(text));
  if (failed) return `${failed.status} ${failed.text.slice(0, 300)}`;
  // Some requests are prepared in a deployment of their own. A replay shows that the response was stored.
  if (!isReplay(first) && isReplay(again)) return 'accepts';
  return isReplay(again) || stored > 0 ? `stores ${stored} responses` : 'ignores';
}

type Fixture = Awaited<ReturnType<typeof createFixture>>;

async function storedKeys({ world }: Fixture): Promise<number> {
  const { rows } = (await service()).services.database;
  const stored = rows.selectFrom('idempotency_key').select('id').where('deployment_id', '=', world.id);
  return (await stored.execute()).length;
}

describe('each POST with an Idempotency-Key', () => {
  it.each(['rest', 'graphql'] as const)(
    'follows its rule in %s: stores, reads again or rejects',
    async (way) => {
      expect(Map.groupBy(posts, ({ route }) => ruleOf(route)).size).toBe(3);
      const fixture = await createFixture();
      const failures: unknown[] = [];
      for (const post of posts) {
        const outcome = await outcomeOf(fixture, post, way);
        if (outcome !== ruleOf(post.route)) failures.push([post.route.operationId, ruleOf(post.route), outcome]);
      }
      expect(failures).toEqual([]);
    },
    300_000,
  );

  it('documents the header where it is accepted, and that it is ignored where the operation only reads', () => {
    const documents = Object.fromEntries(
      HOSTS.map((host) => [
        host,
        buildOpenApi({ slice: slices[host], host, serverUrl: 'https://example.test', version: '0' }),
      ]),
    ) as Record<Host, ReturnType<typeof buildOpenApi>>;
    for (const { host, route } of posts) {
      const { parameters = [], description = '' } = documents[host].paths[route.path]?.['post'] ?? {};
      const documented = parameters.some(({ name }) => name === 'Idempotency-Key');
      const says = description.includes('an `Idempotency-Key` is ignored');
      expect([route.path, documented, says]).toEqual([
        route.path,
        ruleOf(route) === 'accepts',
        ruleOf(route) === 'ignores',
      ]);
    }
  });
});
