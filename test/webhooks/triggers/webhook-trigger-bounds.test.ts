import { describe, expect, it } from 'vitest';
import type { HttpResponse } from '../../support/http.ts';
import type { GraphqlBody } from '../../support/rest-types/response-of.ts';
import { createApp, createEndpoint, deliveriesOf, messagesOf } from '../../support/webhooks.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const BATCH = '/webhooks/apps/Billing/trigger/batch';
const SINGLE = '/webhooks/apps/Billing/trigger';

async function worldWithApp(): Promise<World> {
  const world = await createWorld();
  await createApp(world);
  return world;
}

const paths = (body: { errors: { path: string }[] }) => body.errors.map(({ path }) => path);

describe('A trigger', () => {
  it('rejects a batch of 1,001 events and an empty batch', async () => {
    const world = await worldWithApp();
    for (const count of [0, 1001]) {
      const { status, body } = await world.backend.post(BATCH, { events: Array(count).fill({ event_name: 'a' }) });
      expect([status, paths(body)]).toEqual([400, ['events']]);
    }
    const { status, body } = await world.backend.post(BATCH, {});
    expect([status, paths(body)]).toEqual([400, ['events']]);
  });

  it('stores nothing when one event of the batch is invalid', async () => {
    const world = await worldWithApp();
    await createEndpoint(world, [{ event_name: 'a' }]);
    const recorded = (await eventsOf(world)).length;
    const { status, body } = await world.backend.post(BATCH, {
      events: [
        { event_name: 'a' },
        { event_name: 'not a name' },
        { event_name: 'a', payload: [] },
        { event_name: 'a', payload: null, filter_context: null },
        { payload: {} },
      ],
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(paths(body).sort()).toEqual([
      'events.1.event_name',
      'events.2.payload',
      'events.3.filter_context',
      'events.3.payload',
      'events.4.event_name',
    ]);
    expect([await messagesOf(world), await deliveriesOf(world)]).toEqual([[], []]);
    expect(await eventsOf(world)).toHaveLength(recorded);
  });

  it('accepts a body of just under 1 MiB and rejects a larger one with 413', async () => {
    const world = await worldWithApp();
    const event = { event_name: 'a', payload: { text: 'x'.repeat(60_000) } };
    const under = await world.backend.post(BATCH, { events: Array(17).fill(event) });
    expect(under.status).toBe(200);
    const { status, body } = await world.backend.post(BATCH, { events: Array(18).fill(event) });
    expect([status, body.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  it('rejects a payload larger than 64 KiB', async () => {
    const world = await worldWithApp();
    const events = [{ event_name: 'a', payload: { text: 'x'.repeat(65_536) } }];
    const { status, body } = await world.backend.post(BATCH, { events });
    expect([status, paths(body)]).toEqual([400, ['events.0.payload']]);
  });

  it.each(['9007199254740992', '9007199254740993', '-9007199254740993', '12345678901234567890', '1e400'])(
    'rejects the number %s, which receivers cannot read exactly',
    async (number) => {
      const world = await worldWithApp();
      const text = `{"events":[{"event_name":"a","payload":{"deep":[{"n":${number}}]}}]}`;
      const { status, body } = await world.backend.request('POST', BATCH, text, { 'content-type': 'application/json' });
      expect([status, paths(body)]).toEqual([400, ['events.0.payload']]);
      expect(await messagesOf(world)).toEqual([]);
      const query = `mutation { triggerWebhookEvent(appName: "Billing", input: { eventName: "a", payload: { n: ${number} } }) { deliveredCount } }`;
      const literal = await world.backend.graphql(query);
      expect(literal.body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
      const withVariable = `{"query":"mutation ($p: JSONObject) { triggerWebhookEvent(appName: \\"Billing\\", input: { eventName: \\"a\\", payload: $p }) { deliveredCount } }","variables":{"p":{"n":${number}}}}`;
      const variable: HttpResponse = await world.backend.request('POST', '/graphql', withVariable, {
        'content-type': 'application/json',
      });
      expect((variable.body as GraphqlBody).errors[0].extensions.code).toBe('VALIDATION_FAILED');
      expect(await messagesOf(world)).toEqual([]);
    },
  );

  it.each([{}, { event_name: '' }, { event_name: 'a*' }, { event_name: 5 }, { event_name: 'x'.repeat(257) }])(
    'rejects the event %j',
    async (input) => {
      const world = await worldWithApp();
      const { status, body } = await world.backend.post(SINGLE, input);
      expect([status, paths(body)]).toEqual([400, ['event_name']]);
    },
  );
});
