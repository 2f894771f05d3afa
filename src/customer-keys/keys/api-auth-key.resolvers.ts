import type { ApiAuthAppKeysArgs, Resolvers } from '../../generated/backend.ts';
import { usersById } from '../../identity/index.ts';
import type { Context } from '../../platform/context.ts';
import { offsetList } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { organizationsById, workspacesById } from '../../tenancy/index.ts';
import { apiAuthAppsById, getApiAuthApp } from '../apps/api-auth-app.reads.ts';
import { getApiAuthKeyOfApp, keysById, listApiAuthKeys } from './api-auth-key.reads.ts';
import { createApiAuthKey, revokeApiAuthKey, updateApiAuthKey } from './api-auth-key.service.ts';
import {
  type KeysEdge,
  keysOfApps,
  keysOfOrganizations,
  keysOfUsers,
  keysOfWorkspaces,
  keysReplacedBy,
} from './api-auth-key-edges.reads.ts';
import { importApiAuthKeys } from './import-keys.service.ts';
import { rotateApiAuthKey } from './rotate-key.service.ts';

export const apiAuthKeyResolvers: Resolvers = {
  Query: {
    apiAuthKey: (_, { appName, keyId }, { rows, viewer }) =>
      getApiAuthKeyOfApp(rows, viewer.deploymentId, appName, keyId),
    listApiAuthKeys: async (_, { appName, limit, offset, search, ...filter }, { rows, viewer: { deploymentId } }) => {
      const { id } = await getApiAuthApp(rows, deploymentId, appName);
      return offsetList({ limit, offset }, (limit) =>
        listApiAuthKeys(rows, deploymentId, id, { limit, offset, search, filter }),
      );
    },
  },
  Mutation: {
    createApiAuthKey: (_, { appName, input }, ctx) => createApiAuthKey(ctx, appName, input),
    importApiAuthKeys: (_, { appName, input }, ctx) => importApiAuthKeys(ctx, appName, input),
    updateApiAuthKey: (_, { appName, keyId, input }, ctx) => updateApiAuthKey(ctx, appName, keyId, input),
    revokeApiAuthKey: (_, { appName, keyId, input }, ctx) => revokeApiAuthKey(ctx, appName, keyId, input),
    rotateApiAuthKey: (_, { appName, keyId, input }, ctx) => rotateApiAuthKey(ctx, appName, keyId, input),
  },
  ApiAuthKey: {
    app: async ({ appId }, _, { loaders }) => (await loaders.load(apiAuthAppsById, appId)) ?? null,
    user: async ({ userId }, _, { loaders }) =>
      userId == null ? null : ((await loaders.load(usersById, userId)) ?? null),
    organization: async ({ organizationId }, _, { loaders }) =>
      organizationId == null ? null : ((await loaders.load(organizationsById, organizationId)) ?? null),
    workspace: async ({ workspaceId }, _, { loaders }) =>
      workspaceId == null ? null : ((await loaders.load(workspacesById, workspaceId)) ?? null),
    replacedBy: async ({ replacedById }, _, { loaders }) =>
      replacedById == null ? null : ((await loaders.load(keysById, replacedById)) ?? null),
    replaces: async ({ id }, _, { loaders }) => (await loaders.load(keysReplacedBy, id)) ?? null,
  },
  ApiAuthApp: { keys: keysConnection(keysOfApps) },
  User: { apiAuthKeys: keysConnection(keysOfUsers) },
  Organization: { apiAuthKeys: keysConnection(keysOfOrganizations) },
  Workspace: { apiAuthKeys: keysConnection(keysOfWorkspaces) },
};

function keysConnection({ pages, counts }: KeysEdge) {
  return ({ id }: { readonly id: string }, { search, filter, ...args }: ApiAuthAppKeysArgs, { loaders }: Context) =>
    connectionOf(args, (page) => loaders.load(pages, id, { ...page, search, filter }), {
      total: async () => (await loaders.load(counts, id, { search, filter })) ?? 0,
    });
}
