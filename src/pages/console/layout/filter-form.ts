import { html, type SafeHtml } from '@remix-run/html-template';
import { button, type Content, type PageContext } from '../../elements/index.ts';

export interface FilterForm {
  /** What is filtered, for screen readers. */
  readonly label: string;
  /** The path of the page with the parameters that stay; this page by default. */
  readonly path?: string;
  /** The fields, whose names are parameters of the URL. */
  readonly content: Content;
  /** The word on the button, if the form does not filter a list. */
  readonly submit?: string;
}

/** A form whose fields are in the URL of the page, such as the filters of a list. */
export function filterForm(
  context: PageContext,
  { label, path = context.path, content, submit }: FilterForm,
): SafeHtml {
  const { text, link, origin } = context;
  const { pathname, searchParams } = new URL(link(path), origin);
  const kept = [...searchParams].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);
  return html`<form class="filters" method="get" action="${pathname}" aria-label="${label}">${kept}${content}
${button({ label: submit ?? text('console.filter'), kind: 'other', isSmall: true })}</form>`;
}
