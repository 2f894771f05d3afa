import { describe, expect, it } from 'vitest';
import type { Answer } from '../../support/http.ts';
import { type KeyMaker, keyMaker, meanwhile, SELF_SERVICE } from '../../support/self-service.ts';
import { eventsOf } from '../../support/world.ts';

const failed = ({ status, body }: Answer) => [status, body.errors[0]?.code];

const change =
  (input: object) =>
  ({ world, app }: KeyMaker) =>
    world.backend.patch(`/api-auth/apps/${app}`, input);

/** Another app under the same name, whose keys begin with `next`. */
const recreate =
  (self_service: object | null) =>
  async ({ world, app }: KeyMaker) => {
    await world.backend.delete(`/api-auth/apps/${app}`);
    await world.backend.post('/api-auth/apps', { name: app, key_prefix: 'next', self_service });
  };

const CHANGES: [name: string, work: (maker: KeyMaker) => Promise<unknown>, refusal: [number, string]][] = [
  ['is narrowed', change({ self_service: { permissions: [] } }), [403, 'INSUFFICIENT_PERMISSIONS']],
  ['is closed to users', change({ self_service: null }), [404, 'API_AUTH_APP_NOT_FOUND']],
  ['is switched off', change({ is_active: false }), [403, 'FEATURE_DISABLED']],
];

// PGlite has one connection: nothing happens there meanwhile.
const onPostgres = describe.skipIf(process.env['DATABASE_URL'] === undefined);

onPostgres('while a user is making a key, its app', () => {
  it.each([
    ...CHANGES,
    ['is another one, closed to users', recreate(null), [404, 'API_AUTH_APP_NOT_FOUND'] as const],
    ['has room for no more', change({ self_service: { ...SELF_SERVICE, max_keys: 1 } }), [409, 'CONFLICT'] as const],
    ['is another, narrower one', recreate({ permissions: [] }), [403, 'INSUFFICIENT_PERMISSIONS'] as const],
  ] as const)('%s: none is made', async (_, work, refusal) => {
    const maker = await keyMaker();
    const { world, make, made } = maker;
    await made();
    const refused = await meanwhile(
      maker,
      () => make({ permissions: ['orders:read'] }),
      () => work(maker),
    );
    expect(failed(refused)).toEqual(refusal);
    const events = await eventsOf(world);
    expect(events.filter(({ type }) => type === 'api_auth_key.created')).toHaveLength(1);
  });

  it('creates the key for a new app of the same name when that app has self-service', async () => {
    const maker = await keyMaker();
    const { world, app, make, made } = maker;
    await made();
    const { status, body } = await meanwhile(maker, make, () => recreate({})(maker));
    expect([status, body.data.prefix]).toEqual([201, 'next']);
    expect(body.data.key).toMatch(/^next_/);
    const { body: check } = await world.backend.post('/api-auth/verify', { app_name: app, key: body.data.key });
    expect(check.code).toBe('VALID');
  });
});

onPostgres('while a user is rotating a key, its app', () => {
  it.each([
    ...CHANGES,
    ['is another one, open to users', recreate(SELF_SERVICE), [404, 'API_AUTH_KEY_NOT_FOUND'] as const],
  ] as const)('%s: it gets no successor', async (_, work, refusal) => {
    const maker = await keyMaker();
    const { world, browser, path, made } = maker;
    const { id } = await made({ permissions: ['orders:read'] });
    const refused = await meanwhile(
      maker,
      () => browser.post(`${path}/${id}/rotate`, {}),
      () => work(maker),
    );
    expect(failed(refused)).toEqual(refusal);
    expect((await eventsOf(world)).map(({ type }) => type)).not.toContain('api_auth_key.rotated');
  });
});
