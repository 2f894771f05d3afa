import { sql } from 'kysely';
import { imageOrDefault } from '../../../deployment/index.ts';
import type { Context } from '../../../platform/context.ts';
import { type EdgePage, inPage } from '../../../platform/database/pages/page.ts';
import { childrenOf } from '../../../platform/database/pages/select-per-parent.ts';
import { DEPLOYMENT_ID } from '../../../platform/database/statements/deployment-id.ts';
import {
  accessFromRow,
  hasOrganizationPermission,
  notWorkspaceMember,
  workspacesWithRights,
} from '../../access/workspace.access.ts';
import { namedOrganizationColumns, withOrganization } from '../../organizations/deployment/named-organization.ts';
import { organizationOfViewer } from '../../organizations/deployment/organization.reads.ts';
import { workspaceNotFound } from '../../parents/parent.ts';
import { mayManage } from '../../roles/rights.ts';

/** Workspaces by id, each with the signed-in user's rights in it, in one statement. */
export async function workspacesOfViewer({ rows, viewer }: Context, ids: readonly string[]) {
  const { userId } = viewer.assertSignedIn();
  const found = await workspacesWithRights(rows, viewer.deploymentId, userId)
    .innerJoin('organization', (join) =>
      join
        .onRef('organization.deployment_id', '=', 'workspace.deployment_id')
        .onRef('organization.id', '=', 'workspace.organization_id'),
    )
    .select([
      'workspace.name',
      'workspace.slug',
      'workspace.description',
      'workspace.public_metadata as publicMetadata',
      imageOrDefault('workspace.image_url', 'defaultWorkspaceProfileImageUrl', viewer.deploymentId).as('imageUrl'),
      'workspace.created_at as createdAt',
      'workspace.updated_at as updatedAt',
      ...namedOrganizationColumns,
      hasOrganizationPermission(userId, ['organization:admin', 'organization:manage']).as('managesOrganization'),
    ])
    .where('workspace.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(
    found.map((row) => {
      const { id, name, slug, description, publicMetadata, imageUrl, createdAt, updatedAt, managesOrganization } = row;
      const { organization } = withOrganization(row);
      const workspace = { id, name, slug, description, publicMetadata, imageUrl, createdAt, updatedAt };
      return [id, { workspace, organization, access: accessFromRow(row), managesOrganization }];
    }),
  );
}

/** A workspace with the signed-in user's rights in it, null if they have none; 404 if it does not exist. */
export async function workspaceOfViewer({ loaders }: Context, id: string) {
  const found = await loaders.load(workspacesOfViewer, id);
  if (found === undefined) throw workspaceNotFound();
  return found;
}

/** A workspace for its members and for managers of its organization; 403 for other users. */
export async function workspaceOfReader(ctx: Context, id: string) {
  const found = await workspaceOfViewer(ctx, id);
  if (!isReader(found)) throw notWorkspaceMember();
  return found;
}

/** A workspace for its members only; 403 for other users, including admins of its organization. */
export async function workspaceOfMember(ctx: Context, id: string) {
  const found = await workspaceOfViewer(ctx, id);
  if (!isMember(found)) throw notWorkspaceMember();
  return found;
}

/** The signed-in user's rights in a workspace; 403 if they are neither a member nor an admin of its organization. */
export async function rightsInWorkspace(ctx: Context, id: string) {
  const { access } = await workspaceOfViewer(ctx, id);
  if (access === null) throw notWorkspaceMember();
  return access;
}

/** The workspaces with these ids that the signed-in user may read. Their fields and edges use what this has read. */
export async function readableWorkspacesById({ loaders }: Context, ids: readonly string[]) {
  const found = await Promise.all(ids.map((id) => loaders.load(workspacesOfViewer, id)));
  return new Map(
    found.flatMap((each) => (each && isReader(each) ? [[each.workspace.id, each.workspace] as const] : [])),
  );
}

const isReader = (found: Awaited<ReturnType<typeof workspaceOfViewer>>) => found.managesOrganization || isMember(found);

const isMember = ({ access }: Awaited<ReturnType<typeof workspaceOfViewer>>) =>
  access !== null && access.membershipId !== null;

/** A page of the workspaces of each organization that the viewer may see. */
export async function workspacesInOrganizations(ctx: Context, ids: readonly string[], page: EdgePage) {
  const visible = await visibleWorkspaces(ctx, ids);
  const found = await childrenOf(ctx.rows, ids, (id) =>
    visible
      .select(['workspace.id', 'workspace.name', 'workspace.slug', 'workspace.organization_id as organizationId'])
      .where('workspace.organization_id', '=', id)
      .$call(inPage('workspace.id', page)),
  );
  return Map.groupBy(found, ({ organizationId }) => organizationId);
}

/** The number of those workspaces in each organization. Organizations without any are not in the map. */
export async function countsOfVisibleWorkspaces(ctx: Context, ids: readonly string[]) {
  const found = await (await visibleWorkspaces(ctx, ids))
    .select(['workspace.organization_id as organizationId', sql<number>`count(*)::int`.as('count')])
    .where('workspace.organization_id', '=', sql<string>`any(${ids}::bigint[])`)
    .groupBy('workspace.organization_id')
    .execute();
  return new Map(found.map(({ organizationId, count }) => [organizationId, count]));
}

/**
 * Selects all workspaces of the organizations that the viewer manages, and the viewer's own workspaces of the others.
 */
async function visibleWorkspaces(ctx: Context, organizationIds: readonly string[]) {
  const { rows, viewer } = ctx;
  const { userId } = viewer.assertSignedIn();
  const organizations = await Promise.all(organizationIds.map((id) => organizationOfViewer(ctx, id)));
  const managed = organizations.flatMap(({ organization, access }) =>
    access !== null && mayManage(access) ? organization.id : [],
  );
  return rows
    .selectFrom('workspace')
    .where('workspace.deployment_id', '=', viewer.deploymentId)
    .where(
      sql<boolean>`(workspace.organization_id = any(${managed}::bigint[]) or exists (
        select from workspace_membership mine
        where mine.deployment_id = ${DEPLOYMENT_ID} and mine.workspace_id = workspace.id and mine.user_id = ${userId}))`,
    );
}
