import { offsetList } from '../../platform/database/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { apiAuthAppsBehind, countApiAuthApps, getApiAuthApp, listApiAuthApps } from './api-auth-app.reads.ts';
import { createApiAuthApp, deleteApiAuthApp, updateApiAuthApp } from './api-auth-app.service.ts';

export const apiAuthAppResolvers: Resolvers = {
  Query: {
    apiAuthApp: (_, { appName }, { rows, viewer }) => getApiAuthApp(rows, viewer.deploymentId, appName),
    apiAuthApps: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listApiAuthApps(rows, viewer.deploymentId, { ...args, limit })),
  },
  Mutation: {
    createApiAuthApp: (_, { input }, ctx) => createApiAuthApp(ctx, input),
    updateApiAuthApp: (_, { appName, input }, ctx) => updateApiAuthApp(ctx, appName, input),
    deleteApiAuthApp: (_, { appName }, ctx) => deleteApiAuthApp(ctx, appName),
  },
  Deployment: {
    apiAuthApps: (_, args, { rows, viewer: { deploymentId } }) =>
      connectionOf(args, (page) => apiAuthAppsBehind(rows, deploymentId, page), {
        total: () => countApiAuthApps(rows, deploymentId),
      }),
  },
};
