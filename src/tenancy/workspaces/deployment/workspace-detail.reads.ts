import { sql } from 'kysely';
import { imageOrDefault } from '../../../deployment/index.ts';
import type { Context } from '../../../platform/context.ts';
import { listWithAccess } from '../../../platform/database/pages/list-with-access.ts';
import type { OffsetRange } from '../../../platform/database/pages/page.ts';
import { DEPLOYMENT_ID } from '../../../platform/database/statements/deployment-id.ts';
import { idText, timestampText } from '../../../platform/database/statements/json-columns.ts';
import type { Rows } from '../../../platform/database/tables.ts';
import { notWorkspaceMember } from '../../access/workspace.access.ts';
import { withOrganization } from '../../organizations/deployment/named-organization.ts';
import { workspaceNotFound } from '../../parents/parent.ts';
import { selectWorkspaceMembers, toEndUserMember } from '../members/deployment/workspace-member.reads.ts';

/** A workspace as its members see it: 404 if it does not exist, 403 if the user is not a member. */
export async function getWorkspaceDetail({ rows, viewer }: Context, id: string, part: OffsetRange) {
  const { userId } = viewer.assertSignedIn();
  const { deploymentId } = viewer;
  const found = await listWithAccess(
    rows,
    details(rows, deploymentId, userId).where('w.id', '=', id),
    selectWorkspaceMembers(rows, deploymentId, id, part),
  );
  if (found === null) throw workspaceNotFound();
  const { rejectionCode, ...workspace } = found.access;
  if (rejectionCode !== null) throw notWorkspaceMember();
  return { ...withOrganization(workspace), members: found.items.map(toEndUserMember) };
}

/** Selects workspaces with whether the user may read their members. Members are counted only if the user may. */
function details(rows: Rows, deploymentId: number, userId: string) {
  return rows
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
      sql<'NOT_MEMBER' | null>`case when mine.id is null then 'NOT_MEMBER' end`.as('rejectionCode'),
      idText('w.id').as('id'),
      'w.name',
      'w.description',
      'w.public_metadata as publicMetadata',
      imageOrDefault('w.image_url', 'defaultWorkspaceProfileImageUrl', deploymentId).as('imageUrl'),
      timestampText('w.created_at').as('createdAt'),
      timestampText('w.updated_at').as('updatedAt'),
      idText('o.id').as('organizationId'),
      'o.name as organizationName',
      'o.slug as organizationSlug',
      sql<number>`case when mine.id is not null then (select coalesce(sum(kept.count), 0)::int from kept_count kept
        where kept.deployment_id = ${DEPLOYMENT_ID} and kept.parent_id = w.id and kept.counted = 'member') end`.as(
        'membersCount',
      ),
    ])
    .where('w.deployment_id', '=', deploymentId);
}
