import { type RawBuilder, sql } from 'kysely';
import { userSearchPattern } from '../../identity/index.ts';
import { containing } from '../../platform/database/search.ts';
import type { OrganizationMembershipFilter, WorkspaceMembershipFilter } from '../graph/types.ts';
import type { Level } from '../roles/role.reads.ts';

/** Which memberships a list shows. */
export interface MembershipCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: (OrganizationMembershipFilter & WorkspaceMembershipFilter) | null | undefined;
}

/** What a list of memberships belongs to: the organization or workspace itself, a user, or a role that members have. */
export type MembershipParent = Level | 'user' | 'role';

/** Whether a list shows all memberships of its parent. */
export const isWhole = ({ search, filter }: MembershipCriteria): boolean => !search && !filter;

/** Whether a list needs the members' rows of `user u`. */
export const searchesUsers = (parent: MembershipParent, { search }: MembershipCriteria): boolean =>
  parent !== 'user' && !!search;

/** Whether a membership `m` of this level belongs to the parent and meets the criteria. */
export function belongsTo(
  level: Level,
  parent: MembershipParent,
  parentId: RawBuilder<string>,
  { search, filter }: MembershipCriteria,
): RawBuilder<boolean> {
  const { roleId, userIds, organizationIds, workspaceIds, createdSince, createdUntil } = filter ?? {};
  const parentIds = organizationIds ?? workspaceIds;
  const conditions = [
    parent === 'role' ? holds(level, parentId) : sql<boolean>`${sql.ref(`m.${parent}_id`)} = ${parentId}`,
  ];
  if (roleId) conditions.push(holds(level, sql`${roleId}::bigint`));
  if (userIds) conditions.push(sql`m.user_id = any(${userIds}::bigint[])`);
  if (parentIds) conditions.push(sql`${sql.ref(`m.${level}_id`)} = any(${parentIds}::bigint[])`);
  if (createdSince) conditions.push(sql`m.created_at >= ${createdSince}::timestamptz`);
  if (createdUntil) conditions.push(sql`m.created_at < ${createdUntil}::timestamptz`);
  if (search) conditions.push(parent === 'user' ? isNamed(level, search) : userContains(search));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Whether the membership has the role. */
function holds(level: Level, roleId: RawBuilder<string>): RawBuilder<boolean> {
  return sql`exists (select from ${sql.table(`${level}_membership_role`)} held
    where held.deployment_id = m.deployment_id and held.membership_id = m.id and held.role_id = ${roleId})`;
}

const userContains = (search: string) => sql<boolean>`u.search_text like ${userSearchPattern(search)}`;

/** What the search of each level compares. */
const NAMES = { organization: ['name', 'display_name', 'slug'], workspace: ['name', 'slug'] } as const;

/** Whether the text stands in a name of the organization or workspace, called as its table. */
export function nameContains(level: Level, search: string): RawBuilder<boolean> {
  const pattern = containing(search);
  const found = NAMES[level].map((column) => sql`${sql.ref(`${level}.${column}`)} ilike ${pattern}`);
  return sql`(${sql.join(found, sql` or `)})`;
}

/** Whether the membership's organization or workspace has the text in its name. */
function isNamed(level: Level, search: string): RawBuilder<boolean> {
  return sql`exists (select from ${sql.table(level)} where ${sql.ref(`${level}.deployment_id`)} = m.deployment_id
    and ${sql.ref(`${level}.id`)} = ${sql.ref(`m.${level}_id`)} and ${nameContains(level, search)})`;
}
