import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addCustomer } from '../../examples/typed-client.ts';
import { createBackendClient, each } from '../../packages/client/src/backend.ts';
import { createDeploymentClient, type Session } from '../../packages/client/src/deployment.ts';
import { openVerifiedBrowser } from '../support/accounts.ts';
import { smallPng } from '../support/images.ts';
import { deploymentFetch } from '../support/openid-client.ts';
import { service } from '../support/service.ts';
import { createWorld, type World } from '../support/world.ts';

async function backendOf(world: World) {
  const { backend } = await service();
  return createBackendClient({ url: backend.url, credential: world.apiKey });
}

describe('the client of the backend host', () => {
  it('creates, reads, changes, lists and deletes records', async () => {
    const gatehouse = await backendOf(await createWorld());
    const emails = Array.from({ length: 5 }, (_, at) => `user${at}@example.com`);
    for (const email of emails) {
      await gatehouse.createUser({ first_name: 'Ada', last_name: 'Lovelace', email, password: 'a long secret' });
    }
    const found: string[] = [];
    for await (const { id } of each(gatehouse.listUsers, { limit: 2, search: 'Lovelace' })) found.push(id);
    expect(new Set(found).size).toBe(5);

    const user_id = String(found[0]);
    await gatehouse.updateUser({ user_id, first_name: 'Augusta' });
    await expect(gatehouse.user({ user_id })).resolves.toMatchObject({ id: user_id, first_name: 'Augusta' });
    await expect(gatehouse.deleteUser({ user_id })).resolves.toBeUndefined();
    await expect(gatehouse.user({ user_id })).rejects.toMatchObject({
      name: 'ServiceError',
      code: 'USER_NOT_FOUND',
      status: 404,
      requestId: expect.any(String),
    });
  });

  it('says which fields of a request are wrong', async () => {
    const gatehouse = await backendOf(await createWorld());
    await expect(gatehouse.listUsers({ limit: 1_000 })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'limit', message: expect.stringContaining('100') }],
    });
  });

  it('sends a file', async () => {
    const gatehouse = await backendOf(await createWorld());
    const { id } = await gatehouse.createUser({ email: 'ada@example.com', password: 'a long secret' });
    const file = new Blob([new Uint8Array(await smallPng())], { type: 'image/png' });
    const user = await gatehouse.setUserImage({ user_id: id, file });
    expect(user.image_url).toContain('/images/');
  });

  it('reads a stream until the loop ends', async () => {
    const gatehouse = await backendOf(await createWorld());
    await gatehouse.createWebhookApp({ name: 'Billing' });
    await gatehouse.createWebhookEndpoint({
      app_name: 'Billing',
      url: 'stream:',
      subscriptions: [{ event_name: 'invoice.paid' }],
    });
    const seen: string[] = [];
    const events = gatehouse.webhookDeliveryEvents({ app_name: 'Billing' });
    const reading = (async () => {
      for await (const { type, delivery } of events) {
        seen.push(`${type} ${delivery?.event_name}`);
        break;
      }
    })();
    const trigger = setInterval(() => {
      void gatehouse.triggerWebhookEvent({ app_name: 'Billing', event_name: 'invoice.paid', payload: {} });
    }, 200);
    onTestFinished(() => clearInterval(trigger));
    await reading;
    expect(seen).toEqual([expect.stringContaining('invoice.paid')]);
  });
});

describe('examples/typed-client.ts', () => {
  it('creates an organization with its first admin, and takes a user who exists', async () => {
    const gatehouse = await backendOf(await createWorld());
    const first = await addCustomer(gatehouse, 'Northwind', 'ada@example.com');
    const second = await addCustomer(gatehouse, 'Contoso', 'ada@example.com');
    const admins = await Promise.all(
      [first, second].map(({ id }) => gatehouse.listOrganizationMembers({ organization_id: id })),
    );
    expect(admins).toMatchObject([
      { data: [{ roles: [{ name: 'Admin' }] }] },
      { data: [{ roles: [{ name: 'Admin' }] }] },
    ]);
    expect(admins[0]?.data[0]?.user_id).toBe(admins[1]?.data[0]?.user_id);
  });
});

describe('the client of the deployment host', () => {
  it('returns the data of the envelope, and reports the session', async () => {
    const world = await createWorld();
    const { cookie } = await openVerifiedBrowser(world);
    const sessions: Session[] = [];
    const gatehouse = createDeploymentClient({
      url: `https://${world.frontendHost}`,
      headers: { Cookie: `__session=${cookie}` },
      fetch: deploymentFetch(world) as typeof fetch,
      onSession: (session) => sessions.push(session),
    });
    const me = await gatehouse.me();
    expect(me.email).toBe('ada@example.com');
    expect(sessions).toMatchObject([{ active_signin: { user_id: me.id } }]);
    const { id } = await gatehouse.createMyOrganization({ name: 'Northwind' });
    await expect(gatehouse.organizationDetail({ id })).resolves.toMatchObject({ id, name: 'Northwind' });
    await expect(gatehouse.deleteMySession({ id: '1' })).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' });
  });
});

