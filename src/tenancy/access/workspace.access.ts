import { sql } from 'kysely';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { ServiceError } from '../../platform/errors.ts';
import { workspaceNotFound } from '../parents/parent.ts';
import type { Rights } from '../roles/rights.ts';

export const notWorkspaceMember = () =>
  new ServiceError('NOT_WORKSPACE_MEMBER', 'Only members of this workspace may do this.');

/** The membership and the permissions of a user in a workspace. */
export interface WorkspaceAccess extends Rights {
  readonly level: 'workspace';
  readonly workspaceId: string;
  readonly organizationId: string;
  /** Null for an admin of the organization who is not a member of the workspace. */
  readonly membershipId: string | null;
  /**
   * The permissions of the member's roles in this workspace; an admin of its organization also has `workspace:admin`.
   */
  readonly permissions: ReadonlySet<string>;
  /** The permissions of the member's roles in this workspace only. The member's keys use these. */
  readonly rolePermissions: ReadonlySet<string>;
}

/**
 * The signed-in user's rights in a workspace, in one statement: 404 if the workspace does not exist, 403 if the user is
 * neither a member nor an admin of its organization. A command passes the rows of its transaction.
 */
export async function workspaceAccess(
  { rows, viewer }: Pick<Context, 'rows' | 'viewer'>,
  workspaceId: string,
): Promise<WorkspaceAccess> {
  const { userId } = viewer.assertSignedIn();
  const access = await workspaceAccessOf(rows, viewer.deploymentId, workspaceId, userId);
  if (access === null) throw notWorkspaceMember();
  return access;
}

/** The rights of any user in a workspace, null if they have none; 404 if the workspace does not exist. */
export async function workspaceAccessOf(
  rows: Rows,
  deploymentId: number,
  workspaceId: string,
  userId: string,
): Promise<WorkspaceAccess | null> {
  const found = await workspacesWithRights(rows, deploymentId, userId)
    .where('workspace.id', '=', workspaceId)
    .executeTakeFirstOrThrow(workspaceNotFound);
  return accessFromRow(found);
}

/** The user's rights from a row of {@link workspacesWithRights}; null if they have none. */
export function accessFromRow(row: RightsRow): WorkspaceAccess | null {
  const { id: workspaceId, organizationId, membershipId, permissions, isOrganizationAdmin } = row;
  if (membershipId === null && !isOrganizationAdmin) return null;
  const all = isOrganizationAdmin ? ['workspace:admin', ...permissions] : permissions;
  const rolePermissions = new Set(permissions);
  return { level: 'workspace', workspaceId, organizationId, membershipId, permissions: new Set(all), rolePermissions };
}

type RightsRow = Awaited<ReturnType<ReturnType<typeof workspacesWithRights>['executeTakeFirstOrThrow']>>;

/**
 * Selects workspaces with the user's membership (null if there is none), its permissions and the rights in the
 * organization.
 */
export function workspacesWithRights(rows: Rows, deploymentId: number, userId: string) {
  return rows
    .selectFrom('workspace')
    .leftJoin('workspace_membership as member', (join) =>
      join
        .onRef('member.deployment_id', '=', 'workspace.deployment_id')
        .onRef('member.workspace_id', '=', 'workspace.id')
        .on('member.user_id', '=', userId),
    )
    .select((select) => [
      'workspace.id',
      'workspace.organization_id as organizationId',
      'member.id as membershipId',
      sql<string[]>`array(${select
        .selectFrom('workspace_membership_role as held')
        .innerJoin('role', (join) =>
          join.onRef('role.deployment_id', '=', 'held.deployment_id').onRef('role.id', '=', 'held.role_id'),
        )
        .select(sql<string>`unnest(role.permissions)`.as('permission'))
        .whereRef('held.deployment_id', '=', 'member.deployment_id')
        .whereRef('held.membership_id', '=', 'member.id')
        .where('role.level', '=', 'workspace')})`.as('permissions'),
      hasOrganizationPermission(userId, ['organization:admin']).as('isOrganizationAdmin'),
    ])
    .where('workspace.deployment_id', '=', deploymentId);
}

/**
 * The organization of a workspace that the user is a member of, or null for a guest: 404 if the workspace does not exist,
 * 403 if the user is not a member.
 */
export async function organizationOfWorkspace(
  { rows, deploymentId }: Pick<Transaction, 'rows' | 'deploymentId'>,
  userId: string,
  id: string,
): Promise<string | null> {
  const { membershipId, organizationId } = await rows
    .selectFrom('workspace as w')
    .leftJoin('workspace_membership as mine', (join) =>
      join
        .onRef('mine.deployment_id', '=', 'w.deployment_id')
        .onRef('mine.workspace_id', '=', 'w.id')
        .on('mine.user_id', '=', userId),
    )
    .leftJoin('organization_membership as o', (join) =>
      join
        .onRef('o.deployment_id', '=', 'w.deployment_id')
        .onRef('o.organization_id', '=', 'w.organization_id')
        .on('o.user_id', '=', userId),
    )
    .select(['mine.id as membershipId', 'o.organization_id as organizationId'])
    .where('w.deployment_id', '=', deploymentId)
    .where('w.id', '=', id)
    .executeTakeFirstOrThrow(workspaceNotFound);
  if (membershipId === null) throw notWorkspaceMember();
  return organizationId;
}

/** Whether the user's roles in the organization of the row `workspace` have one of these permissions. */
export function hasOrganizationPermission(userId: string, permissions: readonly string[]) {
  return sql<boolean>`exists (
    select from organization_membership member
    join organization_membership_role held
      on held.deployment_id = member.deployment_id and held.membership_id = member.id
    join role on role.deployment_id = held.deployment_id and role.id = held.role_id and role.level = 'organization'
    where member.deployment_id = ${DEPLOYMENT_ID} and member.organization_id = workspace.organization_id
      and member.user_id = ${userId} and role.permissions && ${permissions}::text[])`;
}
