import { readableList } from '../../access/readable-list.ts';
import { switchOrganization } from '../../active-parents/switch.service.ts';
import type { Resolvers } from '../../graph/resolvers.ts';
import { roleList } from '../../roles/role.reads.ts';
import { listOrganizationMembersForEndUser, toMembershipRow } from '../members/deployment/organization-member.reads.ts';
import {
  createMyOrganization,
  createRoleOfOrganization,
  deleteImageAsManager,
  deleteRoleOfOrganization,
  leaveOrganization,
  removeOrganizationMemberAsManager,
  setImageAsManager,
  updateMyOrganization,
  updateOrganizationMemberAsManager,
  updateRoleOfOrganization,
} from './organization.service.ts';
import { getOrganizationDetail, listMyOrganizationMemberships } from './organization-detail.reads.ts';

const organization = (id: string) => ({ level: 'organization', id }) as const;

export const myOrganizationsResolvers: Resolvers = {
  Query: {
    organizationDetail: (_, { id }, ctx) => getOrganizationDetail(ctx, id),
    rolesOfOrganization: async (_, { id, ...part }, ctx) => {
      const parent = organization(id);
      return readableList(ctx, parent, 'managers', roleList(ctx.rows, ctx.viewer.deploymentId, parent, part));
    },
    membersOfOrganization: (_, { id, ...part }, ctx) => listOrganizationMembersForEndUser(ctx, id, part),
    myOrganizationMemberships: (_, part, ctx) => listMyOrganizationMemberships(ctx, part),
  },
  Mutation: {
    createMyOrganization: (_, { input }, ctx) => createMyOrganization(ctx, input),
    setImageOfOrganization: (_, { id, input }, ctx) => setImageAsManager(ctx, id, input),
    deleteImageOfOrganization: (_, { id }, ctx) => deleteImageAsManager(ctx, id),
    updateMyOrganization: (_, { id, input }, ctx) => updateMyOrganization(ctx, id, input),
    updateMemberOfOrganization: async (_, { id, membershipId, input }, ctx) =>
      toMembershipRow(id, await updateOrganizationMemberAsManager(ctx, id, membershipId, input)),
    removeMemberOfOrganization: (_, { id, membershipId }, ctx) =>
      removeOrganizationMemberAsManager(ctx, id, membershipId),
    createRoleOfOrganization: (_, { id, input }, ctx) => createRoleOfOrganization(ctx, organization(id), input),
    updateRoleOfOrganization: (_, { id, roleId, input }, ctx) =>
      updateRoleOfOrganization(ctx, organization(id), roleId, input),
    deleteRoleOfOrganization: (_, { id, roleId }, ctx) => deleteRoleOfOrganization(ctx, organization(id), roleId),
    switchOrganization: (_, { input }, ctx) => switchOrganization(ctx, input),
    leaveOrganization: (_, { id }, ctx) => leaveOrganization(ctx, id),
  },
};
