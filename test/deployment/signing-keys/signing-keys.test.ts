import { decodeProtectedHeader } from 'jose';
import { describe, expect, it } from 'vitest';
import { sendRequest } from '../../support/http.ts';
import type { SigningKey } from '../../support/rest-types/backend.ts';
import { service } from '../../support/service.ts';
import { backdateKeyRetirement, fetchJwks } from '../../support/signing-keys.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

interface Key {
  readonly kid: string;
  readonly state: string;
  readonly purpose: string;
}

const keysOf = async ({ backend }: World): Promise<Key[]> => (await backend.get('/settings/signing-keys')).body.data;
const kidsOf = async (world: World) => (await fetchJwks(world)).keys.map(({ kid }) => kid);
const rotate = async ({ backend }: World, body?: object) => {
  const response = await backend.post('/settings/signing-keys/rotate', body);
  expect(response.status).toBe(200);
  return response.body;
};
const stated = (keys: readonly Key[], state: string) => keys.filter((key) => key.state === state);

/** How long a retired key is still published. */
const publishedMs = ({ published_until, retired_at }: SigningKey) =>
  Date.parse(published_until as string) - Date.parse(retired_at as string);

describe('GET /.well-known/jwks.json', () => {
  it('returns the bare key set with an active and a next key from the first request on', async () => {
    const world = await createWorld();
    const { status, body, headers } = await world.browser().get('/.well-known/jwks.json');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
    const key = { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', x: expect.any(String), y: expect.any(String) };
    expect(body).toEqual({
      keys: [
        { ...key, kid: expect.any(String) },
        { ...key, kid: expect.any(String) },
      ],
    });
    expect((await keysOf(world)).map(({ state, purpose }) => [state, purpose]).sort()).toEqual([
      ['active', 'session'],
      ['next', 'session'],
    ]);
    expect(await fetchJwks(world)).toEqual(body);
  });

  it('creates one key of each state for concurrent requests', async () => {
    const world = await createWorld();
    const sets = await Promise.all(Array.from({ length: 5 }, () => kidsOf(world)));
    expect(new Set(sets.map((kids) => kids.join())).size).toBe(1);
    expect((await eventsOf(world)).filter(({ type }) => type === 'signing_key.created')).toHaveLength(2);
  });

  it('is readable from any origin, without credentials and during maintenance', async () => {
    const world = await createWorld();
    await world.backend.patch('/', { maintenance_mode: true });
    for (const path of ['/.well-known/jwks.json', '/.well-known/jwk']) {
      const { status, headers } = await world.browser().get(path, { origin: 'https://anywhere.example' });
      expect([status, headers['access-control-allow-origin']]).toEqual([200, '*']);
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it('returns the keys in the envelope at /.well-known/jwk, with the session and without caching', async () => {
    const world = await createWorld();
    const { status, body, headers } = await world.browser().get('/.well-known/jwk');
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({ status: 200, data: await fetchJwks(world), errors: [] });
  });

  it('returns the same keys in GraphQL, separately for each deployment', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const { jwks, jwk } = await world.browser().data('{ jwks { keys { kid } } jwk { keys { kid } } }');
    expect(jwks).toEqual(jwk);
    expect(jwks.keys.map(({ kid }: { kid: string }) => kid)).toEqual(await kidsOf(world));
    for (const kid of await kidsOf(other)) expect(await kidsOf(world)).not.toContain(kid);
  });

  it('executes one statement besides the one for the deployment', async () => {
    const world = await createWorld();
    await fetchJwks(world);
    expect(await countStatementsOf(world, () => fetchJwks(world))).toBe(2);
  });

  it('does not publish the keys of access tokens or any private key', async () => {
    const world = await createWorld();
    const { kid } = decodeProtectedHeader(await world.token(['api_keys:read']));
    const { deployment } = await service();
    const { text } = await sendRequest({
      method: 'GET',
      url: `${deployment.url}/.well-known/jwks.json`,
      headers: { host: world.frontendHost },
    });
    expect(text).not.toContain(kid);
    expect(text).not.toContain('"d"');
  });
});

describe('POST /settings/signing-keys/rotate', () => {
  it('activates the next key, retires the active one and creates a new next one', async () => {
    const world = await createWorld();
    await fetchJwks(world);
    const before = await keysOf(world);
    const { active, next, retired, keys } = await rotate(world);
    expect(keys).toEqual([active, next, retired]);
    expect(active).toEqual({
      kid: stated(before, 'next')[0]?.kid,
      state: 'active',
      purpose: 'session',
      algorithm: 'ES256',
      created_at: TIME,
      retired_at: null,
      published_until: null,
    });
    expect(next).toMatchObject({ state: 'next', retired_at: null, published_until: null });
    expect(retired).toMatchObject({ kid: stated(before, 'active')[0]?.kid, state: 'retired', retired_at: TIME });
    // No token was signed yet, but one with the default lifetime (60 s) may be in creation.
    expect(publishedMs(retired)).toBe(120_000);
    expect(await keysOf(world)).toEqual([next, active, retired]);
    expect((await kidsOf(world)).sort()).toEqual([active.kid, next.kid, retired.kid].sort());
    expect((await eventsOf(world)).at(-1)).toMatchObject({
      type: 'signing_key.rotated',
      before: { purpose: 'session', algorithm: 'ES256', kid: retired.kid },
      after: { purpose: 'session', algorithm: 'ES256', kid: active.kid },
    });
    const recorded = JSON.stringify(await eventsOf(world));
    for (const secret of ['private', '"d"', 'v1.']) expect(recorded).not.toContain(secret);
  });

  it('creates the first keys when none exist', async () => {
    const world = await createWorld();
    expect(await keysOf(world)).toEqual([]);
    await rotate(world);
    expect((await keysOf(world)).map(({ state }) => state)).toEqual(['next', 'active', 'retired']);
  });

  it('takes the lifetime of the settings into account', async () => {
    const world = await createWorld();
    await world.backend.patch('/settings/auth', { session_token_lifetime: 3600 });
    const { retired } = await rotate(world);
    expect(publishedMs(retired)).toBe(3_660_000);
  });

  it('leaves one active and one next key after concurrent rotations', async () => {
    const world = await createWorld();
    const rotations = await Promise.all(Array.from({ length: 4 }, () => rotate(world)));
    const keys = await keysOf(world);
    expect(keys.map(({ state }) => state).sort()).toEqual(['active', 'next', ...Array(4).fill('retired')]);
    expect(new Set(rotations.map(({ active }) => active.kid)).size).toBe(4);
  });

  it('deletes a retired key after its last token has expired', async () => {
    const world = await createWorld();
    const { retired } = await rotate(world);
    await backdateKeyRetirement(world, 119);
    expect(await kidsOf(world)).toContain(retired.kid);
    await backdateKeyRetirement(world, 121);
    expect(await kidsOf(world)).not.toContain(retired.kid);
    expect((await keysOf(world)).map(({ state }) => state)).toEqual(['next', 'active']);
    await rotate(world);
    const { rows } = world.services.database;
    const left = await rows.selectFrom('signing_key').select('kid').where('deployment_id', '=', world.id).execute();
    expect(left.map(({ kid }) => kid)).not.toContain(retired.kid);
  });

  it('rotates only the keys of access tokens on request, and still accepts earlier tokens', async () => {
    const world = await createWorld();
    const published = await kidsOf(world);
    const token = await world.token(['settings:read'], 600);
    const { retired } = await rotate(world, { purpose: 'access_token' });
    expect(retired).toMatchObject({ kid: decodeProtectedHeader(token).kid, purpose: 'access_token' });
    expect(publishedMs(retired)).toBe(660_000);
    expect(await kidsOf(world)).toEqual(published);

    const statusWith = async (bearer: string) =>
      (await world.backend.with(bearer).get('/settings/signing-keys')).status;
    expect(await statusWith(token)).toBe(200);
    expect(await statusWith(await world.token(['settings:read']))).toBe(200);
    await backdateKeyRetirement(world, 661);
    expect(await statusWith(token)).toBe(401);
  });

  it('rejects other purposes and unknown fields', async () => {
    const { backend } = await createWorld();
    for (const body of [{ purpose: 'mail' }, { purpose: null }, { kid: 'x' }]) {
      expect((await backend.post('/settings/signing-keys/rotate', body)).status).toBe(400);
    }
    expect((await backend.post('/settings/signing-keys/rotate', {})).status).toBe(200);
  });

  it('rotates the keys in GraphQL', async () => {
    const { backend } = await createWorld();
    const { rotateSigningKeys } = await backend.data(
      'mutation { rotateSigningKeys { active { kid state purpose } retired { state } } }',
    );
    expect(rotateSigningKeys).toMatchObject({
      active: { state: 'ACTIVE', purpose: 'SESSION' },
      retired: { state: 'RETIRED' },
    });
    const { signingKeys } = await backend.data('{ signingKeys(last: 2) { nodes { kid } totalCount } }');
    expect(signingKeys).toMatchObject({ totalCount: 3, nodes: [{ kid: rotateSigningKeys.active.kid }, {}] });
  });
});
