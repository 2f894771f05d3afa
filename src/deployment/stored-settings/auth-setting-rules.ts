import type { SettingRule } from './setting-warnings.ts';
import { type AuthSettings, defaultAuthSettings } from './settings.ts';

/** What the effect of auth settings depends on. */
export interface AuthSettingFacts {
  readonly settings: AuthSettings;
  /** Whether mail that the deployment sends reaches users. */
  readonly deliversMail: boolean;
  /** Whether messages to phones reach users. */
  readonly deliversPhoneMessages: boolean;
  /** The enabled providers of social sign-in. */
  readonly socialProviders: readonly unknown[];
}

type Rule = SettingRule<AuthSettingFacts>;
type Test = (settings: AuthSettings) => boolean;

/** A setting that has no effect without another one. */
const withoutSetting = (path: string, isUsed: Test, isMet: Test, missing: string): Rule => ({
  path,
  isWithout: ({ settings }) => isUsed(settings) && !isMet(settings),
  code: 'SETTING_MISSING',
  missing,
});

const isFalse = (path: string) => `\`${path}\` is false`;

const hasEmail: Test = ({ email }) => email.enabled;
const hasPhone: Test = ({ phone }) => phone.enabled;
const hasUsername: Test = ({ username }) => username.enabled;
const hasPassword: Test = ({ password }) => password.enabled;
const hasPasskey: Test = ({ authenticationFactors }) => authenticationFactors.passkey.enabled;
const hasMagicLink: Test = ({ authenticationFactors }) => authenticationFactors.magicLink.enabled;
const hasWallet: Test = ({ web3Wallet }) => web3Wallet.enabled;
const hasPhoneChannel: Test = ({ phone }) => phone.smsVerificationAllowed || phone.whatsappVerificationAllowed;
const hasSecondFactors: Test = ({ secondFactorPolicy }) => secondFactorPolicy !== 'NO_SECOND_FACTOR';

const POLICY = '`second_factor_policy` is `no_second_factor`';
const CHANNELS = '`phone.sms_verification_allowed` and `phone.whatsapp_verification_allowed` are false';
const FACTORS = 'authentication_factors';

const strategies: readonly Rule[] = (
  [
    ['email_password_enabled', (s) => s.emailPasswordEnabled, hasEmail, isFalse('email.enabled')],
    ['email_password_enabled', (s) => s.emailPasswordEnabled, hasPassword, isFalse('password.enabled')],
    ['username_password_enabled', (s) => s.usernamePasswordEnabled, hasUsername, isFalse('username.enabled')],
    ['username_password_enabled', (s) => s.usernamePasswordEnabled, hasPassword, isFalse('password.enabled')],
    ['email_otp_enabled', (s) => s.emailOtpEnabled, hasEmail, isFalse('email.enabled')],
    [
      'email_otp_enabled',
      (s) => s.emailOtpEnabled,
      ({ email }) => email.otpVerificationAllowed,
      isFalse('email.otp_verification_allowed'),
    ],
    ['magic_link.enabled', (s) => s.magicLink.enabled, hasEmail, isFalse('email.enabled')],
    [
      'magic_link.enabled',
      (s) => s.magicLink.enabled,
      ({ email }) => email.magicLinkVerificationAllowed,
      isFalse('email.magic_link_verification_allowed'),
    ],
    ['phone_otp_enabled', (s) => s.phoneOtpEnabled, hasPhone, isFalse('phone.enabled')],
    ['phone_otp_enabled', (s) => s.phoneOtpEnabled, hasPhoneChannel, CHANNELS],
    ['web3_wallet_enabled', (s) => s.web3WalletEnabled, hasWallet, isFalse('web3_wallet.enabled')],
    [
      'magic_link.require_same_device',
      (s) => s.magicLink.requireSameDevice,
      hasMagicLink,
      isFalse(`${FACTORS}.magic_link.enabled`),
    ],
    [
      'passkey.prompt_registration_on_auth',
      (s) => s.passkey.promptRegistrationOnAuth,
      hasPasskey,
      isFalse(`${FACTORS}.passkey.enabled`),
    ],
    ['passkey.allow_autofill', (s) => s.passkey.allowAutofill, hasPasskey, isFalse(`${FACTORS}.passkey.enabled`)],
    ['second_factor_authenticator_enabled', (s) => s.secondFactorAuthenticatorEnabled, hasSecondFactors, POLICY],
    ['second_factor_backup_code_enabled', (s) => s.secondFactorBackupCodeEnabled, hasSecondFactors, POLICY],
    [
      'second_factor_backup_code_enabled',
      (s) => s.secondFactorBackupCodeEnabled,
      ({ backupCode }) => backupCode.enabled,
      isFalse('backup_code.enabled'),
    ],
  ] satisfies readonly (readonly [string, (factors: AuthSettings['authenticationFactors']) => boolean, Test, string])[]
).map(([name, isUsed, isMet, missing]) =>
  withoutSetting(`${FACTORS}.${name}`, ({ authenticationFactors }) => isUsed(authenticationFactors), isMet, missing),
);

const withoutMail = (path: string, isUsed: Test): Rule => ({
  path,
  isWithout: ({ settings, deliversMail }) => isUsed(settings) && hasEmail(settings) && !deliversMail,
  code: 'PROVIDER_MISSING',
  missing: 'the deployment has no mail server. Set one with `POST /settings/email/smtp`',
});

