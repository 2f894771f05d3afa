import type { Resolvers } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { offsetList } from '../../platform/database/pages/page.ts';
import { connectionOf, type PageArgs } from '../../platform/graph/connections.ts';
import {
  type AppCriteria,
  apiAuthAppPage,
  countApiAuthApps,
  getApiAuthApp,
  listApiAuthApps,
} from './api-auth-app.reads.ts';
import { createApiAuthApp, deleteApiAuthApp, updateApiAuthApp } from './api-auth-app.service.ts';

export const apiAuthAppResolvers: Resolvers = {
  Query: {
    apiAuthApp: (_, { appName }, { rows, viewer }) => getApiAuthApp(rows, viewer.deploymentId, appName),
    apiAuthApps: (_, args, ctx) => appsConnection(ctx, args),
    listApiAuthApps: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listApiAuthApps(rows, viewer.deploymentId, { ...args, limit })),
  },
  Mutation: {
    createApiAuthApp: (_, { input }, ctx) => createApiAuthApp(ctx, input),
    updateApiAuthApp: (_, { appName, input }, ctx) => updateApiAuthApp(ctx, appName, input),
    deleteApiAuthApp: (_, { appName }, ctx) => deleteApiAuthApp(ctx, appName),
  },
  Deployment: { apiAuthApps: (_, args, ctx) => appsConnection(ctx, args) },
};

function appsConnection({ rows, viewer: { deploymentId } }: Context, args: PageArgs & AppCriteria) {
  return connectionOf(args, (page) => apiAuthAppPage(rows, deploymentId, args, page), {
    total: () => countApiAuthApps(rows, deploymentId, args),
  });
}
