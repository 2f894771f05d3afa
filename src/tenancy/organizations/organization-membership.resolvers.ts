import { userNotFound, usersById } from '../../identity/index.ts';
import { offsetList } from '../../platform/database/page.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import type { Resolvers } from '../graph/resolvers.ts';
import { rolesOfOrganizationMemberships } from '../roles/role.reads.ts';
import { organizationAccess } from './organization.access.ts';
import { memberCounts, organizationNotFound, organizationsById } from './organization.reads.ts';
import { listColleagues } from './organization-member.reads.ts';
import {
  listMembers,
  membershipCounts,
  membershipsOfUsers,
  membersOfOrganizations,
} from './organization-membership.reads.ts';
import { addMember, removeMember, updateMember } from './organization-membership.service.ts';

export const organizationMembershipResolvers: Resolvers = {
  Query: {
    organizationMembers: (_, { organizationId, ...page }, { rows, viewer }) =>
      offsetList(page, (limit) => listMembers(rows, viewer.deploymentId, organizationId, { ...page, limit })),
    membersOfOrganization: async (_, { id, ...part }, ctx) => {
      const { organizationId } = await organizationAccess(ctx, id);
      return listColleagues(ctx.rows, ctx.viewer.deploymentId, organizationId, part);
    },
  },
  Mutation: {
    addOrganizationMember: (_, { organizationId, input }, ctx) => addMember(ctx, organizationId, input),
    updateOrganizationMember: (_, { organizationId, membershipId, input }, ctx) =>
      updateMember(ctx, organizationId, membershipId, input),
    removeOrganizationMember: (_, { organizationId, membershipId }, ctx) =>
      removeMember(ctx, organizationId, membershipId),
  },
  Organization: {
    members: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(membersOfOrganizations, id, page), {
        total: async () => (await loaders.load(memberCounts, id)) ?? 0,
      }),
  },
  User: {
    organizationMemberships: ({ id }, args, { loaders }) =>
      connectionOf(args, (page) => loaders.load(membershipsOfUsers, id, page), {
        total: async () => (await loaders.load(membershipCounts, id)) ?? 0,
      }),
  },
  OrganizationMembership: {
    roles: async ({ id, roles }, _, { loaders }) =>
      roles ?? (await loaders.load(rolesOfOrganizationMemberships, id)) ?? [],
    organization: async ({ organizationId }, _, { loaders }) => {
      const organization = await loaders.load(organizationsById, organizationId);
      if (organization === undefined) throw organizationNotFound();
      return organization;
    },
    user: async ({ userId }, _, { loaders }) => {
      const user = await loaders.load(usersById, userId);
      if (user === undefined) throw userNotFound();
      return user;
    },
  },
};
