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

/** Renders the Markdown of a document. HTML in it is shown as text, and images as their description. */
export function renderMarkdown(markdown: string, linkOf: (link: string) => LinkTarget): GuideSection[] {
  const marked = new Marked();
  const tokens = marked.lexer(markdown);
  const ids = headingIds(tokens);
  marked.setOptions({ renderer: new GuideRenderer(linkOf, ids) });
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

  constructor(linkOf: (link: string) => LinkTarget, ids: ReadonlyMap<Token, string>) {
    super();
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
    return String(html`${text}`);
  }
}

const LANGUAGES: Readonly<Record<string, string>> = {
  '': 'Text',
  caddyfile: 'Caddyfile',
  graphql: 'GraphQL',
  html: 'HTML',
  http: 'HTTP',
  js: 'JavaScript',
  json: 'JSON',
  sh: 'Shell',
  text: 'Text',
  ts: 'TypeScript',
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
    const isBlock = BLOCKS.has(token.type);
    return [...(children ? textsOf(children) : ['text' in token ? String(token.text) : '']), isBlock ? ' ' : ''];
  });
}

const BLOCKS = new Set(['blockquote', 'br', 'code', 'heading', 'html', 'list_item', 'paragraph', 'space']);
