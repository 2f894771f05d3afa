import { html, type SafeHtml } from '@remix-run/html-template';
import { attribute, type Content, flag } from './attributes.ts';
import { formKey } from './form-key.ts';
import type { PageContext } from './page-context.ts';

export interface Form {
  readonly content: Content;
  /** The path with its parameters; this page by default. */
  readonly path?: string;
  /** The action of the page that the form runs, if its buttons do not name one. */
  readonly action?: string;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly id?: string;
  /** Whether the form contains a file, which the page must allow with `maxFileBytes`. */
  readonly hasFile?: boolean;
  /** Whether the response is a file, after which the page stays. */
  readonly receivesFile?: boolean;
}

/** A form that is sent to its page. */
export function form(
  context: PageContext,
  { content, path = context.path, action, hidden = {}, id, hasFile = false, receivesFile = false }: Form,
): SafeHtml {
  const fields = { ...hidden, ...(action === undefined ? {} : { action }) };
  const inputs = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form method="post" action="${context.link(path)}" ${attribute('id', id)} ${attribute('enctype', hasFile ? 'multipart/form-data' : undefined)} ${flag('data-receives-file', receivesFile)}>
${formKey()}${inputs}
${content}
</form>`;
}

/** Buttons beside each other. */
export const actions = (...buttons: (SafeHtml | string)[]): SafeHtml => html`<div class="actions">${buttons}</div>`;

/** A line between two choices, with a word such as “or”. */
export const divider = (word: string, { isHidden = false } = {}): SafeHtml =>
  html`<p class="divider" ${isHidden ? html.raw`hidden` : ''}>${word}</p>`;
