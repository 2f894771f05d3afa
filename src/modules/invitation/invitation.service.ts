import type { Context } from '../../context.ts';
import { emailKey } from '../../crypto/identifiers.ts';
import { command, type Transaction } from '../../database/command.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../errors.ts';
import type { CreateInvitationInput } from '../../graphql/generated/types.ts';
import { defaultMemberRole, lockParent, rolesForAssignment } from '../role/role.service.ts';
import { Invitation } from './invitation.entity.ts';
import { getInvitation, invitationNotFound } from './invitation.reads.ts';
import { InvitationRole } from './invitation-role.entity.ts';

const WEEK = 604_800;

export function createInvitation(ctx: Context, organizationId: string, input: CreateInvitationInput) {
  const { email, roleIds: wanted } = input;
  const seconds = input.expiresIn ?? WEEK;
  const key = emailKey(email);
  return command(ctx, async (tx) => {
    const parent = { level: 'organization', id: organizationId } as const;
    await lockParent(tx, parent);
    const broken: FieldError[] = key === null ? [fieldError('input.email', 'must be an e-mail address')] : [];
    const named = await rolesForAssignment(tx, parent, wanted ?? [], 'input.roleIds', broken);
    if (key === null) throw validationFailed(broken);
    const roleIds = named.length > 0 ? named.map(({ id }) => id) : [(await defaultMemberRole(tx, 'organization')).id];
    await assertNotInvited(tx, organizationId, key);
    await assertNoMember(tx, organizationId, key);
    const invitation = tx.em.create(Invitation, {
      id: tx.newId(),
      deploymentId: tx.deploymentId,
      organizationId,
      email,
      emailKey: key,
      state: 'pending',
      expiresAt: new Date(tx.now.getTime() + seconds * 1000),
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    for (const roleId of roleIds) {
      tx.em.create(InvitationRole, { deploymentId: tx.deploymentId, invitationId: invitation.id, roleId });
    }
    tx.record({
      type: 'organization.invitation.created',
      resource: resourceOf(invitation),
      after: { ...audited(invitation), roleIds },
    });
    await tx.em.flush();
    return getInvitation(tx.rows, tx.deploymentId, organizationId, invitation.id);
  });
}

export function revokeInvitation(ctx: Context, organizationId: string, id: string): Promise<null> {
  return command(ctx, async (tx) => {
    await lockParent(tx, { level: 'organization', id: organizationId });
    const invitation = await tx.em.findOne(Invitation, { id, organizationId, deploymentId: tx.deploymentId });
    if (invitation === null) throw invitationNotFound();
    if (invitation.state !== 'pending') {
      throw new ServiceError('CONFLICT', `This invitation was ${invitation.state} before.`);
    }
    const before = audited(invitation);
    invitation.state = 'revoked';
    invitation.updatedAt = tx.now;
    tx.record({
      type: 'organization.invitation.revoked',
      resource: resourceOf(invitation),
      before,
      after: audited(invitation),
    });
    return null;
  });
}

async function assertNotInvited(tx: Transaction, organizationId: string, key: string): Promise<void> {
  const pending = await tx.rows
    .selectFrom('invitation')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('organization_id', '=', organizationId)
    .where('email_key', '=', key)
    .where('state', '=', 'pending')
    .where('expires_at', '>', tx.now.toISOString())
    .executeTakeFirst();
  if (pending !== undefined)
    throw new ServiceError('ALREADY_INVITED', 'This address has a pending invitation already.');
}

/** An address that nobody has proved says nothing about who its owner is. */
async function assertNoMember(tx: Transaction, organizationId: string, key: string): Promise<void> {
  const member = await tx.rows
    .selectFrom('user_email as address')
    .innerJoin('organization_membership as member', (join) =>
      join
        .onRef('member.deployment_id', '=', 'address.deployment_id')
        .onRef('member.user_id', '=', 'address.user_id')
        .on('member.organization_id', '=', organizationId),
    )
    .select('member.id')
    .where('address.deployment_id', '=', tx.deploymentId)
    .where('address.email_key', '=', key)
    .where('address.verified_at', 'is not', null)
    .executeTakeFirst();
  if (member !== undefined) throw new ServiceError('ALREADY_MEMBER', 'This address belongs to a member already.');
}

const resourceOf = ({ id }: Invitation) => ({ type: 'invitation', id });

function audited({ organizationId, email, state, expiresAt }: Invitation) {
  return { organizationId, email, state, expiresAt: expiresAt.toISOString() };
}
