import { describe, expect, it } from 'vitest';
import { addApiAuthKey, readApiAuthKey } from '../../support/api-auth-keys.ts';
import { waitForMail } from '../../support/mail.ts';
import { outcomeOf } from '../../support/message-sign-in.ts';
import { addMember, addOrganization } from '../../support/organizations.ts';
import { createSelfServiceUser, setKeyCount } from '../../support/self-service.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe('POST /api-auth/apps/{app_name}/keys/{key_id}/rotate on the deployment host', () => {
  it('rotates a key that the user created, with an overlap, and notifies the user', async () => {
    const { world, app, user, browser, path, made } = await createSelfServiceUser();
    const { key: old, ...before } = await made({ permissions: ['orders:read'] });
    const { status, body } = await browser.post(`${path}/${before.id}/rotate`, { overlap_seconds: 60 });
    expect(status).toBe(201);
    const { key, ...after } = body.data;
    expect(after).toEqual({ ...before, id: expect.any(String), last_four: key.slice(-4), created_at: TIME });
    expect(key).not.toBe(old);
    const replaced = await readApiAuthKey(world, app, before.id);
    expect(replaced.replaced_by_id).toBe(after.id);
    expect(Date.parse(replaced.expires_at as string) - Date.parse(after.created_at)).toBe(60_000);
    expect((await waitForMail(world, user.email as string, 2)).subject).toContain('was replaced by a new one');
  });

  it('rejects the rotation of a key that the company created', async () => {
    const { world, app, user, browser, path } = await createSelfServiceUser();
    const { id } = await addApiAuthKey(world, app, { user_id: user.id, permissions: ['orders:read'] });
    expect(outcomeOf(await browser.post(`${path}/${id}/rotate`, {}))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect((await readApiAuthKey(world, app, id)).replaced_by_id).toBeNull();
  });

  it('rejects the rotation of a key with a permission that users may no longer grant', async () => {
    const { world, app, browser, path, made } = await createSelfServiceUser();
    const { id } = await made({ permissions: ['orders:write'] });
    await world.backend.patch(`/api-auth/apps/${app}`, { self_service: { permissions: ['orders:read'] } });
    expect(outcomeOf(await browser.post(`${path}/${id}/rotate`, {}))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    const raised = await made();
    await world.backend.patch(`${path}/${raised.id}`, { permissions: ['stock:write'] });
    expect(outcomeOf(await browser.post(`${path}/${raised.id}/rotate`, {}))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
  });

  it('rejects the rotation of a key with a permission that the user’s roles lack', async () => {
    const { world, user, browser, path, made } = await createSelfServiceUser();
    const organization = await addOrganization(world);
    const roles = `/organizations/${organization}/roles` as const;
    const buyer = await world.backend.post(roles, { name: 'Buyer', permissions: ['orders:read'] });
    await addMember(world, organization, user.id, [buyer.body.id]);
    const { id } = await made({ organization_id: organization, permissions: ['orders:read'] });
    await world.backend.patch(`${roles}/${buyer.body.id}`, { permissions: ['stock:read'] });
    expect(outcomeOf(await browser.post(`${path}/${id}/rotate`, {}))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    await world.backend.patch(`${roles}/${buyer.body.id}`, { permissions: ['orders:read'] });
    expect((await browser.post(`${path}/${id}/rotate`, {})).status).toBe(201);
  });

  it('rejects a rotation while the app is disabled, and returns 404 after self-service ends', async () => {
    const { world, app, browser, path, made } = await createSelfServiceUser();
    const { id } = await made();
    const changed = (change: object) => world.backend.patch(`/api-auth/apps/${app}`, change);
    await changed({ is_active: false });
    expect(outcomeOf(await browser.post(`${path}/${id}/rotate`, {}))).toEqual([403, 'FEATURE_DISABLED']);
    await changed({ is_active: true, self_service: null });
    expect(outcomeOf(await browser.post(`${path}/${id}/rotate`, {}))).toEqual([404, 'API_AUTH_APP_NOT_FOUND']);
    expect((await readApiAuthKey(world, app, id)).replaced_by_id).toBeNull();
  });

  it('rejects the rotation of a key that acts in a disabled organization or workspace', async () => {
    const { world, user, browser, path, made } = await createSelfServiceUser();
    const organization = await addOrganization(world);
    await addMember(world, organization, user.id);
    const { id } = await made({ organization_id: organization });
    await world.backend.patch('/settings/b2b', { organizations_enabled: false });
    expect(outcomeOf(await browser.post(`${path}/${id}/rotate`, {}))).toEqual([403, 'FEATURE_DISABLED']);
    await world.backend.patch('/settings/b2b', { organizations_enabled: true });
    expect((await browser.post(`${path}/${id}/rotate`, {})).status).toBe(201);
  });

  it('counts a rotation among the 50 new keys of a user in a day', async () => {
    const maker = await createSelfServiceUser();
    const { browser, path, made } = maker;
    const { id } = await made();
    await setKeyCount(maker, 49);
    const { status, body } = await browser.post(`${path}/${id}/rotate`, {});
    expect(status).toBe(201);
    const rejected = await browser.post(`${path}/${body.data.id}/rotate`, {});
    expect(outcomeOf(rejected)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('rotates each key of a user once, but limits rotated keys that have not expired', async () => {
    const { browser, path, made } = await createSelfServiceUser({ max_keys: 1 });
    const { id } = await made();
    const rotate = (keyId: string) => browser.post(`${path}/${keyId}/rotate`, { overlap_seconds: 3_600 });
    const { body } = await rotate(id);
    const rejected = await rotate(body.data.id);
    expect(outcomeOf(rejected)).toEqual([409, 'CONFLICT']);
    await browser.post(`${path}/${id}/revoke`);
    expect((await rotate(body.data.id)).status).toBe(201);
  });

  it('keeps the old key when its successor is revoked, and ends it immediately without an overlap', async () => {
    const { world, app, browser, path, made } = await createSelfServiceUser();
    const { id } = await made();
    const { body } = await browser.post(`${path}/${id}/rotate`, {});
    await browser.post(`${path}/${body.data.id}/revoke`);
    const old = await readApiAuthKey(world, app, id);
    expect(old.revoked_at).toBeNull();
    expect(Date.parse(old.expires_at as string) - Date.parse(body.data.created_at)).toBe(86_400_000);
    const leaked = await made();
    await browser.post(`${path}/${leaked.id}/rotate`, { overlap_seconds: 0 });
    const { body: check } = await world.backend.post('/api-auth/verify', { app_name: app, key: leaked.key });
    expect(check.code).toBe('EXPIRED');
  });
});
