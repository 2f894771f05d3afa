import { html, type SafeHtml } from '@remix-run/html-template';

/** The page of an operation that a text names, as in `GET /session/token`; null for other quoted text. */
export type LinkOf = (quoted: string) => string | null;

/** Renders the Markdown that descriptions use: paragraphs, lists, headings of the second level and quoted code. */
export function markdown(text: string, linkOf: LinkOf = () => null): SafeHtml[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => renderBlock(block.trim(), linkOf));
}

function renderBlock(block: string, linkOf: LinkOf): SafeHtml {
  const heading = /^## (.+)$/.exec(block)?.[1];
  if (heading !== undefined) return html`<h2 id="${anchorOf(heading)}">${heading}</h2>`;
  if (block.startsWith('- ')) {
    const items = block.split(/\n(?=- )/).map((item) => html`<li>${inline(item.slice(2), linkOf)}</li>`);
    return html`<ul>${items}</ul>`;
  }
  return html`<p>${inline(block, linkOf)}</p>`;
}

/** Renders quoted code. */
export function inline(text: string, linkOf: LinkOf = () => null): SafeHtml[] {
  return text.split('`').map((part, at) => {
    if (at % 2 === 0) return html`${part}`;
    const href = linkOf(part);
    return href === null ? html`<code>${part}</code>` : html`<a href="${href}"><code>${part}</code></a>`;
  });
}

/** The text without the marks of Markdown, for the search. */
export const plainText = (text: string) => text.replace(/^## /gm, '').replaceAll('`', '').replace(/\s+/g, ' ').trim();

export const anchorOf = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]+/g, '-');
