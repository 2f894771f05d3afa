import type { AuthSettings } from '../../deployment/index.ts';
import type { SignUpInput, WalletSignatureInput } from '../../generated/deployment.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { fieldRule } from '../../platform/validation/field-rules.ts';
import { type Identifier, readEmail, readPhone, readUsername } from '../addresses/user-identifiers.ts';
import { passwordErrors } from '../passwords/password.rules.ts';
import { type AuthPolicy, requiresWallet } from '../policy/policy.reads.ts';
import { usableStrategies } from '../sign-in/strategies/strategies.ts';
import type { SignInStrategy } from '../sign-in/strategies/strategy.ts';

/** The validated input of a sign-up. */
export interface SignUp {
  readonly email: Identifier | null;
  /** In E.164 form. */
  readonly phoneNumber: string | null;
  readonly username: Identifier | null;
  readonly password: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Its message and signature are not checked yet. */
  readonly wallet: WalletSignatureInput | null;
}

type IdentifierName = NonNullable<SignInStrategy['identifier']>;

const IDENTIFIERS: Readonly<Record<IdentifierName, string>> = {
  email: 'an email address',
  phoneNumber: 'a phone number',
  username: 'a username',
  wallet: 'a wallet',
};

/**
 * Validates a sign-up against the settings and throws all validation errors at once. The verified address of an invitation, a
 * waitlist entry or a provider may be left out of the input. With an account at a provider, no other identifier is needed, and a
 * wallet that the settings require is linked at the sign-in.
 */
export function readSignUp(
  rawInput: SignUpInput,
  { settings, appName }: Pick<AuthPolicy, 'settings' | 'appName'>,
  verified: Identifier | null,
  isSocial = false,
): SignUp {
  const input = verified === null ? rawInput : { ...rawInput, email: rawInput.email || verified.text };
  const identifiers = isSocial ? [] : usableIdentifiers(settings);
  const errors: FieldError[] = [];
  const readField = (field: Exclude<keyof SignUp, 'wallet'>, enabled: boolean, required: boolean): string | null => {
    // A form sends an empty field as an empty string.
    const value = input[field] ?? '';
    if (value !== '' && !enabled) errors.push(fieldError(`input.${field}`, fieldRule('NOT_ASKED_FOR')));
    if (value === '' && enabled && required) errors.push(fieldError(`input.${field}`, fieldRule('REQUIRED')));
    return value === '' || !enabled ? null : value;
  };

  const { email, phone, username, password, name } = settings;
  const emailText = readField('email', email.enabled, email.required || isSocial);
  const phoneText = readField('phoneNumber', phone.enabled, phone.required);
  const usernameText = readField('username', username.enabled, username.required);
  const wallet = readWallet(input, settings, isSocial, errors);
  const signsInByWallet = wallet !== null && identifiers.includes('wallet');
  const needsPassword = signsInWithPasswords(settings) && !signsInByWallet && !isSocial;
  const passwordText = readField('password', password.enabled, needsPassword);
  const signUp = {
    email: emailText === null ? null : readEmail(emailText, 'input.email', errors),
    phoneNumber: phoneText === null ? null : readPhone(phoneText, 'input.phoneNumber', errors),
    username: usernameText === null ? null : readUsername(usernameText, username, 'input.username', errors),
    password: passwordText,
    wallet,
    firstName: readField('firstName', name.firstNameEnabled, name.firstNameRequired),
    lastName: readField('lastName', name.lastNameEnabled, name.lastNameRequired),
  };
  if (verified !== null && signUp.email !== null && signUp.email.key !== verified.key) {
    errors.push(fieldError('input.email', fieldRule('INVITED_ADDRESS')));
  }
  const identified = { email: emailText, phoneNumber: phoneText, username: usernameText, wallet };
  if (!isSocial && identifiers.every((field) => identified[field] === null && !isInvalid(field, errors))) {
    errors.push(missingIdentifierError(identifiers));
  }
  if (passwordText !== null) {
    for (const rule of passwordErrors(passwordText, password, [emailText, usernameText, appName])) {
      errors.push(fieldError('input.password', rule));
    }
  }
  if (errors.length > 0) throw validationFailed(errors);
  return signUp;
}

function readWallet(
  { wallet }: SignUpInput,
  settings: AuthSettings,
  isSocial: boolean,
  errors: FieldError[],
): WalletSignatureInput | null {
  const { web3Wallet } = settings;
  if (wallet != null && !web3Wallet.enabled) errors.push(fieldError('input.wallet', fieldRule('NOT_ASKED_FOR')));
  if (wallet == null && requiresWallet(settings) && !isSocial)
    errors.push(fieldError('input.wallet', fieldRule('REQUIRED')));
  return (web3Wallet.enabled && wallet) || null;
}

/** Whether a usable strategy signs in with a password. Where users sign in only with codes and links, none is required. */
export function signsInWithPasswords(settings: AuthSettings): boolean {
  return usableStrategies(settings).some(({ fields }) => fields.includes('password'));
}

/** The identifiers that users sign in with. Throws 400 when they sign in with providers only. */
function usableIdentifiers(settings: AuthSettings): IdentifierName[] {
  const usable = usableStrategies(settings).flatMap(({ identifier }) => identifier ?? []);
  if (usable.length > 0) return [...new Set(usable)];
  throw new ServiceError(
    'STRATEGY_NOT_AVAILABLE',
    'Users of this deployment sign up with another provider only. Start with POST /auth/sso.',
  );
}

/** The validation error for a sign-up without an identifier that its account could sign in with. */
function missingIdentifierError([first, ...others]: readonly IdentifierName[]): FieldError {
  const names = others.map((field) => `, or ${IDENTIFIERS[field]}`).join('');
  return fieldError(
    `input.${first}`,
    names === '' ? fieldRule('IDENTIFIER') : fieldRule('ONE_IDENTIFIER', { others: names }),
  );
}

const isInvalid = (field: string, errors: readonly FieldError[]) => errors.some(({ path }) => path.at(-1) === field);
