import type { Resolvers } from '../../../generated/deployment.ts';
import { inPage, inRange } from '../../../platform/database/pages/page.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { assertMayManage, organizationOfMember, readableList } from '../../../tenancy/index.ts';
import { countResources, selectAvailableResources } from '../oauth-resource.reads.ts';

/** The resources that applications of organizations may use, for members who manage an organization. */
export const memberResourceResolvers: Resolvers = {
  Query: {
    oauthResourcesOfOrganization: (_, { organizationId: id, ...range }, ctx) =>
      readableList(
        ctx,
        { level: 'organization', id },
        'managers',
        selectAvailableResources(ctx.rows, ctx.viewer.deploymentId).orderBy('id').$call(inRange(range)),
      ),
  },
  Organization: {
    oauthResources: async ({ id }, args, ctx) => {
      assertMayManage((await organizationOfMember(ctx, id)).access);
      const { rows, viewer } = ctx;
      return connectionOf(
        args,
        (page) => selectAvailableResources(rows, viewer.deploymentId).$call(inPage('id', page)).execute(),
        { total: () => countResources(rows, viewer.deploymentId, { filter: { availableToOrganizations: true } }) },
      );
    },
  },
};
