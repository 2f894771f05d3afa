import { describe, expect, it } from 'vitest';
import type { Scope } from '../../../src/platform/access/scopes.ts';
import { newApiKey } from '../../../src/platform/crypto/api-keys.ts';
import { createApp, createEndpoint, deliveriesOf, messagesOf } from '../../support/webhooks.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

describe('POST /webhooks/apps', () => {
  it('creates an app with every documented field and a new secret, and records the event', async () => {
    const world = await createWorld();
    const { status, body } = await world.backend.post('/webhooks/apps', {
      name: 'Billing_1.x -y',
      description: 'Money',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      deployment_id: String(world.id),
      name: 'Billing_1.x -y',
      description: 'Money',
      signing_secret: expect.stringMatching(SECRET),
      is_active: true,
      created_at: expect.stringMatching(TIMESTAMP),
      updated_at: body.created_at,
    });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'webhook_app.created',
      resource_type: 'webhook_app',
      actor_type: 'api_key',
      before: null,
      after: { name: 'Billing_1.x -y', description: 'Money', isActive: true },
    });
  });

  it('shows a missing description as null', async () => {
    const world = await createWorld();
    expect((await createApp(world)).description).toBeNull();
  });

  it('gives each app a different secret and stores it encrypted', async () => {
    const world = await createWorld();
    const [first, second] = [await createApp(world, 'a'), await createApp(world, 'b')];
    expect(first.signing_secret).not.toBe(second.signing_secret);
    const { rows } = world.services.database;
    const stored = await rows.selectFrom('webhook_app').selectAll().where('deployment_id', '=', world.id).execute();
    expect(JSON.stringify(stored)).not.toContain(first.signing_secret);
    expect(JSON.stringify(stored)).not.toContain(first.signing_secret.slice(6, 30));
  });

  it('rejects a name that another app of the deployment has', async () => {
    const world = await createWorld();
    await createApp(world);
    const { status, body } = await world.backend.post('/webhooks/apps', { name: 'Billing' });
    expect([status, body.code]).toEqual([409, 'NAME_TAKEN']);
    await createApp(await createWorld());
  });

  it('creates one app when several requests use the same name at the same time', async () => {
    const { backend } = await createWorld();
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => backend.post('/webhooks/apps', { name: 'Billing' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each(['', 'x'.repeat(65), 'a/b', 'ä', 'a\n', '.', '..', ' a', 'a '])('rejects the app name %j', async (name) => {
    const { backend } = await createWorld();
    const { status, body } = await backend.post('/webhooks/apps', { name });
    expect([status, body.code, body.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', 'name']);
  });

  it('accepts a name of 64 characters and a description of 2,000', async () => {
    const { backend } = await createWorld();
    const body = { name: 'x'.repeat(64), description: 'd'.repeat(2000) };
    expect((await backend.post('/webhooks/apps', body)).status).toBe(201);
    const rejected = await backend.post('/webhooks/apps', { name: 'other', description: 'd'.repeat(2001) });
    expect([rejected.status, rejected.body.errors[0].path]).toEqual([400, 'description']);
  });
});

describe('GET /webhooks/apps', () => {
  it('lists the apps, newest first, in the offset envelope', async () => {
    const world = await createWorld();
    for (const name of ['a', 'b', 'c']) await createApp(world, name);
    const { status, body } = await world.backend.get('/webhooks/apps?limit=2');
    expect(status).toBe(200);
    expect(body).toEqual({ data: expect.any(Array), has_more: true, limit: 2, offset: 0 });
    expect(names(body)).toEqual(['c', 'b']);
    expect(Object.keys(body.data[0]).sort()).toEqual([
      'created_at',
      'deployment_id',
      'description',
      'is_active',
      'name',
      'signing_secret',
      'updated_at',
    ]);
    const rest = (await world.backend.get('/webhooks/apps?limit=2&offset=2')).body;
    expect([names(rest), rest.has_more, rest.offset]).toEqual([['a'], false, 2]);
  });

  it('returns an empty list with the default limit', async () => {
    const { backend } = await createWorld();
    const { body } = await backend.get('/webhooks/apps');
    expect(body).toEqual({ data: [], has_more: false, limit: 50, offset: 0 });
  });

  it('lists inactive apps only with include_inactive', async () => {
    const world = await createWorld();
    for (const name of ['on', 'off']) await createApp(world, name);
    await world.backend.patch('/webhooks/apps/off', { is_active: false });
    expect(names((await world.backend.get('/webhooks/apps')).body)).toEqual(['on']);
    expect(names((await world.backend.get('/webhooks/apps?include_inactive=false')).body)).toEqual(['on']);
    expect(names((await world.backend.get('/webhooks/apps?include_inactive=true')).body)).toEqual(['off', 'on']);
  });

  it('does not list the apps of another deployment', async () => {
    const [mine, theirs] = [await createWorld(), await createWorld()];
    await createApp(theirs);
    expect((await mine.backend.get('/webhooks/apps?include_inactive=true')).body.data).toEqual([]);
  });

  it.each(['limit=0', 'limit=101', 'offset=-1', 'limit=x', 'include_inactive=yes'])(
    'rejects a list with the parameter %s',
    async (query) => {
      const { backend } = await createWorld();
      const { status, body } = await backend.get(`/webhooks/apps?${query}`);
      expect([status, body.code, body.errors[0].path]).toEqual([400, 'VALIDATION_FAILED', query.split('=')[0]]);
    },
  );

  it('lists three apps with as many statements as one', async () => {
    const world = await createWorld();
    await createApp(world, 'a');
    await world.backend.get('/webhooks/apps');
    const one = await countStatementsOf(world, () => world.backend.get('/webhooks/apps'));
    for (const name of ['b', 'c']) await createApp(world, name);
    expect(await countStatementsOf(world, () => world.backend.get('/webhooks/apps'))).toBe(one);
  });
});

describe('GET /webhooks/apps/{app_name}', () => {
  it('returns the app whose name is in the path, even with spaces', async () => {
    const world = await createWorld();
    const app = await createApp(world, 'My app');
    const { status, body } = await world.backend.get('/webhooks/apps/My%20app');
    expect([status, body]).toEqual([200, app]);
  });

  it.each(['unknown', 'UnKnown%2F', 'x'.repeat(65), '%C3%A4'])('returns 404 for the unknown name %s', async (name) => {
    const { backend } = await createWorld();
    const { status, body } = await backend.get(`/webhooks/apps/${name}`);
    expect([status, body.code, body.message]).toEqual([404, 'WEBHOOK_APP_NOT_FOUND', 'The webhook app was not found.']);
  });

  it('returns 404 for an app of another deployment, in every operation', async () => {
    const [mine, theirs] = [await createWorld(), await createWorld()];
    await createApp(theirs);
    const responses = await Promise.all([
      mine.backend.get('/webhooks/apps/Billing'),
      mine.backend.patch('/webhooks/apps/Billing', { is_active: false }),
      mine.backend.delete('/webhooks/apps/Billing'),
      mine.backend.get('/webhooks/apps/Billing/endpoints'),
      mine.backend.get('/webhooks/apps/Billing/deliveries'),
      mine.backend.post('/webhooks/apps/Billing/trigger', { event_name: 'a' }),
      mine.backend.post('/webhooks/apps/Billing/trigger/batch', { events: [{ event_name: 'a' }] }),
    ]);
    for (const { status, body } of responses) expect([status, body.code]).toEqual([404, 'WEBHOOK_APP_NOT_FOUND']);
    expect((await theirs.backend.get('/webhooks/apps/Billing')).body.is_active).toBe(true);
  });
});

describe('PATCH /webhooks/apps/{app_name}', () => {
  it('changes only the given fields, and records the values before and after', async () => {
    const world = await createWorld();
    const app = await createApp(world);
    const { status, body } = await world.backend.patch('/webhooks/apps/Billing', { is_active: false });
    expect(status).toBe(200);
    expect(body).toEqual({ ...app, is_active: false, updated_at: expect.stringMatching(TIMESTAMP) });
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'webhook_app.updated',
      before: { isActive: true },
      after: { isActive: false },
    });
  });

  it('clears the description with null and rejects null for is_active', async () => {
    const world = await createWorld();
    await world.backend.post('/webhooks/apps', { name: 'Billing', description: 'Money' });
    expect((await world.backend.patch('/webhooks/apps/Billing', { description: null })).body.description).toBeNull();
    const { status, body } = await world.backend.patch('/webhooks/apps/Billing', { is_active: null });
    expect([status, body.errors[0].path]).toEqual([400, 'is_active']);
  });

  it('does not rename an app', async () => {
    const world = await createWorld();
    await createApp(world);
    const { status, body } = await world.backend.patch('/webhooks/apps/Billing', { name: 'Other' });
    expect([status, body.errors[0].path]).toEqual([400, 'name']);
  });
});

describe('DELETE /webhooks/apps/{app_name}', () => {
  it('deletes the app with its endpoints, messages and deliveries, and frees the name', async () => {
    const world = await createWorld();
    await createApp(world);
    const endpoint = await createEndpoint(world);
    await world.backend.post('/webhooks/apps/Billing/trigger', { event_name: 'invoice.paid' });
    const { status, text } = await world.backend.delete('/webhooks/apps/Billing');
    expect([status, text]).toEqual([204, '']);
    expect((await world.backend.delete('/webhooks/apps/Billing')).status).toBe(404);
    expect((await world.backend.delete(`/webhooks/endpoints/${endpoint.id}`)).status).toBe(404);
    expect([await messagesOf(world), await deliveriesOf(world)]).toEqual([[], []]);
    expect((await eventsOf(world)).at(-1)).toMatchObject({ type: 'webhook_app.deleted', before: { name: 'Billing' } });
    await createApp(world);
  });
});

describe('the signing secret', () => {
  it('shows the full secret with webhook_secrets:read and its hint otherwise', async () => {
    const world = await createWorld();
    const { signing_secret: secret } = await createApp(world);
    expect((await world.backend.get('/webhooks/apps/Billing')).body.signing_secret).toBe(secret);
    expect(await secretSeenWith(world, ['webhooks:read', 'webhook_secrets:read'])).toBe(secret);
    expect(await secretSeenWith(world, ['webhooks:read', 'webhooks:write'])).toBe(`whsec_…${secret.slice(-4)}`);
  });

  it('keeps the signing secret and its hint out of the audit log', async () => {
    const world = await createWorld();
    const { signing_secret: secret } = await createApp(world);
    await world.backend.patch('/webhooks/apps/Billing', { description: 'x' });
    await world.backend.delete('/webhooks/apps/Billing');
    const events = JSON.stringify(await eventsOf(world));
    expect(events).not.toContain(secret.slice(6));
    expect(events).not.toContain('whsec_');
  });
});

/** The app as a key with these scopes sees it. */
async function secretSeenWith({ services, id, backend }: World, scopes: Scope[]): Promise<unknown> {
  const { key, hash, hint } = newApiKey('test');
  const now = new Date().toISOString();
  const stamps = { created_at: now, updated_at: now };
  const row = { id: services.database.ids.next(), deployment_id: id, name: 'Limited', hint, key_hash: hash, scopes };
  await services.database.rows
    .insertInto('api_key')
    .values({ ...row, ...stamps })
    .execute();
  const { body } = await backend.with(key).get('/webhooks/apps');
  return body.data[0].signing_secret;
}

const names = (list: { data: { name: string }[] }) => list.data.map(({ name }) => name);
