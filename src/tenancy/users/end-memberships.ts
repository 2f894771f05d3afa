import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import type { DepartingUser } from '../../platform/ports/memberships.ts';
import { dropOrganizations } from '../organization-deletion/organization-deletion.service.ts';

/** Implements `Memberships.endAll`. The events contain only ids, because the user is being deleted or purged. */
export async function endAll(tx: Transaction, user: DepartingUser): Promise<void> {
  await endMembershipsOf(tx, user.userId);
  await endInvitationsOf(tx, user);
}

/** Implements `Memberships.purge`. */
export async function purge(
  ctx: Pick<Context, 'ownedKeys' | 'ownedApplications'>,
  tx: Transaction,
  userId: string,
): Promise<void> {
  await dropOrganizations(ctx, tx, await findSoleMemberOrganizations(tx, userId));
  await endAll(tx, { userId, emails: [] });
}

/** Organizations that the user created and is the only member of. */
async function findSoleMemberOrganizations({ rows, deploymentId }: Transaction, userId: string): Promise<string[]> {
  const found = await rows
    .selectFrom('organization_membership as member')
    .innerJoin('organization', (join) =>
      join
        .onRef('organization.deployment_id', '=', 'member.deployment_id')
        .onRef('organization.id', '=', 'member.organization_id'),
    )
    .select('organization.id')
    .where('member.deployment_id', '=', deploymentId)
    .where('member.user_id', '=', userId)
    .where('organization.created_by_id', '=', userId)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('organization_membership as other')
            .select('other.id')
            .whereRef('other.deployment_id', '=', 'member.deployment_id')
            .whereRef('other.organization_id', '=', 'member.organization_id')
            .where('other.user_id', '<>', userId),
        ),
      ),
    )
    .orderBy('organization.id')
    .execute();
  return found.map(({ id }) => id);
}

async function endMembershipsOf(tx: Transaction, userId: string): Promise<void> {
  const { rows, deploymentId } = tx;
  const inWorkspaces = await rows
    .deleteFrom('workspace_membership')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .returning(['id', 'workspace_id as workspaceId', 'user_id as userId'])
    .execute();
  for (const { id, ...before } of inWorkspaces) {
    tx.record({ type: 'workspace.member.removed', resource: { type: 'workspace_membership', id }, before });
  }
  const inOrganizations = await rows
    .deleteFrom('organization_membership')
    .where('deployment_id', '=', deploymentId)
    .where('user_id', '=', userId)
    .returning(['id', 'organization_id as organizationId', 'user_id as userId'])
    .execute();
  for (const { id, ...before } of inOrganizations) {
    tx.record({ type: 'organization.member.removed', resource: { type: 'organization_membership', id }, before });
  }
}

async function endInvitationsOf(tx: Transaction, { userId, emails }: DepartingUser): Promise<void> {
  const ended = await tx.rows
    .deleteFrom('invitation')
    .where('deployment_id', '=', tx.deploymentId)
    .where((where) =>
      where.or([where('invited_by_id', '=', userId), where('email_key', '=', sql<string>`any(${emails}::text[])`)]),
    )
    .returning(['id', 'state', 'organization_id as organizationId', 'workspace_id as workspaceId'])
    .execute();
  for (const { id, state, ...before } of ended) {
    // Accepted and revoked invitations have recorded their own events.
    if (state !== 'pending') continue;
    const level = before.workspaceId === null ? 'organization' : 'workspace';
    tx.record({
      type: `${level}.invitation.revoked`,
      resource: { type: 'invitation', id },
      before,
      after: { ...before, status: 'REVOKED' },
    });
  }
}
