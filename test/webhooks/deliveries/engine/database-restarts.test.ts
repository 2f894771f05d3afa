import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { BackendClient } from '../../../support/clients.ts';
import { type Cluster, postgresPrograms, startCluster } from '../../../support/cluster.ts';
import { keepSending } from '../../../support/keep-sending.ts';
import { newDatabaseEnv, type ServiceProcess, startProcess } from '../../../support/process.ts';
import { type Receiver, startReceiver, stopReceivers } from '../../../support/receivers.ts';

/** Why the database cannot be restarted here. PGlite ends with its process, which delivery-processes.test.ts kills. */
const skipReason =
  process.env['DATABASE_URL'] === undefined
    ? 'The suite runs on PGlite, which can only be restarted with the whole process.'
    : postgresPrograms === null
      ? 'This machine has no PostgreSQL programs (initdb, postgres) to start a server with.'
      : null;

const often = { interval: 200 };
/** The restarts take a while, and the renewal of the process's number half a minute. Each wait has a limit of its own. */
const TEST_TIMEOUT_MS = 600_000;

/** The `webhook-id` values of the received messages of a type, by the id of the resource. */
function arrivals({ requests }: Receiver, type: string): Map<string, Set<unknown>> {
  const ids = new Map<string, Set<unknown>>();
  for (const { headers, body } of requests) {
    const message = JSON.parse(body);
    if (message.type !== type) continue;
    const { id } = message.data;
    ids.set(id, (ids.get(id) ?? new Set()).add(headers['webhook-id']));
  }
  return ids;
}

function missing(accepted: readonly string[], arrived: Iterable<string>): string[] {
  const there = new Set(arrived);
  return accepted.filter((one) => !there.has(one));
}

describe('while PostgreSQL is restarted again and again', () => {
  let cluster: Cluster;
  let service: ServiceProcess;
  let pool: pg.Pool;

  afterAll(async () => {
    await pool?.end();
    await service?.stop('SIGKILL');
    await cluster?.stop('immediate');
    await stopReceivers();
  });

  it(
    'completes all accepted requests, and rejects the others with 503',
    async ({ skip }) => {
      skip(skipReason !== null, skipReason ?? '');
      cluster = await startCluster();
      const { DATA_DIR = '' } = await newDatabaseEnv();
      service = await startProcess({ DATA_DIR, DATABASE_URL: cluster.url, OUTGOING_ALLOW: '127.0.0.0/8' });
      const backend = new BackendClient(service.backendUrl, service.apiKey as string);
      const receiver = await startReceiver();
      await backend.post('/webhooks/apps', { name: 'Billing' });
      const subscriptions = [{ event_name: 'a' }, { event_name: 'user.created' }];
      const endpoint = { app_name: 'Billing', url: receiver.url, subscriptions, timeout_seconds: 1 };
      expect((await backend.post('/webhooks/endpoints', endpoint)).status).toBe(201);
      const { body: organization } = await backend.post('/organizations', { name: 'Northwind' });

      const triggers = keepSending(
        (at) => backend.post('/webhooks/apps/Billing/trigger', { event_name: 'a', payload: { id: `${at}` } }),
        (_, at) => `${at}`,
        5,
      );
      const users = keepSending(
        (at) => backend.post('/users', { email: `user-${at}@example.com` }),
        ({ id }) => id,
        50,
      );
      const invitations = keepSending(
        (at) => backend.post(`/organizations/${organization.id}/invitations`, { email: `guest-${at}@example.com` }),
        ({ email }) => email,
        100,
      );
      const calls = [triggers, users, invitations];
      /** Waits until more requests of each kind are accepted. */
      const goOn = () => Promise.all(calls.map(({ accepted }, at) => growBy(accepted, [100, 5, 3][at] as number)));

      for (const mode of ['fast', 'immediate', 'fast', 'immediate'] as const) {
        await goOn();
        await cluster.stop(mode);
        await Promise.all(calls.map(({ rejected }) => growBy(rejected, 3)));
        await cluster.start();
      }
      await goOn();
      await Promise.all(calls.map(({ stop }) => stop()));
      pool = new pg.Pool({ connectionString: cluster.url });
      const count = async (what: string) =>
        (await pool.query(`select count(*)::int as count from ${what}`)).rows[0].count;
      // A job that was running is retried after a minute. The test does not wait for that.
      await pool.query(`update pgboss.job set started_on = started_on - interval '1 minute',
      heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'`);
      /** Starts the retries of failed jobs, which may fail until now: after four outages they would wait for minutes. */
      const retryNow = () => pool.query(`update pgboss.job set start_after = now() where state < 'active'`);
      // Scheduled jobs start while the test waits, and are retried later: nothing that was accepted depends on them. Nor on the
      // jobs of pg-boss itself (__pgboss__send-it), which start them: those that an outage interrupts stay active for 15 minutes.
      const waitingJobs = async () => {
        const { rows } = await pool.query(`select name, state, retry_count from pgboss.job where state <> 'completed'
          and name not in (select name from pgboss.schedule) and not starts_with(name, '__pgboss__')`);
        return rows;
      };

      // Every rejection is a 503. A rejected request may still have been completed, when only its response was lost.
      for (const { rejected } of calls) {
        const told = rejected.map(({ status, body, headers }) => `${status} ${body.code} ${headers['retry-after']}`);
        expect(new Set(told)).toEqual(new Set(['503 UNAVAILABLE 2']));
      }
      const triggered = () => arrivals(receiver, 'a');
      const events = () => arrivals(receiver, 'user.created');
      // The process keeps its number: it renews the lease twice a minute.
      const { rows } = await pool.query("select now() + interval '120 seconds' as until");
      const renewed = () => pool.query('select from process_number where expires_at > $1', [rows[0].until]);
      await Promise.all([
        expect.poll(() => missing(triggers.accepted, triggered().keys()), often).toEqual([]),
        expect.poll(() => missing(users.accepted, events().keys()), often).toEqual([]),
        expect.poll(async () => missing(invitations.accepted, await recipients(DATA_DIR)), often).toEqual([]),
        expect.poll(() => count("webhook_delivery where status <> 'succeeded'"), often).toBe(0),
        expect.poll(() => retryNow().then(waitingJobs), often).toEqual([]),
        expect.poll(async () => (await renewed()).rowCount, often).toBe(1),
      ]);
      // A repeated delivery has the same id.
      for (const ids of [...triggered().values(), ...events().values()]) expect(ids.size).toBe(1);

      expect((await backend.get('/readyz')).status).toBe(200);
      expect(service.output()).not.toMatch(/unhandled/i);
      // An outage is logged at intervals, not for every failure.
      const lines = linesOf(service.output());
      const failures = lines.filter(({ err }) => err !== undefined);
      expect(new Set(failures.map(({ msg }) => msg))).toEqual(new Set(['The database is unavailable']));
      const seconds = (lines.at(-1).time - lines[0].time) / 1_000;
      expect(failures.length).toBeLessThanOrEqual(seconds / 10 + 2);
    },
    TEST_TIMEOUT_MS,
  );
});

function growBy(list: readonly unknown[], more: number): Promise<void> {
  const wanted = list.length + more;
  return expect.poll(() => list.length, { interval: 20 }).toBeGreaterThanOrEqual(wanted);
}

/** The log lines, without the start messages for people. */
function linesOf(output: string) {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));
}

/** The recipients of the spooled mails. */
async function recipients(dataDir: string): Promise<string[]> {
  const spool = join(dataDir, 'mail');
  const names = (await readdir(spool)).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(join(spool, name), 'utf8')));
  return mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1]?.trim() ?? '');
}
