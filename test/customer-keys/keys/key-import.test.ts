import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../../src/platform/crypto/tokens.ts';
import { addUser } from '../../support/add-user.ts';
import { addApiAuthApp, addApiAuthKey, keysPath, readApiAuthKey } from '../../support/api-auth-keys.ts';
import { addOrganization, addUserWithRole } from '../../support/organizations.ts';
import { countStatementsOf, createWorld, eventsOf, unique, type World } from '../../support/world.ts';

const RULE = { unit: 'minute', duration: 1, max_requests: 100, mode: 'per_key' };

const digest = (key: string, encoding: 'hex' | 'base64' | 'base64url') =>
  createHash('sha256').update(key).digest(encoding);
const imported = (key: string, input: object = {}) => ({ hash: digest(key, 'hex'), name: 'Old one', ...input });

async function worldWithApp() {
  const world = await createWorld();
  const app = await addApiAuthApp(world);
  const send = (keys: readonly object[]) => world.backend.post(`${keysPath(app)}/import`, { keys });
  return { world, app, send };
}

function stored({ services, id }: World) {
  return services.database.rows
    .selectFrom('api_auth_key')
    .select('key_hash as hash')
    .where('deployment_id', '=', id)
    .orderBy('id')
    .execute();
}

describe('POST /api-auth/apps/{app_name}/keys/import', () => {
  it('imports keys by their SHA-256 in the given order, each with its event', async () => {
    const { world, app, send } = await worldWithApp();
    const organization = await addOrganization(world);
    const { id: user } = await addUserWithRole(world, organization, 'Member');
    const whole = {
      name: 'Accounting',
      prefix: 'old-',
      last_four: 'x7Q=',
      permissions: ['orders:read'],
      metadata: { plan: 'gold' },
      user_id: user,
      organization_id: organization,
      workspace_id: null,
      rate_limits: [RULE],
      expires_at: '2099-01-01T00:00:00.000Z',
    };
    const { status, body } = await send([imported('secret-of-one', whole), imported('secret-of-two')]);
    expect(status).toBe(201);
    expect(body).toMatchObject({ has_more: false, limit: null, offset: null });
    expect(body.data).toMatchObject([
      { ...whole, app_name: app, self_made: false, revoked_at: null },
      {
        name: 'Old one',
        prefix: null,
        last_four: null,
        permissions: [],
        metadata: {},
        user_id: null,
        rate_limits: null,
      },
    ]);
    expect(await stored(world)).toEqual([{ hash: sha256('secret-of-one') }, { hash: sha256('secret-of-two') }]);
    expect(await readApiAuthKey(world, app, body.data[0].id)).toEqual(body.data[0]);
    const events = (await eventsOf(world)).filter(({ type }) => type === 'api_auth_key.imported');
    expect(events.map(({ resource_id }) => resource_id)).toEqual(body.data.map(({ id }) => id));
    for (const key of ['secret-of-one', 'secret-of-two']) {
      expect(JSON.stringify([events, body])).not.toContain(digest(key, 'hex'));
      expect(JSON.stringify([events, body])).not.toContain(sha256(key));
    }
  });

  it.each(['hex', 'base64', 'base64url'] as const)('accepts hashes in %s', async (encoding) => {
    const { world, send } = await worldWithApp();
    // The base64 of this hash has characters that differ in base64url.
    const key = 'old-key-4';
    expect(digest(key, 'base64')).toMatch(/[+/]/);
    expect((await send([imported(key, { hash: digest(key, encoding) })])).status).toBe(201);
    expect(await stored(world)).toEqual([{ hash: sha256(key) }]);
  });

  it('accepts hexadecimal digits in upper and lower case', async () => {
    const { world, send } = await worldWithApp();
    expect((await send([imported('a', { hash: digest('a', 'hex').toUpperCase() })])).status).toBe(201);
    expect(await stored(world)).toEqual([{ hash: sha256('a') }]);
  });

  it('imports 100 keys with as many statements as one, and rejects 101 and none', async () => {
    const { world, send } = await worldWithApp();
    const { id: user } = await addUser(world);
    const many = (count: number) =>
      Array.from({ length: count }, () => imported(unique('key'), { user_id: user, metadata: { a: 1 } }));
    const one = await countStatementsOf(world, () => send(many(1)));
    const hundred = await countStatementsOf(world, async () => {
      const { status, body } = await send(many(100));
      expect([status, body.data.length]).toEqual([201, 100]);
    });
    expect(hundred).toBe(one);
    for (const count of [0, 101]) {
      const { status, body } = await send(many(count));
      expect([status, body.errors[0].path]).toEqual([400, 'keys']);
    }
  });

  it('imports all keys or none, and names each key that already exists', async () => {
    const { world, app, send } = await worldWithApp();
    const minted = await addApiAuthKey(world, app);
    await world.backend.post(`${keysPath(app)}/${minted.id}/revoke`, {});
    await send([imported('first')]);
    const before = await stored(world);
    const { status, body } = await send([imported('new'), imported('first'), imported(minted.key)]);
    expect([status, body.code]).toEqual([409, 'CONFLICT']);
    expect(body.errors.map(({ path }) => path)).toEqual(['keys.1.hash', 'keys.2.hash']);
    expect(await stored(world)).toEqual(before);
  });

  it('creates one key when concurrent requests import the same hash', async () => {
    const { world, send } = await worldWithApp();
    const responses = await Promise.all(Array.from({ length: 5 }, () => send([imported('same')])));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    expect(await stored(world)).toHaveLength(1);
  });

  it('lists the validation errors of every key', async () => {
    const { world, send } = await worldWithApp();
    const { id: inactive } = await addUser(world, { isActive: false });
    const paths = async (keys: readonly object[]) => {
      const { status, body } = await send(keys);
      expect(status).toBe(400);
      return body.errors.map(({ path }) => path).sort();
    };
    expect(
      await paths([
        { name: 'n', hash: 'short' },
        imported('b', { last_four: 'abc', prefix: 'a b' }),
        imported('c', { permissions: ['x'], metadata: { text: 'x'.repeat(17_000) } }),
        imported('d', { key: 'd', self_made: true }),
      ]),
    ).toEqual([
      ...['keys.0.hash', 'keys.1.last_four', 'keys.1.prefix', 'keys.2.metadata', 'keys.2.permissions.0'],
      ...['keys.3.key', 'keys.3.self_made'],
    ]);
    expect(
      await paths([
        imported('a', { expires_at: '2020-01-01T00:00:00Z' }),
        imported('b', { rate_limits: [{ ...RULE, unit: 'day', duration: 366 }] }),
        imported('a', { hash: digest('a', 'base64') }),
      ]),
    ).toEqual(['keys.0.expires_at', 'keys.1.rate_limits.0.duration', 'keys.2.hash']);
    expect(
      await paths([imported('a', { user_id: inactive }), imported('b'), imported('c', { organization_id: '1' })]),
    ).toEqual(['keys.0.user_id', 'keys.2.organization_id']);
    expect(await stored(world)).toEqual([]);
  });

  it('imports a key of a deleted app', async () => {
    const { world, app, send } = await worldWithApp();
    const minted = await addApiAuthKey(world, app);
    await send([imported('brought')]);
    await world.backend.delete(`/api-auth/apps/${app}`);
    const other = await addApiAuthApp(world);
    const keys = [imported(minted.key), imported('brought')];
    expect((await world.backend.post(`${keysPath(other)}/import`, { keys })).status).toBe(201);
    const check = { key: 'brought', app_name: other };
    expect((await world.backend.post('/api-auth/verify', check)).body.code).toBe('VALID');
  });

  it('returns 404 for a deleted app and imports nothing', async () => {
    const { world, app, send } = await worldWithApp();
    await world.backend.delete(`/api-auth/apps/${app}`);
    const { status, body } = await send([imported('late')]);
    expect([status, body.code]).toEqual([404, 'API_AUTH_APP_NOT_FOUND']);
    expect(await stored(world)).toEqual([]);
  });

  it('imports the same key in two deployments', async () => {
    const [ours, theirs] = [await worldWithApp(), await worldWithApp()];
    expect((await theirs.send([imported('shared')])).status).toBe(201);
    expect((await ours.send([imported('shared')])).status).toBe(201);
  });
});
