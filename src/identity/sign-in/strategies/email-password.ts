import { emailKey } from '../../../platform/crypto/identifiers.ts';
import { passwordStrategy, selectAccounts } from './password-strategy.ts';

export const emailPassword = passwordStrategy({
  method: 'email_password',
  identifier: 'email',
  isEnabled: ({ authenticationFactors, email, password }) =>
    authenticationFactors.emailPasswordEnabled && email.enabled && password.enabled,
  keyOf: emailKey,
  /** Finds the account that holds the address, verified or not. */
  find: (ctx, key) =>
    selectAccounts(ctx)
      .innerJoin('user_email as e', (join) =>
        join.onRef('e.deployment_id', '=', 'u.deployment_id').onRef('e.user_id', '=', 'u.id'),
      )
      .where('e.email_key', '=', key)
      .where('e.status', '<>', 'pending')
      .executeTakeFirst(),
});
