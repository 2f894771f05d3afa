import type { Resolvers } from '../../../generated/deployment.ts';
import type { Context } from '../../../platform/context.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import type { WorkspaceMembershipRow } from '../../graph/deployment/rows.ts';
import { cursorsBy } from '../../members/deployment/member-list.ts';
import { memberCounts, membershipCounts } from '../../members/membership-counts.reads.ts';
import { organizationOfMember } from '../../organizations/deployment/organization.reads.ts';
import { countsOfRoles, rolesInWorkspaces } from '../../roles/deployment/role-edge.reads.ts';
import { assertMayManage, permissionsOf } from '../../roles/rights.ts';
import { rolesOfWorkspaceMemberships } from '../../roles/role.reads.ts';
import { endUserWorkspaceMembers } from '../members/deployment/workspace-member.reads.ts';
import {
  countsOfVisibleWorkspaces,
  rightsInWorkspace,
  workspaceOfMember,
  workspaceOfReader,
  workspaceOfViewer,
  workspacesInOrganizations,
} from './workspace.reads.ts';

/** Workspaces as their members see them. A field is visible to the same users as in REST. */
export const endUserWorkspaceResolvers: Resolvers = {
  Query: {
    workspace: async (_, { id }, ctx) => (await workspaceOfReader(ctx, id)).workspace,
  },
  Viewer: {
    workspaceMemberships: ({ id }, args, ctx) => {
      ctx.viewer.assertUser(id);
      return connectionOf(args, (page) => endUserWorkspaceMembers.ownPage(ctx, page), {
        total: async () => (await ctx.loaders.load(membershipCounts.workspace, id)) ?? 0,
      });
    },
  },
  Organization: {
    workspaces: async ({ id }, args, ctx) => {
      await organizationOfMember(ctx, id);
      return connectionOf(args, (page) => ctx.loaders.load(workspacesInOrganizations, id, page), {
        total: async () => (await ctx.loaders.load(countsOfVisibleWorkspaces, id)) ?? 0,
      });
    },
  },
  Workspace: {
    organization: async ({ id }, _, ctx) => (await workspaceOfViewer(ctx, id)).organization,
    description: async ({ id }, _, ctx) => (await workspaceOfReader(ctx, id)).workspace.description,
    publicMetadata: async ({ id }, _, ctx) => (await workspaceOfReader(ctx, id)).workspace.publicMetadata,
    imageUrl: async ({ id }, _, ctx) => (await workspaceOfReader(ctx, id)).workspace.imageUrl,
    createdAt: async ({ id }, _, ctx) => (await workspaceOfReader(ctx, id)).workspace.createdAt,
    updatedAt: async ({ id }, _, ctx) => (await workspaceOfReader(ctx, id)).workspace.updatedAt,
    permissions: async ({ id }, _, ctx) => [...(await rightsInWorkspace(ctx, id)).permissions].sort(),
    memberCount: async ({ id }, _, ctx) => {
      await workspaceOfMember(ctx, id);
      return (await ctx.loaders.load(memberCounts, id)) ?? 0;
    },
    viewerMembership: async ({ id }, _, ctx) => {
      const membershipId = (await workspaceOfViewer(ctx, id)).access?.membershipId ?? null;
      if (membershipId === null) return null;
      return (await ctx.loaders.load(endUserWorkspaceMembers.ownById, membershipId)) ?? null;
    },
    members: async ({ id }, { search, filter, ...args }, ctx) => {
      await workspaceOfMember(ctx, id);
      // Only managers see all roles of a member; other members see the name of one role.
      if (filter?.roleIds) assertMayManage(await rightsInWorkspace(ctx, id));
      const criteria = { search, filter };
      return connectionOf(
        args,
        (page) => ctx.loaders.load(endUserWorkspaceMembers.pages, id, { ...page, ...criteria }),
        {
          total: async () => (await ctx.loaders.load(endUserWorkspaceMembers.counts, id, criteria)) ?? 0,
          ...cursorsBy(args.orderBy),
        },
      );
    },
    roles: async ({ id }, args, ctx) => {
      assertMayManage(await rightsInWorkspace(ctx, id));
      return connectionOf(args, (page) => ctx.loaders.load(rolesInWorkspaces, id, page), {
        total: async () => (await ctx.loaders.load(countsOfRoles.workspace, id)) ?? 0,
      });
    },
  },
  CurrentSession: {
    activeWorkspace: async ({ activeSignIn, activeWorkspaceId }, _, ctx) => {
      if (!activeSignIn || !activeWorkspaceId) return null;
      ctx.viewer.assertUser(activeSignIn.userId);
      return (await workspaceOfMember(ctx, activeWorkspaceId)).workspace;
    },
  },
  WorkspaceMembership: {
    roles: (row, _, ctx) => rolesOf(ctx, row),
    permissions: async (row, _, ctx) => permissionsOf(await rolesOf(ctx, row)),
    workspace: async ({ workspaceId }, _, ctx) => (await workspaceOfViewer(ctx, workspaceId)).workspace,
  },
};

/** Members see their own roles; managers of the workspace see the roles of all members. */
async function rolesOf(ctx: Context, { id, workspaceId, user }: WorkspaceMembershipRow) {
  const isOwn = user.id === ctx.viewer.assertSignedIn().userId;
  if (!isOwn) assertMayManage(await rightsInWorkspace(ctx, workspaceId));
  return (await ctx.loaders.load(rolesOfWorkspaceMemberships, id)) ?? [];
}
