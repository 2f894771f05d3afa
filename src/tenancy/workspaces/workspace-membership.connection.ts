import type { GraphQLResolveInfo } from 'graphql';
import type { Context } from '../../platform/context.ts';
import { connectionOf } from '../../platform/graph/connections.ts';
import type { WorkspaceMemberSortKey, WorkspaceMembersArgs } from '../graph/types.ts';
import { membershipCountsThat } from '../members/membership-counts.reads.ts';
import { isWhole, type MembershipCriteria } from '../members/membership-criteria.ts';
import { workspaceMemberCounts } from './workspace.reads.ts';
import { memberColumns, SORT_FIELDS } from './workspace-member-columns.ts';
import type { membersOfWorkspaces } from './workspace-member-edge.reads.ts';
import { workspaceMembershipCounts } from './workspace-membership.reads.ts';

/** What a list of memberships belongs to, and what reads its pages. */
interface Whose {
  readonly id: string;
  readonly parent: 'workspace' | 'role' | 'user';
  readonly batch: typeof membersOfWorkspaces;
  readonly info: GraphQLResolveInfo;
}

/** The memberships of a workspace, a role or a user, with the columns that the document reads and those of its cursors. */
export function workspaceMembershipConnection(
  { loaders }: Pick<Context, 'loaders'>,
  args: WorkspaceMembersArgs,
  { id, parent, batch, info }: Whose,
) {
  const { search, filter, orderBy } = args;
  const columns = orderBy ? [...new Set([...memberColumns(info), SORT_FIELDS[orderBy.field]])] : memberColumns(info);
  return connectionOf(args, (page) => loaders.load(batch, id, { ...page, columns, search, filter }), {
    total: async () => (await countOf({ loaders }, { id, parent }, { search, filter })) ?? 0,
    sortValueOf: (member, field) => member[SORT_FIELDS[field as WorkspaceMemberSortKey]] ?? null,
  });
}

/** The count of a whole list is the one that other fields show too. */
function countOf(
  { loaders }: Pick<Context, 'loaders'>,
  { id, parent }: Pick<Whose, 'id' | 'parent'>,
  criteria: MembershipCriteria,
) {
  if (parent !== 'role' && isWhole(criteria)) {
    return loaders.load(parent === 'user' ? workspaceMembershipCounts : workspaceMemberCounts, id);
  }
  return loaders.load(membershipCountsThat, id, { level: 'workspace', parent, ...criteria });
}
