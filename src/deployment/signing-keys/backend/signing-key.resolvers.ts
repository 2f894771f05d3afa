import type { DeploymentSigningKeysArgs, Resolvers } from '../../../generated/backend.ts';
import type { Context } from '../../../platform/context.ts';
import { offsetList } from '../../../platform/database/pages/page.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { rotateSigningKeys } from '../rotate-signing-keys.service.ts';
import { countSigningKeys, listSigningKeys, signingKeyPage } from '../signing-key.reads.ts';

export const signingKeyResolvers: Resolvers = {
  Query: {
    signingKeys: (_, args, ctx) => signingKeysConnection(ctx, args),
    listSigningKeys: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listSigningKeys(rows, viewer.deploymentId, { ...args, limit })),
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
