import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../support/message-sign-in.ts';
import {
  createSelfServiceUser,
  requestDuringChange,
  SELF_SERVICE,
  type SelfServiceUser,
} from '../../support/self-service.ts';
import { eventsOf } from '../../support/world.ts';

const change =
  (input: object) =>
  ({ world, app }: SelfServiceUser) =>
    world.backend.patch(`/api-auth/apps/${app}`, input);

/** Replaces the app by another one of the same name, whose keys begin with `next`. */
const recreate =
  (self_service: object | null) =>
  async ({ world, app }: SelfServiceUser) => {
    await world.backend.delete(`/api-auth/apps/${app}`);
    await world.backend.post('/api-auth/apps', { name: app, key_prefix: 'next', self_service });
  };

const CHANGES: [name: string, work: (maker: SelfServiceUser) => Promise<unknown>, rejection: [number, string]][] = [
  ['removes a permission', change({ self_service: { permissions: [] } }), [403, 'INSUFFICIENT_PERMISSIONS']],
  ['ends self-service', change({ self_service: null }), [404, 'API_AUTH_APP_NOT_FOUND']],
  ['is disabled', change({ is_active: false }), [403, 'FEATURE_DISABLED']],
];

// PGlite has one connection, so no concurrent commands run there.
const onPostgres = describe.skipIf(process.env['DATABASE_URL'] === undefined);

onPostgres('self-service while a user creates a key', () => {
  it.each([
    ...CHANGES,
    ['is replaced by one without self-service', recreate(null), [404, 'API_AUTH_APP_NOT_FOUND'] as const],
    [
      'lowers its maximum number of keys',
      change({ self_service: { ...SELF_SERVICE, max_keys: 1 } }),
      [409, 'CONFLICT'] as const,
    ],
    [
      'is replaced by one with fewer permissions',
      recreate({ permissions: [] }),
      [403, 'INSUFFICIENT_PERMISSIONS'] as const,
    ],
  ] as const)('creates no key when the app %s', async (_, work, rejection) => {
    const maker = await createSelfServiceUser();
    const { world, make, made } = maker;
    await made();
    const rejected = await requestDuringChange(
      maker,
      () => make({ permissions: ['orders:read'] }),
      () => work(maker),
    );
    expect(outcomeOf(rejected)).toEqual(rejection);
    const events = await eventsOf(world);
    expect(events.filter(({ type }) => type === 'api_auth_key.created')).toHaveLength(1);
  });

  it('creates the key for a new app of the same name when that app has self-service', async () => {
    const maker = await createSelfServiceUser();
    const { world, app, make, made } = maker;
    await made();
    const { status, body } = await requestDuringChange(maker, make, () => recreate({})(maker));
    expect([status, body.data.prefix]).toEqual([201, 'next']);
    expect(body.data.key).toMatch(/^next_/);
    const { body: check } = await world.backend.post('/api-auth/verify', { app_name: app, key: body.data.key });
    expect(check.code).toBe('VALID');
  });
});

onPostgres('self-service while a user rotates a key', () => {
  it.each([
    ...CHANGES,
    ['is replaced by one with self-service', recreate(SELF_SERVICE), [404, 'API_AUTH_KEY_NOT_FOUND'] as const],
  ] as const)('rotates no key when the app %s', async (_, work, rejection) => {
    const maker = await createSelfServiceUser();
    const { world, browser, path, made } = maker;
    const { id } = await made({ permissions: ['orders:read'] });
    const rejected = await requestDuringChange(
      maker,
      () => browser.post(`${path}/${id}/rotate`, {}),
      () => work(maker),
    );
    expect(outcomeOf(rejected)).toEqual(rejection);
    expect((await eventsOf(world)).map(({ type }) => type)).not.toContain('api_auth_key.rotated');
  });
});
