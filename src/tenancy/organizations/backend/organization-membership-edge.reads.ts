import type { OrganizationMemberSortKey } from '../../../generated/backend.ts';
import type { Context } from '../../../platform/context.ts';
import { type EdgePage, inPage } from '../../../platform/database/page.ts';
import { childrenOf } from '../../../platform/database/select-per-parent.ts';
import {
  type MembershipCriteria,
  type MembershipParent,
  membershipMatches,
} from '../../members/membership-criteria.ts';
import { membershipColumns, SORT_COLUMNS } from '../organization-membership.reads.ts';

/** The field of a membership's row for each sort key. */
export const SORT_FIELDS = {
  CREATED_AT: 'createdAt',
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  USERNAME: 'username',
  EMAIL: 'primaryEmailAddress',
} as const satisfies Record<OrganizationMemberSortKey, string>;

type Page = EdgePage & MembershipCriteria;

/** The page of each organization's members, and one more row. */
export const membersOfOrganizations = (ctx: Context, ids: readonly string[], page: Page) =>
  membershipPages(ctx, 'organization', ids, page);

/** The page of each user's memberships, and one more row. */
export const membershipsOfUsers = (ctx: Context, ids: readonly string[], page: Page) =>
  membershipPages(ctx, 'user', ids, page);

/** The page of each role's members, and one more row. */
export const membersOfRoles = (ctx: Context, ids: readonly string[], page: Page) =>
  membershipPages(ctx, 'role', ids, page);

async function membershipPages(
  { rows, viewer }: Context,
  parent: MembershipParent,
  ids: readonly string[],
  { search, filter, ...page }: Page,
) {
  const found = await childrenOf(rows, ids, (parentId) =>
    rows
      .selectFrom('organization_membership as m')
      .innerJoin('user as u', (join) =>
        join.onRef('u.deployment_id', '=', 'm.deployment_id').onRef('u.id', '=', 'm.user_id'),
      )
      .select([...membershipColumns, parentId.as('parentId')])
      .where('m.deployment_id', '=', viewer.deploymentId)
      .where(membershipMatches('organization', parent, parentId, { search, filter }))
      .$call(inPage('m.id', page, SORT_COLUMNS)),
  );
  return Map.groupBy(found, ({ parentId }) => parentId);
}
