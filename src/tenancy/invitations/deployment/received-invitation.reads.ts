import type { SelectQueryBuilder } from 'kysely';
import type { InvitingWorkspace } from '../../../generated/deployment.ts';
import type { Transaction } from '../../../platform/commands/command.ts';
import type { OffsetRange } from '../../../platform/database/page.ts';
import type { Rows, Tables } from '../../../platform/database/tables.ts';
import type { FoundInvitation } from '../../../platform/ports/sign-up-invitations.ts';
import { rolesColumn } from '../../roles/role.reads.ts';
import { type AcceptedInvitation, foundInvitationColumns, parentOf } from '../acceptance.ts';
import { invitationNotFound } from '../invitation.reads.ts';

/** Selects the invitations to any verified address of the user. */
function addressedTo(rows: Rows, deploymentId: number, userId: string) {
  return rows
    .selectFrom('invitation')
    .where('invitation.deployment_id', '=', deploymentId)
    .where('invitation.email_key', 'in', (own) =>
      own
        .selectFrom('user_email')
        .select('email_key')
        .where('deployment_id', '=', deploymentId)
        .where('user_id', '=', userId)
        .where('verified_at', 'is not', null),
    );
}

/** Selects the invitations that the user can accept now. */
export function acceptableBy(rows: Rows, deploymentId: number, userId: string) {
  return addressedTo(rows, deploymentId, userId)
    .where('invitation.state', '=', 'pending')
    .where('invitation.expires_at', '>', new Date().toISOString());
}

/** The invitations that the user can accept, newest first; all of them unless a limit is given. */
export async function listMyInvitations(
  rows: Rows,
  deploymentId: number,
  userId: string,
  { limit, offset }: OffsetRange,
) {
  const query = withTarget(acceptableBy(rows, deploymentId, userId))
    .leftJoin('user as inviter', (join) =>
      join
        .onRef('inviter.deployment_id', '=', 'invitation.deployment_id')
        .onRef('inviter.id', '=', 'invitation.invited_by_id'),
    )
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.expires_at as expiresAt',
      'invitation.created_at as createdAt',
      'inviter.id as inviterId',
      'inviter.first_name as firstName',
      'inviter.last_name as lastName',
      'inviter.primary_email as inviterEmail',
    ])
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .offset(offset);
  const found = await (limit ? query.limit(limit) : query).execute();
  return found.map(({ inviterId, firstName, lastName, inviterEmail, ...invitation }) => ({
    ...nestTarget(invitation),
    invitedBy: inviterId === null ? null : { id: inviterId, firstName, lastName, email: inviterEmail },
  }));
}

/** An invitation to an address of the user, in any state; 404 if it was sent to another address. */
export async function getMyInvitation(
  rows: Rows,
  deploymentId: number,
  userId: string,
  id: string,
): Promise<FoundInvitation> {
  const found = await addressedTo(rows, deploymentId, userId)
    .select(foundInvitationColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(invitationNotFound);
  return { ...found, parent: parentOf(found), tokenHash: null };
}

/** The membership that a just accepted invitation created. */
export async function getJoinedMembership(
  { rows, deploymentId, now }: Transaction,
  { id, membershipId }: AcceptedInvitation,
) {
  const found = await withTarget(rows.selectFrom('invitation'))
    .where('invitation.deployment_id', '=', deploymentId)
    .where('invitation.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...nestTarget(found), id: membershipId, createdAt: now.toISOString() };
}

/** Adds the organization, the workspace and the roles of each invitation. */
function withTarget<Output>(invitations: SelectQueryBuilder<Tables, 'invitation', Output>) {
  return invitations
    .innerJoin('organization', (join) =>
      join
        .onRef('organization.deployment_id', '=', 'invitation.deployment_id')
        .onRef('organization.id', '=', 'invitation.organization_id'),
    )
    .leftJoin('workspace', (join) =>
      join
        .onRef('workspace.deployment_id', '=', 'invitation.deployment_id')
        .onRef('workspace.id', '=', 'invitation.workspace_id'),
    )
    .select([
      'organization.id as organizationId',
      'organization.name as organizationName',
      'organization.slug as organizationSlug',
      'workspace.id as workspaceId',
      'workspace.name as workspaceName',
      'workspace.slug as workspaceSlug',
      rolesColumn('invitation', 'invitation').as('roles'),
    ]);
}

interface TargetColumns {
  readonly organizationId: string;
  readonly organizationName: string;
  readonly organizationSlug: string;
  readonly workspaceId: string | null;
  readonly workspaceName: string | null;
  readonly workspaceSlug: string | null;
}

function nestTarget<Row extends TargetColumns>(row: Row) {
  const { organizationId, organizationName, organizationSlug, workspaceId, workspaceName, workspaceSlug, ...rest } =
    row;
  const workspace = { id: workspaceId, name: workspaceName, slug: workspaceSlug } as InvitingWorkspace;
  return {
    ...rest,
    organization: { id: organizationId, name: organizationName, slug: organizationSlug },
    workspace: workspaceId === null ? null : workspace,
  };
}
