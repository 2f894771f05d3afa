import { type SelectQueryBuilder, sql } from 'kysely';
import type { InvitingWorkspace } from '../../../generated/deployment.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import {
  namedOrganizationColumns,
  type OrganizationColumns,
  withOrganization,
} from '../../organizations/deployment/named-organization.ts';
import { imageOfTarget } from '../invitation.reads.ts';

/** Adds the organization of each invitation, and the workspace if it is to a workspace. */
export function withTarget<Output>(invitations: SelectQueryBuilder<Tables, 'invitation', Output>) {
  return invitations
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
      ...namedOrganizationColumns,
      'workspace.id as workspaceId',
      'workspace.name as workspaceName',
      'workspace.slug as workspaceSlug',
    ]);
}

interface TargetColumns extends OrganizationColumns {
  readonly workspaceId: string | null;
  readonly workspaceName: string | null;
  readonly workspaceSlug: string | null;
}

/** Nests the organization and the workspace of a row in objects. */
export function nestTarget<Row extends TargetColumns>(row: Row) {
  const { workspaceId, workspaceName, workspaceSlug, ...rest } = row;
  const workspace = { id: workspaceId, name: workspaceName, slug: workspaceSlug } as InvitingWorkspace;
  return { ...withOrganization(rest), workspace: workspaceId === null ? null : workspace };
}

/** The organization and the workspace of each invitation, with the image. The viewer may already see the invitation. */
export async function targetsOfInvitations({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await withTarget(rows.selectFrom('invitation'))
    .select(['invitation.id', imageOfTarget(viewer.deploymentId).as('imageUrl')])
    .where('invitation.deployment_id', '=', viewer.deploymentId)
    .where('invitation.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, nestTarget(row)]));
}
