import { beforeAll, describe, expect, it } from 'vitest';
import { deleteExpiredData } from '../../../src/audit/retention/retention.ts';
import { addApiAuthKey, keysPath, readApiAuthKey } from '../../support/api-auth-keys.ts';
import { BackendClient } from '../../support/clients.ts';
import { createGateway, rateLimitRule } from '../../support/key-checks.ts';
import { newDatabaseEnv, startProcess } from '../../support/process.ts';
import { countStatementsOf, createWorld, unique, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

type Gateway = Awaited<ReturnType<typeof createGateway>>;
const usagePath = ({ appName }: Gateway) => `/api-auth/apps/${appName}/usage` as const;
const keyUsagePath = ({ appName, key }: Gateway) => `${keysPath(appName)}/${key.id}/usage` as const;

/** The stored usage rows of the world. */
function written({ services, id }: World) {
  const { rows } = services.database;
  return rows.selectFrom('api_auth_usage').selectAll().where('deployment_id', '=', id).execute();
}

/** Inserts usage rows of an app for past minutes. */
async function past(
  { appName, key }: Gateway,
  counts: [minute: string, code: string, count: number, keyId?: string][],
) {
  const { rows } = world.services.database;
  const app = await rows.selectFrom('api_auth_app').select('id').where('name', '=', appName).executeTakeFirstOrThrow();
  const values = counts.map(([minute, code, count, keyId = key.id]) => ({
    deployment_id: world.id,
    app_id: app.id,
    minute,
    key_id: keyId,
    code: code as 'VALID',
    count,
  }));
  await rows.insertInto('api_auth_usage').values(values).execute();
}

const codes = (counts: Record<string, number>) => Object.entries(counts).map(([code, count]) => ({ code, count }));

describe('usage of customers’ keys', () => {
  it('counts each check by key, code and minute, and writes the counts in the background', async () => {
    const one = await createGateway(world, { rate_limits: [rateLimitRule(3)] });
    const other = await addApiAuthKey(world, one.appName, { rate_limits: [] });
    const statements = await countStatementsOf(world, async () => {
      for (let call = 0; call < 5; call += 1) await one.check();
    });
    // One statement for the credential and the key, and one for the limiter unless it counts in memory. None for the
    // usage.
    expect(statements).toBe(world.services.database.queue.backend === 'postgres' ? 10 : 5);
    await one.check({ permissions: 'a:b' });
    await one.check({ key: other.key });
    await one.check({ key: 'nothing' });
    await one.check({ key: '' });
    await one.check({ key: other.key, app_name: undefined, any_app: true });
    await one.check({ key: 'nothing', app_name: undefined, any_app: true });
    await one.check({ app_name: unique('unknown') });
    await world.services.keyUsage.flush();
    const { body } = await world.backend.get(`${usagePath(one)}?interval=minute`);
    expect([body.total, body.valid]).toEqual([10, 5]);
    expect(body.codes).toEqual([
      { code: 'VALID', count: 5 },
      { code: 'RATE_LIMITED', count: 2 },
      { code: 'INSUFFICIENT_PERMISSIONS', count: 1 },
      { code: 'MALFORMED', count: 1 },
      { code: 'NOT_FOUND', count: 1 },
    ]);
    expect(body.data.reduce((sum, { total }) => sum + total, 0)).toBe(10);
    expect(body.keys).toEqual([
      { key_id: one.key.id, name: 'Warehouse sync', total: 6, valid: 3 },
      { key_id: other.id, name: 'Warehouse sync', total: 2, valid: 2 },
    ]);
    const own = await world.backend.get(`${keyUsagePath(one)}?interval=minute`);
    expect(own.body).toMatchObject({
      interval: 'minute',
      total: 6,
      valid: 3,
      codes: [{ count: 3 }, { count: 2 }, { count: 1 }],
    });
    expect(own.body).not.toHaveProperty('keys');
  });

  it('counts each check of a batch', async () => {
    const one = await createGateway(world);
    const check = { key: one.key.key, app_name: one.appName };
    await world.backend.post('/api-auth/verify/batch', { checks: [check, check, { ...check, key: 'nothing' }] });
    await world.services.keyUsage.flush();
    expect((await world.backend.get(usagePath(one))).body).toMatchObject({ total: 3, valid: 2 });
  });

  it('does not count an invalid check (400)', async () => {
    const one = await createGateway(world);
    await one.check({ permissions: '(' });
    await world.services.keyUsage.flush();
    expect((await world.backend.get(usagePath(one))).body).toMatchObject({ total: 0, valid: 0, codes: [], keys: [] });
  });

  it('stores the time of a VALID check as the last use of the key, and of no other check', async () => {
    const one = await createGateway(world, { rate_limits: [rateLimitRule(1)] });
    const lastUse = async () => {
      await world.services.keyUsage.flush();
      return (await readApiAuthKey(world, one.appName, one.key.id)).last_used_at;
    };
    await one.check({ permissions: 'a:b' });
    expect(await lastUse()).toBeNull();
    const before = Date.now();
    await one.check();
    const used = await lastUse();
    expect(Date.parse(used as string)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(used as string)).toBeLessThanOrEqual(Date.now());
    await one.check();
    expect(await lastUse()).toBe(used);
    expect((await readApiAuthKey(world, one.appName, one.key.id)).updated_at).toBe(one.key.updated_at);
  });

  it('writes the usage by itself after some seconds', async () => {
    const one = await createGateway(world);
    await one.check();
    await expect.poll(async () => (await world.backend.get(usagePath(one))).body.total).toBe(1);
  });

  it('writes the usage when the service stops', async () => {
    const environment = await newDatabaseEnv();
    const first = await startProcess(environment);
    const key = first.apiKey as string;
    const backend = new BackendClient(first.backendUrl, key);
    await backend.post('/api-auth/apps', { name: 'orders' });
    const made = (await backend.post('/api-auth/apps/orders/keys', { name: 'Sync' })).body;
    const checks = { checks: Array(100).fill({ key: made.key, app_name: 'orders' }) };
    expect((await backend.post('/api-auth/verify/batch', checks)).body.data.length).toBe(100);
    expect(await first.stop('SIGTERM')).toBe(0);
    const second = await startProcess(environment);
    try {
      const { body } = await new BackendClient(second.backendUrl, key).get('/api-auth/apps/orders/usage');
      expect(body.total).toBe(100);
    } finally {
      await second.stop();
    }
  });
});

describe('GET /api-auth/apps/{app_name}/usage', () => {
  it('returns minutes, hours and days without gaps, from the start of the first interval', async () => {
    const one = await createGateway(world);
    await past(one, [
      ['2026-06-01T09:59:00Z', 'VALID', 7],
      ['2026-06-01T10:00:00Z', 'VALID', 3],
      ['2026-06-01T10:00:00Z', 'EXPIRED', 2],
      ['2026-06-01T10:02:00Z', 'VALID', 1],
      ['2026-06-01T10:03:00Z', 'VALID', 9],
    ]);
    const range = 'since=2026-06-01T10:00:30Z&until=2026-06-01T10:03:00Z';
    const { status, body } = await world.backend.get(`${usagePath(one)}?interval=minute&${range}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      interval: 'minute',
      since: '2026-06-01T10:00:00.000Z',
      until: '2026-06-01T10:03:00.000Z',
      total: 6,
      valid: 4,
      codes: codes({ VALID: 4, EXPIRED: 2 }),
      data: [
        { starts_at: '2026-06-01T10:00:00.000Z', total: 5, valid: 3, codes: codes({ VALID: 3, EXPIRED: 2 }) },
        { starts_at: '2026-06-01T10:01:00.000Z', total: 0, valid: 0, codes: [] },
        { starts_at: '2026-06-01T10:02:00.000Z', total: 1, valid: 1, codes: codes({ VALID: 1 }) },
      ],
      keys: [{ key_id: one.key.id, name: 'Warehouse sync', total: 6, valid: 4 }],
    });
    const day = 'since=2026-06-01T00:00:00Z&until=2026-06-02T00:00:00Z';
    const hours = (await world.backend.get(`${keyUsagePath(one)}?${day}`)).body;
    expect(hours.data.length).toBe(24);
    const whole = { total: 22, valid: 20, codes: codes({ VALID: 20, EXPIRED: 2 }) };
    expect([hours.data[9]?.codes, hours.data[10]?.codes]).toEqual([
      codes({ VALID: 7 }),
      codes({ VALID: 13, EXPIRED: 2 }),
    ]);
    expect([hours.data[9]?.total, hours.data[10]?.total]).toEqual([7, 15]);
    const days = (await world.backend.get(`${usagePath(one)}?interval=day&${day}`)).body;
    expect(days.data).toEqual([{ starts_at: '2026-06-01T00:00:00.000Z', ...whole }]);
  });

  it('returns the ten most frequently checked keys, with counts beyond 32 bits', async () => {
    const one = await createGateway(world);
    const { body: imported } = await world.backend.post(`${keysPath(one.appName)}/import`, {
      keys: Array.from({ length: 12 }, (_, n) => ({ hash: unique('').slice(1).padStart(64, 'a'), name: `Key ${n}` })),
    });
    const ids = imported.data.map(({ id }) => id);
    await past(
      one,
      ids.flatMap((id, n): [string, string, number, string][] => [
        ['2026-06-01T10:00:00Z', 'VALID', n + 1, id],
        ['2026-06-01T10:00:00Z', 'REVOKED', 2_000_000_000, id],
      ]),
    );
    const range = 'since=2026-06-01T10:00:00Z&until=2026-06-01T11:00:00Z';
    const { body } = await world.backend.get(`${usagePath(one)}?${range}`);
    expect(body.keys.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, n) => `Key ${11 - n}`));
    expect([body.total, body.valid]).toEqual([24_000_000_078, 78]);
    expect(body.data[0].codes).toEqual(codes({ REVOKED: 24_000_000_000, VALID: 78 }));
  });

  it('executes the same number of statements for any amount of usage', async () => {
    const [none, much] = [await createGateway(world), await createGateway(world)];
    await past(
      much,
      Array.from({ length: 50 }, (_, n) => [new Date(Date.now() - n * 60_000).toISOString(), 'VALID', 1]),
    );
    for (const path of [usagePath, keyUsagePath]) {
      const count = await countStatementsOf(world, () => world.backend.get(path(none)));
      expect(await countStatementsOf(world, () => world.backend.get(path(much)))).toBe(count);
    }
  });

  it.each([
    ['interval=week', 'interval'],
    ['since=soon', 'since'],
    ['since=2999-01-01T00:00:00Z', 'since'],
    ['interval=minute&since=2026-06-01T00:00:00Z&until=2026-06-02T00:00:00.001Z', 'since'],
    ['interval=day&since=2026-06-01T00:00:00Z&until=2026-09-01T00:00:00.001Z', 'since'],
  ])('rejects %s', async (query, path) => {
    const one = await createGateway(world);
    const { status, body } = await world.backend.get(`${usagePath(one)}?${query}`);
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });

  it('returns no usage of another deployment and no key of another app', async () => {
    const [one, other] = [await createGateway(world), await createGateway(world)];
    const otherWorld = await createWorld();
    for (const path of [usagePath(one), keyUsagePath(one)]) {
      expect((await otherWorld.backend.get(path)).status).toBe(404);
    }
    const { status, body } = await world.backend.get(`${keysPath(other.appName)}/${one.key.id}/usage`);
    expect([status, body.code]).toEqual([404, 'API_AUTH_KEY_NOT_FOUND']);
  });

  it('returns the same usage in GraphQL', async () => {
    const one = await createGateway(world);
    await one.check();
    await world.services.keyUsage.flush();
    const { apiAuthAppUsage } = await world.backend.data(
      `query ($appName: String!) { apiAuthAppUsage(appName: $appName) { interval total codes { code count } keys { keyId } } }`,
      { appName: one.appName },
    );
    expect(apiAuthAppUsage).toEqual({
      interval: 'HOUR',
      total: 1,
      codes: [{ code: 'VALID', count: 1 }],
      keys: [{ keyId: one.key.id }],
    });
  });

  it('deletes usage after USAGE_RETENTION_DAYS', async () => {
    const own = await createWorld();
    const one = await createGateway(own);
    const { rows } = own.services.database;
    const app = await rows.selectFrom('api_auth_app').select('id').where('name', '=', one.appName).executeTakeFirst();
    const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const row = { deployment_id: own.id, app_id: app?.id as string, key_id: '1', code: 'VALID' as const, count: 1 };
    await rows
      .insertInto('api_auth_usage')
      .values([
        { ...row, minute: at(91) },
        { ...row, minute: at(89) },
      ])
      .execute();
    await deleteExpiredData(own.services);
    expect(await written(own)).toHaveLength(1);
  });
});
