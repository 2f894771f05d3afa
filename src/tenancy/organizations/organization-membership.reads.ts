import { sql } from 'kysely';
import { userSearchPattern } from '../../identity/index.ts';
import type { Context } from '../../platform/context.ts';
import { childrenOf } from '../../platform/database/children.ts';
import { countsBy } from '../../platform/database/counts.ts';
import { type EdgePage, inPage } from '../../platform/database/page.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { SortOrder } from '../../platform/graph/types.ts';
import type { OrganizationMembershipRow } from '../graph/rows.ts';
import type { OrganizationMemberSortKey } from '../graph/types.ts';
import { assertParent, rolesColumn } from '../roles/role.reads.ts';

export const membershipNotFound = () => notFound('MEMBERSHIP_NOT_FOUND', 'The membership');

const columns = [
  'member.id',
  'member.created_at as createdAt',
  'member.updated_at as updatedAt',
  'member.organization_id as organizationId',
  'member.user_id as userId',
  'member.public_metadata as publicMetadata',
  'user.first_name as firstName',
  'user.last_name as lastName',
  'user.username',
  'user.primary_email as primaryEmailAddress',
  'user.primary_phone as primaryPhoneNumber',
  'user.created_at as userCreatedAt',
] as const;

const SORT_COLUMNS = {
  CREATED_AT: 'member.created_at',
  FIRST_NAME: 'user.first_name',
  LAST_NAME: 'user.last_name',
  USERNAME: 'user.username',
  EMAIL: 'user.primary_email',
} as const satisfies Record<OrganizationMemberSortKey, string>;

export interface MemberPage {
  readonly limit: number;
  readonly offset: number;
  readonly search?: string | null | undefined;
  readonly sortKey: OrganizationMemberSortKey;
  readonly sortOrder: SortOrder;
}

/** Members with their user's fields and roles: one statement whatever the page holds. */
function membersWithRoles(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('organization_membership as member')
    .innerJoin('user', (join) =>
      join.onRef('user.deployment_id', '=', 'member.deployment_id').onRef('user.id', '=', 'member.user_id'),
    )
    .select([...columns, rolesColumn('organization_membership', 'member').as('roles')])
    .where('member.deployment_id', '=', deploymentId);
}

const membersOf = (rows: Rows, deploymentId: number, organizationId: string) =>
  membersWithRoles(rows, deploymentId).where('member.organization_id', '=', organizationId);

/** Up to `limit` members of an organization; 404 where there is no such organization. */
export async function listMembers(
  rows: Rows,
  deploymentId: number,
  organizationId: string,
  { limit, offset, search, sortKey, sortOrder }: MemberPage,
): Promise<OrganizationMembershipRow[]> {
  const direction = sortOrder === 'ASC' ? 'asc' : 'desc';
  let query = membersOf(rows, deploymentId, organizationId);
  if (search) query = query.where('user.search_text', 'like', userSearchPattern(search));
  const found = await query
    .orderBy(SORT_COLUMNS[sortKey], direction)
    .orderBy('member.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  if (found.length === 0) await assertParent(rows, deploymentId, { level: 'organization', id: organizationId });
  return found;
}

/** One membership of an organization. */
export function getMembership(rows: Rows, deploymentId: number, organizationId: string, id: string) {
  return membersOf(rows, deploymentId, organizationId)
    .where('member.id', '=', id)
    .executeTakeFirstOrThrow(membershipNotFound);
}

/** Memberships by id, of whatever organization. */
export async function membershipsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await membersWithRoles(rows, viewer.deploymentId)
    .where('member.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** Each organization's members behind `after`, in the order in which they joined, one more than `first`. */
export const membersOfOrganizations = (ctx: Context, ids: readonly string[], page: EdgePage) =>
  membershipPages(ctx, 'organizationId', ids, page);

/** Each user's memberships behind `after`, oldest first, one more than `first`. */
export const membershipsOfUsers = (ctx: Context, ids: readonly string[], page: EdgePage) =>
  membershipPages(ctx, 'userId', ids, page);

const PARENT_COLUMNS = { organizationId: 'member.organization_id', userId: 'member.user_id' } as const;

async function membershipPages(
  { rows, viewer }: Context,
  parent: keyof typeof PARENT_COLUMNS,
  ids: readonly string[],
  page: EdgePage,
): Promise<ReadonlyMap<string, OrganizationMembershipRow[]>> {
  const found = await childrenOf(rows, ids, (parentId) =>
    rows
      .selectFrom('organization_membership as member')
      .innerJoin('user', (join) =>
        join.onRef('user.deployment_id', '=', 'member.deployment_id').onRef('user.id', '=', 'member.user_id'),
      )
      .select(columns)
      .where('member.deployment_id', '=', viewer.deploymentId)
      .where(PARENT_COLUMNS[parent], '=', parentId)
      .$call(inPage('member.id', page)),
  );
  return Map.groupBy(found, (row) => row[parent]);
}

/** How many organizations each user is a member of. */
export const membershipCounts = (ctx: Context, ids: readonly string[]) =>
  countsBy(ctx, 'organization_membership', 'user_id', ids);
