import { offsetList } from '../../../database/page.ts';
import { decodeCursor, toConnection } from '../../../graphql/connections.ts';
import type { Resolvers } from '../../../graphql/generated/types.ts';
import type { ApiAuthAppRow } from '../../../graphql/mappers.ts';
import { organizationsById } from '../../organization/organization.reads.ts';
import { usersById } from '../../user/user.reads.ts';
import { workspacesById } from '../../workspace/workspace.reads.ts';
import { apiAuthAppsById, getApiAuthApp } from '../api-auth-app.reads.ts';
import { getApiAuthKeyOf, listApiAuthKeys } from './api-auth-key.reads.ts';
import { createApiAuthKey, revokeApiAuthKey, updateApiAuthKey } from './api-auth-key.service.ts';
import {
  keyCountsOfApps,
  keyCountsOfOrganizations,
  keyCountsOfUsers,
  keysOfApps,
  keysOfOrganizations,
  keysOfUsers,
} from './api-auth-key-edges.reads.ts';
import { importApiAuthKeys } from './import-keys.service.ts';
import { rotateApiAuthKey } from './rotate-key.service.ts';

export const apiAuthKeyResolvers: Resolvers = {
  Query: {
    apiAuthKey: (_, { appName, keyId }, { rows, viewer }) => getApiAuthKeyOf(rows, viewer.deploymentId, appName, keyId),
    apiAuthKeys: async (_, { appName, ...page }, { rows, viewer: { deploymentId } }) => {
      const { id } = await getApiAuthApp(rows, deploymentId, appName);
      return offsetList(page, (limit) => listApiAuthKeys(rows, deploymentId, id, { ...page, limit }));
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
    app: async ({ appId }, _, { loaders }) => (await loaders.load(apiAuthAppsById, appId)) as ApiAuthAppRow,
    user: async ({ userId }, _, { loaders }) =>
      userId == null ? null : ((await loaders.load(usersById, userId)) ?? null),
    organization: async ({ organizationId }, _, { loaders }) =>
      organizationId == null ? null : ((await loaders.load(organizationsById, organizationId)) ?? null),
    workspace: async ({ workspaceId }, _, { loaders }) =>
      workspaceId == null ? null : ((await loaders.load(workspacesById, workspaceId)) ?? null),
  },
  ApiAuthApp: {
    keys: async ({ id }, { first, after }, { loaders }) => {
      const keys = (await loaders.load(keysOfApps, id, { first, after: decodeCursor(after) })) ?? [];
      return toConnection(keys, first, { after, total: async () => (await loaders.load(keyCountsOfApps, id)) ?? 0 });
    },
  },
  User: {
    apiAuthKeys: async ({ id }, { first, after }, { loaders }) => {
      const keys = (await loaders.load(keysOfUsers, id, { first, after: decodeCursor(after) })) ?? [];
      return toConnection(keys, first, { after, total: async () => (await loaders.load(keyCountsOfUsers, id)) ?? 0 });
    },
  },
  Organization: {
    apiAuthKeys: async ({ id }, { first, after }, { loaders }) => {
      const keys = (await loaders.load(keysOfOrganizations, id, { first, after: decodeCursor(after) })) ?? [];
      return toConnection(keys, first, {
        after,
        total: async () => (await loaders.load(keyCountsOfOrganizations, id)) ?? 0,
      });
    },
  },
};
