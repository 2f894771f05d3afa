import { html, type SafeHtml } from '@remix-run/html-template';
import { icon } from './icons.ts';
import type { PageContext } from './page-context.ts';

/**
 * Secrets that are shown once. The module `shown-once.js` adds buttons that copy them and save them as a file. Without it they can
 * be selected.
 */
export function shownOnce(context: PageContext, secrets: readonly string[], fileName: string): SafeHtml {
  const { text } = context;
  return html`<div class="shown-once">
<ul class="secrets">${secrets.map((secret) => html`<li><code>${secret}</code></li>`)}</ul>
<p class="actions" data-tools hidden>
<button type="button" class="button is-other is-small" data-copy data-done="${text('shownOnce.copied')}">${icon('copy')}<span>${text('shownOnce.copy')}</span></button>
<button type="button" class="button is-other is-small" data-save="${fileName}">${icon('download')}<span>${text('shownOnce.save')}</span></button>
</p>
<p class="hint" role="status" data-status></p>
</div>`;
}
