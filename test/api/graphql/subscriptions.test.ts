import { createClient } from 'graphql-sse';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../src/start.ts';
import {
  createDeliveringWorld,
  createEndpointAt,
  makeDueNow,
  startDeliveringService,
  triggerEvent,
} from '../../support/deliveries.ts';
import { sendRequest } from '../../support/http.ts';
import { startReceiver, stopReceivers } from '../../support/receivers.ts';
import type { GraphqlBody } from '../../support/rest-types/response-of.ts';
import {
  closeStreams,
  type OpenStream,
  openStream,
  openSubscription,
  type StreamOptions,
} from '../../support/streams.ts';
import { insertPastDeliveries } from '../../support/webhook-history.ts';
import type { World } from '../../support/world.ts';

const QUICK = { heartbeatMs: 200, limits: { perApp: 2 } };
const PATH = '/graphql/stream';
const FIELDS = 'id type delivery { id status attempts }';
const DELIVERIES = `subscription { webhookDeliveryEvents(appName: "Billing") { ${FIELDS} } }`;

let running: Running;

beforeAll(async () => {
  running = await startDeliveringService(undefined, { streams: QUICK });
});
afterEach(async () => {
  closeStreams();
  await stopReceivers();
});
afterAll(async () => {
  await running.stop(0);
});

const subscribe = (world: World, query = DELIVERIES, call?: StreamOptions & { variables?: object }) =>
  openSubscription(running.backend.url, world.apiKey, { query, variables: call?.variables ?? {} }, call);

/** The fields of events that tests read, if the subscription selects them. */
interface DeliveryEvent {
  readonly id: string;
  readonly delivery: { readonly id: string };
}

const worldOf = async () => (await createDeliveringWorld(running)).world;
const eventsOf = (results: readonly { data: { data: { webhookDeliveryEvents: DeliveryEvent } } }[]) =>
  results.map(({ data }) => data.data.webhookDeliveryEvents);

/** The single result of a stream that did not start. */
async function errorOf(stream: OpenStream<GraphqlBody>) {
  expect(stream.status).toBe(200);
  await stream.ended;
  expect(stream.text()).toMatch(/event: complete\ndata:\n\n$/);
  const [next, ...others] = stream.events();
  expect([next?.event, others, next?.data.data]).toEqual(['next', [], undefined]);
  return next?.data.errors[0];
}

