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

/** What passed a second factor. A passkey passes it also as the first factor, when its authenticator verified the user. */
export type SecondFactor = 'totp' | 'backup_code' | 'passkey';

/** What a user can be asked for at `verify_second_factor`, in the order in which pages offer it. */
export const SECOND_FACTOR_METHODS = ['AUTHENTICATOR', 'BACKUP_CODE', 'PASSKEY'] as const;

export type SecondFactorMethod = (typeof SECOND_FACTOR_METHODS)[number];
