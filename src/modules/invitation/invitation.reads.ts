import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { countsBy } from '../../database/counts.ts';
import type { Rows } from '../../database/tables.ts';
import { notFound } from '../../errors.ts';
import type { InvitationStatus } from '../../graphql/generated/types.ts';
import type { RoleRow } from '../../graphql/mappers.ts';
import type { Part } from '../organization/organization-member.reads.ts';
import { assertParent, rolesColumn } from '../role/role.reads.ts';
import type { EdgePage } from '../workspace/workspace.reads.ts';

export const invitationNotFound = () => notFound('INVITATION_NOT_FOUND', 'The invitation');

/** `expired` is computed when an invitation is read, by this service's clock. */
function status(now: string) {
  return sql<InvitationStatus>`case when invitation.state = 'pending' and invitation.expires_at <= ${now}::timestamptz
    then 'EXPIRED' else upper(invitation.state) end`;
}

/** Columns of an invitation with its inviter and roles: one statement whatever the page holds. */
function columns(now: string) {
  return [
    'invitation.id',
    'invitation.organization_id as organizationId',
    'invitation.email',
    'invitation.expires_at as expiresAt',
    'invitation.created_at as createdAt',
    'inviter.id as inviterId',
    'inviter.first_name as firstName',
    'inviter.last_name as lastName',
    'inviter.primary_email as inviterEmail',
    status(now).as('status'),
    rolesColumn('invitation', 'invitation').as('roles'),
  ] as const;
}

function invitationsOf(rows: Rows, deploymentId: number, organizationId: string) {
  return rows
    .selectFrom('invitation')
    .leftJoin('user as inviter', (join) =>
      join
        .onRef('inviter.deployment_id', '=', 'invitation.deployment_id')
        .onRef('inviter.id', '=', 'invitation.invited_by_id'),
    )
    .select(columns(new Date().toISOString()))
    .where('invitation.deployment_id', '=', deploymentId)
    .where('invitation.organization_id', '=', organizationId);
}

interface Found {
  readonly id: string;
  readonly organizationId: string;
  readonly email: string;
  readonly expiresAt: string;
  readonly createdAt: string;
  readonly inviterId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly inviterEmail: string | null;
  readonly status: InvitationStatus;
  readonly roles: RoleRow[];
}

function shown({ organizationId: _, inviterId, firstName, lastName, inviterEmail, ...invitation }: Found) {
  const invitedBy = inviterId === null ? null : { id: inviterId, firstName, lastName, email: inviterEmail };
  return { ...invitation, invitedBy };
}

/** Invitations of an organization, newest first; whole unless a limit is given. */
export async function listInvitations(
  rows: Rows,
  deploymentId: number,
  organizationId: string,
  { limit, offset, status: wanted }: Part & { readonly status?: InvitationStatus | null | undefined },
) {
  let query = invitationsOf(rows, deploymentId, organizationId)
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .offset(offset);
  if (wanted != null) query = query.where(status(new Date().toISOString()), '=', wanted);
  if (limit != null) query = query.limit(limit);
  const found = await query.execute();
  return found.map(shown);
}

/** The same for the backend host, which has not asked yet whether the organization exists: 404 where it doesn't. */
export async function listInvitationsOfAny(
  rows: Rows,
  deploymentId: number,
  organizationId: string,
  part: Parameters<typeof listInvitations>[3],
) {
  const found = await listInvitations(rows, deploymentId, organizationId, part);
  if (found.length === 0) await assertParent(rows, deploymentId, { level: 'organization', id: organizationId });
  return found;
}

/** One invitation of an organization. */
export async function getInvitation(rows: Rows, deploymentId: number, organizationId: string, id: string) {
  const found = await invitationsOf(rows, deploymentId, organizationId)
    .where('invitation.id', '=', id)
    .executeTakeFirstOrThrow(invitationNotFound);
  return shown(found);
}

/** Each organization's invitations behind `after`, oldest first, one more than `first`. */
export async function invitationsOfOrganizations(
  { rows, viewer }: Context,
  ids: readonly string[],
  { first, after }: EdgePage,
) {
  const now = new Date().toISOString();
  const found = await rows
    .selectFrom(sql<{ id: string }>`unnest(${ids}::bigint[])`.as<'parent'>(sql`parent(id)`))
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('invitation')
          .leftJoin('user as inviter', (join) =>
            join
              .onRef('inviter.deployment_id', '=', 'invitation.deployment_id')
              .onRef('inviter.id', '=', 'invitation.invited_by_id'),
          )
          .select(columns(now))
          .where('invitation.deployment_id', '=', viewer.deploymentId)
          .whereRef('invitation.organization_id', '=', 'parent.id')
          .where('invitation.id', '>', after ?? '0')
          .orderBy('invitation.id')
          .limit(first + 1)
          .as('page'),
      (join) => join.onTrue(),
    )
    .selectAll('page')
    .execute();
  const byOrganization = Map.groupBy(found, (row) => row.organizationId);
  return new Map([...byOrganization].map(([id, page]) => [id, page.map(shown)]));
}

/** How many invitations each organization has. */
export const invitationCounts = (ctx: Context, ids: readonly string[]) =>
  countsBy(ctx, 'invitation', 'organization_id', ids);
