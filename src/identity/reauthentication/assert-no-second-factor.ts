import type { AuthSettings } from '../../deployment/index.ts';
import type { Context } from '../../platform/context.ts';
import { ServiceError } from '../../platform/errors.ts';
import { factorsOf, hasSecondFactor } from '../factors/authenticator.reads.ts';

/** Throws 400 for an account with a second factor, which neither a mailed code, a wallet nor a provider can replace. */
export async function assertNoSecondFactor(
  { rows, viewer }: Context,
  userId: string,
  settings: AuthSettings,
): Promise<void> {
  if (!hasSecondFactor(await factorsOf(rows, viewer.deploymentId, userId), settings)) return;
  throw new ServiceError(
    'STRATEGY_NOT_AVAILABLE',
    'This account has a second factor. Send a code of that factor or the password instead.',
  );
}
