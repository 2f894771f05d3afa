import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '../../../../src/config/config.ts';
import { createLog } from '../../../../src/platform/logging/log.ts';
import { type Running, start } from '../../../../src/start.ts';
import { openSignedUpBrowser } from '../../../support/accounts.ts';
import type { BrowserClient } from '../../../support/clients.ts';
import { type HttpResponse, sendRequest } from '../../../support/http.ts';
import { type Receiver, startReceiver, stopReceivers } from '../../../support/receivers.ts';
import { createMigratedDatabase, TEST_MASTER_KEY } from '../../../support/service.ts';
import { type SilentProxy, startSilentProxy } from '../../../support/silent-proxy.ts';
import { createWorld, type World } from '../../../support/world.ts';

const serverUrl = process.env['DATABASE_URL'];
/** Seconds. The deadline of requests is larger than what the statements may take. */
const LIMITS = {
  REQUEST_TIMEOUT_SECONDS: '4',
  DATABASE_STATEMENT_TIMEOUT_SECONDS: '2',
  DATABASE_LOCK_TIMEOUT_SECONDS: '1',
  DATABASE_JOB_TIMEOUT_SECONDS: '3',
  DATABASE_POOL_SIZE: '4',
};
const DEADLINE_MS = 4_000;
/** The deadline passes in the process of the service, while this one and others share its processors. */
const TOLERANCE = 2;
const often = { interval: 100 };

