import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';

const ATTEMPT_LIFETIME_SECONDS = 600;

/** When an attempt ends whose step begins now. */
export const attemptExpiry = (now: Date): Date => new Date(now.getTime() + ATTEMPT_LIFETIME_SECONDS * 1_000);

/** The member that completes a step, by what was sent for it last. */
const FIELDS = { code: ['code'], link: ['token'] };

/** An attempt as the session shows it. A completed one is gone: the account has taken its place. */
export function signupAttemptOf({
  id,
  currentStep,
  createdAt,
  kind,
}: {
  id: string;
  currentStep: string;
  createdAt: string;
  kind: 'code' | 'link' | null;
}) {
  const fields = FIELDS[kind ?? 'code'];
  return {
    id,
    currentStep,
    completed: false,
    requiresCompletion: true,
    missingFields: fields,
    requiredFields: fields,
    createdAt,
  };
}

export const signupAttemptNotFound = () => notFound('SIGNUP_ATTEMPT_NOT_FOUND', 'The sign-up attempt');

/** Everything about one attempt of this browser; 404 where it has none of this id. */
export function getSignupAttempt({ rows, viewer, browser }: Context, id: string) {
  // No session has the id 0.
  return rows
    .selectFrom('signup_attempt')
    .select([
      'id',
      'session_id as sessionId',
      'current_step as currentStep',
      'email',
      'email_key as emailKey',
      'email_verified_at as emailVerifiedAt',
      'phone_number as phoneNumber',
      'phone_verified_at as phoneVerifiedAt',
      'username',
      'username_key as usernameKey',
      'first_name as firstName',
      'last_name as lastName',
      'password_hash as passwordHash',
      'invitation_id as invitationId',
      'created_at as createdAt',
    ])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('session_id', '=', browser.sessionId ?? '0')
    .where('expires_at', '>', new Date().toISOString())
    .where('id', '=', id)
    .executeTakeFirstOrThrow(signupAttemptNotFound);
}
