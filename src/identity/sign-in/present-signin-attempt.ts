import { type SignInStep, STEP_FIELDS } from './steps.ts';

/** The columns of a sign-in attempt that its browser may see. */
export interface StoredSigninAttempt {
  readonly id: string;
  readonly method: string;
  readonly currentStep: string;
  readonly completed: boolean;
  readonly createdAt: string;
}

/** A sign-in attempt as it is returned in `session.signin_attempts`. */
export function presentSigninAttempt(attempt: StoredSigninAttempt) {
  const isLink = attempt.currentStep === 'verify_first_factor' && attempt.method === 'magic_link';
  const fields = isLink ? ['token'] : [...STEP_FIELDS[attempt.currentStep as SignInStep]];
  return { ...attempt, requiresCompletion: !attempt.completed, missingFields: fields, requiredFields: fields };
}
