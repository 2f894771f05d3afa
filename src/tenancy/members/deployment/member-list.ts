import { type SelectQueryBuilder, sql } from 'kysely';
import type { MemberFilter, MemberSortKey } from '../../../generated/deployment.ts';
import { userMatch } from '../../../identity/index.ts';
import { type Order, type SortColumn, sortedText } from '../../../platform/database/pages/page.ts';
import { DEPLOYMENT_ID } from '../../../platform/database/statements/deployment-id.ts';
import type { ConnectionOptions } from '../../../platform/graph/connections.ts';
import type { UserRow } from '../../graph/deployment/rows.ts';
import type { Level } from '../../parents/parent.ts';

/** The filter of a list of members that other members see. */
export interface MemberCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: MemberFilter | null | undefined;
}

/** The columns that such a list can be sorted by, of a membership with the alias `member` and its `"user"`. */
export const MEMBER_SORT_COLUMNS = {
  CREATED_AT: 'member.created_at',
  FIRST_NAME: sortedText('user.first_name'),
  LAST_NAME: sortedText('user.last_name'),
} as const satisfies Record<MemberSortKey, SortColumn>;

/** Whether such a list is sorted by a column of the user. Then members with the same value follow each other by the ids of users. */
export const isByUser = (orderBy: Order | null | undefined): boolean =>
  typeof MEMBER_SORT_COLUMNS[orderBy?.field as MemberSortKey] === 'object';

/** What the cursors of such a list need. */
export const cursorsBy = <Row extends ListedMember>(orderBy: Order | null | undefined): ConnectionOptions<Row> => ({
  ...(isByUser(orderBy) && { idOf: ({ user }) => user.id }),
  sortValueOf,
});

/** The value that a row of such a list is sorted by. */
function sortValueOf({ createdAt, user }: ListedMember, field: string): string | null {
  switch (field as MemberSortKey) {
    case 'CREATED_AT':
      return createdAt;
    case 'FIRST_NAME':
      return user.firstName ?? null;
    case 'LAST_NAME':
      return user.lastName ?? null;
  }
}

interface ListedMember {
  readonly createdAt: string;
  readonly user: UserRow;
}

/** The user columns of such a list. */
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

/** Nests the user columns of a row in an object. */
export function withPerson<Row extends PersonColumns>({ userId, firstName, lastName, email, ...row }: Row) {
  return { ...row, user: { id: userId, firstName, lastName, email } };
}

// biome-ignore lint/suspicious/noExplicitAny: the tables depend on the given select
type Query<Row> = SelectQueryBuilder<any, any, Row>;

/**
 * Keeps the members that match the criteria. Searches only the first and last name: other members do not see the username
 * and the addresses, which the search text also contains.
 */
export const filterMembers =
  (level: Level, { search, filter }: MemberCriteria) =>
  <Row>(query: Query<Row>): Query<Row> => {
    let found = query;
    if (search) {
      const { operator, pattern } = userMatch(search);
      const matches = sql`${sql.raw(operator)} ${pattern}`;
      // The whole text, because it has an index.
      found =
        found.where(sql<boolean>`"user".search_text ${matches} and coalesce("user".first_name, "user".last_name) is not null
        and split_part("user".search_text, E'\\n', 1) ${matches}`);
    }
    if (filter?.roleIds) {
      found = found.where(sql<boolean>`exists (
        select from ${sql.table(`${level}_membership_role`)} held
        where held.deployment_id = ${DEPLOYMENT_ID} and held.membership_id = member.id
          and held.role_id = any(${filter.roleIds}::bigint[]))`);
    }
    return found;
  };
