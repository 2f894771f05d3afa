import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { retentionQueue } from '../../../../src/audit/retention/retention.ts';
import { readConfig } from '../../../../src/config/config.ts';
import { command } from '../../../../src/platform/commands/command.ts';
import { systemContext } from '../../../../src/platform/commands/system-context.ts';
import { createLog } from '../../../../src/platform/logging/log.ts';
import { type OpenServices, openServices } from '../../../../src/services.ts';
import { createBarrier } from '../../../support/barrier.ts';
import { BackendClient } from '../../../support/clients.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../../../support/process.ts';
import { type Receiver, startReceiver, stopReceivers, verifySignature } from '../../../support/receivers.ts';
import { runsAll } from '../../../support/runs-all.ts';
import { insertPastAttempts, insertPastDeliveries } from '../../../support/webhook-history.ts';
import { createApp, createEndpoint, deliveriesOf, messagesOf } from '../../../support/webhooks.ts';
import type { World } from '../../../support/world.ts';

const often = { interval: 100 };
const DAY = 86_400_000;
const processes: ServiceProcess[] = [];
const opened: OpenServices[] = [];

afterEach(async () => {
  await Promise.all(processes.splice(0).map((service) => service.stop('SIGKILL')));
  await Promise.all(opened.splice(0).map((services) => services.close()));
  await stopReceivers();
});

/** Starts a service in a separate process, and opens the same data in this process without running its jobs. */
async function startApart() {
  const environment: Record<string, string> = { ...(await newDatabaseEnv()), OUTGOING_ALLOW: '127.0.0.0/8' };
  const first = await startProcess(environment);
  processes.push(first);
  const services = await openServices(readConfig(environment), createLog('silent'));
  opened.push(services);
  const { id } = await services.database.rows
    .selectFrom('deployment')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const client = ({ backendUrl }: ServiceProcess) => new BackendClient(backendUrl, first.apiKey as string);
  return {
    process: first,
    databaseUrl: environment['DATABASE_URL'] as string,
    world: { services, id, backend: client(first) } as unknown as World,
    async startAgain(): Promise<BackendClient> {
      const next = await startProcess(environment);
      processes.push(next);
      return client(next);
    },
  };
}

