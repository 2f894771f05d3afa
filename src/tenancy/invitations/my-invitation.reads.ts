import type { SelectQueryBuilder } from 'kysely';
import type { Transaction } from '../../platform/database/command.ts';
import type { Part } from '../../platform/database/page.ts';
import type { Rows, Tables } from '../../platform/database/tables.ts';
import type { FoundInvitation } from '../../platform/ports/sign-up-invitations.ts';
import type { InvitingWorkspace } from '../graph/types.ts';
import { rolesColumn } from '../roles/role.reads.ts';
import { type Accepted, foundColumns, parentOf } from './acceptance.ts';
import { invitationNotFound } from './invitation.reads.ts';

/** Of invitations to any of the user's verified addresses. */
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

/** Those that can be accepted now. */
export function acceptableBy(rows: Rows, deploymentId: number, userId: string) {
  return addressedTo(rows, deploymentId, userId)
    .where('invitation.state', '=', 'pending')
    .where('invitation.expires_at', '>', new Date().toISOString());
}

/** What the user can accept, newest first; whole unless a limit is given. */
export async function listMyInvitations(rows: Rows, deploymentId: number, userId: string, { limit, offset }: Part) {
  const query = withPlaces(acceptableBy(rows, deploymentId, userId))
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
    ...shown(invitation),
    invitedBy: inviterId === null ? null : { id: inviterId, firstName, lastName, email: inviterEmail },
  }));
}

/** One of them, whatever became of it; 404 for what was sent to somebody else. */
export async function getMyInvitation(
  rows: Rows,
  deploymentId: number,
  userId: string,
  id: string,
): Promise<FoundInvitation> {
  const found = await addressedTo(rows, deploymentId, userId)
    .select(foundColumns)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(invitationNotFound);
  return { ...found, parent: parentOf(found), tokenHash: null };
}

/** What an invitation that was just accepted has led to. */
export async function getJoined({ rows, deploymentId, now }: Transaction, { id, membershipId }: Accepted) {
  const found = await withPlaces(rows.selectFrom('invitation'))
    .where('invitation.deployment_id', '=', deploymentId)
    .where('invitation.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...shown(found), id: membershipId, createdAt: now.toISOString() };
}

/** Adds where an invitation leads to, and as what. */
function withPlaces<Output>(invitations: SelectQueryBuilder<Tables, 'invitation', Output>) {
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

interface Places {
  readonly organizationId: string;
  readonly organizationName: string;
  readonly organizationSlug: string;
  readonly workspaceId: string | null;
  readonly workspaceName: string | null;
  readonly workspaceSlug: string | null;
}

function shown<Row extends Places>(row: Row) {
  const { organizationId, organizationName, organizationSlug, workspaceId, workspaceName, workspaceSlug, ...rest } =
    row;
  const workspace = { id: workspaceId, name: workspaceName, slug: workspaceSlug } as InvitingWorkspace;
  return {
    ...rest,
    organization: { id: organizationId, name: organizationName, slug: organizationSlug },
    workspace: workspaceId === null ? null : workspace,
  };
}
