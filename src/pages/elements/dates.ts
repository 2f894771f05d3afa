import { html, type SafeHtml } from '@remix-run/html-template';
import type { TextKey } from '../texts/texts.ts';
import type { PageContext } from './page-context.ts';

type Style = Readonly<Intl.DateTimeFormatOptions>;

const DATE: Style = { dateStyle: 'medium' };
const DATE_TIME: Style = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' };

/** A date in the language of the page: in UTC, and in the viewer's time zone where the module of the browser runs. */
export const date = (request: Pick<PageContext, 'language'>, value: string): SafeHtml =>
  time(request, value, DATE, DATE);

/** A date with its time. In UTC, it names the time zone. */
export const dateTime = (request: Pick<PageContext, 'language'>, value: string): SafeHtml =>
  time(request, value, DATE_TIME, { ...DATE_TIME, timeZoneName: 'short' });

/** A text of the catalogue with a date or time as its variable `date`. */
export function textWithDate({ text }: Pick<PageContext, 'text'>, key: TextKey, shown: SafeHtml): SafeHtml {
  const [before = '', after = ''] = text(key, { date: PLACE }).split(PLACE);
  return html`${before}${shown}${after}`;
}

const PLACE = '\u0000';

function time({ language }: Pick<PageContext, 'language'>, value: string, local: Style, utc: Style): SafeHtml {
  const format = new Intl.DateTimeFormat(language, { ...utc, timeZone: 'UTC' });
  return html`<time datetime="${value}" data-style="${JSON.stringify(local)}">${format.format(new Date(value))}</time>`;
}
