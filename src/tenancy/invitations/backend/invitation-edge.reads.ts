import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { type EdgePage, inPage } from '../../../platform/database/page.ts';
import { childrenOf } from '../../../platform/database/select-per-parent.ts';
import {
  type InvitationCriteria,
  invitationMatches,
  invitationsWithInviters,
  toInvitationRow,
} from '../invitation.reads.ts';

type Parent = 'organization' | 'workspace' | 'inviter';
type Page = EdgePage & InvitationCriteria;

/** The page of the invitations to each organization itself, and one more row. */
export const invitationsOfOrganizations = (ctx: Context, ids: readonly string[], page: Page) =>
  invitationPages(ctx, 'organization', ids, page);

/** The page of the invitations to each workspace, and one more row. */
export const invitationsOfWorkspaces = (ctx: Context, ids: readonly string[], page: Page) =>
  invitationPages(ctx, 'workspace', ids, page);

/** The page of the invitations that each user sent, and one more row. */
export const invitationsOfInviters = (ctx: Context, ids: readonly string[], page: Page) =>
  invitationPages(ctx, 'inviter', ids, page);

async function invitationPages(
  { rows, viewer }: Context,
  parent: Parent,
  ids: readonly string[],
  { filter, ...page }: Page,
) {
  const found = await childrenOf(rows, ids, (parentId) =>
    invitationsWithInviters(rows, viewer.deploymentId)
      .select(parentId.as('parentId'))
      .where(belongsToParent(parent, parentId))
      .where(invitationMatches({ filter }))
      .$call(inPage('invitation.id', page)),
  );
  const byParent = Map.groupBy(found, ({ parentId }) => parentId);
  return new Map([...byParent].map(([id, invitations]) => [id, invitations.map(toInvitationRow)]));
}

/** The number of invitations to each organization itself. */
export const invitationCounts = (ctx: Context, ids: readonly string[], criteria: InvitationCriteria) =>
  countByParent(ctx, 'organization', ids, criteria);

/** The number of invitations to each workspace. */
export const workspaceInvitationCounts = (ctx: Context, ids: readonly string[], criteria: InvitationCriteria) =>
  countByParent(ctx, 'workspace', ids, criteria);

/** The number of invitations that each user sent. */
export const sentInvitationCounts = (ctx: Context, ids: readonly string[], criteria: InvitationCriteria) =>
  countByParent(ctx, 'inviter', ids, criteria);

async function countByParent(
  { rows, viewer }: Context,
  parent: Parent,
  ids: readonly string[],
  criteria: InvitationCriteria,
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

const COLUMNS = {
  organization: 'invitation.organization_id',
  workspace: 'invitation.workspace_id',
  inviter: 'invitation.invited_by_id',
} as const;

/** The list of an organization excludes the invitations to its workspaces. */
function belongsToParent(parent: Parent, parentId: RawBuilder<string>): RawBuilder<boolean> {
  const isOfParent = sql<boolean>`${sql.ref(COLUMNS[parent])} = ${parentId}`;
  return parent === 'organization' ? sql`(${isOfParent} and invitation.workspace_id is null)` : isOfParent;
}
