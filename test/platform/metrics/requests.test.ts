import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTokenUsage } from '../../../src/ai/provider/token-usage.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import { NO_METRICS } from '../../../src/platform/metrics/metrics.ts';
import { freePort } from '../../support/free-port.ts';
import { sendRequest } from '../../support/http.ts';
import { newDatabaseEnv, runScript, startProcess } from '../../support/process.ts';
import { startReceiver } from '../../support/receivers.ts';
import { type MeasuredProcess, type Scrape, startMeasured } from '../../support/scrapes.ts';

let running: MeasuredProcess;
let environment: Record<string, string>;

beforeAll(async () => {
  environment = await newDatabaseEnv();
  running = await startMeasured({
    ...environment,
    RATE_LIMIT_SIGN_IN_PER_ADDRESS: '3/15minutes',
    OUTGOING_ALLOW: '127.0.0.0/8',
  });
});
afterAll(() => running.stop());

const backend = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  sendRequest<Record<string, unknown>>({
    method,
    url: `${running.backendUrl}${path}`,
    headers: { authorization: `Bearer ${running.apiKey}`, ...headers },
    body,
  });
const deployment = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  sendRequest({ method, url: `${running.deploymentUrl}${path}`, headers, body });
const graphql = (query: string) => backend('POST', '/graphql', { query });

/** What a metric has grown by during the work. */
async function growth(work: () => Promise<unknown>) {
  const before = await running.scrape();
  await work();
  let after: Scrape | undefined;
  return {
    async of(name: string, labels: Record<string, string>, expected: number) {
      // A response is counted after its last byte, which may reach the client before.
      await expect
        .poll(async () => {
          after = await running.scrape();
          return after.sum(name, labels) - before.sum(name, labels);
        })
        .toBe(expected);
    },
  };
}

