import { sql } from 'kysely';
import type { Transaction } from '../../database/command.ts';
import type { ErasedPerson } from './erased-person.ts';

/** Ends the memberships of a user who is being deleted, or whose account is purged. Their events tell ids alone. */
export async function endMembershipsOf(tx: Transaction, userId: string): Promise<void> {
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

/** Deletes the invitations that the user sent, and those to their proved addresses. */
export async function endInvitationsOf(
  tx: Transaction,
  { userId, emails }: Pick<ErasedPerson, 'userId' | 'emails'>,
): Promise<void> {
  const ended = await tx.rows
    .deleteFrom('invitation')
    .where('deployment_id', '=', tx.deploymentId)
    .where((where) =>
      where.or([where('invited_by_id', '=', userId), where('email_key', '=', sql<string>`any(${emails}::text[])`)]),
    )
    .returning(['id', 'state', 'organization_id as organizationId', 'workspace_id as workspaceId'])
    .execute();
  for (const { id, state, ...before } of ended) {
    // The others ended before, with an event of their own.
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
