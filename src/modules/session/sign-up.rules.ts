import { type FieldError, fieldError, validationFailed } from '../../errors.ts';
import type { SignUpInput } from '../../graphql/generated/types.ts';
import type { AuthSettings } from '../deployment/settings.ts';
import { type Identifier, readEmail, readUsername } from '../user/user-identifiers.ts';

type Member = keyof SignUpInput;

/** What a sign-up has brought, in order. */
export interface SignUp {
  readonly email: Identifier | null;
  readonly username: Identifier | null;
  readonly password: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Holds a sign-up to the settings; throws with every rule that it breaks. */
export function readSignUp(input: SignUpInput, settings: AuthSettings): SignUp {
  const errors: FieldError[] = [];
  const wanted = (member: Member, enabled: boolean, required: boolean): string | null => {
    // A form sends what was left empty as an empty text.
    const value = input[member] ?? '';
    if (value !== '' && !enabled) errors.push(fieldError(`input.${member}`, 'is not asked for by this deployment'));
    if (value === '' && enabled && required) errors.push(fieldError(`input.${member}`, 'is required'));
    return value === '' || !enabled ? null : value;
  };

  const { email, username, password, name } = settings;
  const emailText = wanted('email', email.enabled, email.required);
  const usernameText = wanted('username', username.enabled, username.required);
  const passwordText = wanted('password', password.enabled, true);
  const signUp = {
    email: emailText === null ? null : readEmail(emailText, 'input.email', errors),
    username: usernameText === null ? null : readUsername(usernameText, username, 'input.username', errors),
    password: passwordText,
    firstName: wanted('firstName', name.firstNameEnabled, name.firstNameRequired),
    lastName: wanted('lastName', name.lastNameEnabled, name.lastNameRequired),
  };
  if (emailText === null && usernameText === null && errors.every(({ path }) => !isIdentifier(path.at(-1)))) {
    errors.push(fieldError(email.enabled ? 'input.email' : 'input.username', 'is required: an account needs a name'));
  }
  if (passwordText !== null) {
    for (const message of brokenPasswordRules(passwordText, password)) {
      errors.push(fieldError('input.password', message));
    }
  }
  if (errors.length > 0) throw validationFailed(errors);
  return signUp;
}

const isIdentifier = (member: unknown) => member === 'email' || member === 'username';

/** Every rule of the settings that the password breaks, as predicates. Lengths count code points. */
export function brokenPasswordRules(password: string, rules: AuthSettings['password']): string[] {
  const kinds: readonly (readonly [boolean, RegExp, string])[] = [
    [rules.requireLowercase, /\p{Ll}/u, 'must contain a lower-case letter'],
    [rules.requireUppercase, /\p{Lu}/u, 'must contain an upper-case letter'],
    [rules.requireNumber, /\p{Nd}/u, 'must contain a digit'],
    [rules.requireSpecial, /[^\p{L}\p{N}\s]/u, 'must contain a character that is no letter, digit or blank'],
  ];
  const broken = kinds.filter(([asked, kind]) => asked && !kind.test(password)).map(([, , message]) => message);
  const isShort = [...password].length < rules.minLength;
  return isShort ? [`must have at least ${rules.minLength} characters`, ...broken] : broken;
}
