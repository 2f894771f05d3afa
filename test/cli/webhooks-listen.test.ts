import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BackendClient } from '../support/clients.ts';
import { freePort } from '../support/free-port.ts';
import { newDatabaseEnv, runScript, type ServiceProcess, startProcess, startScript } from '../support/process.ts';
import { startReceiver, verifySignature } from '../support/receivers.ts';

const GATEHOUSE = 'src/cli/gatehouse.ts';

describe('npm run cli -- webhooks listen', () => {
  let environment: Record<string, string>;
  let service: ServiceProcess;
  let apiKey: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    environment = { ...(await newDatabaseEnv()), PORT: String(await freePort()) };
    service = await startProcess(environment);
    apiKey = service.apiKey as string;
    env = { GATEHOUSE_URL: service.backendUrl, GATEHOUSE_API_KEY: apiKey };
    await backend().post('/webhooks/apps', { name: 'Shop' });
  });

  afterAll(() => service.stop());

  const backend = () => new BackendClient(service.backendUrl, apiKey);
  const listen = (args: readonly string[], more: Record<string, string> = {}) =>
    startScript(GATEHOUSE, ['webhooks', 'listen', 'Shop', ...args], { ...env, ...more });
  const trigger = (event: string, payload: object) =>
    runScript(GATEHOUSE, ['webhooks', 'trigger', 'Shop', event, '--payload', JSON.stringify(payload)], env);
  const endpoints = async () => (await backend().get('/webhooks/apps/Shop/endpoints')).body.data;

  it('forwards events that no endpoint subscribes to, signed with the printed secret, and cleans up', async () => {
    const receiver = await startReceiver((response, number) => response.writeHead(number === 1 ? 200 : 500).end());
    const listener = listen(['--forward', `${receiver.url}`, '--event', 'order.*']);
    const [, secret = ''] = /Signing secret: (whsec_\S+)/.exec(await listener.printed(/Signing secret: .*\n\n/)) ?? [];
    expect((await trigger('order.paid', { order: 1042 })).output).toContain('order.paid is sent to 1 endpoint.');
    await listener.printed(/order\.paid {2}200 OK {2}\d+ ms/);
    await trigger('order.lost', {});
    await listener.printed(/order\.lost {2}500 /);
    await trigger('invoice.paid', {});

    const [first, second] = receiver.requests;
    expect([first?.path, JSON.parse(first?.body ?? '')]).toEqual([
      '/hook',
      { type: 'order.paid', timestamp: expect.any(String), data: { order: 1042 } },
    ]);
    expect(first?.headers['content-type']).toBe('application/json');
    verifySignature(first as NonNullable<typeof first>, secret);
    verifySignature(second as NonNullable<typeof second>, secret);
    expect((await endpoints()).map(({ url }) => url)).toEqual(['stream:']);
    const { body: deliveries } = await backend().get('/webhooks/apps/Shop/deliveries');
    expect(deliveries.data.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);

    expect(await listener.stop()).toBe(0);
    expect(await endpoints()).toEqual([]);
    expect(receiver.requests).toHaveLength(2);
  });

  it('uses the endpoint of a killed command, and the same secret', async () => {
    const receiver = await startReceiver();
    const killed = listen(['--forward', receiver.url, '--event', 'order.paid']);
    const secretOf = (text: string) => /Signing secret: (\S+)/.exec(text)?.[1];
    const secret = secretOf(await killed.printed(/Signing secret: .*\n\n/));
    await killed.stop('SIGKILL');
    const [left] = await endpoints();
    const listener = listen(['--forward', receiver.url, '--event', 'order.sent']);
    expect(secretOf(await listener.printed(/Signing secret: .*\n\n/))).toBe(secret);
    const [found] = await endpoints();
    expect([found?.id, found?.subscriptions.map(({ event_name }) => event_name)]).toEqual([left?.id, ['order.sent']]);
    await listener.stop();
    expect(await endpoints()).toEqual([]);
  });

  it('forwards a message to several endpoints once, without the headers that are credentials', async () => {
    const receiver = await startReceiver();
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    const subscriptions = [{ event_name: 'stock.low' }];
    const headers = { 'x-shop': 'north', authorization: 'Bearer of the receiver' };
    for (const url of ['https://one.example.com/', 'https://two.example.com/']) {
      await backend().post('/webhooks/endpoints', { app_name: 'Shop', url, headers, subscriptions, max_retries: 0 });
    }
    const listener = listen(['--forward', receiver.url], { GATEHOUSE_WEBHOOK_SECRET: secret });
    await listener.printed(/Signing secret: .*\n\n/);
    await trigger('stock.low', { item: 1 });
    await trigger('stock.low', { item: 2 });
    await listener.printed(/(stock\.low {2}200 .*\n){2}/);
    await listener.stop();
    expect(receiver.requests.map(({ body }) => JSON.parse(body).data.item).sort()).toEqual([1, 2]);
    for (const request of receiver.requests) {
      verifySignature(request, secret);
      expect([request.headers['x-shop'], request.headers.authorization]).toEqual(['north', undefined]);
    }
    for (const { id } of await endpoints()) await backend().delete(`/webhooks/endpoints/${id}`);
  });

  it('connects again after a restart of the service, and reports a receiver that does not respond', async () => {
    const listener = listen(['--forward', 'http://127.0.0.1:1/', '--event', 'order.paid']);
    await listener.printed(/Signing secret: .*\n\n/);
    await service.stop();
    await listener.printed(/Connecting again/);
    service = await startProcess(environment);
    await listener.printed(/Connected again\./);
    await trigger('order.paid', {});
    await listener.printed(/order\.paid {2}http:\/\/127\.0\.0\.1:1\/ does not respond \(/);
    expect(await listener.stop()).toBe(0);
  });

  it('ends with a message when the app does not exist or the key may not read it', async () => {
    const unknown = await runScript(GATEHOUSE, ['webhooks', 'listen', 'Nope', '--forward', 'http://127.0.0.1:1/'], env);
    expect([unknown.code, unknown.output]).toEqual([1, 'The deployment of this API key has no webhook app "Nope".\n']);
    const { body } = await backend().post('/api-keys', { name: 'Users only', scopes: ['users:read'] });
    const limited = listen(['--forward', 'http://127.0.0.1:1/'], { GATEHOUSE_API_KEY: body.key });
    await limited.printed(/INSUFFICIENT_PERMISSIONS: .*webhooks:read/);
    expect(await limited.ended).toBe(1);
  });
});
