import { html, type SafeHtml } from '@remix-run/html-template';
import { attribute, type Content, classes, flag } from './attributes.ts';
import { icon } from './icons.ts';
import type { PageContext } from './page-context.ts';
import { type PasswordRules, passwordHint, passwordStrength } from './password-rules.ts';
import { fieldError } from './problem.ts';

export interface Field {
  readonly name: string;
  /** The id of the element; the name by default. Forms with the same fields need different ids. */
  readonly id?: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'date';
  readonly autocomplete?: string;
  readonly inputMode?: 'numeric' | 'email' | 'tel' | 'text';
  readonly isRequired?: boolean;
  /** The value of the first time. A form that failed shows what the user entered, except passwords and codes. */
  readonly value?: string | null;
  readonly hint?: string;
  readonly maxLength?: number;
  readonly hasFocus?: boolean;
  /** Whether the value is shown and sent, and cannot be changed. */
  readonly isReadOnly?: boolean;
  /** Whether the field contains a secret or a code, which is not shown again. */
  readonly isSecret?: boolean;
  /** Whether it is for a code of some digits, which are large and far from each other. */
  readonly isCode?: boolean;
  /** Whether it has several lines. */
  readonly isLong?: boolean;
  /** A word such as “optional”, or a link, at the end of the label's line. The Tab key reaches the link after the field. */
  readonly aside?: Content;
  /** The rules of a new password. They are its hint, and a script shows which of them it follows. */
  readonly passwordRules?: PasswordRules;
}

/** A labelled field with its hint and its error. A password has a button that shows it, where scripts run. */
export function field(context: PageContext, options: Field): SafeHtml {
  const { name, id = name, label, type = 'text', isCode = false, passwordRules, aside } = options;
  const hint = options.hint ?? (passwordRules === undefined ? undefined : passwordHint(context, passwordRules));
  const error = fieldError(context, name);
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const input = inputOf(context, options, { id, described, isInvalid: error !== null });
  return html`<div class="${classes('field', isCode && 'is-code', aside !== undefined && 'has-aside')}">
<div class="field-head"><label for="${id}">${label}</label></div>
${type === 'password' ? revealable(context, id, input) : input}
${aside === undefined ? '' : html`<span class="field-aside">${aside}</span>`}
${hint ? html`<p class="hint" id="${id}-hint">${hint}</p>` : ''}
${passwordRules === undefined ? '' : passwordStrength(context, passwordRules, id)}
${error ? html`<p class="field-error" id="${id}-error">${icon('warning')}<span>${error}</span></p>` : ''}
</div>`;
}

interface InputState {
  readonly id: string;
  /** The ids of the texts that describe it. */
  readonly described: string;
  readonly isInvalid: boolean;
}

function inputOf(context: PageContext, options: Field, { id, described, isInvalid }: InputState): SafeHtml {
  const { name, type = 'text', isSecret = type === 'password', isLong = false } = options;
  const value = (isSecret ? null : context.form.get(name)) ?? options.value ?? '';
  const attributes = html`id="${id}" name="${name}" ${attribute('autocomplete', options.autocomplete)}
 ${attribute('inputmode', options.inputMode)} ${attribute('maxlength', options.maxLength?.toString())}
 ${attribute('aria-describedby', described || undefined)} ${flag('required', options.isRequired)}
 ${flag('readonly', options.isReadOnly)} ${flag('autofocus', options.hasFocus && context.failure === null)}
 ${isInvalid ? html.raw`aria-invalid="true"` : ''}`;
  if (isLong) return html`<textarea ${attributes} dir="auto" rows="3">${value}</textarea>`;
  const hasFreeText = type === 'text' && options.autocomplete !== 'username' && !isSecret;
  return html`<input ${attributes} type="${type}" value="${value}" ${hasFreeText ? html.raw`dir="auto"` : ''} spellcheck="false" autocapitalize="none">`;
}

/** The field of a password, with the button that shows it. The script shows the button. */
function revealable({ text }: PageContext, id: string, input: SafeHtml): SafeHtml {
  return html`<div class="with-reveal">${input}<button type="button" class="reveal" data-reveal="${id}" aria-pressed="false" aria-label="${text('password.show')}" hidden>${icon('eye')}${icon('eye-off')}</button></div>`;
}
