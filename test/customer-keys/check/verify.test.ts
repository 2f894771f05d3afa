import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenApiDocument, Response } from '../../../src/api/rest/openapi/types.ts';
import { addUser } from '../../support/add-user.ts';
import { addApiAuthKey, keysPath } from '../../support/api-auth-keys.ts';
import { createGateway, rateLimitRule } from '../../support/key-checks.ts';
import { countStatementsOf, createWorld, eventsOf, unique, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const UNKNOWN_KEY = {
  valid: false,
  key_id: null,
  app_name: null,
  name: null,
  owner: null,
  permissions: [],
  metadata: null,
  expires_at: null,
  rate_limits: [],
  retry_after: null,
  request_id: expect.any(String),
};

describe('POST /api-auth/verify', () => {
  it('returns VALID with the owner and permissions of the key', async () => {
    const { id: userId } = await addUser(world);
    const expires_at = later(3_600_000);
    const {
      appName,
      key,
      check: ask,
    } = await createGateway(
      world,
      {},
      { permissions: ['invoices:read'], metadata: { plan: 'pro', nested: { aB: 1 } }, user_id: userId, expires_at },
    );
    const { status, body, headers } = await ask();
    expect(status).toBe(200);
    expect(body).toEqual({
      valid: true,
      code: 'VALID',
      key_id: key.id,
      app_name: appName,
      name: 'Warehouse sync',
      owner: { user_id: userId, organization_id: null, workspace_id: null },
      permissions: ['invoices:read'],
      metadata: { plan: 'pro', nested: { aB: 1 } },
      expires_at,
      rate_limits: [],
      retry_after: null,
      request_id: headers['x-request-id'],
    });
    expect(Object.keys(headers)).not.toContain('ratelimit');
  });

  it('returns NOT_FOUND for an unknown key and for a key of another app or deployment', async () => {
    const { appName, key, check: ask } = await createGateway(world);
    const other = await createGateway(world);
    const otherDeployment = await createGateway(await createWorld());
    for (const input of [{ key: 'nothing' }, { key: other.key.key }, { key: otherDeployment.key.key }]) {
      expect((await ask(input)).body).toEqual({ ...UNKNOWN_KEY, code: 'NOT_FOUND' });
    }
    expect((await ask({ app_name: unique('unknown') })).body).toEqual({ ...UNKNOWN_KEY, code: 'NOT_FOUND' });
    expect((await ask({ key: `${key.key} `, app_name: appName })).body.code).toBe('NOT_FOUND');
  });

  it('returns NOT_FOUND for a key of another deployment, also with an app of the same name or any app', async () => {
    const { appName, check: ask, code } = await createGateway(world);
    const otherDeployment = await createGateway(await createWorld(), { name: appName });
    for (const input of [{}, { app_name: undefined, any_app: true }]) {
      expect((await ask({ ...input, key: otherDeployment.key.key })).body).toEqual({
        ...UNKNOWN_KEY,
        code: 'NOT_FOUND',
      });
      expect(await otherDeployment.code(input)).toBe('VALID');
      expect(await code(input)).toBe('VALID');
    }
  });

  it('returns the key of the own deployment when two deployments have imported the same key', async () => {
    const worlds = [world, await createWorld()];
    const text = unique('legacy');
    const keys = [{ hash: createHash('sha256').update(text).digest('hex'), name: 'Imported' }];
    const gateways = await Promise.all(worlds.map((one) => createGateway(one)));
    const ids = await Promise.all(
      worlds.map(async ({ backend }, index) => {
        const { body } = await backend.post(`${keysPath(gateways[index]?.appName as string)}/import`, { keys });
        return body.data[0].id;
      }),
    );
    expect(new Set(ids).size).toBe(2);
    for (const input of [{ key: text }, { key: text, app_name: undefined, any_app: true }]) {
      const responses = await Promise.all(gateways.map(({ check: ask }) => ask(input)));
      expect(responses.map(({ body }) => body.key_id)).toEqual(ids);
    }
  });

  it('returns NOT_FOUND after the app was deleted, also with a new app of the same name', async () => {
    const { appName, code } = await createGateway(world);
    await world.backend.delete(`/api-auth/apps/${appName}`);
    expect(await code()).toBe('NOT_FOUND');
    expect(await code({ app_name: undefined, any_app: true })).toBe('NOT_FOUND');
    await world.backend.post('/api-auth/apps', { name: appName });
    expect(await code()).toBe('NOT_FOUND');
  });

  it('returns NOT_FOUND for a deleted app even if key hashes were kept', async () => {
    const { appName, code } = await createGateway(world);
    const { rows } = world.services.database;
    const deleted = { deleted_at: new Date().toISOString() };
    await rows.updateTable('api_auth_app').set(deleted).where('name', '=', appName).execute();
    expect(await code()).toBe('NOT_FOUND');
    expect(await code({ app_name: undefined, any_app: true })).toBe('NOT_FOUND');
  });

  it('returns MALFORMED for a key of invalid form without a database query', async () => {
    const { key, check: ask } = await createGateway(world);
    const wrong = key.key.slice(0, -1) + (key.key.endsWith('a') ? 'b' : 'a');
    for (const text of [wrong, '', '  ', 'x'.repeat(1_025)]) {
      let response: Awaited<ReturnType<typeof ask>> | undefined;
      // The only statement reads the caller's credential.
      expect(
        await countStatementsOf(world, async () => {
          response = await ask({ key: text });
        }),
      ).toBe(1);
      expect([response?.status, response?.body]).toEqual([200, { ...UNKNOWN_KEY, code: 'MALFORMED' }]);
    }
  });

  it('finds imported keys of any form', async () => {
    const { appName, check: ask } = await createGateway(world);
    for (const text of [unique('legacy'), 'ключ с пробелом', 'x'.repeat(1_000)]) {
      const own = text + unique('');
      const hash = createHash('sha256').update(own).digest('hex');
      await world.backend.post(`${keysPath(appName)}/import`, { keys: [{ hash, name: 'Imported' }] });
      expect((await ask({ key: own })).body).toMatchObject({ code: 'VALID', name: 'Imported' });
    }
  });

  it('returns REVOKED with the owner of a revoked key', async () => {
    const { appName, key, check: ask } = await createGateway(world, { rate_limits: [rateLimitRule(1)] });
    await world.backend.post(`${keysPath(appName)}/${key.id}/revoke`, { reason: 'leaked' });
    const { body } = await ask();
    expect(body).toMatchObject({ valid: false, code: 'REVOKED', key_id: key.id, app_name: appName, rate_limits: [] });
  });

  it('returns EXPIRED from the expiry of the key on', async () => {
    const { key, code } = await createGateway(world, {}, { expires_at: later(60_000) });
    expect(await code()).toBe('VALID');
    await world.services.database.rows
      .updateTable('api_auth_key')
      .set({ expires_at: new Date().toISOString() })
      .where('id', '=', key.id)
      .execute();
    expect(await code()).toBe('EXPIRED');
  });

  it('returns VALID for both keys of a rotation during the overlap, then EXPIRED for the old one', async () => {
    const { appName, key, code } = await createGateway(world);
    const rotate = `${keysPath(appName)}/${key.id}/rotate` as const;
    const { body: renewed } = await world.backend.post(rotate, { overlap_seconds: 3_600 });
    const codes = async () => [await code(), await code({ key: renewed.key })];
    expect(await codes()).toEqual(['VALID', 'VALID']);
    const { rows } = world.services.database;
    const pass = (seconds: number) =>
      rows
        .updateTable('api_auth_key')
        .set({ expires_at: sql`expires_at - ${seconds} * interval '1 second'` })
        .where('id', '=', key.id)
        .execute();
    await pass(3_540);
    expect(await codes()).toEqual(['VALID', 'VALID']);
    await pass(60);
    expect(await codes()).toEqual(['EXPIRED', 'VALID']);
    const again = `${keysPath(appName)}/${renewed.id}/rotate` as const;
    const { body: third } = await world.backend.post(again, { overlap_seconds: 0 });
    expect([await code({ key: renewed.key }), await code({ key: third.key })]).toEqual(['EXPIRED', 'VALID']);
  });

  it('returns APP_INACTIVE while the app is inactive', async () => {
    const { appName, code } = await createGateway(world);
    await world.backend.patch(`/api-auth/apps/${appName}`, { is_active: false });
    expect(await code()).toBe('APP_INACTIVE');
    await world.backend.patch(`/api-auth/apps/${appName}`, { is_active: true });
    expect(await code()).toBe('VALID');
  });

  it('returns INSUFFICIENT_PERMISSIONS when the key lacks required permissions, as an expression or a list', async () => {
    const { code } = await createGateway(world, {}, { permissions: ['invoices:read', 'reports:read'] });
    const requested = async (permissions: unknown) => code({ permissions });
    expect(await requested('invoices:read and (reports:read or reports:all)')).toBe('VALID');
    expect(await requested('invoices:write or reports:all')).toBe('INSUFFICIENT_PERMISSIONS');
    expect(await requested(['invoices:read', 'reports:read'])).toBe('VALID');
    expect(await requested(['invoices:read', 'invoices:write'])).toBe('INSUFFICIENT_PERMISSIONS');
    expect([await requested([]), await requested(null)]).toEqual(['VALID', 'VALID']);
  });

  it('returns RATE_LIMITED above a limit', async () => {
    const { check: ask } = await createGateway(world, { rate_limits: [rateLimitRule(2)] });
    expect((await ask()).body).toMatchObject({
      code: 'VALID',
      rate_limits: [{ unit: 'hour', duration: 1, mode: 'per_key', limit: 2, remaining: 1 }],
      retry_after: null,
    });
    await ask();
    const { status, body } = await ask();
    expect([status, body.valid, body.code, body.rate_limits[0].remaining]).toEqual([200, false, 'RATE_LIMITED', 0]);
    expect(body.retry_after).toBe(body.rate_limits[0].reset);
    expect(body.retry_after).toBeGreaterThan(3_500);
    expect(body.retry_after).toBeLessThanOrEqual(3_600);
  });

  it('returns the first failing check in the documented order', async () => {
    const { id: userId } = await addUser(world);
    const { appName, key, code } = await createGateway(
      world,
      { rate_limits: [rateLimitRule(1)] },
      { user_id: userId, expires_at: later(60_000) },
    );
    const input = { permissions: 'a:b' };
    expect([await code(), await code()]).toEqual(['VALID', 'RATE_LIMITED']);
    expect(await code(input)).toBe('INSUFFICIENT_PERMISSIONS');
    await world.backend.patch(`/api-auth/apps/${appName}`, { is_active: false });
    expect(await code(input)).toBe('APP_INACTIVE');
    const { rows } = world.services.database;
    const past = { expires_at: new Date(0).toISOString() };
    await rows.updateTable('api_auth_key').set(past).where('id', '=', key.id).execute();
    expect(await code(input)).toBe('EXPIRED');
    await world.backend.post(`${keysPath(appName)}/${key.id}/revoke`, {});
    expect(await code(input)).toBe('REVOKED');
    await world.backend.delete(`/users/${userId}`);
    expect(await code(input)).toBe('OWNER_INACTIVE');
    expect(await code({ ...input, app_name: unique('other') })).toBe('NOT_FOUND');
  });

  it('accepts a key of any app when any_app is true', async () => {
    const { appName, code, check: ask } = await createGateway(world);
    const { body } = await ask({ app_name: undefined, any_app: true });
    expect([body.code, body.app_name]).toEqual(['VALID', appName]);
    expect(await code({ app_name: undefined, any_app: true, key: 'nothing' })).toBe('NOT_FOUND');
  });

  it.each([
    [{ app_name: undefined }, 'app_name', 'app_name is required unless any_app is true'],
    [{ app_name: null }, 'app_name', 'app_name is required unless any_app is true'],
    [{ app_name: undefined, any_app: false }, 'app_name', 'app_name is required unless any_app is true'],
    [{ any_app: true }, 'app_name', 'app_name must be left out where any_app is true'],
    [{ any_app: null }, 'any_app', 'any_app must not be null'],
    [{ key: undefined }, 'key', 'key is required'],
    [{ key: null }, 'key', 'key must not be null'],
    [{ key: 'x'.repeat(16_385) }, 'key', 'key must have at most 16384 characters'],
    [{ ip: 'somewhere' }, 'ip', 'ip must be an IPv4 or IPv6 address'],
    [{ ip: '10.0.0.1/8' }, 'ip', 'ip must be an IPv4 or IPv6 address'],
    [{ cost: 0 }, 'cost', 'cost must be at least 1'],
    [{ cost: 1.5 }, 'cost', 'cost must be an integer'],
    [{ cost: 1_000_001 }, 'cost', 'cost must be at most 1000000'],
    [{ resource: 'x'.repeat(2_049) }, 'resource', 'resource must have at most 2048 characters'],
    [{ method: 'x'.repeat(33) }, 'method', 'method must have at most 32 characters'],
    [{ permissions: 'a:b &' }, 'permissions', 'permissions must have and, or, or the end at character 5'],
    [
      { permissions: ['a'] },
      'permissions',
      'permissions must list permissions such as invoices:read, which number 1 is not',
    ],
    [{ permissions: [1] }, 'permissions', 'permissions must be a string or an array of strings'],
    [{ permissions: 7 }, 'permissions', 'permissions must be a string or an array of strings'],
    [{ permission: 'a:b' }, 'permission', 'permission is not a known field. Did you mean `permissions`?'],
  ])('rejects the check %j', async (input, path, message) => {
    const { check: ask } = await createGateway(world);
    const { status, body } = await ask(input);
    expect([status, body.errors]).toEqual([400, [{ path, code: 'VALIDATION_FAILED', message }]]);
  });

  it('executes one statement including the credential and one of the limiter, and records no event', async () => {
    const { id: userId } = await addUser(world);
    const plain = await createGateway(world);
    const limited = await createGateway(
      world,
      { rate_limits: [rateLimitRule(100), rateLimitRule(1_000, 'per_app', 'day'), rateLimitRule(50, 'per_ip')] },
      { user_id: userId },
    );
    const onPostgres = world.services.database.queue.backend === 'postgres';
    const events = (await eventsOf(world)).length;
    expect(await countStatementsOf(world, () => plain.check())).toBe(1);
    expect(await countStatementsOf(world, () => limited.check({ ip: '192.0.2.1', cost: 2 }))).toBe(onPostgres ? 2 : 1);
    expect((await eventsOf(world)).length).toBe(events);
  });

  it('documents its headers in OpenAPI', async () => {
    const { paths } = (await world.backend.get('/openapi.json')).body as unknown as OpenApiDocument;
    const headersOf = (path: string) => {
      const success = paths[path]?.['post']?.responses['200'] as Response | undefined;
      return Object.keys(success?.headers ?? {});
    };
    expect(headersOf('/api-auth/verify')).toEqual(['X-Request-Id', 'RateLimit-Policy', 'RateLimit', 'Retry-After']);
    expect(headersOf('/api-auth/verify/batch')).toEqual(['X-Request-Id']);
  });

  it('returns the same result and headers in GraphQL', async () => {
    const { appName, key } = await createGateway(world, { rate_limits: [rateLimitRule(5)] }, { permissions: ['a:b'] });
    const query = `mutation ($input: VerifyApiKeyInput!) {
      verifyApiKey(input: $input) { valid code keyId rateLimits { unit mode remaining } retryAfter }
    }`;
    const input = { key: key.key, appName, permissions: ['a:b'] };
    const { body, headers } = await world.backend.graphql(query, { input });
    expect(body.data.verifyApiKey).toEqual({
      valid: true,
      code: 'VALID',
      keyId: key.id,
      rateLimits: [{ unit: 'HOUR', mode: 'PER_KEY', remaining: 4 }],
      retryAfter: null,
    });
    expect(headers['ratelimit']).toMatch(/^"per_key-1-hour";r=4;t=3\d{3}$/);
    const inline = `mutation { verifyApiKey(input: { key: "${key.key}", anyApp: true, permissions: "a:b or" }) { code } }`;
    const { body: rejected } = await world.backend.graphql(inline);
    expect(rejected.errors[0].extensions.errors).toEqual([
      expect.objectContaining({ path: ['input', 'permissions'], message: expect.stringContaining('at character 7') }),
    ]);
    const list = `mutation { verifyApiKey(input: { key: "${key.key}", anyApp: true, permissions: ["a:b", "a:c"] }) { code } }`;
    expect((await world.backend.data(list)).verifyApiKey.code).toBe('INSUFFICIENT_PERMISSIONS');
  });
});

describe('POST /api-auth/verify/batch', () => {
  it('returns the result of each check in order, with one statement for the credential and all keys, and one for all limits', async () => {
    const one = await createGateway(world, { rate_limits: [rateLimitRule(2)] });
    const other = await addApiAuthKey(world, one.appName, { permissions: ['a:b'], rate_limits: [] });
    const check = (key: string, more: object = {}) => ({ key, app_name: one.appName, ...more });
    const checks = [
      check(other.key, { permissions: 'a:b' }),
      check(one.key.key),
      check('nothing'),
      check(one.key.key),
      check(one.key.key),
      check(other.key, { permissions: 'a:c' }),
      check(''),
    ];
    let codes: string[] = [];
    const statements = await countStatementsOf(world, async () => {
      const { status, body, headers } = await world.backend.post('/api-auth/verify/batch', { checks });
      expect(status).toBe(200);
      expect(headers['ratelimit']).toBeUndefined();
      codes = body.data.map(({ code }) => code);
    });
    expect(codes).toEqual([
      'VALID',
      'VALID',
      'NOT_FOUND',
      'VALID',
      'RATE_LIMITED',
      'INSUFFICIENT_PERMISSIONS',
      'MALFORMED',
    ]);
    expect(statements).toBe(world.services.database.queue.backend === 'postgres' ? 2 : 1);
  });

  it('accepts 1 to 100 checks', async () => {
    const { appName, key } = await createGateway(world);
    const checks = (count: number) => ({ checks: Array(count).fill({ key: key.key, app_name: appName }) });
    const { body } = await world.backend.post('/api-auth/verify/batch', checks(100));
    expect(body.data.filter(({ valid }) => valid).length).toBe(100);
    for (const count of [0, 101]) {
      expect((await world.backend.post('/api-auth/verify/batch', checks(count))).status).toBe(400);
    }
  });

  it('counts nothing when one of the checks is invalid', async () => {
    const { appName, key, check: ask } = await createGateway(world, { rate_limits: [rateLimitRule(5)] });
    const byAddress = await createGateway(world, { rate_limits: [rateLimitRule(5, 'per_ip')] });
    const good = { key: key.key, app_name: appName };
    for (const [bad, path] of [
      [{ key: 'x' }, 'checks.1.app_name'],
      [{ ...good, permissions: '(' }, 'checks.1.permissions'],
      [{ key: byAddress.key.key, app_name: byAddress.appName }, 'checks.1.ip'],
    ] as const) {
      const { status, body } = await world.backend.post('/api-auth/verify/batch', { checks: [good, bad] });
      expect([status, body.errors[0].path]).toEqual([400, path]);
    }
    expect((await ask()).body.rate_limits[0].remaining).toBe(4);
  });
});
