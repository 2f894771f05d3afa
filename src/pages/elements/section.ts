import { html, type SafeHtml } from '@remix-run/html-template';
import type { Content } from './attributes.ts';

export interface Section {
  readonly title: string;
  /** The id, to which links lead. */
  readonly id?: string;
  /** What the section is for, below its title. */
  readonly hint?: Content;
  readonly content: Content;
  /** A button beside the title. */
  readonly action?: Content;
  /** Whether its content cannot be undone. */
  readonly isDanger?: boolean;
}

/** A part of a page with its title, in a box of its own. */
export function section({ title, id, hint, content, action, isDanger = false }: Section): SafeHtml {
  return html`<section class="section ${isDanger ? 'is-danger' : ''}" ${id === undefined ? '' : html`id="${id}"`}>
<div class="section-head"><div><h2>${title}</h2>${hint === undefined ? '' : html`<p class="hint">${hint}</p>`}</div>${action ?? ''}</div>
<div class="section-body">${content}</div>
</section>`;
}