const withoutPhoneSender = (path: string, isUsed: Test): Rule => ({
  path,
  isWithout: ({ settings, deliversPhoneMessages }) => isUsed(settings) && hasPhone(settings) && !deliversPhoneMessages,
  code: 'VARIABLE_MISSING',
  missing: 'the service sends no messages to phones. Set its variable `PHONE_SENDER`',
});

/** The auth settings that have no effect by themselves: one row for each setting and what it needs. */
export const AUTH_SETTING_RULES: readonly Rule[] = [
  ...strategies,
  {
    path: `${FACTORS}.sso_enabled`,
    isWithout: ({ settings, socialProviders }) =>
      settings.authenticationFactors.ssoEnabled && socialProviders.length === 0,
    code: 'ENTRY_MISSING',
    missing: 'no provider is enabled. Add one with `POST /settings/social-connections`',
  },

  withoutSetting('email.verify_signup', ({ email }) => email.verifySignup, hasEmail, isFalse('email.enabled')),
  withoutSetting(
    'email.otp_verification_allowed',
    ({ email }) => email.otpVerificationAllowed,
    hasEmail,
    isFalse('email.enabled'),
  ),
  withoutSetting(
    'email.magic_link_verification_allowed',
    ({ email }) => email.magicLinkVerificationAllowed,
    hasEmail,
    isFalse('email.enabled'),
  ),
  withoutMail('email.verify_signup', ({ email }) => email.verifySignup),
  withoutMail(`${FACTORS}.email_otp_enabled`, ({ authenticationFactors }) => authenticationFactors.emailOtpEnabled),
  withoutMail(`${FACTORS}.magic_link.enabled`, hasMagicLink),

  withoutSetting('phone.verify_signup', ({ phone }) => phone.verifySignup, hasPhone, isFalse('phone.enabled')),
  withoutSetting(
    'phone.sms_verification_allowed',
    ({ phone }) => phone.smsVerificationAllowed,
    hasPhone,
    isFalse('phone.enabled'),
  ),
  withoutSetting(
    'phone.whatsapp_verification_allowed',
    ({ phone }) => phone.whatsappVerificationAllowed,
    hasPhone,
    isFalse('phone.enabled'),
  ),
  withoutPhoneSender('phone.sms_verification_allowed', ({ phone }) => phone.smsVerificationAllowed),
  withoutPhoneSender('phone.whatsapp_verification_allowed', ({ phone }) => phone.whatsappVerificationAllowed),

  withoutSetting('username.min_length', isChanged('username', 'minLength'), hasUsername, isFalse('username.enabled')),
  withoutSetting('username.max_length', isChanged('username', 'maxLength'), hasUsername, isFalse('username.enabled')),

  withoutSetting('password.min_length', isChanged('password', 'minLength'), hasPassword, isFalse('password.enabled')),
  withoutSetting(
    'password.require_lowercase',
    ({ password }) => password.requireLowercase,
    hasPassword,
    isFalse('password.enabled'),
  ),
  withoutSetting(
    'password.require_uppercase',
    ({ password }) => password.requireUppercase,
    hasPassword,
    isFalse('password.enabled'),
  ),
  withoutSetting(
    'password.require_number',
    ({ password }) => password.requireNumber,
    hasPassword,
    isFalse('password.enabled'),
  ),
  withoutSetting(
    'password.require_special',
    ({ password }) => password.requireSpecial,
    hasPassword,
    isFalse('password.enabled'),
  ),

  withoutSetting('backup_code.enabled', ({ backupCode }) => backupCode.enabled, hasSecondFactors, POLICY),
  withoutSetting(
    'backup_code.enabled',
    ({ backupCode }) => backupCode.enabled,
    ({ authenticationFactors }) => authenticationFactors.secondFactorBackupCodeEnabled,
    isFalse(`${FACTORS}.second_factor_backup_code_enabled`),
  ),
  withoutSetting('backup_code.required', ({ backupCode }) => backupCode.required, hasSecondFactors, POLICY),

  withoutSetting(
    'web3_wallet.rpc_urls',
    ({ web3Wallet }) => web3Wallet.rpcUrls.length > 0,
    hasWallet,
    isFalse('web3_wallet.enabled'),
  ),
  withoutSetting(
    'web3_wallet.rpc_urls',
    hasWallet,
    ({ web3Wallet }) => web3Wallet.rpcUrls.every(({ chainId }) => web3Wallet.chainIds.includes(chainId)),
    '`web3_wallet.chain_ids` lacks a chain of the list. Add it there, or remove its server',
  ),
  withoutSetting(
    'web3_wallet.chain_ids',
    isChanged('web3Wallet', 'chainIds'),
    hasWallet,
    isFalse('web3_wallet.enabled'),
  ),

  withoutSetting(
    'session_inactive_timeout',
    ({ sessionInactiveTimeout }) => sessionInactiveTimeout > 0,
    ({ sessionInactiveTimeout, sessionValidityPeriod }) => sessionInactiveTimeout < sessionValidityPeriod,
    'a sign-in ends earlier, after `session_validity_period`. Set a shorter timeout, or 0',
  ),
];

/** Whether a setting that always has a value differs from that of a new deployment. */
function isChanged<Group extends 'username' | 'password' | 'web3Wallet'>(
  group: Group,
  name: keyof AuthSettings[Group],
): Test {
  const initial = JSON.stringify(defaultAuthSettings[group][name]);
  return (settings) => JSON.stringify(settings[group][name]) !== initial;
}
