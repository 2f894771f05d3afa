import { type RawBuilder, sql } from 'kysely';
import type { OrganizationMembershipFilter, WorkspaceMembershipFilter } from '../../generated/backend.ts';
import { userMatch } from '../../identity/index.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import { IGNORING_CASE, textMatch } from '../../platform/database/statements/text-match.ts';
import type { Level } from '../parents/parent.ts';

/** The filter of a list of memberships. */
export interface MembershipCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: (OrganizationMembershipFilter & WorkspaceMembershipFilter) | null | undefined;
}

/** The parent of a list of memberships: the organization or workspace itself, a user, or a role that members have. */
export type MembershipParent = Level | 'user' | 'role';

/** Whether the criteria need a join with the members' rows of `user u`. */
export const needsUserJoin = (parent: MembershipParent, { search }: MembershipCriteria): boolean =>
  parent !== 'user' && !!search;

/** Whether a membership `m` of this level belongs to the parent and matches the criteria. */
export function membershipMatches(
  level: Level,
  parent: MembershipParent,
  parentId: RawBuilder<string>,
  { search, filter }: MembershipCriteria,
): RawBuilder<boolean> {
  const { roleId, userIds, organizationIds, workspaceIds, createdSince, createdUntil } = filter ?? {};
  const parentIds = organizationIds ?? workspaceIds;
  const conditions = [
    parent === 'role' ? hasRole(level, parentId) : sql<boolean>`${sql.ref(`m.${parent}_id`)} = ${parentId}`,
  ];
  if (roleId) conditions.push(hasRole(level, sql`${roleId}::bigint`));
  if (userIds) conditions.push(sql`m.user_id = any(${userIds}::bigint[])`);
  if (parentIds) conditions.push(sql`${sql.ref(`m.${level}_id`)} = any(${parentIds}::bigint[])`);
  if (createdSince) conditions.push(sql`m.created_at >= ${createdSince}::timestamptz`);
  if (createdUntil) conditions.push(sql`m.created_at < ${createdUntil}::timestamptz`);
  if (search) conditions.push(parent === 'user' ? parentNameMatches(level, search) : userTextMatches(search));
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** Whether the membership has the role. */
function hasRole(level: Level, roleId: RawBuilder<string>): RawBuilder<boolean> {
  return sql`exists (select from ${sql.table(`${level}_membership_role`)} held
    where held.deployment_id = ${DEPLOYMENT_ID} and held.membership_id = m.id and held.role_id = ${roleId})`;
}

function userTextMatches(search: string): RawBuilder<boolean> {
  const { operator, pattern } = userMatch(search);
  return sql`u.search_text ${sql.raw(operator)} ${pattern}`;
}

/** The columns that the search of each level compares. */
const NAME_COLUMNS = { organization: ['name', 'display_name', 'slug'], workspace: ['name', 'slug'] } as const;

/** Whether a name of the organization or workspace matches the text. The alias is the name of its table. */
export function nameMatches(level: Level, search: string): RawBuilder<boolean> {
  const { operator, pattern } = textMatch(search);
  const compare = sql.raw(IGNORING_CASE[operator]);
  const found = NAME_COLUMNS[level].map((column) => sql`${sql.ref(`${level}.${column}`)} ${compare} ${pattern}`);
  return sql`(${sql.join(found, sql` or `)})`;
}

/** Whether a name of the membership's organization or workspace matches the text. */
function parentNameMatches(level: Level, search: string): RawBuilder<boolean> {
  return sql`exists (select from ${sql.table(level)} where ${sql.ref(`${level}.deployment_id`)} = ${DEPLOYMENT_ID}
    and ${sql.ref(`${level}.id`)} = ${sql.ref(`m.${level}_id`)} and ${nameMatches(level, search)})`;
}
