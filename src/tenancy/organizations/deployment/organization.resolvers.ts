import type { Resolvers } from '../../../generated/deployment.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { cursorsBy } from '../../members/deployment/member-list.ts';
import { memberCounts, membershipCounts } from '../../members/membership-counts.reads.ts';
import { countsOfRoles, rolesInOrganizations } from '../../roles/deployment/role-edge.reads.ts';
import { assertMayManage, permissionsOf } from '../../roles/rights.ts';
import { rolesOfOrganizationMemberships } from '../../roles/role.reads.ts';
import { endUserOrganizationMembers } from '../members/deployment/organization-member.reads.ts';
import { organizationOfMember, organizationOfViewer } from './organization.reads.ts';

/** Organizations as their members see them. A field is visible to the same users as in REST. */
export const endUserOrganizationResolvers: Resolvers = {
  Query: {
    organization: async (_, { id }, ctx) => (await organizationOfMember(ctx, id)).organization,
  },
  Viewer: {
    organizationMemberships: ({ id }, args, ctx) => {
      ctx.viewer.assertUser(id);
      return connectionOf(args, (page) => endUserOrganizationMembers.ownPage(ctx, page), {
        total: async () => (await ctx.loaders.load(membershipCounts.organization, id)) ?? 0,
      });
    },
  },
  Organization: {
    displayName: async ({ id }, _, ctx) => (await organizationOfMember(ctx, id)).organization.displayName,
    description: async ({ id }, _, ctx) => (await organizationOfMember(ctx, id)).organization.description,
    logoUrl: async ({ id }, _, ctx) => (await organizationOfMember(ctx, id)).organization.logoUrl,
    publicMetadata: async ({ id }, _, ctx) => (await organizationOfMember(ctx, id)).organization.publicMetadata,
    imageUrl: async ({ id }, _, ctx) => (await organizationOfMember(ctx, id)).organization.imageUrl,
    createdAt: async ({ id }, _, ctx) => (await organizationOfMember(ctx, id)).organization.createdAt,
    updatedAt: async ({ id }, _, ctx) => (await organizationOfMember(ctx, id)).organization.updatedAt,
    permissions: async ({ id }, _, ctx) => [...(await organizationOfMember(ctx, id)).access.permissions].sort(),
    memberCount: async ({ id }, _, ctx) => {
      await organizationOfMember(ctx, id);
      return (await ctx.loaders.load(memberCounts, id)) ?? 0;
    },
    viewerMembership: async ({ id }, _, ctx) => {
      const { access } = await organizationOfViewer(ctx, id);
      if (access === null) return null;
      return (await ctx.loaders.load(endUserOrganizationMembers.ownById, access.membershipId)) ?? null;
    },
    members: async ({ id }, { search, filter, ...args }, ctx) => {
      await organizationOfMember(ctx, id);
      const criteria = { search, filter };
      return connectionOf(
        args,
        (page) => ctx.loaders.load(endUserOrganizationMembers.pages, id, { ...page, ...criteria }),
        {
          total: async () => (await ctx.loaders.load(endUserOrganizationMembers.counts, id, criteria)) ?? 0,
          ...cursorsBy(args.orderBy),
        },
      );
    },
    roles: async ({ id }, args, ctx) => {
      assertMayManage((await organizationOfMember(ctx, id)).access);
      return connectionOf(args, (page) => ctx.loaders.load(rolesInOrganizations, id, page), {
        total: async () => (await ctx.loaders.load(countsOfRoles.organization, id)) ?? 0,
      });
    },
  },
  CurrentSession: {
    activeOrganization: async ({ activeSignIn, activeOrganizationId }, _, ctx) => {
      if (!activeSignIn || !activeOrganizationId) return null;
      ctx.viewer.assertUser(activeSignIn.userId);
      return (await organizationOfMember(ctx, activeOrganizationId)).organization;
    },
  },
  OrganizationMembership: {
    roles: async ({ id }, _, { loaders }) => (await loaders.load(rolesOfOrganizationMemberships, id)) ?? [],
    permissions: async ({ id }, _, { loaders }) =>
      permissionsOf((await loaders.load(rolesOfOrganizationMemberships, id)) ?? []),
    organization: async ({ organizationId }, _, ctx) => (await organizationOfViewer(ctx, organizationId)).organization,
  },
};
