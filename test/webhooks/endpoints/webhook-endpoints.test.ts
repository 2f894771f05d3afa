import { describe, expect, it } from 'vitest';
import { createAddressGuard } from '../../../src/platform/outgoing/addresses.ts';
import { createWebhookEndpoint } from '../../../src/webhooks/endpoints/webhook-endpoint.service.ts';
import { createApp, createEndpoint, RECEIVER } from '../../support/webhooks.ts';
import { createWorld, eventsOf } from '../../support/world.ts';

const subscriptions = [{ event_name: 'invoice.paid' }];
const minimal = { app_name: 'Billing', url: RECEIVER, subscriptions };

async function worldWithApp(mode: 'staging' | 'production' = 'staging') {
  const world = await createWorld({ mode });
  await createApp(world);
  return world;
}

const paths = (body: { errors: { path: string }[] }) => body.errors.map(({ path }) => path);

describe('POST /webhooks/endpoints', () => {
  it('creates an endpoint with every field and records the event', async () => {
    const world = await worldWithApp();
    const { status, body } = await world.backend.post('/webhooks/endpoints', {
      ...minimal,
      description: 'Main receiver',
      headers: { 'X-Tenant': 'Northwind', Authorization: 'Bearer very-private', 'X-Api-Key': 'quite-private' },
      max_retries: 3,
      timeout_seconds: 30,
      subscriptions: [
        { event_name: 'invoice.paid', filter_rules: { amount: { $gte: 100 } } },
        { event_name: 'user.*' },
      ],
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^\d+$/),
      endpoint_id: body.id,
      app_name: 'Billing',
      url: RECEIVER,
      description: 'Main receiver',
      headers: { 'X-Tenant': 'Northwind', Authorization: '[redacted]', 'X-Api-Key': '[redacted]' },
      max_retries: 3,
      timeout_seconds: 30,
      rate_limit: null,
      signing_secret: null,
      failure_count: 0,
      last_failure_at: null,
      auto_disabled: false,
      auto_disabled_at: null,
      is_active: true,
      subscriptions: [
        { event_name: 'invoice.paid', filter_rules: { amount: { $gte: 100 } }, known: false, suggestion: null },
        { event_name: 'user.*', filter_rules: null, known: true, suggestion: null },
      ],
      created_at: expect.stringMatching(/Z$/),
      updated_at: body.created_at,
    });
    const events = await eventsOf(world);
    expect(events.at(-1)).toMatchObject({
      type: 'webhook.endpoint.created',
      resource_type: 'webhook_endpoint',
      resource_id: body.id,
      after: { appName: 'Billing', origin: 'https://receiver.example.com', events: ['invoice.paid', 'user.*'] },
    });
    expect(JSON.stringify(events)).not.toMatch(/very-private|quite-private|X-Tenant/);
  });

  it('stores the headers of an endpoint encrypted', async () => {
    const world = await worldWithApp();
    const { id } = await createEndpoint(world, subscriptions, { headers: { Authorization: 'Bearer very-private' } });
    const stored = await world.services.database.rows
      .selectFrom('webhook_endpoint')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain('very-private');
    expect(stored.headers_sealed).toMatch(/^v1\./);
  });

  it('uses the documented defaults for omitted fields', async () => {
    const world = await worldWithApp();
    const { body } = await world.backend.post('/webhooks/endpoints', minimal);
    expect(body).toMatchObject({ description: null, headers: {}, max_retries: 10, timeout_seconds: 15 });
  });

  it('lists every invalid field with its path', async () => {
    const world = await worldWithApp();
    const { status, body } = await world.backend.post('/webhooks/endpoints', {
      ...minimal,
      max_retries: 11,
      timeout_seconds: 0,
      subscriptions: [],
      color: 'red',
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(paths(body).sort()).toEqual(['color', 'max_retries', 'subscriptions', 'timeout_seconds']);
  });

  it('rejects invalid rules, headers, names and URL at once, each with its path', async () => {
    const { backend } = await createWorld();
    const { status, body } = await backend.post('/webhooks/endpoints', {
      app_name: 'Unknown',
      url: 'ftp://receiver.example.com',
      headers: { Host: 'a', 'webhook-id': 'b', 'X Y': 'c', 'X-A': 5, 'X-B': 'a\nb', 'x-b': 'd', 'X-T': '[redacted]' },
      subscriptions: [{ event_name: 'a', filter_rules: { 'user.age': { $above: 5 }, $or: [] } }, { event_name: 'a' }],
    });
    expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
    expect(paths(body).sort()).toEqual([
      'app_name',
      'headers.Host',
      'headers.X Y',
      'headers.X-A',
      'headers.X-B',
      'headers.X-T',
      'headers.webhook-id',
      'headers.x-b',
      'subscriptions.0.filter_rules.$or',
      'subscriptions.0.filter_rules.user.age.$above',
      'subscriptions.1.event_name',
      'url',
    ]);
  });

  it('rejects more than 20 headers', async () => {
    const world = await worldWithApp();
    const headers = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`X-H${at}`, 'v']));
    await createEndpoint(world, subscriptions, { headers: headers(20) });
    const { status, body } = await world.backend.post('/webhooks/endpoints', { ...minimal, headers: headers(21) });
    expect([status, paths(body)]).toEqual([400, ['headers']]);
  });

  it.each(['*', 'a*', 'a.*.b', '', 'a b', 'x'.repeat(257)])('rejects a subscription to %j', async (event_name) => {
    const world = await worldWithApp();
    const body = { ...minimal, subscriptions: [{ event_name }] };
    const response = await world.backend.post('/webhooks/endpoints', body);
    expect([response.status, paths(response.body)]).toEqual([400, ['subscriptions.0.event_name']]);
  });

  it('accepts 100 subscriptions and rejects 101', async () => {
    const world = await worldWithApp();
    const many = (count: number) => Array.from({ length: count }, (_, at) => ({ event_name: `event.${at}` }));
    const { subscriptions: shown } = await createEndpoint(world, many(100));
    expect(shown.map((one: { event_name: string }) => one.event_name)).toEqual(many(100).map((one) => one.event_name));
    const { status, body } = await world.backend.post('/webhooks/endpoints', { ...minimal, subscriptions: many(101) });
    expect([status, paths(body)]).toEqual([400, ['subscriptions']]);
  });

  it.each(['https://10.0.0.1/', 'https://169.254.169.254/latest', 'https://[::ffff:10.0.0.1]/', 'https://0x0a000001/'])(
    'rejects the private address %s with ADDRESS_NOT_ALLOWED',
    async (url) => {
      const world = await worldWithApp();
      const { status, body } = await world.backend.post('/webhooks/endpoints', { ...minimal, url });
      expect([status, body.code, body.errors[0]]).toMatchObject([
        400,
        'ADDRESS_NOT_ALLOWED',
        { path: 'url', code: 'ADDRESS_NOT_ALLOWED' },
      ]);
    },
  );

  it.each(['https://user:pass@receiver.example.com/', 'https://receiver.example.com/#x', 'nonsense'])(
    'rejects the URL %s',
    async (url) => {
      const world = await worldWithApp();
      const { status, body } = await world.backend.post('/webhooks/endpoints', { ...minimal, url });
      expect([status, body.code, paths(body)]).toEqual([400, 'VALIDATION_FAILED', ['url']]);
    },
  );

  it('accepts http only for an allowed loopback address of a staging deployment', async () => {
    const staging = await worldWithApp('staging');
    const production = await worldWithApp('production');
    const local = { ...minimal, url: 'http://127.0.0.1:9/hook' };
    expect((await staging.backend.post('/webhooks/endpoints', local)).status).toBe(201);
    expect((await production.backend.post('/webhooks/endpoints', local)).status).toBe(400);
    const distant = await staging.backend.post('/webhooks/endpoints', { ...minimal, url: 'http://example.com/' });
    expect([distant.status, paths(distant.body)]).toEqual([400, ['url']]);
    const guarded = { ...staging.context(), outgoing: createAddressGuard({ allow: [] }) };
    const input = {
      ...local,
      appName: 'Billing',
      maxRetries: 1,
      timeoutSeconds: 1,
      subscriptions: [{ eventName: 'a' }],
    };
    await expect(createWebhookEndpoint(guarded, input)).rejects.toMatchObject({ code: 'ADDRESS_NOT_ALLOWED' });
  });

  it('rejects the app of another deployment like an unknown app', async () => {
    await worldWithApp();
    const other = await createWorld();
    const { status, body } = await other.backend.post('/webhooks/endpoints', minimal);
    expect([status, body.code, paths(body)]).toEqual([400, 'VALIDATION_FAILED', ['app_name']]);
    expect(body.errors[0].message).toBe('app_name must be the name of a webhook app');
  });

  it('limits an app to 100 endpoints', async () => {
    const world = await worldWithApp();
    for (let at = 0; at < 100; at += 1) await createEndpoint(world);
    const { status, body } = await world.backend.post('/webhooks/endpoints', minimal);
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
  });
});
