import type { Feature } from '../../platform/feature.ts';
import { signingKeyResolvers } from './backend/signing-key.resolvers.ts';
import { jsonWebKeyResolvers } from './deployment/json-web-key.resolvers.ts';
import { Migration044OidcSigningKeys } from './migrations/044-oidc-signing-keys.ts';
import { OidcSigningKeySchema, SigningKeySchema } from './signing-key.entity.ts';

/** Keys that sign tokens. */
export const signingKeysFeature: Feature = {
  entities: [SigningKeySchema, OidcSigningKeySchema],
  migrations: [{ name: '044-oidc-signing-keys', class: Migration044OidcSigningKeys, servesFrom: 31 }],
  resolvers: { backend: [signingKeyResolvers], deployment: [jsonWebKeyResolvers] },
  sealedColumns: [
    { table: 'signing_key', column: 'private_sealed' },
    { table: 'oidc_signing_key', column: 'private_sealed' },
  ],
};
