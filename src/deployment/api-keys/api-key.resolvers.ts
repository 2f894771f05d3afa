import { SCOPE_BY_NAME } from '../../platform/access/scopes.ts';
import { offsetList } from '../../platform/database/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
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
    apiKeys: (_, args, { rows, viewer: { deploymentId } }) =>
      connectionOf(args, (page) => apiKeysBehind(rows, deploymentId, page), {
        total: () => countApiKeys(rows, deploymentId),
      }),
  },
};

/** The enum `Scope` of GraphQL: its internal values are the scopes as rows, tokens and REST write them. */
export const scopeResolvers = { Scope: SCOPE_BY_NAME };
