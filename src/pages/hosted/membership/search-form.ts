import { html, type SafeHtml } from '@remix-run/html-template';
import { button } from '../layout/elements.ts';
import type { PageRequest } from '../page.ts';

/** The search of a page, whose words are in its URL; null without any. */
export const searchOf = ({ query }: PageRequest): string | null => query.get('search')?.trim() || null;

/** A form that searches members by name on the page with this path and its parameters. */
export function searchForm(request: PageRequest, path: string): SafeHtml {
  const { text, link, origin } = request;
  const { pathname, searchParams } = new URL(link(path), origin);
  const kept = [...searchParams].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  return html`<form method="get" action="${pathname}" role="search">${kept}
<div class="field"><label for="search">${text('organization.searchMembers')}</label>
<input id="search" name="search" type="search" maxlength="255" value="${searchOf(request) ?? ''}"></div>
${button({ label: text('common.search'), kind: 'other' })}</form>`;
}
