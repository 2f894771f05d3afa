import { html, type SafeHtml } from '@remix-run/html-template';
import type { PageRequest } from '../page.ts';

export interface Tab {
  readonly label: string;
  /** A link with its parameters. */
  readonly href: string;
  readonly isCurrent: boolean;
}

/** Links between the pages of one subject. */
export function tabs(label: string, items: readonly Tab[]): SafeHtml {
  const links = items.map(
    (tab) => html`<li><a href="${tab.href}" ${tab.isCurrent ? html`aria-current="page"` : ''}>${tab.label}</a></li>`,
  );
  return html`<nav class="tabs" aria-label="${label}"><ul>${links}</ul></nav>`;
}

/** A list of rows, or a sentence that there are none. */
export function list(rows: SafeHtml[], empty: string): SafeHtml {
  return rows.length === 0
    ? html`<p class="hint">${empty}</p>`
    : html`<ul class="rows">${rows.map((row) => html`<li>${row}</li>`)}</ul>`;
}

/** What an item is about, beside its picture. */
export function withPicture(picture: SafeHtml, content: SafeHtml): SafeHtml {
  return html`<div class="with-picture">${picture}<div>${content}</div></div>`;
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/** A link to the next items of a list; nothing at its end. `href` is a link with its parameters. */
export function more(
  { text, origin }: PageRequest,
  { hasNextPage, endCursor }: PageInfo,
  href: string,
): SafeHtml | string {
  if (!hasNextPage || endCursor === null) return '';
  const url = new URL(href, origin);
  url.searchParams.set('after', endCursor);
  return html`<p><a href="${url.pathname}${url.search}">${text('common.more')}</a></p>`;
}

/** Content that a user opens when they need it. `isOpen` after a form in it has failed. */
export function disclosure(label: string, content: SafeHtml, isOpen = false): SafeHtml {
  return html`<details ${isOpen ? 'open' : ''}><summary>${label}</summary><div class="disclosed">${content}</div></details>`;
}

/** Check boxes for a choice of several values, which the form sends as fields of the same name. */
export function checkboxes(
  name: string,
  legend: string,
  options: readonly { readonly value: string; readonly label: string; readonly isChecked: boolean }[],
): SafeHtml {
  const boxes = options.map(
    ({ value, label, isChecked }) =>
      html`<label class="choice"><input type="checkbox" name="${name}" value="${value}" ${isChecked ? 'checked' : ''}> <span>${label}</span></label>`,
  );
  return html`<fieldset><legend>${legend}</legend>${boxes}</fieldset>`;
}
