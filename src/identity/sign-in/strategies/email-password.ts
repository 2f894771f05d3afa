import { emailKey } from '../../../platform/crypto/identifiers.ts';
import { isHeld } from '../sign-in-means.reads.ts';
import { passwordStrategy, selectAccounts } from './password-strategy.ts';

const isHeldAddress = isHeld('e');

export const emailPassword = passwordStrategy({
  method: 'email_password',
  identifier: 'email',
  requiredSettings: {
    'authentication_factors.email_password_enabled': ({ authenticationFactors }) =>
      authenticationFactors.emailPasswordEnabled,
    'email.enabled': ({ email }) => email.enabled,
    'password.enabled': ({ password }) => password.enabled,
  },
  hasIdentifier: ({ holdsEmail }) => holdsEmail,
  keyOf: emailKey,
  /** Finds the account that holds the address, verified or not. */
  find: (ctx, key) =>
    selectAccounts(ctx)
      .innerJoin('user_email as e', (join) =>
        join.onRef('e.deployment_id', '=', 'u.deployment_id').onRef('e.user_id', '=', 'u.id'),
      )
      .where('e.email_key', '=', key)
      .where(isHeldAddress)
      .executeTakeFirst(),
});
