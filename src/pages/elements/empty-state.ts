import { html, type SafeHtml } from '@remix-run/html-template';
import { type IconName, icon } from './icons.ts';

export interface EmptyState {
  readonly icon: IconName;
  readonly title: string;
  /** What will be here, or how to add the first one. */
  readonly hint?: string | undefined;
  readonly action?: SafeHtml | string;
}

/** What a list shows while it has no items. */
export function emptyState({ icon: name, title, hint, action = '' }: EmptyState): SafeHtml {
  return html`<div class="empty"><span class="empty-icon">${icon(name)}</span><p class="empty-title">${title}</p>
${hint === undefined ? '' : html`<p class="hint">${hint}</p>`}${action}</div>`;
}
