import { html, type SafeHtml } from '@remix-run/html-template';

/** What an element contains. */
export type Content = SafeHtml | string | (SafeHtml | string)[];

/** An attribute with its value; nothing without a value. */
export function attribute(name: string, value: string | undefined): SafeHtml | string {
  return value === undefined ? '' : html`${html.raw`${name}`}="${value}"`;
}

/** An attribute that has no value, if it is set. */
export function flag(name: string, isSet: boolean | undefined): SafeHtml | string {
  return isSet ? html.raw`${name}` : '';
}

/** The names of classes, without those that are not set. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
