import { assertLevelEnabled } from '../../../deployment/index.ts';
import type { CreateInvitationInput, CreateInvitationsInput } from '../../../generated/common.ts';
import { command, type Transaction } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { countAttempt } from '../../../platform/rate-limits/attempt-counter.ts';
import { organizationAccess } from '../../access/organization.access.ts';
import { workspaceAccess } from '../../access/workspace.access.ts';
import { lockParent, type Parent } from '../../parents/parent.ts';
import { assertMayGrant, assertMayManage, type Rights } from '../../roles/rights.ts';
import { addInvitation, addInvitations } from '../add-invitations.ts';
import { getInvitation, invitationOutcomes } from '../invitation.reads.ts';
import { lockInvitation, markInvitationRevoked, renewInvitation, rolesOfInvitation } from '../invitation.record.ts';
import { inviterMailLimit, organizationMailLimit } from '../invitation-mail-limits.ts';

type ViewerContext = Pick<Context, 'rows' | 'viewer'>;

/** Returns the rights of the signed-in user; 403 if they may not invite to this organization or workspace. */
async function assertMayInvite(
  ctx: ViewerContext,
  { level, id }: Parent,
): Promise<Rights & { organizationId: string }> {
  const access = level === 'organization' ? await organizationAccess(ctx, id) : await workspaceAccess(ctx, id);
  assertMayManage(access);
  return access;
}

/** Invites an address on behalf of a member, who cannot grant a permission that they do not have. */
export async function inviteAsMember(ctx: Context, parent: Parent, input: CreateInvitationInput) {
  await countMailAttempt(ctx, parent);
  return command(ctx, async (tx) => {
    const rights = await lockAndAssertMayInvite(ctx, tx, parent);
    const { userId } = ctx.viewer.assertSignedIn();
    const id = await addInvitation(ctx, tx, parent, { input, inviter: { userId, rights } });
    return getInvitation(tx.rows, tx.deploymentId, parent, id);
  });
}

/** Invites several addresses on behalf of a member. Each counts as a mail before the rules are checked. */
export async function inviteManyAsMember(
  ctx: Context,
  parent: Parent,
  { invitations: inputs }: CreateInvitationsInput,
) {
  await countMailAttempt(ctx, parent, inputs.length);
  return command(ctx, async (tx) => {
    const rights = await lockAndAssertMayInvite(ctx, tx, parent);
    const { userId } = ctx.viewer.assertSignedIn();
    const outcomes = await addInvitations(ctx, tx, parent, { inputs, inviter: { userId, rights } });
    return invitationOutcomes(tx.rows, tx.deploymentId, outcomes);
  });
}

export async function resendAsMember(ctx: Context, parent: Parent, id: string) {
  await countMailAttempt(ctx, parent);
  return command(ctx, async (tx) => {
    const rights = await lockAndAssertMayInvite(ctx, tx, parent);
    const invitation = await lockInvitation(tx, parent, id);
    assertMayGrant(rights, await rolesOfInvitation(tx, parent, id));
    await renewInvitation(ctx, tx, parent, invitation);
    return getInvitation(tx.rows, tx.deploymentId, parent, id);
  });
}

export function revokeAsMember(ctx: Context, parent: Parent, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    await assertLevelEnabled[parent.level](tx.rows, tx.deploymentId);
    await lockAndAssertMayInvite(ctx, tx, parent);
    markInvitationRevoked(tx, await lockInvitation(tx, parent, id));
    return null;
  });
}

/** Locks the parent, so that its members and roles cannot change, and then checks the right to invite. */
async function lockAndAssertMayInvite({ viewer }: Context, tx: Transaction, parent: Parent): Promise<Rights> {
  await lockParent(tx, parent);
  return assertMayInvite({ rows: tx.rows, viewer }, parent);
}

/** Limits the mails to people outside the organization: per organization with its workspaces, and per member. */
async function countMailAttempt(ctx: Context, parent: Parent, count = 1): Promise<void> {
  const { userId } = ctx.viewer.assertSignedIn();
  await assertLevelEnabled[parent.level](ctx.rows, ctx.viewer.deploymentId);
  const { organizationId } = await assertMayInvite(ctx, parent);
  await countAttempt(ctx, [organizationMailLimit(organizationId, count), inviterMailLimit(userId, count)]);
}
