import { calculateJwkThumbprint, decodeJwt, importJWK, type JWK, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { oidcKeys } from '../../../src/deployment/signing-keys/oidc-keys.service.ts';
import { addUser } from '../../support/add-user.ts';
import type { SigningKey, SigningKeyRotation } from '../../support/rest-types/backend.ts';
import { clientWithToken, createSessionToken } from '../../support/session-tokens.ts';
import { openSignedInBrowser } from '../../support/sign-in.ts';
import { backdateKeyRetirement, fetchJwks } from '../../support/signing-keys.ts';
import { countStatementsOf, createWorld, eventsOf, type World } from '../../support/world.ts';

const keysOf = (world: World) => oidcKeys(world.context());
const kidsOf = async (world: World) => (await keysOf(world)).keys.map(({ kid }) => kid);
const listed = async ({ backend }: World): Promise<SigningKey[]> =>
  (await backend.get('/settings/signing-keys')).body.data;
const createdKeysOf = async (world: World) =>
  (await eventsOf(world)).filter(({ type }) => type === 'signing_key.created');

async function rotate({ backend }: World): Promise<SigningKeyRotation> {
  const { status, body } = await backend.post('/settings/signing-keys/rotate', { purpose: 'oidc' });
  expect(status).toBe(200);
  return body;
}

const ES256 = { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: expect.any(String), d: expect.any(String) };
const RS256 = { kty: 'RSA', e: 'AQAB', alg: 'RS256', use: 'sig', kid: expect.any(String), d: expect.any(String) };

describe('the keys of the OpenID provider', () => {
  it('are created with the first use, an active and a next one of ES256 and of RS256', async () => {
    const world = await createWorld();
    const { keys } = await keysOf(world);
    expect(keys).toMatchObject([ES256, ES256, RS256, RS256]);
    for (const { kid, ...jwk } of keys) expect(await calculateJwkThumbprint(jwk)).toBe(kid);
    const shown = await listed(world);
    const stateOf = ({ kid }: JWK) => shown.find((key) => key.kid === kid);
    expect(keys.map(stateOf)).toMatchObject(
      ['ES256', 'RS256'].flatMap((algorithm) =>
        ['active', 'next'].map((state) => ({ purpose: 'oidc', algorithm, state })),
      ),
    );
    expect(shown).toHaveLength(4);
    const recorded = JSON.stringify(await eventsOf(world));
    for (const { d } of keys) expect(recorded).not.toContain(d);
  });

  it('are created once for concurrent uses, and then read with one statement', async () => {
    const world = await createWorld();
    const versions = await Promise.all(Array.from({ length: 3 }, async () => (await keysOf(world)).version));
    expect(new Set(versions).size).toBe(1);
    expect(await createdKeysOf(world)).toHaveLength(4);
    expect(await countStatementsOf(world, () => keysOf(world))).toBe(1);
  });

  it('are rotated together, and the active key of each algorithm comes first', async () => {
    const world = await createWorld();
    const { version, keys } = await keysOf(world);
    const [oldActive, oldNext, oldRsaActive, oldRsaNext] = keys.map(({ kid }) => kid);
    const { active, next, retired, keys: rotated } = await rotate(world);
    expect(rotated.map(({ algorithm, state, purpose }) => [algorithm, state, purpose])).toEqual(
      ['ES256', 'RS256'].flatMap((algorithm) =>
        ['active', 'next', 'retired'].map((state) => [algorithm, state, 'oidc']),
      ),
    );
    expect(rotated.slice(0, 3)).toEqual([active, next, retired]);
    const kids = rotated.map(({ kid }) => kid);
    expect([kids[0], kids[2], kids[3], kids[5]]).toEqual([oldNext, oldActive, oldRsaNext, oldRsaActive]);
    expect(await kidsOf(world)).toEqual(kids);
    expect((await keysOf(world)).version).not.toBe(version);
    const rotations = (await eventsOf(world)).filter(({ type }) => type === 'signing_key.rotated');
    expect(rotations).toMatchObject([
      { before: { purpose: 'oidc', algorithm: 'ES256', kid: oldActive }, after: { kid: oldNext } },
      { before: { purpose: 'oidc', algorithm: 'RS256', kid: oldRsaActive }, after: { kid: oldRsaNext } },
    ]);
  });

  it('have a retired key until its tokens of a day have expired', async () => {
    const world = await createWorld();
    const { version } = await keysOf(world);
    const { retired, keys } = await rotate(world);
    const publishedMs = Date.parse(retired.published_until as string) - Date.parse(retired.retired_at as string);
    expect(publishedMs).toBe(86_460_000);
    await backdateKeyRetirement(world, 86_440);
    expect(await kidsOf(world)).toEqual(keys.map(({ kid }) => kid));
    const before = (await keysOf(world)).version;
    await backdateKeyRetirement(world, 86_461);
    const left = keys.filter(({ state }) => state !== 'retired');
    expect(await kidsOf(world)).toEqual(left.map(({ kid }) => kid));
    expect([version, before]).not.toContain((await keysOf(world)).version);

    await rotate(world);
    const { rows } = world.services.database;
    const stored = await rows
      .selectFrom('oidc_signing_key')
      .select('kid')
      .where('deployment_id', '=', world.id)
      .execute();
    expect(stored).toHaveLength(6);
    expect(stored.map(({ kid }) => kid)).not.toContain(retired.kid);
  });

  it('leave one active and one next key of each algorithm after concurrent rotations', async () => {
    const world = await createWorld();
    const rotations = await Promise.all([rotate(world), rotate(world)]);
    const activated = rotations.flatMap(({ keys }) => keys.filter(({ state }) => state === 'active'));
    expect(new Set(activated.map(({ kid }) => kid)).size).toBe(4);
    const states = (await listed(world)).map(({ algorithm, state }) => `${algorithm} ${state}`).sort();
    expect(states).toEqual(
      ['ES256', 'RS256'].flatMap((algorithm) =>
        ['active', 'next', 'retired', 'retired'].map((state) => `${algorithm} ${state}`),
      ),
    );
  });

  it('belong to one deployment and one purpose', async () => {
    const [world, other] = [await createWorld(), await createWorld()];
    const kids = await kidsOf(world);
    await fetchJwks(world);
    await rotate(other);
    await world.backend.post('/settings/signing-keys/rotate', { purpose: 'session' });
    expect(await kidsOf(world)).toEqual(kids);
    for (const kid of await kidsOf(other)) expect(kids).not.toContain(kid);
    const { keys } = await fetchJwks(world);
    expect(keys).toHaveLength(3);
    for (const key of keys) expect(kids).not.toContain(key.kid);
    const { signingKeys } = await world.backend.data(
      '{ signingKeys(filter: { purpose: OIDC }) { nodes { kid algorithm } totalCount } }',
    );
    expect(signingKeys.totalCount).toBe(4);
    expect(signingKeys.nodes).toContainEqual({ kid: kids.at(-1), algorithm: 'RS256' });
  });

  it('sign neither session tokens nor access tokens of the backend host', async () => {
    const world = await createWorld();
    const ada = await addUser(world, { email: 'ada@example.com' });
    const [key] = (await keysOf(world)).keys as [JWK];
    const signed = async (genuine: string, typ: string) =>
      new SignJWT(decodeJwt(genuine))
        .setProtectedHeader({ alg: 'ES256', typ, kid: key.kid as string })
        .sign(await importJWK(key));
    const session = await createSessionToken(await openSignedInBrowser(world, ada.id));
    expect((await clientWithToken(world, session).get('/me')).status).toBe(200);
    expect((await clientWithToken(world, await signed(session, 'session+jwt')).get('/me')).status).toBe(401);
    const access = await world.token(['users:read']);
    expect((await world.backend.with(access).get('/users')).status).toBe(200);
    expect((await world.backend.with(await signed(access, 'at+jwt')).get('/users')).status).toBe(401);
  });

  it('are rotated only with settings:write', async () => {
    const world = await createWorld();
    const reader = world.backend.with(await world.token(['settings:read']));
    expect((await reader.post('/settings/signing-keys/rotate', { purpose: 'oidc' })).status).toBe(403);
    expect(await createdKeysOf(world)).toHaveLength(2);
  });
});
