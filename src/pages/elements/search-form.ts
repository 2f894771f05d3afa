import { html, type SafeHtml } from '@remix-run/html-template';
import { button } from './button.ts';
import { icon } from './icons.ts';
import type { PageContext } from './page-context.ts';

/** The search of a page, whose words are in its URL; null without any. */
export const searchOf = ({ query }: Pick<PageContext, 'query'>): string | null => query.get('search')?.trim() || null;

export interface SearchForm {
  /** What is searched, for screen readers. */
  readonly label: string;
  /** What can be searched by. */
  readonly placeholder: string;
  /** The path of the page with the parameters that stay; this page by default. */
  readonly path?: string;
}

/** A form that searches the list of a page. */
export function searchForm(context: PageContext, { label, placeholder, path = context.path }: SearchForm): SafeHtml {
  const { text, link, origin } = context;
  const { pathname, searchParams } = new URL(link(path), origin);
  const kept = [...searchParams].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  return html`<form class="search-form" method="get" action="${pathname}" role="search" aria-label="${label}">${kept}
<div class="field"><label class="unseen" for="search">${label}</label>${icon('search')}
<input id="search" name="search" type="search" maxlength="255" placeholder="${placeholder}" value="${searchOf(context) ?? ''}" dir="auto"></div>
${button({ label: text('common.search'), kind: 'other', isSmall: true })}</form>`;
}
