import type { GraphQLResolveInfo } from 'graphql';
import type { WorkspaceMemberSortKey, WorkspaceMembersArgs } from '../../../generated/backend.ts';
import type { Context } from '../../../platform/context.ts';
import { connectionOf } from '../../../platform/graph/connections.ts';
import { matchingMembershipCounts } from '../../members/membership-counts.reads.ts';
import { isUnfiltered, type MembershipCriteria } from '../../members/membership-criteria.ts';
import { workspaceMemberCounts } from '../workspace.reads.ts';
import { workspaceMembershipCounts } from '../workspace-membership.reads.ts';
import { memberColumns, SORT_FIELDS } from './workspace-member-columns.ts';
import type { membersOfWorkspaces } from './workspace-member-edge.reads.ts';

/** The parent of a list of memberships, and the function that reads its pages. */
interface MembershipListSource {
  readonly id: string;
  readonly parent: 'workspace' | 'role' | 'user';
  readonly batch: typeof membersOfWorkspaces;
  readonly info: GraphQLResolveInfo;
}

/** The memberships of a workspace, a role or a user, with the columns that the document and its cursors need. */
export function workspaceMembershipConnection(
  { loaders }: Pick<Context, 'loaders'>,
  args: WorkspaceMembersArgs,
  { id, parent, batch, info }: MembershipListSource,
) {
  const { search, filter, orderBy } = args;
  const columns = orderBy ? [...new Set([...memberColumns(info), SORT_FIELDS[orderBy.field]])] : memberColumns(info);
  return connectionOf(args, (page) => loaders.load(batch, id, { ...page, columns, search, filter }), {
    total: async () => (await countMemberships({ loaders }, { id, parent }, { search, filter })) ?? 0,
    sortValueOf: (member, field) => member[SORT_FIELDS[field as WorkspaceMemberSortKey]] ?? null,
  });
}

/** An unfiltered list uses the same count as other fields, so that they share one statement. */
function countMemberships(
  { loaders }: Pick<Context, 'loaders'>,
  { id, parent }: Pick<MembershipListSource, 'id' | 'parent'>,
  criteria: MembershipCriteria,
) {
  if (parent !== 'role' && isUnfiltered(criteria)) {
    return loaders.load(parent === 'user' ? workspaceMembershipCounts : workspaceMemberCounts, id);
  }
  return loaders.load(matchingMembershipCounts, id, { level: 'workspace', parent, ...criteria });
}
