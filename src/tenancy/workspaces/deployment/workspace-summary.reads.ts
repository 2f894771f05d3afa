import { sql } from 'kysely';
import { imageOrDefault } from '../../../deployment/index.ts';
import type { Context } from '../../../platform/context.ts';
import { inRange, type OffsetRange } from '../../../platform/database/pages/page.ts';
import { DEPLOYMENT_ID } from '../../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import { readableList } from '../../access/readable-list.ts';
import { namedOrganizationColumns, withOrganization } from '../../organizations/deployment/named-organization.ts';
import { workspaceNotFound } from '../../parents/parent.ts';

/** One workspace, without its members. */
export async function getWorkspaceSummary(rows: Rows, deploymentId: number, id: string) {
  return withOrganization(
    await summaries(rows, deploymentId).where('w.id', '=', id).executeTakeFirstOrThrow(workspaceNotFound),
  );
}

/** The workspaces of an organization, oldest first, for its managers. */
export async function listWorkspaceSummaries(ctx: Context, organizationId: string, range: OffsetRange) {
  const list = summaries(ctx.rows, ctx.viewer.deploymentId)
    .where('w.organization_id', '=', organizationId)
    .orderBy('w.id')
    .$call(inRange(range));
  const parent = { level: 'organization', id: organizationId } as const;
  return (await readableList(ctx, parent, 'managers', list)).map(withOrganization);
}

function summaries(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('workspace as w')
    .innerJoin('organization', (join) =>
      join
        .onRef('organization.deployment_id', '=', 'w.deployment_id')
        .onRef('organization.id', '=', 'w.organization_id'),
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
      ...namedOrganizationColumns,
    ])
    .where('w.deployment_id', '=', deploymentId);
}

/** The signed-in user's memberships with their permissions, oldest first. */
export async function listMyWorkspaceMemberships(ctx: Context, range: OffsetRange) {
  const found = await ownMemberships(ctx).orderBy('m.id').$call(inRange(range)).execute();
  return found.map(membershipOf);
}

function ownMemberships({ rows, viewer }: Context) {
  const { userId } = viewer.assertSignedIn();
  return rows
    .selectFrom('workspace_membership as m')
    .innerJoin('workspace as w', (join) =>
      join.onRef('w.deployment_id', '=', 'm.deployment_id').onRef('w.id', '=', 'm.workspace_id'),
    )
    .innerJoin('organization', (join) =>
      join
        .onRef('organization.deployment_id', '=', 'w.deployment_id')
        .onRef('organization.id', '=', 'w.organization_id'),
    )
    .select([
      'm.id',
      'm.created_at as createdAt',
      'w.id as workspaceId',
      'w.name',
      'w.slug',
      ...namedOrganizationColumns,
      sql<string[]>`array(
        select distinct permission
        from workspace_membership_role held
        join role on role.deployment_id = held.deployment_id and role.id = held.role_id and role.level = 'workspace'
        cross join unnest(role.permissions) permission
        where held.deployment_id = ${DEPLOYMENT_ID} and held.membership_id = m.id
        order by permission)`.as('permissions'),
    ])
    .where('m.deployment_id', '=', viewer.deploymentId)
    .where('m.user_id', '=', userId);
}

type FoundMembership = Awaited<ReturnType<ReturnType<typeof ownMemberships>['executeTakeFirstOrThrow']>>;

function membershipOf({ id, createdAt, permissions, workspaceId, ...workspace }: FoundMembership) {
  return { id, createdAt, permissions, workspace: { id: workspaceId, ...withOrganization(workspace) } };
}
