import type { Resolvers } from '../../../generated/deployment.ts';
import type { Context } from '../../../platform/context.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { organizationOfMember } from '../../organizations/deployment/organization.reads.ts';
import { assertMayManage } from '../../roles/rights.ts';
import { rightsInWorkspace } from '../../workspaces/deployment/workspace.reads.ts';
import { invitationConnection } from '../invitation.connection.ts';
import { invitationNotFound } from '../invitation.reads.ts';
import { targetsOfInvitations } from './invitation-target.reads.ts';
import { acceptablePage, countAcceptable } from './received-invitation.reads.ts';

/** Invitations as managers of the organization or workspace, and invited users, see them. */
export const endUserInvitationResolvers: Resolvers = {
  Viewer: {
    invitations: ({ id }, args, ctx) => {
      ctx.viewer.assertUser(id);
      return connectionOf(args, (page) => acceptablePage(ctx, page), { total: () => countAcceptable(ctx) });
    },
  },
  Organization: {
    invitations: async ({ id }, { status, ...args }, ctx) => {
      assertMayManage((await organizationOfMember(ctx, id)).access);
      return invitationConnection(ctx, { parent: 'organization', id }, { ...args, filter: { status } });
    },
  },
  Workspace: {
    invitations: async ({ id }, { status, ...args }, ctx) => {
      assertMayManage(await rightsInWorkspace(ctx, id));
      return invitationConnection(ctx, { parent: 'workspace', id }, { ...args, filter: { status } });
    },
  },
  Invitation: {
    inviter: ({ invitedBy }) => invitedBy,
    organization: async ({ id }, _, ctx) => (await targetOf(ctx, id)).organization,
    workspace: async ({ id }, _, ctx) => (await targetOf(ctx, id)).workspace,
    imageUrl: async ({ id }, _, ctx) => (await targetOf(ctx, id)).imageUrl,
  },
};

async function targetOf({ loaders }: Context, id: string) {
  const target = await loaders.load(targetsOfInvitations, id);
  if (target === undefined) throw invitationNotFound();
  return target;
}
