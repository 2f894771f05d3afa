import { type SelectQueryBuilder, sql } from 'kysely';
import { userSearchPattern } from '../../identity/index.ts';
import type { EndUserPersonRow } from '../graph/rows.ts';
import type { MemberFilter, MemberSortKey } from '../graph/types.ts';
import type { Level } from '../roles/role.reads.ts';

/** Which members a list shows to other members. */
export interface MemberCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: MemberFilter | null | undefined;
}

/** The columns that such a list can be sorted by, of a membership called `member` and its `"user"`. */
export const MEMBER_SORT_COLUMNS = {
  CREATED_AT: 'member.created_at',
  FIRST_NAME: 'user.first_name',
  LAST_NAME: 'user.last_name',
} as const satisfies Record<MemberSortKey, string>;

/** What a row of such a list is sorted by. */
export function sortValueOf({ createdAt, user }: ShownMember, field: string): string | null {
  switch (field as MemberSortKey) {
    case 'CREATED_AT':
      return createdAt;
    case 'FIRST_NAME':
      return user.firstName ?? null;
    case 'LAST_NAME':
      return user.lastName ?? null;
  }
}

interface ShownMember {
  readonly createdAt: string;
  readonly user: EndUserPersonRow;
}

/** What a list shows of a member's user. */
export const personColumns = [
  'user.id as userId',
  'user.first_name as firstName',
  'user.last_name as lastName',
  'user.primary_email as email',
] as const;

export interface PersonColumns {
  readonly userId: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
}

/** The row with its user as an object of its own. */
export function withPerson<Row extends PersonColumns>({ userId, firstName, lastName, email, ...row }: Row) {
  return { ...row, user: { id: userId, firstName, lastName, email } };
}

// biome-ignore lint/suspicious/noExplicitAny: which tables are read is the select's own affair
type Query<Row> = SelectQueryBuilder<any, any, Row>;

/**
 * Keeps the members of a select that meet the criteria. Names only are searched: the text to search also has the username
 * and every address, which other members do not see.
 */
export const meeting =
  (level: Level, { search, filter }: MemberCriteria) =>
  <Row>(query: Query<Row>): Query<Row> => {
    let found = query;
    if (search) {
      found = found.where(sql<boolean>`coalesce("user".first_name, "user".last_name) is not null
        and split_part("user".search_text, E'\\n', 1) like ${userSearchPattern(search)}`);
    }
    if (filter?.roleIds) {
      found = found.where(sql<boolean>`exists (
        select from ${sql.table(`${level}_membership_role`)} held
        where held.deployment_id = member.deployment_id and held.membership_id = member.id
          and held.role_id = any(${filter.roleIds}::bigint[]))`);
    }
    return found;
  };
