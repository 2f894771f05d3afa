import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredData } from '../../../src/audit/retention/retention.ts';
import type { Running } from '../../../src/start.ts';
import { replay } from '../../../src/webhooks/replay/replay-job.ts';
import { countHours } from '../../../src/webhooks/statistics/count-hours.ts';
import {
  createDeliveringWorld,
  createEndpointAt,
  deliveryOf,
  startDeliveringService,
} from '../../support/deliveries.ts';
import { startReceiver, stopReceivers } from '../../support/receivers.ts';
import type { WebhookStats } from '../../support/rest-types/backend.ts';
import { insertPastAttempts, insertPastDeliveries } from '../../support/webhook-history.ts';
import { countStatementsOf, type World } from '../../support/world.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const DAYS_KEPT = 90;
const SLOW = { rate_limit: { duration_ms: 86_400_000, max_requests: 1 } };

let running: Running;

beforeAll(async () => {
  running = await startDeliveringService({
    OUTGOING_ALLOW: '127.0.0.0/8,::1/128',
    WEBHOOK_RETENTION_DAYS: String(DAYS_KEPT),
  });
});

afterAll(async () => {
  await stopReceivers();
  await running.stop(0);
});

const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();

const TOTALS = `query ($day: DateTime, $minute: DateTime) { webhookApp(appName: "Billing") {
  all: deliveries { totalCount }
  failed: deliveries(filter: { status: FAILED }) { totalCount }
  sent: deliveries(filter: { eventName: "invoice.sent" }) { totalCount }
  sentAndFailed: deliveries(filter: { eventName: "invoice.sent", status: FAILED }) { totalCount }
  since: deliveries(filter: { createdSince: $minute }) { totalCount }
  between: deliveries(filter: { createdSince: $day, createdUntil: $minute, status: SUCCEEDED }) { totalCount }
  endpoints { nodes {
    all: deliveries { totalCount }
    paid: deliveries(filter: { eventName: "invoice.paid", createdSince: $day }) { totalCount }
    pending: deliveries(filter: { status: PENDING }) { totalCount }
  } }
} }`;

/** All statistics and counts of the app, for times within hours. */
async function counts({ backend }: World) {
  const [day, minute, until] = [ago(6 * DAY), ago(4 * DAY + 17 * 60_000), new Date().toISOString()];
  return async () => {
    const read = async (path: string) => (await backend.get(`/webhooks/apps/Billing/${path}&until=${until}`)).body;
    return {
      totals: await backend.data(TOTALS, { day, minute }),
      stats: (await read(`stats?since=${minute}`)) as unknown as WebhookStats,
      days: await read(`timeseries?interval=day&since=${day}`),
      hours: await read(`timeseries?interval=hour&since=${minute}`),
    };
  };
}

/** Compares what is counted with the rows, which are read as long as no hour counts as counted. Returns what both are. */
async function expectExact(world: World) {
  const { rows } = world.services.database;
  const read = await counts(world);
  const counted = await read();
  const { rows: spans } = await sql<{ app_id: string; since: string; until: string }>`
    delete from webhook_counted_span where deployment_id = ${world.id} returning app_id, since, until`.execute(rows);
  expect(counted).toEqual(await read());
  for (const { app_id, since, until } of spans)
    await sql`insert into webhook_counted_span values (${world.id}, ${app_id}, ${since}, ${until})`.execute(rows);
  return counted;
}

