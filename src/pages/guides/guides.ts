import { html, type SafeHtml } from '@remix-run/html-template';
import { documentationFrame } from '../documentation-frame.ts';
import { inline } from '../reference/markdown.ts';
import type { SearchEntry } from '../search-entry.ts';
import { type Guide, readContents, readDocument } from './contents.ts';
import { GUIDES_PATH, hrefOf, linksOf } from './links.ts';
import { type GuideSection, renderMarkdown } from './markdown.ts';
import { pictureUrl } from './pictures.ts';
import { searchEntriesOf } from './search-index.ts';

export { readPicture } from './pictures.ts';

export interface GuidePage {
  readonly title: string;
  readonly content: SafeHtml;
}

const contents = readContents();
const all = contents.flatMap(({ guides }) => guides);
const bySlug = new Map(all.map((guide) => [guide.slug, guide]));
const rendered = new Map<Guide, readonly GuideSection[]>();

/** A page by its slug, `''` for the list of all guides; null if there is none. Each file is read when it is first used. */
export function guidePage(slug: string): GuidePage | null {
  if (slug === '') return { title: 'Guides', content: documentationFrame(contentsOf(null), overview()) };
  const guide = bySlug.get(slug);
  if (guide === undefined) return null;
  return { title: guide.title, content: documentationFrame(contentsOf(guide), article(guide)) };
}

export function guideSearchEntries(): SearchEntry[] {
  return all.flatMap((guide) => searchEntriesOf(guide, sectionsOf(guide)));
}

function sectionsOf(guide: Guide): readonly GuideSection[] {
  const sections =
    rendered.get(guide) ??
    renderMarkdown(readDocument(guide.file), linksOf(all, guide.file), (path) => pictureUrl(guide.file, path));
  rendered.set(guide, sections);
  return sections;
}

function overview(): SafeHtml {
  return html`<div class="gd"><h1>Guides</h1>
<p class="rf-lead">How to use and run the service. The <a href="/docs">API reference</a> shows each operation of this host.</p>
${contents.map(
  ({ name, guides }) =>
    html`<h2>${name}</h2><ul class="rf-list">${guides.map(
      (guide) =>
        html`<li><a href="${hrefOf(guide)}"><strong>${guide.title}</strong> <span>${inline(sentence(guide.description))}</span></a></li>`,
    )}</ul>`,
)}</div>`;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function article(guide: Guide): SafeHtml {
  const sections = sectionsOf(guide).map(
    ({ id, html: content }) => html`<section class="gd-section" data-heading="${id}">${html.raw`${content}`}</section>`,
  );
  return html`<article class="gd">${sections}${neighbours(guide)}</article>`;
}

/** Links to the guides before and after this one. */
function neighbours(guide: Guide): SafeHtml {
  const at = all.indexOf(guide);
  const link = (other: Guide | undefined, text: string) =>
    other ? html`<a href="${hrefOf(other)}"><span>${text}</span> ${other.title}</a>` : '';
  return html`<nav class="gd-next" aria-label="Other guides">${link(all[at - 1], 'Previous')}${link(all[at + 1], 'Next')}</nav>`;
}

/** The table of contents. The sections of the current guide are listed below it. */
function contentsOf(current: Guide | null): SafeHtml {
  const here = (guide: Guide | null) => (guide === current ? html` aria-current="page"` : '');
  const item = (guide: Guide) =>
    html`<li><a href="${hrefOf(guide)}"${here(guide)}>${guide.title}</a>${
      guide === current
        ? html`<ul>${sectionsOf(guide)
            .filter(({ id }) => id !== '')
            .map(({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`)}</ul>`
        : ''
    }</li>`;
  return html`<ul><li><a href="${GUIDES_PATH}"${here(null)}>Overview</a></li></ul>
${contents.map(({ name, guides }) => html`<p>${name}</p><ul>${guides.map(item)}</ul>`)}`;
}