/** Makes the jobs of a killed worker due immediately instead of after a minute. */
async function hurryJobs({ services }: World): Promise<void> {
  await sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '2 minutes',
    started_on = started_on - interval '2 minutes' where state = 'active'`.execute(services.database.rows);
}

/** Polls, and makes jobs that wait for a retry due immediately. */
function untilDone<T>({ services }: World, read: () => Promise<T>) {
  return expect.poll(async () => {
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(services.database.rows);
    return read();
  }, often);
}

/** How often each message arrived. */
const arrivals = ({ requests }: Receiver) =>
  [...Map.groupBy(requests, ({ headers }) => headers['webhook-id']).values()].map(({ length }) => length);

const times = (count: number) => Array(count).fill(1);

/** Reads in a second session, because the first one is blocked. */
describe.runIf(process.env['DATABASE_URL'] !== undefined)('a process that is killed', () => {
  it('creates each message exactly once when killed before or after the fan-out of events', async () => {
    const { process, databaseUrl, world, startAgain } = await startApart();
    const receiver = await startReceiver();
    const { signing_secret: secret } = await createApp(world);
    await createEndpoint(world, [{ event_name: 'user.created' }], { url: receiver.url, timeout_seconds: 1 });
    const fanOut = await createBarrier(databaseUrl, 'insert', 'event_fan_out');
    const users: string[] = [];
    for (let at = 0; at < 20; at += 1) {
      const { status, body } = await world.backend.post('/users', { email: `user-${at}@example.com` });
      expect(status).toBe(201);
      users.push(body.id);
    }
    await fanOut.reached();
    await process.stop('SIGKILL');
    await fanOut.lift();
    expect(await messagesOf(world)).toEqual([]);

    const claims = await createBarrier(databaseUrl, 'update of claimed_until', 'webhook_delivery');
    await hurryJobs(world);
    await startAgain();
    await claims.reached();
    await untilDone(world, async () => (await messagesOf(world)).length).toBe(20);
    await processes[1]?.stop('SIGKILL');
    await claims.lift();
    expect(receiver.requests).toEqual([]);

    await hurryJobs(world);
    await startAgain();
    await expect.poll(() => receiver.requests.length, often).toBe(20);
    const statuses = async () => new Set((await deliveriesOf(world)).map(({ status }) => status));
    await expect.poll(statuses, often).toEqual(new Set(['succeeded']));
    expect(arrivals(receiver)).toEqual(times(20));
    expect(receiver.requests.map(({ body }) => JSON.parse(body).data.id).sort()).toEqual(users.sort());
    for (const request of receiver.requests) verifySignature(request, secret);
    expect(await messagesOf(world)).toHaveLength(20);
  });

  it('resumes a replay of 10,000 deliveries after a kill and sends each once', async () => {
    const { process, databaseUrl, world, startAgain } = await startApart();
    const { rows } = world.services.database;
    const receiver = await startReceiver();
    await createApp(world);
    // Each endpoint receives one delivery immediately. The others wait until the rate limit is removed.
    const slow = { rate_limit: { duration_ms: DAY, max_requests: 1 } };
    const at = '2026-04-01T00:00:00.000Z';
    const endpoints: { id: string }[] = [];
    const ids: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const endpoint = await createEndpoint(world, undefined, { url: receiver.url, timeout_seconds: 10, ...slow });
      endpoints.push(endpoint);
      ids.push(...(await insertPastDeliveries(world, { endpoint, count: 2_500, at })));
    }
    // Batches are in the order of time across all endpoints. This delivery is in the seventh batch.
    const middle = await createBarrier(databaseUrl, 'update of replay_id', 'webhook_delivery', `new.id = ${ids[800]}`);
    const path = '/webhooks/apps/Billing/deliveries/replay';
    const { status, body: task } = await world.backend.post(path, { since: at });
    expect(status).toBe(201);
    await middle.reached();
    const succeeded = async () => (await deliveriesOf(world)).filter(({ status }) => status === 'succeeded').length;
    await expect.poll(succeeded, often).toBe(4);
    expect((await world.backend.get(`${path}/${task.id}`)).body).toMatchObject({ state: 'running', done: 3_000 });
    await process.stop('SIGKILL');
    await middle.lift();

    await hurryJobs(world);
    const backend = await startAgain();
    const read = async () => (await backend.get(`${path}/${task.id}`)).body;
    await untilDone(world, read).toMatchObject({ state: 'completed', total: 10_000, done: 10_000 });
    // The rate limit of a replay would only delay the test.
    await rows
      .updateTable('webhook_delivery')
      .set({ next_attempt_at: new Date().toISOString() })
      .where('status', '=', 'pending')
      .execute();
    for (const { id } of endpoints) {
      expect((await backend.patch(`/webhooks/endpoints/${id}`, { rate_limit: null })).status).toBe(200);
    }
    await expect.poll(() => receiver.requests.length).toBe(10_000);
    expect(arrivals(receiver)).toEqual(times(10_000));
    const attempts = rows
      .selectFrom('webhook_attempt')
      .select(sql<number>`count(distinct delivery_id)::int`.as('count'));
    await expect.poll(async () => (await attempts.executeTakeFirstOrThrow()).count, often).toBe(10_000);
  });

  it.runIf(runsAll)('resumes the retention job after a kill without partial deletions', async () => {
    const { process, databaseUrl, world, startAgain } = await startApart();
    await createApp(world);
    const endpoint = await createEndpoint(world);
    const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
    const old = await insertPastDeliveries(world, { endpoint, count: 400, at: ago(91) });
    const young = await insertPastDeliveries(world, { endpoint, count: 10, at: ago(1) });
    const kept = await insertPastAttempts(world, young[0] as string, [{}, {}]);
    for (const id of old.slice(0, 300)) await insertPastAttempts(world, id, [{}]);
    const middle = await createBarrier(databaseUrl, 'delete', 'webhook_message', `old.id = ${old[220]}`);
    const ctx = systemContext(world.services, world.id);
    await command(ctx, async (tx) => {
      await ctx.jobs.add(tx, retentionQueue, {});
      tx.record({ type: 'deployment.updated', resource: { type: 'test', id: '1' } });
    });
    await middle.reached();
    await process.stop('SIGKILL');
    await middle.lift();
    const left = (await messagesOf(world)).length;
    expect(left).toBeGreaterThan(young.length);
    expect(left).toBeLessThan(old.length + young.length);
    expect(await deliveriesOf(world)).toHaveLength(left);

    await hurryJobs(world);
    await startAgain();
    await untilDone(world, async () => (await messagesOf(world)).length).toBe(young.length);
    expect((await deliveriesOf(world)).map(({ id }) => id)).toEqual(young);
    const attempts = await world.services.database.rows
      .selectFrom('webhook_attempt')
      .select('id')
      .orderBy('id')
      .execute();
    expect(attempts.map(({ id }) => id)).toEqual(kept);
  });
});
