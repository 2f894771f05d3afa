import { html, type SafeHtml } from '@remix-run/html-template';
import type { TextKey } from '../texts/texts.ts';
import type { Content } from './attributes.ts';
import { type IconName, icon } from './icons.ts';
import type { PageContext } from './page-context.ts';

/** A message about something that succeeded, such as `?done=passwordChanged` after a redirect. */
export function notice(context: PageContext, texts: Readonly<Record<string, TextKey>>): SafeHtml | string {
  const key = texts[context.query.get('done') ?? ''];
  return key === undefined
    ? ''
    : html`<div class="message is-good notice" role="status">${icon('check')}<p>${context.text(key)}</p></div>`;
}

/** What a person should know before they go on. */
export function hintBox(content: Content, name: IconName = 'info'): SafeHtml {
  return html`<div class="message is-hint">${icon(name)}<div>${content}</div></div>`;
}
