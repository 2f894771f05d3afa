import { html, type SafeHtml } from '@remix-run/html-template';
import type { TextKey } from '../texts/texts.ts';
import { icon } from './icons.ts';
import type { PageContext } from './page-context.ts';

/** The rules of the settings for new passwords. */
export interface PasswordRules {
  readonly minLength: number;
  readonly requireLowercase: boolean;
  readonly requireUppercase: boolean;
  readonly requireNumber: boolean;
  readonly requireSpecial: boolean;
}

const KINDS = [
  { rule: 'requireLowercase', text: 'passwordHint.lowercase', pattern: '\\p{Ll}' },
  { rule: 'requireUppercase', text: 'passwordHint.uppercase', pattern: '\\p{Lu}' },
  { rule: 'requireNumber', text: 'passwordHint.digit', pattern: '\\p{Nd}' },
  { rule: 'requireSpecial', text: 'passwordHint.special', pattern: '[^\\p{L}\\p{N}\\s]' },
] as const satisfies readonly { rule: keyof PasswordRules; text: TextKey; pattern: string }[];

/** The rules for a new password, as a sentence in the language of the page. */
export function passwordHint({ text, language }: Pick<PageContext, 'text' | 'language'>, rules: PasswordRules): string {
  const kinds = KINDS.filter(({ rule }) => rules[rule]).map((kind) => text(kind.text));
  const min = rules.minLength;
  if (kinds.length === 0) return text('passwordHint.length', { min });
  return text('passwordHint.lengthAndKinds', { min, kinds: new Intl.ListFormat(language).format(kinds) });
}

/**
 * How strong the entered password is, and which rules it follows. A script shows it while a person types. The service checks the
 * password again, with more than these rules.
 */
export function passwordStrength({ text }: PageContext, rules: PasswordRules, id: string): SafeHtml {
  const items = [
    { label: text('password.rule.length', { min: rules.minLength }), pattern: `^.{${rules.minLength},}$` },
    ...KINDS.filter(({ rule }) => rules[rule]).map((kind) => ({
      label: text(`password.rule.${kind.rule}`),
      pattern: kind.pattern,
    })),
  ];
  const words = ['weak', 'fair', 'good', 'strong'].map((each) => text(`password.strength.${each}` as TextKey));
  return html`<div class="strength" data-strength="${id}" data-words="${JSON.stringify(words)}" hidden>
<span class="strength-bar" aria-hidden="true"></span>
<p class="strength-word" aria-live="polite"></p>
<ul>${items.map(({ label, pattern }) => html`<li data-pattern="${pattern}">${icon('check')}<span>${label}</span></li>`)}</ul>
</div>`;
}
