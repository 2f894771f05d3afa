/** Public exports of the context customer-keys: API keys of customers. */
export { createApiAuthApp } from './apps/api-auth-app.service.ts';
export type { CheckedKey } from './check/key-lookup.reads.ts';
export { keyHashesIn, mayCheckKeys } from './check/requested-key-hashes.ts';
export { createApiAuthKey, revokeApiAuthKey } from './keys/api-auth-key.service.ts';
export { createMyApiAuthKey } from './keys/deployment/api-auth-key.service.ts';
export { importApiAuthKeys } from './keys/import-keys.service.ts';
