import type { Context } from '../../platform/context.ts';
import { keptCounts } from '../../platform/database/counts/kept-counts.ts';
import { countByParent, countEachUpToLimit } from '../../platform/database/statements/counts.ts';
import type { Level } from '../parents/parent.ts';
import {
  type MembershipCriteria,
  type MembershipParent,
  membershipMatches,
  needsUserJoin,
} from './membership-criteria.ts';

/** The number of members of each organization or workspace. */
export const memberCounts = (ctx: Context, ids: readonly string[]) => keptCounts(ctx, 'member', ids);

/** The number of organizations, or workspaces, that each user is a member of. */
export const membershipCounts = {
  organization: (ctx: Context, ids: readonly string[]) => countByParent(ctx, 'organization_membership', 'user_id', ids),
  workspace: (ctx: Context, ids: readonly string[]) => countByParent(ctx, 'workspace_membership', 'user_id', ids),
};

/** The arguments of a count. All parents are of one kind. */
export interface MembershipCountArgs extends MembershipCriteria {
  readonly level: Level;
  readonly parent: MembershipParent;
}

/** The number of memberships of each parent that match the criteria. */
export const matchingMembershipCounts = (
  { rows, viewer }: Context,
  ids: readonly string[],
  { level, parent, ...criteria }: MembershipCountArgs,
) =>
  countEachUpToLimit(rows, ids, (parentId) =>
    rows
      .selectFrom(`${level}_membership as m`)
      .$if(needsUserJoin(parent, criteria), (query) =>
        query.innerJoin('user as u', (join) =>
          join.onRef('u.deployment_id', '=', 'm.deployment_id').onRef('u.id', '=', 'm.user_id'),
        ),
      )
      .where('m.deployment_id', '=', viewer.deploymentId)
      .where(membershipMatches(level, parent, parentId, criteria)),
  );
