import { describe, expect, it } from 'vitest';
import { ownSecretCell } from '../../../src/webhooks/apps/signing-secret.ts';
import { createApp, createEndpoint, RECEIVER } from '../../support/webhooks.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;
const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const minimal = { app_name: 'Billing', url: RECEIVER, subscriptions: [{ event_name: 'invoice.paid' }] };

async function worldWithApp() {
  const world = await createWorld();
  await createApp(world);
  return world;
}

const paths = (body: { errors: { path: string }[] }) => body.errors.map(({ path }) => path).sort();

const stored = ({ services }: World, id: string) =>
  services.database.rows.selectFrom('webhook_endpoint').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Sets the state of an endpoint that was disabled because of its failures. */
async function disabledByFailures(world: World) {
  const endpoint = await createEndpoint(world);
  const at = new Date(Date.now() - 60_000).toISOString();
  await world.services.database.rows
    .updateTable('webhook_endpoint')
    .set({ is_active: false, auto_disabled: true, auto_disabled_at: at, failure_count: 12, failing_since: at })
    .set({ last_failure_at: at })
    .where('id', '=', endpoint.id)
    .execute();
  return { ...endpoint, at };
}

describe("an endpoint's rate limit", () => {
  it('sets, keeps, changes and clears the rate limit of an endpoint', async () => {
    const world = await worldWithApp();
    const rate_limit = { duration_ms: 100, max_requests: 100_000 };
    const { id, rate_limit: created } = await createEndpoint(world, undefined, { rate_limit });
    expect(created).toEqual(rate_limit);
    const patch = async (body: object) =>
      (await world.backend.patch(`/webhooks/endpoints/${id}`, body)).body.rate_limit;
    expect(await patch({ description: 'same' })).toEqual(rate_limit);
    const other = { duration_ms: 86_400_000, max_requests: 1 };
    expect(await patch({ rate_limit: other })).toEqual(other);
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      before: { rateLimitDurationMs: 100, rateLimitMaxRequests: 100_000 },
      after: { rateLimitDurationMs: 86_400_000, rateLimitMaxRequests: 1 },
    });
    expect(await patch({ rate_limit: null })).toBeNull();
  });

  it.each([
    [{ duration_ms: 99, max_requests: 0 }, ['rate_limit.duration_ms', 'rate_limit.max_requests']],
    [{ duration_ms: 86_400_001, max_requests: 100_001 }, ['rate_limit.duration_ms', 'rate_limit.max_requests']],
    [{ duration_ms: 1_000 }, ['rate_limit.max_requests']],
    [{}, ['rate_limit.duration_ms', 'rate_limit.max_requests']],
  ])('rejects the rate limit %j', async (rate_limit, errorPaths) => {
    const world = await worldWithApp();
    const { status, body } = await world.backend.post('/webhooks/endpoints', { ...minimal, rate_limit });
    expect([status, paths(body)]).toEqual([400, errorPaths]);
  });
});

describe("an endpoint's own signing secret", () => {
  it('shows the full signing secret of an endpoint only in the response that creates it', async () => {
    const world = await worldWithApp();
    const { id, signing_secret } = await createEndpoint(world, undefined, { own_signing_secret: true });
    expect(signing_secret).toMatch(SECRET);
    const secret = signing_secret as string;
    const hint = `whsec_…${secret.slice(-4)}`;
    const listed = await world.backend.get('/webhooks/apps/Billing/endpoints');
    expect(listed.body.data[0].signing_secret).toBe(hint);
    expect((await world.backend.patch(`/webhooks/endpoints/${id}`, {})).body.signing_secret).toBe(hint);
    expect((await world.backend.post(`/webhooks/endpoints/${id}/reactivate`)).body.signing_secret).toBe(hint);
    expect(JSON.stringify(await eventsOf(world))).not.toContain(secret.slice(-8));
  });

  it('stores the signing secret of an endpoint encrypted', async () => {
    const world = await worldWithApp();
    const { id, signing_secret: secret } = await createEndpoint(world, undefined, { own_signing_secret: true });
    const row = await stored(world, id);
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(world.services.vault.open(row.signing_secret_sealed as string, ownSecretCell(id))).toBe(secret);
  });

  it('creates a separate signing secret only with own_signing_secret', async () => {
    const world = await worldWithApp();
    expect((await createEndpoint(world)).signing_secret).toBeNull();
    expect((await createEndpoint(world, undefined, { own_signing_secret: false })).signing_secret).toBeNull();
    const rejected = await world.backend.post('/webhooks/endpoints', { ...minimal, own_signing_secret: null });
    expect([rejected.status, paths(rejected.body)]).toEqual([400, ['own_signing_secret']]);
  });
});

describe('an endpoint that was disabled because of its failures', () => {
  it('shows when and why an endpoint was disabled', async () => {
    const world = await worldWithApp();
    const { at } = await disabledByFailures(world);
    const { body } = await world.backend.get('/webhooks/apps/Billing/endpoints');
    expect(body.data[0]).toMatchObject({
      is_active: false,
      failure_count: 12,
      last_failure_at: at,
      auto_disabled: true,
      auto_disabled_at: at,
    });
  });

  it.each([
    [
      'POST /webhooks/endpoints/{endpoint_id}/reactivate',
      (world: World, id: string) => world.backend.post(`/webhooks/endpoints/${id}/reactivate`),
    ],
    [
      'PATCH of is_active',
      (world: World, id: string) => world.backend.patch(`/webhooks/endpoints/${id}`, { is_active: true }),
    ],
  ] as const)('activates a disabled endpoint with %s and resets its failures', async (_, switchOn) => {
    const world = await worldWithApp();
    const { id, at } = await disabledByFailures(world);
    const { status, body } = await switchOn(world, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      is_active: true,
      failure_count: 0,
      last_failure_at: at,
      auto_disabled: false,
      auto_disabled_at: null,
      updated_at: expect.stringMatching(TIMESTAMP),
    });
    expect((await stored(world, id)).failing_since).toBeNull();
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'webhook.endpoint.updated',
      resource_id: id,
      before: { isActive: false, autoDisabled: true },
      after: { isActive: true, autoDisabled: false },
    });
  });

  it('keeps the failure state of an endpoint when other fields change', async () => {
    const world = await worldWithApp();
    const { id } = await disabledByFailures(world);
    const { body } = await world.backend.patch(`/webhooks/endpoints/${id}`, { description: 'Old receiver' });
    expect(body).toMatchObject({ is_active: false, auto_disabled: true, failure_count: 12 });
  });
});
