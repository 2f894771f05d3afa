import { offsetList } from '../../database/page.ts';
import { decodeCursor, toConnection } from '../../graphql/connections.ts';
import type { Resolvers } from '../../graphql/generated/types.ts';
import { organizationAccessWith } from '../organization/organization.access.ts';
import {
  invitationCounts,
  invitationsOfOrganizations,
  listInvitations,
  listInvitationsOfAny,
} from './invitation.reads.ts';
import { createInvitation, revokeInvitation } from './invitation.service.ts';

export const invitationResolvers: Resolvers = {
  Query: {
    invitations: (_, { organizationId, ...page }, { rows, viewer }) =>
      offsetList(page, (limit) => listInvitationsOfAny(rows, viewer.deploymentId, organizationId, { ...page, limit })),
    invitationsOfOrganization: async (_, { id, ...part }, ctx) => {
      const access = await organizationAccessWith(ctx, id, ['organization:admin', 'organization:manage']);
      return listInvitations(ctx.rows, ctx.viewer.deploymentId, access.organizationId, part);
    },
  },
  Mutation: {
    createInvitation: (_, { organizationId, input }, ctx) => createInvitation(ctx, organizationId, input),
    revokeInvitation: (_, { organizationId, invitationId }, ctx) => revokeInvitation(ctx, organizationId, invitationId),
  },
  Organization: {
    invitations: async ({ id }, { first, after }, { loaders }) => {
      const rows = (await loaders.load(invitationsOfOrganizations, id, { first, after: decodeCursor(after) })) ?? [];
      return toConnection(rows, first, { after, total: async () => (await loaders.load(invitationCounts, id)) ?? 0 });
    },
  },
};
