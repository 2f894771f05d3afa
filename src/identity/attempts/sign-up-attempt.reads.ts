import type { Context } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';

const ATTEMPT_LIFETIME_SECONDS = 600;

/** When an attempt expires whose current step starts now. */
export const attemptExpiry = (now: Date): Date => new Date(now.getTime() + ATTEMPT_LIFETIME_SECONDS * 1_000);

/** The input fields that complete a step, by the kind of the last message. */
const FIELDS = { code: ['code'], link: ['token'] };

/** An attempt as it is returned in `session.signup_attempts`. A completed one was deleted when the account was created. */
export function presentSignUpAttempt({
  id,
  currentStep,
  createdAt,
  kind,
  missingFields,
}: {
  readonly id: string;
  readonly currentStep: string;
  readonly createdAt: string;
  readonly kind: 'code' | 'link' | null;
  /** The fields that `complete_profile` waits for. */
  readonly missingFields?: readonly string[] | null;
}) {
  const fields = missingFields ?? FIELDS[kind ?? 'code'];
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

export const signUpAttemptNotFound = () => notFound('SIGNUP_ATTEMPT_NOT_FOUND', 'The sign-up attempt');

/** All columns of an attempt of this browser. Throws 404 when this browser has no such attempt. */
export function getSignUpAttempt({ rows, viewer, sessionCookie }: Context, id: string) {
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
      'wallet_namespace as walletNamespace',
      'wallet_address as walletAddress',
      'wallet_chain_id as walletChainId',
      'invitation_id as invitationId',
      'social_sealed as socialSealed',
      'created_at as createdAt',
    ])
    .where('deployment_id', '=', viewer.deploymentId)
    .where('session_id', '=', sessionCookie.sessionId ?? '0')
    .where('expires_at', '>', new Date().toISOString())
    .where('id', '=', id)
    .executeTakeFirstOrThrow(signUpAttemptNotFound);
}
