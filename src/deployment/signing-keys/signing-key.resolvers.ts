import { offsetList } from '../../platform/database/page.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { rotateSigningKeys } from './rotate-signing-keys.service.ts';
import { listSigningKeys } from './signing-key.reads.ts';
import { jsonWebKeys } from './signing-key.service.ts';

export const signingKeyResolvers: Resolvers = {
  Query: {
    signingKeys: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listSigningKeys(rows, viewer.deploymentId, { ...args, limit })),
    jwks: (_, __, ctx) => jsonWebKeys(ctx),
    jwk: (_, __, ctx) => jsonWebKeys(ctx),
  },
  Mutation: {
    rotateSigningKeys: (_, { input }, ctx) => rotateSigningKeys(ctx, input?.purpose ?? 'SESSION'),
  },
};
