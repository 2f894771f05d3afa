import type { WorkspaceMemberSortKey } from '../../../generated/backend.ts';
import { fromSelection } from '../../../platform/graph/selection.ts';
import type { WorkspaceMemberRow } from '../../graph/rows.ts';

/** The source of each column of a member's row, in `workspace_membership m` and `"user" u`. */
export const COLUMN_SOURCES = {
  id: 'm.id',
  workspaceId: 'm.workspace_id',
  userId: 'm.user_id',
  createdAt: 'm.created_at',
  updatedAt: 'm.updated_at',
  publicMetadata: 'm.public_metadata',
  firstName: 'u.first_name',
  lastName: 'u.last_name',
  username: 'u.username',
  primaryEmailAddress: 'u.primary_email',
  primaryPhoneNumber: 'u.primary_phone',
  userCreatedAt: 'u.created_at',
  userUpdatedAt: 'u.updated_at',
  userVersion: 'u.version',
  userIsActive: 'u.is_active',
  userPublicMetadata: 'u.public_metadata',
  userPrivateMetadata: 'u.private_metadata',
  userExternalId: 'u.external_id',
} as const satisfies { readonly [Field in keyof WorkspaceMemberRow]?: string };

export type Column = keyof typeof COLUMN_SOURCES;

/** The primary key and the keys that edges need. */
const KEY_COLUMNS: readonly Column[] = ['id', 'workspaceId', 'userId'];

/** The column of each field of a member's user. */
const USER_FIELD_COLUMNS: Readonly<Record<string, Column>> = {
  email: 'primaryEmailAddress',
  username: 'username',
  firstName: 'firstName',
  lastName: 'lastName',
  createdAt: 'userCreatedAt',
  updatedAt: 'userUpdatedAt',
  version: 'userVersion',
  isActive: 'userIsActive',
  publicMetadata: 'userPublicMetadata',
  privateMetadata: 'userPrivateMetadata',
  externalId: 'userExternalId',
};

/** The field of a member's row for each sort key. */
export const SORT_FIELDS = {
  CREATED_AT: 'createdAt',
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  USERNAME: 'username',
  EMAIL: 'primaryEmailAddress',
} as const satisfies Record<WorkspaceMemberSortKey, Column>;

export const SORT_COLUMNS = Object.fromEntries(
  Object.entries(SORT_FIELDS).map(([key, field]) => [key, COLUMN_SOURCES[field]]),
);

/**
 * The columns that a document reads. A nested document returns thousands of members; unread columns would take half of
 * its time.
 */
export const memberColumns = fromSelection((fieldsAt): readonly Column[] => {
  const memberFields = [...fieldsAt(['nodes'], ['edges', 'node'])].flatMap((field) => (isColumn(field) ? field : []));
  const userFields = [...fieldsAt(['nodes', 'user'], ['edges', 'node', 'user'])].flatMap(
    (field) => USER_FIELD_COLUMNS[field] ?? [],
  );
  return [...new Set([...KEY_COLUMNS, ...memberFields, ...userFields])];
});

const isColumn = (field: string): field is Column => Object.hasOwn(COLUMN_SOURCES, field);
