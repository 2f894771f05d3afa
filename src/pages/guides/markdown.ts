import { html } from '@remix-run/html-template';
import { Marked, Renderer, type Token, type Tokens } from 'marked';
import { codeBlock } from '../code-block.ts';
import type { LinkTarget } from './links.ts';

/** A heading of the second level with the text below it. The first section is what is above the first such heading. */
export interface GuideSection {
  /** The id of the heading; empty for the first section. */
  readonly id: string;
  readonly title: string;
  readonly html: string;
  /** The text without the marks of Markdown, for the search. */
  readonly text: string;
}

/** The URL of a picture by its path in the document; null for one that is not served. */
type PictureUrl = (path: string) => string | null;

/** Renders the Markdown of a document. HTML in it is shown as text, except a `picture`. Images that are not served are their description. */
export function renderMarkdown(
  markdown: string,
  linkOf: (link: string) => LinkTarget,
  pictureOf: PictureUrl = () => null,
): GuideSection[] {
  const marked = new Marked();
  const tokens = marked.lexer(markdown);
  const ids = headingIds(tokens);
  marked.setOptions({ renderer: new GuideRenderer(linkOf, ids, pictureOf) });
  return sectionsOf(tokens).map((section) => {
    const [heading] = section;
    const isHeaded = heading !== undefined && isSectionHeading(heading);
    return {
      id: isHeaded ? (ids.get(heading) ?? '') : '',
      title: isHeaded ? plainText([heading]) : '',
      html: marked.parser(section),
      text: plainText(isHeaded ? section.slice(1) : section),
    };
  });
}

class GuideRenderer extends Renderer {
  readonly #linkOf: (link: string) => LinkTarget;
  readonly #ids: ReadonlyMap<Token, string>;
  readonly #pictureOf: PictureUrl;

  constructor(linkOf: (link: string) => LinkTarget, ids: ReadonlyMap<Token, string>, pictureOf: PictureUrl) {
    super();
    this.#pictureOf = pictureOf;
    this.#linkOf = linkOf;
    this.#ids = ids;
  }

  override heading(token: Tokens.Heading): string {
    const id = this.#ids.get(token) ?? '';
    const text = html.raw`${this.parser.parseInline(token.tokens)}`;
    const level = `h${token.depth}`;
    const content = token.depth === 1 ? text : html`<a href="#${id}">${text}</a>`;
    return String(html.raw`<${level} id="${id}">${content}</${level}>\n`);
  }

  override code({ text, lang = '' }: Tokens.Code): string {
    const [language = ''] = lang.split(' ');
    return String(codeBlock(LANGUAGES[language] ?? language, text));
  }

  /** Long names can break after each part, so that tables fit narrow screens. */
  override codespan({ text }: Tokens.Codespan): string {
    const parts = text.split(/(?<=[_./])(?=\w)/).map((part, at) => html`${at > 0 ? html`<wbr>` : ''}${part}`);
    return String(html`<code>${parts}</code>`);
  }

  override table(token: Tokens.Table): string {
    return String(html.raw`<div class="gd-table" tabindex="0">${super.table(token)}</div>\n`);
  }

  override link({ href, tokens }: Tokens.Link): string {
    const text = html.raw`${this.parser.parseInline(tokens)}`;
    const target = this.#linkOf(href);
    if (target.href !== undefined) return String(html`<a href="${target.href}">${text}</a>`);
    if (target.file !== undefined) return String(html`${text} (<code>${target.file}</code> of the repository)`);
    return String(text);
  }

  override image({ text }: Tokens.Image): string {
    return String(html`${text}`);
  }

  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    const { dark, light, alt } = PICTURE.exec(text)?.groups ?? {};
    if (dark === undefined || light === undefined) return String(html`${text}`);
    const [onDark, onLight] = [this.#pictureOf(dark), this.#pictureOf(light)];
    if (onDark === null || onLight === null) return String(html`<p>${alt}</p>`);
    return String(
      html`<picture><source media="(prefers-color-scheme: dark)" srcset="${onDark}"><img src="${onLight}" width="1280" height="800" alt="${alt}"></picture>`,
    );
  }
}

/** A picture for light and dark mode, as GitHub shows it. */
const PICTURE =
  /^<picture>\s*<source media="\(prefers-color-scheme: dark\)" srcset="(?<dark>[^"]+)">\s*<img src="(?<light>[^"]+)"[^>]* alt="(?<alt>[^"]*)">\s*<\/picture>\s*$/;

const LANGUAGES: Readonly<Record<string, string>> = {
  '': 'Text',
  caddyfile: 'Caddyfile',
  css: 'CSS',
  graphql: 'GraphQL',
  html: 'HTML',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  sh: 'Shell',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TypeScript',
};

const isSectionHeading = (token: Token): token is Tokens.Heading => token.type === 'heading' && token['depth'] === 2;

function sectionsOf(tokens: readonly Token[]): Token[][] {
  const sections: Token[][] = [[]];
  for (const token of tokens) {
    if (isSectionHeading(token)) sections.push([]);
    sections.at(-1)?.push(token);
  }
  return sections;
}

/** The ids of the headings, as GitHub derives them: a repeated one gets a number. */
function headingIds(tokens: readonly Token[]): Map<Token, string> {
  const counts = new Map<string, number>();
  return new Map(
    tokens
      .filter(({ type }) => type === 'heading')
      .map((heading) => {
        const name = plainText([heading])
          .toLowerCase()
          .replace(/[^\p{L}\p{N}\s_-]/gu, '')
          .trim()
          .replaceAll(' ', '-');
        const count = counts.get(name) ?? 0;
        counts.set(name, count + 1);
        return [heading, count === 0 ? name : `${name}-${count}`];
      }),
  );
}

const plainText = (tokens: readonly Token[]): string => textsOf(tokens).join('').replace(/\s+/g, ' ').trim();

function textsOf(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'table') {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].flat().flatMap((cell) => [...textsOf(cell.tokens), ' ']);
    }
    if (token.type === 'list') return textsOf((token as Tokens.List).items);
    const children = (token as Tokens.Generic).tokens;
    if (token.type === 'html' && PICTURE.test(token.raw)) return [];
    const isBlock = BLOCKS.has(token.type);
    return [...(children ? textsOf(children) : ['text' in token ? String(token.text) : '']), isBlock ? ' ' : ''];
  });
}

const BLOCKS = new Set(['blockquote', 'br', 'code', 'heading', 'html', 'list_item', 'paragraph', 'space']);
