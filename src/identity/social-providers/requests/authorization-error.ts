import { ProviderFailure } from '../provider-failure.ts';
import type { AuthorizationResponse } from '../sign-in-request.ts';

/** Errors that mean that the person did not continue, at any provider. */
const DENIALS: readonly string[] = [
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  // Apple
  'user_cancelled_authorize',
  // LinkedIn
  'user_cancelled_login',
  // Facebook
  'user_denied',
];

/** Throws if the provider has returned the browser with an error. Others than denials are caused by the settings or the provider. */
export function assertNoError({ error, errorDescription = null }: AuthorizationResponse): void {
  if (error == null) return;
  throw new ProviderFailure(DENIALS.includes(error) ? 'DENIED' : 'FAILED', error, errorDescription);
}
