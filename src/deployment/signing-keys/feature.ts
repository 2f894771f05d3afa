import type { Feature } from '../../platform/feature.ts';
import { signingKeyResolvers } from './backend/signing-key.resolvers.ts';
import { jsonWebKeyResolvers } from './deployment/json-web-key.resolvers.ts';
import { SigningKeySchema } from './signing-key.entity.ts';

/** Keys that sign tokens. */
export const signingKeysFeature: Feature = {
  entities: [SigningKeySchema],
  resolvers: { backend: [signingKeyResolvers], deployment: [jsonWebKeyResolvers] },
  sealedColumns: [{ table: 'signing_key', column: 'private_sealed' }],
};
