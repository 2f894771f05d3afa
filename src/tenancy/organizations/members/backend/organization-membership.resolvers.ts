import type { Resolvers } from '../../../../generated/backend.ts';
import { offsetList } from '../../../../platform/database/pages/page.ts';
import { deleted } from '../../../../platform/graph/deleted-resource.ts';
import { memberConnection } from '../../../members/backend/member.connection.ts';
import { memberEdges } from '../../../members/backend/member.resolvers.ts';
import { listMembers } from '../../../members/backend/member-list.reads.ts';
import { organizationNotFound } from '../../../parents/parent.ts';
import { organizationsById } from '../../organization.reads.ts';
import {
  addOrganizationMember,
  removeOrganizationMember,
  updateOrganizationMember,
} from './organization-membership.service.ts';

const level = 'organization';

export const organizationMembershipResolvers: Resolvers = {
  Query: {
    listOrganizationMembers: (_, { organizationId: id, ...args }, { rows, viewer }) =>
      offsetList(args, (limit) => listMembers(rows, viewer.deploymentId, { level, id }, { ...args, limit })),
  },
  Mutation: {
    addOrganizationMember: (_, { organizationId, input }, ctx) => addOrganizationMember(ctx, organizationId, input),
    updateOrganizationMember: (_, { organizationId, membershipId, input }, ctx) =>
      updateOrganizationMember(ctx, organizationId, membershipId, input),
    removeOrganizationMember: (_, { organizationId, membershipId }, ctx) =>
      deleted(membershipId, removeOrganizationMember(ctx, organizationId, membershipId)),
  },
  Organization: {
    members: ({ id }, args, ctx, info) => memberConnection(ctx, { level, parent: 'organization', id }, args, info),
  },
  Role: {
    organizationMembers: ({ id }, args, ctx, info) => memberConnection(ctx, { level, parent: 'role', id }, args, info),
  },
  User: {
    organizationMemberships: ({ id }, args, ctx, info) =>
      memberConnection(ctx, { level, parent: 'user', id }, args, info),
  },
  OrganizationMembership: {
    ...memberEdges(level),
    organization: async ({ organizationId }, _, { loaders }) => {
      const organization = await loaders.load(organizationsById, organizationId);
      if (organization === undefined) throw organizationNotFound();
      return organization;
    },
  },
};
