import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/children.ts';
import { type EdgePage, inPage, type Part } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { RoleRow } from '../graph/rows.ts';
import type { InvitationStatus } from '../graph/types.ts';
import { assertParent, type Level, type Parent, rolesColumn } from '../roles/role.reads.ts';

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
    'invitation.workspace_id as workspaceId',
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

/** Invitations with their inviters; callers say which. */
function invitationsWithInviters(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('invitation')
    .leftJoin('user as inviter', (join) =>
      join
        .onRef('inviter.deployment_id', '=', 'invitation.deployment_id')
        .onRef('inviter.id', '=', 'invitation.invited_by_id'),
    )
    .select(columns(new Date().toISOString()))
    .where('invitation.deployment_id', '=', deploymentId);
}

/** Those of one level: an organization's list leaves out those to its workspaces. */
const invitationsAt = (rows: Rows, deploymentId: number, level: Level) =>
  invitationsWithInviters(rows, deploymentId).where(
    'invitation.workspace_id',
    level === 'workspace' ? 'is not' : 'is',
    null,
  );

const invitationsOf = (rows: Rows, deploymentId: number, { level, id }: Parent) =>
  invitationsAt(rows, deploymentId, level).where(`invitation.${level}_id`, '=', id);

interface Found {
  readonly id: string;
  readonly organizationId: string;
  readonly workspaceId: string | null;
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

function shown({ organizationId: _, workspaceId: __, ...found }: Found) {
  const { inviterId, firstName, lastName, inviterEmail, ...invitation } = found;
  const invitedBy = inviterId === null ? null : { id: inviterId, firstName, lastName, email: inviterEmail };
  return { ...invitation, invitedBy };
}

/** Invitations to an organization or workspace, newest first; whole unless a limit is given. */
export async function listInvitations(
  rows: Rows,
  deploymentId: number,
  parent: Parent,
  { limit, offset, status: wanted }: Part & { readonly status?: InvitationStatus | null | undefined },
) {
  let query = invitationsOf(rows, deploymentId, parent)
    .orderBy('invitation.created_at', 'desc')
    .orderBy('invitation.id', 'desc')
    .offset(offset);
  if (wanted != null) query = query.where(status(new Date().toISOString()), '=', wanted);
  if (limit != null) query = query.limit(limit);
  const found = await query.execute();
  return found.map(shown);
}

/** The same for the backend host, which has not asked yet whether the parent exists: 404 where it doesn't. */
export async function listInvitationsOfAny(
  rows: Rows,
  deploymentId: number,
  parent: Parent,
  part: Parameters<typeof listInvitations>[3],
) {
  const found = await listInvitations(rows, deploymentId, parent, part);
  if (found.length === 0) await assertParent(rows, deploymentId, parent);
  return found;
}

/** One invitation to an organization or workspace. */
export async function getInvitation(rows: Rows, deploymentId: number, parent: Parent, id: string) {
  const found = await invitationsOf(rows, deploymentId, parent)
    .where('invitation.id', '=', id)
    .executeTakeFirstOrThrow(invitationNotFound);
  return shown(found);
}

/** Invitations by id, to whatever organization or workspace. */
export async function invitationsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await invitationsWithInviters(rows, viewer.deploymentId)
    .where('invitation.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, shown(row)]));
}

/** Each organization's own invitations behind `after`, oldest first, one more than `first`. */
export const invitationsOfOrganizations = (ctx: Context, ids: readonly string[], page: EdgePage) =>
  invitationPages(ctx, 'organization', ids, page);

/** Each workspace's invitations behind `after`, oldest first, one more than `first`. */
export const invitationsOfWorkspaces = (ctx: Context, ids: readonly string[], page: EdgePage) =>
  invitationPages(ctx, 'workspace', ids, page);

async function invitationPages({ rows, viewer }: Context, level: Level, ids: readonly string[], page: EdgePage) {
  const found = await childrenOf(rows, ids, (parentId) =>
    invitationsAt(rows, viewer.deploymentId, level)
      .where(sql.ref(`invitation.${level}_id`), '=', parentId)
      .$call(inPage('invitation.id', page)),
  );
  const byParent = Map.groupBy(found, (row) => row[`${level}Id`] as string);
  return new Map([...byParent].map(([id, page]) => [id, page.map(shown)]));
}

/** How many invitations each organization has of its own. */
export const invitationCounts = (ctx: Context, ids: readonly string[]) => countsAt(ctx, 'organization', ids);

/** How many invitations each workspace has. */
export const workspaceInvitationCounts = (ctx: Context, ids: readonly string[]) => countsAt(ctx, 'workspace', ids);

async function countsAt({ rows, viewer }: Context, level: Level, ids: readonly string[]) {
  const found = await rows
    .selectFrom('invitation')
    .select([`${level}_id as id`, sql<number>`count(*)::int`.as('count')])
    .where('deployment_id', '=', viewer.deploymentId)
    .where(`${level}_id`, '=', sql<string>`any(${ids}::bigint[])`)
    .where('workspace_id', level === 'workspace' ? 'is not' : 'is', null)
    .groupBy(`${level}_id`)
    .execute();
  return new Map(found.map(({ id, count }) => [id as string, count]));
}
