import { html, type SafeHtml } from '@remix-run/html-template';

/** The first letter of an application's name, where it has no logo. The name is beside it, or in the heading. */
export const monogram = (name: string): SafeHtml =>
  html`<span class="monogram" aria-hidden="true">${([...name.trim()][0] ?? '').toUpperCase()}</span>`;