describe('the client of the deployment host in a page of another origin', () => {
  it('reads public documents without the cookie, and learns nothing of the session from them', async () => {
    const sent: (RequestCredentials | undefined)[] = [];
    const sessions: Session[] = [];
    const gatehouse = createDeploymentClient({
      url: 'https://accounts.example.com',
      onSession: (session) => sessions.push(session),
      fetch: async (_url, init) => {
        sent.push(init?.credentials);
        return Response.json({ data: { app_name: 'Northwind' }, session: { active_signin: null } });
      },
    });
    expect((await gatehouse.deploymentMetadata()).app_name).toBe('Northwind');
    expect([sent, sessions.length]).toEqual([['omit'], 0]);
    await gatehouse.authOptions();
    expect([sent, sessions.length]).toEqual([['omit', 'include'], 1]);
  });
});

describe('a call that fails', () => {
  interface Answer {
    readonly status: number;
    readonly body?: object;
    readonly headers?: Record<string, string>;
  }

  /** A host that gives these answers, and then one success. */
  async function hostWith(answers: readonly Answer[], retries?: number) {
    const keys: (string | undefined)[] = [];
    const left = [...answers];
    const listener: RequestListener = (request, response) => {
      keys.push(request.headers['idempotency-key'] as string | undefined);
      const { status, body = {}, headers = {} } = left.shift() ?? { status: 200, body: { id: '1' } };
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
    };
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const client = createBackendClient({ url: `http://127.0.0.1:${port}`, credential: 'key', retries });
    return { client, keys };
  }

  const unavailable: Answer = {
    status: 503,
    body: { code: 'UNAVAILABLE', message: 'Later.' },
    headers: { 'Retry-After': '0' },
  };
  const limited = (code: string, seconds: number): Answer => ({
    status: 429,
    body: { code, message: 'Too many.' },
    headers: { 'Retry-After': String(seconds) },
  });

  it('is sent again with the same key, so that it takes effect once', async () => {
    const { client, keys } = await hostWith([unavailable, unavailable]);
    await expect(client.createUser({ email: 'ada@example.com' })).resolves.toEqual({ id: '1' });
    expect(keys).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is not sent again if it could take effect twice', async () => {
    const { client, keys } = await hostWith([unavailable]);
    await expect(client.verifySmtpConfig({ to: 'ada@example.com' })).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryAfter: 0,
    });
    expect(keys).toHaveLength(1);
  });

  it('is sent again after a rate limit, but not after too many attempts at a secret, nor after a long wait', async () => {
    const soon = await hostWith([limited('RATE_LIMITED', 0)]);
    await soon.client.verifySmtpConfig({ to: 'ada@example.com' });
    expect(soon.keys).toHaveLength(2);
    const secret = await hostWith([limited('TOO_MANY_ATTEMPTS', 0)]);
    await expect(secret.client.verifySmtpConfig({ to: 'ada@example.com' })).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
    const late = await hostWith([limited('RATE_LIMITED', 60)]);
    await expect(late.client.user({ user_id: '1' })).rejects.toMatchObject({ retryAfter: 60 });
    expect(late.keys).toHaveLength(1);
  });

  it('ends after the number of retries with what the service said last', async () => {
    const { client, keys } = await hostWith([unavailable, unavailable, unavailable], 1);
    await expect(client.user({ user_id: '1' })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(keys).toHaveLength(2);
  });

  it('says what to check if something else than Gatehouse answers, or nothing', async () => {
    const page = createServer((_, response) => response.end('<h1>Hello</h1>')).listen(0, '127.0.0.1');
    await new Promise((listening) => page.once('listening', listening));
    const url = `http://127.0.0.1:${(page.address() as AddressInfo).port}`;
    const client = createBackendClient({ url, credential: 'key', retries: 0 });
    await expect(client.user({ user_id: '1' })).rejects.toMatchObject({
      code: 'UNEXPECTED_RESPONSE',
      message: expect.stringContaining('right host'),
    });
    await new Promise((closed) => page.close(closed));
    await expect(client.user({ user_id: '1' })).rejects.toMatchObject({ code: 'NETWORK_FAILED' });
  });

  it('ends with a limit of time or with its signal', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await new Promise((listening) => silent.once('listening', listening));
    onTestFinished(() => {
      silent.closeAllConnections();
      silent.close();
    });
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const client = createBackendClient({ url, credential: 'key', retries: 0, timeoutMs: 50 });
    await expect(client.user({ user_id: '1' })).rejects.toMatchObject({ code: 'TIMED_OUT' });
    const stopped = AbortSignal.timeout(50);
    const ended = client.user({ user_id: '1' }, { signal: stopped, timeoutMs: 0 });
    await expect(ended).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('names a missing part of the path before it is sent', async () => {
    const { client, keys } = await hostWith([]);
    const missing = { user_id: '' };
    await expect(client.user(missing)).rejects.toThrow('user_id');
    expect(keys).toEqual([]);
  });
});
