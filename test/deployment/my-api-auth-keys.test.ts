import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/crypto/tokens.ts';
import { addApiAuthApp, addApiAuthKey, apiAuthKey, keysPath } from '../support/api-auth-keys.ts';
import type { Answer } from '../support/http.ts';
import { mailsTo, mailTo } from '../support/mail.ts';
import { addMember, addOrganization, roleNamed } from '../support/organizations.ts';
import { addUser } from '../support/people.ts';
import { signedIn } from '../support/sign-in.ts';
import { addMembers, addWorkspace } from '../support/workspaces.ts';
import { createWorld, eventsOf, statementsOf, type World } from '../support/world.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const LATER = '2099-01-01T00:00:00.000Z';
const SELF_SERVICE = { permissions: ['orders:read', 'orders:write'], max_keys: 3 };

const failed = ({ status, body }: Answer) => [status, body.errors[0]?.code];
const namesOf = ({ body }: Answer) => body.data.map(({ name }: { name: string }) => name);

/** Somebody who is signed in where users make keys for an app. */
async function somebody(self_service: object = {}) {
  const world = await createWorld();
  const app = await addApiAuthApp(world, {
    self_service: { ...SELF_SERVICE, ...self_service },
    description: 'Orders of your shop',
  });
  const user = await addUser(world);
  const browser = await signedIn(world, user.id);
  const path = keysPath(app);
  const make = (input: object = {}) => browser.post(path, { name: 'My laptop', ...input });
  const made = async (input: object = {}) => {
    const { status, body } = await make(input);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body.data;
  };
  return { world, app, user, browser, path, make, made };
}

const neighbourOf = async ({ world }: { world: World }) => signedIn(world, (await addUser(world)).id);

async function expire({ services }: World, id: string): Promise<void> {
  await services.database.rows
    .updateTable('api_auth_key')
    .set({ expires_at: '2020-01-01T00:00:00Z' })
    .where('id', '=', id)
    .execute();
}

