import { describe, expect, it } from 'vitest';
import { backdateKeyRetirement } from '../../support/signing-keys.ts';
import { createWorld, type World } from '../../support/world.ts';

const PAGE = `query ($filter: SigningKeyFilter) {
  signingKeys(filter: $filter) { nodes { kid state purpose } totalCount }
  deployment { signingKeys(filter: $filter) { nodes { kid state purpose } totalCount } }
}`;

interface Key {
  readonly kid: string;
  readonly state: string;
  readonly purpose: string;
}

async function keysBy({ backend }: World, filter: object | null = null): Promise<Key[]> {
  const { signingKeys, deployment } = await backend.data(PAGE, { filter });
  expect(deployment.signingKeys).toEqual(signingKeys);
  expect(signingKeys.totalCount).toBe(signingKeys.nodes.length);
  return signingKeys.nodes;
}

/** A deployment with keys of both purposes and a retired session key. */
async function worldWithKeys(): Promise<World> {
  const world = await createWorld();
  await world.token(['settings:read']);
  await world.backend.post('/settings/signing-keys/rotate', {});
  return world;
}

describe('the signing keys of a deployment', () => {
  it('filters signing keys by state and purpose', async () => {
    const world = await worldWithKeys();
    const all = await keysBy(world);
    const kept = (keep: (key: Key) => boolean) => all.filter(keep);
    expect(kept(({ state }) => state === 'RETIRED')).toHaveLength(1);
    for (const state of ['NEXT', 'ACTIVE', 'RETIRED']) {
      expect(await keysBy(world, { state })).toEqual(kept((key) => key.state === state));
    }
    for (const purpose of ['SESSION', 'ACCESS_TOKEN']) {
      expect(await keysBy(world, { purpose })).toEqual(kept((key) => key.purpose === purpose));
      expect(await keysBy(world, { purpose, state: 'ACTIVE' })).toHaveLength(1);
    }
  });

  it('filters signing keys by thumbprint', async () => {
    const world = await worldWithKeys();
    const all = await keysBy(world);
    expect(await keysBy(world, { kids: [all[2]?.kid, all[0]?.kid, 'none'] })).toEqual([all[0], all[2]]);
    expect(await keysBy(world, { kids: [] })).toEqual([]);
  });

  it('does not list a key after its last token has expired', async () => {
    const world = await worldWithKeys();
    await backdateKeyRetirement(world, 86_400);
    expect(await keysBy(world, { state: 'RETIRED' })).toEqual([]);
  });

  it.each([
    ['101 thumbprints', { kids: Array(101).fill('a') }],
    ['a thumbprint of 65 characters', { kids: ['a'.repeat(65)] }],
  ])('rejects a filter by %s', async (_, filter) => {
    const { backend } = await createWorld();
    const { body } = await backend.graphql(PAGE, { filter });
    expect(body.errors[0].extensions.code).toBe('VALIDATION_FAILED');
  });
});
