import type { PasswordResetPageQuery } from '../documents.ts';
import type { PageRequest } from '../page.ts';

type Rules = NonNullable<NonNullable<PasswordResetPageQuery['authOptions']>['passwordRules']>;

/** The password rules of the settings as the hint of a field. */
export function passwordHint({ text, language }: Pick<PageRequest, 'text' | 'language'>, rules: Rules): string {
  const kinds = [
    ...(rules.requireLowercase ? [text('password.lowercase')] : []),
    ...(rules.requireUppercase ? [text('password.uppercase')] : []),
    ...(rules.requireNumber ? [text('password.number')] : []),
    ...(rules.requireSpecial ? [text('password.special')] : []),
  ];
  const length = text('password.length', { min: rules.minLength });
  if (kinds.length === 0) return length;
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(kinds);
  return `${length} ${text('password.kinds', { kinds: list })}`;
}
