import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { deleteExpiredData } from '../../../src/audit/retention/retention.ts';
import type { HttpResponse } from '../../support/http.ts';
import type { GraphqlBody } from '../../support/rest-types/response-of.ts';
import { createApp, createEndpoint, deliveriesOf, messagesOf } from '../../support/webhooks.ts';
import { countStatementsOf, createWorld, eventsOf, unique, type World } from '../../support/world.ts';

const SINGLE = '/webhooks/apps/Billing/trigger';
const BATCH = `${SINGLE}/batch`;
const PAID = { event_name: 'invoice.paid', payload: { amount: 1 } };

async function worldWithApp(): Promise<World> {
  const world = await createWorld();
  await createApp(world);
  await createEndpoint(world);
  return world;
}

const withKey = (key: string) => ({ 'idempotency-key': key });

/** Sends a GraphQL request with the idempotency key `k`. */
async function graphqlWithKey({ backend }: World, input: object): Promise<HttpResponse<GraphqlBody>> {
  const response: HttpResponse = await backend.request('POST', '/graphql', input, withKey('k'));
  return response as HttpResponse<GraphqlBody>;
}

/** Moves the use of the world's keys into the past by the given number of hours. */
async function letHoursPass({ services, id }: World, hours: number): Promise<void> {
  await sql`update idempotency_key set expires_at = expires_at - ${hours} * interval '1 hour'
    where deployment_id = ${id}`.execute(services.database.rows);
}

async function keysOf({ services, id }: World): Promise<number> {
  const { rows } = services.database;
  return (await rows.selectFrom('idempotency_key').selectAll().where('deployment_id', '=', id).execute()).length;
}

describe('a trigger with an Idempotency-Key', () => {
  it('returns the first response with a replay header and creates nothing', async () => {
    const world = await worldWithApp();
    const first = await world.backend.post(SINGLE, PAID, withKey('order 7'));
    expect([first.status, first.headers['idempotency-replayed']]).toEqual([200, undefined]);
    const events = (await eventsOf(world)).length;
    const again = await world.backend.post(SINGLE, PAID, withKey('order 7'));
    expect([again.status, again.body, again.headers['idempotency-replayed']]).toEqual([200, first.body, 'true']);
    expect([(await messagesOf(world)).length, (await deliveriesOf(world)).length]).toEqual([1, 1]);
    expect(await eventsOf(world)).toHaveLength(events);
  });

  it('returns the results of a repeated batch in the same order', async () => {
    const world = await worldWithApp();
    const batch = { events: [PAID, { event_name: 'unused.event' }, PAID] };
    const first = await world.backend.post(BATCH, batch, withKey('batch'));
    const again = await world.backend.post(BATCH, batch, withKey('batch'));
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await messagesOf(world)).toHaveLength(3);
  });

  it('rejects an Idempotency-Key that was used with another body', async () => {
    const world = await worldWithApp();
    await world.backend.post(SINGLE, PAID, withKey('k'));
    for (const other of [
      { payload: { amount: 2 } },
      { event_name: 'invoice.sent' },
      { filter_context: { eu: true } },
    ]) {
      const { status, body } = await world.backend.post(SINGLE, { ...PAID, ...other }, withKey('k'));
      expect([status, body.code]).toEqual([409, 'CONFLICT']);
    }
    expect(await messagesOf(world)).toHaveLength(1);
  });

  it('accepts an Idempotency-Key in GraphQL and sets the same response header', async () => {
    const world = await worldWithApp();
    const query = `mutation ($input: WebhookEventInput!) {
      triggerWebhookEvent(appName: "Billing", input: $input) { deliveryIds deliveredCount filteredCount }
    }`;
    const variables = { input: { eventName: 'invoice.paid', payload: { amount: 1 } } };
    const trigger = () => graphqlWithKey(world, { query, variables });
    const first = await trigger();
    expect(first.body.data.triggerWebhookEvent.deliveredCount).toBe(1);
    const again = await trigger();
    expect([again.body, again.headers['idempotency-replayed']]).toEqual([first.body, 'true']);
    const rest = await world.backend.post(SINGLE, PAID, withKey('k'));
    expect(rest.body.delivery_ids).toEqual(first.body.data.triggerWebhookEvent.deliveryIds);
    expect(await messagesOf(world)).toHaveLength(1);
  });

  it('returns the same results of a batch in GraphQL and REST', async () => {
    const world = await worldWithApp();
    const query = `mutation ($input: TriggerWebhookEventsInput!) {
      triggerWebhookEvents(appName: "Billing", input: $input) { deliveryIds }
    }`;
    const event = { eventName: 'invoice.paid', payload: { amount: 1 } };
    const variables = { input: { events: [event, event] } };
    const { body } = await graphqlWithKey(world, { query, variables });
    const rest = await world.backend.post(BATCH, { events: [PAID, PAID] }, withKey('k'));
    const idsOf = (results: { deliveryIds?: string[]; delivery_ids?: string[] }[]) =>
      results.map(({ deliveryIds, delivery_ids }) => deliveryIds ?? delivery_ids);
    expect(idsOf(rest.body.data)).toEqual(idsOf(body.data.triggerWebhookEvents));
    expect(await messagesOf(world)).toHaveLength(2);
  });

  it('runs the request again when the first one failed', async () => {
    const world = await worldWithApp();
    await world.backend.patch('/webhooks/apps/Billing', { is_active: false });
    expect((await world.backend.post(SINGLE, PAID, withKey('k'))).status).toBe(404);
    expect(await keysOf(world)).toBe(0);
    await world.backend.patch('/webhooks/apps/Billing', { is_active: true });
    const { status, headers } = await world.backend.post(SINGLE, PAID, withKey('k'));
    expect([status, headers['idempotency-replayed']]).toEqual([200, undefined]);
  });

  it('keeps an Idempotency-Key for 24 hours and then deletes it', async () => {
    const world = await worldWithApp();
    await world.backend.post(SINGLE, PAID, withKey('k'));
    await letHoursPass(world, 23.9);
    await deleteExpiredData(world.services);
    expect((await world.backend.post(SINGLE, PAID, withKey('k'))).headers['idempotency-replayed']).toBe('true');
    await letHoursPass(world, 0.2);
    // A different body is accepted again, and the new response replaces the old one.
    const other = { ...PAID, payload: {} };
    expect((await world.backend.post(SINGLE, other, withKey('k'))).headers['idempotency-replayed']).toBeUndefined();
    expect((await world.backend.post(SINGLE, other, withKey('k'))).headers['idempotency-replayed']).toBe('true');
    expect([(await messagesOf(world)).length, await keysOf(world)]).toEqual([2, 1]);
    await letHoursPass(world, 25);
    await deleteExpiredData(world.services);
    expect(await keysOf(world)).toBe(0);
  });

  it('accepts 1 to 255 printable ASCII characters as an Idempotency-Key', async () => {
    const world = await worldWithApp();
    for (const key of ['', 'k'.repeat(256), 'kä', 'a\tb']) {
      const { status, body } = await world.backend.post(SINGLE, PAID, withKey(key));
      expect([key, status, body.code]).toEqual([key, 400, 'BAD_REQUEST']);
    }
    for (const key of ['~', 'k'.repeat(255), '"quoted"']) {
      expect((await world.backend.post(SINGLE, PAID, withKey(key))).status).toBe(200);
    }
  });

  it('runs three additional statements with an Idempotency-Key, for any size of batch', async () => {
    const world = await worldWithApp();
    const trigger = (size: number, headers = {}) =>
      countStatementsOf(world, () => world.backend.post(BATCH, { events: Array(size).fill(PAID) }, headers));
    await trigger(1);
    const plain = await trigger(1);
    expect(await trigger(1, withKey('one'))).toBe(plain + 3);
    expect(await trigger(50, withKey('fifty'))).toBe(plain + 3);
  });
});

