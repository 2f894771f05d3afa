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
  const { organizationId, membershipId, permissions, isOrganizationAdmin } = await rows
    .selectFrom('workspace')
    .leftJoin('workspace_membership as member', (join) =>
      join
        .onRef('member.deployment_id', '=', 'workspace.deployment_id')
        .onRef('member.workspace_id', '=', 'workspace.id')
        .on('member.user_id', '=', userId),
    )
    .select((select) => [
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
      select
        .exists(
          select
            .selectFrom('organization_membership as colleague')
            .innerJoin('organization_membership_role as held', (join) =>
              join
                .onRef('held.deployment_id', '=', 'colleague.deployment_id')
                .onRef('held.membership_id', '=', 'colleague.id'),
            )
            .innerJoin('role', (join) =>
              join.onRef('role.deployment_id', '=', 'held.deployment_id').onRef('role.id', '=', 'held.role_id'),
            )
            .select('colleague.id')
            .whereRef('colleague.deployment_id', '=', 'workspace.deployment_id')
            .whereRef('colleague.organization_id', '=', 'workspace.organization_id')
            .where('colleague.user_id', '=', userId)
            .where('role.level', '=', 'organization')
            .where(sql<boolean>`'organization:admin' = any(role.permissions)`),
        )
        .as('isOrganizationAdmin'),
    ])
    .where('workspace.deployment_id', '=', deploymentId)
    .where('workspace.id', '=', workspaceId)
    .executeTakeFirstOrThrow(workspaceNotFound);
  if (membershipId === null && !isOrganizationAdmin) return null;
  const all = isOrganizationAdmin ? ['workspace:admin', ...permissions] : permissions;
  const rolePermissions = new Set(permissions);
  return { level: 'workspace', workspaceId, organizationId, membershipId, permissions: new Set(all), rolePermissions };
}
