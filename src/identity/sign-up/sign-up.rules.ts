import type { AuthSettings } from '../../deployment/index.ts';
import { type FieldError, fieldError, ServiceError, validationFailed } from '../../platform/errors.ts';
import { type Identifier, readEmail, readPhone, readUsername } from '../addresses/user-identifiers.ts';
import type { SignUpInput } from '../graph/types.ts';
import { brokenPasswordRules } from '../passwords/password.rules.ts';
import type { AuthPolicy } from '../policy/policy.reads.ts';
import { usableStrategies } from '../sign-in/strategies/strategies.ts';
import type { SignInStrategy } from '../sign-in/strategies/strategy.ts';

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

type IdentifierName = SignInStrategy['identifier'];

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
  if (identifiers.every((member) => identified[member] === null && !isInvalid(member, errors))) {
    errors.push(missingIdentifierError(identifiers));
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
  return usableStrategies(settings).some(({ fields }) => fields.includes('password'));
}

/** What an account can be signed in to with; 400 where settings of an earlier version leave nothing that is available. */
function usableIdentifiers(settings: AuthSettings): IdentifierName[] {
  const usable = usableStrategies(settings).map(({ identifier }) => identifier);
  if (usable.length > 0) return [...new Set(usable)];
  throw new ServiceError('STRATEGY_NOT_AVAILABLE', 'The settings leave no way to sign in that is available yet.');
}

/** An account that nobody could ever sign in to is not made. */
function missingIdentifierError([first, ...others]: readonly IdentifierName[]): FieldError {
  const instead = others.map((member) => `, or ${IDENTIFIERS[member]}`).join('');
  return fieldError(`input.${first}`, `is required${instead}: an account signs in with it`);
}

const isInvalid = (member: string, errors: readonly FieldError[]) => errors.some(({ path }) => path.at(-1) === member);
