import { describe, expect, it } from 'vitest';
import { previousSecretCell } from '../../../src/webhooks/apps/signing-secret.ts';
import { createApp } from '../../support/webhooks.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const PATH = '/webhooks/apps/Billing/rotate-secret';
const SECRET = /^whsec_[A-Za-z0-9+/]{43}=$/;

/** The previous secret that still signs, and the length of the overlap in seconds. */
async function previousOf({ services, id: deploymentId }: World) {
  const { id, previous_secret_sealed, previous_secret_until, updated_at } = await services.database.rows
    .selectFrom('webhook_app')
    .selectAll()
    .where('deployment_id', '=', deploymentId)
    .executeTakeFirstOrThrow();
  if (previous_secret_sealed === null || previous_secret_until === null) return null;
  return {
    secret: services.vault.open(previous_secret_sealed, previousSecretCell(id)),
    seconds: (Date.parse(previous_secret_until) - Date.parse(updated_at)) / 1_000,
  };
}

describe('POST /webhooks/apps/{app_name}/rotate-secret', () => {
  it('rotates the secret of an app and keeps the previous one for a day', async () => {
    const world = await createWorld();
    const app = await createApp(world);
    const { status, body } = await world.backend.post(PATH, {});
    expect(status).toBe(200);
    expect(body).toEqual({ ...app, signing_secret: expect.stringMatching(SECRET), updated_at: expect.any(String) });
    expect(body.signing_secret).not.toBe(app.signing_secret);
    expect((await world.backend.get('/webhooks/apps/Billing')).body.signing_secret).toBe(body.signing_secret);
    expect(await previousOf(world)).toEqual({ secret: app.signing_secret, seconds: 86_400 });
    const events = await eventsOf(world);
    expect(events.at(-1)).toMatchObject({ type: 'webhook_app.secret_rotated', after: { overlapSeconds: 86_400 } });
    expect(JSON.stringify(events)).not.toContain('whsec_');
  });

  it('replaces the previous secret when the secret is rotated again', async () => {
    const world = await createWorld();
    await createApp(world);
    const { body: first } = await world.backend.post(PATH, { overlap_seconds: 604_800 });
    await world.backend.post(PATH, { overlap_seconds: 60 });
    expect(await previousOf(world)).toEqual({ secret: first.signing_secret, seconds: 60 });
  });

  it('ends the previous secret immediately without an overlap', async () => {
    const world = await createWorld();
    await createApp(world);
    await world.backend.post(PATH, {});
    await world.backend.post(PATH, { overlap_seconds: 0 });
    expect(await previousOf(world)).toBeNull();
  });

  it('shows the full secret in the rotation response, and a hint to callers without webhook_secrets:read', async () => {
    const world = await createWorld();
    await createApp(world);
    const writer = world.backend.with(await world.token(['webhooks:write']));
    const { body } = await writer.post(PATH, {});
    expect(body.signing_secret).toMatch(SECRET);
    const reader = world.backend.with(await world.token(['webhooks:read']));
    const read = (await reader.get('/webhooks/apps/Billing')).body.signing_secret;
    expect(read).toBe(`whsec_…${body.signing_secret.slice(-4)}`);
  });

  it.each([-1, 604_801, 1.5, '60', null])('rejects an overlap of %j', async (overlap_seconds) => {
    const world = await createWorld();
    await createApp(world);
    const { status, body } = await world.backend.post(PATH, { overlap_seconds });
    expect([status, body.errors[0].path]).toEqual([400, 'overlap_seconds']);
  });
});
