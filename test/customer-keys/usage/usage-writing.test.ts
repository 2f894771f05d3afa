import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { createKeyUsage, type KeyCheck } from '../../../src/customer-keys/usage/key-usage.ts';
import { createLog } from '../../../src/platform/logging/log.ts';
import { addApiAuthApp, readApiAuthKey } from '../../support/api-auth-keys.ts';
import { createGateway } from '../../support/key-checks.ts';
import { createWorld, unique, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

type Gateway = Awaited<ReturnType<typeof createGateway>>;

const totalOf = async ({ world: { backend }, appName }: Gateway): Promise<number> =>
  (await backend.get(`/api-auth/apps/${appName}/usage`)).body.total;

describe('the usage buffer', () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line: string) => void lines.push(line) });

  async function usageOf(maxEntries?: number) {
    const one = await createGateway(world);
    const { rows } = world.services.database;
    const app = await rows.selectFrom('api_auth_app').select('id').where('name', '=', one.appName).executeTakeFirst();
    let isUnavailable = false;
    let statementsLeft = Number.POSITIVE_INFINITY;
    const proxied = new Proxy(rows, {
      get(target, name) {
        if (name === 'getExecutor') statementsLeft -= 1;
        if (isUnavailable || statementsLeft < 0) throw new Error('The database is unavailable.');
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? member.bind(target) : member;
      },
    });
    const usage = createKeyUsage({
      rows: proxied,
      log,
      intervalMs: 3_600_000,
      ...(maxEntries !== undefined && { maxEntries }),
    });
    const check: KeyCheck = {
      deploymentId: world.id,
      app: { id: app?.id as string },
      keyId: one.key.id,
      code: 'VALID',
      requestId: 'r-1',
      resource: '/v1/invoices',
      method: 'GET',
    };
    const total = () => totalOf(one);
    const setUnavailable = (value: boolean) => {
      isUnavailable = value;
    };
    const failAfter = (statements: number) => {
      statementsLeft = statements;
    };
    return { one, usage, check, total, setUnavailable, failAfter };
  }

  it('keeps usage while the database is unavailable and writes it afterwards', async () => {
    const { usage, check, total, setUnavailable } = await usageOf();
    setUnavailable(true);
    usage.add(check);
    await usage.flush();
    usage.add(check);
    setUnavailable(false);
    expect(await total()).toBe(0);
    await usage.stop();
    expect(await total()).toBe(2);
    expect(lines.join('')).toContain('The usage of keys could not be written');
  });

  it('limits the number of buffered entries and logs dropped checks', async () => {
    const { usage, check, total } = await usageOf(4);
    for (const code of ['VALID', 'EXPIRED', 'REVOKED'] as const)
      for (let n = 0; n < 3; n += 1) usage.add({ ...check, code });
    await usage.stop();
    expect(await total()).toBe(6);
    const lost = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg.startsWith('Checks of keys were not'));
    expect(lost).toMatchObject({ level: 50, checks: 3 });
  });

  it('limits entries for unknown app names without taking capacity from other apps and deployments', async () => {
    const { one, usage, check, total } = await usageOf(100);
    const other = await createGateway(await createWorld());
    for (let n = 0; n < 200; n += 1) usage.add({ ...check, app: { name: unique('invented') }, keyId: null });
    for (let n = 0; n < 200; n += 1) usage.add({ ...check, keyId: String(n + 1), code: 'EXPIRED' });
    for (let n = 0; n < 200; n += 1)
      usage.add({ ...check, app: { name: one.appName }, keyId: null, code: 'NOT_FOUND' });
    usage.add({ ...check, deploymentId: other.world.id, app: { name: other.appName }, keyId: null });
    await usage.stop();
    expect(await total()).toBe(48);
    expect(await totalOf(other)).toBe(1);
  });

  it('writes usage exactly once when the database fails between two statements', async () => {
    const { usage, check, total, failAfter } = await usageOf();
    for (let n = 0; n < 1_200; n += 1) usage.add({ ...check, keyId: String(n + 1), code: 'EXPIRED' });
    failAfter(1);
    await usage.flush();
    expect(await total()).toBe(50);
    failAfter(Number.POSITIVE_INFINITY);
    await usage.stop();
    expect(await total()).toBe(1_200);
  });

  it('writes the usage of many keys and codes at once', async () => {
    const { usage, check, total } = await usageOf();
    for (let n = 0; n < 1_200; n += 1) usage.add({ ...check, keyId: String(n + 1), code: 'EXPIRED' });
    await Promise.all([usage.flush(), usage.flush()]);
    for (let n = 0; n < 1_200; n += 1) usage.add({ ...check, keyId: String(n + 1), code: 'EXPIRED' });
    await usage.stop();
    expect(await total()).toBe(2_400);
  });

  it('logs each check at level debug with its resource and method', async () => {
    const { usage, check } = await usageOf();
    usage.add(check);
    await usage.stop();
    const line = lines.map((text) => JSON.parse(text)).findLast(({ msg }) => msg === 'A key was checked');
    expect(line).toMatchObject({
      level: 20,
      requestId: 'r-1',
      keyId: check.keyId,
      code: 'VALID',
      resource: '/v1/invoices',
      method: 'GET',
    });
  });
});

