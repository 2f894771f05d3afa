import type { AuthSettings, FirstFactor } from '../../deployment/index.ts';
import { type FieldError, fieldError } from '../../platform/errors.ts';
import { phoneChannels } from '../policy/policy.reads.ts';

type RequirableSetting = readonly [required: string, isRequired: boolean, isEnabled: boolean, what: string];

/** The validation errors of settings that are inconsistent or leave users no way to sign in. The factors are those that work. */
export function authSettingsErrors(settings: AuthSettings, usableFactors: readonly FirstFactor[]): FieldError[] {
  const { email, phone, username, name, backupCode, web3Wallet, authenticationFactors: factors } = settings;
  const requirable: readonly RequirableSetting[] = [
    ['email.required', email.required, email.enabled, 'email addresses are'],
    ['phone.required', phone.required, phone.enabled, 'phone numbers are'],
    ['username.required', username.required, username.enabled, 'usernames are'],
    ['name.firstNameRequired', name.firstNameRequired, name.firstNameEnabled, 'first names are'],
    ['name.lastNameRequired', name.lastNameRequired, name.lastNameEnabled, 'last names are'],
    ['backupCode.required', backupCode.required, backupCode.enabled, 'backup codes are'],
    ['web3Wallet.required', web3Wallet.required, web3Wallet.enabled, 'wallets are'],
  ];
  const errors = requirable
    .filter(([, isRequired, isEnabled]) => isRequired && !isEnabled)
    .map(([path, , , what]) => fieldError(`input.${path}`, `must be false while ${what} not enabled`));

  if (username.minLength > username.maxLength) {
    errors.push(fieldError('input.username.minLength', 'must not be greater than the maximum length'));
  }
  if (email.verifySignup && !email.otpVerificationAllowed && !email.magicLinkVerificationAllowed) {
    errors.push(fieldError('input.email.verifySignUp', 'must be false while neither codes nor links are allowed'));
  }
  if (phone.verifySignup && phoneChannels(settings).length === 0) {
    errors.push(fieldError('input.phone.verifySignUp', 'must be false while neither SMS nor WhatsApp is allowed'));
  }
  // Users without a passkey must be able to sign in to register one.
  if (usableFactors.every((factor) => factor === 'PASSKEY')) {
    errors.push(fieldError('input.authenticationFactors', 'must leave at least one way to sign in besides passkeys'));
  } else if (!usableFactors.some((factor) => factor === settings.firstFactor)) {
    errors.push(fieldError('input.firstFactor', unusableFactorMessage(settings.firstFactor, usableFactors)));
  }
  errors.push(...unverifiedAddressErrors(settings));
  const hasSecondFactor =
    factors.secondFactorAuthenticatorEnabled || (factors.secondFactorBackupCodeEnabled && backupCode.enabled);
  if (settings.secondFactorPolicy === 'REQUIRED' && !hasSecondFactor) {
    errors.push(fieldError('input.secondFactorPolicy', 'must not require a second factor while none is enabled'));
  }
  const countsCodes = factors.secondFactorBackupCodeEnabled || settings.secondFactorPolicy === 'NO_SECOND_FACTOR';
  if (backupCode.required && backupCode.enabled && !countsCodes) {
    errors.push(fieldError('input.backupCode.required', 'must be false while backup codes are not a second factor'));
  }
  return errors;
}

/**
 * A sign-in never sends codes or links to an unverified address of an account that has verified another address. So a
 * sign-up that verifies one kind of address must also verify the kind that the first factor uses.
 */
function unverifiedAddressErrors({ email, phone, firstFactor }: AuthSettings): FieldError[] {
  const message = (what: string) =>
    `must be true while ${what} are verified at sign-up and first_factor is ${firstFactor.toLowerCase()}`;
  const verifies = { email: email.enabled && email.verifySignup, phone: phone.enabled && phone.verifySignup };
  if (firstFactor === 'PHONE_OTP' && verifies.email && !verifies.phone) {
    return [fieldError('input.phone.verifySignUp', message('email addresses'))];
  }
  if ((firstFactor === 'EMAIL_OTP' || firstFactor === 'MAGIC_LINK') && verifies.phone && !verifies.email) {
    return [fieldError('input.email.verifySignUp', message('phone numbers'))];
  }
  return [];
}

function unusableFactorMessage(factor: FirstFactor, usable: readonly FirstFactor[]): string {
  const others = usable.map((each) => each.toLowerCase()).join(', ');
  if (factor === 'SSO') return `must not be sso while no provider is enabled; choose one of ${others}`;
  return `must be a strategy that is enabled with everything that it requires: ${others}`;
}
