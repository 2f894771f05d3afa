import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { ServiceError } from '../../platform/errors.ts';
import type { Rights } from '../roles/rights.ts';
import { workspaceNotFound } from './workspace.reads.ts';

export const notWorkspaceMember = () =>
  new ServiceError('NOT_WORKSPACE_MEMBER', 'Only members of this workspace may do this.');

/** What the signed-in user is in a workspace. */
export interface WorkspaceAccess extends Rights {
  readonly level: 'workspace';
  readonly workspaceId: string;
  readonly organizationId: string;
  /** Null for an admin of the organization who is no member of the workspace. */
  readonly membershipId: string | null;
  /** Of the member's roles in this workspace; an admin of its organization has `workspace:admin` here. */
  readonly permissions: ReadonlySet<string>;
  /** Of the member's roles in this workspace alone: what keys of theirs go by. */
  readonly rolePermissions: ReadonlySet<string>;
}

/**
 * The signed-in user's rights in a workspace, in one statement: 404 where the deployment has no such workspace, 403 for
 * those who are neither members of it nor admins of its organization. A command passes its transaction's rows.
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

/** The rights of any user in a workspace; null for those who have none there, 404 where there is no such workspace. */
export async function workspaceAccessOf(
  rows: Rows,
  deploymentId: number,
  workspaceId: string,
  userId: string,
): Promise<WorkspaceAccess | null> {
  const found = await workspacesWithRights(rows, deploymentId, userId)
    .where('workspace.id', '=', workspaceId)
    .executeTakeFirstOrThrow(workspaceNotFound);
  return accessIn(found);
}

/** What such a row says of the user's rights; null for those who have none there. */
export function accessIn(row: RightsRow): WorkspaceAccess | null {
  const { id: workspaceId, organizationId, membershipId, permissions, isOrganizationAdmin } = row;
  if (membershipId === null && !isOrganizationAdmin) return null;
  const all = isOrganizationAdmin ? ['workspace:admin', ...permissions] : permissions;
  const rolePermissions = new Set(permissions);
  return { level: 'workspace', workspaceId, organizationId, membershipId, permissions: new Set(all), rolePermissions };
}

type RightsRow = Awaited<ReturnType<ReturnType<typeof workspacesWithRights>['executeTakeFirstOrThrow']>>;

/** Workspaces, each with the user's membership, null for none, what the roles of it permit, and rights in its organization. */
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
      mayInOrganization(userId, ['organization:admin']).as('isOrganizationAdmin'),
    ])
    .where('workspace.deployment_id', '=', deploymentId);
}

/** Whether the user's roles in the organization of the row `workspace` have one of these permissions. */
export function mayInOrganization(userId: string, permissions: readonly string[]) {
  return sql<boolean>`exists (
    select from organization_membership fellow
    join organization_membership_role held
      on held.deployment_id = fellow.deployment_id and held.membership_id = fellow.id
    join role on role.deployment_id = held.deployment_id and role.id = held.role_id and role.level = 'organization'
    where fellow.deployment_id = workspace.deployment_id and fellow.organization_id = workspace.organization_id
      and fellow.user_id = ${userId} and role.permissions && ${permissions}::text[])`;
}
