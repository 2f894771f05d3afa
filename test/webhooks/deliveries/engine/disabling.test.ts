import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../../src/start.ts';
import { holdUp } from '../../../support/barrier.ts';
import { BackendClient } from '../../../support/clients.ts';
import {
  deliveringService,
  deliveringWorld,
  deliveryOf,
  endpointAt,
  endpointRow,
  triggered,
} from '../../../support/deliveries.ts';
import { emptyPlace, type ServiceProcess, startProcess } from '../../../support/process.ts';
import { startReceiver, stopReceivers } from '../../../support/receivers.ts';
import { eventsOf, type World } from '../../../support/world.ts';

afterEach(stopReceivers);

const switchedOff = async (world: World) =>
  (await eventsOf(world)).filter(({ type }) => type === 'webhook.endpoint.disabled');

describe('an endpoint that can not be switched off for now', () => {
  let running: Running;

  beforeAll(async () => {
    running = await deliveringService();
  });
  afterAll(() => running.stop(0));

  const run = (statement: string) => sql.raw(statement).execute(running.services.database.rows);

  /** Lets the database refuse to switch endpoints off; a sequence counts, since no failure takes its steps back. */
  async function refuse(): Promise<void> {
    await run('create sequence refusal');
    await run(`create function refuse() returns trigger language plpgsql as
      $$ begin perform nextval('refusal'); raise exception 'not now'; end $$`);
    await run(`create trigger refuse before update of is_active on webhook_endpoint for each row
      when (not new.is_active) execute function refuse()`);
  }

  const hasRefused = async () =>
    (await sql<{ is_called: boolean }>`select is_called from refusal`.execute(running.services.database.rows)).rows[0]
      ?.is_called;

  async function refuseNoMore(): Promise<void> {
    await run('drop function refuse cascade');
    await run('drop sequence refusal');
  }

  it.each([
    ['gone', 410, {}, sql`failure_count = 0`],
    ['failing', 500, {}, sql`failure_count = 3, failing_since = now() - interval '6 days'`],
    ['exhausted', 500, { max_retries: 0 }, sql`failure_count = 0`],
  ])('because it is %s is switched off later: what it came to is written down together', async (...row) => {
    const [reason, status, members, state] = row;
    const { world } = await deliveringWorld(running);
    const receiver = await startReceiver((response) => response.writeHead(status).end());
    const endpoint = await endpointAt(world, receiver.url, { timeout_seconds: 30, ...members });
    await sql`update webhook_endpoint set ${state} where id = ${endpoint.id}::bigint`.execute(
      world.services.database.rows,
    );
    const triggers = reason === 'exhausted' ? 10 : 1;
    await refuse();
    const ids: string[] = [];
    for (let count = 0; count < triggers; count += 1) ids.push(...(await triggered(world)));
    await expect.poll(hasRefused).toBe(true);
    expect(await endpointRow(world, endpoint.id)).toMatchObject({ is_active: true, auto_disabled: false });
    await refuseNoMore();
    await expect.poll(async () => (await endpointRow(world, endpoint.id)).auto_disabled).toBe(true);
    await expect
      .poll(async () => new Set((await Promise.all(ids.map((id) => deliveryOf(world, id)))).map((one) => one.attempts)))
      .toEqual(new Set([1]));
    expect(await switchedOff(world)).toMatchObject([
      { resource_id: endpoint.id, actor_type: 'system', after: { reason, origin: new URL(receiver.url).origin } },
    ]);
    expect(receiver.arrived).toHaveLength(triggers);
  });
});

describe.runIf(process.env['DATABASE_URL'] !== undefined)('a process that is killed', () => {
  const processes: ServiceProcess[] = [];

  afterEach(async () => {
    await Promise.all(processes.splice(0).map((service) => service.stop('SIGKILL')));
  });

  async function start(place: Record<string, string>): Promise<ServiceProcess> {
    const service = await startProcess({ OUTGOING_ALLOW: '127.0.0.0/8', ...place });
    processes.push(service);
    return service;
  }

  it('while it switches an endpoint off leaves that to the next one', async () => {
    const place = await emptyPlace();
    const first = await start(place);
    const key = first.apiKey as string;
    const backend = new BackendClient(first.backendUrl, key);
    const receiver = await startReceiver((response) => response.writeHead(410).end());
    await backend.post('/webhooks/apps', { name: 'Billing' });
    const endpoint = {
      app_name: 'Billing',
      url: receiver.url,
      subscriptions: [{ event_name: 'a' }],
      timeout_seconds: 1,
    };
    expect((await backend.post('/webhooks/endpoints', endpoint)).status).toBe(201);
    const disabling = await holdUp(
      place['DATABASE_URL'] as string,
      'update of is_active',
      'webhook_endpoint',
      'not new.is_active',
    );
    await backend.post('/webhooks/apps/Billing/trigger', { event_name: 'a' });
    await disabling.reached();
    await first.stop('SIGKILL');
    await disabling.lift();
    const second = new BackendClient((await start(place)).backendUrl, key);
    const read = async () => (await second.get('/webhooks/apps/Billing/endpoints')).body.data[0];
    await expect.poll(read).toMatchObject({ is_active: false, auto_disabled: true });
    expect(new Set(receiver.arrived.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });
});
