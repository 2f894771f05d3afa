import { assertEnabled } from '../../deployment/index.ts';
import { sha256 } from '../../platform/crypto/tokens.ts';
import type { Transaction } from '../../platform/database/command.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { FoundInvitation, SignUpInvitations } from '../../platform/ports/sign-up-invitations.ts';
import { organizationMemberships } from '../organizations/organization-membership.record.ts';
import type { Parent } from '../roles/role.reads.ts';
import { lockParent } from '../roles/role.service.ts';
import { workspaceMemberships } from '../workspaces/workspace-membership.record.ts';
import type { Invitation } from './invitation.entity.ts';
import { audited, lockedInvitation, recordInvitation, rolesOfInvitation } from './invitation.record.ts';
import { inviterMayGrant } from './inviter.ts';

export const invalidInvitation = () =>
  new ServiceError('INVALID_INVITATION', 'This invitation was used or taken back, or has passed. Ask for a new one.');

/** An invitation that was accepted, and the membership that it gave. */
export interface Accepted {
  readonly id: string;
  readonly membershipId: string;
}

/** The living invitation of this token; 400 `INVALID_INVITATION` where there is none. Looking uses nothing up. */
export async function invitationOfToken(rows: Rows, deploymentId: number, token: string): Promise<FoundInvitation> {
  const found = await living(rows, deploymentId)
    .select('token_hash as tokenHash')
    .where('token_hash', '=', sha256(token))
    .executeTakeFirstOrThrow(invalidInvitation);
  return { ...found, parent: parentOf(found) };
}

/** The same by id, for a sign-up that has shown the token before. */
async function invitationOfId({ rows, deploymentId }: Transaction, id: string): Promise<FoundInvitation> {
  const found = await living(rows, deploymentId).where('id', '=', id).executeTakeFirstOrThrow(invalidInvitation);
  return { ...found, parent: parentOf(found), tokenHash: null };
}

/** What `FoundInvitation` is made of. */
export const foundColumns = [
  'id',
  'organization_id as organizationId',
  'workspace_id as workspaceId',
  'email',
  'email_key as emailKey',
] as const;

const living = (rows: Rows, deploymentId: number) =>
  rows
    .selectFrom('invitation')
    .select(foundColumns)
    .where('deployment_id', '=', deploymentId)
    .where('state', '=', 'pending')
    .where('expires_at', '>', new Date().toISOString());

export function parentOf({ organizationId, workspaceId }: Pick<Invitation, 'organizationId' | 'workspaceId'>): Parent {
  return workspaceId == null ? { level: 'organization', id: organizationId } : { level: 'workspace', id: workspaceId };
}

/**
 * Makes the user a member as the invitation says, and uses it up: the one of parallel calls that gets its lock first. The
 * address must be a verified one of the user; roles and the inviter's right are looked at as they are now.
 */
export async function acceptWithin(
  tx: Transaction,
  { id, parent, tokenHash }: FoundInvitation,
  userId: string,
): Promise<Accepted> {
  // A sign-up's user may still wait in the unit of work.
  await tx.em.flush();
  await assertEnabled[parent.level](tx.rows, tx.deploymentId);
  await lockParent(tx, parent);
  const invitation = await lockedInvitation(tx, parent, id);
  const isAlive = invitation.state === 'pending' && invitation.expiresAt > tx.now;
  if (!isAlive || (tokenHash !== null && invitation.tokenHash !== tokenHash)) throw invalidInvitation();
  await assertVerified(tx, userId, invitation.emailKey);
  const roles = await rolesOfInvitation(tx, parent, id);
  if (roles.length === 0 || !(await inviterMayGrant(tx, parent, invitation, roles))) throw invalidInvitation();

  const actor = { type: 'user', id: userId } as const;
  const memberships = parent.level === 'organization' ? organizationMemberships : workspaceMemberships;
  const member = { parentId: parent.id, userId, roleIds: roles.map((role) => role.id), actor };
  const { id: membershipId } = await memberships.add(tx, member);
  const before = audited(invitation);
  invitation.state = 'accepted';
  invitation.acceptedById = userId;
  invitation.tokenHash = null;
  invitation.updatedAt = tx.now;
  const after = { ...audited(invitation), acceptedById: userId, membershipId };
  recordInvitation(tx, invitation, 'accepted', { before, after, actor });
  await tx.em.flush();
  return { id, membershipId };
}

/** A token may have been passed on: it is accepted by the owner of the invited address alone. */
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
    'This invitation was sent to an address that is no verified one of your account. Add and verify it, or sign in with the account that has it.',
  );
}

/** See `SignUpInvitations`. */
export const signUpInvitations: SignUpInvitations = {
  ofToken: invitationOfToken,
  ofId: invitationOfId,
  accept: acceptWithin,
};
