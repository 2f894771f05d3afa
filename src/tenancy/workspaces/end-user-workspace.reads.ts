import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/children.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import { organizationOfViewer } from '../organizations/end-user-organization.reads.ts';
import { mayManage } from '../roles/rights.ts';
import { accessIn, mayInOrganization, notWorkspaceMember, workspacesWithRights } from './workspace.access.ts';
import { workspaceNotFound } from './workspace.reads.ts';

/** Workspaces by id, each with the signed-in user's rights in it: one statement, however many there are. */
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
      'workspace.created_at as createdAt',
      'workspace.updated_at as updatedAt',
      'organization.name as organizationName',
      'organization.slug as organizationSlug',
      mayInOrganization(userId, ['organization:admin', 'organization:manage']).as('managesOrganization'),
    ])
    .where('workspace.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(
    found.map((row) => {
      const { id, name, slug, description, createdAt, updatedAt, managesOrganization } = row;
      const organization = { id: row.organizationId, name: row.organizationName, slug: row.organizationSlug };
      const workspace = { id, name, slug, description, createdAt, updatedAt };
      return [id, { workspace, organization, access: accessIn(row), managesOrganization }];
    }),
  );
}

/** A workspace with the signed-in user's rights in it, null for none; 404 where the deployment has none of this id. */
export async function workspaceOfViewer({ loaders }: Context, id: string) {
  const found = await loaders.load(workspacesOfViewer, id);
  if (found === undefined) throw workspaceNotFound();
  return found;
}

/** What the workspace's members see, and those who manage its organization, who see all of its workspaces: 403 for others. */
export async function workspaceOfReader(ctx: Context, id: string) {
  const found = await workspaceOfViewer(ctx, id);
  if (!found.managesOrganization && !isMember(found)) throw notWorkspaceMember();
  return found;
}

/** What members only see: 403 for others, admins of the organization as well. */
export async function workspaceOfMember(ctx: Context, id: string) {
  const found = await workspaceOfViewer(ctx, id);
  if (!isMember(found)) throw notWorkspaceMember();
  return found;
}

/** The signed-in user's rights in a workspace: 403 for those who are neither members nor admins of its organization. */
export async function rightsInWorkspace(ctx: Context, id: string) {
  const { access } = await workspaceOfViewer(ctx, id);
  if (access === null) throw notWorkspaceMember();
  return access;
}

const isMember = ({ access }: Awaited<ReturnType<typeof workspaceOfViewer>>) =>
  access !== null && access.membershipId !== null;

/** A page of the workspaces of each organization that the viewer sees there. */
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

/** How many that are in each organization; one without any is missing. */
export async function countsOfVisibleWorkspaces(ctx: Context, ids: readonly string[]) {
  const found = await (await visibleWorkspaces(ctx, ids))
    .select(['workspace.organization_id as organizationId', sql<number>`count(*)::int`.as('count')])
    .where('workspace.organization_id', '=', sql<string>`any(${ids}::bigint[])`)
    .groupBy('workspace.organization_id')
    .execute();
  return new Map(found.map(({ organizationId, count }) => [organizationId, count]));
}

/** All workspaces of the organizations that the viewer manages, and of the others those that the viewer is a member of. */
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
        where mine.deployment_id = workspace.deployment_id and mine.workspace_id = workspace.id and mine.user_id = ${userId}))`,
    );
}
