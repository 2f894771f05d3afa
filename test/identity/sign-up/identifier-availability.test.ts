import { describe, expect, it } from 'vitest';
import { changeSettings } from '../../support/accounts.ts';
import { addUser } from '../../support/add-user.ts';
import { createWorld, eventsOf, type World } from '../../support/world.ts';

const ask = (world: World, query: Record<string, string>) =>
  world.browser().get(`/auth/identifier-availability?${new URLSearchParams(query)}`);

const codeOf = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body.errors[0]?.code];

describe('GET /auth/identifier-availability', () => {
  it('returns whether an identifier is available, in any case and format', async () => {
    const world = await createWorld();
    await changeSettings(world, { phone: { enabled: true } });
    await addUser(world, { email: 'ada@example.com', username: 'ada', phone: '+4930123456' });
    const available = async (query: Record<string, string>) => {
      const { status, body } = await ask(world, query);
      expect([status, Object.keys(body.data)]).toEqual([200, ['available']]);
      return body.data.available;
    };
    expect(await available({ email: 'ADA@example.com' })).toBe(false);
    expect(await available({ email: 'grace@example.com' })).toBe(true);
    expect(await available({ username: 'aDa' })).toBe(false);
    expect(await available({ username: 'grace' })).toBe(true);
    expect(await available({ phone_number: '+49 30 123456' })).toBe(false);
    expect(await available({ phone_number: '+49 30 123457' })).toBe(true);
  });

  it('returns an unverified address as available, like sign-up', async () => {
    const world = await createWorld();
    await changeSettings(world, { phone: { enabled: true } });
    await addUser(world, { email: 'ada@example.com', phone: '+4930123456', verified: false });
    expect((await ask(world, { email: 'ada@example.com' })).body.data.available).toBe(true);
    expect((await ask(world, { phone_number: '+4930123456' })).body.data.available).toBe(true);
  });

  it.each([
    ['email', { email: { enabled: false, required: false }, first_factor: 'username_password' }],
    ['email', { email: { verify_signup: true } }],
    ['username', { username: { enabled: false } }],
    ['phone_number', {}],
    ['phone_number', { phone: { enabled: true, verify_signup: true, sms_verification_allowed: true } }],
  ])('does not disclose the availability of an %s with the settings %j', async (name, settings) => {
    const world = await createWorld();
    await changeSettings(world, settings);
    const value = { email: 'ada@example.com', username: 'ada', phone_number: '+4930123456' }[name] as string;
    expect(codeOf(await ask(world, { [name]: value }))).toEqual([403, 'FEATURE_DISABLED']);
  });

  it.each(['closed', 'waitlist'])(
    'does not disclose the availability of addresses where sign-up is %s',
    async (sign_up_mode) => {
      const world = await createWorld();
      expect((await world.backend.patch('/settings/restrictions', { sign_up_mode })).status).toBe(200);
      expect(codeOf(await ask(world, { email: 'ada@example.com' }))).toEqual([403, 'FEATURE_DISABLED']);
      expect((await ask(world, { username: 'ada' })).status).toBe(200);
    },
  );

  it.each([
    [{}, ['email']],
    [{ email: 'ada@example.com', username: 'ada' }, ['email']],
    [{ email: 'no address' }, ['email']],
    [{ email: '' }, ['email']],
    [{ username: 'a b' }, ['username']],
    [{ username: 'ab' }, ['username']],
    [{ username: 'x'.repeat(256) }, ['username']],
    [{ phone_number: '12' }, ['phone_number']],
  ])('rejects the query %j', async (query, paths) => {
    const world = await createWorld();
    await changeSettings(world, { phone: { enabled: true } });
    const { status, body } = await ask(world, query as Record<string, string>);
    expect([status, body.errors.map(({ path }) => path)]).toEqual([400, paths]);
  });

  it('rejects more than 30 requests per minute from one network address', async () => {
    const world = await createWorld();
    const statuses = [];
    for (let n = 0; n < 30; n += 1) statuses.push((await ask(world, { username: `ada${n}` })).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const rejected = await ask(world, { username: 'ada' });
    expect(codeOf(rejected)).toEqual([429, 'TOO_MANY_ATTEMPTS']);
    expect(Number(rejected.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(rejected.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(rejected.headers['ratelimit-policy']).toBe('"availability-60s";q=30;w=60');
  });

  it('returns the availability over GraphQL, only in this deployment, and records nothing', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    await addUser(other, { username: 'ada' });
    const before = (await eventsOf(world)).length;
    const query = '{ identifierAvailability(username: "ada") { available } }';
    expect(await world.browser().data(query)).toEqual({ identifierAvailability: { available: true } });
    expect(await other.browser().data(query)).toEqual({ identifierAvailability: { available: false } });
    expect((await eventsOf(world)).length).toBe(before);
  });
});
