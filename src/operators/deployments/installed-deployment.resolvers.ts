import type { Resolvers } from '../../generated/console.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import {
  allowedOf,
  countInstalledDeployments,
  getInstalledDeployment,
  installedDeploymentPage,
} from './installed-deployment.reads.ts';
import { createInstalledDeployment, renameInstalledDeployment } from './installed-deployment.service.ts';

export const installedDeploymentResolvers: Resolvers = {
  Query: {
    installedDeployments: (_, { search, ...args }, ctx) => {
      const filter = { allowed: allowedOf(ctx), search };
      return connectionOf(args, (page) => installedDeploymentPage(ctx.rows, filter, page), {
        total: () => countInstalledDeployments(ctx.rows, filter),
      });
    },
    installedDeployment: (_, { id }, ctx) => getInstalledDeployment(ctx.rows, allowedOf(ctx), id),
  },
  Mutation: {
    createInstalledDeployment: (_, { input }, ctx) => createInstalledDeployment(ctx, input),
    renameInstalledDeployment: (_, { id, input }, ctx) => renameInstalledDeployment(ctx, id, input),
  },
};
