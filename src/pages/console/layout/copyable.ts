import { html, type SafeHtml } from '@remix-run/html-template';
import { icon } from '../../elements/index.ts';
import type { ConsoleRequest } from '../console-request.ts';

/** The module that shows the buttons which copy, on pages with one. */
export const COPY_MODULE = 'copyable.js';

/** A value with a button that copies it. Without the module it can be selected. */
export const copyable = ({ text }: ConsoleRequest, label: string, value: string): SafeHtml =>
  html`<span class="copyable"><code>${value}</code><button type="button" class="copy" data-copies="${text('shownOnce.copied')}" hidden>${icon('copy')}<span class="unseen">${text('shownOnce.copy')} ${label}</span></button><span class="hint" role="status"></span></span>`;

/** Lines of code with a button that copies them. */
export const copyableCode = ({ text }: ConsoleRequest, label: string, code: string): SafeHtml =>
  html`<figure class="copyable is-block"><figcaption><span>${label}</span><span class="hint" role="status"></span><button type="button" class="button is-other is-small" data-copies="${text('shownOnce.copied')}" hidden>${icon('copy')}<span>${text('shownOnce.copy')}<span class="unseen"> ${label}</span></span></button></figcaption>
<pre class="code-block" tabindex="0"><code>${code}</code></pre></figure>`;
