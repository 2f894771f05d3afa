import { html, type SafeHtml } from '@remix-run/html-template';
import { errorText } from '../errors/error-texts.ts';
import { formKey } from '../forms/form-key.ts';
import type { PageRequest } from '../page.ts';
import type { TextKey } from '../texts/texts.ts';

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
}

/** A labelled field with its hint and its error. */
export function field(request: PageRequest, options: Field): SafeHtml {
  const { name, id = name, label, type = 'text', isSecret = type === 'password' } = options;
  const value = (isSecret ? null : request.form.get(name)) ?? options.value ?? '';
  const error = fieldError(request, name);
  const described = [options.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return html`<div class="field">
<label for="${id}">${label}</label>
<input id="${id}" name="${name}" type="${type}" value="${value}"
 ${attribute('autocomplete', options.autocomplete)} ${attribute('inputmode', options.inputMode)}
 ${attribute('maxlength', options.maxLength?.toString())} ${attribute('aria-describedby', described || undefined)}
 ${flag('required', options.isRequired)} ${flag('readonly', options.isReadOnly)} ${flag('autofocus', options.hasFocus && request.failure === null)}
 ${error ? html.raw`aria-invalid="true"` : ''} spellcheck="false" autocapitalize="none">
${options.hint ? html`<p class="hint" id="${id}-hint">${options.hint}</p>` : ''}
${error ? html`<p class="field-error" id="${id}-error">${error}</p>` : ''}
</div>`;
}

/** The error of a form's field in the language of the page; null without one. */
export function fieldError(request: PageRequest, name: string): string | null {
  const errors = request.failure?.errors.filter((error) => error.field === name) ?? [];
  const texts = new Set(errors.map((error) => errorText(request, error)));
  return texts.size === 0 ? null : [...texts].join(' ');
}

/**
 * The error of a form, at the top of it. It gets the focus, so that screen readers read it when the page is shown. Errors of
 * fields are shown at their fields, which `fields` names.
 */
export function problem(request: PageRequest, fields: readonly string[] = []): SafeHtml | string {
  const { failure } = request;
  if (failure === null) return '';
  const others = failure.errors.filter((error) => !fields.includes(error.field));
  const texts =
    failure.errors.length === 0
      ? [errorText(request, failure)]
      : others.map((each) => errorText(request, { ...each, retryAfter: failure.retryAfter }));
  const message = texts.length > 0 ? [...new Set(texts)] : [request.text('common.checkFields')];
  return html`<div class="problem" role="alert" tabindex="-1" autofocus>${message.map((text) => html`<p>${text}</p>`)}</div>`;
}

export interface Form {
  readonly content: SafeHtml | (SafeHtml | string)[];
  /** The path with its parameters; this page by default. */
  readonly path?: string;
  /** The action of the page that the form runs, if its buttons do not name one. */
  readonly action?: string;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly id?: string;
  /** Whether the form contains a file, which the page must allow with `maxFileBytes`. */
  readonly hasFile?: boolean;
}

/** A form that is sent to its page. */
export function form(
  request: PageRequest,
  { content, path = request.path, action, hidden = {}, id, hasFile = false }: Form,
): SafeHtml {
  const fields = { ...hidden, ...(action === undefined ? {} : { action }) };
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="${request.link(path)}" ${attribute('id', id)} ${attribute('enctype', hasFile ? 'multipart/form-data' : undefined)}>
${formKey()}${inputs}
${content}
</form>`;
}

export interface Button {
  readonly label: string;
  /** The action of the page, if the form has several. */
  readonly action?: string;
  readonly kind?: 'main' | 'other' | 'danger' | 'plain';
  /** Whether the form is sent although its required fields are empty. */
  readonly skipsValidation?: boolean;
}

/** A button that sends its form. */
export function button({ label, action, kind = 'main', skipsValidation = false }: Button): SafeHtml {
  return html`<button type="submit" class="button is-${kind}" ${action === undefined ? '' : html`name="action" value="${action}"`} ${flag('formnovalidate', skipsValidation)}>${label}</button>`;
}

/** A message about something that succeeded, such as `?done=passwordChanged` after a redirect. */
export function notice(request: PageRequest, texts: Readonly<Record<string, TextKey>>): SafeHtml | string {
  const key = texts[request.query.get('done') ?? ''];
  return key === undefined ? '' : html`<p class="notice" role="status">${request.text(key)}</p>`;
}

function attribute(name: string, value: string | undefined): SafeHtml | string {
  return value === undefined ? '' : html`${html.raw`${name}`}="${value}"`;
}

function flag(name: string, isSet: boolean | undefined): SafeHtml | string {
  return isSet ? html.raw`${name}` : '';
}
