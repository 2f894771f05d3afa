import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { type EdgePage, inPage } from '../../platform/database/pages/page.ts';
import { childrenOf } from '../../platform/database/pages/select-per-parent.ts';
import {
  type InvitationCriteria,
  invitationMatches,
  invitationsWithInviters,
  withInvitedBy,
} from './invitation.reads.ts';

/** What the parents of a list of invitations are. The list of an organization excludes the invitations to its workspaces. */
const PARENT_COLUMNS = {
  organization: 'invitation.organization_id',
  workspace: 'invitation.workspace_id',
  inviter: 'invitation.invited_by_id',
} as const;

export type InvitationParent = keyof typeof PARENT_COLUMNS;

interface ListArgs extends InvitationCriteria {
  readonly parent: InvitationParent;
}

/** The page of each parent's invitations, and one more row. */
export async function invitationPages(
  { rows, viewer }: Context,
  ids: readonly string[],
  { parent, filter, ...page }: EdgePage & ListArgs,
) {
  const found = await childrenOf(rows, ids, (parentId) =>
    invitationsWithInviters(rows, viewer.deploymentId)
      .select(parentId.as('parentId'))
      .where(belongsToParent(parent, parentId))
      .where(invitationMatches({ filter }))
      .$call(inPage('invitation.id', page)),
  );
  return Map.groupBy(found.map(withInvitedBy), ({ parentId }) => parentId);
}

/** The number of invitations of each parent. */
export async function invitationCounts(
  { rows, viewer }: Context,
  ids: readonly string[],
  { parent, ...criteria }: ListArgs,
) {
  const found = await childrenOf(rows, ids, (parentId) =>
    rows
      .selectFrom('invitation')
      .select([parentId.as('parentId'), sql<number>`count(*)::int`.as('count')])
      .where('deployment_id', '=', viewer.deploymentId)
      .where(belongsToParent(parent, parentId))
      .where(invitationMatches(criteria)),
  );
  return new Map(found.map(({ parentId, count }) => [parentId, count]));
}

function belongsToParent(parent: InvitationParent, parentId: RawBuilder<string>): RawBuilder<boolean> {
  const isOfParent = sql<boolean>`${sql.ref(PARENT_COLUMNS[parent])} = ${parentId}`;
  return parent === 'organization' ? sql`(${isOfParent} and invitation.workspace_id is null)` : isOfParent;
}
