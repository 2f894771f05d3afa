import { html, type SafeHtml } from '@remix-run/html-template';
import type { PageRequest } from '../page.ts';

/**
 * Secrets that are shown once. The module `shown-once.js` adds buttons that copy them and save them as a file. Without it they can
 * be selected.
 */
export function shownOnce(request: PageRequest, secrets: readonly string[], fileName: string): SafeHtml {
  const { text } = request;
  return html`<div class="shown-once">
<ul class="secrets">${secrets.map((secret) => html`<li><code>${secret}</code></li>`)}</ul>
<p class="actions" data-tools hidden>
<button type="button" class="button is-other" data-copy data-done="${text('shownOnce.copied')}">${text('shownOnce.copy')}</button>
<button type="button" class="button is-other" data-save="${fileName}">${text('shownOnce.save')}</button>
</p>
<p class="hint" role="status" data-status></p>
</div>`;
}
