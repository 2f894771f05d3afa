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
  const usable = usableFirstFactors(settings);
  if (usable.length === 0) {
    errors.push(fieldError('input.authenticationFactors', 'must leave at least one way to sign in'));
  } else if (!usable.includes(settings.firstFactor)) {
    errors.push(fieldError('input.firstFactor', 'must be a strategy that is enabled with all that it needs'));
  }
  const hasSecondFactor =
    factors.secondFactorAuthenticatorEnabled || (factors.secondFactorBackupCodeEnabled && backupCode.enabled);
  if (settings.secondFactorPolicy === 'REQUIRED' && !hasSecondFactor) {
    errors.push(fieldError('input.secondFactorPolicy', 'must not ask for a second factor while none is enabled'));
  }
  return errors;
}

/** A strategy works when it is switched on and so is what it identifies people by. */
export function usableFirstFactors(settings: AuthSettings): FirstFactor[] {
  const { email, phone, username, password, web3Wallet, authenticationFactors: factors } = settings;
  const usable: Readonly<Record<FirstFactor, boolean>> = {
    EMAIL_PASSWORD: factors.emailPasswordEnabled && email.enabled && password.enabled,
    USERNAME_PASSWORD: factors.usernamePasswordEnabled && username.enabled && password.enabled,
    SSO: factors.ssoEnabled,
    WEB3_WALLET: factors.web3WalletEnabled && web3Wallet.enabled,
    EMAIL_OTP: factors.emailOtpEnabled && email.enabled,
    PHONE_OTP: factors.phoneOtpEnabled && phone.enabled,
    MAGIC_LINK: factors.magicLink.enabled && email.enabled,
    PASSKEY: factors.passkey.enabled,
  };
  return (Object.keys(usable) as FirstFactor[]).filter((factor) => usable[factor]);
}
