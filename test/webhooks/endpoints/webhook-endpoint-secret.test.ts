import { afterAll, describe, expect, it } from 'vitest';
import { type ReceivedRequest, startReceiver, stopReceivers, verifySignature } from '../../support/receivers.ts';
import { createApp, createEndpoint } from '../../support/webhooks.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

afterAll(stopReceivers);

async function worldWithApp() {
  const world = await createWorld();
  return { world, app: await createApp(world) };
}

const rotate = ({ backend }: World, { id }: { id: string }, input: object = {}) =>
  backend.post(`/webhooks/endpoints/${id}/rotate-secret`, input);

/** The secrets that sign a new delivery to the endpoint. */
async function signersOf(
  world: World,
  endpoint: { id: string },
  arrived: readonly ReceivedRequest[],
  secrets: readonly (string | null)[],
) {
  await world.backend.post(`/webhooks/apps/Billing/endpoints/${endpoint.id}/test`);
  const last = arrived.at(-1) as ReceivedRequest;
  const count = String(last.headers['webhook-signature']).split(' ').length;
  return [count, secrets.map((secret) => secret !== null && signs(last, secret))];
}

function signs(request: ReceivedRequest, secret: string): boolean {
  try {
    verifySignature(request, secret);
    return true;
  } catch {
    return false;
  }
}

/** Moves the end of the endpoint's overlap into the past. */
const endOverlap = ({ services }: World, { id }: { id: string }) =>
  services.database.rows
    .updateTable('webhook_endpoint')
    .set({ previous_secret_until: new Date(Date.now() - 1_000).toISOString() })
    .where('id', '=', id)
    .execute();

describe('POST /webhooks/endpoints/{endpoint_id}/rotate-secret', () => {
  it('rotates the secret of an endpoint, shows it in full once, and records the event without it', async () => {
    const { world } = await worldWithApp();
    const endpoint = await createEndpoint(world, undefined, { own_signing_secret: true });
    const { status, body } = await rotate(world, endpoint);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...endpoint,
      signing_secret: expect.stringMatching(SECRET),
      updated_at: expect.any(String),
    });
    expect(body.signing_secret).not.toBe(endpoint.signing_secret);
    const { body: read } = await world.backend.get(`/webhooks/endpoints/${endpoint.id}`);
    expect(read).toEqual({ ...body, signing_secret: `whsec_…${body.signing_secret?.slice(-4)}` });
    const events = await eventsOf(world);
    expect(events.at(-1)).toMatchObject({
      type: 'webhook.endpoint.secret_rotated',
      resource_id: endpoint.id,
      before: { ownSigningSecret: true },
      after: { ownSigningSecret: true, overlapSeconds: 86_400 },
    });
    expect(JSON.stringify(events)).not.toContain('whsec_');
  });

  it('signs with the previous and the new secret until the overlap ends', async () => {
    const { world, app } = await worldWithApp();
    const { url, requests } = await startReceiver();
    const endpoint = await createEndpoint(world, undefined, { url, own_signing_secret: true });
    const { body } = await rotate(world, endpoint);
    const secrets = [body.signing_secret, endpoint.signing_secret, app.signing_secret];
    expect(await signersOf(world, endpoint, requests, secrets)).toEqual([2, [true, true, false]]);
    await endOverlap(world, endpoint);
    expect(await signersOf(world, endpoint, requests, secrets)).toEqual([1, [true, false, false]]);
  });

  it('ends the previous secret immediately without an overlap, and an earlier one with a second rotation', async () => {
    const { world } = await worldWithApp();
    const { url, requests } = await startReceiver();
    const endpoint = await createEndpoint(world, undefined, { url, own_signing_secret: true });
    const { body: second } = await rotate(world, endpoint);
    const { body: third } = await rotate(world, endpoint, { overlap_seconds: 604_800 });
    const secrets = [third, second, endpoint].map(({ signing_secret }) => signing_secret);
    expect(await signersOf(world, endpoint, requests, secrets)).toEqual([2, [true, true, false]]);
    const { body: last } = await rotate(world, endpoint, { overlap_seconds: 0 });
    expect(await signersOf(world, endpoint, requests, [last.signing_secret, ...secrets])).toEqual([
      1,
      [true, false, false, false],
    ]);
  });

  it("gives an endpoint a separate secret, and also signs with the app's secret during the overlap", async () => {
    const { world, app } = await worldWithApp();
    const { url, requests } = await startReceiver();
    const endpoint = await createEndpoint(world, undefined, { url });
    const { body } = await rotate(world, endpoint, { overlap_seconds: 60 });
    expect(body.signing_secret).toMatch(SECRET);
    const secrets = [body.signing_secret, app.signing_secret];
    expect(await signersOf(world, endpoint, requests, secrets)).toEqual([2, [true, true]]);
    const { body: rotated } = await world.backend.post('/webhooks/apps/Billing/rotate-secret', {});
    secrets.push(rotated.signing_secret);
    expect(await signersOf(world, endpoint, requests, secrets)).toEqual([3, [true, true, true]]);
    await endOverlap(world, endpoint);
    expect(await signersOf(world, endpoint, requests, secrets)).toEqual([1, [true, false, false]]);
  });

  it("returns an endpoint to the app's secret, and also signs with the separate one during the overlap", async () => {
    const { world, app } = await worldWithApp();
    const { url, requests } = await startReceiver();
    const endpoint = await createEndpoint(world, undefined, { url, own_signing_secret: true });
    const { status, body } = await rotate(world, endpoint, { own_signing_secret: false });
    expect([status, body.signing_secret]).toEqual([200, null]);
    const secrets = [app.signing_secret, endpoint.signing_secret];
    expect(await signersOf(world, endpoint, requests, secrets)).toEqual([2, [true, true]]);
    await endOverlap(world, endpoint);
    expect(await signersOf(world, endpoint, requests, secrets)).toEqual([1, [true, false]]);
    const again = await rotate(world, endpoint, { own_signing_secret: false });
    expect([again.status, again.body.code, again.body.message]).toEqual([
      409,
      'CONFLICT',
      expect.stringContaining('Rotate the secret of the app'),
    ]);
  });

  it.each([
    [{ overlap_seconds: -1 }, 'overlap_seconds'],
    [{ overlap_seconds: 604_801 }, 'overlap_seconds'],
    [{ overlap_seconds: null }, 'overlap_seconds'],
    [{ own_signing_secret: null }, 'own_signing_secret'],
    [{ signing_secret: 'whsec_own' }, 'signing_secret'],
  ])('rejects the rotation input %j', async (input, path) => {
    const { world } = await worldWithApp();
    const { status, body } = await rotate(world, await createEndpoint(world), input);
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });
});

describe('GET /webhooks/endpoints/{endpoint_id}', () => {
  it('shows the endpoint as the list does, and returns 404 to other deployments', async () => {
    const { world } = await worldWithApp();
    const { id } = await createEndpoint(world);
    const { status, body } = await world.backend.get(`/webhooks/endpoints/${id}`);
    expect([status, body]).toEqual([200, (await world.backend.get('/webhooks/apps/Billing/endpoints')).body.data[0]]);
    const { backend: otherBackend } = await createWorld();
    const notFound = await otherBackend.get(`/webhooks/endpoints/${id}`);
    expect([notFound.status, notFound.body.code]).toEqual([404, 'WEBHOOK_ENDPOINT_NOT_FOUND']);
  });
});
