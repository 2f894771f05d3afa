import type { Feature } from '../../platform/feature.ts';
import { SigningKeySchema } from './signing-key.entity.ts';
import { signingKeyResolvers } from './signing-key.resolvers.ts';

/** Keys that sign tokens. */
export const signingKeysFeature: Feature = {
  entities: [SigningKeySchema],
  resolvers: [signingKeyResolvers],
  sealedColumns: [{ table: 'signing_key', column: 'private_sealed' }],
};
