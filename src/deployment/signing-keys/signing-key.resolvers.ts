import type { Context } from '../../platform/context.ts';
import { offsetList } from '../../platform/database/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import type { DeploymentSigningKeysArgs } from '../graph/types.ts';
import { rotateSigningKeys } from './rotate-signing-keys.service.ts';
import { countSigningKeys, listSigningKeys, signingKeyPage } from './signing-key.reads.ts';
import { jsonWebKeys } from './signing-key.service.ts';

export const signingKeyResolvers: Resolvers = {
  Query: {
    signingKeys: (_, args, ctx) => signingKeysConnection(ctx, args),
    listSigningKeys: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listSigningKeys(rows, viewer.deploymentId, { ...args, limit })),
    jwks: (_, __, ctx) => jsonWebKeys(ctx),
    jwk: (_, __, ctx) => jsonWebKeys(ctx),
  },
  Mutation: {
    rotateSigningKeys: (_, { input }, ctx) => rotateSigningKeys(ctx, input?.purpose ?? 'SESSION'),
  },
  Deployment: { signingKeys: (_, args, ctx) => signingKeysConnection(ctx, args) },
};

function signingKeysConnection({ rows, viewer: { deploymentId } }: Context, args: DeploymentSigningKeysArgs) {
  return connectionOf(args, (page) => signingKeyPage(rows, deploymentId, args.filter, page), {
    total: () => countSigningKeys(rows, deploymentId, args.filter),
  });
}
