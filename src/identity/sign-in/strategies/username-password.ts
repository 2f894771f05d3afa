import { usernameKey } from '../../../platform/crypto/identifiers.ts';
import { passwordStrategy, selectAccounts } from './password-strategy.ts';

export const usernamePassword = passwordStrategy({
  method: 'username_password',
  identifier: 'username',
  isEnabled: ({ authenticationFactors, username, password }) =>
    authenticationFactors.usernamePasswordEnabled && username.enabled && password.enabled,
  keyOf: usernameKey,
  find: (ctx, key) => selectAccounts(ctx).where('u.username_key', '=', key).executeTakeFirst(),
});
