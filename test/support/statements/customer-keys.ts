import { sha256 } from '../../../src/platform/crypto/tokens.ts';
import { unique } from '../world.ts';
import type { Fixture, Preparations } from './fixture.ts';

const KEYS = '/api-auth/apps/{app_name}/keys';

const newKey = ({ create }: Fixture) => create(KEYS, { name: unique('key') });

const ofNewKey = async (fixture: Fixture) => ({ values: { key_id: (await newKey(fixture)).id } });

const LIMITED = { rate_limits: [{ unit: 'hour', duration: 1, max_requests: 100, mode: 'per_key' }] };

/** A check of a new key, whose app has these settings. */
async function check({ create }: Fixture, settings: object = {}) {
  const { name: app_name } = await create('/api-auth/apps', { name: unique('app'), ...settings });
  const { key } = await create(`/api-auth/apps/${app_name}/keys`, { name: unique('key') });
  return { key, app_name, ip: '203.0.113.7' };
}

/** Operations about the keys of customers on the backend host. */
export const customerKeyPreparations: Preparations = {
  createApiAuthApp: () => ({ body: { name: unique('app') } }),
  deleteApiAuthApp: async ({ create }) => ({
    values: { app_name: (await create('/api-auth/apps', { name: unique('app') })).name },
  }),
  importApiAuthKeys: () => ({ body: { keys: [{ hash: sha256(unique('key')), name: 'Imported' }] } }),
  revokeApiAuthKey: ofNewKey,
  rotateApiAuthKey: ofNewKey,
  verifyApiKey: async (fixture) => ({ body: await check(fixture) }),
  'verifyApiKey, with a rate limit': async (fixture) => ({ body: await check(fixture, LIMITED) }),
  verifyApiKeys: async (fixture) => ({ body: { checks: [await check(fixture), await check(fixture)] } }),
  'verifyApiKeys, with rate limits': async (fixture) => ({
    body: { checks: [await check(fixture, LIMITED), await check(fixture, LIMITED)] },
  }),
};
