import { sql } from 'kysely';
import { imageOrDefault } from '../../../deployment/index.ts';
import type { Context } from '../../../platform/context.ts';
import type { OffsetRange } from '../../../platform/database/page.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import { readableList } from '../../access/readable-list.ts';
import { workspaceNotFound } from '../../parents/parent.ts';

/** One workspace, without its members. */
export async function getWorkspaceSummary(rows: Rows, deploymentId: number, id: string) {
  return summaryOf(
    await summaries(rows, deploymentId).where('w.id', '=', id).executeTakeFirstOrThrow(workspaceNotFound),
  );
}

/** The workspaces of an organization, oldest first, for its managers. */
export async function listWorkspaceSummaries(ctx: Context, organizationId: string, { limit, offset }: OffsetRange) {
  const query = summaries(ctx.rows, ctx.viewer.deploymentId)
    .where('w.organization_id', '=', organizationId)
    .orderBy('w.id')
    .offset(offset);
  const parent = { level: 'organization', id: organizationId } as const;
  return (await readableList(ctx, parent, 'managers', limit ? query.limit(limit) : query)).map(summaryOf);
}

function summaries(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('workspace as w')
    .innerJoin('organization as o', (join) =>
      join.onRef('o.deployment_id', '=', 'w.deployment_id').onRef('o.id', '=', 'w.organization_id'),
    )
    .select([
      'w.id',
      'w.name',
      'w.slug',
      'w.description',
      'w.public_metadata as publicMetadata',
      imageOrDefault('w.image_url', 'defaultWorkspaceProfileImageUrl', deploymentId).as('imageUrl'),
      'w.created_at as createdAt',
      'w.updated_at as updatedAt',
      'o.id as organizationId',
      'o.name as organizationName',
      'o.slug as organizationSlug',
    ])
    .where('w.deployment_id', '=', deploymentId);
}

type FoundSummary = Awaited<ReturnType<ReturnType<typeof summaries>['executeTakeFirstOrThrow']>>;

function summaryOf({ organizationId, organizationName, organizationSlug, ...workspace }: FoundSummary) {
  return { ...workspace, organization: { id: organizationId, name: organizationName, slug: organizationSlug } };
}

/** The signed-in user's memberships with their permissions, oldest first. */
export async function listMyWorkspaceMemberships(ctx: Context, { limit, offset }: OffsetRange) {
  const query = ownMemberships(ctx).orderBy('m.id').offset(offset);
  return (await (limit ? query.limit(limit) : query).execute()).map(membershipOf);
}

function ownMemberships({ rows, viewer }: Context) {
  const { userId } = viewer.assertSignedIn();
  return rows
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
    .where('m.user_id', '=', userId);
}

type FoundMembership = Awaited<ReturnType<ReturnType<typeof ownMemberships>['executeTakeFirstOrThrow']>>;

function membershipOf({ id, createdAt, permissions, workspaceId, name, slug, ...organization }: FoundMembership) {
  return {
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
  };
}
