import { STEP_FIELDS, type SignInStep } from './steps.ts';

/** A stored sign-in attempt, as far as it is shown. */
export interface ShownAttempt {
  readonly id: string;
  readonly method: string;
  readonly currentStep: string;
  readonly completed: boolean;
  readonly createdAt: string;
}

/** An attempt as the session shows it. */
export function attemptOf(attempt: ShownAttempt) {
  const isLink = attempt.currentStep === 'verify_first_factor' && attempt.method === 'magic_link';
  const fields = isLink ? ['token'] : [...STEP_FIELDS[attempt.currentStep as SignInStep]];
  return { ...attempt, requiresCompletion: !attempt.completed, missingFields: fields, requiredFields: fields };
}
