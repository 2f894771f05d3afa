import type { SecondFactorMethod } from '../factors/authenticator.reads.ts';
import type { SignInStep } from './sign-in-attempt.entity.ts';

/** The input fields that each step requires. */
const STEP_FIELDS: Readonly<Record<SignInStep, readonly string[]>> = {
  verify_first_factor: ['code'],
  verify_email: ['code'],
  verify_second_factor: ['code'],
  enroll_second_factor: ['code1', 'code2'],
  create_backup_codes: [],
  link_wallet: ['message', 'signature'],
};

/** The columns of a sign-in attempt that its browser may see. */
export interface StoredSignInAttempt {
  readonly id: string;
  readonly method: string;
  readonly currentStep: string;
  readonly completed: boolean;
  readonly createdAt: string;
}

/**
 * A sign-in attempt as it is returned in `session.signin_attempts`. Pass second factors only for `verify_second_factor`, where
 * the first factor has been passed: otherwise they would tell each client how an account is protected.
 */
export function presentSignInAttempt(attempt: StoredSignInAttempt, secondFactors: readonly SecondFactorMethod[] = []) {
  const fields = fieldsOf(attempt);
  return {
    ...attempt,
    requiresCompletion: !attempt.completed,
    missingFields: fields,
    requiredFields: fields,
    secondFactors,
  };
}

/** The fields that the next request requires. Links and passkeys have operations of their own. */
function fieldsOf({ currentStep, method }: StoredSignInAttempt): string[] {
  if (currentStep === 'verify_first_factor' && method === 'magic_link') return ['token'];
  if (currentStep === 'verify_first_factor' && method === 'passkey') return ['credential'];
  return [...STEP_FIELDS[currentStep as SignInStep]];
}
