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
import { assertNoMember, assertNotInvited } from './invitation.rules.ts';
import { InvitationRole } from './invitation-role.entity.ts';
import { inviterMayGrant } from './inviter.ts';
import { sendInvitation, surroundingsOf } from './send-invitation.ts';

const WEEK = 604_800;
const RESEND_MILLISECONDS = 60_000;

export interface NewInvitation {
  readonly input: CreateInvitationInput;
  /** The member who invites, with their rights; null where the application does. */
  readonly inviter: { readonly userId: string; readonly rights: Rights } | null;
}

/** Stores an invitation to a parent that is locked already, and mails it. */
export async function addInvitation(
  ctx: Context,
  tx: Transaction,
  parent: Parent,
  { input, inviter }: NewInvitation,
): Promise<string> {
  const expiresIn = input.expiresIn ?? WEEK;
  const surroundings = await surroundingsOf(tx, parent);
  const broken: FieldError[] = [];
  const address = readEmail(input.email, 'input.email', broken);
  if (input.redirectUrl != null && !isRedirectTarget(ctx.config, surroundings, input.redirectUrl)) {
    broken.push(
      fieldError('input.redirectUrl', "must be on the deployment's own origin or one of its allowed origins"),
    );
  }
  const named = await rolesForAssignment(tx, parent, input.roleIds ?? [], 'input.roleIds', broken);
  if (address === null) throw validationFailed(broken);
  const roles = named.length > 0 ? named : [await defaultMemberRole(tx, parent.level)];
  if (inviter !== null) assertMayGrant(inviter.rights, roles);
  await assertNotInvited(tx, parent, address.key);
  await assertNoMember(tx, parent, address.key);

  const invitation = tx.em.create(Invitation, {
    id: tx.newId(),
    deploymentId: tx.deploymentId,
    organizationId: surroundings.organizationId,
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
  await sendInvitation(ctx, tx, invitation, { surroundings, roles });
  recordInvitation(tx, invitation, 'created', { after: { ...audited(invitation), roleIds } });
  await tx.em.flush();
  return invitation.id;
}

/** Finds an invitation to a parent that is locked already, and locks it too. */
export async function lockedInvitation(tx: Transaction, parent: Parent, id: string): Promise<Invitation> {
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

/** The roles that an invitation gives: those of its parent that are still there. */
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
    .execute();
}

/** Gives an invitation a new token and its whole time again; a link that nobody could use is not mailed. */
export async function renewInvitation(
  ctx: Context,
  tx: Transaction,
  parent: Parent,
  invitation: Invitation,
): Promise<void> {
  assertPending(invitation);
  const sentAt = invitation.lastSentAt ?? invitation.createdAt;
  const wait = sentAt.getTime() + RESEND_MILLISECONDS - tx.now.getTime();
  if (wait > 0) throw tooManyAttempts(wait / 1_000, 'This invitation was sent a moment ago.');
  const roles = await rolesOfInvitation(tx, parent, invitation.id);
  if (roles.length === 0 || !(await inviterMayGrant(tx, parent, invitation, roles))) {
    throw new ServiceError(
      'CONFLICT',
      'Its inviter may not invite any more, or its roles are gone. Revoke this invitation and make a new one.',
    );
  }
  await assertNotInvited(tx, parent, invitation.emailKey, invitation.id);
  await assertNoMember(tx, parent, invitation.emailKey);

  const before = audited(invitation);
  invitation.expiresAt = new Date(tx.now.getTime() + invitation.expiresIn * 1_000);
  invitation.updatedAt = tx.now;
  await sendInvitation(ctx, tx, invitation, { surroundings: await surroundingsOf(tx, parent), roles });
  recordInvitation(tx, invitation, 'resent', { before, after: audited(invitation) });
  await tx.em.flush();
}

/** Ends a pending or expired invitation; its link is dead from now on. */
export function takeBack(tx: Transaction, invitation: Invitation): void {
  assertPending(invitation);
  const before = audited(invitation);
  invitation.state = 'revoked';
  invitation.tokenHash = null;
  invitation.updatedAt = tx.now;
  recordInvitation(tx, invitation, 'revoked', { before, after: audited(invitation) });
}

/** The event's name tells the level; its content is what anybody may see who sees the invitation. */
export function recordInvitation(
  tx: Transaction,
  { id, workspaceId }: Invitation,
  what: 'created' | 'resent' | 'accepted' | 'revoked',
  event: Pick<RecordedEvent, 'before' | 'after' | 'actor'>,
): void {
  const level = workspaceId == null ? 'organization' : 'workspace';
  tx.record({ type: `${level}.invitation.${what}`, resource: { type: 'invitation', id }, ...event });
}

export function audited({ organizationId, workspaceId, email, state, expiresAt }: Invitation) {
  return { organizationId, workspaceId: workspaceId ?? null, email, state, expiresAt: expiresAt.toISOString() };
}

function assertPending({ state }: Invitation): void {
  if (state !== 'pending') throw new ServiceError('CONFLICT', `This invitation was ${state} before.`);
}
