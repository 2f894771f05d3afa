import type { Resolvers } from '../../../generated/deployment.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { organizationOfMember, workspaceOfMember } from '../../../tenancy/index.ts';
import {
  countOwnKeys,
  countSelfServiceApps,
  listOwnKeys,
  listSelfServiceApps,
  ownKeyPage,
  selfServiceAppPage,
} from '../self-service.reads.ts';
import { createMyApiAuthKey, revokeMyApiAuthKey, rotateMyApiAuthKey } from './api-auth-key.service.ts';

export const myApiAuthKeysResolvers: Resolvers = {
  Query: {
    selfServiceApps: (_, page, { rows, viewer }) => listSelfServiceApps(rows, viewer.deploymentId, page),
    myApiAuthKeys: (_, { appName, ...page }, { rows, viewer }) =>
      listOwnKeys(rows, viewer.deploymentId, { name: appName, userId: viewer.assertSignedIn().userId }, page),
  },
  Mutation: {
    createApiAuthKey: (_, { appName, input }, ctx) => createMyApiAuthKey(ctx, appName, input),
    revokeApiAuthKey: (_, { appName, keyId }, ctx) => revokeMyApiAuthKey(ctx, appName, keyId),
    rotateApiAuthKey: (_, { appName, keyId, input }, ctx) => rotateMyApiAuthKey(ctx, appName, keyId, input),
  },
  Viewer: {
    apiAuthApps: ({ id }, args, { rows, viewer }) => {
      const { deploymentId } = viewer;
      viewer.assertUser(id);
      return connectionOf(args, (page) => selfServiceAppPage(rows, deploymentId, page), {
        total: () => countSelfServiceApps(rows, deploymentId),
        idOf: (app) => app.id,
      });
    },
    apiAuthKeys: ({ id }, { appName, ...args }, { rows, viewer }) => {
      const keys = { userId: viewer.assertUser(id).userId, appName: appName ?? null };
      return connectionOf(args, (page) => ownKeyPage(rows, viewer.deploymentId, keys, page), {
        total: () => countOwnKeys(rows, viewer.deploymentId, keys),
      });
    },
  },
  ApiAuthKey: {
    // A revoked key can outlive the membership, without which the user may not see the organization or workspace.
    organization: async ({ organizationId }, _, ctx) =>
      organizationId == null ? null : (await organizationOfMember(ctx, organizationId)).organization,
    workspace: async ({ workspaceId }, _, ctx) =>
      workspaceId == null ? null : (await workspaceOfMember(ctx, workspaceId)).workspace,
  },
};
