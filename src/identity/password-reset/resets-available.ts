import type { AuthSettings } from '../../deployment/index.ts';
import { ServiceError } from '../../platform/errors.ts';
import { assertPasswordsEnabled } from '../passwords/password.rules.ts';

/** Throws 403 when the settings disable passwords or email addresses. The same for every caller. */
export function assertResetsAvailable(settings: AuthSettings): void {
  assertPasswordsEnabled(settings);
  if (settings.email.enabled) return;
  throw new ServiceError(
    'FEATURE_DISABLED',
    'Password reset is not available, because email addresses are not enabled on this deployment.',
  );
}
