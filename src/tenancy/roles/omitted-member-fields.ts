/** Fields of a membership that come from other tables. The event of its end does not contain them. */
export const OMITTED_MEMBER_FIELDS = [
  'roles',
  'firstName',
  'lastName',
  'username',
  'primaryEmailAddress',
  'primaryPhoneNumber',
  'userCreatedAt',
] as const;
