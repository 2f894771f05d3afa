import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/platform/crypto/tokens.ts';
import { addUser } from '../../support/add-user.ts';
import { addApiAuthApp, addApiAuthKey, keysPath, readApiAuthKey } from '../../support/api-auth-keys.ts';
import { addOrganization, addUserWithRole } from '../../support/organizations.ts';
import { createWorld, eventsOf } from '../../support/world.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const RULE = { unit: 'minute', duration: 1, max_requests: 100, mode: 'per_key' };

async function worldWithApp() {
  const world = await createWorld();
  const app = await addApiAuthApp(world);
  const rotate = (id: string, body: object = {}) => world.backend.post(`${keysPath(app)}/${id}/rotate`, body);
  return { world, app, rotate };
}

const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();
const secondsBetween = (from: string, to: string | null) => (Date.parse(to as string) - Date.parse(from)) / 1_000;

describe('POST /api-auth/apps/{app_name}/keys/{key_id}/rotate', () => {
  it('creates a new key with all fields of the old one and returns it once', async () => {
    const { world, app, rotate } = await worldWithApp();
    const organization = await addOrganization(world);
    const { id: user } = await addUserWithRole(world, organization, 'Member');
    const { key: oldKey, ...old } = await addApiAuthKey(world, app, {
      permissions: ['orders:read'],
      metadata: { plan: 'gold' },
      rate_limits: [RULE],
      user_id: user,
      organization_id: organization,
      expires_at: '2099-01-01T00:00:00.000Z',
    });
    const { status, body } = await rotate(old.id, { overlap_seconds: 60 });
    expect(status).toBe(201);
    const { key, ...shown } = body;
    expect(shown).toEqual({
      ...old,
      id: expect.any(String),
      last_four: key.slice(-4),
      created_at: TIME,
      updated_at: body.created_at,
    });
    expect(body.id).not.toBe(old.id);
    expect(key).not.toBe(oldKey);
    expect(await readApiAuthKey(world, app, body.id)).toEqual(shown);
    const events = await eventsOf(world);
    expect(events.slice(-2)).toMatchObject([
      { type: 'api_auth_key.rotated', resource_id: old.id, after: { replacedById: body.id } },
      { type: 'api_auth_key.created', resource_id: body.id },
    ]);
    for (const secret of [key, oldKey]) {
      expect(JSON.stringify(events)).not.toContain(secret);
      expect(JSON.stringify(events)).not.toContain(sha256(secret));
    }
  });

  it('keeps the old key valid for the overlap, by default a day', async () => {
    const { world, app, rotate } = await worldWithApp();
    for (const [body, seconds] of [
      [{}, 86_400],
      [{ overlap_seconds: 2_592_000 }, 2_592_000],
      [{ overlap_seconds: 0 }, 0],
    ] as const) {
      const { id } = await addApiAuthKey(world, app);
      const { body: next } = await rotate(id, body);
      const old = await readApiAuthKey(world, app, id);
      expect(old).toMatchObject({ replaced_by_id: next.id, revoked_at: null, updated_at: next.created_at });
      expect(secondsBetween(next.created_at, old.expires_at)).toBe(seconds);
      expect(next.expires_at).toBeNull();
    }
  });

  it('never extends the expiry of the old key', async () => {
    const { world, app, rotate } = await worldWithApp();
    const soon = inSeconds(3_000);
    const { id } = await addApiAuthKey(world, app, { expires_at: soon });
    const { body: next } = await rotate(id, { overlap_seconds: 86_400 });
    expect((await readApiAuthKey(world, app, id)).expires_at).toBe(soon);
    expect(next.expires_at).toBe(soon);
  });

  it('rejects a later expiry for a rotated key and accepts an earlier one', async () => {
    const { world, app, rotate } = await worldWithApp();
    const { id } = await addApiAuthKey(world, app);
    await rotate(id, { overlap_seconds: 3_600 });
    const change = (expires_at: string | null) => world.backend.patch(`${keysPath(app)}/${id}`, { expires_at });
    for (const later of [null, inSeconds(7_200)]) {
      const { status, body } = await change(later);
      expect([status, body.code]).toEqual([409, 'CONFLICT']);
    }
    expect((await change(inSeconds(1_800))).status).toBe(200);
    expect((await world.backend.patch(`${keysPath(app)}/${id}`, { name: 'The old one' })).status).toBe(200);
  });

  it('rejects the rotation of a key that was rotated or revoked or has expired', async () => {
    const { world, app, rotate } = await worldWithApp();
    const rotated = await addApiAuthKey(world, app);
    const responses = await Promise.all(Array.from({ length: 4 }, () => rotate(rotated.id, { overlap_seconds: 600 })));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    const successor = responses.find(({ status }) => status === 201)?.body.id as string;
    expect(responses.find(({ status }) => status === 409)?.body.message).toContain(successor);
    expect((await rotate(successor)).status).toBe(201);

    const revoked = await addApiAuthKey(world, app);
    await world.backend.post(`${keysPath(app)}/${revoked.id}/revoke`, {});
    const expired = await addApiAuthKey(world, app);
    await world.services.database.rows
      .updateTable('api_auth_key')
      .set({ expires_at: '2020-01-01T00:00:00Z' })
      .where('id', '=', expired.id)
      .execute();
    for (const { id } of [revoked, expired]) {
      const { status, body } = await rotate(id);
      expect([status, body.code]).toEqual([409, 'CONFLICT']);
    }
  });

  it('rejects the rotation of a key whose owner is inactive', async () => {
    const { world, app, rotate } = await worldWithApp();
    const { id: user } = await addUser(world);
    const { id } = await addApiAuthKey(world, app, { user_id: user });
    await world.services.database.rows.updateTable('user').set({ is_active: false }).where('id', '=', user).execute();
    const { status, body } = await rotate(id);
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect((await readApiAuthKey(world, app, id)).replaced_by_id).toBeNull();
  });

  it.each([-1, 2_592_001, 1.5, '60', null])('rejects an overlap of %j', async (overlap_seconds) => {
    const { world, app, rotate } = await worldWithApp();
    const { id } = await addApiAuthKey(world, app);
    const { status, body } = await rotate(id, { overlap_seconds });
    expect([status, body.errors[0].path]).toEqual([400, 'overlap_seconds']);
    expect((await readApiAuthKey(world, app, id)).replaced_by_id).toBeNull();
  });
});
