import { type SelectQueryBuilder, sql } from 'kysely';
import type { InvitationStatus } from '../../../generated/common.ts';
import type { Context } from '../../../platform/context.ts';
import { type EdgePage, inPage } from '../../../platform/database/page.ts';
import { childrenOf } from '../../../platform/database/select-per-parent.ts';
import type { Rows, Tables } from '../../../platform/database/tables.ts';
import type { Level } from '../../parents/parent.ts';
import { rolesColumn } from '../../roles/role.reads.ts';
import { imageOfTarget, statusAt } from '../invitation.reads.ts';
import { acceptableBy } from './received-invitation.reads.ts';

/** The filter of a list of invitations. */
export interface InvitationCriteria {
  readonly status?: InvitationStatus | null | undefined;
}

/** A page of the invitations to each organization itself. The calling resolver checks that the viewer manages it. */
export const invitationsInOrganizations = (ctx: Context, ids: readonly string[], page: EdgePage & InvitationCriteria) =>
  invitationPages(ctx, 'organization', ids, page);

/** A page of the invitations to each workspace. The calling resolver checks that the viewer manages it. */
export const invitationsInWorkspaces = (ctx: Context, ids: readonly string[], page: EdgePage & InvitationCriteria) =>
  invitationPages(ctx, 'workspace', ids, page);

async function invitationPages(
  { rows, viewer }: Context,
  level: Level,
  ids: readonly string[],
  { status, ...page }: EdgePage & InvitationCriteria,
) {
  const found = await childrenOf(rows, ids, (id) =>
    withInviter(invitationsAt(rows, viewer.deploymentId, level, { status }))
      .where(sql.ref(`invitation.${level}_id`), '=', id)
      .$call(inPage('invitation.id', page)),
  );
  return Map.groupBy(found.map(toEndUserInvitation), (row) => row[`${level}Id`] as string);
}

/** The number of invitations of each organization, or workspace, that match the criteria. */
export const countsOfInvitations = {
  organization: (ctx: Context, ids: readonly string[], criteria: InvitationCriteria) =>
    invitationCounts(ctx, 'organization', ids, criteria),
  workspace: (ctx: Context, ids: readonly string[], criteria: InvitationCriteria) =>
    invitationCounts(ctx, 'workspace', ids, criteria),
};

async function invitationCounts(
  { rows, viewer }: Context,
  level: Level,
  ids: readonly string[],
  criteria: InvitationCriteria,
) {
  const found = await invitationsAt(rows, viewer.deploymentId, level, criteria)
    .select([`invitation.${level}_id as id`, sql<number>`count(*)::int`.as('count')])
    .where(`invitation.${level}_id`, '=', sql<string>`any(${ids}::bigint[])`)
    .groupBy(`invitation.${level}_id`)
    .execute();
  return new Map(found.map(({ id, count }) => [id as string, count]));
}

/** A page of the invitations that the signed-in user can accept. */
export async function acceptablePage({ rows, viewer }: Context, page: EdgePage) {
  const { userId } = viewer.assertSignedIn();
  const found = await withInviter(acceptableBy(rows, viewer.deploymentId, userId))
    .$call(inPage('invitation.id', page))
    .execute();
  return found.map(toEndUserInvitation);
}

/** The number of invitations that the signed-in user can accept. */
export async function countAcceptable({ rows, viewer }: Context): Promise<number> {
  const { userId } = viewer.assertSignedIn();
  const { count } = await acceptableBy(rows, viewer.deploymentId, userId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The organization of each invitation, and the workspace if it is to a workspace. The viewer may already see the
 * invitation.
 */
export async function targetsOfInvitations({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await rows
    .selectFrom('invitation')
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
      'invitation.id',
      'organization.id as organizationId',
      'organization.name as organizationName',
      'organization.slug as organizationSlug',
      'workspace.id as workspaceId',
      'workspace.name as workspaceName',
      'workspace.slug as workspaceSlug',
      imageOfTarget(viewer.deploymentId).as('imageUrl'),
    ])
    .where('invitation.deployment_id', '=', viewer.deploymentId)
    .where('invitation.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(
    found.map(({ id, workspaceId, workspaceName, workspaceSlug, ...row }) => {
      const organization = { id: row.organizationId, name: row.organizationName, slug: row.organizationSlug };
      const workspace =
        workspaceId === null || workspaceName === null || workspaceSlug === null
          ? null
          : { id: workspaceId, name: workspaceName, slug: workspaceSlug };
      return [id, { organization, workspace, imageUrl: row.imageUrl }];
    }),
  );
}

/** The invitations to organizations themselves, or those to workspaces. */
function invitationsAt(rows: Rows, deploymentId: number, level: Level, criteria: InvitationCriteria) {
  const query = rows
    .selectFrom('invitation')
    .where('invitation.deployment_id', '=', deploymentId)
    .where('invitation.workspace_id', level === 'workspace' ? 'is not' : 'is', null);
  return criteria.status == null ? query : query.where(statusAt(new Date().toISOString()), '=', criteria.status);
}

function withInviter<Output>(invitations: SelectQueryBuilder<Tables, 'invitation', Output>) {
  return invitations
    .leftJoin('user as inviter', (join) =>
      join
        .onRef('inviter.deployment_id', '=', 'invitation.deployment_id')
        .onRef('inviter.id', '=', 'invitation.invited_by_id'),
    )
    .select([
      'invitation.id',
      'invitation.organization_id as organizationId',
      'invitation.workspace_id as workspaceId',
      'invitation.email',
      'invitation.expires_at as expiresAt',
      'invitation.created_at as createdAt',
      statusAt(new Date().toISOString()).as('status'),
      'inviter.id as inviterId',
      'inviter.first_name as firstName',
      'inviter.last_name as lastName',
      'inviter.primary_email as inviterEmail',
      rolesColumn('invitation', 'invitation').as('roles'),
    ]);
}

interface InviterColumns {
  readonly inviterId: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly inviterEmail: string | null;
}

function toEndUserInvitation<Row extends InviterColumns>({
  inviterId,
  firstName,
  lastName,
  inviterEmail,
  ...invitation
}: Row) {
  const invitedBy = inviterId === null ? null : { id: inviterId, firstName, lastName, email: inviterEmail };
  return { ...invitation, invitedBy };
}
