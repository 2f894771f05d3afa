import type { AuthSettings, CallerContext, Restrictions } from '../../deployment/index.ts';
import { rpIdOf } from '../passkeys/relying-party.ts';
import { authPolicy, phoneChannels } from '../policy/policy.reads.ts';
import { defaultFirstFactor, usableFirstFactors } from '../sign-in/strategies/strategies.ts';
import { signsInWithPasswords } from '../sign-up/sign-up.rules.ts';

/** The public part of the settings, for sign-in and sign-up pages. */
export async function authOptions(ctx: CallerContext) {
  const policy = await authPolicy(ctx);
  const { settings, restrictions } = policy;
  const { password, web3Wallet } = settings;
  const { passkey } = settings.authenticationFactors;
  return {
    strategies: usableFirstFactors(settings),
    firstFactor: defaultFirstFactor(settings),
    secondFactorPolicy: settings.secondFactorPolicy,
    passkeyAutofill: passkey.enabled && passkey.allowAutofill,
    passkeyRegistrationPrompt: passkey.enabled && passkey.promptRegistrationOnAuth,
    passkeyRpId: rpIdOf(policy),
    magicLinkRequiresSameDevice: settings.authenticationFactors.magicLink.requireSameDevice,
    phoneChannels: phoneChannels(settings),
    multiSessionSupport: settings.multiSessionSupport,
    signUpMode: restrictions.signUpMode,
    signUpFields: signUpFields(settings, restrictions),
    wallets: web3Wallet.enabled ? web3Wallet : null,
    socialProviders: policy.socialProviders,
    passwordRules: password.enabled ? password : null,
  };
}

type Field = readonly [name: string, isEnabled: boolean, isRequired: boolean, bounds?: readonly [number, number]];

function signUpFields(settings: AuthSettings, { allowlistEnabled }: Restrictions) {
  const { email, phone, username, password, name, web3Wallet } = settings;
  const fields: readonly Field[] = [
    ['email', email.enabled, email.required, [3, 254]],
    ['phone_number', phone.enabled, phone.required, [8, 32]],
    ['username', username.enabled, username.required, [username.minLength, username.maxLength]],
    ['wallet', web3Wallet.enabled, web3Wallet.required, [1, 4_096]],
    ['password', password.enabled, signsInWithPasswords(settings), [password.minLength, 256]],
    ['first_name', name.firstNameEnabled, name.firstNameRequired],
    ['last_name', name.lastNameEnabled, name.lastNameRequired],
  ];
  const verified: Readonly<Record<string, boolean>> = {
    email: email.verifySignup || allowlistEnabled,
    phone_number: phone.verifySignup,
  };
  return fields
    .filter(([, isEnabled]) => isEnabled)
    .map(([name, , required, [minLength, maxLength] = [1, 255]]) => ({
      name,
      required,
      verified: verified[name] ?? false,
      minLength,
      maxLength,
    }));
}
