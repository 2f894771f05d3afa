import type { SignUpPageQuery } from '../documents.ts';
import type { PageRequest } from '../page.ts';

type Rules = NonNullable<NonNullable<SignUpPageQuery['authOptions']>['passwordRules']>;

/** The rules of the settings for a new password, as a sentence in the language of the page. */
export function passwordHint({ text, language }: Pick<PageRequest, 'text' | 'language'>, rules: Rules): string {
  const kinds = [
    ...(rules.requireLowercase ? [text('passwordHint.lowercase')] : []),
    ...(rules.requireUppercase ? [text('passwordHint.uppercase')] : []),
    ...(rules.requireNumber ? [text('passwordHint.digit')] : []),
    ...(rules.requireSpecial ? [text('passwordHint.special')] : []),
  ];
  const min = rules.minLength;
  if (kinds.length === 0) return text('passwordHint.length', { min });
  return text('passwordHint.lengthAndKinds', { min, kinds: new Intl.ListFormat(language).format(kinds) });
}
