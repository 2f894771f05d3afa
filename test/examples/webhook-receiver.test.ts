import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createReceiver, type WebhookEvent } from '../../examples/webhook-receiver.ts';
import type { Running } from '../../src/start.ts';
import {
  createDeliveringWorld,
  createEndpointAt,
  startDeliveringService,
  triggerEvent,
  waitForAttempts,
} from '../support/deliveries.ts';
import { sendRequest } from '../support/http.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const OTHER_SECRET = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
}

function signatureOf(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

const BODY = JSON.stringify({ type: 'order.paid', timestamp: '2026-11-21T00:00:00.000Z', data: { order: 1 } });
const now = () => Math.floor(Date.now() / 1000);

interface Sent {
  readonly id?: string;
  readonly timestamp?: number;
  readonly body?: string;
  readonly signatures?: (id: string, timestamp: number) => string;
}

/** A receiver that stores its events, and a function that sends it a request. */
async function receiver(onEvent: (event: WebhookEvent) => void = () => {}) {
  const events: WebhookEvent[] = [];
  const server = createReceiver({
    secret: SECRET,
    onEvent: (event) => {
      events.push(event);
      onEvent(event);
    },
  });
  const url = await listening(server);
  const post = async ({ id = 'msg_1', timestamp = now(), body = BODY, signatures }: Sent = {}) => {
    const signature = signatures?.(id, timestamp) ?? signatureOf(SECRET, id, timestamp, BODY);
    const headers = { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signature };
    return (await sendRequest({ method: 'POST', url, headers, body })).status;
  };
  return { url, events, post };
}

describe('examples/webhook-receiver.ts', () => {
  let running: Running;

  beforeAll(async () => {
    running = await startDeliveringService();
  });

  afterAll(() => running.stop(0));

  it('handles an event that the service delivers', async () => {
    const { world, app } = await createDeliveringWorld(running);
    const events: WebhookEvent[] = [];
    const url = await listening(
      createReceiver({ secret: app.signing_secret, onEvent: (event) => void events.push(event) }),
    );
    await createEndpointAt(world, url);
    const [id = ''] = await triggerEvent(world, { amount: 7, name: 'Müller' });
    const { delivery } = await waitForAttempts(world, id);
    expect(delivery.status).toBe('succeeded');
    expect(events).toMatchObject([{ type: 'invoice.paid', data: { amount: 7, name: 'Müller' } }]);
  });

  it('handles a repeated message once and confirms it each time', async () => {
    const { events, post } = await receiver();
    expect(await Promise.all([post(), post()])).toEqual([204, 204]);
    expect(await post()).toBe(204);
    expect(await post({ id: 'msg_2' })).toBe(204);
    expect(events).toHaveLength(2);
  });

  it('accepts a request in which one of two signatures is valid, as during a rotation', async () => {
    const { post } = await receiver();
    const both = (id: string, timestamp: number) =>
      `${signatureOf(OTHER_SECRET, id, timestamp, BODY)} ${signatureOf(SECRET, id, timestamp, BODY)}`;
    expect(await post({ signatures: both })).toBe(204);
  });

  it.each<[string, Sent]>([
    ['a changed body', { body: BODY.replace('1', '2') }],
    ['another secret', { signatures: (id, timestamp) => signatureOf(OTHER_SECRET, id, timestamp, BODY) }],
    ['an old timestamp', { timestamp: now() - 301 }],
    ['a timestamp in the future', { timestamp: now() + 360 }],
    ['a timestamp that is no number', { timestamp: Number.NaN }],
    [
      'another version of the signature',
      { signatures: (id, at) => signatureOf(SECRET, id, at, BODY).replace('v1', 'v2') },
    ],
    ['a signature of another length', { signatures: () => 'v1,AAAA' }],
    ['no signature', { signatures: () => '' }],
  ])('rejects %s', async (_, request) => {
    const { events, post } = await receiver();
    expect(await post(request)).toBe(400);
    expect(events).toEqual([]);
  });

  it('lets the service retry an event whose handling failed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    let failures = 1;
    const { events, post } = await receiver(() => {
      if (failures-- > 0) throw new Error('The database is unavailable.');
    });
    expect([await post(), await post()]).toEqual([500, 204]);
    expect(events).toHaveLength(2);
  });

  it('rejects a body that is too large', async () => {
    const { post } = await receiver();
    expect(await post({ body: 'x'.repeat(1024 * 1024 + 1) })).toBe(413);
  });
});
