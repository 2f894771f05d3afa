/** The next step of a sign-in attempt. */
export type SignInStep =
  | 'verify_first_factor'
  | 'verify_email'
  | 'verify_second_factor'
  | 'enroll_second_factor'
  | 'create_backup_codes'
  | 'link_wallet';

/** The input fields that each step requires. */
export const STEP_FIELDS: Readonly<Record<SignInStep, readonly string[]>> = {
  verify_first_factor: ['code'],
  verify_email: ['code'],
  verify_second_factor: ['code'],
  enroll_second_factor: ['code1', 'code2'],
  create_backup_codes: [],
  link_wallet: ['message', 'signature'],
};
