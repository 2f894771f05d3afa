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
  const fields = fieldsOf(attempt);
  return { ...attempt, requiresCompletion: !attempt.completed, missingFields: fields, requiredFields: fields };
}

/** The fields that the next request requires. Links and passkeys have operations of their own. */
function fieldsOf({ currentStep, method }: StoredSigninAttempt): string[] {
  if (currentStep === 'verify_first_factor' && method === 'magic_link') return ['token'];
  if (currentStep === 'verify_first_factor' && method === 'passkey') return ['credential'];
  return [...STEP_FIELDS[currentStep as SignInStep]];
}
