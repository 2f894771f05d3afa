import { html, type SafeHtml } from '@remix-run/html-template';
import { type Content, flag } from './attributes.ts';
import { icon } from './icons.ts';

/** Content that a user opens when they need it. `isOpen` after a form in it has failed. */
export function disclosure(
  label: Content,
  content: Content,
  { isOpen = false, isDanger = false }: { readonly isOpen?: boolean; readonly isDanger?: boolean } = {},
): SafeHtml {
  return html`<details class="disclosure ${isDanger ? 'is-danger' : ''}" ${flag('open', isOpen)}><summary><span>${label}</span>${icon('chevron')}</summary><div class="disclosed">${content}</div></details>`;
}