describe('POST /graphql/stream', () => {
  it('sends a `next` event for each event of the subscription, in the shape of its selection', async () => {
    const world = await worldOf();
    const receiver = await startReceiver();
    await createEndpointAt(world, receiver.url);
    const query = `subscription ($app: String!, $name: String) {
      changed: webhookDeliveryEvents(appName: $app, eventName: $name) { ...Event }
    } fragment Event on WebhookDeliveryEvent { type delivery { id } attempt { responseStatus } }`;
    const stream = await subscribe(world, query, { variables: { app: 'Billing', name: 'invoice.paid' } });
    expect([stream.status, stream.headers]).toEqual([
      200,
      expect.objectContaining({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      }),
    ]);
    const [id] = await triggerEvent(world);
    const results = await stream.waitForEvents(2);
    expect(results.map(({ event, data }) => [event, data])).toEqual([
      ['next', { data: { changed: { type: 'CREATED', delivery: { id }, attempt: null } } }],
      ['next', { data: { changed: { type: 'SUCCEEDED', delivery: { id }, attempt: { responseStatus: 200 } } } }],
    ]);
    expect(stream.text()).not.toContain('event: complete');
  });

  it('works with the client of graphql-sse', async () => {
    const world = await worldOf();
    await createEndpointAt(world, (await startReceiver()).url);
    const connected = Promise.withResolvers<void>();
    const client = createClient({
      url: `${running.backend.url}${PATH}`,
      headers: { authorization: `Bearer ${world.apiKey}` },
      retryAttempts: 0,
      on: { connected: () => connected.resolve() },
    });
    const results = client.iterate<{ webhookDeliveryEvents: { type: string } }>({ query: DELIVERIES });
    const first = results.next();
    await connected.promise;
    await triggerEvent(world);
    expect((await first).value?.data?.webhookDeliveryEvents.type).toBe('CREATED');
    await results.return?.();
    client.dispose();
  });

  it('accepts GET too', async () => {
    const world = await worldOf();
    await createEndpointAt(world, (await startReceiver()).url);
    const query = 'subscription ($app: String!) { webhookDeliveryEvents(appName: $app) { type } }';
    const parameters = new URLSearchParams({ query, variables: '{"app":"Billing"}' });
    const stream = await openStream<GraphqlBody>(running.backend.url, world.apiKey, {
      path: PATH,
      query: `?${parameters}`,
      headers: { accept: 'text/event-stream' },
    });
    await triggerEvent(world);
    expect(eventsOf(await stream.waitForEvents(1))[0]).toEqual({ type: 'CREATED' });
  });

  it('returns in each event the current data of its edges', async () => {
    const world = await worldOf();
    const receiver = await startReceiver((response, number) => response.writeHead(number === 1 ? 500 : 200).end());
    await createEndpointAt(world, receiver.url);
    const stream = await subscribe(
      world,
      `subscription { webhookDeliveryEvents(appName: "Billing") {
        type delivery { attemptLog(first: 5) { totalCount nodes { number status } } }
      } }`,
    );
    const [id = ''] = await triggerEvent(world);
    await stream.waitForEvents(2);
    await makeDueNow(world, id);
    expect(eventsOf(await stream.waitForEvents(3))[2]).toEqual({
      type: 'SUCCEEDED',
      delivery: {
        attemptLog: {
          totalCount: 2,
          nodes: [
            { number: 1, status: 'FAILED' },
            { number: 2, status: 'SUCCEEDED' },
          ],
        },
      },
    });
  });

  it('begins after the event of Last-Event-ID', async () => {
    const world = await worldOf();
    await createEndpointAt(world, (await startReceiver()).url);
    const first = await subscribe(world);
    await triggerEvent(world);
    const [created, succeeded] = eventsOf(await first.waitForEvents(2));
    const second = await subscribe(world, DELIVERIES, { headers: { 'last-event-id': created?.id as string } });
    expect(eventsOf(await second.waitForEvents(1))).toEqual([succeeded]);
  });

  it('returns nothing of another deployment', async () => {
    const [ours, theirs] = await Promise.all([worldOf(), worldOf()]);
    const { url } = await startReceiver();
    await Promise.all([createEndpointAt(ours, url), createEndpointAt(theirs, url)]);
    const [own, foreign] = await Promise.all([subscribe(ours), subscribe(theirs)]);
    const [ownId] = await triggerEvent(ours);
    const [foreignId] = await triggerEvent(theirs);
    const ids = async (stream: OpenStream<GraphqlBody>) =>
      new Set(eventsOf(await stream.waitForEvents(2)).map(({ delivery }) => delivery.id));
    expect([await ids(own), await ids(foreign)]).toEqual([new Set([ownId]), new Set([foreignId])]);
  });
});

