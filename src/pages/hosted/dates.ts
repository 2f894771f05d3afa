import { html, type SafeHtml } from '@remix-run/html-template';
import type { Language } from '../../platform/languages/languages.ts';

/** A date in the language of the page. Time zones of users are unknown to a page without JavaScript, so it is the date in UTC. */
export function date({ language }: { readonly language: Language }, value: string): SafeHtml {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return html`<time datetime="${value}">${format.format(new Date(value))}</time>`;
}

/** A date with its time, in UTC. */
export function dateTime({ language }: { readonly language: Language }, value: string): SafeHtml {
  const format = new Intl.DateTimeFormat(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return html`<time datetime="${value}">${format.format(new Date(value))}</time>`;
}
