import type { Route } from '../../../src/api/rest/routes.ts';
import { fillPath } from '../all-resources.ts';
import { ON_CITUS } from '../citus.ts';
import { placesOf } from '../citus-plans.ts';
import { allRoutes, exampleBodies, type Host } from '../examples.ts';
import { newNumber } from '../message-sign-in.ts';
import { service } from '../service.ts';
import { openStream } from '../streams.ts';
import { namesDeploymentInEachLevel } from '../tenant-isolation/guard.ts';
import { statementsOf, unique } from '../world.ts';
import { backendPreparations } from './backend.ts';
import { deploymentPreparations } from './deployment.ts';
import type { Fixture, Preparations, RequestParts } from './fixture.ts';

export const preparations: Readonly<Record<Host, Preparations>> = {
  BACKEND: backendPreparations,
  DEPLOYMENT: deploymentPreparations,
};

/** A request that has a row in the table. */
export interface CountedRequest {
  readonly host: Host;
  readonly route: Route;
  /** Of the operation; that of a variant has a comma in it. */
  readonly name: string;
}

/** Each operation, followed by its variants. */
export const countedRequests: readonly CountedRequest[] = allRoutes.flatMap(({ host, route }) => {
  const { operationId } = route;
  const variants = Object.keys(preparations[host]).filter((name) => name.startsWith(`${operationId}, `));
  return [operationId, ...variants].map((name) => ({ host, route, name }));
});

/** Ids and names that bodies hold besides those of their paths. */
const KNOWN = '/{user_id}/{organization_id}/{workspace_id}/{app_name}/{role_id}/{endpoint_id}/{key_id}/{delivery_id}';

/** Fields that require a new value in each request: a taken name is rejected, and an unchanged text makes no change. */
const NEW_VALUES: Readonly<Record<string, () => unknown>> = {
  name: () => unique('name'),
  display_name: () => unique('name'),
  description: () => unique('description'),
  username: () => unique('ada'),
  email: () => `${unique('ada')}@example.com`,
  phone_number: newNumber,
  value: () => `${unique('example')}.example`,
  public_metadata: () => ({ plan: unique('plan') }),
};

/** PGlite's transactions begin and end without a statement of their own. */
export const withoutTransactionControl = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) => !/^(begin|start transaction|commit)\b/i.test(text));

const EVENT_STREAM = { accept: 'text/event-stream', 'content-type': 'application/json' };

/** The statements of a request. */
export interface StatementCount {
  readonly count: number;
  /** Those that serve several deployments at once, so that their query levels do not name one. */
  readonly ofMany: number;
  /** Where a cluster of Citus runs them. Null on other databases. */
  readonly places: string | null;
}

export async function countOf(texts: readonly string[]): Promise<StatementCount> {
  const statements = withoutTransactionControl(texts);
  return {
    count: statements.length,
    ofMany: statements.filter((text) => !namesDeploymentInEachLevel(text)).length,
    places: ON_CITUS ? await placesOf(statements) : null,
  };
}

/**
 * The statements that a successful request takes. The second of two requests counts, because the first one fills the caches of the
 * process.
 */
export async function countStatements(fixture: Fixture, request: CountedRequest): Promise<StatementCount> {
  await callOnce(fixture, request);
  return callOnce(fixture, request);
}

/** A request that succeeds once. */
export async function prepareRequest(fixture: Fixture, { host, route, name }: CountedRequest) {
  const { world, resources, admin } = fixture;
  const sent: RequestParts = (await preparations[host][name]?.(fixture)) ?? {};
  const client = sent.client ?? (host === 'BACKEND' ? world.backend : admin.browser);
  const path = fillPath(route.path, { ...resources.valuesFor(route.path), ...sent.values }) + (sent.query ?? '');
  const body = sent.body ?? exampleOf(fixture, route);
  return { client, path, body };
}

async function callOnce(fixture: Fixture, request: CountedRequest): Promise<StatementCount> {
  const { world, admin } = fixture;
  const { host, route } = request;
  const { client, path, body } = await prepareRequest(fixture, request);
  // Refreshes the caches after the preparation, before the counted request.
  await client.get(host === 'BACKEND' ? '/' : '/session');
  const texts = await statementsOf(world, async () => {
    if (route.operation === 'subscription') {
      const { backend, deployment } = await service();
      const { method } = route;
      const cookies = { authorization: '', host: world.frontendHost, cookie: `__session=${admin.browser.cookie}` };
      const stream = await openStream(host === 'BACKEND' ? backend.url : deployment.url, world.apiKey, {
        path,
        method,
        headers: { ...EVENT_STREAM, ...(host === 'DEPLOYMENT' && cookies) },
        ...(body && { body }),
      });
      if (stream.status !== 200) throw new Error(`${stream.status} ${stream.text()}`);
      // A stream that is opened with POST ends by itself.
      if (method === 'POST') await stream.ended;
      else stream.close();
      return;
    }
    const { status, text } = await client.request(route.method, path, body);
    if (status !== route.status) throw new Error(`${status} ${text.slice(0, 300)}`);
  });
  return countOf(texts);
}

/** The example of the OpenAPI document, with ids and names of the fixture. */
function exampleOf({ resources }: Fixture, { operationId, path }: Route): object | undefined {
  const example = exampleBodies.get(operationId) as Record<string, unknown> | undefined;
  if (example === undefined) return undefined;
  const known = resources.valuesFor(path + KNOWN);
  return Object.fromEntries(
    Object.entries(example).map(([name, value]) => [name, NEW_VALUES[name]?.() ?? known[name] ?? value]),
  );
}
