import { html, type SafeHtml } from '@remix-run/html-template';
import { errorText, isTranslated } from '../errors/error-texts.ts';
import type { OperationError } from '../errors/operation-failure.ts';
import { icon } from './icons.ts';
import type { PageContext } from './page-context.ts';

/** The error of a form's field in the language of the page; null without one. */
export function fieldError(context: PageContext, name: string): SafeHtml | null {
  const errors = context.failure?.errors.filter((error) => error.field === name) ?? [];
  const texts = new Map(errors.map((error) => [error.message, textOf(context, error)]));
  return texts.size === 0
    ? null
    : html`${[...texts.values()].flatMap((text, at) => (at === 0 ? [text] : [' ', text]))}`;
}

/**
 * The error of a form, at the top of it. It gets the focus, so that screen readers read it when the page is shown. Errors of
 * fields are shown at their fields, which `fields` names.
 */
export function problem(context: PageContext, fields: readonly string[] = []): SafeHtml | string {
  const { failure } = context;
  if (failure === null) return '';
  const others = failure.errors.filter((error) => !fields.includes(error.field));
  // A failure is an Error, whose message a copy of its fields would not have.
  const { code, message, errors } = failure;
  const shown = errors.length === 0 ? [{ code, message }] : others;
  const texts = new Map(
    shown.map((each) => [each.message, textOf(context, { ...each, retryAfter: failure.retryAfter })]),
  );
  return problemBox(texts.size > 0 ? [...texts.values()] : [context.text('common.checkFields')], { hasFocus: true });
}

/** What is wrong, at the place where it is. */
export function problemBox(
  texts: (SafeHtml | string)[],
  { hasFocus = false }: { readonly hasFocus?: boolean } = {},
): SafeHtml {
  return html`<div class="message is-problem problem" role="alert" ${hasFocus ? html.raw`tabindex="-1" autofocus` : ''}>${icon('warning')}<div>${texts.map((text) => html`<p>${text}</p>`)}</div></div>`;
}

/** The text of an error. An English text on a page in another language says so, so that screen readers pronounce it well. */
function textOf(
  context: PageContext,
  error: Pick<OperationError, 'code' | 'message' | 'rule'> & { readonly retryAfter?: number | undefined },
): SafeHtml {
  const text = errorText(context, error);
  return context.language === 'en' || isTranslated(error) ? html`${text}` : html`<span lang="en">${text}</span>`;
}

/** A place in which a script shows an error. */
export const scriptProblem = (id = 'script-problem'): SafeHtml =>
  html`<div class="message is-problem problem" role="alert" id="${id}" hidden>${icon('warning')}<p data-problem-text></p></div>`;
