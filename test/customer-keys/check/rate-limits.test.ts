import { beforeAll, describe, expect, it } from 'vitest';
import { addApiAuthKey, keysPath } from '../../support/api-auth-keys.ts';
import { createGateway, rateLimitRule } from '../../support/key-checks.ts';
import { createWorld, type World } from '../../support/world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

type Gateway = Awaited<ReturnType<typeof createGateway>>;
const left = async ({ check: ask }: Gateway, input: object = {}): Promise<number[]> =>
  (await ask(input)).body.rate_limits.map(({ remaining }) => remaining);

describe('rate limit modes', () => {
  it('counts requests with the same key together: per_key', async () => {
    const one = await createGateway(world, { rate_limits: [rateLimitRule(5, 'per_key')] });
    const other = (await addApiAuthKey(world, one.appName)).key;
    expect([await left(one), await left(one, { ip: '192.0.2.1' }), await left(one, { key: other })]).toEqual([
      [4],
      [3],
      [4],
    ]);
  });

  it('counts requests from the same address to the app together: per_ip', async () => {
    const one = await createGateway(world, { rate_limits: [rateLimitRule(5, 'per_ip')] });
    const other = (await addApiAuthKey(world, one.appName)).key;
    const from = (ip: string, key?: string) => left(one, { ip, ...(key && { key }) });
    expect([await from('192.0.2.1'), await from('192.0.2.1', other), await from('192.0.2.2')]).toEqual([[4], [3], [4]]);
    const elsewhere = await createGateway(world, { rate_limits: [rateLimitRule(5, 'per_ip')] });
    expect(await left(elsewhere, { ip: '192.0.2.1' })).toEqual([4]);
  });

  it('counts an IPv4 address in IPv6 notation, and the addresses of an IPv6 /64, as one', async () => {
    const one = await createGateway(world, { rate_limits: [rateLimitRule(9, 'per_ip')] });
    expect([await left(one, { ip: '192.0.2.7' }), await left(one, { ip: '::ffff:192.0.2.7' })]).toEqual([[8], [7]]);
    const network = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:DB8:1:2::1', '2001:db8:1:3::1'];
    const counted: number[][] = [];
    for (const ip of network) counted.push(await left(one, { ip }));
    expect(counted).toEqual([[8], [7], [6], [8]]);
  });

  it('counts requests with the same key from the same address together: per_key_and_ip', async () => {
    const one = await createGateway(world, { rate_limits: [rateLimitRule(5, 'per_key_and_ip')] });
    const other = (await addApiAuthKey(world, one.appName)).key;
    const from = (ip: string, key?: string) => left(one, { ip, ...(key && { key }) });
    const counted = [
      await from('192.0.2.1'),
      await from('192.0.2.1'),
      await from('192.0.2.1', other),
      await from('192.0.2.2'),
    ];
    expect(counted).toEqual([[4], [3], [4], [4]]);
  });

  it('counts all requests of the app together: per_app', async () => {
    const one = await createGateway(world, { rate_limits: [rateLimitRule(5, 'per_app')] });
    const other = (await addApiAuthKey(world, one.appName)).key;
    expect([await left(one), await left(one, { key: other }), await left(one)]).toEqual([[4], [3], [2]]);
    expect(await left(await createGateway(world, { rate_limits: [rateLimitRule(5, 'per_app')] }))).toEqual([4]);
  });
});

describe.each([
  ['second', 90, 90],
  ['minute', 3, 180],
  ['hour', 2, 7_200],
  ['day', 1, 86_400],
  ['month', 1, 2_592_000],
  ['month', 12, 31_104_000],
] as const)('a window by the %s, of %i', (unit, duration, seconds) => {
  it(`lasts ${seconds} seconds`, async () => {
    const { check: ask } = await createGateway(world, { rate_limits: [rateLimitRule(3, 'per_key', unit, duration)] });
    const { body, headers } = await ask();
    expect(body.rate_limits).toEqual([
      { unit, duration, mode: 'per_key', limit: 3, remaining: 2, reset: expect.any(Number) },
    ]);
    expect(body.rate_limits[0].reset).toBeLessThanOrEqual(seconds);
    expect(body.rate_limits[0].reset).toBeGreaterThan(seconds - 30);
    expect(headers['ratelimit-policy']).toBe(`"per_key-${duration}-${unit}";q=3;w=${seconds}`);
  });
});

describe('a window of one second', () => {
  it('accepts no more than the limit in each second of a burst, and starts a new window afterwards', async () => {
    const { check: ask, code } = await createGateway(world, { rate_limits: [rateLimitRule(5, 'per_key', 'second')] });
    const began = performance.now();
    const responses = await Promise.all(Array.from({ length: 40 }, () => ask()));
    // Clocks with millisecond resolution may differ by some milliseconds.
    const windows = 1 + Math.floor((performance.now() - began + 5) / 1_000);
    const passed = responses.filter(({ body }) => body.valid).length;
    expect(passed).toBeGreaterThanOrEqual(5);
    expect(passed).toBeLessThanOrEqual(5 * windows);
    expect(new Set(responses.map(({ body }) => body.rate_limits[0].reset))).toEqual(new Set([1]));
    await expect.poll(() => code(), { interval: 50 }).toBe('VALID');
  });
});

