import { LockMode } from '@mikro-orm/core';
import { isRedirectTarget } from '../../deployment/index.ts';
import { readEmail } from '../../identity/index.ts';
import type { Context } from '../../platform/context.ts';
import type { RecordedEvent, Transaction } from '../../platform/database/command.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { tooManyAttempts } from '../../platform/rate-limits/attempt-counter.ts';
import type { CreateInvitationInput } from '../graph/types.ts';
import { assertMayGrant, type Rights } from '../roles/rights.ts';
import { type Parent, rolesOf } from '../roles/role.reads.ts';
import { defaultMemberRole, rolesForAssignment } from '../roles/role.service.ts';
import { Invitation } from './invitation.entity.ts';
import { invitationNotFound } from './invitation.reads.ts';
import { assertNotInvited, assertNotMember } from './invitation.rules.ts';
import { InvitationRole } from './invitation-role.entity.ts';
import { inviterMayGrant } from './inviter.ts';
import { readMailContext, sendInvitation } from './send-invitation.ts';

const WEEK_SECONDS = 604_800;
const RESEND_INTERVAL_MS = 60_000;

export interface NewInvitation {
  readonly input: CreateInvitationInput;
  /** The member who invites, with their rights; null if the application does. */
  readonly inviter: { readonly userId: string; readonly rights: Rights } | null;
}

/** Stores an invitation and mails it. The caller has locked the parent. */
export async function addInvitation(
  ctx: Context,
  tx: Transaction,
  parent: Parent,
  { input, inviter }: NewInvitation,
): Promise<string> {
  const expiresIn = input.expiresIn ?? WEEK_SECONDS;
  const mailContext = await readMailContext(tx, parent);
  const validationErrors: FieldError[] = [];
  const address = readEmail(input.email, 'input.email', validationErrors);
  if (input.redirectUrl != null && !isRedirectTarget(ctx.config, mailContext, input.redirectUrl)) {
    validationErrors.push(
      fieldError('input.redirectUrl', "must be on the deployment's own origin or one of its allowed origins"),
    );
  }
  const requestedRoles = await rolesForAssignment(tx, parent, input.roleIds ?? [], 'input.roleIds', validationErrors);
  if (address === null) throw validationFailed(validationErrors);
  const roles = requestedRoles.length > 0 ? requestedRoles : [await defaultMemberRole(tx, parent.level)];
  if (inviter !== null) assertMayGrant(inviter.rights, roles);
  await assertNotInvited(tx, parent, address.key);
  await assertNotMember(tx, parent, address.key);

  const invitation = tx.em.create(Invitation, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    organizationId: mailContext.organizationId,
    workspaceId: parent.level === 'workspace' ? parent.id : null,
    email: address.text,
    emailKey: address.key,
    invitedById: inviter?.userId ?? null,
    state: 'pending',
    redirectUrl: input.redirectUrl ?? null,
    expiresIn,
    expiresAt: new Date(tx.now.getTime() + expiresIn * 1_000),
    createdAt: tx.now,
    updatedAt: tx.now,
  });
  const roleIds = roles.map(({ id }) => id);
  for (const roleId of roleIds) {
    tx.em.create(InvitationRole, { deploymentId: tx.deploymentId, invitationId: invitation.id, roleId });
  }
  await sendInvitation(ctx, tx, invitation, { mailContext, roles });
  recordInvitation(tx, invitation, 'created', { after: { ...auditedFields(invitation), roleIds } });
  await tx.em.flush();
  return invitation.id;
}

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
  await assertNotInvited(tx, parent, invitation.emailKey, invitation.id);
  await assertNotMember(tx, parent, invitation.emailKey);

  const before = auditedFields(invitation);
  invitation.expiresAt = new Date(tx.now.getTime() + invitation.expiresIn * 1_000);
  invitation.updatedAt = tx.now;
  await sendInvitation(ctx, tx, invitation, { mailContext: await readMailContext(tx, parent), roles });
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