describe('usage counted by app name', () => {
  const written = ({ services, id }: World) =>
    services.database.rows.selectFrom('api_auth_usage').select('count').where('deployment_id', '=', id).execute();

  it('counts checks by app name in the requested deployment only', async () => {
    const one = await createGateway(await createWorld());
    const otherWorld = await createWorld();
    await addApiAuthApp(otherWorld, { name: one.appName });
    expect(await one.code({ key: 'nothing' })).toBe('NOT_FOUND');
    await world.services.keyUsage.flush();
    expect([await written(one.world), await written(otherWorld)]).toEqual([[{ count: 1 }], []]);
  });

  it('counts checks by app name for the existing app, not for a deleted one', async () => {
    const one = await createGateway(await createWorld());
    await one.world.backend.delete(`/api-auth/apps/${one.appName}`);
    await addApiAuthApp(one.world, { name: one.appName });
    expect(await one.code({ key: 'nothing' })).toBe('NOT_FOUND');
    await world.services.keyUsage.flush();
    expect(await written(one.world)).toEqual([{ count: 1 }]);
    expect(await totalOf(one)).toBe(1);
  });
});

describe('the last use of a key', () => {
  const lastUse = async ({ appName, key }: Gateway) => (await readApiAuthKey(world, appName, key.id)).last_used_at;

  it('does not overwrite the last use of a key with an earlier one', async () => {
    const [one, other] = [await createGateway(world), await createGateway(world)];
    const newer = '2999-01-01T00:00:00.000Z';
    const { rows } = world.services.database;
    await rows.updateTable('api_auth_key').set({ last_used_at: newer }).where('id', '=', one.key.id).execute();
    await Promise.all([one.check(), other.check()]);
    await world.services.keyUsage.flush();
    expect(await lastUse(other)).not.toBeNull();
    expect(await lastUse(one)).toBe(newer);
  });

  // PGlite has one connection, so a locked row would block all other statements.
  it.skipIf(process.env['DATABASE_URL'] === undefined)(
    'skips the last use of a key that another transaction has locked',
    async () => {
      const [held, free] = [await createGateway(world), await createGateway(world)];
      const { rows } = world.services.database;
      const usage = createKeyUsage({ rows, log: createLog('error', { write: () => {} }), intervalMs: 3_600_000 });
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const { promise: taken, resolve: take } = Promise.withResolvers<void>();
      const holder = rows.transaction().execute(async (trx) => {
        await sql`select from api_auth_key where id = ${held.key.id} for update`.execute(trx);
        take();
        await released;
      });
      await taken;
      for (const { key } of [held, free]) {
        const said = { requestId: 'r-1', resource: null, method: null };
        usage.add({ ...said, deploymentId: world.id, app: null, keyId: key.id, code: 'VALID' });
      }
      const flushed = usage.flush();
      try {
        await expect.poll(() => lastUse(free)).not.toBeNull();
      } finally {
        release();
        await Promise.all([holder, flushed]);
      }
      expect(await lastUse(held)).toBeNull();
    },
  );
});
