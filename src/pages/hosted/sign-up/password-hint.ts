import type { SignUpPageQuery } from '../documents.ts';
import type { PageRequest } from '../page.ts';

type Rules = NonNullable<NonNullable<SignUpPageQuery['authOptions']>['passwordRules']>;

/** The rules of the settings for a new password, as a sentence in the language of the page. */
export function passwordHint({ text, language }: Pick<PageRequest, 'text' | 'language'>, rules: Rules): string {
  const kinds = [
    ...(rules.requireLowercase ? [text('signUp.lowercaseLetter')] : []),
    ...(rules.requireUppercase ? [text('signUp.uppercaseLetter')] : []),
    ...(rules.requireNumber ? [text('signUp.digit')] : []),
    ...(rules.requireSpecial ? [text('signUp.specialCharacter')] : []),
  ];
  const min = rules.minLength;
  if (kinds.length === 0) return text('signUp.passwordLength', { min });
  return text('signUp.passwordLengthAndKinds', { min, kinds: new Intl.ListFormat(language).format(kinds) });
}