describe('a subscription that does not start', () => {
  it('returns 401 without a valid credential', async () => {
    const world = await worldOf();
    const call = (authorization: Record<string, string>) =>
      sendRequest<GraphqlBody>({
        method: 'POST',
        url: `${running.backend.url}${PATH}`,
        headers: { accept: 'text/event-stream', ...authorization },
        body: { query: DELIVERIES },
      });
    const anonymous = await call({});
    expect([anonymous.status, anonymous.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(anonymous.body.errors[0].extensions).toEqual({ code: 'NOT_AUTHENTICATED' });
    expect((await call({ authorization: `Bearer ${world.apiKey}x` })).status).toBe(401);
  });

  it.each([
    ['a document that does not parse', 'subscription {', {}, 'BAD_REQUEST'],
    ['an unknown field', 'subscription { nothing }', {}, 'BAD_REQUEST'],
    ['two subscriptions at once', DELIVERIES.replace('{ webhook', '{ __typename webhook'), {}, 'BAD_REQUEST'],
    ['introspection', 'subscription { __schema { description } }', {}, 'BAD_REQUEST'],
    ['a query', '{ webhookApps { hasMore } }', {}, 'BAD_REQUEST'],
    ['a mutation', 'mutation { deleteWebhookApp(appName: "Billing") { id } }', {}, 'BAD_REQUEST'],
    ['too many tokens', DELIVERIES.replace(FIELDS, 'id '.repeat(2_001)), {}, 'QUERY_TOO_COMPLEX'],
    ['a deep document', DELIVERIES.replace(FIELDS, deep()), {}, 'QUERY_TOO_COMPLEX'],
    ['too many aliases', DELIVERIES.replace(FIELDS, aliases(31)), {}, 'QUERY_TOO_COMPLEX'],
    ['results that cost too much', DELIVERIES.replace(FIELDS, costly()), {}, 'QUERY_TOO_COMPLEX'],
    ['a missing argument', 'subscription { webhookDeliveryEvents { id } }', {}, 'BAD_REQUEST'],
    ['a broken bound', named('""'), {}, 'VALIDATION_FAILED'],
    ['a variable of the wrong type', named('$name'), { name: ['invoice.paid'] }, 'VALIDATION_FAILED'],
    ['a broken bound of a variable', named('$name'), { name: 'x'.repeat(257) }, 'VALIDATION_FAILED'],
    ['an unknown app', DELIVERIES.replace('Billing', 'Nowhere'), {}, 'WEBHOOK_APP_NOT_FOUND'],
    ['a condition by a literal', DELIVERIES.replace(') {', ') @skip(if: true) {'), {}, 'BAD_REQUEST'],
    ['a condition by a variable', conditional(), { shown: true }, 'BAD_REQUEST'],
  ])('returns one result with the error of %s', async (_, query, variables, code) => {
    const world = await worldOf();
    const error = await errorOf(await subscribe(world, query, { variables }));
    expect(error).toMatchObject({ message: expect.any(String), extensions: { code } });
  });

  it.each(['Other', '__proto__', 7, {}, ['Other']])(
    'returns one result with an error if the document has no operation of the name %j',
    async (operationName) => {
      const body = { query: DELIVERIES, operationName };
      const error = await errorOf(await subscribe(await worldOf(), DELIVERIES, { body }));
      expect(error?.extensions.code).toBe('BAD_REQUEST');
    },
  );

  it('names the argument and the violated bound', async () => {
    const error = await errorOf(await subscribe(await worldOf(), named('""')));
    expect(error).toMatchObject({
      path: ['webhookDeliveryEvents'],
      extensions: { errors: [{ path: ['eventName'], message: 'eventName must have at least 1 character' }] },
    });
  });

  it('names the scope that the credential lacks', async () => {
    const world = await worldOf();
    const credential = await world.token(['webhooks:write']);
    const error = await errorOf(await subscribe(world, DELIVERIES, { credential }));
    expect(error?.extensions.code).toBe('INSUFFICIENT_PERMISSIONS');
    const reader = await subscribe(world, DELIVERIES, { credential: await world.token(['webhooks:read']) });
    await expect.poll(() => reader.text()).toContain(':\n\n:\n\n');
  });

  it('returns 429 if too many REST and GraphQL streams of the app are open', async () => {
    const world = await worldOf();
    await openStream(running.backend.url, world.apiKey);
    const second = await subscribe(world);
    const third = await sendRequest<GraphqlBody>(posted(world, { query: DELIVERIES }));
    expect([third.status, third.headers['retry-after'], third.body.errors[0].extensions]).toEqual([
      429,
      '10',
      { code: 'RATE_LIMITED', retryAfter: 10 },
    ]);
    second.close();
    await expect.poll(async () => (await subscribe(world)).status).toBe(200);
  });

  it.each(['PUT', 'DELETE', 'PATCH', 'HEAD'])(
    'returns 405 for %s, which would reserve or end a stream',
    async (method) => {
      const world = await worldOf();
      const url = `${running.backend.url}${PATH}?operationId=1`;
      const headers = { authorization: `Bearer ${world.apiKey}`, 'x-graphql-event-stream-token': 'token' };
      const { status, headers: received } = await sendRequest({ method, url, headers });
      expect([status, received['allow']]).toEqual([405, 'GET, POST']);
    },
  );

  it('opens a separate stream even with the token of another', async () => {
    const world = await worldOf();
    const headers = { 'x-graphql-event-stream-token': 'token' };
    const streams = [await subscribe(world, DELIVERIES, { headers }), await subscribe(world, DELIVERIES, { headers })];
    expect(streams.map(({ status }) => status)).toEqual([200, 200]);
  });

  it.each([
    ['no document', {}, {}, 400],
    ['variables that are no object', { query: DELIVERIES, variables: [] }, {}, 400],
    ['a batch', [{ query: DELIVERIES }], {}, 400],
    ['a form', `query=${DELIVERIES}`, { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a body that does not parse', '{"query":', { 'content-type': 'application/json' }, 400],
    ['a long document', { query: `${DELIVERIES} #${'x'.repeat(16_384)}` }, {}, 400, 'QUERY_TOO_COMPLEX'],
    ['a large body', { query: DELIVERIES, variables: { x: 'x'.repeat(1_600_000) } }, {}, 413, 'BODY_TOO_LARGE'],
    ['any media type accepted', { query: DELIVERIES }, { accept: '*/*' }, 400],
    ['JSON accepted', { query: DELIVERIES }, { accept: 'application/json' }, 400],
  ])('is rejected with %s', async (_, sent, headers, status, code = 'BAD_REQUEST') => {
    const call = posted(await worldOf(), sent);
    const answer = await sendRequest<GraphqlBody>({ ...call, headers: { ...call.headers, ...headers } });
    expect([answer.status, answer.body.errors[0].message]).toEqual([status, expect.stringMatching(/\.$/)]);
    expect(answer.body.errors[0].extensions.code).toBe(code);
  });
});

describe('a subscription that is open', () => {
  it('sends heartbeats while no events occur', async () => {
    const stream = await subscribe(await worldOf());
    await expect.poll(() => stream.text()).toMatch(/^(:\n\n){3,}$/);
  });

  it('ends without `complete` when its credential is revoked', async () => {
    const world = await worldOf();
    const { body } = await world.backend.post('/api-keys', { name: 'Watcher', scopes: ['webhooks:read'] });
    const stream = await subscribe(world, DELIVERIES, { credential: body.key });
    await world.backend.delete(`/api-keys/${body.id}`);
    await stream.ended;
    expect([stream.incoming.complete, stream.text()]).toEqual([true, expect.not.stringContaining('complete')]);
  });

  it.each([
    ['expires', { expires_at: new Date(Date.now() - 1).toISOString() }],
    ['loses the scope', { scopes: ['users:read' as const] }],
  ])('ends when its credential %s', async (_, change) => {
    const world = await worldOf();
    const { body } = await world.backend.post('/api-keys', {
      name: 'Watcher',
      scopes: ['webhooks:read', 'api_keys:write'],
    });
    const minted = await world.backend.with(body.key).post('/access-tokens', { scopes: ['webhooks:read'], ttl: 60 });
    const stream = await subscribe(world, DELIVERIES, { credential: minted.body.access_token });
    await expect.poll(() => stream.text()).toContain(':\n\n:\n\n');
    const { rows } = world.services.database;
    await rows
      .updateTable('api_key')
      .set(change)
      .where('deployment_id', '=', world.id)
      .where('id', '=', body.id)
      .execute();
    await stream.ended;
    expect(stream.incoming.complete).toBe(true);
  });

  it('completes when its app is deleted', async () => {
    const world = await worldOf();
    const stream = await subscribe(world);
    await world.backend.delete('/webhooks/apps/Billing');
    await stream.ended;
    expect(stream.text()).toMatch(/event: complete\ndata:\n\n$/);
  });

  it('is closed without `complete` when its client reads nothing', async () => {
    const world = await worldOf();
    const endpoint = await createEndpointAt(world, 'https://receiver.example.com/hooks');
    const fields = Array.from({ length: 25 }, (_, at) => `a${at}: createdAt`).join(' ');
    const slow = await subscribe(world, DELIVERIES.replace(FIELDS, `delivery { ${fields} }`));
    slow.incoming.pause();
    await openStream(running.backend.url, world.apiKey);
    const count = 20_000;
    await insertPastDeliveries(world, { endpoint, count, at: new Date().toISOString() });
    // Another stream of the app can be opened as soon as the slow one is closed.
    await expect.poll(async () => (await subscribe(world)).status, { interval: 500 }).toBe(200);
    slow.incoming.resume();
    await slow.ended;
    expect(slow.text()).not.toContain('complete');
    expect(slow.events().length).toBeLessThan(count);
  });

  it('ends without `complete` when the process stops', async () => {
    const own = await startDeliveringService();
    const { world } = await createDeliveringWorld(own);
    const stream = await openSubscription(own.backend.url, world.apiKey, { query: DELIVERIES });
    const stopped = own.stop(600_000);
    await stream.ended;
    expect([stream.incoming.complete, stream.text()]).toEqual([true, expect.not.stringContaining('complete')]);
    await stopped;
  });
});

describe('a subscription that is sent to /graphql', () => {
  it('is rejected with a message that names /graphql/stream', async () => {
    const { status, body } = await (await worldOf()).backend.graphql(DELIVERIES);
    expect([status, body.errors[0].extensions.code]).toEqual([400, 'BAD_REQUEST']);
    expect(body.errors[0].message).toContain('/graphql/stream');
  });

  it('is rejected on the deployment host, which does not have it', async () => {
    const world = await worldOf();
    const { status, body } = await world.browser().graphql('subscription { visits { id } }');
    expect([status, body.errors.map(({ message }: { message: string }) => message)]).toEqual([
      400,
      expect.arrayContaining([expect.stringContaining('Cannot query field "visits"')]),
    ]);
    const headers = { host: world.frontendHost, authorization: '' };
    const streamed = await openSubscription(running.deployment.url, '', { query: DELIVERIES }, { headers });
    await streamed.ended;
    expect(streamed.text()).toContain('Cannot query field \\"webhookDeliveryEvents\\"');
  });

  it('is rejected if its root field has a condition', async () => {
    const { status, body } = await (await worldOf()).backend.graphql(conditional(), { shown: true });
    expect([status, body.errors.map(({ message }: { message: string }) => message)]).toEqual([
      400,
      expect.arrayContaining([
        'The root field of a subscription must not have @skip or @include. Remove the directive.',
      ]),
    ]);
  });
});

it('includes the subscriptions in introspection of the backend host', async () => {
  const data = await (await worldOf()).backend.data('{ __schema { subscriptionType { name fields { name } } } }');
  expect(data.__schema.subscriptionType).toEqual({
    name: 'Subscription',
    fields: [{ name: 'streamAiAgentRun' }, { name: 'webhookDeliveryEvents' }],
  });
});

function posted(world: World, body: unknown) {
  const headers = { accept: 'text/event-stream', authorization: `Bearer ${world.apiKey}` };
  return { method: 'POST', url: `${running.backend.url}${PATH}`, headers, body };
}

function named(value: string): string {
  const variables = value.startsWith('$') ? `(${value}: String)` : '';
  return DELIVERIES.replace('subscription', `subscription ${variables}`).replace(
    '"Billing")',
    `"Billing", eventName: ${value})`,
  );
}

function conditional(): string {
  return `subscription ($shown: Boolean!) { ...Deliveries } fragment Deliveries on Subscription {
    webhookDeliveryEvents(appName: "Billing") @include(if: $shown) { id } }`;
}

function aliases(count: number): string {
  return Array.from({ length: count }, (_, at) => `a${at}: id`).join(' ');
}

function deep(): string {
  return `${'delivery { '.repeat(13)} id ${'} '.repeat(13)}`;
}

/** Selects the attempts of one delivery with their bodies, 30 times. */
function costly(): string {
  const log = 'attemptLog(first: 100) { nodes { responseBody } edges { node { responseBody } } }';
  return `delivery { ${log} ${Array.from({ length: 29 }, (_, at) => `a${at}: ${log}`).join(' ')} }`;
}
