import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Rows } from '../../database/tables.ts';
import { ServiceError } from '../../errors.ts';
import type { Part } from '../organization/organization-member.reads.ts';
import { workspaceNotFound } from './workspace.reads.ts';

/** A workspace as a member sees it: 404 where the deployment has none of this id, 403 for those who are no members. */
export async function getWorkspaceDetail({ rows, viewer }: Context, id: string, part: Part) {
  const { userId } = viewer.assertSignedIn();
  const { deploymentId } = viewer;
  const { membershipId, organizationId, organizationName, organizationSlug, ...workspace } = await rows
    .selectFrom('workspace as w')
    .innerJoin('organization as o', (join) =>
      join.onRef('o.deployment_id', '=', 'w.deployment_id').onRef('o.id', '=', 'w.organization_id'),
    )
    .leftJoin('workspace_membership as mine', (join) =>
      join
        .onRef('mine.deployment_id', '=', 'w.deployment_id')
        .onRef('mine.workspace_id', '=', 'w.id')
        .on('mine.user_id', '=', userId),
    )
    .select([
      'w.id',
      'w.name',
      'w.description',
      'w.created_at as createdAt',
      'w.updated_at as updatedAt',
      'o.id as organizationId',
      'o.name as organizationName',
      'o.slug as organizationSlug',
      'mine.id as membershipId',
      sql<number>`(select count(*)::int from workspace_membership m
        where m.deployment_id = w.deployment_id and m.workspace_id = w.id)`.as('membersCount'),
    ])
    .where('w.deployment_id', '=', deploymentId)
    .where('w.id', '=', id)
    .executeTakeFirstOrThrow(workspaceNotFound);
  if (membershipId === null) {
    throw new ServiceError('NOT_WORKSPACE_MEMBER', 'Only members of this workspace may see it.');
  }
  return {
    ...workspace,
    organization: { id: organizationId, name: organizationName, slug: organizationSlug },
    members: await colleagues(rows, deploymentId, id, part),
  };
}

/** The members of a workspace as they see each other: the documented fields alone, in the order in which they joined. */
async function colleagues(rows: Rows, deploymentId: number, workspaceId: string, { limit, offset }: Part) {
  const query = rows
    .selectFrom('workspace_membership as m')
    .innerJoin('user as u', (join) =>
      join.onRef('u.deployment_id', '=', 'm.deployment_id').onRef('u.id', '=', 'm.user_id'),
    )
    .select([
      'm.id',
      'm.created_at as joinedAt',
      'u.id as userId',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'u.primary_email as email',
      'u.image_url as profileImageUrl',
      sql<string | null>`(
        select role.name
        from workspace_membership_role held
        join role on role.deployment_id = held.deployment_id and role.id = held.role_id
        where held.deployment_id = m.deployment_id and held.membership_id = m.id
        order by 'workspace:admin' = any(role.permissions) desc, 'workspace:manage' = any(role.permissions) desc, role.id
        limit 1)`.as('role'),
    ])
    .where('m.deployment_id', '=', deploymentId)
    .where('m.workspace_id', '=', workspaceId)
    .orderBy('m.created_at')
    .orderBy('m.id')
    .offset(offset);
  const found = await (limit ? query.limit(limit) : query).execute();
  return found.map(({ id, joinedAt, role, userId, ...user }) => ({
    id,
    joinedAt,
    role,
    user: { id: userId, ...user },
  }));
}

/** The signed-in user's memberships with what they permit, oldest first. */
export async function listMyWorkspaceMemberships({ rows, viewer }: Context, { limit, offset }: Part) {
  const { userId } = viewer.assertSignedIn();
  const query = rows
    .selectFrom('workspace_membership as m')
    .innerJoin('workspace as w', (join) =>
      join.onRef('w.deployment_id', '=', 'm.deployment_id').onRef('w.id', '=', 'm.workspace_id'),
    )
    .innerJoin('organization as o', (join) =>
      join.onRef('o.deployment_id', '=', 'w.deployment_id').onRef('o.id', '=', 'w.organization_id'),
    )
    .select([
      'm.id',
      'm.created_at as createdAt',
      'w.id as workspaceId',
      'w.name',
      'w.slug',
      'o.id as organizationId',
      'o.name as organizationName',
      'o.slug as organizationSlug',
      sql<string[]>`array(
        select distinct permission
        from workspace_membership_role held
        join role on role.deployment_id = held.deployment_id and role.id = held.role_id and role.level = 'workspace'
        cross join unnest(role.permissions) permission
        where held.deployment_id = m.deployment_id and held.membership_id = m.id
        order by permission)`.as('permissions'),
    ])
    .where('m.deployment_id', '=', viewer.deploymentId)
    .where('m.user_id', '=', userId)
    .orderBy('m.id')
    .offset(offset);
  const found = await (limit ? query.limit(limit) : query).execute();
  return found.map(({ id, createdAt, permissions, workspaceId, name, slug, ...organization }) => ({
    id,
    createdAt,
    permissions,
    workspace: {
      id: workspaceId,
      name,
      slug,
      organization: {
        id: organization.organizationId,
        name: organization.organizationName,
        slug: organization.organizationSlug,
      },
    },
  }));
}
