import type { Resolvers } from '../../../generated/deployment.ts';
import { deleted } from '../../../platform/graph/deleted-resource.ts';
import { readableList } from '../../access/readable-list.ts';
import { switchOrganization } from '../../active-parents/switch.service.ts';
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
    rolesOfOrganization: async (_, { organizationId: id, ...part }, ctx) => {
      const parent = organization(id);
      return readableList(ctx, parent, 'managers', roleList(ctx.rows, ctx.viewer.deploymentId, parent, part));
    },
    membersOfOrganization: (_, { organizationId: id, ...part }, ctx) =>
      listOrganizationMembersForEndUser(ctx, id, part),
    myOrganizationMemberships: (_, part, ctx) => listMyOrganizationMemberships(ctx, part),
  },
  Mutation: {
    createOrganization: (_, { input }, ctx) => createMyOrganization(ctx, input),
    setOrganizationImage: (_, { organizationId: id, input }, ctx) => setImageAsManager(ctx, id, input),
    deleteOrganizationImage: (_, { organizationId: id }, ctx) => deleteImageAsManager(ctx, id),
    updateOrganization: (_, { id, input }, ctx) => updateMyOrganization(ctx, id, input),
    updateOrganizationMember: async (_, { organizationId: id, membershipId, input }, ctx) =>
      toMembershipRow(id, await updateOrganizationMemberAsManager(ctx, id, membershipId, input)),
    removeOrganizationMember: (_, { organizationId: id, membershipId }, ctx) =>
      deleted(membershipId, removeOrganizationMemberAsManager(ctx, id, membershipId)),
    createOrganizationRole: (_, { organizationId: id, input }, ctx) =>
      createRoleOfOrganization(ctx, organization(id), input),
    updateOrganizationRole: (_, { organizationId: id, roleId, input }, ctx) =>
      updateRoleOfOrganization(ctx, organization(id), roleId, input),
    deleteOrganizationRole: (_, { organizationId: id, roleId }, ctx) =>
      deleted(roleId, deleteRoleOfOrganization(ctx, organization(id), roleId)),
    switchOrganization: (_, { input }, ctx) => switchOrganization(ctx, input),
    leaveOrganization: (_, { id }, ctx) => leaveOrganization(ctx, id),
  },
};
