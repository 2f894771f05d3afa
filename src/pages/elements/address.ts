import { html, type SafeHtml } from '@remix-run/html-template';

/** An email address, which may continue on another line after the `@` and not inside of a word. */
export function emailText(email: string): SafeHtml {
  const at = email.lastIndexOf('@') + 1;
  return html`${email.slice(0, at)}${html.raw`<wbr>`}${email.slice(at)}`;
}
