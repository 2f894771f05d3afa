import type { AuthSettings } from '../deployment/settings.ts';

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
