import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Running } from '../../../../src/start.ts';
import { createBarrier } from '../../../support/barrier.ts';
import { BackendClient } from '../../../support/clients.ts';
import {
  createDeliveringWorld,
  createEndpointAt,
  deliveryOf,
  endpointRow,
  startDeliveringService,
  triggerEvent,
} from '../../../support/deliveries.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../../../support/process.ts';
import { startReceiver, stopReceivers } from '../../../support/receivers.ts';
import { eventsOf, type World } from '../../../support/world.ts';

afterEach(stopReceivers);

const disabledEvents = async (world: World) =>
  (await eventsOf(world)).filter(({ type }) => type === 'webhook.endpoint.disabled');

describe('an endpoint that cannot be disabled at first', () => {
  let running: Running;

  beforeAll(async () => {
    running = await startDeliveringService();
  });
  afterAll(() => running.stop(0));

  const run = (statement: string) => sql.raw(statement).execute(running.services.database.rows);

  /** Makes the database reject disabling endpoints. A sequence counts the rejections, because a rollback does not reset it. */
  async function rejectDisabling(): Promise<void> {
    await run('create sequence rejection');
    await run(`create function reject_update() returns trigger language plpgsql as
      $$ begin perform nextval('rejection'); raise exception 'not now'; end $$`);
    await run(`create trigger reject_update before update of is_active on webhook_endpoint for each row
      when (not new.is_active) execute function reject_update()`);
  }

  const hasRejected = async () =>
    (await sql<{ is_called: boolean }>`select is_called from rejection`.execute(running.services.database.rows)).rows[0]
      ?.is_called;

  async function allowDisabling(): Promise<void> {
    await run('drop function reject_update cascade');
    await run('drop sequence rejection');
  }

  it.each([
    ['gone', 410, {}, sql`failure_count = 0`],
    ['failing', 500, {}, sql`failure_count = 3, failing_since = now() - interval '6 days'`],
    ['exhausted', 500, { max_retries: 0 }, sql`failure_count = 0`],
  ])('disables an endpoint later (reason %s) and stores its outcome in the same transaction', async (...row) => {
    const [reason, status, members, state] = row;
    const { world } = await createDeliveringWorld(running);
    const receiver = await startReceiver((response) => response.writeHead(status).end());
    const endpoint = await createEndpointAt(world, receiver.url, { timeout_seconds: 30, ...members });
    await sql`update webhook_endpoint set ${state} where id = ${endpoint.id}::bigint`.execute(
      world.services.database.rows,
    );
    const triggers = reason === 'exhausted' ? 10 : 1;
    await rejectDisabling();
    const ids: string[] = [];
    for (let count = 0; count < triggers; count += 1) ids.push(...(await triggerEvent(world)));
    await expect.poll(hasRejected).toBe(true);
    expect(await endpointRow(world, endpoint.id)).toMatchObject({ is_active: true, auto_disabled: false });
    await allowDisabling();
    await expect.poll(async () => (await endpointRow(world, endpoint.id)).auto_disabled).toBe(true);
    await expect
      .poll(async () => new Set((await Promise.all(ids.map((id) => deliveryOf(world, id)))).map((one) => one.attempts)))
      .toEqual(new Set([1]));
    expect(await disabledEvents(world)).toMatchObject([
      { resource_id: endpoint.id, actor_type: 'system', after: { reason, origin: new URL(receiver.url).origin } },
    ]);
    expect(receiver.requests).toHaveLength(triggers);
  });
});

describe.runIf(process.env['DATABASE_URL'] !== undefined)('a process that is killed', () => {
  const processes: ServiceProcess[] = [];

  afterEach(async () => {
    await Promise.all(processes.splice(0).map((service) => service.stop('SIGKILL')));
  });

  async function start(environment: Record<string, string>): Promise<ServiceProcess> {
    const service = await startProcess({ OUTGOING_ALLOW: '127.0.0.0/8', ...environment });
    processes.push(service);
    return service;
  }

  it('disables an endpoint after a restart when the process was killed while disabling it', async () => {
    const environment = await newDatabaseEnv();
    const first = await start(environment);
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
    const disabling = await createBarrier(
      environment['DATABASE_URL'] as string,
      'update of is_active',
      'webhook_endpoint',
      'not new.is_active',
    );
    await backend.post('/webhooks/apps/Billing/trigger', { event_name: 'a' });
    await disabling.reached();
    await first.stop('SIGKILL');
    await disabling.lift();
    const second = new BackendClient((await start(environment)).backendUrl, key);
    const read = async () => (await second.get('/webhooks/apps/Billing/endpoints')).body.data[0];
    await expect.poll(read).toMatchObject({ is_active: false, auto_disabled: true });
    expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });
});
