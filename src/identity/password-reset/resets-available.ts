import type { AuthSettings } from '../../deployment/index.ts';
import { ServiceError } from '../../platform/errors.ts';
import { assertPasswordsEnabled } from '../account/my-password.service.ts';

/** 403 for everybody alike where there are no passwords, or no addresses that a link could go to. */
export function assertResetsAvailable(settings: AuthSettings): void {
  assertPasswordsEnabled(settings);
  if (settings.email.enabled) return;
  throw new ServiceError(
    'FEATURE_DISABLED',
    'Users of this deployment have no e-mail addresses to reset a password by.',
  );
}
