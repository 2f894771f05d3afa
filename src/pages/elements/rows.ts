import { html, type SafeHtml } from '@remix-run/html-template';
import { type Content, classes } from './attributes.ts';
import { type EmptyState, emptyState } from './empty-state.ts';

export interface Row {
  readonly picture?: SafeHtml;
  readonly title: Content;
  /** A page about the item, to which the whole row leads. */
  readonly href?: string;
  /** Beside the title. */
  readonly badges?: Content;
  /** Below the title, in a smaller font. */
  readonly text?: Content;
  /** At the end of the row: badges, buttons, or a menu. */
  readonly end?: Content;
  /** Below the whole row. */
  readonly below?: Content;
  /** Whether the row is marked as the one in use. */
  readonly isActive?: boolean;
}

/** A list of rows, or what a person can do while there are none. */
export function rows(items: readonly Row[], empty: EmptyState): SafeHtml {
  return items.length === 0 ? emptyState(empty) : html`<ul class="rows">${items.map(row)}</ul>`;
}

/** An item of a list with its picture, its texts, and what can be done with it. */
function row({ picture, title, href, badges, text, end, below, isActive = false }: Row): SafeHtml {
  const name = href === undefined ? title : html`<a href="${href}">${title}</a>`;
  return html`<li class="${classes('row', isActive && 'is-active', href !== undefined && 'is-link')}"><div class="row-line">${picture ?? ''}
<div class="row-text"><p class="row-title"><strong dir="auto">${name}</strong>${badges ?? ''}</p>
${text === undefined ? '' : html`<p class="row-hint" dir="auto">${text}</p>`}</div>
${end === undefined ? '' : html`<div class="row-end">${end}</div>`}</div>${below ?? ''}</li>`;
}

/** The symbol of an item that has no picture of its own. */
export const rowIcon = (symbol: SafeHtml): SafeHtml => html`<span class="row-icon" aria-hidden="true">${symbol}</span>`;