describe('the port of the metrics', () => {
  it('serves nothing but GET /metrics, and needs no credential', async () => {
    const status = async (method: string, path: string) =>
      (await sendRequest({ method, url: `${running.metricsUrl}${path}` })).status;
    expect(await status('GET', '/metrics')).toBe(200);
    expect(await status('HEAD', '/metrics')).toBe(200);
    expect(await status('POST', '/metrics')).toBe(405);
    for (const path of ['/', '/healthz', '/graphql', '/metrics/', '/metrics/x', '/docs']) {
      expect([path, await status('GET', path)]).toEqual([path, 404]);
    }
    for (const url of [running.backendUrl, running.deploymentUrl]) {
      expect((await sendRequest({ method: 'GET', url: `${url}/metrics` })).status).not.toBe(200);
    }
  });

  it('listens on 127.0.0.1 also if HOST is every address of the machine', async () => {
    const open = await startMeasured({ ...(await newDatabaseEnv()), HOST: '0.0.0.0' });
    expect(open.metricsUrl).toMatch(/^http:\/\/127\.0\.0\.1:/);
    await open.stop();
  });

  it('is closed unless METRICS_PORT is set', async () => {
    const closed = await startProcess({ ...(await newDatabaseEnv()) });
    expect(closed.output()).not.toContain('Metrics');
    await closed.stop();
  });

  it('ends a start with a sentence if it is in use', async () => {
    const { port } = new URL(running.metricsUrl);
    const { code, output } = await runScript('src/main.ts', [], { ...(await newDatabaseEnv()), METRICS_PORT: port });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} of 127.0.0.1 is in use.`);
    expect(output).toContain('set METRICS_PORT to another port');
    const METRICS_PORT = String(await freePort());
    const other = { ...(await newDatabaseEnv()), METRICS_PORT, METRICS_HOST: '192.0.2.1' };
    expect((await runScript('src/main.ts', [], other)).output).toContain('METRICS_HOST is 192.0.2.1');
  });
});

describe('requests', () => {
  it('are counted by host, operation and class of the status', async () => {
    const grown = await growth(async () => {
      await backend('GET', '/organizations');
      await backend('GET', '/organizations/999');
      await graphql('query AnyName { organizations { edges { node { id } } } }');
      await graphql('{ organizations { edges { node { id } } } workspaces { edges { node { id } } } }');
      await graphql('{ nothing }');
      await backend('GET', '/healthz');
      await deployment('GET', '/sign-in', undefined, { accept: 'text/html' });
      await deployment('GET', '/session');
    });
    const count = (host: string, api: string, operation: string, status: string) =>
      grown.of('gatehouse_requests_total', { host, api, operation, status }, 1);
    await count('backend', 'rest', 'listOrganizations', '2xx');
    await count('backend', 'rest', 'organization', '4xx');
    await count('backend', 'graphql', 'organizations', '2xx');
    await count('backend', 'graphql', 'several', '2xx');
    await count('backend', 'graphql', 'invalid', '4xx');
    await count('backend', 'health', '/healthz', '2xx');
    await count('deployment', 'page', '/sign-in', '2xx');
    await count('deployment', 'rest', 'session', '2xx');
    await grown.of('gatehouse_request_duration_seconds_count', { operation: 'organization' }, 1);
  });

  it('add no labels of their callers, with random paths, names of operations and hosts', async () => {
    const seriesOf = ({ samples }: Scrape) =>
      new Set(
        samples
          .filter(({ name }) => name.startsWith('gatehouse_request'))
          .map(({ name, labels }) => JSON.stringify([name, labels])),
      );
    const flood = async (round: string) => {
      for (let at = 0; at < 40; at += 1) {
        const random = `${round}-${at}-flooded`;
        await Promise.all([
          backend('GET', `/${random}`),
          backend('GET', `/organizations/${random}`),
          backend('GET', `/docs/${random}`),
          deployment('GET', `/${random}`, undefined, { accept: 'text/html' }),
          deployment('POST', `/auth/${random}`, {}),
          deployment('GET', `/sign-in?${random}`, undefined, { host: `${random}.example.com` }),
          sendRequest({
            method: 'GET',
            url: `${running.backendUrl}/organizations`,
            headers: { authorization: random },
          }),
          graphql(`query ${random.replaceAll('-', '_')} { f${at}: organizations { edges { cursor } } }`),
          graphql(`{ ${random.replaceAll('-', '_')} }`),
        ]);
      }
    };
    await flood('first');
    await expect.poll(async () => (await running.scrape()).sum('gatehouse_requests_in_progress')).toBe(0);
    const before = seriesOf(await running.scrape());
    await flood('second');
    await expect.poll(async () => (await running.scrape()).sum('gatehouse_requests_in_progress')).toBe(0);
    const after = await running.scrape();
    expect([...seriesOf(after)].filter((series) => !before.has(series))).toEqual([]);
    expect(after.text).not.toContain('flooded');
    expect(after.text).not.toContain('example.com');
    expect(after.text).not.toContain('127.0.0.1');
  });

  it('that wait are counted as in progress', async () => {
    expect(
      (await running.scrape()).samples.filter(({ name }) => name === 'gatehouse_requests_in_progress'),
    ).toHaveLength(2);
  });
});

describe('sign-ins', () => {
  it('are counted by method and result, and so are rejections by the rate limit', async () => {
    const email = 'ada@example.com';
    const password = 'correct horse battery staple 42';
    await backend('POST', '/users', { email, password });
    const signIn = (password: string) =>
      deployment('POST', '/auth/signin', { strategy: 'email_password', email, password });
    const grown = await growth(async () => {
      expect((await signIn(password)).status).toBe(200);
      for (let at = 0; at < 3; at += 1) await signIn('wrong');
      expect((await signIn('wrong')).status).toBe(429);
    });
    const count = (result: string, expected: number) =>
      grown.of('gatehouse_sign_ins_total', { method: 'email_password', result }, expected);
    await count('signed_in', 1);
    await count('wrong_password', 3);
    await count('locked', 1);
    await grown.of('gatehouse_rate_limit_rejections_total', { limit: 'sign_in' }, 1);
    const { text } = await running.scrape();
    expect(text).not.toContain(email);
  });
});

describe('the database', () => {
  it('is measured by kind of statement, with the time that work waits for a connection', async () => {
    const before = await running.scrape();
    await backend('GET', '/organizations');
    const after = await running.scrape();
    for (const name of ['statement_duration_seconds', 'connection_wait_seconds']) {
      const count = `gatehouse_database_${name}_count`;
      expect(after.sum(count)).toBeGreaterThan(before.sum(count));
    }
    expect(after.sum('gatehouse_database_connections_max')).toBeGreaterThan(0);
  });
});

describe('jobs', () => {
  it('are counted by queue and result, with the messages that they send', async () => {
    const email = `${Date.now()}@example.com`;
    await backend('POST', '/users', { email, password: 'correct horse battery staple 42' });
    expect((await deployment('POST', '/auth/forgot-password', { email })).status).toBe(200);
    await expect
      .poll(async () => (await running.scrape()).sum('gatehouse_jobs_total', { queue: 'mail', result: 'done' }), {
        timeout: 10_000,
      })
      .toBeGreaterThan(0);
    expect(
      (await running.scrape()).sum('gatehouse_messages_total', { channel: 'mail', result: 'sent' }),
    ).toBeGreaterThan(0);
  });
});

describe('webhook deliveries', () => {
  it('are counted by what became of them', async () => {
    const receiver = await startReceiver((response, number) => response.writeHead(number === 1 ? 200 : 410).end());
    const app = await createEndpoint(receiver.url);
    const trigger = () =>
      backend('POST', `/webhooks/apps/${app}/trigger`, { event_name: 'invoice.paid', payload: { order: 1 } });
    const grown = await growth(trigger);
    await grown.of('gatehouse_deliveries_total', { outcome: 'succeeded' }, 1);
    await (await growth(trigger)).of('gatehouse_deliveries_total', { outcome: 'failed' }, 1);
    expect((await running.scrape()).sum('gatehouse_delivery_duration_seconds_count')).toBeGreaterThanOrEqual(2);
    await receiver.stop();
  });

  it('that wait are a queue of the database, on PGlite too', async () => {
    await expect.poll(async () => (await running.scrape()).sum('gatehouse_queues_readable')).toBe(1);
    const { samples } = await running.scrape();
    const queues = samples
      .filter(({ name }) => name === 'gatehouse_queue_waiting')
      .map(({ labels }) => labels['queue']);
    expect(queues).toEqual(expect.arrayContaining(['webhook_deliveries', 'mail', 'fan_out', 'agent_runs_waiting']));
  });

  async function createEndpoint(url: string) {
    const app = `shop-${Date.now()}`;
    await backend('POST', '/webhooks/apps', { name: app });
    await backend('POST', `/webhooks/apps/${app}/events`, { name: 'invoice.paid' });
    const created = await backend('POST', '/webhooks/endpoints', {
      app_name: app,
      url,
      subscriptions: [{ event_name: 'invoice.paid' }],
    });
    expect(created.status).toBe(201);
    return app;
  }
});

describe('tokens', () => {
  it('are counted by purpose and kind', async () => {
    const counted: unknown[] = [];
    const metrics = { ...NO_METRICS, count: (...args: readonly unknown[]) => void counted.push(args) };
    const usage = createTokenUsage({ rows: {} as never, log: createLog('silent'), metrics });
    const request = { purpose: 'run', model: 'any' } as never;
    usage.countFor(1)(request, { prompt_tokens: 12, completion_tokens: 3 });
    expect(counted).toEqual([
      ['gatehouse_ai_tokens_total', { purpose: 'run', kind: 'input' }, 12],
      ['gatehouse_ai_tokens_total', { purpose: 'run', kind: 'output' }, 3],
    ]);
  });
});
