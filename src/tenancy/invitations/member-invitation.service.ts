import { assertEnabled } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { command, type Transaction } from '../../platform/database/command.ts';
import { countAttempt } from '../../platform/rate-limits/attempt-counter.ts';
import type { CreateInvitationInput } from '../graph/types.ts';
import { organizationAccess } from '../organizations/organization.access.ts';
import { assertMayGrant, assertMayManage, type Rights } from '../roles/rights.ts';
import type { Parent } from '../roles/role.reads.ts';
import { lockParent } from '../roles/role.service.ts';
import { workspaceAccess } from '../workspaces/workspace.access.ts';
import { getInvitation } from './invitation.reads.ts';
import { addInvitation, lockedInvitation, renewInvitation, rolesOfInvitation, takeBack } from './invitation.record.ts';

const MAX_PER_DAY = 200;
const DAY = 86_400;

type Asking = Pick<Context, 'rows' | 'viewer'>;

/** The rights of a signed-in user who may invite to this organization or workspace; 403 for all others. */
async function rightToInvite(ctx: Asking, { level, id }: Parent): Promise<Rights & { organizationId: string }> {
  const access = level === 'organization' ? await organizationAccess(ctx, id) : await workspaceAccess(ctx, id);
  assertMayManage(access);
  return access;
}

/** Invites an address as a member, who grants no right that they lack. */
export async function inviteAsMember(ctx: Context, parent: Parent, input: CreateInvitationInput) {
  await countMail(ctx, parent);
  return command(ctx, async (tx) => {
    const rights = await heldRight(ctx, tx, parent);
    const { userId } = ctx.viewer.assertSignedIn();
    const id = await addInvitation(ctx, tx, parent, { input, inviter: { userId, rights } });
    return getInvitation(tx.rows, tx.deploymentId, parent, id);
  });
}

export async function resendAsMember(ctx: Context, parent: Parent, id: string) {
  await countMail(ctx, parent);
  return command(ctx, async (tx) => {
    const rights = await heldRight(ctx, tx, parent);
    const invitation = await lockedInvitation(tx, parent, id);
    assertMayGrant(rights, await rolesOfInvitation(tx, parent, id));
    await renewInvitation(ctx, tx, parent, invitation);
    return getInvitation(tx.rows, tx.deploymentId, parent, id);
  });
}

export function revokeAsMember(ctx: Context, parent: Parent, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    await assertEnabled[parent.level](tx.rows, tx.deploymentId);
    await heldRight(ctx, tx, parent);
    takeBack(tx, await lockedInvitation(tx, parent, id));
    return null;
  });
}

/** The right as it is while nobody can change the members or their roles. */
async function heldRight({ viewer }: Context, tx: Transaction, parent: Parent): Promise<Rights> {
  await lockParent(tx, parent);
  return rightToInvite({ rows: tx.rows, viewer }, parent);
}

/** Members may mail strangers through us only so often: of an organization with its workspaces, and each by themselves. */
async function countMail(ctx: Context, parent: Parent): Promise<void> {
  const { userId } = ctx.viewer.assertSignedIn();
  await assertEnabled[parent.level](ctx.rows, ctx.viewer.deploymentId);
  const { organizationId } = await rightToInvite(ctx, parent);
  await countAttempt(ctx, [
    { key: `invitations:organization:${organizationId}`, max: MAX_PER_DAY, seconds: DAY },
    { key: `invitations:user:${userId}`, max: MAX_PER_DAY, seconds: DAY },
  ]);
}
