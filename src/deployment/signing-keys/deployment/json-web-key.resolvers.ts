import type { Resolvers } from '../../../generated/deployment.ts';
import { jsonWebKeys } from '../signing-key.service.ts';

export const jsonWebKeyResolvers: Resolvers = {
  Query: {
    jwks: (_, __, ctx) => jsonWebKeys(ctx),
    jwk: (_, __, ctx) => jsonWebKeys(ctx),
  },
};
