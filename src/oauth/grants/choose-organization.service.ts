import { command, type Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { getGrant } from './oauth-grant.reads.ts';
import { auditedGrant, grantResource } from './oauth-grant.record.ts';
import { lockMembership } from './organization.reads.ts';

/** A grant that is locked. */
export interface LockedGrant {
  readonly id: string;
  /** The id that tokens have. */
  readonly grantId: string;
  readonly membershipId: string | null;
}

/**
 * Stores which organization a grant is for. A token is for one organization as long as it lives, so those for another one are deleted:
 * the application signs the user in again.
 */
export async function storeMembership(
  { rows, deploymentId, now }: Transaction,
  { id, grantId, membershipId: before }: LockedGrant,
  membershipId: string | null,
): Promise<void> {
  if (membershipId === before) return;
  await rows
    .updateTable('oauth_record')
    .set({ membership_id: membershipId, updated_at: now.toISOString() })
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .execute();
  if (before === null) return;
  await rows
    .deleteFrom('oauth_record')
    .where('deployment_id', '=', deploymentId)
    .where('grant_id', '=', grantId)
    .where('model', '<>', 'Grant')
    .execute();
}

/** Chooses the organization of a grant without a question to the user: for an application of the product itself. */
export function chooseOrganization(
  ctx: Context,
  {
    userId,
    grantKey,
    membershipId,
  }: { readonly userId: string; readonly grantKey: string; membershipId: string | null },
): Promise<void> {
  return command(ctx, async (tx) => {
    // Before the grant, as the end of a membership locks them. The membership may have ended meanwhile.
    if (membershipId !== null && !(await lockMembership(tx, membershipId))) return tx.markUnchanged();
    const grant = await tx.rows
      .selectFrom('oauth_record')
      .select(['id', 'membership_id as membershipId'])
      .where('deployment_id', '=', tx.deploymentId)
      .where('grant_id', '=', grantKey)
      .where('user_id', '=', userId)
      .where('model', '=', 'Grant')
      .forUpdate()
      .executeTakeFirst();
    // It was revoked meanwhile, or has the organization already.
    if (grant === undefined || grant.membershipId === membershipId) return tx.markUnchanged();
    const before = await getGrant(tx.rows, tx.deploymentId, { id: grant.id, userId });
    await storeMembership(tx, { ...grant, grantId: grantKey }, membershipId);
    const after = await getGrant(tx.rows, tx.deploymentId, { id: grant.id, userId });
    tx.record({
      type: 'oauth_grant.updated',
      resource: grantResource(after),
      before: auditedGrant(before),
      after: auditedGrant(after),
    });
  });
}
