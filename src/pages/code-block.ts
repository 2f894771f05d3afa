import { html, type SafeHtml } from '@remix-run/html-template';

/** Code with a title and a button that copies it. */
export const codeBlock = (title: string, text: string): SafeHtml =>
  html`<figure class="rf-code"><figcaption>${title}<button type="button" class="button is-plain rf-copy" hidden>Copy</button></figcaption><pre tabindex="0" aria-label="${title}">${text}</pre></figure>`;
