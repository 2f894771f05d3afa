/** Fields of a membership that are read elsewhere: the event of its end doesn't tell them. */
export const UNTOLD_OF_MEMBERS = [
  'roles',
  'firstName',
  'lastName',
  'username',
  'primaryEmailAddress',
  'primaryPhoneNumber',
  'userCreatedAt',
] as const;
