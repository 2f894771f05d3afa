import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/platform/crypto/tokens.ts';
import { addUser } from '../../support/add-user.ts';
import { addApiAuthApp, addApiAuthKey, keysPath, readApiAuthKey } from '../../support/api-auth-keys.ts';
import type { HttpResponse } from '../../support/http.ts';
import { mailsTo, waitForMail } from '../../support/mail.ts';
import { outcomeOf } from '../../support/message-sign-in.ts';
import { addMember, addOrganization, roleNamed } from '../../support/organizations.ts';
import { browserOfOtherUser, createSelfServiceUser, SELF_SERVICE, setKeyCount } from '../../support/self-service.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { addWorkspace, addWorkspaceMembers } from '../../support/workspaces.ts';
import { countStatementsOf, eventsOf, type World } from '../../support/world.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const LATER = '2099-01-01T00:00:00.000Z';

const namesOf = ({ body }: HttpResponse<{ data: readonly { name: string }[] }>) => body.data.map(({ name }) => name);

async function expire({ services }: World, id: string): Promise<void> {
  await services.database.rows
    .updateTable('api_auth_key')
    .set({ expires_at: '2020-01-01T00:00:00Z' })
    .where('id', '=', id)
    .execute();
}

describe('GET /api-auth/apps', () => {
  it('lists the APIs for which users may create keys', async () => {
    const { world, app, browser } = await createSelfServiceUser();
    await addApiAuthApp(world);
    const off = await addApiAuthApp(world, { self_service: SELF_SERVICE });
    await world.backend.patch(`/api-auth/apps/${off}`, { is_active: false });
    const gone = await addApiAuthApp(world, { self_service: SELF_SERVICE });
    await world.backend.delete(`/api-auth/apps/${gone}`);
    const { status, body } = await browser.get('/api-auth/apps');
    expect([status, body.data]).toEqual([200, [{ name: app, description: 'Orders of your shop', ...SELF_SERVICE }]]);
    const second = await addApiAuthApp(world, { name: 'zone-files', self_service: {} });
    expect(namesOf(await browser.get('/api-auth/apps'))).toEqual([app, second]);
    expect(namesOf(await browser.get('/api-auth/apps?limit=1&offset=1'))).toEqual([second]);
  });
});