describe('GET /api-auth/apps', () => {
  it('lists the APIs that users may make keys for', async () => {
    const { world, app, browser } = await somebody();
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
  it('makes a key of the user’s own, shows it this once, records it and tells its owner', async () => {
    const { world, app, user, made } = await somebody();
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
    expect(await apiAuthKey(world, app, shown.id)).toMatchObject({
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
    const mail = await mailTo(world, user.email as string);
    expect(mail.subject).toContain('An API key of your account was made');
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
  ])('lets users set name, end and permissions alone, within bounds: not %s = %j', async (path, value) => {
    const { make } = await somebody();
    const { status, body } = await make({ [path.split('.')[0] as string]: value });
    expect([status, body.errors.map((error: { path: string }) => error.path)]).toEqual([400, [path]]);
  });

  it('gives no permission that the API does not let users give', async () => {
    const { make } = await somebody();
    const refused = await make({ permissions: ['orders:read', 'orders:delete', 'users:read'] });
    expect(failed(refused)).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(refused.body.message).toContain('orders:delete, users:read');
    expect((await make({ permissions: SELF_SERVICE.permissions })).status).toBe(201);
  });

  it('acts in an organization with what the user’s roles there permit, and no more', async () => {
    const { world, user, path, make } = await somebody({
      permissions: ['orders:read', 'orders:write', 'organization:admin'],
    });
    const organization = await addOrganization(world);
    const buyer = await world.backend.post(`/organizations/${organization}/roles`, {
      name: 'Buyer',
      permissions: ['orders:read', 'stock:read'],
    });
    expect(failed(await make({ organization_id: organization }))).toEqual([403, 'NOT_ORGANIZATION_MEMBER']);
    await addMember(world, organization, user.id, [buyer.body.id]);
    const make_ = (permission: string) => make({ organization_id: organization, permissions: [permission] });
    expect((await make_('orders:read')).body.data).toMatchObject({ organization_id: organization });
    // The role lacks one, the app the other; nobody makes an administrator of their key.
    for (const lacking of ['orders:write', 'stock:read', 'organization:admin']) {
      expect(failed(await make_(lacking))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    }
    // Who runs the organization has every right there; the app's bound is the company's.
    const admin = await addUser(world);
    await addMember(world, organization, admin.id, [await roleNamed(world, organization, 'Admin')]);
    const asAdmin = await signedIn(world, admin.id);
    const ofAdmin = (permission: string) =>
      asAdmin.post(path, { name: 'n', organization_id: organization, permissions: [permission] });
    expect((await ofAdmin('orders:write')).status).toBe(201);
    expect(failed(await ofAdmin('stock:read'))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect(failed(await make({ organization_id: '1' }))).toEqual([404, 'ORGANIZATION_NOT_FOUND']);
  });

  it('acts in a workspace of which the user is a member, not in one that they only administer', async () => {
    const { world, user, make } = await somebody();
    const organization = await addOrganization(world);
    await addMember(world, organization, user.id, [await roleNamed(world, organization, 'Admin')]);
    const { id: workspace } = await addWorkspace(world, organization);
    expect(failed(await make({ workspace_id: workspace }))).toEqual([403, 'NOT_WORKSPACE_MEMBER']);
    await addMembers(world, workspace, [user.id]);
    expect((await make({ workspace_id: workspace })).body.data).toMatchObject({
      workspace_id: workspace,
      organization_id: organization,
    });
    expect(failed(await make({ workspace_id: workspace, permissions: ['orders:read'] }))).toEqual([
      403,
      'INSUFFICIENT_PERMISSIONS',
    ]);
    const other = await addOrganization(world, 'Other');
    expect((await make({ workspace_id: workspace, organization_id: other })).status).toBe(400);
  });

  it('stops at as many keys as the API allows; ended and others’ keys don’t count', async () => {
    const { world, app, user, browser, path, make, made } = await somebody();
    await addApiAuthKey(world, app, { user_id: user.id });
    const [first, second] = [await made(), await made()];
    await made();
    expect(failed(await make())).toEqual([409, 'CONFLICT']);
    await browser.post(`${path}/${first.id}/revoke`);
    expect((await make()).status).toBe(201);
    expect(failed(await make())).toEqual([409, 'CONFLICT']);
    await expire(world, second.id);
    expect((await make()).status).toBe(201);
  });

  it('stops there for calls at once, too', async () => {
    const { make } = await somebody({ max_keys: 2 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => make()));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
  });

  it('stops at 50 new keys of a user in a day', async () => {
    const { world, user, make } = await somebody();
    await world.services.database.rows
      .insertInto('attempt_counter')
      .values({
        deployment_id: world.id,
        key: `api-auth-keys:user:${user.id}`,
        count: 49,
        resets_at: new Date(Date.now() + 3_600_000).toISOString(),
      })
      .execute();
    expect((await make()).status).toBe(201);
    const refused = await make();
    expect(failed(refused)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is not there for an app that does not allow it, and closed while the app is off', async () => {
    const { world, app, browser, make } = await somebody();
    const closed = await addApiAuthApp(world);
    for (const name of [closed, 'unknown']) {
      expect(failed(await browser.post(keysPath(name), { name: 'n' }))).toEqual([404, 'API_AUTH_APP_NOT_FOUND']);
      expect(failed(await browser.get(keysPath(name)))).toEqual([404, 'API_AUTH_APP_NOT_FOUND']);
    }
    await world.backend.patch(`/api-auth/apps/${app}`, { is_active: false });
    expect(failed(await make())).toEqual([403, 'FEATURE_DISABLED']);
    await world.backend.patch(`/api-auth/apps/${app}`, { is_active: true, self_service: null });
    expect(failed(await make())).toEqual([404, 'API_AUTH_APP_NOT_FOUND']);
  });
});

describe('GET /api-auth/apps/{app_name}/keys on the deployment host', () => {
  it('lists the user’s own keys alone, those that the company made too, and what only the company may see not', async () => {
    const { world, app, user, browser, path, made } = await somebody();
    await addApiAuthKey(world, app, { name: 'nobody’s' });
    const neighbour = await neighbourOf({ world });
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

  it('takes as many statements for many as for none', async () => {
    const { world, browser, path, made } = await somebody({ max_keys: 10 });
    const list = () => statementsOf(world, () => browser.get(path));
    const none = await list();
    for (let count = 0; count < 5; count += 1) await made();
    expect(await list()).toBe(none);
  });
});

describe('POST /api-auth/apps/{app_name}/keys/{key_id}/revoke on the deployment host', () => {
  it('revokes a key of the user, whoever made it, and tells the owner once', async () => {
    const { world, app, user, browser, path, made } = await somebody();
    const given = await addApiAuthKey(world, app, { user_id: user.id });
    for (const { id } of [await made(), given]) {
      const { status, body } = await browser.post(`${path}/${id}/revoke`);
      expect([status, body.data]).toMatchObject([200, { id, revoked_at: TIME }]);
      expect((await apiAuthKey(world, app, id)).revoked_reason).toBe('revoked_by_owner');
      expect((await browser.post(`${path}/${id}/revoke`)).body.data).toEqual(body.data);
    }
    // One was told of when it was made.
    const subjects = async () => (await mailsTo(world, user.email as string)).map(({ subject }) => subject);
    await expect.poll(async () => (await subjects()).length, { timeout: 15_000 }).toBe(3);
    expect((await subjects()).filter((subject) => subject.includes('was revoked'))).toHaveLength(2);
  });

  it('finds nobody else’s keys', async () => {
    const scene = await somebody();
    const { id } = await scene.made();
    const { world, app, path } = scene;
    const nobodys = await addApiAuthKey(world, app);
    const neighbour = await neighbourOf(scene);
    for (const other of [id, nobodys.id]) {
      expect(failed(await neighbour.post(`${path}/${other}/revoke`))).toEqual([404, 'API_AUTH_KEY_NOT_FOUND']);
      expect(failed(await neighbour.post(`${path}/${other}/rotate`, {}))).toEqual([404, 'API_AUTH_KEY_NOT_FOUND']);
      expect(await apiAuthKey(world, app, other)).toMatchObject({ revoked_at: null, replaced_by_id: null });
    }
  });
});

describe('POST /api-auth/apps/{app_name}/keys/{key_id}/rotate on the deployment host', () => {
  it('makes another of what the user made, with an overlap, and tells the owner', async () => {
    const { world, app, user, browser, path, made } = await somebody();
    const { key: old, ...before } = await made({ permissions: ['orders:read'] });
    const { status, body } = await browser.post(`${path}/${before.id}/rotate`, { overlap_seconds: 60 });
    expect(status).toBe(201);
    const { key, ...after } = body.data;
    expect(after).toEqual({ ...before, id: expect.any(String), last_four: key.slice(-4), created_at: TIME });
    expect(key).not.toBe(old);
    const replaced = await apiAuthKey(world, app, before.id);
    expect(replaced.replaced_by_id).toBe(after.id);
    expect(Date.parse(replaced.expires_at) - Date.parse(after.created_at)).toBe(60_000);
    expect((await mailTo(world, user.email as string, 2)).subject).toContain('was replaced by a new one');
  });

  it('is refused for what the company made: its secret may be none of the user’s', async () => {
    const { world, app, user, browser, path } = await somebody();
    const { id } = await addApiAuthKey(world, app, { user_id: user.id, permissions: ['orders:read'] });
    expect(failed(await browser.post(`${path}/${id}/rotate`, {}))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    expect((await apiAuthKey(world, app, id)).replaced_by_id).toBeNull();
  });

  it('is refused with a permission that the user may give no more', async () => {
    const { world, app, browser, path, made } = await somebody();
    const { id } = await made({ permissions: ['orders:write'] });
    await world.backend.patch(`/api-auth/apps/${app}`, { self_service: { permissions: ['orders:read'] } });
    expect(failed(await browser.post(`${path}/${id}/rotate`, {}))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
    const raised = await made();
    await world.backend.patch(`${path}/${raised.id}`, { permissions: ['stock:write'] });
    expect(failed(await browser.post(`${path}/${raised.id}/rotate`, {}))).toEqual([403, 'INSUFFICIENT_PERMISSIONS']);
  });

  it('works for all keys that a user may have, and not for ever more with old ones that live on', async () => {
    const { browser, path, made } = await somebody({ max_keys: 1 });
    const { id } = await made();
    const rotate = (keyId: string) => browser.post(`${path}/${keyId}/rotate`, { overlap_seconds: 3_600 });
    const { body } = await rotate(id);
    const refused = await rotate(body.data.id);
    expect(failed(refused)).toEqual([409, 'CONFLICT']);
    await browser.post(`${path}/${id}/revoke`);
    expect((await rotate(body.data.id)).status).toBe(201);
  });
});

describe('keys of users in GraphQL', () => {
  it('are made, listed, rotated and revoked with the same fields, and no edge leads further', async () => {
    const { app, browser } = await somebody();
    const create = `mutation ($app: String!, $input: CreateMyApiAuthKeyInput!) {
      createMyApiAuthKey(appName: $app, input: $input) { id key name permissions selfMade } }`;
    const input = { name: 'CLI', permissions: ['orders:read'] };
    const { createMyApiAuthKey: made } = await browser.data(create, { app, input });
    expect(made).toMatchObject({ name: 'CLI', permissions: ['orders:read'], selfMade: true });
    const rotate = `mutation ($app: String!, $id: ID!) {
      rotateMyApiAuthKey(appName: $app, keyId: $id, input: {overlapSeconds: 0}) { id key } }`;
    const { rotateMyApiAuthKey: next } = await browser.data(rotate, { app, id: made.id });
    expect(next.key).not.toBe(made.key);
    const revoke = 'mutation ($app: String!, $id: ID!) { revokeMyApiAuthKey(appName: $app, keyId: $id) { revokedAt } }';
    expect((await browser.data(revoke, { app, id: next.id })).revokeMyApiAuthKey.revokedAt).toEqual(TIME);
    const list = 'query ($app: String!) { myApiAuthKeys(appName: $app) { id } selfServiceApps { name maxKeys } }';
    expect(await browser.data(list, { app })).toEqual({
      myApiAuthKeys: [{ id: next.id }, { id: made.id }],
      selfServiceApps: [{ name: app, maxKeys: 3 }],
    });
    const { body } = await browser.graphql('query ($app: String!) { myApiAuthKeys(appName: $app) { metadata } }', {
      app,
    });
    expect(body.errors[0].message).toContain('metadata');
  });
});
