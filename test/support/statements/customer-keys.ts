import { sha256 } from '../../../src/platform/crypto/tokens.ts';
import { unique } from '../world.ts';
import type { Fixture, Preparations } from './fixture.ts';

const KEYS = '/api-auth/apps/{app_name}/keys';

const newKey = ({ create }: Fixture) => create(KEYS, { name: unique('key') });

const ofNewKey = async (fixture: Fixture) => ({ values: { key_id: (await newKey(fixture)).id as string } });

async function check(fixture: Fixture) {
  const { key, app_name } = await newKey(fixture);
  return { key, app_name, ip: '203.0.113.7' };
}

/** Operations about the keys of customers on the backend host. A check has no rate limit to count. */
export const customerKeyPreparations: Preparations = {
  createApiAuthApp: () => ({ body: { name: unique('app') } }),
  deleteApiAuthApp: async ({ create }) => ({
    values: { app_name: (await create('/api-auth/apps', { name: unique('app') })).name },
  }),
  importApiAuthKeys: () => ({ body: { keys: [{ hash: sha256(unique('key')), name: 'Imported' }] } }),
  revokeApiAuthKey: ofNewKey,
  rotateApiAuthKey: ofNewKey,
  verifyApiKey: async (fixture) => ({ body: await check(fixture) }),
  verifyApiKeys: async (fixture) => ({ body: { checks: [await check(fixture), await check(fixture)] } }),
};
