import type { Resolvers } from '../../../generated/backend.ts';
import type { Context } from '../../../platform/context.ts';
import { offsetList } from '../../../platform/database/pages/page.ts';
import { connectionOf, type PageArgs } from '../../../platform/graph/connections.ts';
import { deleted } from '../../../platform/graph/deleted-resource.ts';
import { organizationsById } from '../../../tenancy/index.ts';
import { BACKEND } from '../application-manager.ts';
import { applicationParts } from '../application-parts.ts';
import {
  type ApplicationCriteria,
  applicationCountsOfOrganizations,
  applicationPage,
  applicationsOfOrganizations,
  countApplications,
  getApplication,
  listApplications,
} from '../oauth-application.reads.ts';
import { createApplication, deleteApplication, updateApplication } from '../oauth-application.service.ts';
import { createApplicationSecret, deleteApplicationSecret } from '../oauth-application-secret.service.ts';

export const oauthApplicationResolvers: Resolvers = {
  Query: {
    oauthApplication: (_, { id }, { rows, viewer }) => getApplication(rows, viewer.deploymentId, id),
    oauthApplications: (_, args, ctx) => applicationsConnection(ctx, args),
    listOauthApplications: (_, { limit, offset, search, ...filter }, { rows, viewer }) =>
      offsetList({ limit, offset }, (limit) =>
        listApplications(rows, viewer.deploymentId, { search, filter }, { limit, offset }),
      ),
  },
  Mutation: {
    createOauthApplication: (_, { input }, ctx) => createApplication(ctx, BACKEND, input),
    updateOauthApplication: (_, { id, input }, ctx) => updateApplication(ctx, BACKEND, id, input),
    deleteOauthApplication: (_, { id }, ctx) => deleted(id, deleteApplication(ctx, BACKEND, id)),
    createOauthApplicationSecret: (_, { id, input }, ctx) => createApplicationSecret(ctx, BACKEND, id, input),
    deleteOauthApplicationSecret: (_, { applicationId, secretId }, ctx) =>
      deleted(secretId, deleteApplicationSecret(ctx, BACKEND, applicationId, secretId)),
  },
  OauthApplication: {
    ...applicationParts,
    organization: async ({ organizationId }, _, { loaders }) =>
      organizationId == null ? null : loaders.load(organizationsById, organizationId),
  },
  CreatedOauthApplication: applicationParts,
  Organization: {
    oauthApplications: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(applicationsOfOrganizations, id, page), {
        total: async () => (await loaders.load(applicationCountsOfOrganizations, id)) ?? 0,
      }),
  },
  Deployment: { oauthApplications: (_, args, ctx) => applicationsConnection(ctx, args) },
};

function applicationsConnection({ rows, viewer: { deploymentId } }: Context, args: PageArgs & ApplicationCriteria) {
  return connectionOf(args, (page) => applicationPage(rows, deploymentId, args, page), {
    total: () => countApplications(rows, deploymentId, args),
  });
}
