import { LockMode } from '@mikro-orm/core';
import type { RecordedEvent, Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { tooManyAttempts } from '../../platform/rate-limits/attempt-counter.ts';
import type { Parent } from '../parents/parent.ts';
import { rolesOf } from '../roles/role.reads.ts';
import { Invitation } from './invitation.entity.ts';
import { invitationNotFound } from './invitation.reads.ts';
import { alreadyInvited, alreadyMember, invitedAddresses, memberAddresses } from './invitation.rules.ts';
import { inviterMayGrant } from './inviter.ts';
import { inviterName, readMailContext, sendInvitation } from './send-invitation.ts';

const RESEND_INTERVAL_MS = 60_000;

/** Finds an invitation and locks it. The caller has locked the parent. */
export async function lockInvitation(tx: Transaction, parent: Parent, id: string): Promise<Invitation> {
  const own =
    parent.level === 'workspace' ? { workspaceId: parent.id } : { organizationId: parent.id, workspaceId: null };
  const invitation = await tx.em.findOne(
    Invitation,
    { id, deploymentId: tx.deploymentId, ...own },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (invitation === null) throw invitationNotFound();
  return invitation;
}

/** The roles that an invitation grants, without deleted ones. Locks them, so that none is deleted in between. */
export function rolesOfInvitation(tx: Transaction, parent: Parent, id: string) {
  return rolesOf(tx.rows, tx.deploymentId, parent)
    .where('id', 'in', (held) =>
      held
        .selectFrom('invitation_role')
        .select('role_id')
        .where('deployment_id', '=', tx.deploymentId)
        .where('invitation_id', '=', id),
    )
    .orderBy('id')
    .forKeyShare()
    .execute();
}

/**
 * Mails an invitation again, with a new token and its full lifetime. Rejects an invitation that could not be accepted.
 */
export async function renewInvitation(
  ctx: Context,
  tx: Transaction,
  parent: Parent,
  invitation: Invitation,
): Promise<void> {
  assertPending(invitation);
  const sentAt = invitation.lastSentAt ?? invitation.createdAt;
  const waitMs = sentAt.getTime() + RESEND_INTERVAL_MS - tx.now.getTime();
  if (waitMs > 0) throw tooManyAttempts(waitMs / 1_000, 'This invitation was sent less than a minute ago.');
  const roles = await rolesOfInvitation(tx, parent, invitation.id);
  if (roles.length === 0 || !(await inviterMayGrant(tx, parent, invitation, roles))) {
    throw new ServiceError(
      'CONFLICT',
      'The inviter is no longer allowed to invite, or the roles were deleted. Revoke this invitation and create a new one.',
    );
  }
  const { emailKey } = invitation;
  if ((await invitedAddresses(tx, parent, [emailKey], invitation.id)).has(emailKey)) throw alreadyInvited();
  if ((await memberAddresses(tx, parent, [emailKey])).has(emailKey)) throw alreadyMember();

  const before = auditedFields(invitation);
  invitation.expiresAt = new Date(tx.now.getTime() + invitation.expiresIn * 1_000);
  invitation.updatedAt = tx.now;
  const letter = {
    mailContext: await readMailContext(tx, parent),
    inviterName: await inviterName(tx, invitation.invitedById ?? null),
    roles,
  };
  await sendInvitation(ctx, tx, invitation, letter);
  recordInvitation(tx, invitation, 'resent', { before, after: auditedFields(invitation) });
  await tx.em.flush();
}

/** Revokes a pending or expired invitation; its link stops working. */
export function markInvitationRevoked(tx: Transaction, invitation: Invitation): void {
  assertPending(invitation);
  const before = auditedFields(invitation);
  invitation.state = 'revoked';
  invitation.tokenHash = null;
  invitation.updatedAt = tx.now;
  recordInvitation(tx, invitation, 'revoked', { before, after: auditedFields(invitation) });
}

/**
 * Records an event named after the invitation's level. Its content is visible to everyone who may see the invitation.
 */
export function recordInvitation(
  tx: Transaction,
  { id, workspaceId }: Invitation,
  change: 'created' | 'resent' | 'accepted' | 'revoked',
  event: Pick<RecordedEvent, 'before' | 'after' | 'actor'>,
): void {
  const level = workspaceId == null ? 'organization' : 'workspace';
  tx.record({ type: `${level}.invitation.${change}`, resource: { type: 'invitation', id }, ...event });
}

export function auditedFields({ organizationId, workspaceId, email, state, expiresAt }: Invitation) {
  return { organizationId, workspaceId: workspaceId ?? null, email, state, expiresAt: expiresAt.toISOString() };
}

function assertPending({ state }: Invitation): void {
  if (state !== 'pending') throw new ServiceError('CONFLICT', `This invitation was already ${state}.`);
}
