import type { DeploymentUserImportsArgs, Resolvers } from '../../generated/backend.ts';
import type { Context } from '../../platform/context.ts';
import { offsetList } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import {
  countUserImports,
  failureCounts,
  failuresOfImports,
  getUserImport,
  listFailures,
  listUserImports,
  userImportPage,
} from './user-import.reads.ts';
import { createUserImport, deleteUserImport } from './user-import.service.ts';

export const userImportResolvers: Resolvers = {
  Query: {
    userImport: (_, { id }, { rows, viewer }) => getUserImport(rows, viewer.deploymentId, id),
    userImports: (_, args, ctx) => importsConnection(ctx, args),
    listUserImports: (_, args, { rows, viewer }) =>
      offsetList(args, (limit) => listUserImports(rows, viewer.deploymentId, { ...args, limit })),
    listUserImportFailures: async (_, { importId, ...args }, { rows, viewer }) => {
      await getUserImport(rows, viewer.deploymentId, importId);
      return offsetList(args, (limit) => listFailures(rows, viewer.deploymentId, importId, { ...args, limit }));
    },
  },
  Mutation: {
    createUserImport: (_, { input }, ctx) => createUserImport(ctx, input),
    deleteUserImport: (_, { id }, ctx) => deleted(id, deleteUserImport(ctx, id)),
  },
  Deployment: { userImports: (_, args, ctx) => importsConnection(ctx, args) },
  UserImport: {
    failures: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(failuresOfImports, id, page), {
        total: async () => (await loaders.load(failureCounts, id)) ?? 0,
        idOf: ({ line }) => String(line),
      }),
  },
};

function importsConnection({ rows, viewer: { deploymentId } }: Context, args: DeploymentUserImportsArgs) {
  return connectionOf(args, (page) => userImportPage(rows, deploymentId, page), {
    total: () => countUserImports(rows, deploymentId),
  });
}
