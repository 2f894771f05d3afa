import { fromSelection } from '../../platform/graph/selection.ts';
import type { WorkspaceMemberRow } from '../graph/rows.ts';
import type { WorkspaceMemberSortKey } from '../graph/types.ts';

/** Where each column of a member's row comes from, of `workspace_membership m` and `"user" u`. */
export const SOURCES = {
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
  userIsActive: 'u.is_active',
  userPublicMetadata: 'u.public_metadata',
} as const satisfies { readonly [Field in keyof WorkspaceMemberRow]?: string };

export type Column = keyof typeof SOURCES;

/** The primary key and what edges lead on by. */
const KEYS: readonly Column[] = ['id', 'workspaceId', 'userId'];

/** The columns with the fields of a member's user. */
const OF_USER: Readonly<Record<string, Column>> = {
  email: 'primaryEmailAddress',
  username: 'username',
  firstName: 'firstName',
  lastName: 'lastName',
  createdAt: 'userCreatedAt',
  updatedAt: 'userUpdatedAt',
  isActive: 'userIsActive',
  publicMetadata: 'userPublicMetadata',
};

/** Where a member's row has the values that a list is sorted by. */
export const SORT_FIELDS = {
  CREATED_AT: 'createdAt',
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  USERNAME: 'username',
  EMAIL: 'primaryEmailAddress',
} as const satisfies Record<WorkspaceMemberSortKey, Column>;

export const SORT_COLUMNS = Object.fromEntries(
  Object.entries(SORT_FIELDS).map(([key, field]) => [key, SOURCES[field]]),
);

/** A nested document answers thousands of members: half of its time would go into columns that nobody asked for. */
export const memberColumns = fromSelection((fieldsAt): readonly Column[] => {
  const ofMember = [...fieldsAt(['nodes'], ['edges', 'node'])].flatMap((field) => (isColumn(field) ? field : []));
  const ofUser = [...fieldsAt(['nodes', 'user'], ['edges', 'node', 'user'])].flatMap((field) => OF_USER[field] ?? []);
  return [...new Set([...KEYS, ...ofMember, ...ofUser])];
});

const isColumn = (field: string): field is Column => Object.hasOwn(SOURCES, field);
