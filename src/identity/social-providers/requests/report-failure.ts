import { type ErrorCode, ServiceError } from '../../../platform/errors.ts';
import { type FailureKind, ProviderFailure } from '../provider-failure.ts';
import type { ProviderRow, SocialClientContext } from '../sign-in-request.ts';

const ERRORS: Readonly<Record<FailureKind, { readonly code: ErrorCode; readonly message: string }>> = {
  DENIED: {
    code: 'SOCIAL_SIGN_IN_DENIED',
    message: 'The sign-in was cancelled at the provider. Start it again, or use another way to sign in.',
  },
  INVALID: {
    code: 'SOCIAL_RESPONSE_INVALID',
    message: 'The response of the provider is not valid. Start the sign-in again.',
  },
  FAILED: {
    code: 'SOCIAL_PROVIDER_FAILED',
    message: 'The provider could not be used now. Try again later, or use another way to sign in.',
  },
};

/** Runs work with a provider. Its failures are logged for the operator, and callers receive an error that says nothing about them. */
export async function withServiceErrors<T>(
  { log, viewer }: SocialClientContext,
  { name, kind }: ProviderRow,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const { deploymentId } = viewer;
    const fields = { deploymentId, provider: name, kind, code: error.code, detail: error.detail };
    if (error.kind === 'DENIED') log.debug(fields, 'A person did not allow a social sign-in');
    else log.warn(fields, 'A social sign-in failed');
    const { code, message } = ERRORS[error.kind];
    throw new ServiceError(code, message);
  }
}
