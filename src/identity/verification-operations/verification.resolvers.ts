import type { Resolvers } from '../../generated/deployment.ts';
import { fieldError, validationFailed } from '../../platform/errors.ts';
import { attemptSignInVerification, prepareSignInVerification } from '../sign-in/verification.service.ts';
import { attemptSignUpVerification, prepareSignUpVerification } from '../sign-up/verify-sign-up.service.ts';
import { verifyMagicLink } from './verify-magic-link.service.ts';

/** The attempt ids of an input. Exactly one of them must be set. */
interface AttemptIds {
  readonly signInAttemptId?: string | null | undefined;
  readonly signUpAttemptId?: string | null | undefined;
}

/** Calls `signIn` or `signUp` with the one attempt id that is set. */
function dispatchByAttempt<T>(
  { signInAttemptId, signUpAttemptId }: AttemptIds,
  signIn: (id: string) => T,
  signUp: (id: string) => T,
): T {
  if (signInAttemptId != null && signUpAttemptId == null) return signIn(signInAttemptId);
  if (signUpAttemptId != null && signInAttemptId == null) return signUp(signUpAttemptId);
  const isMissing = signInAttemptId == null;
  throw validationFailed([
    fieldError('input.signInAttemptId', isMissing ? 'is required, or a sign-up attempt' : 'must be the only attempt'),
  ]);
}

export const verificationResolvers: Resolvers = {
  Mutation: {
    prepareVerification: (_, { input }, ctx) =>
      dispatchByAttempt(
        input,
        (id) => prepareSignInVerification(ctx, id, input),
        (id) => prepareSignUpVerification(ctx, id, input),
      ),
    attemptVerification: (_, { input }, ctx) =>
      dispatchByAttempt<ReturnType<typeof attemptSignInVerification> | ReturnType<typeof attemptSignUpVerification>>(
        input,
        (id) => attemptSignInVerification(ctx, id, input.code),
        (id) => attemptSignUpVerification(ctx, id, input.code),
      ),
    verifyMagicLink: (_, { input }, ctx) => verifyMagicLink(ctx, input),
  },
};
