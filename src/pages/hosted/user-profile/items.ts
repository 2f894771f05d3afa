import { html, type SafeHtml } from '@remix-run/html-template';
import { form } from '../layout/elements.ts';
import type { PageRequest } from '../page.ts';

/** A link to the next page of a list, whose cursor is in a parameter of the URL; empty without a cursor. */
export function moreLink(
  request: PageRequest,
  parameter: string,
  cursor: string | null | undefined,
): SafeHtml | string {
  if (cursor == null) return '';
  return html`<p><a href="${request.link(request.path, { [parameter]: cursor })}">${request.text('profile.more')}</a></p>`;
}

/** A button of an item in a list. Screen readers read which item it is about. */
export function itemAction(
  request: PageRequest,
  {
    action,
    label,
    about,
    fields,
    kind = 'other',
    path = request.path,
  }: {
    readonly action: string;
    readonly label: string;
    /** What the item is, such as its name. */
    readonly about: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly kind?: 'other' | 'danger' | 'plain' | 'main';
    readonly path?: string;
  },
): SafeHtml {
  return form(request, {
    path,
    hidden: fields,
    content: html`<button type="submit" class="button is-${kind}" name="action" value="${action}">${label}<span class="unseen"> ${about}</span></button>`,
  });
}
