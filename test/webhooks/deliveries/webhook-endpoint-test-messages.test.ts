import { afterAll, describe, expect, it } from 'vitest';
import { startReceiver, stopReceivers, verifySignature } from '../../support/receivers.ts';
import { disableEndpoint } from '../../support/webhook-history.ts';
import { createApp, createEndpoint, deliveriesOf } from '../../support/webhooks.ts';
import { createWorld, type World } from '../../support/world.ts';

afterAll(stopReceivers);

const test = ({ backend }: World, { id }: { id: string }, app = 'Billing') =>
  backend.post(`/webhooks/apps/${app}/endpoints/${id}/test`);

async function worldWithApp() {
  const world = await createWorld();
  return { world, app: await createApp(world) };
}

describe('POST /webhooks/apps/{app_name}/endpoints/{endpoint_id}/test', () => {
  it('sends a signed test message and returns the response', async () => {
    const { world, app } = await worldWithApp();
    const receiver = await startReceiver((response) => response.writeHead(202).end('queued'));
    const endpoint = await createEndpoint(world, undefined, {
      url: receiver.url,
      headers: { Authorization: 'Bearer their-token' },
    });
    const { status, body } = await test(world, endpoint);
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'succeeded',
      duration_ms: expect.any(Number),
      response_status: 202,
      response_body: 'queued',
      error: null,
    });
    const [arrived] = receiver.requests;
    expect(receiver.requests.length).toBe(1);
    verifySignature(arrived as NonNullable<typeof arrived>, app.signing_secret);
    expect(arrived?.headers).toMatchObject({
      authorization: 'Bearer their-token',
      'content-type': 'application/json',
      'webhook-id': expect.stringMatching(/^msg_\d+$/),
    });
    expect(JSON.parse(arrived?.body as string)).toEqual({
      type: 'webhook.test',
      timestamp: expect.stringMatching(/Z$/),
      data: { app_name: 'Billing', endpoint_id: endpoint.id },
    });
  });

  it('signs a test message with the separate secret of the endpoint, or with both secrets of the app during a rotation', async () => {
    const { world, app } = await worldWithApp();
    const receiver = await startReceiver();
    const own = await createEndpoint(world, undefined, { url: receiver.url, own_signing_secret: true });
    const plain = await createEndpoint(world, undefined, { url: receiver.url });
    const { body: rotated } = await world.backend.post('/webhooks/apps/Billing/rotate-secret', {});
    await test(world, own);
    await test(world, plain);
    const [first, second] = receiver.requests as [(typeof receiver.requests)[0], (typeof receiver.requests)[0]];
    verifySignature(first, own.signing_secret as string);
    expect(() => verifySignature(first, rotated.signing_secret)).toThrow();
    verifySignature(second, rotated.signing_secret);
    verifySignature(second, app.signing_secret);
  });

  it('distinguishes an error response from no response', async () => {
    const { world } = await worldWithApp();
    const failing = await startReceiver((response) => response.writeHead(500).end('x'.repeat(20_000)));
    const { body } = await test(world, await createEndpoint(world, undefined, { url: failing.url }));
    expect(body).toMatchObject({ status: 'failed', response_status: 500, error: null });
    expect(body.response_body).toBe('x'.repeat(16_384));
    const gone = await startReceiver();
    await gone.stop();
    const { body: silence } = await test(world, await createEndpoint(world, undefined, { url: gone.url }));
    expect(silence).toMatchObject({
      status: 'failed',
      response_status: null,
      response_body: null,
      error: 'CONNECTION_REFUSED',
    });
  });

  it('checks the address of the endpoint again before a test message', async () => {
    const { world } = await worldWithApp();
    const endpoint = await createEndpoint(world);
    await world.services.database.rows
      .updateTable('webhook_endpoint')
      .set({ url: 'https://10.0.0.1/hooks' })
      .where('id', '=', endpoint.id)
      .execute();
    expect((await test(world, endpoint)).body).toMatchObject({ status: 'failed', error: 'ADDRESS_NOT_ALLOWED' });
  });

  it('sends a test message to a disabled endpoint without storing it or counting a failure', async () => {
    const { world } = await worldWithApp();
    const receiver = await startReceiver((response) => response.writeHead(503).end());
    const endpoint = await createEndpoint(world, undefined, { url: receiver.url });
    await disableEndpoint(world, endpoint);
    expect((await test(world, endpoint)).body).toMatchObject({ status: 'failed', response_status: 503 });
    expect(await deliveriesOf(world)).toEqual([]);
    const { body } = await world.backend.get('/webhooks/apps/Billing/endpoints');
    expect(body.data[0]).toMatchObject({ failure_count: 0, last_failure_at: null, is_active: false });
  });

  it('returns 404 when the endpoint belongs to another app', async () => {
    const { world } = await worldWithApp();
    await createApp(world, 'Other');
    const endpoint = await createEndpoint(world);
    const { status, body } = await test(world, endpoint, 'Other');
    expect([status, body.code]).toEqual([404, 'WEBHOOK_ENDPOINT_NOT_FOUND']);
  });

  it('limits test messages to 30 per app and minute', async () => {
    const { world } = await worldWithApp();
    await createApp(world, 'Other');
    const receiver = await startReceiver();
    const endpoint = await createEndpoint(world, undefined, { url: receiver.url });
    for (let count = 0; count < 30; count += 1) expect((await test(world, endpoint)).status).toBe(200);
    const { status, body, headers } = await test(world, endpoint);
    expect([status, body.code]).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(receiver.requests.length).toBe(30);
    const other = await createEndpoint(world, undefined, { url: receiver.url, app_name: 'Other' });
    expect((await test(world, other, 'Other')).status).toBe(200);
  });
});
