import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/children.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import type { OrganizationMember } from '../graph/types.ts';
import { MEMBER_SORT_COLUMNS, type MemberCriteria, meeting, personColumns, withPerson } from '../users/member-list.ts';

/** A page of the signed-in user's own memberships. */
export async function ownMembershipPage({ rows, viewer }: Context, page: EdgePage) {
  const found = await memberships(rows, viewer.deploymentId)
    .where('member.user_id', '=', viewer.assertSignedIn().userId)
    .$call(inPage('member.id', page))
    .execute();
  return found.map(withPerson);
}

/** Those of the signed-in user's own memberships that have these ids. */
export async function ownMembershipsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await memberships(rows, viewer.deploymentId)
    .where('member.user_id', '=', viewer.assertSignedIn().userId)
    .where('member.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, withPerson(row)]));
}

/** A page of the members of each organization. The caller has made sure that the viewer is a member of it. */
export async function membersInOrganizations(
  { rows, viewer }: Context,
  ids: readonly string[],
  { search, filter, ...page }: EdgePage & MemberCriteria,
) {
  const found = await childrenOf(rows, ids, (id) =>
    memberships(rows, viewer.deploymentId)
      .where('member.organization_id', '=', id)
      .$call(meeting('organization', { search, filter }))
      .$call(inPage('member.id', page, MEMBER_SORT_COLUMNS)),
  );
  return Map.groupBy(found.map(withPerson), ({ organizationId }) => organizationId);
}

/** How many members each organization has that meet the criteria. */
export async function countsOfMembers({ rows, viewer }: Context, ids: readonly string[], criteria: MemberCriteria) {
  const found = await memberships(rows, viewer.deploymentId)
    .clearSelect()
    .select(['member.organization_id as id', sql<number>`count(*)::int`.as('count')])
    .where('member.organization_id', '=', sql<string>`any(${ids}::bigint[])`)
    .$call(meeting('organization', criteria))
    .groupBy('member.organization_id')
    .execute();
  return new Map(found.map(({ id, count }) => [id, count]));
}

function memberships(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('organization_membership as member')
    .innerJoin('user', (join) =>
      join.onRef('user.deployment_id', '=', 'member.deployment_id').onRef('user.id', '=', 'member.user_id'),
    )
    .select((select) => [
      'member.id',
      'member.organization_id as organizationId',
      'member.created_at as createdAt',
      select.fn.coalesce('member.last_active_at', 'user.last_active_at').as('lastActive'),
      ...personColumns,
    ])
    .where('member.deployment_id', '=', deploymentId);
}

/** REST's record of a member with what the graph leads on by. */
export function membershipOf<Member extends Pick<OrganizationMember, 'joinedAt'>>(
  organizationId: string,
  member: Member,
) {
  return { ...member, organizationId, createdAt: member.joinedAt };
}