async function storedIn({ services, id }: World, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)} where deployment_id = ${id}`.execute(services.database.rows);
  return rows[0]?.count ?? 0;
}

/** Deliveries of two endpoints and two events over the last days. */
async function createHistory() {
  const { world } = await createDeliveringWorld(running);
  const { url } = await startReceiver();
  const [busy, quiet] = [await createEndpointAt(world, url), await createEndpointAt(world, url, SLOW)];
  const made: Record<string, string[]> = {};
  for (const [at, endpoint] of [busy, quiet].entries()) {
    for (const status of ['succeeded', 'failed', 'cancelled'] as const) {
      for (const [ofEvent, eventName] of ['invoice.paid', 'invoice.sent'].entries()) {
        const ids: string[] = [];
        for (const hours of [1, 30, 97 + at, 121 + ofEvent]) {
          const time = ago(hours * HOUR + (ofEvent + 2 * at) * 7 * 60_000);
          ids.push(...(await insertPastDeliveries(world, { endpoint, status, eventName, at: time, count: 2 })));
        }
        for (const [number, id] of ids.entries()) {
          const attempt = { succeeded: status === 'succeeded', durationMs: 5 + ((number * 7 + at) % 11) };
          if (status !== 'cancelled')
            await insertPastAttempts(world, id, status === 'failed' ? [attempt, attempt] : [attempt]);
        }
        made[`${at} ${status} ${eventName}`] = ids;
      }
    }
  }
  return { world, busy, quiet, made };
}

const retry = async ({ backend }: World, id: string) => {
  expect((await backend.post(`/webhooks/deliveries/${id}/retry`)).status).toBe(200);
};

describe('counts of past hours', () => {
  it('equal the rows after successes, failures, retries, cancellations, deletions and retention', async () => {
    const { world, busy, quiet, made } = await createHistory();
    const { rows } = world.services.database;
    const edge = ago(DAYS_KEPT * DAY - 90 * 60_000);
    await insertPastDeliveries(world, { endpoint: busy, status: 'succeeded', at: edge, count: 3 });
    const before = await expectExact(world);
    await countHours(world.services);
    expect(await storedIn(world, 'webhook_delivery_count')).toBeGreaterThan(10);
    expect(await storedIn(world, 'webhook_attempt_count')).toBeGreaterThan(4);
    expect((await expectExact(world)).totals).toEqual(before.totals);

    // Retries of counted deliveries, which succeed, and a replay, which is cancelled.
    const retried = made['0 failed invoice.paid']?.slice(-3) ?? [];
    for (const id of retried) await retry(world, id);
    for (const id of retried) await expect.poll(async () => (await deliveryOf(world, id)).status).toBe('succeeded');
    const path = '/webhooks/apps/Billing/deliveries/replay';
    const attempts = await storedIn(world, 'webhook_attempt');
    const { body } = await world.backend.post(path, { delivery_ids: made['1 failed invoice.sent'] });
    await expect.poll(async () => (await world.backend.get(`${path}/${body.id}`)).body.state).toBe('completed');
    // The endpoint receives one of them a day.
    await expect.poll(() => storedIn(world, 'webhook_attempt')).toBe(attempts + 1);
    await expectExact(world);
    await world.backend.delete(`${path}/${body.id}`);
    const { rows: apps } = await sql<{ id: string }>`
      select id from webhook_app where deployment_id = ${world.id}`.execute(rows);
    await replay(world.services, { deploymentId: world.id, appId: apps[0]?.id ?? '', replayId: body.id });
    expect(await storedIn(world, 'webhook_delivery_change')).toBeGreaterThan(6);
    const changed = await expectExact(world);
    expect(changed.stats.deliveries).not.toEqual(before.stats.deliveries);

    // Also the hours that have not settled now.
    await countHours(world.services, new Date(Date.now() + 4 * HOUR));
    expect(await storedIn(world, 'webhook_delivery_change')).toBe(0);
    expect((await expectExact(world)).totals).toEqual(changed.totals);

    // The hour of the oldest deliveries expires first.
    await deleteExpiredData(world.services, new Date(Date.now() + 2 * HOUR));
    expect(await storedIn(world, 'webhook_delivery')).toBe(96);
    await expectExact(world);
    await world.backend.delete(`/webhooks/endpoints/${quiet.id}`);
    const left = await expectExact(world);
    expect(left.totals.webhookApp.all.totalCount).toBe(48);
    await world.backend.delete('/webhooks/apps/Billing');
    for (const table of ['webhook_counted_span', 'webhook_delivery_count', 'webhook_attempt_count'])
      expect(await storedIn(world, table)).toBe(0);
  });

  it('contain each delivery once when two processes count at once, and again after an interruption', async () => {
    const { world } = await createHistory();
    await Promise.all([countHours(world.services), countHours(world.services)]);
    await expectExact(world);
    // What was read as rows until now is counted by the next run.
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();
    await sql`update webhook_attempt set created_at = ${hoursAgo(3)}
      where deployment_id = ${world.id} and created_at > ${hoursAgo(2)}`.execute(world.services.database.rows);
    await countHours(world.services, new Date(Date.now() + 4 * HOUR));
    const { all } = (await expectExact(world)).totals.webhookApp;
    expect(all.totalCount).toBe(96);
  });

  it('are read with as many statements as rows, however many hours are counted', async () => {
    const { world } = await createHistory();
    const read = await counts(world);
    await read();
    const ofRows = await countStatementsOf(world, read);
    await countHours(world.services);
    expect(await countStatementsOf(world, read)).toBe(ofRows);
  });

  it('decide by which index deliveries of an event and status are listed, in the same order', async () => {
    const { world } = await createHistory();
    const list = (query: string): Promise<{ body: { data: { id: string }[]; next_cursor: string | null } }> =>
      world.backend.get(`/webhooks/apps/Billing/deliveries?${query}`) as never;
    const listed = async (limit: number) => {
      const ids: string[] = [];
      for (let cursor = ''; ids.length === 0 || cursor !== ''; ) {
        const page = `event_name=invoice.sent&status=failed&limit=${limit}${cursor}`;
        const { body } = await list(page);
        ids.push(...body.data.map(({ id }) => id));
        cursor = body.next_cursor === null ? '' : `&cursor=${body.next_cursor}`;
      }
      return ids;
    };
    const pages = `{ webhookApp(appName: "Billing") {
      first: deliveries(first: 5, filter: { eventName: "invoice.sent", status: FAILED }) { nodes { id } }
      last: deliveries(last: 5, filter: { eventName: "invoice.sent", status: FAILED }) { nodes { id } }
    } }`;
    const [ofEvent, pagesOfEvent] = [await listed(3), await world.backend.data(pages)];
    expect(ofEvent.length).toBe(16);
    await countHours(world.services);
    // Most deliveries of these days are of the event, so that the index of failed ones is shorter.
    await sql`update webhook_delivery_count set total = total * 10 where deployment_id = ${world.id}
      and event_name = 'invoice.sent' and status = 'succeeded'`.execute(world.services.database.rows);
    expect(await listed(3)).toEqual(ofEvent);
    expect(await world.backend.data(pages)).toEqual(pagesOfEvent);
  });

  it.runIf(process.env['DATABASE_URL'] !== undefined)(
    'contain a change whose transaction was open while its hour was counted',
    async () => {
      const { world, made } = await createHistory();
      const { rows } = world.services.database;
      const ids = made['0 succeeded invoice.paid'] ?? [];
      await rows.transaction().execute(async (tx) => {
        await sql`update webhook_delivery set status = 'cancelled' where deployment_id = ${world.id}
          and id = any(${ids}::bigint[])`.execute(tx);
        await countHours(world.services);
      });
      const { stats } = await expectExact(world);
      expect(stats.deliveries.cancelled).toBeGreaterThan(0);
      await countHours(world.services);
      await expectExact(world);
    },
  );
});