describe('POST /api-auth/apps/{app_name}/keys', () => {
  it('creates a key that the user owns, returns it once, records it and notifies the user', async () => {
    const { world, app, user, made } = await createSelfServiceUser();
    const { key, ...shown } = await made({ permissions: ['orders:read', 'orders:read'], expires_at: LATER });
    expect(shown).toEqual({
      id: expect.stringMatching(/^\d+$/),
      app_name: app,
      name: 'My laptop',
      prefix: 'key',
      last_four: key.slice(-4),
      permissions: ['orders:read'],
      organization_id: null,
      workspace_id: null,
      self_made: true,
      expires_at: LATER,
      last_used_at: null,
      revoked_at: null,
      replaced_by_id: null,
      created_at: TIME,
    });
    expect(key).toMatch(/^key_[0-9A-Za-z]{49}$/);
    expect(await readApiAuthKey(world, app, shown.id)).toMatchObject({
      ...shown,
      user_id: user.id,
      metadata: {},
      rate_limits: null,
    });
    const events = await eventsOf(world);
    expect(events.at(-1)).toMatchObject({
      type: 'api_auth_key.created',
      resource_id: shown.id,
      actor_type: 'user',
      actor_id: user.id,
    });
    const mail = await waitForMail(world, user.email as string);
    expect(mail.subject).toContain('An API key of your account was created');
    expect(mail.text).toContain('"My laptop"');
    for (const secret of [key, sha256(key)]) expect(JSON.stringify([events, mail])).not.toContain(secret);
  });

  it.each([
    ['user_id', '1'],
    ['metadata', {}],
    ['rate_limits', []],
    ['self_made', false],
    ['name', ''],
    ['permissions', Array.from({ length: 101 }, (_, at) => `orders:${at}`)],
    ['permissions.0', ['orders']],
    ['expires_at', '2020-01-01T00:00:00Z'],
    ['organization_id', 'mine'],
  ])('rejects a user’s new key with %s = %j', async (path, value) => {
    const { make } = await createSelfServiceUser();
    const { status, body } = await make({ [path.split('.')[0] as string]: value });
    expect([status, body.errors.map((error) => error.path)]).toEqual([400, [path]]);
  });

  it('rejects permissions that the API does not let users grant', async () => {
    const { make } = await createSelfServiceUser();
    const rejected = await make({ permissions: ['orders:read', 'orders:delete', 'users:read'] });
    expect(outcomeOf(rejected)).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(rejected.body.message).toContain('orders:delete, users:read');
    expect((await make({ permissions: SELF_SERVICE.permissions })).status).toBe(201);
  });

  it('limits a key in an organization to the permissions of the user’s roles', async () => {
    const { world, user, path, make } = await createSelfServiceUser({
      permissions: ['orders:read', 'orders:write', 'organization:admin'],
    });
    const organization = await addOrganization(world);
    const buyer = await world.backend.post(`/organizations/${organization}/roles`, {
      name: 'Buyer',
      permissions: ['orders:read', 'stock:read'],
    });
    expect(outcomeOf(await make({ organization_id: organization }))).toEqual([403, 'NOT_ORGANIZATION_MEMBER']);
    await addMember(world, organization, user.id, [buyer.body.id]);
    const make_ = (permission: string) => make({ organization_id: organization, permissions: [permission] });
    expect((await make_('orders:read')).body.data).toMatchObject({ organization_id: organization });
    // The role lacks one permission and the app the other. No role grants a key administrator permissions.
    for (const lacking of ['orders:write', 'stock:read', 'organization:admin']) {
      expect(outcomeOf(await make_(lacking))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    }
    // An administrator of the organization has all rights there, but the company limits the app.
    const admin = await addUser(world);
    await addMember(world, organization, admin.id, [await roleNamed(world, organization, 'Admin')]);
    const asAdmin = await openSignedInBrowser(world, admin.id);
    const ofAdmin = (permission: string) =>
      asAdmin.post(path, { name: 'n', organization_id: organization, permissions: [permission] });
    expect((await ofAdmin('orders:write')).status).toBe(201);
    expect(outcomeOf(await ofAdmin('stock:read'))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(outcomeOf(await make({ organization_id: '1' }))).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
  });

  it('creates a key in a workspace of the user, not in one that the user only administers', async () => {
    const { world, user, make } = await createSelfServiceUser();
    const organization = await addOrganization(world);
    await addMember(world, organization, user.id, [await roleNamed(world, organization, 'Admin')]);
    const { id: workspace } = await addWorkspace(world, organization);
    expect(outcomeOf(await make({ workspace_id: workspace }))).toEqual([403, 'NOT_WORKSPACE_MEMBER']);
    await addWorkspaceMembers(world, workspace, [user.id]);
    expect((await make({ workspace_id: workspace })).body.data).toMatchObject({
      workspace_id: workspace,
      organization_id: organization,
    });
    expect(outcomeOf(await make({ workspace_id: workspace, permissions: ['orders:read'] }))).toEqual([
      403,
      'INSUFFICIENT_PERMISSIONS',
    ]);
    const other = await addOrganization(world, 'Other');
    expect((await make({ workspace_id: workspace, organization_id: other })).status).toBe(400);
  });

  it('rejects a key in an organization or workspace when the deployment has disabled them', async () => {
    const { world, user, make } = await createSelfServiceUser();
    const organization = await addOrganization(world);
    await addMember(world, organization, user.id);
    const { id: workspace } = await addWorkspace(world, organization);
    await addWorkspaceMembers(world, workspace, [user.id]);
    const [there, within] = [{ organization_id: organization }, { workspace_id: workspace }];
    await world.backend.patch('/settings/b2b', { workspaces_enabled: false });
    expect(outcomeOf(await make(within))).toEqual([403, 'FEATURE_DISABLED']);
    expect((await make(there)).status).toBe(201);
    await world.backend.patch('/settings/b2b', { organizations_enabled: false, workspaces_enabled: true });
    for (const place of [there, within]) expect(outcomeOf(await make(place))).toEqual([403, 'FEATURE_DISABLED']);
    expect((await make()).status).toBe(201);
  });

  it('limits the number of active keys for each API; expired and other users’ keys do not count', async () => {
    const { world, app, user, browser, path, make, made } = await createSelfServiceUser();
    await addApiAuthKey(world, app, { user_id: user.id });
    const [first, second] = [await made(), await made()];
    await made();
    expect(outcomeOf(await make())).toEqual([409, 'CONFLICT']);
    await browser.post(`${path}/${first.id}/revoke`);
    expect((await make()).status).toBe(201);
    expect(outcomeOf(await make())).toEqual([409, 'CONFLICT']);
    await expire(world, second.id);
    expect((await make()).status).toBe(201);
  });

  it('applies the limit separately to each user and each API', async () => {
    const scene = await createSelfServiceUser({ max_keys: 1 });
    const other = await addApiAuthApp(scene.world, { self_service: { max_keys: 1 } });
    const neighbour = await browserOfOtherUser(scene);
    const [mine, others] = [keysPath(scene.app), keysPath(other)];
    expect((await neighbour.post(mine, { name: 'n' })).status).toBe(201);
    expect((await scene.browser.post(others, { name: 'n' })).status).toBe(201);
    expect((await scene.make()).status).toBe(201);
    for (const path of [mine, others]) {
      expect(outcomeOf(await scene.browser.post(path, { name: 'n' }))).toEqual([409, 'CONFLICT']);
    }
  });

  it('applies the limit to concurrent requests', async () => {
    const { make } = await createSelfServiceUser({ max_keys: 2 });
    const responses = await Promise.all(Array.from({ length: 6 }, () => make()));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
  });

  it('rejects more than 50 new keys of a user in a day', async () => {
    const maker = await createSelfServiceUser();
    const { world, make } = maker;
    await setKeyCount(maker, 49);
    // Requests to an app without self-service are not counted.
    expect((await maker.browser.post(keysPath(await addApiAuthApp(world)), { name: 'n' })).status).toBe(404);
    expect((await make()).status).toBe(201);
    const rejected = await make();
    expect(outcomeOf(rejected)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('returns 404 for an app without self-service and 403 while the app is disabled', async () => {
    const { world, app, browser, make } = await createSelfServiceUser();
    const closed = await addApiAuthApp(world);
    for (const name of [closed, 'unknown']) {
      expect(outcomeOf(await browser.post(keysPath(name), { name: 'n' }))).toEqual([404, 'API_AUTH_APP_NOT_FOUND']);
      expect(outcomeOf(await browser.get(keysPath(name)))).toEqual([404, 'API_AUTH_APP_NOT_FOUND']);
    }
    await world.backend.patch(`/api-auth/apps/${app}`, { is_active: false });
    expect(outcomeOf(await make())).toEqual([403, 'FEATURE_DISABLED']);
    await world.backend.patch(`/api-auth/apps/${app}`, { is_active: true, self_service: null });
    expect(outcomeOf(await make())).toEqual([404, 'API_AUTH_APP_NOT_FOUND']);
  });
});

describe('GET /api-auth/apps/{app_name}/keys on the deployment host', () => {
  it('lists the user’s own keys, including those that the company created, without backend-only fields', async () => {
    const { world, app, user, browser, path, made } = await createSelfServiceUser();
    await addApiAuthKey(world, app, { name: 'ownerless' });
    const neighbour = await browserOfOtherUser({ world });
    await neighbour.post(path, { name: 'the neighbour’s' });
    const given = { name: 'given', user_id: user.id, metadata: { secret_rating: 'low' }, permissions: ['stock:write'] };
    const { id } = await addApiAuthKey(world, app, given);
    await world.backend.post(`${path}/${id}/revoke`, { reason: 'suspected of fraud' });
    await made({ name: 'mine' });
    const { status, body, text } = await browser.get(path);
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { name: 'mine', self_made: true, revoked_at: null },
      { name: 'given', self_made: false, revoked_at: TIME, permissions: ['stock:write'] },
    ]);
    expect(text).not.toMatch(/secret_rating|fraud|hash|key_[0-9A-Za-z]{49}/);
    expect(namesOf(await browser.get(`${path}?limit=1&offset=1`))).toEqual(['given']);
  });

  it.each([
    ['self-service has ended', { self_service: null }],
    ['the app is disabled', { is_active: false }],
  ])('lists the user’s keys while %s, but returns 404 to users without keys', async (_, change) => {
    const scene = await createSelfServiceUser();
    const { world, app, browser, path, made } = scene;
    await made({ name: 'mine' });
    await world.backend.patch(`/api-auth/apps/${app}`, { self_service: null, ...change });
    expect(namesOf(await browser.get(path))).toEqual(['mine']);
    const neighbour = await browserOfOtherUser(scene);
    const other = await addApiAuthApp(world, { self_service: {} });
    expect((await neighbour.post(keysPath(other), { name: 'elsewhere' })).status).toBe(201);
    const unknown = await neighbour.get(keysPath('unknown'));
    expect(outcomeOf(unknown)).toEqual([404, 'API_AUTH_APP_NOT_FOUND']);
    expect((await neighbour.get(path)).body.errors).toEqual(unknown.body.errors);
  });

  it('returns 404 when the user never created a key for the app', async () => {
    const { world, user, browser } = await createSelfServiceUser();
    const closed = await addApiAuthApp(world);
    const { id } = await addApiAuthKey(world, closed, { name: 'given', user_id: user.id });
    const wanted = [404, 'API_AUTH_APP_NOT_FOUND'];
    expect(outcomeOf(await browser.get(keysPath(closed)))).toEqual(wanted);
    expect(outcomeOf(await browser.post(`${keysPath(closed)}/${id}/revoke`))).toEqual(wanted);
  });

  it('lists any number of keys with the same number of statements', async () => {
    const { world, browser, path, made } = await createSelfServiceUser({ max_keys: 10 });
    const list = () => countStatementsOf(world, () => browser.get(path));
    // The first request also reads the settings, which are new.
    await list();
    const none = await list();
    for (let count = 0; count < 5; count += 1) await made();
    expect(await list()).toBe(none);
  });
});

describe('POST /api-auth/apps/{app_name}/keys/{key_id}/revoke on the deployment host', () => {
  it('revokes any key of the user and notifies the user once', async () => {
    const { world, app, user, browser, path, made } = await createSelfServiceUser();
    const given = await addApiAuthKey(world, app, { user_id: user.id });
    for (const { id } of [await made(), given]) {
      const { status, body } = await browser.post(`${path}/${id}/revoke`);
      expect([status, body.data]).toMatchObject([200, { id, revoked_at: TIME }]);
      expect((await readApiAuthKey(world, app, id)).revoked_reason).toBe('revoked_by_owner');
      expect((await browser.post(`${path}/${id}/revoke`)).body.data).toEqual(body.data);
    }
    // One mail was sent when the key was created.
    const subjects = async () => (await mailsTo(world, user.email as string)).map(({ subject }) => subject);
    await expect.poll(async () => (await subjects()).length).toBe(3);
    expect((await subjects()).filter((subject) => subject.includes('was revoked'))).toHaveLength(2);
  });

  it('revokes keys after self-service ends, and reveals the app to no other user', async () => {
    const scene = await createSelfServiceUser();
    const { world, app, user, browser, path, made } = scene;
    const given = await addApiAuthKey(world, app, { user_id: user.id });
    const ownerlessKey = await addApiAuthKey(world, app);
    const mine = await made();
    await world.backend.patch(`/api-auth/apps/${app}`, { self_service: null });
    const neighbour = await browserOfOtherUser(scene);
    for (const { id } of [mine, given]) {
      expect(outcomeOf(await neighbour.post(`${path}/${id}/revoke`))).toEqual([404, 'API_AUTH_APP_NOT_FOUND']);
      for (const _ of ['now', 'again']) {
        const { status, body } = await browser.post(`${path}/${id}/revoke`);
        expect([status, body.data]).toMatchObject([200, { id, revoked_at: TIME }]);
      }
    }
    expect(outcomeOf(await browser.post(`${path}/${ownerlessKey.id}/revoke`))).toEqual([404, 'API_AUTH_KEY_NOT_FOUND']);
  });

  it('returns 404 for a key of another API', async () => {
    const { world, user, browser, path } = await createSelfServiceUser();
    const other = await addApiAuthApp(world, { self_service: {} });
    const { body } = await browser.post(keysPath(other), { name: 'elsewhere' });
    const given = await addApiAuthKey(world, await addApiAuthApp(world), { user_id: user.id });
    for (const { id } of [body.data, given]) {
      expect(outcomeOf(await browser.post(`${path}/${id}/revoke`))).toEqual([404, 'API_AUTH_KEY_NOT_FOUND']);
      expect(outcomeOf(await browser.post(`${path}/${id}/rotate`, {}))).toEqual([404, 'API_AUTH_KEY_NOT_FOUND']);
    }
    expect((await readApiAuthKey(world, other, body.data.id)).revoked_at).toBeNull();
  });

  it('returns 404 for keys of other users', async () => {
    const scene = await createSelfServiceUser();
    const { id } = await scene.made();
    const { world, app, path } = scene;
    const ownerlessKey = await addApiAuthKey(world, app);
    const neighbour = await browserOfOtherUser(scene);
    for (const other of [id, ownerlessKey.id]) {
      expect(outcomeOf(await neighbour.post(`${path}/${other}/revoke`))).toEqual([404, 'API_AUTH_KEY_NOT_FOUND']);
      expect(outcomeOf(await neighbour.post(`${path}/${other}/rotate`, {}))).toEqual([404, 'API_AUTH_KEY_NOT_FOUND']);
      expect(await readApiAuthKey(world, app, other)).toMatchObject({ revoked_at: null, replaced_by_id: null });
    }
  });
});

describe('keys of users in GraphQL', () => {
  it('creates, lists, rotates and revokes keys in GraphQL with the same fields, and exposes no further edges', async () => {
    const { app, browser } = await createSelfServiceUser();
    const create = `mutation ($app: String!, $input: CreateApiAuthKeyInput!) {
      createApiAuthKey(appName: $app, input: $input) { id key name permissions selfMade } }`;
    const input = { name: 'CLI', permissions: ['orders:read'] };
    const { createApiAuthKey: made } = await browser.data(create, { app, input });
    expect(made).toMatchObject({ name: 'CLI', permissions: ['orders:read'], selfMade: true });
    const rotate = `mutation ($app: String!, $id: ID!) {
      rotateApiAuthKey(appName: $app, keyId: $id, input: {overlapSeconds: 0}) { id key } }`;
    const { rotateApiAuthKey: next } = await browser.data(rotate, { app, id: made.id });
    expect(next.key).not.toBe(made.key);
    const revoke = 'mutation ($app: String!, $id: ID!) { revokeApiAuthKey(appName: $app, keyId: $id) { revokedAt } }';
    expect((await browser.data(revoke, { app, id: next.id })).revokeApiAuthKey.revokedAt).toEqual(TIME);
    const list = `query ($app: String) { viewer {
      apiAuthKeys(appName: $app) { totalCount nodes { id } } apiAuthApps { totalCount nodes { name maxKeys } } } }`;
    expect(await browser.data(list, { app })).toEqual({
      viewer: {
        apiAuthKeys: { totalCount: 2, nodes: [{ id: made.id }, { id: next.id }] },
        apiAuthApps: { totalCount: 1, nodes: [{ name: app, maxKeys: 3 }] },
      },
    });
    expect((await browser.data(list, { app: 'elsewhere' })).viewer.apiAuthKeys).toEqual({ totalCount: 0, nodes: [] });
    const { body } = await browser.graphql('{ viewer { apiAuthKeys { nodes { metadata } } } }');
    expect(body.errors[0].message).toContain('metadata');
  });
});
