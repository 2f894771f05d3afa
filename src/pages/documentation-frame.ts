import { html, type SafeHtml } from '@remix-run/html-template';
import { icon } from './elements/index.ts';

/** Where the search finds its entries, of the API reference and the guides. */
export const SEARCH_PATH = '/docs/search.json';

/** A page of the API reference or of the guides: the content, beside the search and the table of contents. */
export function documentationFrame(contents: SafeHtml, content: SafeHtml): SafeHtml {
  return html`<a class="skip" href="#content">Skip to the content</a><div class="rf">
<aside class="rf-aside" id="gh-contents">
<div class="rf-search field">${icon('search')}<input id="gh-search" type="search" role="combobox" data-index="${SEARCH_PATH}" aria-label="Search the API reference and the guides" aria-expanded="false" aria-controls="gh-results" aria-autocomplete="list" placeholder="Search (press /)" autocomplete="off" spellcheck="false" maxlength="200">
<button type="button" class="button is-small" id="gh-menu" aria-expanded="false" aria-controls="gh-toc">Contents</button>
<div id="gh-results" role="listbox" aria-label="Search results" hidden></div></div>
<nav id="gh-toc" class="side-nav rf-toc" aria-label="Contents">
${contents}
</nav></aside>
<div class="rf-content" id="content" tabindex="-1">${content}</div></div>`;
}
