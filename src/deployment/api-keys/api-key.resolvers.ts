import { offsetList } from '../../platform/database/page.ts';
import { decodeCursor, toConnection } from '../../platform/graph/connections.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { createAccessToken } from './access-token.service.ts';
import { apiKeysBehind, countApiKeys, listApiKeys } from './api-key.reads.ts';
import { createApiKey, revokeApiKey } from './api-key.service.ts';

export const apiKeyResolvers: Resolvers = {
  Query: {
    apiKeys: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listApiKeys(rows, viewer.deploymentId, { ...args, limit })),
  },
  Mutation: {
    createApiKey: (_, { input }, ctx) => createApiKey(ctx, input),
    revokeApiKey: (_, { id }, ctx) => revokeApiKey(ctx, id),
    createAccessToken: (_, { input }, ctx) => createAccessToken(ctx, input),
  },
  Deployment: {
    apiKeys: async (_, { first, after }, { rows, viewer: { deploymentId } }) =>
      toConnection(await apiKeysBehind(rows, deploymentId, { first, after: decodeCursor(after) }), first, {
        after,
        total: () => countApiKeys(rows, deploymentId),
      }),
  },
};
