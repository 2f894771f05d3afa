import type { DeploymentApiKeysArgs, Resolvers } from '../../generated/backend.ts';
import { SCOPE_BY_NAME } from '../../platform/access/scopes.ts';
import type { Context } from '../../platform/context.ts';
import { offsetList } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { createAccessToken } from './access-token.service.ts';
import { apiKeyPage, countApiKeys, listApiKeys } from './api-key.reads.ts';
import { createApiKey, revokeApiKey } from './api-key.service.ts';

export const apiKeyResolvers: Resolvers = {
  Query: {
    apiKeys: (_, args, ctx) => apiKeysConnection(ctx, args),
    listApiKeys: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listApiKeys(rows, viewer.deploymentId, { ...args, limit })),
  },
  Mutation: {
    createApiKey: (_, { input }, ctx) => createApiKey(ctx, input),
    revokeApiKey: (_, { id }, ctx) => revokeApiKey(ctx, id),
    createAccessToken: (_, { input }, ctx) => createAccessToken(ctx, input),
  },
  Deployment: { apiKeys: (_, args, ctx) => apiKeysConnection(ctx, args) },
};

/** Maps the GraphQL enum `Scope` to scopes as they are stored and as tokens and REST write them. */
export const scopeResolvers = { Scope: SCOPE_BY_NAME };

function apiKeysConnection({ rows, viewer: { deploymentId } }: Context, args: DeploymentApiKeysArgs) {
  return connectionOf(args, (page) => apiKeyPage(rows, deploymentId, args.filter, page), {
    total: () => countApiKeys(rows, deploymentId, args.filter),
  });
}