describe('an Idempotency-Key', () => {
  it('applies an Idempotency-Key to one credential, one app and one operation', async () => {
    const world = await worldWithApp();
    await createApp(world, 'Other');
    const { body: second } = await world.backend.post('/api-keys', { name: 'Second' });
    const token = await world.token(['webhooks:write']);
    const trigger = async (path: string, client = world.backend, body: object = PAID) => {
      const { status, headers } = await client.post(path, body, withKey('k'));
      return [status, headers['idempotency-replayed']];
    };
    expect(await trigger(SINGLE)).toEqual([200, undefined]);
    expect(await trigger('/webhooks/apps/Other/trigger')).toEqual([200, undefined]);
    expect(await trigger(BATCH, world.backend, { events: [PAID] })).toEqual([200, undefined]);
    expect(await trigger(SINGLE, world.backend.with(second.key))).toEqual([200, undefined]);
    // A token acts for the API key that issued it.
    expect(await trigger(SINGLE, world.backend.with(token))).toEqual([200, 'true']);
    const otherWorld = await worldWithApp();
    expect(await trigger(SINGLE, otherWorld.backend)).toEqual([200, undefined]);
  });

  it('does not store an Idempotency-Key in plain text', async () => {
    const world = await worldWithApp();
    const key = unique('secret');
    await world.backend.post(SINGLE, PAID, withKey(key));
    const { rows } = world.services.database;
    const stored = await rows.selectFrom('idempotency_key').selectAll().where('deployment_id', '=', world.id).execute();
    expect(JSON.stringify(stored)).not.toContain(key);
  });

  it('runs one of several simultaneous requests; the others get its response or REQUEST_IN_FLIGHT', async () => {
    const world = await worldWithApp();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => world.backend.post(SINGLE, PAID, withKey('k'))),
    );
    const done = responses.filter(({ status }) => status === 200);
    expect(done.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    for (const { status, body, headers } of responses.filter((answer) => !done.includes(answer))) {
      expect([status, body.code, headers['retry-after']]).toEqual([409, 'REQUEST_IN_FLIGHT', '1']);
    }
    expect(await messagesOf(world)).toHaveLength(1);
  });

  // PGlite has one connection, so the second request waits for the first.
  it.skipIf(process.env['DATABASE_URL'] === undefined)(
    'rejects a repeated request while the first one is running',
    async () => {
      const world = await worldWithApp();
      const { rows } = world.services.database;
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const { promise: held, resolve: hold } = Promise.withResolvers<void>();
      const holder = rows.transaction().execute(async (trx) => {
        await sql`select from webhook_app where deployment_id = ${world.id} for update`.execute(trx);
        hold();
        await released;
      });
      await held;
      const first = world.backend.post(SINGLE, PAID, withKey('k'));
      const waiting = async () => {
        const { rows: found } = await sql`select from pg_locks where locktype = 'advisory' and objsubid = 1
        and pid in (select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database())`.execute(
          rows,
        );
        return found.length;
      };
      await expect.poll(waiting).toBe(1);
      const { status, body } = await world.backend.post(SINGLE, PAID, withKey('k'));
      expect([status, body.code]).toEqual([409, 'REQUEST_IN_FLIGHT']);
      release();
      await holder;
      expect((await first).status).toBe(200);
      expect((await world.backend.post(SINGLE, PAID, withKey('k'))).headers['idempotency-replayed']).toBe('true');
    },
  );
});
