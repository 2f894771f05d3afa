import { type FieldError, fieldError, ServiceError, validationFailed } from '../../errors.ts';
import type { SignUpInput } from '../../graphql/generated/types.ts';
import { usableFirstFactors } from '../deployment/auth-settings.rules.ts';
import type { AuthSettings, FirstFactor } from '../deployment/settings.ts';
import type { AuthPolicy } from '../session/policy.reads.ts';
import { brokenPasswordRules } from '../user/password.rules.ts';
import { type Identifier, readEmail, readPhone, readUsername } from '../user/user-identifiers.ts';

/** What a sign-up has brought, in order. */
export interface SignUp {
  readonly email: Identifier | null;
  /** In E.164 form. */
  readonly phoneNumber: string | null;
  readonly username: Identifier | null;
  readonly password: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

type IdentifierName = 'email' | 'phoneNumber' | 'username';

/** What each strategy that works today finds an account by. */
const IDENTIFIER_OF: Readonly<Partial<Record<FirstFactor, IdentifierName>>> = {
  EMAIL_PASSWORD: 'email',
  EMAIL_OTP: 'email',
  MAGIC_LINK: 'email',
  PHONE_OTP: 'phoneNumber',
  USERNAME_PASSWORD: 'username',
};

const IDENTIFIERS: Readonly<Record<IdentifierName, string>> = {
  email: 'an e-mail address',
  phoneNumber: 'a phone number',
  username: 'a username',
};

/** Holds a sign-up, to which an invitation may bring the address, to the settings; throws with every rule that it breaks. */
export function readSignUp(
  given: SignUpInput,
  { settings, appName }: Pick<AuthPolicy, 'settings' | 'appName'>,
  invited: Identifier | null,
): SignUp {
  // The address of an invitation need not be typed again.
  const input = invited === null ? given : { ...given, email: given.email || invited.text };
  const identifiers = usableIdentifiers(settings);
  const errors: FieldError[] = [];
  const wanted = (member: keyof SignUp, enabled: boolean, required: boolean): string | null => {
    // A form sends what was left empty as an empty text.
    const value = input[member] ?? '';
    if (value !== '' && !enabled) errors.push(fieldError(`input.${member}`, 'is not asked for by this deployment'));
    if (value === '' && enabled && required) errors.push(fieldError(`input.${member}`, 'is required'));
    return value === '' || !enabled ? null : value;
  };

  const { email, phone, username, password, name } = settings;
  const emailText = wanted('email', email.enabled, email.required);
  const phoneText = wanted('phoneNumber', phone.enabled, phone.required);
  const usernameText = wanted('username', username.enabled, username.required);
  const passwordText = wanted('password', password.enabled, signsInWithPasswords(settings));
  const signUp = {
    email: emailText === null ? null : readEmail(emailText, 'input.email', errors),
    phoneNumber: phoneText === null ? null : readPhone(phoneText, 'input.phoneNumber', errors),
    username: usernameText === null ? null : readUsername(usernameText, username, 'input.username', errors),
    password: passwordText,
    firstName: wanted('firstName', name.firstNameEnabled, name.firstNameRequired),
    lastName: wanted('lastName', name.lastNameEnabled, name.lastNameRequired),
  };
  if (invited !== null && signUp.email !== null && signUp.email.key !== invited.key) {
    errors.push(fieldError('input.email', 'must be the address that the mail with the token went to'));
  }
  const identified = { email: emailText, phoneNumber: phoneText, username: usernameText };
  if (identifiers.every((member) => identified[member] === null && !isAtFault(member, errors))) {
    errors.push(missingIdentifier(identifiers));
  }
  if (passwordText !== null) {
    for (const message of brokenPasswordRules(passwordText, password, [emailText, usernameText, appName])) {
      errors.push(fieldError('input.password', message));
    }
  }
  if (errors.length > 0) throw validationFailed(errors);
  return signUp;
}

/** Whether a password is how people sign in; where codes and links alone are, nobody has to choose one. */
export function signsInWithPasswords(settings: AuthSettings): boolean {
  const usable = usableFirstFactors(settings);
  return usable.includes('EMAIL_PASSWORD') || usable.includes('USERNAME_PASSWORD');
}

/** What an account can be signed in to with; 400 where settings of an earlier version leave nothing that is available. */
function usableIdentifiers(settings: AuthSettings): IdentifierName[] {
  const usable = usableFirstFactors(settings).flatMap((factor) => IDENTIFIER_OF[factor] ?? []);
  if (usable.length > 0) return [...new Set(usable)];
  throw new ServiceError('STRATEGY_NOT_AVAILABLE', 'The settings leave no way to sign in that is available yet.');
}

/** An account that nobody could ever sign in to is not made. */
function missingIdentifier([first, ...others]: readonly IdentifierName[]): FieldError {
  const instead = others.map((member) => `, or ${IDENTIFIERS[member]}`).join('');
  return fieldError(`input.${first}`, `is required${instead}: an account signs in with it`);
}

const isAtFault = (member: string, errors: readonly FieldError[]) => errors.some(({ path }) => path.at(-1) === member);
