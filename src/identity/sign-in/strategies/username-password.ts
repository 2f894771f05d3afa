import { usernameKey } from '../../../platform/crypto/identifiers.ts';
import { passwordStrategy, selectAccounts } from './password-strategy.ts';

export const usernamePassword = passwordStrategy({
  method: 'username_password',
  identifier: 'username',
  requiredSettings: {
    'authentication_factors.username_password_enabled': ({ authenticationFactors }) =>
      authenticationFactors.usernamePasswordEnabled,
    'username.enabled': ({ username }) => username.enabled,
    'password.enabled': ({ password }) => password.enabled,
  },
  hasIdentifier: ({ hasUsername }) => hasUsername,
  keyOf: usernameKey,
  find: (ctx, key) => selectAccounts(ctx).where('u.username_key', '=', key).executeTakeFirst(),
});