describe('rate limits of a key', () => {
  it('applies the key’s own rules instead of the app’s: an empty list is no limit, null the app’s rules', async () => {
    const one = await createGateway(
      world,
      { rate_limits: [rateLimitRule(5)] },
      { rate_limits: [rateLimitRule(7, 'per_key', 'day')] },
    );
    expect(await left(one)).toEqual([6]);
    const update = (rate_limits: object[] | null) =>
      world.backend.patch(`${keysPath(one.appName)}/${one.key.id}`, { rate_limits });
    await update([]);
    expect(await left(one)).toEqual([]);
    expect((await one.check()).headers['ratelimit-policy']).toBeUndefined();
    await update(null);
    expect(await left(one)).toEqual([4]);
  });

  it('keeps the count of the current window when the limit changes', async () => {
    const one = await createGateway(world, { rate_limits: [rateLimitRule(2)] });
    const update = (limit: number) =>
      world.backend.patch(`/api-auth/apps/${one.appName}`, { rate_limits: [rateLimitRule(limit)] });
    expect([await one.code(), await one.code(), await one.code()]).toEqual(['VALID', 'VALID', 'RATE_LIMITED']);
    await update(3);
    expect([await one.code(), await one.code()]).toEqual(['VALID', 'RATE_LIMITED']);
    await update(1);
    expect((await one.check()).body).toMatchObject({ code: 'RATE_LIMITED', rate_limits: [{ limit: 1, remaining: 0 }] });
  });

  it('counts a key and its replacements from rotations as one', async () => {
    const one = await createGateway(world, { rate_limits: [rateLimitRule(5)] });
    const rotated = async (id: string) =>
      (await world.backend.post(`${keysPath(one.appName)}/${id}/rotate`, { overlap_seconds: 3_600 })).body;
    expect(await left(one)).toEqual([4]);
    const second = await rotated(one.key.id);
    expect([await left(one, { key: second.key }), await left(one)]).toEqual([[3], [2]]);
    const third = await rotated(second.id);
    expect(await left(one, { key: third.key })).toEqual([1]);
  });
});

describe('the count of a request', () => {
  it('counts a request by all rules or by none', async () => {
    const one = await createGateway(world, {
      rate_limits: [rateLimitRule(2), rateLimitRule(9, 'per_app', 'day'), rateLimitRule(5, 'per_ip')],
    });
    const ip = '192.0.2.1';
    const counted: number[][] = [];
    for (let call = 0; call < 4; call += 1) counted.push(await left(one, { ip }));
    expect(counted).toEqual([
      [1, 8, 4],
      [0, 7, 3],
      [0, 7, 3],
      [0, 7, 3],
    ]);
  });

  it('counts the cost of a request and never accepts a cost above a limit', async () => {
    const one = await createGateway(world, { rate_limits: [rateLimitRule(10)] });
    expect(await left(one, { cost: 7 })).toEqual([3]);
    expect((await one.check({ cost: 4 })).body).toMatchObject({
      code: 'RATE_LIMITED',
      rate_limits: [{ remaining: 3 }],
    });
    const { body, headers } = await one.check({ cost: 11 });
    expect([body.code, body.retry_after, headers['retry-after']]).toEqual(['RATE_LIMITED', null, undefined]);
    expect(await left(one, { cost: 3 })).toEqual([0]);
  });

  it('does not count a request that is rejected for another reason', async () => {
    const one = await createGateway(world, { rate_limits: [rateLimitRule(2)] });
    for (let call = 0; call < 5; call += 1)
      expect(await one.code({ permissions: 'a:b' })).toBe('INSUFFICIENT_PERMISSIONS');
    expect(await left(one)).toEqual([1]);
  });

  it('accepts exactly the limit of concurrent requests', async () => {
    const one = await createGateway(world, {
      rate_limits: [rateLimitRule(20), rateLimitRule(25, 'per_app', 'minute', 5)],
    });
    const codes = await Promise.all(Array.from({ length: 60 }, () => one.code()));
    expect(codes.filter((code) => code === 'VALID').length).toBe(20);
    expect(codes.filter((code) => code === 'RATE_LIMITED').length).toBe(40);
  });
});

describe('the rate limit headers of a response', () => {
  it('contain the name, remaining requests and reset of each rule, and the time to wait', async () => {
    const { check: ask } = await createGateway(world, {
      rate_limits: [
        rateLimitRule(1),
        rateLimitRule(50, 'per_app', 'minute', 5),
        rateLimitRule(3),
        rateLimitRule(9, 'per_key', 'minute', 60),
      ],
    });
    const { headers: passed } = await ask();
    expect(passed['ratelimit-policy']).toBe(
      '"per_key-1-hour";q=1;w=3600, "per_app-5-minute";q=50;w=300, "per_key-1-hour-2";q=3;w=3600, "per_key-60-minute";q=9;w=3600',
    );
    expect(passed['ratelimit']).toMatch(
      /^"per_key-1-hour";r=0;t=\d+, "per_app-5-minute";r=49;t=\d+, "per_key-1-hour-2";r=2;t=\d+, "per_key-60-minute";r=8;t=\d+$/,
    );
    expect(passed['retry-after']).toBeUndefined();
    const { headers: denied, body } = await ask();
    expect(denied['retry-after']).toBe(String(body.retry_after));
    expect(denied['ratelimit']).toContain(`"per_key-1-hour";r=0;t=${body.retry_after}`);
  });
});
