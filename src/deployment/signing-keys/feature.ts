import type { Feature } from '../../platform/feature.ts';
import { SigningKeySchema } from './signing-key.entity.ts';
import { signingKeyResolvers } from './signing-key.resolvers.ts';

/** The keys that tokens are signed with. */
export const signingKeysFeature: Feature = {
  entities: [SigningKeySchema],
  resolvers: [signingKeyResolvers],
  sealedColumns: [{ table: 'signing_key', column: 'private_sealed' }],
};
