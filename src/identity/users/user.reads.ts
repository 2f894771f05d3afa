import { sql } from 'kysely';
import { imageOrDefault } from '../../deployment/index.ts';
import type { UserFilter, UserSortKey } from '../../generated/backend.ts';
import type { SortOrder } from '../../generated/common.ts';
import type { Transaction } from '../../platform/commands/command.ts';
import type { Context } from '../../platform/context.ts';
import { emailKey } from '../../platform/crypto/identifiers.ts';
import { keptCount } from '../../platform/database/counts/kept-counts.ts';
import {
  type EdgePage,
  inPage,
  isUnfiltered,
  nearestRange,
  rowsInRange,
  type SortColumn,
  sortExpressions,
  sortedText,
} from '../../platform/database/pages/page.ts';
import { PLANNED_FOR_PATTERN } from '../../platform/database/statements/contains-pattern.ts';
import { countUpToLimit, type Total } from '../../platform/database/statements/counts.ts';
import { DEPLOYMENT_ID } from '../../platform/database/statements/deployment-id.ts';
import type { Rows } from '../../platform/database/tables.ts';
import { notFound } from '../../platform/errors.ts';
import { userMatch } from './user-search.ts';

/** The user's row contains the primary address, so that lists of users need no join. */
const columns = [
  'id',
  'primary_email as email',
  'username',
  'first_name as firstName',
  'last_name as lastName',
  'locale',
  imageOrDefault('user.image_url', 'defaultUserProfileImageUrl', DEPLOYMENT_ID).as('imageUrl'),
  'created_at as createdAt',
  'updated_at as updatedAt',
  'version',
  'is_active as isActive',
  'public_metadata as publicMetadata',
  'private_metadata as privateMetadata',
  'external_id as externalId',
] as const;

export const userNotFound = () => notFound('USER_NOT_FOUND', 'The user');

/** Reads one user; throws 404 when there is none. */
export function getUser(rows: Rows, deploymentId: number, id: string) {
  return rows
    .selectFrom('user')
    .select(columns)
    .where('deployment_id', '=', deploymentId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow(userNotFound);
}

const SORT_COLUMNS = {
  CREATED_AT: 'created_at',
  FIRST_NAME: sortedText('first_name'),
  LAST_NAME: sortedText('last_name'),
  USERNAME: sortedText('username'),
  EMAIL: sortedText('primary_email'),
} as const satisfies Record<UserSortKey, SortColumn>;

/** The fields of a user that contain the values of the sort columns. */
export const SORT_FIELDS = {
  CREATED_AT: 'createdAt',
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  USERNAME: 'username',
  EMAIL: 'email',
} as const satisfies Record<UserSortKey, string>;

/** The search text and filter of a list. */
export interface UserCriteria {
  readonly search?: string | null | undefined;
  readonly filter?: UserFilter | null | undefined;
}

export interface UserListArgs extends UserCriteria {
  readonly limit: number;
  readonly offset: number;
  readonly sortKey: UserSortKey;
  readonly sortOrder: SortOrder;
}

/** Up to `limit` users. The id has the direction of the sort key, so that one index serves both directions. */
export async function listUsers(rows: Rows, deploymentId: number, args: UserListArgs) {
  const order = {
    by: [...sortExpressions(SORT_COLUMNS[args.sortKey]), 'id'],
    direction: args.sortOrder === 'ASC' ? 'asc' : 'desc',
  } as const;
  const range = await nearestRange(args, isUnfiltered(args) ? () => keptCount(rows, deploymentId, 'user') : null);
  return rowsInRange(filteredUsers(rows, deploymentId, args).select(columns), order, range);
}

/** A page of users, with one extra row to detect a next page. */
export function userPage(rows: Rows, deploymentId: number, criteria: UserCriteria, page: EdgePage) {
  return filteredUsers(rows, deploymentId, criteria)
    .select(columns)
    .$call(inPage('id', page, SORT_COLUMNS))
    .execute();
}

/** The number of users that match the criteria. */
export async function countUsers(rows: Rows, deploymentId: number, criteria: UserCriteria = {}): Promise<Total> {
  if (isUnfiltered(criteria)) return keptCount(rows, deploymentId, 'user');
  return countUpToLimit(rows, filteredUsers(rows, deploymentId, criteria));
}

function filteredUsers(rows: Rows, deploymentId: number, { search, filter }: UserCriteria) {
  const { ids, email, externalId, isActive, createdSince, createdUntil } = filter ?? {};
  let query = rows.selectFrom('user').where('deployment_id', '=', deploymentId);
  if (search) {
    const { operator, pattern } = userMatch(search);
    query = query.where('search_text', operator, pattern).modifyFront(PLANNED_FOR_PATTERN);
  }
  if (ids) query = query.where('id', '=', sql<string>`any(${ids}::bigint[])`);
  if (email) query = query.where(hasEmail(email));
  if (externalId) query = query.where('external_id', '=', externalId);
  if (typeof isActive === 'boolean') query = query.where('is_active', '=', isActive);
  if (createdSince) query = query.where('created_at', '>=', createdSince);
  if (createdUntil) query = query.where('created_at', '<', createdUntil);
  return query;
}

/** Whether a user holds the address, compared as at sign-in. At most one user does. */
function hasEmail(email: string) {
  return sql<boolean>`exists (select from user_email address where address.deployment_id = ${DEPLOYMENT_ID}
    and address.user_id = "user".id and address.email_key = ${emailKey(email)} and address.status <> 'pending')`;
}

/** Users by id, for edges to a user. */
export async function usersById({ rows, viewer }: Context, ids: readonly string[]) {
  const found = await rows
    .selectFrom('user')
    .select(columns)
    .where('deployment_id', '=', viewer.deploymentId)
    .where('id', '=', sql<string>`any(${ids}::bigint[])`)
    .execute();
  return new Map(found.map((row) => [row.id, row]));
}

/** Whether the deployment has this user. Locks the user against deletion until the end of the command. */
export async function userExists(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx.rows
    .selectFrom('user')
    .select('id')
    .where('deployment_id', '=', tx.deploymentId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return found !== undefined;
}
