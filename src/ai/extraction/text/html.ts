import { type BlockBuilder, compile, type Element, type Walk } from 'html-to-text';
import { type DocumentText, TextBuilder } from './document-text.ts';
import { decodeHtml } from './html-charset.ts';

/** The most levels of nested elements. Deeper elements are skipped, because the conversion is recursive. */
const MAX_DEPTH = 500;

/**
 * Marks in the converted text, which distinguish blocks. A page that contains these control characters itself gets another
 * structure, nothing else.
 */
const HEADING = '\u0001';
const CODE = '\u0002';
const LINE_END = '\u0003';

const SKIPPED = [
  ...['script', 'style', 'template', 'noscript', 'svg', 'math', 'canvas', 'iframe', 'object', 'head', 'nav'],
  ...['button', 'select', 'input', 'textarea', '[hidden]', '[aria-hidden="true"]', '[role="navigation"]'],
];
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

const toText = compile({
  wordwrap: false,
  // Longer input is cut by default. The text that results is limited instead.
  limits: { maxInputLength: undefined, maxDepth: MAX_DEPTH, ellipsis: '' },
  formatters: {
    markedHeading: (element, walk, builder) => {
      builder.openBlock({ leadingLineBreaks: 2 });
      walk(element.children, builder);
      const mark = HEADING + element.name.slice(1);
      builder.closeBlock({ trailingLineBreaks: 2, blockTransform: (text) => mark + text.replace(/\s+/g, ' ').trim() });
    },
    markedCode: (element, walk, builder) => {
      builder.openBlock({ isPre: true, leadingLineBreaks: 2 });
      walk(element.children, builder);
      builder.closeBlock({ trailingLineBreaks: 2, blockTransform: (text) => CODE + text.replaceAll('\n', LINE_END) });
    },
    row: formatRow,
    alternativeText: (element, _, builder) => builder.addInline(element.attribs['alt'] ?? ''),
  },
  selectors: [
    ...SKIPPED.map((selector) => ({ selector, format: 'skip' })),
    ...HEADINGS.map((selector) => ({ selector, format: 'markedHeading' })),
    { selector: 'pre', format: 'markedCode' },
    { selector: 'tr', format: 'row' },
    { selector: 'caption', format: 'block' },
    { selector: 'dt', format: 'block' },
    { selector: 'dd', format: 'block' },
    { selector: 'figcaption', format: 'block' },
    { selector: 'hr', format: 'lineBreak' },
    { selector: 'img', format: 'alternativeText' },
    { selector: 'a', format: 'inline' },
    { selector: 'blockquote', format: 'paragraph' },
    { selector: 'ul', options: { itemPrefix: '- ' } },
  ],
});

/** Writes a row of a table as `first | second`. */
function formatRow(element: Element, walk: Walk, builder: BlockBuilder): void {
  builder.openBlock({ leadingLineBreaks: 1 });
  let isFirst = true;
  for (const cell of element.children) {
    if (cell.name !== 'td' && cell.name !== 'th') continue;
    if (!isFirst) builder.addInline(' | ');
    isFirst = false;
    walk(cell.children, builder);
  }
  builder.closeBlock({ trailingLineBreaks: 1 });
}

/** Keeps headings, lists, tables and preformatted text. Skips scripts, styles, navigation and form elements. */
export function readHtml(bytes: Uint8Array): DocumentText {
  const builder = new TextBuilder();
  for (const text of toText(decodeHtml(bytes)).split(/\n{2,}/)) {
    const mark = text[0];
    if (mark === HEADING) builder.add({ text: text.slice(2), level: Number(text[1]) || 1 });
    else if (mark === CODE) builder.add({ text: text.slice(1).replaceAll(LINE_END, '\n'), isCode: true });
    else builder.add({ text: text.replaceAll(LINE_END, '\n') });
  }
  return builder.build();
}
