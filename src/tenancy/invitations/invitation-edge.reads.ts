import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/children.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import { type InvitationCriteria, invitationsWithInviters, invitationThat, shown } from './invitation.reads.ts';

type Parent = 'organization' | 'workspace' | 'inviter';
type Page = EdgePage & InvitationCriteria;

/** The page of each organization's own invitations, and one more. */
export const invitationsOfOrganizations = (ctx: Context, ids: readonly string[], page: Page) =>
  invitationPages(ctx, 'organization', ids, page);

/** The page of each workspace's invitations, and one more. */
export const invitationsOfWorkspaces = (ctx: Context, ids: readonly string[], page: Page) =>
  invitationPages(ctx, 'workspace', ids, page);

/** The page of the invitations that each user sent, and one more. */
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
      .where(belongsTo(parent, parentId))
      .where(invitationThat({ filter }))
      .$call(inPage('invitation.id', page)),
  );
  const byParent = Map.groupBy(found, ({ parentId }) => parentId);
  return new Map([...byParent].map(([id, invitations]) => [id, invitations.map(shown)]));
}

/** How many invitations each organization has of its own. */
export const invitationCounts = (ctx: Context, ids: readonly string[], criteria: InvitationCriteria) =>
  countsOf(ctx, 'organization', ids, criteria);

/** How many invitations each workspace has. */
export const workspaceInvitationCounts = (ctx: Context, ids: readonly string[], criteria: InvitationCriteria) =>
  countsOf(ctx, 'workspace', ids, criteria);

/** How many invitations each user sent. */
export const sentInvitationCounts = (ctx: Context, ids: readonly string[], criteria: InvitationCriteria) =>
  countsOf(ctx, 'inviter', ids, criteria);

async function countsOf(
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
      .where(belongsTo(parent, parentId))
      .where(invitationThat(criteria)),
  );
  return new Map(found.map(({ parentId, count }) => [parentId, count]));
}

const COLUMNS = {
  organization: 'invitation.organization_id',
  workspace: 'invitation.workspace_id',
  inviter: 'invitation.invited_by_id',
} as const;

/** An organization's list leaves out the invitations to its workspaces. */
function belongsTo(parent: Parent, parentId: RawBuilder<string>): RawBuilder<boolean> {
  const isOwn = sql<boolean>`${sql.ref(COLUMNS[parent])} = ${parentId}`;
  return parent === 'organization' ? sql`(${isOwn} and invitation.workspace_id is null)` : isOwn;
}
