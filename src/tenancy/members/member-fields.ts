import type { OrganizationMemberSortKey, WorkspaceMemberSortKey } from '../../generated/backend.ts';
import { type SortColumn, sortedText } from '../../platform/database/pages/page.ts';
import type { CommonMemberFields } from '../graph/rows.ts';

/** The source of each field that lists of members return, in a membership `m` and its `"user" u`. */
const LISTED_SOURCES = {
  id: 'm.id',
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
} as const satisfies { readonly [Field in keyof CommonMemberFields]?: string };

/** The source of each field of a member's row. An edge also reads fields of the user that a document selects. */
export const MEMBER_FIELDS = {
  ...LISTED_SOURCES,
  userUpdatedAt: 'u.updated_at',
  userVersion: 'u.version',
  userIsActive: 'u.is_active',
  userPublicMetadata: 'u.public_metadata',
  userPrivateMetadata: 'u.private_metadata',
  userExternalId: 'u.external_id',
} as const satisfies { readonly [Field in keyof CommonMemberFields]?: string };

export type MemberField = keyof typeof MEMBER_FIELDS;

/** The fields that lists of members return, besides the roles. */
export const LISTED_FIELDS = Object.keys(LISTED_SOURCES) as (keyof typeof LISTED_SOURCES)[];

/** The field of a member's row for each field of the member's user. */
export const USER_FIELDS: Readonly<Record<string, MemberField>> = {
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

export type MemberSortKey = OrganizationMemberSortKey & WorkspaceMemberSortKey;

/** The field of a member's row for each sort key. */
export const SORT_FIELDS = {
  CREATED_AT: 'createdAt',
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  USERNAME: 'username',
  EMAIL: 'primaryEmailAddress',
} as const satisfies Record<MemberSortKey, MemberField>;

/** Whether a field is a column of the user. */
export const isOfUser = (field: MemberField): boolean => MEMBER_FIELDS[field].startsWith('u.');

/** The column of a sort key. Those of the user may be null. */
export function sortColumnOf(key: MemberSortKey): SortColumn {
  const field = SORT_FIELDS[key];
  return isOfUser(field) ? sortedText(MEMBER_FIELDS[field]) : MEMBER_FIELDS[field];
}

/** Fields of a membership that come from other tables. The event of its end does not contain them. */
export const OMITTED_MEMBER_FIELDS: readonly string[] = ['roles', ...LISTED_FIELDS.filter(isOfUser)];

/** Such as `m.created_at as "createdAt"`. */
export const selected = (field: MemberField): string => `${MEMBER_FIELDS[field]} as "${field}"`;

export const isMemberField = (field: string): field is MemberField => Object.hasOwn(MEMBER_FIELDS, field);
