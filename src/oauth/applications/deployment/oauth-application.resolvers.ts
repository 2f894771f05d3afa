import type { Resolvers } from '../../../generated/deployment.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { deleted } from '../../../platform/graph/deleted-resource.ts';
import { assertMayManage, organizationOfMember } from '../../../tenancy/index.ts';
import { applicationParts } from '../application-parts.ts';
import { applicationCountsOfOrganizations, applicationsOfOrganizations } from '../oauth-application.reads.ts';
import { createApplication, deleteApplication, updateApplication } from '../oauth-application.service.ts';
import { createApplicationSecret, deleteApplicationSecret } from '../oauth-application-secret.service.ts';
import { memberOf } from './member-manager.ts';
import { getApplicationAsManager, listApplicationsAsManager } from './oauth-application.reads.ts';

/** Applications of organizations, as the members who manage an organization see them. */
export const memberApplicationResolvers: Resolvers = {
  Query: {
    oauthApplicationsOfOrganization: (_, { organizationId, ...range }, ctx) =>
      listApplicationsAsManager(ctx, organizationId, range),
    oauthApplication: (_, { organizationId, applicationId }, ctx) =>
      getApplicationAsManager(ctx, organizationId, applicationId),
  },
  Mutation: {
    createOauthApplication: (_, { organizationId, input }, ctx) =>
      createApplication(ctx, memberOf(organizationId), input),
    updateOauthApplication: (_, { organizationId, applicationId, input }, ctx) =>
      updateApplication(ctx, memberOf(organizationId), applicationId, input),
    deleteOauthApplication: (_, { organizationId, applicationId }, ctx) =>
      deleted(applicationId, deleteApplication(ctx, memberOf(organizationId), applicationId)),
    createOauthApplicationSecret: (_, { organizationId, applicationId, input }, ctx) =>
      createApplicationSecret(ctx, memberOf(organizationId), applicationId, input),
    deleteOauthApplicationSecret: (_, { organizationId, applicationId, secretId }, ctx) =>
      deleted(secretId, deleteApplicationSecret(ctx, memberOf(organizationId), applicationId, secretId)),
  },
  OauthApplication: {
    ...applicationParts,
    organization: async ({ organizationId }, _, ctx) =>
      organizationId == null ? null : (await organizationOfMember(ctx, organizationId)).organization,
  },
  CreatedOauthApplication: applicationParts,
  Organization: {
    oauthApplications: async ({ id }, args, ctx) => {
      assertMayManage((await organizationOfMember(ctx, id)).access);
      return connectionOf(args, (page) => ctx.loaders.load(applicationsOfOrganizations, id, page), {
        total: async () => (await ctx.loaders.load(applicationCountsOfOrganizations, id)) ?? 0,
      });
    },
  },
};