describe.skipIf(serverUrl === undefined)('a database that does not respond', () => {
  let proxy: SilentProxy;
  let running: Running;
  let world: World;
  let browser: BrowserClient;
  let direct: pg.Pool;
  let receiver: Receiver;

  beforeAll(async () => {
    const databaseUrl = await createMigratedDatabase(serverUrl as string);
    direct = new pg.Pool({ connectionString: databaseUrl });
    proxy = await startSilentProxy(databaseUrl);
    const DATA_DIR = await mkdtemp(join(inject('scratch'), 'silent-'));
    const env = { PORT: '0', DEPLOYMENT_PORT: '0', DATA_DIR, MASTER_KEY: TEST_MASTER_KEY, DATABASE_URL: proxy.url };
    running = await start(readConfig({ ...env, ...LIMITS, OUTGOING_ALLOW: '127.0.0.0/8' }), createLog('fatal'));
    world = await createWorld({ running });
    browser = await openSignedUpBrowser(world);
    await world.backend.post('/webhooks/apps', { name: 'Billing' });
    receiver = await startReceiver();
    const endpoint = { app_name: 'Billing', url: receiver.url, subscriptions: [{ event_name: 'a' }] };
    expect((await world.backend.post('/webhooks/endpoints', endpoint)).status).toBe(201);
    await world.backend.post('/organizations', { name: 'Known' });
  });

  afterAll(async () => {
    proxy?.resume();
    await running?.stop(0);
    await direct?.end();
    await proxy?.close();
    await stopReceivers();
  });

  /** A request of each kind, by its name. */
  const requests = (): Readonly<Record<string, () => Promise<HttpResponse>>> => {
    const backendUrl = running.backend.url;
    const host = { host: world.frontendHost, cookie: `__session=${browser.cookie}` };
    const authorization = { authorization: `Bearer ${world.apiKey}` };
    const page = (path: string, method = 'GET') =>
      sendRequest({ method, url: running.deployment.url + path, headers: { ...host, accept: 'text/html' } });
    return {
      'a list': () => world.backend.get('/organizations'),
      'a command': () => world.backend.post('/organizations', { name: 'New' }),
      'a trigger': () => world.backend.post('/webhooks/apps/Billing/trigger', { event_name: 'a', payload: {} }),
      'a token': () => world.backend.post('/access-tokens', { scopes: ['users:read'] }),
      'a query': () => world.backend.graphql('{ organizations { nodes { id } } }'),
      'a mutation': () => world.backend.graphql('mutation { createOrganization(input: { name: "New" }) { id } }'),
      'a stream': () =>
        sendRequest({
          method: 'GET',
          url: `${backendUrl}/webhooks/apps/Billing/deliveries/stream`,
          headers: { ...authorization, accept: 'text/event-stream' },
        }),
      'a session': () => browser.get('/session'),
      'a sign-in': () =>
        world.browser().post('/auth/signin', { strategy: 'email_password', email: 'a@b.example', password: 'wrong' }),
      'a query of a user': () => browser.graphql('{ session { id } }'),
      'a page': () => page('/sign-in'),
      'an unknown page': () => page('/unknown'),
      'the keys': () =>
        sendRequest({ method: 'GET', url: `${running.deployment.url}/.well-known/jwks.json`, headers: host }),
      'the check of the backend host': () => sendRequest({ method: 'GET', url: `${backendUrl}/readyz` }),
      'the check of the deployment host': () => sendRequest({ method: 'GET', url: `${running.deployment.url}/readyz` }),
    };
  };

  it('gets 503 with Retry-After for each kind of request before the deadline, also while the pool is exhausted', async () => {
    proxy.silence();
    const startedAt = performance.now();
    const all = Object.entries(requests());
    const responses = await Promise.all(
      [...all, ...all].map(async ([name, send]) => {
        const { status, headers } = await send();
        return { name, status, retryAfter: headers['retry-after'], ms: performance.now() - startedAt };
      }),
    );
    for (const { name, status, retryAfter, ms } of responses) {
      expect({ name, status, retryAfter }).toEqual({ name, status: 503, retryAfter: '2' });
      expect(ms, name).toBeLessThan(DEADLINE_MS * TOLERANCE);
    }
    expect((await requests()['a list']?.())?.body).toMatchObject({ code: 'UNAVAILABLE' });
    expect((await requests()['a session']?.())?.body).toMatchObject({ errors: [{ code: 'UNAVAILABLE' }] });
    expect((await requests()['a query']?.())?.body).toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('continues without a restart when the database responds again, without leaking connections', async () => {
    proxy.resumeForNewConnections();
    await expect.poll(async () => (await world.backend.get('/organizations')).status, often).toBe(200);
    const { 'a stream': _, ...others } = requests();
    for (const [name, send] of Object.entries(others)) {
      const { status } = await send();
      expect({ name, isUnavailable: status >= 500 }).toEqual({ name, isUnavailable: false });
    }
    proxy.resume();
    // The pool, and the connection that listens. Those that were given up end on the server as well.
    const connections = async () => {
      const { rows } = await direct.query(
        `select count(*)::int as count, count(*) filter (where state like 'idle in transaction%')::int as open
         from pg_stat_activity where datname = current_database() and application_name = 'gatehouse'`,
      );
      return { isInLimit: rows[0].count <= 4 + 1, open: rows[0].open };
    };
    await expect.poll(connections, often).toEqual({ isInLimit: true, open: 0 });
    // Deliveries, which run in the background, continue as well.
    await world.backend.post('/webhooks/apps/Billing/trigger', { event_name: 'a', payload: { id: 'after' } });
    await expect.poll(() => receiver.requests.map(({ body }) => JSON.parse(body).data.id), often).toContain('after');
    // All connections of the pool are usable.
    const many = await Promise.all(Array.from({ length: 20 }, () => world.backend.get('/organizations')));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('returns the connections of transactions that did not begin or end because the database did not respond', async () => {
    const { em } = running.services.database.orm;
    const begun = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
    const silenced = Promise.withResolvers<void>();
    const ending = begun.map(({ resolve }) =>
      em.fork().transactional(async (em) => {
        await em
          .getKysely()
          .selectNoFrom((select) => select.lit(1).as('one'))
          .execute();
        resolve();
        await silenced.promise;
      }),
    );
    await Promise.all(begun.map(({ promise }) => promise));
    proxy.silence();
    silenced.resolve();
    const beginning = Array.from({ length: 8 }, () => em.fork().transactional(async () => undefined));
    const outcomes = await Promise.allSettled([...ending, ...beginning]);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
    proxy.resume();
    const many = await Promise.all(Array.from({ length: 20 }, () => world.backend.get('/organizations')));
    expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('rejects a command that waits for a lock for too long with 503, and keeps no lock of it', async () => {
    const { body: organization } = await world.backend.post('/organizations', { name: 'Locked' });
    const client = await direct.connect();
    await client.query('begin');
    await client.query('select from organization where id = $1 for update', [organization.id]);
    const { status, headers, body } = await world.backend
      .patch(`/organizations/${organization.id}`, { name: 'Other' })
      .finally(async () => {
        await client.query('rollback');
        client.release();
      });
    expect({ status, retryAfter: headers['retry-after'] }).toEqual({ status: 503, retryAfter: '2' });
    expect(body).toMatchObject({ code: 'UNAVAILABLE', message: expect.stringContaining('Another request changes') });
    expect((await world.backend.patch(`/organizations/${organization.id}`, { name: 'Other' })).status).toBe(200);
  });
});
