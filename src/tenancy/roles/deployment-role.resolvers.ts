import type { Resolvers } from '../../generated/backend.ts';
import { offsetList } from '../../platform/database/pages/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import { deleted } from '../../platform/graph/deleted-resource.ts';
import { READ_SCOPES_OF_BOTH_LEVELS, WRITE_SCOPES_OF_BOTH_LEVELS } from '../parents/parent.ts';
import { createDeploymentRole, deleteDeploymentRole, updateDeploymentRole } from './deployment-role.service.ts';
import { countDeploymentRoles, deploymentRolePage, listDeploymentRoles } from './role-edge.reads.ts';

/** The directives can declare only one scope, so the resolvers check both. */
export const deploymentRoleResolvers: Resolvers = {
  Query: {
    listDeploymentRoles: (_, { level, ...page }, ctx) => {
      ctx.viewer.assertScopes(READ_SCOPES_OF_BOTH_LEVELS);
      return offsetList(page, (limit) => listDeploymentRoles(ctx, level, { ...page, limit }));
    },
  },
  Mutation: {
    createDeploymentRole: (_, { input }, ctx) => {
      ctx.viewer.assertScopes(WRITE_SCOPES_OF_BOTH_LEVELS);
      return createDeploymentRole(ctx, input);
    },
    updateDeploymentRole: (_, { roleId, input }, ctx) => {
      ctx.viewer.assertScopes(WRITE_SCOPES_OF_BOTH_LEVELS);
      return updateDeploymentRole(ctx, roleId, input);
    },
    deleteDeploymentRole: (_, { roleId }, ctx) => {
      ctx.viewer.assertScopes(WRITE_SCOPES_OF_BOTH_LEVELS);
      return deleted(roleId, deleteDeploymentRole(ctx, roleId));
    },
  },
  Deployment: {
    roles: (_, { level, ...args }, ctx) => {
      ctx.viewer.assertScopes(READ_SCOPES_OF_BOTH_LEVELS);
      return connectionOf(args, (page) => deploymentRolePage(ctx, level, page), {
        total: () => countDeploymentRoles(ctx, level),
      });
    },
  },
};
