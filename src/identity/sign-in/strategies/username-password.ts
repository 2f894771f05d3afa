import { usernameKey } from '../../../platform/crypto/identifiers.ts';
import { accounts, passwordStrategy } from './password.ts';

export const usernamePassword = passwordStrategy({
  method: 'username_password',
  identifier: 'username',
  isEnabled: ({ authenticationFactors, username, password }) =>
    authenticationFactors.usernamePasswordEnabled && username.enabled && password.enabled,
  keyOf: usernameKey,
  find: (ctx, key) => accounts(ctx).where('u.username_key', '=', key).executeTakeFirst(),
});
