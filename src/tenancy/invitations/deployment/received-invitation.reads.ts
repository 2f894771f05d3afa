import { sql } from 'kysely';
import type { Transaction } from '../../../platform/commands/command.ts';
import type { Context } from '../../../platform/context.ts';
import { type EdgePage, inPage, inRange, type OffsetRange } from '../../../platform/database/pages/page.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import type { FoundInvitation } from '../../../platform/ports/sign-up-invitations.ts';
import { rolesColumn } from '../../roles/role.reads.ts';
import { type AcceptedInvitation, foundInvitationColumns, parentOf } from '../acceptance.ts';
import { invitationNotFound, inviterColumns, joinInviter, withInvitedBy, withInviters } from '../invitation.reads.ts';
import { nestTarget, withTarget } from './invitation-target.reads.ts';

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
function acceptableBy(rows: Rows, deploymentId: number, userId: string) {
  return addressedTo(rows, deploymentId, userId)
    .where('invitation.state', '=', 'pending')
    .where('invitation.expires_at', '>', new Date().toISOString());
}

/** The invitations that the user can accept, newest first; all of them unless a limit is given. */
export async function listMyInvitations(rows: Rows, deploymentId: number, userId: string, range: OffsetRange) {
  const found = await withTarget(acceptableBy(rows, deploymentId, userId))
    .leftJoin('user as inviter', joinInviter)
    .select([
      'invitation.id',
      'invitation.email',
      'invitation.expires_at as expiresAt',
      'invitation.created_at as createdAt',
      ...inviterColumns,
      rolesColumn('invitation', 'invitation').as('roles'),
    ])
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .$call(inRange(range))
    .execute();
  return found.map((row) => withInvitedBy(nestTarget(row)));
}

/** A page of the invitations that the signed-in user can accept. */
export async function acceptablePage({ rows, viewer }: Context, page: EdgePage) {
  const { userId } = viewer.assertSignedIn();
  const found = await withInviters(acceptableBy(rows, viewer.deploymentId, userId))
    .$call(inPage('invitation.id', page))
    .execute();
  return found.map(withInvitedBy);
}

/** The number of invitations that the signed-in user can accept. */
export async function countAcceptable({ rows, viewer }: Context): Promise<number> {
  const { userId } = viewer.assertSignedIn();
  const { count } = await acceptableBy(rows, viewer.deploymentId, userId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
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
    .select(rolesColumn('invitation', 'invitation').as('roles'))
    .where('invitation.deployment_id', '=', deploymentId)
    .where('invitation.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...nestTarget(found), id: membershipId, createdAt: now.toISOString() };
}
