import { type FieldError, fieldError } from '../../errors.ts';
import type { AuthSettings, FirstFactor } from './settings.ts';

type Members = readonly [required: string, isRequired: boolean, isEnabled: boolean, what: string];

/** Every way in which settings contradict themselves or leave nobody a way to sign in. */
export function contradictions(settings: AuthSettings): FieldError[] {
  const { email, phone, username, name, backupCode, web3Wallet, authenticationFactors: factors } = settings;
  const members: readonly Members[] = [
    ['email.required', email.required, email.enabled, 'e-mail addresses are'],
    ['phone.required', phone.required, phone.enabled, 'phone numbers are'],
    ['username.required', username.required, username.enabled, 'usernames are'],
    ['name.firstNameRequired', name.firstNameRequired, name.firstNameEnabled, 'first names are'],
    ['name.lastNameRequired', name.lastNameRequired, name.lastNameEnabled, 'last names are'],
    ['backupCode.required', backupCode.required, backupCode.enabled, 'backup codes are'],
    ['web3Wallet.required', web3Wallet.required, web3Wallet.enabled, 'wallets are'],
  ];
  const errors = members
    .filter(([, isRequired, isEnabled]) => isRequired && !isEnabled)
    .map(([path, , , what]) => fieldError(`input.${path}`, `must be false while ${what} not enabled`));

  if (username.minLength > username.maxLength) {
    errors.push(fieldError('input.username.minLength', 'must not be greater than the maximal length'));
  }
  if (email.verifySignup && !email.otpVerificationAllowed && !email.magicLinkVerificationAllowed) {
    errors.push(fieldError('input.email.verifySignup', 'must be false while neither codes nor links are allowed'));
  }
  if (phone.verifySignup && phoneChannels(settings).length === 0) {
    errors.push(fieldError('input.phone.verifySignup', 'must be false while neither SMS nor WhatsApp is allowed'));
  }
  if (usableFirstFactors(settings).length === 0) {
    errors.push(fieldError('input.authenticationFactors', 'must leave at least one way to sign in'));
  } else if (!enabledFirstFactors(settings).includes(settings.firstFactor)) {
    errors.push(fieldError('input.firstFactor', 'must be a strategy that is enabled with all that it needs'));
  }
  const hasSecondFactor =
    factors.secondFactorAuthenticatorEnabled || (factors.secondFactorBackupCodeEnabled && backupCode.enabled);
  if (settings.secondFactorPolicy === 'REQUIRED' && !hasSecondFactor) {
    errors.push(fieldError('input.secondFactorPolicy', 'must not ask for a second factor while none is enabled'));
  }
  const countsCodes = factors.secondFactorBackupCodeEnabled || settings.secondFactorPolicy === 'NO_SECOND_FACTOR';
  if (backupCode.required && backupCode.enabled && !countsCodes) {
    errors.push(fieldError('input.backupCode.required', 'must be false while backup codes are no second factor'));
  }
  return errors;
}

/** Strategies that a later version brings. They can be enabled already, but let nobody in yet. */
export type FutureFactor = 'SSO' | 'WEB3_WALLET' | 'PASSKEY';
export type UsableFactor = Exclude<FirstFactor, FutureFactor>;

const FUTURE: ReadonlySet<FirstFactor> = new Set<FutureFactor>(['SSO', 'WEB3_WALLET', 'PASSKEY']);

/** What users can sign in by today. */
export function usableFirstFactors(settings: AuthSettings): UsableFactor[] {
  return enabledFirstFactors(settings).filter((factor): factor is UsableFactor => !FUTURE.has(factor));
}

/** A strategy is enabled when it is switched on with what it identifies people by and the way that its message goes. */
function enabledFirstFactors(settings: AuthSettings): FirstFactor[] {
  const { email, phone, username, password, web3Wallet, authenticationFactors: factors } = settings;
  const enabled: Readonly<Record<FirstFactor, boolean>> = {
    EMAIL_PASSWORD: factors.emailPasswordEnabled && email.enabled && password.enabled,
    USERNAME_PASSWORD: factors.usernamePasswordEnabled && username.enabled && password.enabled,
    SSO: factors.ssoEnabled,
    WEB3_WALLET: factors.web3WalletEnabled && web3Wallet.enabled,
    EMAIL_OTP: factors.emailOtpEnabled && email.enabled && email.otpVerificationAllowed,
    PHONE_OTP: factors.phoneOtpEnabled && phone.enabled && phoneChannels(settings).length > 0,
    MAGIC_LINK: factors.magicLink.enabled && email.enabled && email.magicLinkVerificationAllowed,
    PASSKEY: factors.passkey.enabled,
  };
  return (Object.keys(enabled) as FirstFactor[]).filter((factor) => enabled[factor]);
}

/** How messages may reach phones; the first one is taken where nobody chooses. */
export function phoneChannels({ phone }: AuthSettings): ('SMS' | 'WHATSAPP')[] {
  return [
    ...(phone.smsVerificationAllowed ? (['SMS'] as const) : []),
    ...(phone.whatsappVerificationAllowed ? (['WHATSAPP'] as const) : []),
  ];
}
