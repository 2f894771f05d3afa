/** What a sign-in attempt still lacks. */
export type SignInStep =
  | 'verify_first_factor'
  | 'verify_email'
  | 'verify_second_factor'
  | 'enroll_second_factor'
  | 'create_backup_codes';

/** Members that each step asks for. */
export const STEP_FIELDS: Readonly<Record<SignInStep, readonly string[]>> = {
  verify_first_factor: ['code'],
  verify_email: ['code'],
  verify_second_factor: ['code'],
  enroll_second_factor: ['code1', 'code2'],
  create_backup_codes: [],
};

/** The kind of code that a second factor was proved by. */
export type SecondFactor = 'totp' | 'backup_code';
