import { html, type SafeHtml } from '@remix-run/html-template';
import { flag } from './attributes.ts';
import { type IconName, icon } from './icons.ts';
import type { PageContext } from './page-context.ts';

export interface NavigationLink {
  readonly label: string;
  /** A link with its parameters. */
  readonly href: string;
  readonly isCurrent: boolean;
  readonly icon?: IconName;
}

/** Links between the pages of one subject, above their content. */
export function tabs(label: string, links: readonly NavigationLink[]): SafeHtml {
  return html`<nav class="tabs" aria-label="${label}" data-scrolls><ul>${links.map(link)}</ul></nav>`;
}

/** Links between the pages of one subject, beside their content. On narrow screens they are above it. */
export function sideNavigation(label: string, links: readonly NavigationLink[]): SafeHtml {
  return html`<nav class="side-nav" aria-label="${label}" data-scrolls><ul>${links.map(link)}</ul></nav>`;
}

function link({ label, href, isCurrent, icon: name }: NavigationLink): SafeHtml {
  return html`<li><a href="${href}" ${flag('aria-current="page"', isCurrent)}>${name === undefined ? '' : icon(name)}<span>${label}</span></a></li>`;
}

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
}

/** A link to the next items of a list; nothing at its end. `href` is a link with its parameters. */
export function more(
  { text, origin }: PageContext,
  { hasNextPage, endCursor }: PageInfo,
  href: string,
  parameter = 'after',
): SafeHtml | string {
  if (!hasNextPage || endCursor === null) return '';
  const url = new URL(href, origin);
  url.searchParams.set(parameter, endCursor);
  return html`<p class="more"><a class="button is-other is-small" href="${url.pathname}${url.search}">${text('common.more')}</a></p>`;
}
