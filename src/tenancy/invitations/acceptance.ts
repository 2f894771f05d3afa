import { assertLevelEnabled } from '../../deployment/index.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { ActiveParents } from '../../platform/ports/memberships.ts';
import type { FoundInvitation, SignUpInvitations } from '../../platform/ports/sign-up-invitations.ts';
import { organizationOfWorkspace } from '../access/workspace.access.ts';
import { type ActivatingUser, activate } from '../active-parents/active-parents.ts';
import { organizationMemberships } from '../organizations/members/organization-membership.record.ts';
import { lockParent, type Parent } from '../parents/parent.ts';
import { workspaceMemberships } from '../workspaces/members/workspace-membership.record.ts';
import type { Invitation } from './invitation.entity.ts';
import { auditedFields, lockInvitation, recordInvitation, rolesOfInvitation } from './invitation.record.ts';
import { inviterMayGrant } from './inviter.ts';

export const invalidInvitation = () =>
  new ServiceError('INVALID_INVITATION', 'This invitation was used or revoked, or has expired. Ask for a new one.');

/** An accepted invitation, and the membership that it created. */
export interface AcceptedInvitation {
  readonly id: string;
  readonly membershipId: string;
}

/**
 * The pending invitation with this token; 400 `INVALID_INVITATION` if there is none. Does not use the invitation up.
 */
export async function findInvitationByToken(rows: Rows, deploymentId: number, token: string): Promise<FoundInvitation> {
  const found = await pendingInvitations(rows, deploymentId)
    .select('token_hash as tokenHash')
    .where('token_hash', '=', sha256(token))
    .executeTakeFirstOrThrow(invalidInvitation);
  return { ...found, parent: parentOf(found) };
}

/** The pending invitation with this id, for a sign-up that presented the token earlier. */
async function findInvitationById({ rows, deploymentId }: Transaction, id: string): Promise<FoundInvitation> {
  const found = await pendingInvitations(rows, deploymentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(invalidInvitation);
  return { ...found, parent: parentOf(found), tokenHash: null };
}

/** The columns that a `FoundInvitation` is built from. */
export const foundInvitationColumns = [
  'id',
  'organization_id as organizationId',
  'workspace_id as workspaceId',
  'email',
  'email_key as emailKey',
] as const;

const pendingInvitations = (rows: Rows, deploymentId: number) =>
  rows
    .selectFrom('invitation')
    .select(foundInvitationColumns)
    .where('deployment_id', '=', deploymentId)
    .where('state', '=', 'pending')
    .where('expires_at', '>', new Date().toISOString());

export function parentOf({ organizationId, workspaceId }: Pick<Invitation, 'organizationId' | 'workspaceId'>): Parent {
  return workspaceId == null ? { level: 'organization', id: organizationId } : { level: 'workspace', id: workspaceId };
}

/**
 * Makes the user a member with the invitation's roles and marks the invitation as accepted. Of concurrent requests the first
 * to get the lock succeeds. The invited address must be a verified address of the user. The roles and the inviter's
 * rights are checked as they are now. What the user has joined becomes active, unless the settings disable it.
 */
export async function acceptInTransaction(
  tx: Transaction,
  { id, parent, tokenHash }: FoundInvitation,
  user: ActivatingUser,
): Promise<AcceptedInvitation> {
  const { userId } = user;
  // The user of a sign-up may not be in the database yet.
  await tx.em.flush();
  const settings = await assertLevelEnabled[parent.level](tx.rows, tx.deploymentId);
  await lockParent(tx, parent);
  const invitation = await lockInvitation(tx, parent, id);
  const isPending = invitation.state === 'pending' && invitation.expiresAt > tx.now;
  if (!isPending || (tokenHash !== null && invitation.tokenHash !== tokenHash)) throw invalidInvitation();
  await assertVerified(tx, userId, invitation.emailKey);
  const roles = await rolesOfInvitation(tx, parent, id);
  if (roles.length === 0 || !(await inviterMayGrant(tx, parent, invitation, roles))) throw invalidInvitation();

  const actor = { type: 'user', id: userId } as const;
  const memberships = parent.level === 'organization' ? organizationMemberships : workspaceMemberships;
  const member = { parentId: parent.id, userId, roleIds: roles.map((role) => role.id), actor };
  const { id: membershipId } = await memberships.add(tx, member);
  const before = auditedFields(invitation);
  invitation.state = 'accepted';
  invitation.acceptedById = userId;
  invitation.tokenHash = null;
  invitation.updatedAt = tx.now;
  const after = { ...auditedFields(invitation), acceptedById: userId, membershipId };
  recordInvitation(tx, invitation, 'accepted', { before, after, actor });
  await tx.em.flush();
  if (settings.automaticActivationEnabled) await activate(tx, user, await joinedParents(tx, userId, parent));
  return { id, membershipId };
}

/** What becomes active for a user who has joined the parent. */
async function joinedParents(tx: Transaction, userId: string, { level, id }: Parent): Promise<ActiveParents> {
  if (level === 'organization') return { organizationId: id, workspaceId: null };
  return { organizationId: await organizationOfWorkspace(tx, userId, id), workspaceId: id };
}

/** A token may have been forwarded, so only the owner of the invited address can accept it. */
async function assertVerified(tx: Transaction, userId: string, emailKey: string): Promise<void> {
  const verified = await tx.rows
    .selectFrom('user_email')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('user_id', '=', userId)
    .where('email_key', '=', emailKey)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  if (verified !== undefined) return;
  throw new ServiceError(
    'EMAIL_NOT_VERIFIED',
    'This invitation was sent to an address that is not a verified address of your account. Add and verify it, or sign in with the account that has it.',
  );
}

/** Implements the port `SignUpInvitations`. */
export const signUpInvitations: SignUpInvitations = {
  ofToken: findInvitationByToken,
  ofId: findInvitationById,
  accept: (tx, invitation, user) => acceptInTransaction(tx, invitation, { ...user, isImpersonated: false }),
};
