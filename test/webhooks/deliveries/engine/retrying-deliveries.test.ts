import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../../src/start.ts';
import { Migration026DeliveryLastResponse } from '../../../../src/webhooks/deliveries/migrations/026-delivery-last-response.ts';
import {
  createDeliveringWorld,
  createEndpointAt,
  deliveryOf,
  makeDueNow,
  startDeliveringService,
  triggerEvent,
  waitForAttempts,
} from '../../../support/deliveries.ts';
import { startReceiver, stopReceivers } from '../../../support/receivers.ts';
import { insertPastAttempts, insertPastDeliveries } from '../../../support/webhook-history.ts';
import { countStatementsOf, type World } from '../../../support/world.ts';

let running: Running;

beforeAll(async () => {
  running = await startDeliveringService();
});

afterAll(async () => {
  await stopReceivers();
  await running.stop(0);
});

const UNREACHED = { status: null, body: null, error: 'CONNECTION_REFUSED', durationMs: 3 } as const;
const PATH = '/webhooks/apps/Billing/deliveries';

/** The ids of the deliveries that REST lists for a query. */
const listed = async ({ backend }: World, query: string) =>
  (await backend.get(`${PATH}?${query}`)).body.data.map(({ id }) => id);

/** An endpoint whose receiver answers with these statuses in turn, and then closes the connection. */
async function createEndpointWithStatuses(world: World, statuses: number[]) {
  const { url } = await startReceiver((response) => {
    const status = statuses.shift();
    if (status === undefined) response.destroy();
    else response.writeHead(status).end();
  });
  return createEndpointAt(world, url);
}

describe('a delivery', () => {
  it('shows the status of its last response, in the lists, by itself and in GraphQL', async () => {
    const { world } = await createDeliveringWorld(running);
    const endpoint = await createEndpointWithStatuses(world, [503, 200]);
    const [id = ''] = await triggerEvent(world);
    await waitForAttempts(world, id);
    const query = `{ webhookDelivery(id: "${id}") { status lastResponseStatus } }`;
    const shown = async () => [
      (await world.backend.get(`${PATH}?endpoint_id=${endpoint.id}`)).body.data[0]?.last_response_status,
      (await world.backend.get(`/webhooks/deliveries/${id}`)).body.last_response_status,
      (await world.backend.data(query)).webhookDelivery,
    ];
    expect(await shown()).toEqual([503, 503, { status: 'PENDING', lastResponseStatus: 503 }]);
    await makeDueNow(world, id);
    await waitForAttempts(world, id, 2);
    expect(await shown()).toEqual([200, 200, { status: 'SUCCEEDED', lastResponseStatus: 200 }]);
    await world.backend.post(`/webhooks/deliveries/${id}/retry`);
    await waitForAttempts(world, id, 3);
    expect(await shown()).toEqual([null, null, { status: 'PENDING', lastResponseStatus: null }]);
  });

  it('shows no status before its first attempt', async () => {
    const { world } = await createDeliveringWorld(running);
    const endpoint = await createEndpointWithStatuses(world, []);
    const [id = ''] = await insertPastDeliveries(world, { endpoint, status: 'cancelled' });
    expect((await world.backend.get(`/webhooks/deliveries/${id}`)).body.last_response_status).toBeNull();
  });
});

describe('the filter retrying', () => {
  it('finds the pending deliveries that were attempted, in REST and in both lists of GraphQL, or all others', async () => {
    const { world } = await createDeliveringWorld(running);
    const endpoint = await createEndpointWithStatuses(world, [500]);
    const [retrying = ''] = await triggerEvent(world);
    await waitForAttempts(world, retrying);
    await world.backend.patch('/webhooks/apps/Billing', { is_active: false });
    const [waiting = ''] = await insertPastDeliveries(world, { endpoint, status: 'pending' });
    const [failed = ''] = await insertPastDeliveries(world, { endpoint, status: 'failed' });
    await sql`update webhook_delivery set attempts = 3 where id = ${failed}::bigint`.execute(
      world.services.database.rows,
    );
    expect(await listed(world, 'retrying=true')).toEqual([retrying]);
    expect(await listed(world, `retrying=true&endpoint_id=${endpoint.id}&event_name=invoice.paid`)).toEqual([retrying]);
    expect((await listed(world, 'retrying=false')).toSorted()).toEqual([waiting, failed].toSorted());
    expect(await listed(world, 'retrying=false&status=pending')).toEqual([waiting]);
    expect(await listed(world, 'retrying=true&status=failed')).toEqual([]);
    expect((await world.backend.get(`${PATH}?retrying=yes` as typeof PATH)).status).toBe(400);

    const page = 'deliveries(filter: { retrying: true }) { totalCount nodes { id } }';
    const data = await world.backend.data(
      `{ webhookApp(appName: "Billing") { ${page} } webhookEndpoint(id: "${endpoint.id}") { ${page} } }`,
    );
    const found = { deliveries: { totalCount: 1, nodes: [{ id: retrying }] } };
    expect(data).toEqual({ webhookApp: found, webhookEndpoint: found });
  });

  it('takes as many statements for one delivery as for five', async () => {
    const { world } = await createDeliveringWorld(running);
    const endpoint = await createEndpointWithStatuses(world, []);
    await world.backend.patch('/webhooks/apps/Billing', { is_active: false });
    await insertPastDeliveries(world, { endpoint, status: 'pending', count: 5 });
    await sql`update webhook_delivery set attempts = 1 where endpoint_id = ${endpoint.id}::bigint`.execute(
      world.services.database.rows,
    );
    const one = await countStatementsOf(world, () => world.backend.get(`${PATH}?retrying=true&limit=1`));
    expect(await countStatementsOf(world, () => world.backend.get(`${PATH}?retrying=true`))).toBe(one);
    expect(await listed(world, 'retrying=true')).toHaveLength(5);
  });
});

describe('the migration of the last response', () => {
  it('takes the status of the last attempt of each delivery', async () => {
    const { world } = await createDeliveringWorld(running);
    const endpoint = await createEndpointWithStatuses(world, []);
    const [responded = '', unreached = '', untried = ''] = await insertPastDeliveries(world, { endpoint, count: 3 });
    const at = '2026-02-01T10:00:00.000Z';
    await insertPastAttempts(world, responded, [
      { ...UNREACHED, at },
      { status: 502, body: '', durationMs: 3, at },
    ]);
    await insertPastAttempts(world, unreached, [
      { status: 502, body: '', durationMs: 3, at },
      { ...UNREACHED, at },
    ]);
    const { rows, orm } = world.services.database;
    const migration = new Migration026DeliveryLastResponse(orm.em.getDriver(), orm.em.config);
    migration.up();
    await sql.raw(String(migration.getQueries()[1])).execute(rows);
    const statuses = [responded, unreached, untried].map(
      async (id) => (await deliveryOf(world, id)).last_response_status,
    );
    expect(await Promise.all(statuses)).toEqual([502, null, null]);
  });
});
