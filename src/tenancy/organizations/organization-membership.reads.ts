import { sql } from 'kysely';
import type { OrganizationMemberSortKey } from '../../generated/backend.ts';
import type { SortOrder } from '../../generated/common.ts';
import { userSearchPattern } from '../../identity/index.ts';
import type { Context } from '../../platform/context.ts';
import { countByParent } from '../../platform/database/counts.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import type { OrganizationMembershipRow } from '../graph/rows.ts';
import { assertParent } from '../parents/parent.ts';
import { rolesColumn } from '../roles/role.reads.ts';

export const membershipNotFound = () => notFound('MEMBERSHIP_NOT_FOUND', 'The membership');

/** Columns of a membership, of `organization_membership m` and `"user" u`. */
export const membershipColumns = [
  'm.id',
  'm.created_at as createdAt',
  'm.updated_at as updatedAt',
  'm.organization_id as organizationId',
  'm.user_id as userId',
  'm.public_metadata as publicMetadata',
  'u.first_name as firstName',
  'u.last_name as lastName',
  'u.username',
  'u.primary_email as primaryEmailAddress',
  'u.primary_phone as primaryPhoneNumber',
  'u.created_at as userCreatedAt',
] as const;

export const SORT_COLUMNS = {
  CREATED_AT: 'm.created_at',
  FIRST_NAME: 'u.first_name',
  LAST_NAME: 'u.last_name',
  USERNAME: 'u.username',
  EMAIL: 'u.primary_email',
} as const satisfies Record<OrganizationMemberSortKey, string>;

export interface MemberPage {
  readonly limit: number;
  readonly offset: number;
  readonly search?: string | null | undefined;
  readonly sortKey: OrganizationMemberSortKey;
  readonly sortOrder: SortOrder;
}

/** Selects members with their user's fields and roles, so that a list is one statement. */
function membersWithRoles(rows: Rows, deploymentId: number) {
  return rows
    .selectFrom('organization_membership as m')
    .innerJoin('user as u', (join) =>
      join.onRef('u.deployment_id', '=', 'm.deployment_id').onRef('u.id', '=', 'm.user_id'),
    )
    .select([...membershipColumns, rolesColumn('organization_membership', 'm').as('roles')])
    .where('m.deployment_id', '=', deploymentId);
}

const membersOf = (rows: Rows, deploymentId: number, organizationId: string) =>
  membersWithRoles(rows, deploymentId).where('m.organization_id', '=', organizationId);

/** Up to `limit` members of an organization; 404 if the organization does not exist. */
export async function listOrganizationMembers(
  rows: Rows,
  deploymentId: number,
  organizationId: string,
  { limit, offset, search, sortKey, sortOrder }: MemberPage,
): Promise<OrganizationMembershipRow[]> {
  const direction = sortOrder === 'ASC' ? 'asc' : 'desc';
  let query = membersOf(rows, deploymentId, organizationId);
  if (search) query = query.where('u.search_text', 'like', userSearchPattern(search));
  const found = await query
    .orderBy(SORT_COLUMNS[sortKey], direction)
    .orderBy('m.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  if (found.length === 0) await assertParent(rows, deploymentId, { level: 'organization', id: organizationId });
  return found;
}

/** One membership of an organization. */
export function getMembership(rows: Rows, deploymentId: number, organizationId: string, id: string) {
  return membersOf(rows, deploymentId, organizationId)
    .where('m.id', '=', id)
    .executeTakeFirstOrThrow(membershipNotFound);
}

/** Memberships by id, of any organization. */
export async function membershipsById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await membersWithRoles(rows, viewer.deploymentId)
    .where('m.id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** The number of organizations that each user is a member of. */
export const membershipCounts = (ctx: Context, ids: readonly string[]) =>
  countByParent(ctx, 'organization_membership', 'user_id', ids);
