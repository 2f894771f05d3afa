import type { Transaction } from '../../database/command.ts';
import { factorsOf, hasSecondFactor } from '../authenticator/authenticator.reads.ts';
import type { AuthSettings } from '../deployment/settings.ts';
import { allowsAuthenticators, allowsBackupCodes } from './policy.reads.ts';

/** What a sign-in attempt still lacks. */
export type Step =
  | 'verify_first_factor'
  | 'verify_email'
  | 'verify_second_factor'
  | 'enroll_second_factor'
  | 'create_backup_codes';

/** Members that each step asks for. */
export const STEP_FIELDS: Readonly<Record<Step, readonly string[]>> = {
  verify_first_factor: ['code'],
  verify_email: ['code'],
  verify_second_factor: ['code'],
  enroll_second_factor: ['code1', 'code2'],
  create_backup_codes: [],
};

/** The kind of code that a second factor was proved by. */
export type SecondFactor = 'totp' | 'backup_code';

export interface Passed {
  readonly userId: string;
  /** Unset where the first factor alone was passed. */
  readonly secondFactor?: SecondFactor | undefined;
}

/** What comes after the factors that were passed, or null where the user is to be signed in. */
export async function nextStep(
  tx: Transaction,
  { userId, secondFactor }: Passed,
  settings: AuthSettings,
): Promise<Step | null> {
  if (settings.secondFactorPolicy === 'NO_SECOND_FACTOR') return null;
  const factors = await factorsOf(tx.rows, tx.deploymentId, userId);
  if (secondFactor !== undefined) {
    return needsBackupCodes(settings) && factors.unusedCodes === 0 ? 'create_backup_codes' : null;
  }
  if (hasSecondFactor(factors, settings)) return 'verify_second_factor';
  if (settings.secondFactorPolicy !== 'REQUIRED') return null;
  return allowsAuthenticators(settings) ? 'enroll_second_factor' : 'create_backup_codes';
}

/** Whether somebody with a second factor needs backup codes besides: by the setting, or because nothing else is allowed. */
function needsBackupCodes(settings: AuthSettings): boolean {
  if (!allowsBackupCodes(settings)) return false;
  return (
    settings.backupCode.required || (settings.secondFactorPolicy === 'REQUIRED' && !allowsAuthenticators(settings))
  );
}
